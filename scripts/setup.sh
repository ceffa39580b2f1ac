#!/usr/bin/env bash
# Installs what the build needs and this machine lacks; says each thing it installs. Safe to rerun: with nothing
# missing it does nothing and needs neither root nor the network.
#   from apt:   a C++ compiler, make, cmake, libclang (for HiGHS and its bindings), binutils, pip
#   from PyPI:  libz3 and its headers (scripts/requirements.txt, pinned by hash), into .deps/z3, which git ignores
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

Z3_DIR="$ROOT/.deps/z3"

# The library, and clang's own headers (stddef.h, …), which some packages of libclang leave out.
have_libclang() {
    [ -n "${LIBCLANG_PATH:-}" ] && return 0
    { compgen -G '/usr/lib/llvm-*/lib/libclang*.so*' || compgen -G '/usr/lib*/libclang*.so*'; } >/dev/null || return 1
    { compgen -G '/usr/lib/llvm-*/lib/clang/*/include/stddef.h' ||
        compgen -G '/usr/lib*/clang/*/include/stddef.h'; } >/dev/null
}

missing_packages() {
    have cc || echo gcc libc6-dev
    have c++ || echo g++
    have make || echo make
    have cmake || echo cmake
    have_libclang || echo libclang-dev
    { have as && have ld && have objdump; } || echo binutils
    have_z3 || { have python3 && python3 -m pip --version >/dev/null 2>&1; } || echo python3-pip
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

z3_stamp() { sed -n 's/.*--hash=//p' "$ROOT/scripts/requirements.txt"; }

have_z3() {
    [ -f "$Z3_DIR/lib/libz3.so" ] && [ -f "$Z3_DIR/include/z3.h" ] &&
        [ "$(cat "$Z3_DIR/wheel.hash" 2>/dev/null)" = "$(z3_stamp)" ]
}

# Unpacks beside the final place and renames, so an interrupted run leaves nothing half-made.
fetch_z3() {
    have_z3 && return 0
    wheel="$(grep -o '^z3-solver[^ ]*' "$ROOT/scripts/requirements.txt")"
    say "fetching from PyPI: $wheel (libz3.so and headers, into .deps/z3)"
    mkdir -p "$ROOT/.deps"
    temp="$(mktemp -d "$ROOT/.deps/fetch.XXXXXX")"
    trap 'rm -rf "$temp"' EXIT
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --require-hashes \
        --dest "$temp" --requirement "$ROOT/scripts/requirements.txt" >&2 </dev/null ||
        die "the Z3 wheel could not be fetched or its hash does not match (see above); check the network and rerun"
    python3 -m zipfile -e "$temp"/z3_solver-*.whl "$temp/wheel"
    mkdir "$temp/z3"
    mv "$temp/wheel/z3/lib" "$temp/wheel/z3/include" "$temp/z3/"
    z3_stamp >"$temp/z3/wheel.hash"
    rm -rf "$Z3_DIR"
    mv "$temp/z3" "$Z3_DIR"
}

[ "$(uname -sm)" = "Linux x86_64" ] || die "this project runs on Linux on x86-64; this is $(uname -sm)"
have cargo || die "cargo is missing: install Rust from https://rustup.rs, then rerun"
install_packages
fetch_z3
