#!/usr/bin/env bash
# mutants.sh SUPEROPT_BIN [PART-OF-A-NAME]: $MUTANTS variants (400) of hand-written field arithmetic, one instruction changed in
# each, against gcc's code: none that differs on a run may be called equal. $LIMIT seconds for each proof (10). Fails if one is.
set -euo pipefail
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
peers
export LIMIT="${LIMIT:-10}"
declare -A count=([equivalent]=0 [different]=0 [unknown]=0 [not-done]=0)
wrong=0 tried=0 seed=0
while [ "$tried" -lt "${MUTANTS:-400}" ]; do
    while read -r name text symbol; do
        [[ "$name" == *"${2:-}"* ]] || continue
        seed=$((seed + 1))
        read -r file _ signature < <(awk -v f="$name" '$2 == f' "$temp/functions")
        "${CC:-gcc}" -E -P "${includes[@]}" "$text" >"$temp/peer.s"
        python3 "$here/mutate.py" "$temp/peer.s" "$seed" >"$temp/mutant.s"
        "${CC:-gcc}" -c -o "$temp/mutant.all" "$temp/mutant.s" 2>/dev/null || continue
        objcopy --redefine-sym "$symbol=$name" "$temp/mutant.all" "$temp/named.o"
        objcopy --redefine-sym "$symbol=after" "$temp/mutant.all" "$temp/after.o"
        read -r said _ < <(verdict "$temp/gcc/$file.s" "$temp/named.o" "$name" "$signature")
        tried=$((tried + 1))
        count[$said]=$((${count[$said]} + 1))
        [ "$said" = equivalent ] || continue
        object "$temp/gcc/$file.s" "$name" before "$temp/before.o"
        "${CC:-gcc}" -O2 -DWORDS="$(words "$file")" -DINPUTS=1000000 -DROUNDS=1 -o "$temp/check" "$here/check.c" \
            "$temp/before.o" "$temp/after.o"
        if ! timeout 60 "$temp/check" >/dev/null; then
            echo "called equal, and differs: $symbol, seed $seed"
            cp "$temp/mutant.s" "mutant-$seed.s"
            wrong=$((wrong + 1))
        fi
    done <<LIST
fiat_p256_mul $s2n/x86_att/p256/bignum_montmul_p256.S bignum_montmul_p256
fiat_p256_square $s2n/x86_att/p256/bignum_montsqr_p256.S bignum_montsqr_p256
fiat_p256_square $boring/third_party/fiat/asm/fiat_p256_adx_sqr.S fiat_p256_adx_sqr
fiat_p256_sub $s2n/x86_att/p256/bignum_sub_p256.S bignum_sub_p256
fiat_secp256k1_montgomery_mul $s2n/x86_att/secp256k1/bignum_montmul_p256k1.S bignum_montmul_p256k1
LIST
done
echo "$tried mutants: ${count[equivalent]} equal, ${count[different]} different, ${count[unknown]} not known," \
    "${count[not-done]} not done in $LIMIT s; $wrong wrongly called equal"
[ "$wrong" -eq 0 ]
