#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Arguments go to `cargo test` in place of
# --workspace: scripts/test.sh -p isa
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
# A browser looks at the page of `experiment`, tests of fleets start PostgreSQL of their own, the guide is built, its links are
# followed and its commands run; without the programs those tests say "skipped:" and their names.
offer() {
    if have apt-get && [ "$(id -u)" = 0 ]; then
        say "installing $1 from apt"
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1 </dev/null ||
            say "$1 could not be installed; the tests that need it are skipped"
    fi
}
have chromium || offer chromium
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || offer postgresql
for program in linkchecker clang cmake meson z3; do
    have "$program" || offer "$program"
done
PATH="$PATH:$TOOLS/bin"
if ! have mdbook; then
    say "installing mdbook from crates.io, into $TOOLS"
    cargo install --locked --quiet --debug --no-default-features mdbook@0.5.4 --root "$TOOLS" --target-dir "$TOOLS/build" ||
        say "mdbook could not be installed; the test that needs it is skipped"
fi
say "building and testing (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some minutes)"
[ $# -gt 0 ] || set -- --workspace
exec cargo test --locked --profile "$PROFILE" "$@" </dev/null
