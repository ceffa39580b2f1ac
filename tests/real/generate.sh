#!/usr/bin/env bash
# Writes asm/*.s: what gcc-12 -O2 -g makes of the C in src/ and compiler-rt/. The results are kept in the tree.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p asm
for c in src/*.c compiler-rt/*.c; do
    case "$c" in
        compiler-rt/*) s="asm/rt_$(basename "$c" .c).s" ;;
        *) s="asm/$(basename "$c" .c).s" ;;
    esac
    gcc-12 -O2 -g -fdebug-prefix-map="$PWD"=. -S "$c" -o "$s"
done
