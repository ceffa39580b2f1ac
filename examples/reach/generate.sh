#!/usr/bin/env bash
# generate.sh: compiles reach.c to reach.s, without vector instructions. gcc 12.2 made the file that is here.
set -euo pipefail
cd "$(dirname "$0")"
${CC:-gcc} -O2 -fno-tree-vectorize -fno-asynchronous-unwind-tables -fcf-protection=none -S -o - reach.c |
    grep -vE '^\s*\.(file|ident|section\s+\.note)' >reach.s
