#!/usr/bin/env bash
# check.sh OLD.a NEW.a FUNCTIONS.json [STATES]: whether an archive that `batch --rebuild` wrote does what the old one does.
# Builtins of both are compared with the compiler's own arithmetic, and every improved function with its original on
# STATES states (a million) each; FUNCTIONS.json is what `batch` said. With ALL=1 the unchanged functions that have a
# prototype are run, too: their text may have moved, and they call changed ones. Fails if anything differs. What is wrong in
# the old archive is said, but it is the new one's right to be wrong there, too.
set -euo pipefail
[ $# -ge 3 ] || { echo "usage: check.sh OLD.a NEW.a FUNCTIONS.json [STATES]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
old="$1" new="$2" report="$3" states="${4:-1000000}"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
compile=("${CC:-gcc}" -O2 -fno-builtin -I"$temp")

# prefixed ARCHIVE PREFIX: the archive with that before its global names, and the names.
prefixed() {
    nm --defined-only -g "$1" 2>/dev/null | awk -v p="$2" 'NF == 3 && $3 !~ /^DW\.ref/ { print $3, p $3 }' |
        sort -u >"$temp/$2.map"
    objcopy --redefine-syms="$temp/$2.map" "$1" "$temp/$2.a"
    cut -d' ' -f1 "$temp/$2.map" >"$temp/$2.names"
}

failed=0
for version in old new; do
    prefixed "${!version}" t_
    sed 's/.*/#define HAVE_& 1/' "$temp/t_.names" >"$temp/have.h"
    python3 "$here/tests.py" >"$temp/tests.h"
    "${compile[@]}" -o "$temp/builtins" "$here/builtins.c" "$temp/t_.a" -lm
    echo "$version archive against the compiler's arithmetic:"
    "$temp/builtins" "$((states / 10 + 1))" | tee "$temp/$version.log" || true
    grep -q 'states each, [0-9]* wrong$' "$temp/$version.log" || failed=1
done
cmp -s "$temp/old.log" "$temp/new.log" || failed=1
prefixed "$old" old_
prefixed "$new" new_
comm -12 "$temp/old_.names" "$temp/new_.names" >"$temp/names"
python3 "$here/table.py" "$report" "$temp/names" "$temp" ${ALL:+--all}
nm -S "$old" 2>/dev/null | awk 'NF == 4 && $4 ~ /^__cpu_/ && $3 == "B" { print "#define SIZE_" $4 " 0x" $2 }' >>"$temp/structures.h"
"${compile[@]}" -o "$temp/differential" "$here/differential.c" "$temp/old_.a" "$temp/new_.a" -lm
# Addresses are what they are in the file.
"${compile[@]}" -no-pie -o "$temp/structures" "$here/structures.c" "$temp/old_.a" "$temp/new_.a" -lpthread
objdump -d --no-show-raw-insn "$temp/structures" | awk '$2 == "cpuid" || $2 == "xgetbv" { sub(":", "", $1); print $1, $2 }' \
    >"$temp/addresses"
echo "new against old:"
for run in "differential $states" "structures $states $temp/addresses"; do
    "$temp/"$run >"$temp/log" || failed=1
    grep -v ': equal$' "$temp/log" || failed=1
done
exit $failed
