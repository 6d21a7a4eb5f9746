# /// fault
# label = "native_crash"
# cause = "Floating point exception"
# framework = "c++"
# requires = ["g++"]
# ///
# A data shuffler in C++ that divides by the number of workers.
cat > shuffle.cc <<'CC'
#include <cstdio>
#include <cstdlib>
int main(int argc, char **argv) {
  int workers = std::atoi(argv[1]);
  long records = 1200000;
  std::printf("shuffle: %ld records, buffer 65536\n", records);
  std::fflush(stdout);
  std::printf("shuffle: %ld records a worker\n", records / workers);
}
CC
g++ -O0 -o shuffle shuffle.cc || exit 2
for workers in 8 4 0; do
  echo "+ ./shuffle $workers"
  ./shuffle $workers
  code=$?
  [ $code -eq 0 ] || { echo "shuffle failed with exit code $code" >&2; exit $code; }
done
