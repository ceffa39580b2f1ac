#!/usr/bin/env bash
# projects.sh BIN DIR, read by others (BIN stands beside superopt-dag-as, as builds leave it): projects that are not ours, fetched into
# DIR (Debian's source packages, crates of crates.io), built by their own build systems, and tested by their own suites. FLAGS are the compiler's (-O2), JOBS those of make (2). Needs apt-get, make,
# gcc, python3; perl for curl, Tcl's headers (tcl8.6-dev) for SQLite, cargo for crates.
bin="$(realpath "$1")"
mkdir -p "$2"
dir="$(realpath "$2")"
flags="${FLAGS:--O2}" jobs="${JOBS:-2}"
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

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
    rm -rf "$dir/sources/$1.new"
    mkdir "$dir/sources/$1.new"
    case "$1" in
    crate:*)
        local name="${1#crate:}"
        cp -r "$("$here/../crate.sh" "$dir/packages/$1" "${name%-*}" "${name##*-}")/." "$dir/sources/$1.new"
        echo '[workspace]' >>"$dir/sources/$1.new/Cargo.toml"
        ;;
    *)
        (cd "$dir/packages/$1" && apt-get "${apt[@]}" source --download-only "$1" >&2)
        tar xf "$(find "$dir/packages/$1" -name '*.orig.tar.*' ! -name '*.asc')" -C "$dir/sources/$1.new" --strip-components 1
        ;;
    esac
    mv "$dir/sources/$1.new" "$dir/sources/$1"
}

# Options of cargo as those of compilers say them.
cargo_profile() {
    case " $flags " in *" -O3 "*) echo CARGO_PROFILE_RELEASE_OPT_LEVEL=3 ;; *) echo CARGO_PROFILE_RELEASE_OPT_LEVEL=2 ;; esac
    case " $flags " in *" -g "*) echo CARGO_PROFILE_RELEASE_DEBUG=true ;; esac
    case " $flags " in *" -flto "*) echo CARGO_PROFILE_RELEASE_LTO=true ;; esac
}

# configure PROJECT CC, build PROJECT CC: in the current directory. What a build is timed for is the second.
configure() {
    case "$1" in
    zlib) CC="$2" CFLAGS="$flags" ./configure ;;
    sqlite3) ./configure CC="$2" CFLAGS="$flags" ;;
    curl) ./configure CC="$2" CFLAGS="$flags" --disable-shared --disable-manual --disable-ldap --without-ssl --without-libpsl ;;
    crate:*) cargo fetch --quiet ;;
    esac
}

build() {
    case "$1" in
    bzip2) make -j"$jobs" CC="$2" CFLAGS="$flags -D_FILE_OFFSET_BITS=64" bzip2 bzip2recover libbz2.a ;;
    zlib) make -j"$jobs" ;;
    lua5.4) make -C src -j"$jobs" CC="$2" MYCFLAGS="$flags" linux-noreadline ;;
    libzstd) make -C programs -j"$jobs" CC="$2" CFLAGS="$flags" ASFLAGS= zstd ;;
    # The shell and the program of its tests.
    sqlite3) make -j"$jobs" sqlite3 testfixture ;;
    curl) make -j"$jobs" && make -C tests -j"$jobs" ;;
    crate:*) env $(cargo_profile) cargo test --offline --release -j"$jobs" --no-run ;;
    esac
}

check() { # PROJECT: its own tests
    case "$1" in
    bzip2) make test ;;
    zlib) make test ;;
    # Its test suite is not among Debian's sources.
    lua5.4) src/lua -e 'local t = {} for i = 1, 1e5 do t[i] = (i * 7919) % 100003 end table.sort(t)
        for i = 2, #t do assert(t[i - 1] <= t[i]) end assert(string.format("%q", ("ab"):rep(3)) == "\"ababab\"")
        assert(#string.gsub(("x1y22"):rep(50), "%d+", "<%0>") == 450 and load("return 6 * 7")() == 42)' ;;
    libzstd) make -C tests datagen CC=gcc && (cd tests && ZSTD_BIN=../programs/zstd DATAGEN_BIN=./datagen ./playTests.sh) ;;
    # It has tests that root's rights make fail.
    sqlite3) chmod -R a+rwX . && as_nobody ./testfixture test/veryquick.test && grep -q '^0 errors out of' "$log" ;;
    # Its unit tests and the first of the others; all of them take an hour.
    curl) (cd tests && perl runtests.pl -a ${CURL_TESTS:-1 to 60 1300 to 1309 1600 to 1621}) && grep -q 'reported OK: 100%' "$log" ;;
    crate:*) env $(cargo_profile) cargo test --offline --release -q ;;
    esac
}

program() { # PROJECT: the file that its build is for
    case "$1" in
    bzip2) echo bzip2 ;;
    zlib) echo minigzip ;;
    lua5.4) echo src/lua ;;
    libzstd) echo programs/zstd ;;
    sqlite3) echo sqlite3 ;;
    curl) echo src/curl ;;
    esac
}

as_nobody() {
    if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi
}

# once PROJECT CC NAME: a fresh copy built; leaves milliseconds of the build in $took, on the clock and of the processor.
once() {
    # What a compiler of C is told by a flag cargo is told by a variable.
    case "$2" in
    *-B*) export CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER="${2##*-B}link-cc" ;;
    *) unset CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER ;;
    esac
    rm -rf "$dir/work"
    cp -r "$dir/sources/$1" "$dir/work"
    cd "$dir/work"
    configure "$1" "$2" >"$dir/$1.$3.log" 2>&1 || { echo "$1 $3: it is not configured; see $dir/$1.$3.log" >&2; exit 1; }
    local TIMEFORMAT='%R %U %S'
    { time build "$1" "$2" >>"$dir/$1.$3.log" 2>&1; } 2>"$dir/$1.$3.time" ||
        { echo "$1 $3: the build failed; see $dir/$1.$3.log" >&2; exit 1; }
    cd "$dir"
    took="$(awk '{ printf "%d %d", 1000 * $1, 1000 * ($2 + $3) }' "$dir/$1.$3.time")"
}

# tested PROJECT NAME: the tests of what `once` has built.
tested() {
    local log="$dir/$1.$2.tests.log"
    (cd "$dir/work" && check "$1" >"$log" 2>&1) || { echo "$1 $2: the tests failed; see $log" >&2; exit 1; }
}
