#!/usr/bin/env bash
# run.sh BIN DIR [PROJECT...]: builds projects of others (Debian's source packages, fetched, not shipped) by their own build
# systems: as they are, with one flag and nothing known, and with the flag again after `learn`. Each time their own tests run.
# A table goes to standard output: times of the builds, on the clock and of the processor, functions, instructions. LEARN is for
# how many seconds `learn` may search a project (120), FLAGS are the compiler's (-O2), JOBS those of make (2). Needs apt-get, make,
# gcc, python3.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 2; }
bin="$(realpath "$1")"
mkdir -p "$2"
dir="$(realpath "$2")"
shift 2
[ $# -gt 0 ] || set -- bzip2 zlib lua5.4 libzstd
flags="${FLAGS:--O2}" jobs="${JOBS:-2}"
export SUPEROPT_STORE="$dir/store" LC_ALL=C
rm -rf "$SUPEROPT_STORE"

# Debian's archive of sources, in lists of our own.
apt=(-qq -o "Dir::Etc::sourcelist=$dir/sources.list" -o Dir::Etc::sourceparts=/dev/null -o "Dir::State::lists=$dir/lists")
if [ ! -s "$dir/sources.list" ]; then
    release="$(. /etc/os-release && echo "$VERSION_CODENAME")"
    mkdir -p "$dir/lists/partial"
    echo "deb-src http://deb.debian.org/debian $release main" >"$dir/sources.list"
    apt-get "${apt[@]}" update >&2
fi

fetch() { # PROJECT: its sources in $dir/sources/PROJECT
    [ ! -d "$dir/sources/$1" ] || return 0
    mkdir -p "$dir/packages/$1" "$dir/sources"
    (cd "$dir/packages/$1" && apt-get "${apt[@]}" source --download-only "$1" >&2)
    mkdir "$dir/sources/$1.new"
    tar xf "$(find "$dir/packages/$1" -name '*.orig.tar.*' ! -name '*.asc')" -C "$dir/sources/$1.new" --strip-components 1
    mv "$dir/sources/$1.new" "$dir/sources/$1"
}

build() { # PROJECT CC: in the current directory
    case "$1" in
    bzip2) make -j"$jobs" CC="$2" CFLAGS="$flags -D_FILE_OFFSET_BITS=64" bzip2 bzip2recover libbz2.a ;;
    zlib) CC="$2" CFLAGS="$flags" ./configure && make -j"$jobs" ;;
    lua5.4) make -C src -j"$jobs" CC="$2" MYCFLAGS="$flags" linux-noreadline ;;
    libzstd) make -C programs -j"$jobs" CC="$2" CFLAGS="$flags" ASFLAGS= zstd ;;
    esac
}

check() { # PROJECT: its own tests
    case "$1" in
    bzip2) make test ;;
    zlib) make test ;;
    lua5.4) src/lua -e 'local t = {} for i = 1, 1e5 do t[i] = (i * 7919) % 100003 end table.sort(t)
        for i = 2, #t do assert(t[i - 1] <= t[i]) end assert(string.format("%q", ("ab"):rep(3)) == "\"ababab\"")
        assert(#string.gsub(("x1y22"):rep(50), "%d+", "<%0>") == 450 and load("return 6 * 7")() == 42)' ;;
    libzstd) cat /usr/bin/as /usr/bin/ld.bfd >../input &&
        for level in 1 3 9 19; do programs/zstd -q -$level -c ../input | programs/zstd -q -dc | cmp - ../input || return 1; done ;;
    esac
}

once() { # PROJECT CC NAME: a fresh copy built and tested; milliseconds of the build on the clock, and of the processor
    rm -rf "$dir/work"
    cp -r "$dir/sources/$1" "$dir/work"
    cd "$dir/work"
    local TIMEFORMAT='%R %U %S'
    { time build "$1" "$2" >"$dir/$1.$3.log" 2>&1; } 2>"$dir/$1.$3.time" ||
        { echo "$1 $3: the build failed; see $dir/$1.$3.log" >&2; exit 1; }
    check "$1" >"$dir/$1.$3.tests.log" 2>&1 || { echo "$1 $3: the tests failed; see $dir/$1.$3.tests.log" >&2; exit 1; }
    cd "$dir"
    awk '{ printf "%d %d\n", 1000 * $1, 1000 * ($2 + $3) }' "$dir/$1.$3.time"
}

ours="${CC:-gcc} -B$("$bin" prefix)"
echo "| project | without, s | cold | warm | cold, processor | warm, processor | functions | improved | instructions |"
echo "|---|---|---|---|---|---|---|---|---|"
for project in "$@"; do
    fetch "$project"
    rm -rf "$SUPEROPT_STORE"
    "$bin" prefix >/dev/null
    plain="$(once "$project" "${CC:-gcc}" plain)"
    cold="$(once "$project" "$ours" cold)"
    "$bin" learn --time "${LEARN:-120}" --timeout 5 -q
    warm="$(once "$project" "$ours" warm)"
    "$bin" stats --json | python3 -c '
import json, sys
total = json.load(sys.stdin)["total"]
plain, cold, warm = ([int(n) for n in times.split()] for times in sys.argv[2:])
ratios = [f"{build[of] / plain[of]:.2f}" for of in (0, 1) for build in (cold, warm)]
row = [sys.argv[1], f"{plain[0] / 1000:.1f}", *ratios, total["functions"], total["improved"],
       " -> ".join(map(str, total["instructions"]))]
print("| " + " | ".join(map(str, row)) + " |")' "$project" "$plain" "$cold" "$warm"
done
