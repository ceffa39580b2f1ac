#!/usr/bin/env bash
# Writes asm/gcc/*.s and asm/clang/*.s: what gcc-12 and clang-19 make of the C here. The results are kept in the tree,
# so this is needed only after a change to the C. -g carries the signatures; no path of the machine gets into it. GNU as
# does not know .addrsig.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p asm/gcc asm/clang
for c in p[0-9][0-9].c; do
    gcc-12 -O2 -g -fdebug-prefix-map="$PWD"=. -S "$c" -o "asm/gcc/${c%.c}.s"
    clang-19 -O3 -g -fno-addrsig -fdebug-compilation-dir=. -S "$c" -o "asm/clang/${c%.c}.s"
done
