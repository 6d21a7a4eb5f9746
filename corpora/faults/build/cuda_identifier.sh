# /// fault
# label = "compile_failure"
# cause = "error: identifier \"warpSum\" is undefined"
# framework = "cuda"
# requires = ["nvcc", "g++", "make"]
# timeout_s = 120
# ///
# A helper that was moved to a header which this file does not include.
cat > reduce.cu <<'CU'
__global__ void reduce(const float *in, float *out, int n) {
  float value = 0.f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) value += in[i];
  value = warpSum(value);
  if (threadIdx.x % 32 == 0) atomicAdd(out, value);
}
CU
printf 'reduce.o: reduce.cu\n\tnvcc -arch=sm_90 -c -o $@ $<\n' > Makefile
make reduce.o
