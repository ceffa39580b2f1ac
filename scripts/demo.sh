#!/usr/bin/env bash
# Installs what is missing, builds, and optimizes a shipped example; the result goes to stdout, and the time that each
# part took to stderr. Arguments, if any, replace the example's: scripts/demo.sh --march haswell mine.s
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

begun=$SECONDS
times=""
# Notes how long it is since the last part ended.
part_ends() {
    times="$times$1 $((SECONDS - begun)) s, "
    begun=$SECONDS
}

"$ROOT/scripts/setup.sh" tools
part_ends tools
"$ROOT/scripts/setup.sh" libraries
part_ends libraries
cd "$ROOT"
say "building (profile $PROFILE, output in $CARGO_TARGET_DIR; the first build takes some two minutes)"
cargo build --locked --profile "$PROFILE" --bins
part_ends build
[ $# -gt 0 ] || set -- --march haswell --objective instructions examples/hd/asm/gcc/p16.s
say "superopt-dag $*"
status=0
"$CARGO_TARGET_DIR/$PROFILE_DIR/superopt-dag" "$@" || status=$?
part_ends run
say "took ${times}$SECONDS s in all"
exit "$status"
