#!/usr/bin/env bash
# real.sh SUPEROPT_BIN DIR [OPTION...]: five files of real libraries, compiled with gcc -O2, through `batch`; the libraries'
# own test suites with the old objects and with the new ones; how many functions and pieces got better, and why the others
# did not. Options go to `batch`; without any they are --timeout 10 --longest 2 --evaluations 500000. Sources come from
# crates.io, by cargo. Needs gcc, make, and the GMP library, against which mini-gmp tests itself. SECONDS_LZ4 (20) is how
# long each of LZ4's two random testers runs.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: real.sh SUPEROPT_BIN DIR [OPTION...]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
mkdir -p "$2/objects"
dir="$(realpath "$2")"
shift 2
[ $# -gt 0 ] || set -- --timeout 10 --longest 2 --evaluations 500000
seconds="${SECONDS_LZ4:-20}"
sodium_objects=(libsodium_la-hash_sha512_cp.o libsodium_la-poly1305_donna.o)
sodium="$dir/libsodium-stable" lz4="$dir/lz4" gmp="$dir/gmp/mini-gmp"

fetch() {
    mkdir -p "$dir/crates/src"
    cat >"$dir/crates/Cargo.toml" <<'END'
[package]
name = "sources"
version = "0.0.0"
[workspace]
[dependencies]
lz4-sys = "=1.11.1"
libsodium-sys-stable = "=1.22.2"
gmp-mpfr-sys = "=1.6.4"
END
    touch "$dir/crates/src/lib.rs"
    (cd "$dir/crates" && cargo vendor --quiet --versioned-dirs vendor >/dev/null)
    cp -r "$dir"/crates/vendor/lz4-sys-*/liblz4 "$lz4"
    cp -r "$dir"/crates/vendor/gmp-mpfr-sys-*/gmp-*-c "$dir/gmp"
    tar xzf "$dir"/crates/vendor/libsodium-sys-stable-*/LATEST.tar.gz -C "$dir"
    chmod +x "$gmp/tests/run-tests"
}

# All objects but the tests', and the five that go through `batch`.
build() {
    for f in lz4 lz4hc lz4frame xxhash; do
        gcc -O2 -DXXH_NAMESPACE=LZ4_ -c -o "$dir/objects/$f.o" "$lz4/lib/$f.c"
    done
    # The tests' own helpers are in one object with the library, as its authors have it.
    gcc -O2 -c -o "$dir/objects/testutils.o" "$gmp/tests/testutils.c"
    (cd "$sodium" && ./configure --disable-shared --disable-asm --disable-pie CFLAGS=-O2 && make -C src/libsodium) \
        >"$dir/sodium-build.log" 2>&1
    (cd "$dir/objects" && ar x "$sodium/src/libsodium/.libs/libsodium.a" "${sodium_objects[@]}")
    rm -f "$dir/five.a"
    (cd "$dir/objects" && ar rcsD "$dir/five.a" xxhash.o lz4.o testutils.o "${sodium_objects[@]}")
}

# suites NAME ARCHIVE: all tests with the archive's objects in place of the compiler's.
suites() {
    local name="$1" objects="$dir/$1-objects" failed=0
    rm -rf "$objects"
    cp -r "$dir/objects" "$objects"
    (cd "$objects" && ar x "$2")
    for tester in fuzzer frametest; do
        gcc -O2 -DXXH_NAMESPACE=LZ4_ -I"$lz4/lib" -I"$lz4/programs" -o "$objects/$tester" "$lz4/tests/$tester.c" \
            "$objects"/{lz4,lz4hc,lz4frame,xxhash}.o
        "$objects/$tester" "-T$seconds" -s1 >"$dir/$name-$tester.log" 2>&1 || failed=1
        echo "$name: LZ4 $tester: $(tail -n 1 "$dir/$name-$tester.log" | tr '\r' '\n' | tail -n 1)"
    done
    (cd "$gmp/tests" && rm -f t-*[!.c] && cp "$objects/testutils.o" . && touch testutils.o && make check) \
        >"$dir/$name-gmp.log" 2>&1 || failed=1
    echo "$name: mini-gmp: $(grep -E 'tests? passed|failed' "$dir/$name-gmp.log" | tail -n 1)"
    (cd "$objects" && ar r "$sodium/src/libsodium/.libs/libsodium.a" "${sodium_objects[@]}")
    (cd "$sodium/test/default" && make clean && make check) >"$dir/$name-sodium.log" 2>&1 || failed=1
    echo "$name: libsodium: $(grep -E '^# (TOTAL|PASS|FAIL|ERROR)' "$dir/$name-sodium.log" | tr '\n' ' ')"
    return $failed
}

[ -d "$sodium" ] || fetch
[ -f "$dir/five.a" ] || build
failed=0
suites old "$dir/five.a" || failed=1
"$bin" batch "$dir/five.a" --out "$dir/out" --rebuild "$dir/new.a" "$@"
suites new "$dir/new.a" || failed=1
python3 "$here/pieces.py" "$dir/out/functions.json"
exit $failed
