#!/usr/bin/env bash
# Writes baseline.csv: the instructions of each function by gcc-12 and clang-19, -O3 -march=haswell, not counting ret,
# nop and endbr64. What the optimizer must not exceed. The rows "other" are carried over as they are: the same counts
# for another writer's C of the same problems (32 bit), where that C means the same.
set -euo pipefail
cd "$(dirname "$0")"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
count() { # object, function
    objdump -d --no-show-raw-insn --disassemble="$2" "$1" |
        awk -F'\t' '/^ +[0-9a-f]+:\t/ && $2 !~ /^(ret|nop|data16|cs nop|endbr64|xchg +%ax,%ax)/ { n++ }
                     END { print n + 0 }'
}
{
    echo "problem,width,compiler,instructions,source"
    for c in p[0-9][0-9].c; do
        for compiler in gcc-12 clang-19; do
            "$compiler" -O3 -march=haswell -c "$c" -o "$temp/a.o"
            for width in 32 64; do
                echo "${c%.c},$width,$compiler,$(count "$temp/a.o" "${c%.c}_$width"),own"
            done
        done
    done
    grep ',other$' baseline.csv || true
} >"$temp/baseline.csv"
sort -t, -k1,1 -k2,2n -k5,5r -k3,3 "$temp/baseline.csv" -o "$temp/sorted.csv"
{ grep '^problem' "$temp/sorted.csv"; grep -v '^problem' "$temp/sorted.csv"; } >baseline.csv
