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

# peers: fetches s2n-bignum, as the crate aws-lc-sys has it, and BoringSSL, as boring-sys has it: $s2n, $boring, and $includes
# for their assembly.
peers() {
    mkdir -p "$temp/peers/src" "$temp/include/openssl"
    printf '%s\n' '[package]' 'name = "peers"' 'version = "0.0.0"' 'edition = "2021"' '[dependencies]' \
        'aws-lc-sys = "=0.47.0"' 'boring-sys = "=5.4.0"' '[workspace]' >"$temp/peers/Cargo.toml"
    touch "$temp/peers/src/lib.rs" "$temp/include/openssl/boringssl_prefix_symbols_asm.h"
    (cd "$temp/peers" && cargo fetch --quiet && cargo metadata --format-version 1) >"$temp/metadata"
    s2n="$(crate aws-lc-sys)/aws-lc/third_party/s2n-bignum/s2n-bignum-imported"
    boring="$(crate boring-sys)/deps/boringssl"
    includes=(-I"$s2n/include" -I"$temp/include" -I"$boring/include")
}

# crate NAME: the folder of one of the fetched crates.
crate() {
    python3 -c '
import json, os, sys
(crate,) = [p for p in json.load(open(sys.argv[1]))["packages"] if p["name"] == sys.argv[2]]
print(os.path.dirname(crate["manifest_path"]))' "$temp/metadata" "$1"
}
