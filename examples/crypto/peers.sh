#!/usr/bin/env bash
# peers.sh SUPEROPT_BIN [PART-OF-A-NAME]: gcc's and clang's code of field operations beside what people wrote by hand: is it proved
# equal ($LIMIT seconds for each, 60), and how fast is it by the compiler's (calls that do not wait for each other, calls that do)?
# Of s2n-bignum, from the crate aws-lc-sys, and of BoringSSL, from boring-sys; both are fetched and not shipped. Fails if a pair is
# found different, by proof or by a run.
set -euo pipefail
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
mkdir -p "$temp/peers/src" "$temp/include/openssl"
cat >"$temp/peers/Cargo.toml" <<'TOML'
[package]
name = "peers"
version = "0.0.0"
edition = "2021"

[dependencies]
aws-lc-sys = "=0.47.0"
boring-sys = "=5.4.0"

[workspace]
TOML
touch "$temp/peers/src/lib.rs" "$temp/include/openssl/boringssl_prefix_symbols_asm.h"
(cd "$temp/peers" && cargo fetch --quiet && cargo metadata --format-version 1) >"$temp/metadata"
crate() {
    python3 -c '
import json, os, sys
(crate,) = [p for p in json.load(open(sys.argv[1]))["packages"] if p["name"] == sys.argv[2]]
print(os.path.dirname(crate["manifest_path"]))' "$temp/metadata" "$1"
}
s2n="$(crate aws-lc-sys)/aws-lc/third_party/s2n-bignum/s2n-bignum-imported"
boring="$(crate boring-sys)/deps/boringssl"
asm="$s2n/x86_att"
fiat="$boring/third_party/fiat/asm"
failed=0
printf '%-34s %-26s %-6s %5s  %-12s %8s %9s %5s %5s\n' function by beside instr verdict seconds different thr lat
while read -r name text symbol; do
    [[ "$name" == *"${2:-}"* ]] || continue
    read -r file _ signature < <(awk -v f="$name" '$2 == f' "$temp/functions")
    "${CC:-gcc}" -c -I"$s2n/include" -I"$temp/include" -I"$boring/include" -o "$temp/peer.all" "$text"
    objcopy --redefine-sym "$symbol=$name" "$temp/peer.all" "$temp/named.o"
    objcopy --redefine-sym "$symbol=after" "$temp/peer.all" "$temp/after.o"
    for compiler in gcc clang; do
        [ -d "$temp/$compiler" ] || continue
        read -r said seconds < <(verdict "$temp/$compiler/$file.s" "$temp/named.o" "$name" "$signature")
        object "$temp/$compiler/$file.s" "$name" before "$temp/before.o"
        checked="$(checker "$file" "$temp/before.o" "$temp/after.o")" || failed=1
        read -r wrong throughput latency <<<"$checked"
        printf '%-34s %-26s %-6s %5s  %-12s %8s %9s %5s %5s\n' "$name" "$symbol" "$compiler" \
            "$(count "$temp/named.o" "$name")" "$said" "$seconds" "$wrong" "$throughput" "$latency"
        [ "$said" != different ] || failed=1
    done
done <<LIST
fiat_p256_mul $asm/p256/bignum_montmul_p256.S bignum_montmul_p256
fiat_p256_mul $asm/p256/bignum_montmul_p256_alt.S bignum_montmul_p256_alt
fiat_p256_mul $fiat/fiat_p256_adx_mul.S fiat_p256_adx_mul
fiat_p256_square $asm/p256/bignum_montsqr_p256.S bignum_montsqr_p256
fiat_p256_square $asm/p256/bignum_montsqr_p256_alt.S bignum_montsqr_p256_alt
fiat_p256_square $fiat/fiat_p256_adx_sqr.S fiat_p256_adx_sqr
fiat_p256_sub $asm/p256/bignum_sub_p256.S bignum_sub_p256
fiat_p384_mul $asm/p384/bignum_montmul_p384.S bignum_montmul_p384
fiat_p384_square $asm/p384/bignum_montsqr_p384.S bignum_montsqr_p384
fiat_p384_sub $asm/p384/bignum_sub_p384.S bignum_sub_p384
fiat_secp256k1_montgomery_mul $asm/secp256k1/bignum_montmul_p256k1.S bignum_montmul_p256k1
fiat_secp256k1_montgomery_square $asm/secp256k1/bignum_montsqr_p256k1.S bignum_montsqr_p256k1
fiat_secp256k1_montgomery_sub $asm/secp256k1/bignum_sub_p256k1.S bignum_sub_p256k1
LIST
exit $failed
