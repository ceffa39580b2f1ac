#!/usr/bin/env bash
# inputs.sh DIR: fetches gcc's execution tests (gcc.c-torture/execute of Debian's package gcc-12-source) and prints the folder
# that they are in.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: inputs.sh DIR" >&2; exit 2; }
mkdir -p "$1"
dir="$(realpath "$1")"
tests="$dir/execute"
if [ ! -d "$tests" ]; then
    temp="$(mktemp -d "$dir/fetched.XXXXXX")"
    trap 'rm -rf "$temp"' EXIT
    (cd "$temp" && apt-get download gcc-12-source >/dev/null 2>"$temp/log") || { tail -n 3 "$temp/log" >&2; exit 1; }
    dpkg-deb -x "$temp"/gcc-12-source_*.deb "$temp/package"
    tar -xJf "$temp"/package/usr/src/gcc-12/gcc-12.*.tar.xz -C "$temp" --wildcards '*/gcc/testsuite/gcc.c-torture/execute/*'
    mv "$temp"/gcc-12.*/gcc/testsuite/gcc.c-torture/execute "$tests"
fi
echo "$tests"
