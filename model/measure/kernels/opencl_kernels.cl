// Matrix products C = A B with A of M x K, B of K x N, C of M x N, all in row order, and the triad.
// REAL is float, half or double; sizes are multiples of 64. Built with -D REAL=float.

#ifdef USE_FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif
#ifdef USE_FP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
#define REAL4 JOIN(REAL, 4)
#define REAL16 JOIN(REAL, 16)

// One element a work-item, through blocks of 16 x 16 in local memory.
__kernel __attribute__((reqd_work_group_size(16, 16, 1))) void
gemm_tile16(const int m, const int n, const int k, __global const REAL* a, __global const REAL* b,
            __global REAL* c)
{
    __local REAL blockA[16][16];
    __local REAL blockB[16][16];
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    const int x = get_local_id(0);
    const int y = get_local_id(1);
    REAL sum = 0;
    for (int start = 0; start < k; start += 16)
    {
        blockA[y][x] = a[(size_t)row * k + start + x];
        blockB[y][x] = b[(size_t)(start + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int l = 0; l < 16; ++l)
            sum += blockA[y][l] * blockB[l][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[(size_t)row * n + column] = sum;
}

// 64 x 64 elements a work-group of 16 x 16, 4 x 4 in the registers of each work-item.
__kernel __attribute__((reqd_work_group_size(16, 16, 1))) void
gemm_reg64(const int m, const int n, const int k, __global const REAL* a, __global const REAL* b,
           __global REAL* c)
{
    __local REAL blockA[16][64]; // transposed
    __local REAL blockB[16][64];
    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int item = y * 16 + x;
    const int firstColumn = get_group_id(0) * 64;
    const int firstRow = get_group_id(1) * 64;
    REAL sum[4][4];
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            sum[i][j] = 0;
    for (int start = 0; start < k; start += 16)
    {
        for (int i = 0; i < 4; ++i)
        {
            const int at = item + i * 256;
            blockA[at % 16][at / 16] = a[(size_t)(firstRow + at / 16) * k + start + at % 16];
            blockB[at / 64][at % 64] = b[(size_t)(start + at / 64) * n + firstColumn + at % 64];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int l = 0; l < 16; ++l)
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 4; ++j)
                    sum[i][j] += blockA[l][y + 16 * i] * blockB[l][x + 16 * j];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            c[(size_t)(firstRow + y + 16 * i) * n + firstColumn + x + 16 * j] = sum[i][j];
}

// 8 x 16 elements a work-item, no local memory.
__kernel void gemm_vec16(const int m, const int n, const int k, __global const REAL* a,
                         __global const REAL* b, __global REAL* c)
{
    const int column = get_global_id(0) * 16;
    const int row = get_global_id(1) * 8;
    REAL16 sum[8];
    for (int i = 0; i < 8; ++i)
        sum[i] = (REAL16)(0);
    for (int l = 0; l < k; ++l)
    {
        const REAL16 line = JOIN(vload, 16)(0, b + (size_t)l * n + column);
        for (int i = 0; i < 8; ++i)
            sum[i] += a[(size_t)(row + i) * k + l] * line;
    }
    for (int i = 0; i < 8; ++i)
        JOIN(vstore, 16)(sum[i], 0, c + (size_t)(row + i) * n + column);
}

__kernel void triad(const REAL scale, __global REAL4* a, __global const REAL4* b,
                    __global const REAL4* c)
{
    const size_t i = get_global_id(0);
    a[i] = b[i] + scale * c[i];
}
