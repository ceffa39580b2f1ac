#!/usr/bin/env bash
# inputs.sh DIR: C of others (fetched as packages, not shipped) as assembly, gcc -O2: DIR/sqlite3.s from the crate
# libsqlite3-sys (public domain). CC names the compiler; a file that is there is kept.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: inputs.sh DIR" >&2; exit 2; }
mkdir -p "$1"
dir="$(realpath "$1")"
[ ! -s "$dir/sqlite3.s" ] || exit 0
sources="$("$(dirname "$0")/../crate.sh" "$dir" libsqlite3-sys 0.40.0 bundled)/sqlite3"
"${CC:-gcc}" -O2 -S -o "$dir/sqlite3.s.new" "$sources/sqlite3.c"
mv "$dir/sqlite3.s.new" "$dir/sqlite3.s"
