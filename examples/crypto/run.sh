#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [PART-OF-A-NAME]: optimizes the code of each field operation by gcc, clang and rustc ($COMPILERS), each in
# $SECONDS_EACH seconds (60), links input and result into one program each, compares them natively on $INPUTS inputs (1000000)
# and under every overlap of their operands, times them in turn, and asks whether the result is constant time (column `leaks`:
# places where something secret may show). MARCH as in inputs.sh; OUT keeps the results. Fails if any result differs or leaks.
set -euo pipefail
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
out="${OUT:-$temp/out}"
failed=0
printf '%-40s %-6s %6s %5s  %-10s %8s %9s %5s %5s %5s\n' function input before after status seconds different thr lat leaks
for compiler in ${COMPILERS:-gcc clang rust}; do
    [ -d "$temp/$compiler" ] || continue
    mkdir -p "$out/$compiler"
    while read -r file name signature; do
        [[ "$name" == *"${2:-}"* ]] || continue
        base="$out/$compiler/$name"
        "$bin" -q --march "$MARCH" --objective "${OBJECTIVE:-instructions}" --function "$name" --signature "$signature" --timeout "${SECONDS_EACH:-60}" \
            --constant-time --json "$base.json" -o "$base.s" "$temp/$compiler/$file.s"
        object "$temp/$compiler/$file.s" "$name" before "$temp/before.o"
        object "$base.s" "$name" after "$temp/after.o"
        checked="$(checker "$file" "$temp/before.o" "$temp/after.o")" || failed=1
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
