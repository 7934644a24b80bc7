// C = A B in fp32 with A of M x K, B of K x N, C of M x N in row order; sizes are multiples of 64.
// Blocks of 64 x 64, 16 x 16 threads with 4 x 4 sums each. And the triad.
// nvcc -ptx -arch=compute_75 -O3, then ".version 7.0"; see ptx.sh.

extern "C" __global__ void __launch_bounds__(256)
    gemm_fp32(int m, int n, int k, const float* __restrict__ a, const float* __restrict__ b,
              float* __restrict__ c)
{
    __shared__ float blockA[16][64 + 4]; // transposed
    __shared__ float blockB[16][64 + 4];
    const int x = threadIdx.x % 16;
    const int y = threadIdx.x / 16;
    const int firstColumn = blockIdx.x * 64;
    const int firstRow = blockIdx.y * 64;
    float sum[4][4] = {};
    for (int start = 0; start < k; start += 16)
    {
        for (int i = 0; i < 4; ++i)
        {
            const int at = threadIdx.x + i * 256;
            blockA[at % 16][at / 16] = a[(size_t)(firstRow + at / 16) * k + start + at % 16];
            blockB[at / 64][at % 64] = b[(size_t)(start + at / 64) * n + firstColumn + at % 64];
        }
        __syncthreads();
#pragma unroll
        for (int l = 0; l < 16; ++l)
        {
            float left[4];
            float right[4];
            for (int i = 0; i < 4; ++i)
            {
                left[i] = blockA[l][y * 4 + i];
                right[i] = blockB[l][x + 16 * i];
            }
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 4; ++j)
                    sum[i][j] += left[i] * right[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            c[(size_t)(firstRow + y * 4 + i) * n + firstColumn + x + 16 * j] = sum[i][j];
}

extern "C" __global__ void triad(long long count, float scale, float4* __restrict__ a,
                                 const float4* __restrict__ b, const float4* __restrict__ c)
{
    const long long step = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += step)
    {
        const float4 left = b[i];
        const float4 right = c[i];
        a[i] = make_float4(left.x + scale * right.x, left.y + scale * right.y,
                           left.z + scale * right.z, left.w + scale * right.w);
    }
}
