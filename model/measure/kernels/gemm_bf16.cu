// C = A B in bf16 with sums in fp32, through mma.sync m16n8k16. A is M x K in row order, B is
// K x N in column order, C is M x N in row order; M and N are multiples of 128, K of 32.
// Blocks of 128 x 128, 8 warps with 64 x 32 each, K in steps of 32 through two buffers.
// nvcc -ptx -arch=compute_80 -O3, then ".version 7.0"; see ptx.sh.

typedef unsigned int word; // two numbers of bf16

namespace
{

constexpr int tileK = 32;
// In words: 16 for 32 numbers and 4 more, so that the eight rows a warp reads lie in other banks.
constexpr int pitch = 20;

__device__ void multiply(float (&c)[4], const word (&a)[4], const word (&b)[2])
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                 "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

__device__ void copyAside(word* to, const word* from)
{
    const unsigned shared = (unsigned)__cvta_generic_to_shared(to);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared), "l"(from));
}

// 128 rows of 32 numbers: 512 pieces of 16 bytes, two for each thread.
__device__ void loadTile(word* tile, const word* from, int wordsPerRow, int firstRow, int firstWord)
{
    for (int i = 0; i < 2; ++i)
    {
        const int piece = threadIdx.x + i * 256;
        const int row = piece / 4;
        const int at = piece % 4 * 4;
        copyAside(tile + row * pitch + at,
                  from + (size_t)(firstRow + row) * wordsPerRow + firstWord + at);
    }
}

__device__ word pack(float low, float high)
{
    word both;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(high), "f"(low));
    return both;
}

} // namespace

extern "C" __global__ void __launch_bounds__(256)
    gemm_bf16(int m, int n, int k, const word* __restrict__ a, const word* __restrict__ b,
              word* __restrict__ c)
{
    __shared__ word tileA[2][128 * pitch];
    __shared__ word tileB[2][128 * pitch];
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    const int group = lane / 4;
    const int member = lane % 4;
    const int warpRow = warp / 4 * 64;
    const int warpColumn = warp % 4 * 32;
    const int firstRow = blockIdx.y * 128;
    const int firstColumn = blockIdx.x * 128;
    const int wordsPerRow = k / 2;
    float sum[4][4][4] = {};

    loadTile(tileA[0], a, wordsPerRow, firstRow, 0);
    loadTile(tileB[0], b, wordsPerRow, firstColumn, 0);
    asm volatile("cp.async.commit_group;");
    const int steps = k / tileK;
    for (int step = 0; step < steps; ++step)
    {
        const int now = step % 2;
        if (step + 1 < steps)
        {
            loadTile(tileA[1 - now], a, wordsPerRow, firstRow, (step + 1) * tileK / 2);
            loadTile(tileB[1 - now], b, wordsPerRow, firstColumn, (step + 1) * tileK / 2);
        }
        asm volatile("cp.async.commit_group;");
        asm volatile("cp.async.wait_group 1;");
        __syncthreads();
#pragma unroll
        for (int part = 0; part < tileK / 16; ++part)
        {
            const int at = part * 8 + member; // in words
            word left[4][4];
            word right[4][2];
            for (int i = 0; i < 4; ++i)
            {
                const word* row = tileA[now] + (warpRow + i * 16 + group) * pitch;
                left[i][0] = row[at];
                left[i][1] = row[8 * pitch + at];
                left[i][2] = row[at + 4];
                left[i][3] = row[8 * pitch + at + 4];
            }
            for (int j = 0; j < 4; ++j)
            {
                const word* column = tileB[now] + (warpColumn + j * 8 + group) * pitch;
                right[j][0] = column[at];
                right[j][1] = column[at + 4];
            }
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 4; ++j)
                    multiply(sum[i][j], left[i], right[j]);
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
        {
            const int row = firstRow + warpRow + i * 16 + group;
            const int column = firstColumn + warpColumn + j * 8 + member * 2;
            c[((size_t)row * n + column) / 2] = pack(sum[i][j][0], sum[i][j][1]);
            c[((size_t)(row + 8) * n + column) / 2] = pack(sum[i][j][2], sum[i][j][3]);
        }
}
