#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Arguments go to `cargo test` in place of
# --workspace: scripts/test.sh -p isa
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
say "building and testing (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some ten minutes)"
[ $# -gt 0 ] || set -- --workspace
exec cargo test --locked --profile "$PROFILE" "$@" </dev/null
