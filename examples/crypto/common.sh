# What the scripts here share; sourced with the name of the script's own first argument checked: $here, $bin, $temp with the
# compilers' code of every operation, and $temp/functions.
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
[ $# -ge 1 ] || { echo "usage: $(basename "$0") SUPEROPT_BIN [PART-OF-A-NAME]" >&2; exit 2; }
bin="$(realpath "$1")"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
export MARCH="${MARCH:-haswell}"
"$here/inputs.sh" "$temp"

# words FILE: 64-bit words of an element of the field.
words() { case "$1" in p384*) echo 6 ;; c25519* | curve25519*) echo 5 ;; poly1305*) echo 3 ;; *) echo 4 ;; esac; }

# object TEXT FUNCTION NAME OUTPUT: an object whose only symbol is NAME, which is FUNCTION.
object() {
    sed '/^[[:space:]]*\.addrsig/d' "$1" | "${CC:-gcc}" -c -x assembler -o "$4.all" -
    objcopy --redefine-sym "$2=$3" --keep-global-symbol="$3" "$4.all" "$4"
}

# checker FILE BEFORE AFTER: what check.c says of two objects: differences, and times of the second by the first.
checker() {
    "${CC:-gcc}" -O2 -DWORDS="$(words "$1")" -DINPUTS="${INPUTS:-1000000}" -o "$temp/check" "$here/check.c" "$2" "$3"
    "$temp/check"
}

# count OBJECT FUNCTION: its instructions.
count() { objdump -d --no-show-raw-insn "$1" | awk -v f="<$2>:" '$2 == f { on = 1; next } /^$/ { on = 0 } on { n++ } END { print n + 0 }'; }

# verdict A B FUNCTION SIGNATURE: the verdict and the seconds that it took; `not-done` after $LIMIT seconds (60).
verdict() {
    local start said found
    start="$(date +%s.%N)"
    said="$(timeout "${LIMIT:-60}" "$bin" verify "$1" "$2" --function "$3" --signature "$4" 2>/dev/null)" || true
    found="$(awk -v f="$3:" '$1 == f { sub(/:.*/, "", $2); print $2; exit }' <<<"$said")"
    python3 -c 'import sys; print(sys.argv[3], "%.2f" % (float(sys.argv[2]) - float(sys.argv[1])))' \
        "$start" "$(date +%s.%N)" "${found:-not-done}"
}
