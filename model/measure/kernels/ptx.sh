#!/bin/sh
# Makes the PTX of this folder from its CUDA C. Needs nvcc (CUDA 13 was used); the results are
# committed, so that neither building nor running does. The version in the header is lowered to
# 7.0, which every driver since CUDA 11.0 takes; ptxas checks that nothing newer is used.
set -eu
cd "$(dirname "$0")"
make_ptx()
{
    nvcc -ptx -arch="$2" -O3 -o "$1.ptx" "$1.cu"
    sed -i -e 's/^\.version .*/.version 7.0/' -e '/^\/\//d' -e '/^$/d' "$1.ptx"
    ptxas -arch="$3" -o /dev/null "$1.ptx"
}
make_ptx gemm_fp32 compute_75 sm_75
make_ptx gemm_bf16 compute_80 sm_80
sha256sum gemm_fp32.cu gemm_fp32.ptx gemm_bf16.cu gemm_bf16.ptx > ptx.sha256
