#!/usr/bin/env bash
# core.sh DIR: the integer, floating-point and conversion routines of the compilers' libraries as archives of their own:
# DIR/libgcc-core.a without decimal formats, split stacks and other ABIs, DIR/compiler-rt-core.a without what sets up the
# program. A library that is not installed is left out, and that is said. CC and CLANG name the compilers.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: core.sh DIR" >&2; exit 2; }
mkdir -p "$1"
dir="$(realpath "$1")"

# core NAME ARCHIVE PATTERN: all members but those whose names match.
core() {
    local parts="$dir/$1.parts" members
    rm -rf "$parts" "$dir/$1-core.a"
    mkdir "$parts"
    mapfile -t members < <(ar t "$2" | grep -Ev "$3")
    (cd "$parts" && ar x "$2" "${members[@]}" && ar rcsD "$dir/$1-core.a" "${members[@]}")
    rm -rf "$parts"
    echo "$dir/$1-core.a"
}

libgcc="$("${CC:-gcc}" -print-libgcc-file-name)"
core libgcc "$libgcc" '^bid|_[dst]d(_|\.)|^_isinfd|(sse|avx)_.*ms64|morestack|__main|_ctors|_clz\.o|_popcount_tab|_trampoline'
clang="${CLANG:-clang-19}"
resources="$("$clang" -print-resource-dir 2>/dev/null)" || { echo "compiler-rt: skipped, there is no $clang" >&2; exit 0; }
builtins="$resources/lib/linux/libclang_rt.builtins-x86_64.a"
if [ -f "$builtins" ]; then
    core compiler-rt "$builtins" '^(apple_versioning|os_version_check|trampoline_setup)'
else
    echo "compiler-rt: skipped, there is no $builtins (Debian: libclang-rt-19-dev)" >&2
fi
