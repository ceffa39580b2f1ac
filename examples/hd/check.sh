#!/usr/bin/env bash
# check.sh DIR: links all 25 problems from DIR (p01.s … p25.s, or .c) with driver.c and runs it.
# Fails if a function differs from its naive reference in any state tried. The compiler is $CC, else cc.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# = 1 ] || { echo "usage: check.sh DIR" >&2; exit 2; }
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
sources=()
for n in $(seq -w 1 25); do
    if [ -e "$1/p$n.s" ]; then sources+=("$1/p$n.s"); else sources+=("$1/p$n.c"); fi
done
"${CC:-cc}" -O2 -Wall -I"$here" "$here/driver.c" "${sources[@]}" -o "$temp/driver"
"$temp/driver"
