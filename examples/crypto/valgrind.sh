#!/usr/bin/env bash
# valgrind.sh SUPEROPT_BIN [PART-OF-A-NAME]: every input and result of run.sh under valgrind's memcheck with the operands
# undefined (secrets.c): how many branches and addresses depend on them? OUT is a folder where run.sh kept results; without one
# it runs first ($SECONDS_EACH seconds an operation, 20). Then a branch on a secret word, and a load and a store at a secret
# place, are put into a result: both memcheck and `leaks` have to see each. An instruction that valgrind does not know is named,
# with `skipped:` before it. MARCH as in inputs.sh. Fails if a result depends, if one was not looked at, or if what was planted
# is not seen.
set -euo pipefail
command -v valgrind >/dev/null || { echo "valgrind is needed, and is not installed" >&2; exit 2; }
"${CC:-gcc}" -E -include valgrind/memcheck.h -x c /dev/null >/dev/null 2>&1 ||
    { echo "valgrind/memcheck.h is needed, and is not installed (package valgrind)" >&2; exit 2; }
# shellcheck source=examples/crypto/common.sh
. "$(dirname "$0")/common.sh"
out="${OUT:-$temp/out}"
[ -d "$out" ] || SECONDS_EACH="${SECONDS_EACH:-20}" OUT="$out" "$here/run.sh" "$bin" "${2:-}" >&2

# memcheck TEXT FUNCTION FILE: places of the function that depend on its operands, or the instruction that valgrind does not know.
# With --vex-iropt-level=0, since valgrind drops loads that nobody reads before memcheck sees them.
memcheck() {
    object "$1" "$2" after "$temp/after.o"
    "${CC:-gcc}" -g -O2 -no-pie -DWORDS="$(words "$3")" -o "$temp/secrets" "$here/secrets.c" "$temp/after.o"
    valgrind --tool=memcheck --error-limit=no --vex-iropt-level=0 "$temp/secrets" >/dev/null 2>"$temp/said" || true
    if grep -q 'unhandled instruction' "$temp/said"; then
        local place
        place="$(sed -n '/signal 4/,$ s/^==[0-9]*== *at \(0x[0-9A-F]*\):.*/\1/p' "$temp/said" | head -1)"
        echo "skipped:$(objdump -d --no-show-raw-insn --start-address="$place" "$temp/secrets" |
            awk '/^ /{ print $2; exit }')"
    else
        sed -n 's/.*ERROR SUMMARY: [0-9]* errors from \([0-9]*\) contexts.*/\1/p' "$temp/said"
    fi
}

# plant FUNCTION INSTRUCTIONS: a text with these in front of the function's own.
plant() { awk -v f="$1:" -v code="$2" '{ print } $1 == f { print code }'; }

failed=0
printf '%-40s %-8s %12s %12s\n' function compiler input result
for compiler in ${COMPILERS:-gcc clang rust}; do
    [ -d "$temp/$compiler" ] || continue
    planted=
    while read -r file name signature; do
        [[ "$name" == *"${2:-}"* ]] || continue
        text="$out/$compiler/$name.s"
        [ -e "$text" ] || { echo "$name: no result in $out/$compiler" >&2; failed=1; continue; }
        found="$(memcheck "$text" "$name" "$file")"
        printf '%-40s %-8s %12s %12s\n' "$name" "$compiler" "$(memcheck "$temp/$compiler/$file.s" "$name" "$file")" "$found"
        [ "$found" = 0 ] || failed=1
        [ -z "$planted" ] && [ "$found" = 0 ] || continue
        planted=yes
        while read -r what code; do
            plant "$name" "$code" <"$text" >"$temp/planted.s"
            found="$(memcheck "$temp/planted.s" "$name" "$file")"
            "$bin" leaks --function "$name" --signature "$signature" --constant-time --json "$temp/leaks.json" \
                "$temp/planted.s" >/dev/null || true
            leaks="$(python3 -c 'import json, sys; print(len(json.load(open(sys.argv[1]))[0]["leaks"]))' "$temp/leaks.json")"
            echo "  with a $what planted: memcheck says $found, leaks $leaks"
            [ "$found" = 1 ] && [ "$leaks" -ge 1 ] || failed=1
        done <<'LIST'
branch testb $1, (%rsi); je 1f; 1:
load movzbl (%rsi), %eax; andl $7, %eax; movzbl (%rsi,%rax), %eax
store movzbl (%rsi), %eax; andl $7, %eax; movb $0, (%rdi,%rax)
LIST
    done <"$temp/functions"
done
exit $failed
