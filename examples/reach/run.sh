#!/usr/bin/env bash
# run.sh SUPEROPT_BIN: functions whose best forms are known and far, optimized one by one: the CPU that is asked for,
# instructions in and out, those of the best form that is known, seconds, and where it is from. Fails if a function is not
# improved to that form.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -eq 1 ] || { echo "usage: run.sh SUPEROPT_BIN" >&2; exit 2; }
bin="$(realpath "$1")"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
failed=0

# row SIGNATURE CPU KNOWN SOURCE
row() {
    local name="${1%%(*}" json="$temp/out.json"
    "$bin" --march "$2" --objective instructions --function "$name" --signature "$1" -q --json "$json" \
        -o "$temp/out.s" "$here/reach.s" || { echo "$name: failed"; failed=1; return; }
    python3 - "$json" "$2" "$3" "$4" <<'PYTHON' || failed=1
import json, sys
path, cpu, known, source = sys.argv[1:]
(f,) = json.load(open(path))["functions"]
before, after = f["before"]["instructions"], f["after"]["instructions"]
print(f"{f['name']:<12} {cpu:<8} {before:>3} -> {after:>3}  known {known:>3}  {f['seconds']:>6.2f} s  {source}")
sys.exit(after > int(known))
PYTHON
}

row 'pack565(edi) -> eax' haswell 2 'mov, pext'
row 'interleave(edi, esi) -> eax' haswell 4 'mov, 2 pdep, lea'
row 'even_bits(edi) -> eax' haswell 2 'mov, pext'
row 'middle(edi, esi, edx) -> eax' x86-64 8 'exhaustive over mov, cmp, cmov'
row 'order3(rdi) -> void' x86-64 17 'AlphaDev: 11, 3 loads, 3 stores'
row 'order4(rdi) -> void' x86-64 28 'CGO 2025: 20, 4 loads, 4 stores'
row 'order5(rdi) -> void' x86-64 43 'CGO 2025: 33, 5 loads, 5 stores'
row 'order3(rdi) -> void' haswell 12 'smallest network: 6 minima and maxima'
row 'order4(rdi) -> void' haswell 18 'smallest network: 10'
row 'order5(rdi) -> void' haswell 28 'smallest network: 18'
exit "$failed"
