# /// fault
# label = "native_crash"
# cause = "Illegal instruction"
# framework = "c++"
# requires = ["g++"]
# ///
# An unreachable branch of a kernel library that is reached.
cat > kernels.cc <<'CC'
#include <cstdio>
static float dot(const float *a, const float *b, int n, int isa) {
  float sum = 0;
  switch (isa) {
    case 0: for (int i = 0; i < n; ++i) sum += a[i] * b[i]; return sum;
    case 1: for (int i = 0; i < n; i += 2) sum += a[i] * b[i] + a[i + 1] * b[i + 1]; return sum;
    default: __builtin_trap();
  }
}
int main() {
  float a[64], b[64];
  for (int i = 0; i < 64; ++i) a[i] = i, b[i] = 1;
  const char *names[] = {"scalar", "sse2", "avx512"};
  for (int isa = 0; isa < 3; ++isa) {
    std::printf("bench %-7s ", names[isa]); std::fflush(stdout);
    std::printf("%.1f\n", dot(a, b, 64, isa)); std::fflush(stdout);
  }
}
CC
g++ -O0 -o bench_kernels kernels.cc || exit 2
echo "running kernel self test before training"
./bench_kernels
exit $?
