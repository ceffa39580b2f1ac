#!/usr/bin/env bash
# inputs.sh DIR: C of others (fetched as packages, not shipped) as assembly, gcc -O2, a folder each: bzip2, zlib, and of libwebp what
# reads pictures. CC names the compiler; a folder that is there is kept. Prints the folders.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: inputs.sh DIR" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
mkdir -p "$1"
dir="$(realpath "$1")"

# assembly NAME SOURCES OPTION...: those files of SOURCES that can be compiled alone, in DIR/NAME.
assembly() {
    local name="$1" sources="$2" file new
    shift 2
    if [ ! -d "$dir/$name" ]; then
        new="$dir/$name.new"
        rm -rf "$new"
        mkdir "$new"
        for file in "$sources"/*.c; do
            # What needs another machine or operating system is no input.
            "${CC:-gcc}" -O2 -w "$@" -S -o "$new/$(basename "$file" .c).s" "$file" 2>"$dir/$name.log" ||
                rm -f "$new/$(basename "$file" .c).s"
        done
        mv "$new" "$dir/$name"
    fi
    echo "$dir/$name"
}

package() {
    "$here/../crate.sh" "$dir/packages/$1" "$@"
}

bzip2="$(package bzip2-sys 0.1.13+1.0.8)/bzip2-1.0.8"
assembly bzip2 "$bzip2" "-I$bzip2"
zlib="$(package libz-sys 1.1.23 static)/src/zlib"
assembly zlib "$zlib" "-I$zlib" -DHAVE_UNISTD_H
webp="$(package libwebp-sys 0.9.5)/vendor"
for part in utils dsp dec; do
    assembly "webp-$part" "$webp/src/$part" "-I$webp" "-I$webp/src"
done
