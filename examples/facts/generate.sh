#!/usr/bin/env bash
# generate.sh: compiles facts.c to gcc.s and clang.s, with the signatures of its comments, without vector instructions.
# gcc 12.2 and clang 19.1 made the files that are here.
set -euo pipefail
cd "$(dirname "$0")"
quiet=(-O2 -fno-asynchronous-unwind-tables -fcf-protection=none -S -o -)
# make COMPILER OPTION... >FILE
make() {
    sed -n 's|^// superopt|# superopt|p' facts.c
    "$@" "${quiet[@]}" facts.c | grep -vE '^\s*\.(file|ident|section\s+\.?"?\.note|addrsig)'
}
make "${GCC:-gcc-12}" -fno-tree-vectorize >gcc.s
make "${CLANG:-clang-19}" -fno-vectorize -fno-slp-vectorize >clang.s
