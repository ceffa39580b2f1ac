#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Arguments go to `cargo test`.
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
say "building and testing (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some ten minutes)"
exec cargo test --locked --workspace --profile "$PROFILE" "$@" </dev/null
