# /// fault
# label = "compile_failure"
# cause = "uses too much shared data"
# framework = "cuda"
# requires = ["nvcc", "g++"]
# timeout_s = 120
# ///
# A CUDA kernel with a static tile larger than the shared memory of a block.
cat > attention.cu <<'CU'
#include <cuda_runtime.h>

template <int ROWS, int COLS>
__global__ void tile_softmax(const float *in, float *out) {
  __shared__ float tile[ROWS][COLS];
  for (int c = threadIdx.x; c < COLS; c += blockDim.x)
    for (int r = 0; r < ROWS; ++r) tile[r][c] = in[r * COLS + c];
  __syncthreads();
  for (int c = threadIdx.x; c < COLS; c += blockDim.x)
    for (int r = 0; r < ROWS; ++r) out[r * COLS + c] = __expf(tile[r][(c + 1) % COLS]);
}

void launch(const float *in, float *out) { tile_softmax<128, 256><<<1, 256>>>(in, out); }
CU
echo "[1/2] compiling attention.cu for sm_90"
nvcc -arch=sm_90 -O2 -c attention.cu -o attention.o
code=$?
[ $code -eq 0 ] || { echo "build step failed with code $code"; exit $code; }
echo "[2/2] linking"
