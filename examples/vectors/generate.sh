#!/usr/bin/env bash
# Writes gcc.s and clang.s: what gcc-12 and clang-19 at -O2 -mavx2 make of vectors.c, with the contracts that the C has. The
# results are kept in the tree, so this is needed only after a change to the C.
set -euo pipefail
cd "$(dirname "$0")"
contracts() {
    sed -n 's/^v128 \([a-z0-9_]*\)(v128 x) .*/# superopt: \1(xmm0) -> xmm0/p
            s/^v128 \([a-z0-9_]*\)(v128 x, v128 y) .*/# superopt: \1(xmm0, xmm1) -> xmm0/p
            s/^v256 \([a-z0-9_]*\)(v256 x) .*/# superopt: \1(ymm0) -> ymm0/p' vectors.c
}
# GNU as does not know .addrsig.
{ contracts; gcc-12 -O2 -mavx2 -S vectors.c -o -; } >gcc.s
{ contracts; clang-19 -O2 -mavx2 -fno-addrsig -S vectors.c -o -; } >clang.s
