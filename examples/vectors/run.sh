#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [OPTION...]: optimizes gcc.s and clang.s with the binary and the options, prints instructions (without
# `ret`) before and after, and runs every function against its original on random vectors if this CPU has AVX2. Fails if
# one differs or grew. Without options they are --march haswell --objective instructions.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: run.sh SUPEROPT_BIN [OPTION...]" >&2; exit 2; }
bin="$(realpath "$1")"
shift
[ $# -gt 0 ] || set -- --march haswell --objective instructions
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
for compiler in gcc clang; do
    start="$(date +%s)"
    "$bin" "$@" -q --json "$temp/$compiler.json" -o "$temp/$compiler.s" "$here/$compiler.s"
    echo "$compiler, $(($(date +%s) - start)) s"
    as "$here/$compiler.s" -o "$temp/a.o" && objcopy --prefix-symbols=original_ "$temp/a.o"
    as "$temp/$compiler.s" -o "$temp/b.o" && objcopy --prefix-symbols=replacement_ "$temp/b.o"
    python3 - "$temp/$compiler.json" "$temp/rows.h" <<'PYTHON'
import json, sys
functions = json.load(open(sys.argv[1]))["functions"]
total = [0, 0]
for f in functions:
    both = [f["before"]["instructions"], f["after"]["instructions"]]
    total = [t + n for t, n in zip(total, both)]
    print(f"{f['name']:<22} {both[0]:>3} -> {both[1]:>3}")
    assert both[1] <= both[0], f["name"]
print(f"{'all':<22} {total[0]:>3} -> {total[1]:>3}")
open(sys.argv[2], "w").write("#define ROWS(F) " + " ".join(f"F({f['name']})" for f in functions) + "\n")
PYTHON
    if grep -qw avx2 /proc/cpuinfo; then
        gcc -O1 -mavx2 -include "$temp/rows.h" "$here/check.c" "$temp/a.o" "$temp/b.o" -o "$temp/check"
        "$temp/check" 200000
    else
        echo "not run: this CPU lacks AVX2"
    fi
done
