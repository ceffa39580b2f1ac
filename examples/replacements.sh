#!/usr/bin/env bash
# replacements.sh BIN: writes what the schedule of libraries is learned from, what the search puts in place of windows, to
# standard output (dag/src/search/improve/library_schedule/replacements.txt is that): over Hacker's Delight, the project's
# test code and random functions. $MARCH and $SECONDS_EACH say for which CPU and how long each function is searched.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -eq 1 ] || { echo "usage: replacements.sh BIN" >&2; exit 2; }
bin="$(realpath "$1")"
march="${MARCH:-haswell}"
seconds="${SECONDS_EACH:-3}"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT

# corpus NAME COMMAND…: a line that names it, and what the command writes to its --replacements.
corpus() {
    local name="$1"
    shift
    "$bin" "$@" --march "$march" --replacements "$temp/$name" >"$temp/$name.log" 2>&1 || { cat "$temp/$name.log" >&2; exit 1; }
    echo "# $name: $(basename "$0"), --march $march, $seconds seconds for each function"
    cat "$temp/$name"
}

corpus hd experiment --timeout "$seconds" "$here"/hd/asm/gcc/*.s "$here"/hd/asm/clang/*.s
real=("$here"/../tests/real/asm/{absolutes,bits,coding,comparisons,counts,hashes,products,shifts,sums}.s)
corpus real experiment --timeout "$seconds" "${real[@]}"
corpus random fuzz --objective instructions --count 200 --states 1
