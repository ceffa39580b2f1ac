#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [OPTION...]: optimizes every file of asm/ with the binary and the options, links the results with
# the driver, and compares what the driver prints with what it prints for the originals. Then a line for each function
# from the reports. Fails if a file is refused, does not assemble, or a function's check sum differs.
# The outputs are kept in $OUT if that is set.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: run.sh SUPEROPT_BIN [OPTION...]" >&2; exit 2; }
bin="$(realpath "$1")"
shift
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
out="${OUT:-$temp/out}"
mkdir -p "$out"
cc="${CC:-cc}"
failed=0
shopt -s nullglob

"$cc" -O1 -w -c "$here/driver.c" -o "$temp/driver.o"
"$cc" -O1 -w -c "$here/driver_integers.c" -o "$temp/driver_integers.o"
objects=()
for s in "$here"/asm/*.s; do
    name="$(basename "$s" .s)"
    as "$s" -o "$temp/$name.original.o"
    if ! "$bin" "$@" --json "$out/$name.json" -o "$out/$name.s" "$s" 2>"$out/$name.log"; then
        echo "$name: superopt-dag failed: $(tail -n 1 "$out/$name.log")"
        failed=1
    elif ! as "$out/$name.s" -o "$temp/$name.o"; then
        echo "$name: the output does not assemble"
        failed=1
    else
        objects+=("$temp/$name.o")
        continue
    fi
    objects+=("$temp/$name.original.o")
done
"$cc" "$temp"/driver*.o "$temp"/*.original.o -o "$temp/original"
"$cc" "$temp"/driver*.o "${objects[@]}" -o "$temp/optimized"
"$temp/original" >"$temp/expected"
timeout 60 "$temp/optimized" >"$temp/actual" || { echo "the optimized driver ended with status $?"; failed=1; }
if ! diff "$temp/expected" "$temp/actual" >"$temp/diff"; then
    echo "these functions behave differently (<: original, >: optimized):"
    cat "$temp/diff"
    failed=1
fi
python3 "$here/summary.py" "$out"/*.json || failed=1
echo "driver: $(wc -l <"$temp/expected") functions called; $([ $failed = 0 ] && echo all the same || echo FAILED)"
exit $failed
