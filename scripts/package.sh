#!/usr/bin/env bash
# Builds packages of the program: package.sh wheel|deb|all [DIR]
#   wheel  for pip, by maturin; depends on the wheels of Z3 and HiGHS
#   deb    for Debian and Ubuntu, by cargo-deb; has both libraries with it
# They go to DIR, by default `packages` among the build output. What builds them is fetched: maturin from PyPI, cargo-deb from
# crates.io.
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

kind="${1:-}"
case "$kind" in
    wheel | deb | all) ;;
    *) die "usage: package.sh wheel|deb|all [DIR]" ;;
esac
out="$(realpath -m "${2:-$CARGO_TARGET_DIR/packages}")"
"$ROOT/scripts/setup.sh"
cd "$ROOT"
# A packaged program looks for its libraries beside itself: built among the others it would take the place of one that runs here.
export CARGO_TARGET_DIR="$CARGO_TARGET_DIR/package-build"

# Where the program looks for its libraries once it is installed, from where it lies itself: the directory of the .deb, then
# those of the wheels. Python's have its version in their names: those that highspy has wheels for, in environments, in Debian's
# own, and below `pip --target`.
runpath() {
    local minor directory
    printf '$ORIGIN/../lib/superopt-dag:$ORIGIN/../z3/lib:$ORIGIN/../highspy'
    for minor in 9 10 11 12 13 14; do
        for directory in site-packages dist-packages; do
            printf ':$ORIGIN/../lib/python3.%s/%s' "$minor" "$directory/z3/lib" "$minor" "$directory/highspy"
        done
    done
}

# The manual's pages and the completions of common shells, where packages put them below $1.
write_extras() {
    local program="$CARGO_TARGET_DIR/release/superopt-dag"
    local LD_LIBRARY_PATH="$ROOT/.deps/z3/lib:$ROOT/.deps/highs/lib"
    export LD_LIBRARY_PATH
    rm -rf "$1"
    mkdir -p "$1/share/bash-completion/completions" "$1/share/zsh/site-functions" "$1/share/fish/vendor_completions.d"
    "$program" man "$1/share/man/man1"
    "$program" completions bash >"$1/share/bash-completion/completions/superopt-dag"
    "$program" completions zsh >"$1/share/zsh/site-functions/_superopt-dag"
    "$program" completions fish >"$1/share/fish/vendor_completions.d/superopt-dag.fish"
}

# The newest glibc that the program asks for is what the wheel's name has to say.
platform_tag() {
    local newest
    newest="$(objdump -T "$CARGO_TARGET_DIR/release/superopt-dag" | grep -o 'GLIBC_2\.[0-9]*' | sort -t . -k 2 -n | tail -n 1)"
    echo "manylinux_2_${newest#GLIBC_2.}"
}

build_wheel() {
    local tools="$TOOLS/maturin"
    if [ ! -x "$tools/bin/maturin" ]; then
        have python3 && python3 -c 'import ensurepip' 2>/dev/null || die "python3 with venv is missing: apt-get install python3-venv"
        say "fetching maturin from PyPI"
        python3 -m venv "$tools"
        "$tools/bin/pip" install --quiet --disable-pip-version-check 'maturin>=1.9,<2'
    fi
    write_extras "$CARGO_TARGET_DIR/wheel/data/data"
    sed "s|@ROOT@|$ROOT|" scripts/package/pyproject.toml >"$CARGO_TARGET_DIR/wheel/pyproject.toml"
    # maturin runs cargo where pyproject.toml lies, and cargo looks there for the places of the libraries.
    mkdir -p "$CARGO_TARGET_DIR/wheel/.cargo"
    sed "s|value = \"\([^\"]*\)\", relative = true|value = \"$ROOT/\1\"|" .cargo/config.toml >"$CARGO_TARGET_DIR/wheel/.cargo/config.toml"
    # The libraries are other packages' and stay out of this one, which the audit would refuse.
    (cd "$CARGO_TARGET_DIR/wheel" && "$tools/bin/maturin" build --release --auditwheel skip \
        --compatibility "$(platform_tag)" --out "$out")
}

build_deb() {
    if [ ! -x "$TOOLS/bin/cargo-deb" ]; then
        say "installing cargo-deb from crates.io"
        cargo install --locked --quiet cargo-deb@3.8.0 --root "$TOOLS" --target-dir "$TOOLS/build"
    fi
    write_extras "$CARGO_TARGET_DIR/release/package-extras"
    "$TOOLS/bin/cargo-deb" deb --no-build --locked --output "$out/"
}

mkdir -p "$out"
SUPEROPT_RUNPATH="$(runpath)"
export SUPEROPT_RUNPATH
say "building (the first build takes some minutes)"
cargo build --locked --release --bins
[ "$kind" = deb ] || build_wheel
[ "$kind" = wheel ] || build_deb
say "in $out:"
ls -lh "$out" >&2
