#!/usr/bin/env bash
# Writes gcc.s and clang.s: what gcc-12 at -O1 and clang-19 at -O0 make of bytes.c, with the contracts that the C has. The
# results are kept in the tree, so this is needed only after a change to the C.
set -euo pipefail
cd "$(dirname "$0")"
contracts() {
    for f in be16 les16 be32 le32 difference; do echo "# superopt: $f(rdi) -> eax"; done
    for f in les32 be64; do echo "# superopt: $f(rdi) -> rax"; done
    for f in put_be16 put_be32; do echo "# superopt: $f(rdi, esi) -> void"; done
    for f in put_le64 start copy_point; do echo "# superopt: $f(rdi, rsi) -> void"; done
    echo "# superopt: swap(rdi) -> void"
    echo "# superopt: copy4(rdi, rsi) -> void where noalias(rdi, rsi)"
}
# GNU as does not know .addrsig.
{ contracts; gcc-12 -O1 -S bytes.c -o -; } >gcc.s
{ contracts; clang-19 -O0 -fno-addrsig -S bytes.c -o -; } >clang.s
