#!/usr/bin/env bash
# unoptimized.sh SUPEROPT_BIN [OPTION...]: what gcc-12 and clang-19 make of the problems at -O0 through run.sh, and the
# assembly of asm/ (-O2 and -O3) with the same options; then which results from -O0 cost more, and which have a frame left.
# Fails if a function from -O0 is not proved, differs from its reference, or has a frame. Everything is kept in $OUT if
# that is set.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: unoptimized.sh SUPEROPT_BIN [OPTION...]" >&2; exit 2; }
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
out="${OUT:-$temp}"
for level in O0 O0-out optimized-out; do mkdir -p "$out/$level/gcc" "$out/$level/clang"; done
cd "$here"
for c in p[0-9][0-9].c; do
    gcc-12 -O0 -g -S "$c" -o "$out/O0/gcc/${c%.c}.s"
    clang-19 -O0 -g -fno-addrsig -S "$c" -o "$out/O0/clang/${c%.c}.s"
done
failed=0
ASM="$out/O0" OUT="$out/O0-out" ./run.sh "$@" || failed=1
OUT="$out/optimized-out" ./run.sh "$@" || failed=1
python3 unoptimized.py "$out/O0-out" "$out/optimized-out" || failed=1
exit $failed
