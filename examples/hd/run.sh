#!/usr/bin/env bash
# run.sh SUPEROPT_BIN [OPTION...]: optimizes asm/gcc and asm/clang with the binary and the options, file by file,
# checks the results with the driver, and prints the table: instructions in, out, of the better compiler at -O3
# -march=haswell; seconds; status; strategy. Fails if a file is refused, or a function differs or grew. Without options
# they are --march haswell --objective instructions. The outputs are kept in $OUT if that is set; $ASM says where other
# assembly of the problems is than asm/.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: run.sh SUPEROPT_BIN [OPTION...]" >&2; exit 2; }
bin="$(realpath "$1")"
shift
[ $# -gt 0 ] || set -- --march haswell --objective instructions
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
out="${OUT:-$temp}"
asm="${ASM:-$here/asm}"
failed=0

# one COMPILER/NAME OPTION...
one() {
    local to="$out/$1" s="$asm/$1.s"
    shift
    "$bin" "$@" --json "$to.json" -o "$to.s" "$s" 2>"$to.log" || {
        echo "$s: failed: $(tail -n 1 "$to.log")"
        cp "$s" "$to.s"
        return 1
    }
}
export -f one
export bin out asm

mkdir -p "$out/gcc" "$out/clang"
(cd "$asm" && printf '%s\n' gcc/*.s clang/*.s) | sed 's/\.s$//' |
    xargs -I{} bash -c 'one "$@"' one {} "$@" || failed=1
for compiler in gcc clang; do
    "$here/check.sh" "$out/$compiler" >"$out/$compiler/driver.log" || {
        grep DIFFERS "$out/$compiler/driver.log"
        failed=1
    }
done
python3 "$here/table.py" "$here/baseline.csv" "$out" || failed=1
exit $failed
