#!/usr/bin/env bash
# verify.sh SUPEROPT_BIN [PART-OF-A-NAME]: whether gcc's and clang's code of each field operation is proved equal, whatever the
# pointers point to, and in what time; $LIMIT seconds for each (60). MARCH as in inputs.sh. Fails if a pair is found different.
set -euo pipefail
[ $# -ge 1 ] || { echo "usage: verify.sh SUPEROPT_BIN [PART-OF-A-NAME]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
"$here/inputs.sh" "$temp"
[ -d "$temp/gcc" ] && [ -d "$temp/clang" ] || { echo "two compilers are needed" >&2; exit 1; }
failed=0
count() { objdump -d --no-show-raw-insn "$1" | awk -v f="<$2>:" '$2 == f { on = 1; next } /^$/ { on = 0 } on { n++ } END { print n + 0 }'; }
for compiler in gcc clang; do
    for text in "$temp/$compiler"/*.s; do
        sed '/^[[:space:]]*\.addrsig/d' "$text" | "${CC:-gcc}" -c -x assembler -o "${text%.s}.o" -
    done
done
printf '%-40s %5s %5s  %-12s %8s\n' function gcc clang verdict seconds
while read -r file name signature; do
    [[ "$name" == *"${2:-}"* ]] || continue
    start="$(date +%s.%N)"
    said="$(timeout "${LIMIT:-60}" "$bin" verify "$temp/gcc/$file.s" "$temp/clang/$file.s" --function "$name" \
        --signature "$signature" 2>/dev/null)" || true
    verdict="$(awk -v f="$name:" '$1 == f { sub(/:.*/, "", $2); print $2; exit }' <<<"$said")"
    printf '%-40s %5s %5s  %-12s %8.2f\n' "$name" "$(count "$temp/gcc/$file.o" "$name")" \
        "$(count "$temp/clang/$file.o" "$name")" "${verdict:-not done}" \
        "$(python3 -c "import sys; print(float(sys.argv[2]) - float(sys.argv[1]))" "$start" "$(date +%s.%N)")"
    [ "$verdict" != different ] || failed=1
done <"$temp/functions"
exit $failed
