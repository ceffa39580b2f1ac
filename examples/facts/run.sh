#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [OPTION...]: optimizes gcc.s and clang.s with the binary and the options, prints instructions (without
# `ret`) before and after, and runs every function against its original on random arguments. Fails if one differs or
# grew. Without options they are --march haswell --objective instructions.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: run.sh SUPEROPT_BIN [OPTION...]" >&2; exit 2; }
bin="$(realpath "$1")"
shift
[ $# -gt 0 ] || set -- --march haswell --objective instructions
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
python3 "$here/rows.py" >"$temp/rows.h"
for compiler in gcc clang; do
    start="$(date +%s)"
    "$bin" "$@" -q --json "$temp/$compiler.json" -o "$temp/$compiler.s" "$here/$compiler.s"
    echo "$compiler, $(($(date +%s) - start)) s"
    python3 - "$temp/$compiler.json" <<'PYTHON'
import json, sys
functions = json.load(open(sys.argv[1]))["functions"]
total = [0, 0]
for f in functions:
    both = [f["before"]["instructions"], f["after"]["instructions"]]
    total = [t + n for t, n in zip(total, both)]
    print(f"{f['name']:<16} {both[0]:>3} -> {both[1]:>3}")
    assert both[1] <= both[0], f["name"]
print(f"{'all':<16} {total[0]:>3} -> {total[1]:>3}")
PYTHON
    as "$here/$compiler.s" -o "$temp/a.o" && objcopy --prefix-symbols=original_ "$temp/a.o"
    as "$temp/$compiler.s" -o "$temp/b.o" && objcopy --prefix-symbols=replacement_ "$temp/b.o"
    gcc -O1 -include "$temp/rows.h" "$here/check.c" "$temp/a.o" "$temp/b.o" -o "$temp/check"
    "$temp/check" 100000
done
