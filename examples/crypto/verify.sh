#!/usr/bin/env bash
# verify.sh SUPEROPT_BIN [PART-OF-A-NAME]: whether gcc's and clang's code of each field operation is proved equal, whatever the
# pointers point to, and in what time; $LIMIT seconds for each (60). MARCH as in inputs.sh. Fails if a pair is found different.
set -euo pipefail
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
[ -d "$temp/gcc" ] && [ -d "$temp/clang" ] || { echo "two compilers are needed" >&2; exit 1; }
failed=0
for compiler in gcc clang; do
    for text in "$temp/$compiler"/*.s; do
        sed '/^[[:space:]]*\.addrsig/d' "$text" | "${CC:-gcc}" -c -x assembler -o "${text%.s}.o" -
    done
done
printf '%-40s %5s %5s  %-12s %8s\n' function gcc clang verdict seconds
while read -r file name signature; do
    [[ "$name" == *"${2:-}"* ]] || continue
    read -r said seconds < <(verdict "$temp/gcc/$file.s" "$temp/clang/$file.s" "$name" "$signature")
    printf '%-40s %5s %5s  %-12s %8s\n' "$name" "$(count "$temp/gcc/$file.o" "$name")" \
        "$(count "$temp/clang/$file.o" "$name")" "$said" "$seconds"
    [ "$said" != different ] || failed=1
done <"$temp/functions"
exit $failed
