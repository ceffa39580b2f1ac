#!/usr/bin/env bash
# long_job.sh SUPEROPT_BIN URL INPUT FUNCTION SECONDS: a job that takes SECONDS (1300) with a worker that is taken to be dead after ten, while
# another worker waits for work. It has to be done once. INPUT's FUNCTION has to be one whose search does not end before.
set -euo pipefail
[ $# -ge 4 ] || { echo "usage: long_job.sh SUPEROPT_BIN URL INPUT FUNCTION [SECONDS]" >&2; exit 2; }
bin="$(realpath "$1")"
url="$2" input="$3" function="$4" seconds="${5:-1300}"
said="$(mktemp -d)"
trap 'rm -rf "$said"' EXIT
"$bin" submit "$input" --function "$function" --queue "$url" --evaluations 1000000000000 --longest 12 --timeout "$seconds"
for n in 1 2; do
    "$bin" worker --queue "$url" --jobs 1 --lease 10 --until-empty 2>"$said/$n" &
done
wait
cat "$said"/*
lines=$(cat "$said"/* | wc -l)
[ "$lines" = 1 ] || { echo "it was done $lines times" >&2; exit 1; }
echo "done once"
