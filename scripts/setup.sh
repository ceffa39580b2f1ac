#!/usr/bin/env bash
# Installs what the build needs and this machine lacks; says each thing it installs. Safe to rerun: with nothing
# missing it does nothing and needs neither root nor the network.
#   tools, from apt:           gcc, libc6-dev, binutils, pkg-config, and pip, which fetches the wheels
#   libraries, from PyPI:      libz3 and its headers, libhighs, and libclang, which reads the headers of HiGHS
#                              (scripts/requirements.txt, pinned by hash), into .deps, which git ignores
#              from crates.io: the headers of HiGHS, out of the source of highs-sys, into .deps, too
# `setup.sh tools` or `setup.sh libraries` does one half.
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

DEPS="$ROOT/.deps"
WHEELS=(z3-solver highspy libclang)

missing_packages() {
    have cc || echo gcc libc6-dev
    { have as && have ld && have objdump; } || echo binutils
    have pkg-config || echo pkg-config
    [ -z "$(missing_wheels)" ] || { have python3 && python3 -m pip --version >/dev/null 2>&1; } || echo python3-pip
}

# How to become root, decided before anything is run: nothing, or sudo (which may ask for a password only where
# somebody can type it).
root_command() {
    if [ "$(id -u)" = 0 ]; then
        as_root=()
    elif ! have sudo; then
        die "these packages must be installed by root, and there is no sudo: $packages"
    elif [ -t 0 ] || sudo -n true 2>/dev/null; then
        sudo true || die "these packages must be installed by root: $packages"
        as_root=(sudo)
    else
        die "these packages must be installed by root, and sudo asks for a password: $packages"
    fi
}

apt_failed() {
    tail -n 15 "$log" >&2
    die "apt could not install (is there a network?): $packages"
}

install_packages() {
    packages="$(missing_packages | xargs)"
    [ -z "$packages" ] && return 0
    have apt-get ||
        die "missing: $packages (Debian's names). There is no apt-get here; install them by hand, then rerun."
    say "installing from apt: $packages"
    root_command
    log="$(mktemp)"
    # shellcheck disable=SC2086,SC2015 # a list of names; any failure of the two ends here
    "${as_root[@]}" apt-get update -qq >"$log" 2>&1 </dev/null &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends ${packages} >>"$log" 2>&1 </dev/null ||
        apt_failed
    rm -f "$log"
    left="$(missing_packages | xargs)"
    [ -z "$left" ] || die "still missing after installing: $left"
}

# The line of a wheel in requirements.txt, and the hash there.
requirement() { grep "^$1==" "$ROOT/scripts/requirements.txt"; }
hash_of() { requirement "$1" | sed 's/.*--hash=//'; }

# Where a wheel goes, and the files without which it is not there.
folder_of() {
    case "$1" in
        z3-solver) echo "$DEPS/z3" ;;
        highspy) echo "$DEPS/highs" ;;
        *) echo "$DEPS/$1" ;;
    esac
}
files_of() {
    case "$1" in
        z3-solver) echo lib/libz3.so include/z3.h ;;
        highspy) echo lib/libhighs.so lib/libhighs.so.1 ;;
        libclang) echo lib/libclang.so ;;
    esac
}

have_wheel() {
    local folder file
    folder="$(folder_of "$1")"
    for file in $(files_of "$1"); do
        [ -f "$folder/$file" ] || return 1
    done
    [ "$(cat "$folder/wheel.hash" 2>/dev/null)" = "$(hash_of "$1")" ]
}

missing_wheels() {
    local wheel
    for wheel in "${WHEELS[@]}"; do
        have_wheel "$wheel" || echo "$wheel"
    done
}

# What is kept of an unpacked wheel ($2), as a folder $3.
take_out_of() {
    mkdir -p "$3/lib"
    case "$1" in
        z3-solver)
            mv "$2"/z3/lib/* "$3/lib/"
            mv "$2/z3/include" "$3/"
            ;;
        highspy)
            mv "$2/highspy/libhighs.so.1" "$3/lib/"
            ln -s libhighs.so.1 "$3/lib/libhighs.so"
            ;;
        libclang) mv "$2"/libclang-*.data/platlib/clang/native/libclang.so "$3/lib/" ;;
    esac
}

# Replaces a folder by a finished one beside it, so that an interrupted run leaves nothing half-made.
put_in_place() {
    rm -rf "$2"
    mv "$1" "$2"
}

make_temp() {
    [ -z "${temp:-}" ] || return 0
    mkdir -p "$DEPS"
    temp="$(mktemp -d "$DEPS/fetch.XXXXXX")"
    trap 'rm -rf "$temp"' EXIT
}

# The wheels that are missing, whatever Python there is: the options name the one for which requirements.txt has hashes.
fetch_wheels() {
    local wheel missing
    missing="$(missing_wheels)"
    [ -n "$missing" ] || return 0
    make_temp
    for wheel in $missing; do
        requirement "$wheel"
    done >"$temp/requirements.txt"
    say "fetching from PyPI, into .deps: $(sed 's/ .*//' "$temp/requirements.txt" | xargs)"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --require-hashes \
        --implementation cp --python-version 3.11 --abi cp311 --abi none \
        --platform manylinux_2_28_x86_64 --platform manylinux_2_27_x86_64 --platform manylinux_2_24_x86_64 \
        --platform manylinux2014_x86_64 --platform manylinux2010_x86_64 \
        --dest "$temp" --requirement "$temp/requirements.txt" >&2 </dev/null ||
        die "a wheel could not be fetched or its hash does not match (see above); check the network and rerun"
    for wheel in $missing; do
        python3 -m zipfile -e "$temp/${wheel//-/_}"-*.whl "$temp/$wheel.wheel"
        take_out_of "$wheel" "$temp/$wheel.wheel" "$temp/$wheel"
        hash_of "$wheel" >"$temp/$wheel/wheel.hash"
        put_in_place "$temp/$wheel" "$(folder_of "$wheel")"
    done
}

# The headers of HiGHS's C interface and the description by which pkg-config finds them and the library. The wheel has
# no headers; the source of highs-sys has all but the one that HiGHS's own build writes, HConfig.h.
HEADERS=(interfaces/highs_c_api.h lp_data/HighsCallbackStruct.h util/HighsInt.h)
HIGHS_DEV="$DEPS/highs-dev"

crate_version() { grep -A 1 '^name = "highs-sys"$' "$ROOT/Cargo.lock" | sed -n 's/^version = "\(.*\)"$/\1/p'; }
highs_version() { requirement highspy | sed 's/^highspy==\([^ ]*\).*/\1/'; }
dev_stamp() { echo "highs-sys $(crate_version), HiGHS $(highs_version)"; }

make_highs_dev() {
    local source header version
    [ "$(cat "$HIGHS_DEV/stamp" 2>/dev/null)" != "$(dev_stamp)" ] || return 0
    make_temp
    version="$(highs_version)"
    say "fetching the crates; the headers of HiGHS $version go out of highs-sys into .deps"
    # Of all that cargo says only the one path is of interest, which is the only place it is said.
    source="$(cd "$ROOT" && cargo metadata --quiet --format-version 1 --locked --filter-platform x86_64-unknown-linux-gnu |
        grep -o '"manifest_path":"[^"]*/highs-sys-[^"]*/Cargo.toml"' | cut -d '"' -f 4)" ||
        die "cargo could not fetch the crates (see above); check the network and rerun"
    source="${source%/Cargo.toml}/HiGHS"
    [ "$(sed -n 's/^HIGHS_[A-Z]*=//p' "$source/Version.txt" | xargs | tr ' ' .)" = "$version" ] ||
        die "highs-sys has the headers of another HiGHS than $version: scripts/requirements.txt must name the same"
    for header in "${HEADERS[@]}"; do
        mkdir -p "$temp/dev/include/$(dirname "$header")"
        cp "$source/highs/$header" "$temp/dev/include/$header"
    done
    # HIGHSINT64 stays undefined: the wheel's library has 32-bit indices, which is the default.
    printf '#define HIGHS_VERSION_%s\n' "MAJOR ${version%%.*}" "MINOR $(cut -d . -f 2 <<<"$version")" \
        "PATCH ${version##*.}" >"$temp/dev/include/HConfig.h"
    # Paths are relative to this file, so that a checkout can be moved.
    cat >"$temp/dev/highs.pc" <<END
Name: HiGHS
Description: linear optimization
Version: $version
Cflags: -I\${pcfiledir}/include
Libs: -L\${pcfiledir}/../highs/lib -lhighs
END
    dev_stamp >"$temp/dev/stamp"
    put_in_place "$temp/dev" "$HIGHS_DEV"
}

# z3-sys links libstdc++ by name; the name without a number comes with a C++ compiler, which nothing else here needs.
link_stdcxx() {
    local found
    [ "$(cc -print-file-name=libstdc++.so)" = libstdc++.so ] || return 0
    [ ! -e "$DEPS/z3/lib/libstdc++.so" ] || return 0
    found="$(cc -print-file-name=libstdc++.so.6)"
    [ "$found" != libstdc++.so.6 ] || die "libstdc++.so.6 is missing: install libstdc++6, then rerun"
    ln -sfn "$(realpath "$found")" "$DEPS/z3/lib/libstdc++.so"
}

part="${1:-all}"
case "$part" in
    all | tools | libraries) ;;
    *) die "usage: setup.sh [tools|libraries]" ;;
esac
[ "$(uname -sm)" = "Linux x86_64" ] || die "this project runs on Linux on x86-64; this is $(uname -sm)"
have cargo || die "cargo is missing: install Rust from https://rustup.rs, then rerun"
if [ "$part" != libraries ]; then
    install_packages
fi
if [ "$part" != tools ]; then
    fetch_wheels
    make_highs_dev
    link_stdcxx
fi
