#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Arguments go to `cargo test` in place of
# --workspace: scripts/test.sh -p isa
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
# A browser looks at the page of `experiment`, and tests of fleets start PostgreSQL of their own; without them those tests say
# "skipped: chromium" and "skipped: postgresql".
offer() {
    if have apt-get && [ "$(id -u)" = 0 ]; then
        say "installing $1 from apt"
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1 </dev/null ||
            say "$1 could not be installed; the tests that need it are skipped"
    fi
}
have chromium || offer chromium
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || offer postgresql
say "building and testing (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some minutes)"
[ $# -gt 0 ] || set -- --workspace
exec cargo test --locked --profile "$PROFILE" "$@" </dev/null
