#!/usr/bin/env bash
# inputs.sh DIR: assembly of the 64-bit fields of the crate fiat-crypto (MIT, Apache-2.0 or BSD-1-Clause; fetched, not shipped),
# through C (rust_to_c.py) and each compiler: DIR/gcc/*.s, DIR/clang/*.s, -O3 with -march=$MARCH (haswell); and through rustc as
# it is: DIR/rust/*.s. A compiler that is not installed is left out, and that is said. CC, CLANG and RUSTC name them.
# DIR/functions lists file, function and signature.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: inputs.sh DIR" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
mkdir -p "$1"
dir="$(realpath "$1")"
sources="$("$here/../crate.sh" "$dir" fiat-crypto 0.3.0)/src"

: >"$dir/functions"
# field FILE PREFIX OPERATION...: C of a field's operations; those with one operand are known by their names.
field() {
    local file="$1" prefix="$2" names=()
    shift 2
    for operation in "$@"; do
        names+=("${prefix}_$operation")
        case "$operation" in
        square | carry_square | carry | opp | from_montgomery) local arguments="rdi, rsi" ;;
        *) local arguments="rdi, rsi, rdx" ;;
        esac
        echo "$file ${prefix}_$operation ${prefix}_$operation($arguments)->void" >>"$dir/functions"
    done
    python3 "$here/rust_to_c.py" "$sources/$file.rs" "${names[@]}" >"$dir/$file.c"
}

saturated=(mul square add sub opp from_montgomery)
field p256_64 fiat_p256 "${saturated[@]}"
field p384_64 fiat_p384 "${saturated[@]}"
field secp256k1_montgomery_64 fiat_secp256k1_montgomery "${saturated[@]}"
field curve25519_64 fiat_25519 carry_mul carry_square carry add sub
field poly1305_64 fiat_poly1305 carry_mul carry_square carry add sub

for compiler in gcc clang; do
    case "$compiler" in
    gcc) command="${CC:-gcc}" ;;
    clang) command="${CLANG:-clang-19}" ;;
    esac
    command -v "$command" >/dev/null || { echo "$compiler: skipped, there is no $command" >&2; continue; }
    mkdir -p "$dir/$compiler"
    for source in "$dir"/*.c; do
        "$command" -O3 -march="${MARCH:-haswell}" -S -o "$dir/$compiler/$(basename "$source" .c).s" "$source"
    done
done

# Its functions under their own names; they take pointers in registers, as those of C do.
if command -v "${RUSTC:-rustc}" >/dev/null; then
    mkdir -p "$dir/rust"
    for source in "$dir"/*.c; do
        file="$(basename "$source" .c)"
        sed -E 's/^pub (const )?fn (fiat_)/#[no_mangle]\npub \1fn \2/' "$sources/$file.rs" >"$dir/rust/$file.rs"
        "${RUSTC:-rustc}" --edition 2021 --crate-type lib --cap-lints allow --emit asm -C opt-level=3 -C codegen-units=1 -C panic=abort \
            -C "target-cpu=${MARCH:-haswell}" -o "$dir/rust/$file.s" "$dir/rust/$file.rs"
    done
else
    echo "rust: skipped, there is no ${RUSTC:-rustc}" >&2
fi
