#!/usr/bin/env bash
# peers.sh SUPEROPT_BIN [PART-OF-A-NAME]: gcc's and clang's code of field operations beside what people wrote by hand: is it proved
# equal ($LIMIT seconds for each, 60), and how fast is it by the compiler's (calls that do not wait for each other, calls that do)?
# Of s2n-bignum, from the crate aws-lc-sys, and of BoringSSL, from boring-sys; both are fetched and not shipped. Fails if a pair is
# found different, by proof or by a run.
set -euo pipefail
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
peers
asm="$s2n/x86_att"
fiat="$boring/third_party/fiat/asm"
failed=0
printf '%-34s %-26s %-6s %5s  %-12s %8s %9s %5s %5s\n' function by beside instr verdict seconds different thr lat
while read -r name text symbol; do
    [[ "$name" == *"${2:-}"* ]] || continue
    read -r file _ signature < <(awk -v f="$name" '$2 == f' "$temp/functions")
    "${CC:-gcc}" -c "${includes[@]}" -o "$temp/peer.all" "$text"
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
