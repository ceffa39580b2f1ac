#!/usr/bin/env bash
# Writes asm/*.s: what gcc-12 -O2 -g makes of the C in src/. The results are kept in the tree.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p asm
for c in src/*.c; do
    gcc-12 -O2 -g -fdebug-prefix-map="$PWD"=. -S "$c" -o "asm/$(basename "$c" .c).s"
done
