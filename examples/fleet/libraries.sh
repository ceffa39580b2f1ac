#!/usr/bin/env bash
# libraries.sh SUPEROPT_BIN DIR URL [OPTION...]: the core of libgcc and compiler-rt through the queue of a database, by four workers on this
# machine, beside `batch` alone: the texts have to be the same bytes. Then both once more, which have to take next to no time.
# Options go to `submit`, `collect` and `batch`; without any they are --no-growth --longest 2 --evaluations 500000.
set -euo pipefail
[ $# -ge 3 ] || { echo "usage: libraries.sh SUPEROPT_BIN DIR URL [OPTION...]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
mkdir -p "$2"
dir="$(realpath "$2")"
url="$3"
shift 3
[ $# -gt 0 ] || set -- --no-growth --longest 2 --evaluations 500000
failed=0

# timed NAME COMMAND...: the command, and how long it took on the clock.
timed() {
    local name="$1" begun ended
    shift
    begun=$(date +%s%N)
    "$@"
    ended=$(date +%s%N)
    printf '%-40s %8d ms\n' "$name" $(((ended - begun) / 1000000))
}

workers() {
    for _ in 1 2 3 4; do
        "$bin" worker --queue "$url" --jobs 1 --until-empty --quiet &
    done
    wait
}

for archive in $("$here/../libraries/core.sh" "$dir"); do
    name="$(basename "$archive" .a)"
    timed "$name: batch, two at once" "$bin" batch "$archive" --out "$dir/$name-alone" --jobs 2 --quiet "$@"
    timed "$name: submit" "$bin" submit "$archive" --queue "$url" --quiet "$@"
    timed "$name: four workers" workers
    timed "$name: collect" "$bin" collect "$archive" --queue "$url" --out "$dir/$name-fleet" --quiet "$@"
    diff -r "$dir/$name-alone/asm" "$dir/$name-fleet/asm" && echo "$name: the same bytes as of batch" || failed=1
    timed "$name: submit once more" "$bin" submit "$archive" --queue "$url" "$@"
    timed "$name: collect once more" "$bin" collect "$archive" --queue "$url" --out "$dir/$name-fleet" --quiet "$@"
    diff -r "$dir/$name-alone/asm" "$dir/$name-fleet/asm" && echo "$name: the same bytes once more" || failed=1
done
exit $failed
