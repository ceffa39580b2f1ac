#!/usr/bin/env bash
# Writes stoke-gcc.s and stoke-clang.s: what gcc-12 and clang-19 make of stoke.c at -O3, with the contracts that the C has.
# The results are kept in the tree, so this is needed only after a change to the C.
set -euo pipefail
cd "$(dirname "$0")"
contracts='# superopt: montgomery(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: montgomery_branch(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: multiply_high(rdi, rsi) -> rax
# superopt: multiply(rdi, rsi) -> rax, rdx'
# GNU as does not know .addrsig.
{ echo "$contracts"; gcc-12 -O3 -S stoke.c -o -; } >stoke-gcc.s
{ echo "$contracts"; clang-19 -O3 -fno-addrsig -S stoke.c -o -; } >stoke-clang.s
