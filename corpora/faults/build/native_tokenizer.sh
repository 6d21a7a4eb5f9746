# /// fault
# label = "compile_failure"
# cause = "was not declared in this scope"
# framework = "c++"
# requires = ["g++", "make"]
# ///
# A native tokenizer no longer compiles after a rename.
cat > tokenizer.cc <<'CC'
#include <string>
#include <vector>
std::vector<std::string> split(const std::string &text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    if (c == ' ') { words.push_back(word); word.clear(); }
    else word += c;
  }
  words.push_back(word);
  return words;
}
int main() { return split_words("a b c").size() == 3 ? 0 : 1; }
CC
cat > Makefile <<'MK'
tokenizer: tokenizer.cc
	g++ -O1 -std=c++17 -o $@ $<
MK
echo "Building native components"
make tokenizer
code=$?
[ $code -eq 0 ] || { echo "ERROR: build failed, not starting training"; exit $code; }
