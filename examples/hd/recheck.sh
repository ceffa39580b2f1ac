#!/usr/bin/env bash
# recheck.sh SUPEROPT_BIN [SOLVER [SECONDS]]: optimizes asm/gcc and asm/clang with --proof-dir and has another solver
# answer every query of every proof, SECONDS for each (60). SOLVER is a command that takes an SMT-LIB file; without one it
# is second_solver.py, with bitwuzla and cvc5 from PyPI, for which a Python environment is made. Prints what is not
# confirmed, and the counts. Fails if an answer contradicts a proof. The proofs are kept in $OUT if that is set.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
[ $# -ge 1 ] || { echo "usage: recheck.sh SUPEROPT_BIN [SOLVER [SECONDS]]" >&2; exit 2; }
bin="$(realpath "$1")"
seconds="${3:-60}"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
out="${OUT:-$temp/proofs}"
export bin here out temp

if [ $# -ge 2 ]; then
    solver="$2"
else
    python3 -m venv "$temp/python"
    "$temp/python/bin/pip" install --quiet --disable-pip-version-check bitwuzla==0.9.1 cvc5==1.4.2
    solver="$temp/python/bin/python $here/second_solver.py"
fi
export solver seconds

# COMPILER/NAME
one() {
    mkdir -p "$out/$1"
    "$bin" --quiet --march haswell --objective instructions --proof-dir "$out/$1" -o "$temp/${1//\//-}.s" "$here/asm/$1.s" ||
        return 1
    "$bin" recheck "$out/$1" --solver "$solver" --timeout "$seconds" >"$out/$1.log" || [ $? -ne 1 ] || {
        echo "$1: contradicted, or the solver does not start"
        return 1
    }
    grep -vE ': confirmed (by certificate )?\(| queries: ' "$out/$1.log" | sed "s|^|$1: |" || true
}
export -f one

failed=0
(cd "$here/asm" && printf '%s\n' gcc/*.s clang/*.s) | sed 's/\.s$//' | xargs -P 2 -I{} bash -c 'one {}' || failed=1
cat "$out"/{gcc,clang}/*.log | awk '
    / queries: / { q += $1; c += $3; by += $5; i += $9; u += $13; bad += $15; same += $17; next }
    /: confirmed \(/ { s = substr($(NF - 1), 2) + 0; if (s > worst) worst = s }
    END { printf "%d queries: %d confirmed, %d confirmed by certificate, ", q, c, by
          printf "%d confirmed over integers, %d undecided, %d contradicted; ", i, u, bad
          printf "%d goals of identical terms without one; the slowest of the first %.2f s\n", same, worst }'
exit $failed
