#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [PART-OF-A-NAME]: optimizes gcc's and clang's code of each field operation ($SECONDS_EACH seconds, 60),
# links input and result into one program each, compares them natively on $INPUTS inputs (1000000) and under every overlap of
# their operands, times them in turn, and asks whether the result is constant time (column `leaks`: places where something
# secret may show). MARCH as in inputs.sh; OUT keeps the results. Fails if any result
# differs or leaks.
set -euo pipefail
[ $# -ge 1 ] || { echo "usage: run.sh SUPEROPT_BIN [PART-OF-A-NAME]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
out="${OUT:-$temp/out}"
march="${MARCH:-haswell}"
export MARCH="$march"
"$here/inputs.sh" "$temp"
failed=0
words() { case "$1" in p384*) echo 6 ;; curve25519*) echo 5 ;; poly1305*) echo 3 ;; *) echo 4 ;; esac; }
# object TEXT FUNCTION NAME OUTPUT: an object whose only symbol is NAME, which is FUNCTION.
object() {
    sed '/^[[:space:]]*\.addrsig/d' "$1" | "${CC:-gcc}" -c -x assembler -o "$4.all" -
    objcopy --redefine-sym "$2=$3" --keep-global-symbol="$3" "$4.all" "$4"
}
printf '%-40s %-6s %6s %5s  %-10s %8s %9s %5s %5s %5s\n' function input before after status seconds different thr lat leaks
for compiler in gcc clang; do
    [ -d "$temp/$compiler" ] || continue
    mkdir -p "$out/$compiler"
    while read -r file name signature; do
        [[ "$name" == *"${2:-}"* ]] || continue
        base="$out/$compiler/$name"
        "$bin" -q --march "$march" --function "$name" --signature "$signature" --timeout "${SECONDS_EACH:-60}" \
            --constant-time --json "$base.json" -o "$base.s" "$temp/$compiler/$file.s"
        object "$temp/$compiler/$file.s" "$name" before "$temp/before.o"
        object "$base.s" "$name" after "$temp/after.o"
        "${CC:-gcc}" -O2 -DWORDS="$(words "$file")" -DINPUTS="${INPUTS:-1000000}" -o "$temp/check" \
            "$here/check.c" "$temp/before.o" "$temp/after.o"
        checked="$("$temp/check")" || failed=1
        "$bin" leaks --function "$name" --json "$base.leaks.json" "$base.s" >/dev/null || failed=1
        python3 - "$base.json" "$name" "$compiler" "$checked" "$base.leaks.json" <<'PY'
import json, sys
(f,) = json.load(open(sys.argv[1]))["functions"]
wrong, throughput, latency = sys.argv[4].split()
(s,) = json.load(open(sys.argv[5]))
leaks = len(s["leaks"]) if s["verdict"] != "unknown" else "?"
row = (sys.argv[2], sys.argv[3], f["before"]["instructions"], f["after"]["instructions"], f["status"], f["seconds"])
print("%-40s %-6s %6d %5d  %-10s %8.1f %9s %5s %5s %5s" % (*row, wrong, throughput, latency, leaks))
PY
    done <"$temp/functions"
done
exit $failed
