#!/usr/bin/env bash
# table.sh SUPEROPT_BIN URL: the table of lowering alone in docs/RESULTS.md, by two workers from the empty database URL: the functions of
# the Hacker's Delight problems and the kernels of examples/long under four objectives on three machines. Prints it without the seconds,
# and fails if it is not what stands there.
set -euo pipefail
[ $# = 2 ] || { echo "usage: table.sh SUPEROPT_BIN URL" >&2; exit 2; }
root="$(cd "$(dirname "$0")/../.." && pwd)"
bin="$(realpath "$1")"
temp="$(mktemp -d)"
workers=()
trap 'kill "${workers[@]}" 2>/dev/null || true; wait; rm -rf "$temp"' EXIT

for _ in 1 2; do
    "$bin" worker --queue "$2" --jobs 1 --quiet &
    workers+=($!)
done
cd "$root"
"$bin" experiment examples/hd/asm/gcc/*.s examples/long/long.s --objectives instructions,size,latency,throughput \
    --machines haswell,icelake-server,znver4 --no-native --seconds 600 --queue "$2" >"$temp/all"
# The first of the two tables that it prints, all columns but the seconds.
sed '/^$/q' "$temp/all" | sed -n 's/^\(|.*|\)[^|]*|$/\1/p' >"$temp/table"
cat "$temp/table"
while read -r row; do
    grep -qxF -- "$row" docs/RESULTS.md || { echo "docs/RESULTS.md has no such row: $row" >&2; exit 1; }
done <"$temp/table"
