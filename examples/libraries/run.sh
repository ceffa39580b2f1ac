#!/usr/bin/env bash
# run.sh SUPEROPT_BIN DIR [OPTION...]: the core of libgcc and compiler-rt through `batch`, results and reports below DIR:
# a table by class of function; the rebuilt archives checked; and the same batch once more, which takes everything from its
# store and has to write the same bytes. `batch` says the time and the memory of both.
# Options go to `batch`; without any they are --no-growth --timeout 6 --longest 2 --evaluations 500000.
# STATES says how often each improved function is run (a million times).
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: run.sh SUPEROPT_BIN DIR [OPTION...]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
mkdir -p "$2"
dir="$(realpath "$2")"
shift 2
[ $# -gt 0 ] || set -- --no-growth --timeout 6 --longest 2 --evaluations 500000
failed=0

# sums NAME: what the batch wrote, without its store.
sums() {
    (cd "$dir" && find "$1" "$1-new.a" -type f ! -name 'store.*' -print0 | sort -z | xargs -0 sha256sum)
}

for archive in $("$here/core.sh" "$dir"); do
    name="$(basename "$archive" .a)"
    batch=("$bin" batch "$archive" --out "$dir/$name" --rebuild "$dir/$name-new.a" "$@")
    "${batch[@]}"
    "$here/summary.py" "$dir/$name/functions.json" || failed=1
    "$here/check.sh" "$archive" "$dir/$name-new.a" "$dir/$name/functions.json" "${STATES:-1000000}" || failed=1
    sums "$name" >"$dir/$name.sums"
    "${batch[@]}" --resume 2>&1 | tail -n 3
    sums "$name" | diff "$dir/$name.sums" - && echo "the same bytes once more" || failed=1
done
exit $failed
