# /// fault
# label = "code_error"
# also = ["native_crash", "config"]
# cause = "what():  unknown tokenizer kind: bpe2"
# framework = "cpp"
# requires = ["g++"]
# ///
cat > tokenize.cpp <<'CODE'
#include <iostream>
#include <stdexcept>
#include <string>
int main() {
    std::cout << "reading vocabulary (32000 pieces)" << std::endl;
    std::string kind = "bpe2";
    if (kind != "bpe") throw std::invalid_argument("unknown tokenizer kind: " + kind);
}
CODE
g++ -o tokenize tokenize.cpp && ./tokenize
