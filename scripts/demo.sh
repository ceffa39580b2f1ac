#!/usr/bin/env bash
# Installs what is missing, builds, and optimizes a shipped example; the result goes to stdout.
# Arguments, if any, replace the example's: scripts/demo.sh --march haswell mine.s
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

"$ROOT/scripts/setup.sh"
cd "$ROOT"
say "building (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some ten minutes)"
cargo build --locked --profile "$PROFILE" --bin superopt-dag
[ $# -gt 0 ] || set -- --march haswell --objective instructions examples/hd/asm/gcc/p16.s
say "superopt-dag $*"
exec "$CARGO_TARGET_DIR/$PROFILE_DIR/superopt-dag" "$@"
