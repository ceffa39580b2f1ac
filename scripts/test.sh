#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Arguments go to `cargo test` in place of
# --workspace: scripts/test.sh -p isa
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
# A browser looks at the page of `experiment`; without one that test says "skipped: chromium".
if ! have chromium && have apt-get && [ "$(id -u)" = 0 ]; then
    say "installing chromium from apt"
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 </dev/null ||
        say "chromium could not be installed; the test that needs it is skipped"
fi
say "building and testing (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some minutes)"
[ $# -gt 0 ] || set -- --workspace
exec cargo test --locked --profile "$PROFILE" "$@" </dev/null
