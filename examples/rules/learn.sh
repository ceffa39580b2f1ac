#!/usr/bin/env bash
# learn.sh SUPEROPT_BIN DIR [OPTION...]: makes the rules that come with the program, DIR/shipped.rules, from what full searches
# find in open code: Hacker's Delight, the cores of libgcc and compiler-rt, and, ten seconds a function, bzip2, zlib and what of
# libwebp reads pictures. Searches are kept below DIR and done once.
# Options go to `batch`, but for --timeout; without any they are --march haswell --objective instructions --no-growth.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: learn.sh SUPEROPT_BIN DIR [OPTION...]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
mkdir -p "$2"
dir="$(realpath "$2")"
shift 2
[ $# -gt 0 ] || set -- --march haswell --objective instructions --no-growth

# found NAME OPTION...: the results for `inputs`, of a full search without rules.
found() {
    local name="$1"
    shift
    "$bin" batch "${inputs[@]}" --out "$dir/$name" --rules none "$@"
}

inputs=("$here/../hd/asm")
found hd "$@"
stores=("$dir/hd")
for archive in $("$here/../libraries/core.sh" "$dir"); do
    name="$(basename "$archive" .a)"
    inputs=("$archive")
    found "$name" "$@"
    stores+=("$dir/$name")
done
"$here/inputs.sh" "$dir/inputs" >"$dir/inputs.txt"
while read -r folder; do
    name="$(basename "$folder")"
    inputs=("$folder")
    found "$name" "$@" --timeout 10
    stores+=("$dir/$name")
done <"$dir/inputs.txt"
"$bin" rules learn "${stores[@]}" -o "$dir/shipped.rules"
"$bin" rules check "$dir/shipped.rules"
