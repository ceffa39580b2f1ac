#!/usr/bin/env bash
# compare.sh [RLIMIT]: for every problem, is clang's code equivalent to gcc's? Prints one line per function: verdict,
# seconds of the pair of files, reason. A measurement, not a test: what the solver does not settle within its limit
# (a count of its steps, not of seconds) is listed as unknown. The program is $SUPEROPT, else superopt-dag on the path.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
program="${SUPEROPT:-superopt-dag}"
rlimit="${1:-40000000}"
for n in $(seq -w 1 25); do
    started="$(date +%s.%N)"
    code=0
    said="$("$program" verify --rlimit "$rlimit" "$here/asm/gcc/p$n.s" "$here/asm/clang/p$n.s" 2>&1)" || code=$?
    [ "$code" != 2 ] || { echo "$said" >&2; exit 2; }
    seconds="$(awk -v a="$started" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }')"
    while IFS= read -r line; do echo "p$n ${seconds}s $line"; done <<<"$said"
done
