#!/usr/bin/env bash
# efficiency.sh SUPEROPT_BIN INPUT URL1 URL2 [OPTION...]: what a second worker brings: the functions of INPUT by one worker through the
# empty database URL1, then by two through the empty database URL2, each worker on one core. Prints the seconds of both on the clock, those
# of the processor, what part of their cores the workers had work for, and the efficiency, the one's clock by twice the other's: it is less
# where two busy cores are each slower than one alone. Options go to `submit`.
set -euo pipefail
[ $# -ge 4 ] || { echo "usage: efficiency.sh SUPEROPT_BIN INPUT URL1 URL2 [OPTION...]" >&2; exit 2; }
bin="$(realpath "$1")"
input="$2"
urls=("$3" "$4")
shift 4
TIMEFORMAT='%R %U %S'

workers() {
    local n
    for ((n = 0; n < $1; n++)); do
        "$bin" worker --queue "$2" --jobs 1 --until-empty --quiet &
    done
    wait
}

clocks=()
echo "workers  seconds  of the processor    busy"
for n in 1 2; do
    url="${urls[n - 1]}"
    "$bin" submit "$input" --queue "$url" --quiet "$@"
    read -r real user system < <({ time workers "$n" "$url" >/dev/null 2>&1; } 2>&1)
    awk -v n="$n" -v r="$real" -v u="$user" -v s="$system" 'BEGIN { printf "%7d %8.1f %17.1f %6.1f%%\n", n, r, u + s, 100 * (u + s) / r / n }'
    clocks+=("$real")
done
awk -v one="${clocks[0]}" -v two="${clocks[1]}" 'BEGIN { printf "efficiency %.1f %%\n", 100 * one / two / 2 }'
