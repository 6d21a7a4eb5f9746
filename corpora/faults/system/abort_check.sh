# /// fault
# label = "code_error"
# also = ["native_crash"]
# cause = "Assertion `offset + length <= size' failed."
# framework = "c++"
# requires = ["g++"]
# ///
# A native reader with an assertion that does not hold.
cat > reader.cc <<'CC'
#include <cassert>
#include <cstdio>
struct Record { long offset, length; };
static void read_record(Record r, long size) {
  long offset = r.offset, length = r.length;
  assert(offset + length <= size);
}
int main() {
  for (int i = 0; i < 12; ++i) {
    read_record({i * 4096L, 4096L + (i == 9) * 1000000L}, 1 << 16);
    std::printf("record %02d ok\n", i); std::fflush(stdout);
  }
}
CC
g++ -O0 -o record_reader reader.cc || exit 2
echo "$(date '+%H:%M:%S') validating records"
./record_reader
exit $?
