#!/usr/bin/env bash
# run.sh SUPEROPT_BIN DIR [OPTION...]: the core of libgcc and compiler-rt through `batch`, results and reports below DIR,
# and the rebuilt archives checked. Options go to `batch`; without any they are --no-growth --timeout 6 --longest 2 --evaluations 500000.
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
for archive in $("$here/core.sh" "$dir"); do
    name="$(basename "$archive" .a)"
    "$bin" batch "$archive" --out "$dir/$name" --rebuild "$dir/$name-new.a" "$@"
    "$here/check.sh" "$archive" "$dir/$name-new.a" "$dir/$name/functions.json" "${STATES:-1000000}" || failed=1
done
exit $failed
