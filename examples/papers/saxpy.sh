#!/usr/bin/env bash
# Writes saxpy-gcc.s and saxpy-clang.s: what gcc-12 at -O2 and clang-19 at -O0 make of saxpy.c, with the contract that the
# C has and that x and y do not overlap. The results are kept in the tree, so this is needed only after a change to the C.
set -euo pipefail
cd "$(dirname "$0")"
contract='# superopt: saxpy(rdi, rsi, edx, rcx) -> void where noalias(rdi, rsi)'
# GNU as does not know .addrsig.
{ echo "$contract"; gcc-12 -O2 -S saxpy.c -o -; } >saxpy-gcc.s
{ echo "$contract"; clang-19 -O0 -fno-addrsig -S saxpy.c -o -; } >saxpy-clang.s
