# shellcheck shell=bash disable=SC2034
# Shared by the other scripts (sourced, not run): where things are and how to stop.
# bash, because `set -o pipefail` and arrays are used.
set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# Build output stays outside the checkout, and is shared by all checkouts of one user.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/superopt-dag/target}"

# Programs that are fetched to build packages and the guide.
TOOLS="$CARGO_TARGET_DIR/tools"

# One cargo profile for lint, tests and the demo, so that nothing is compiled twice. `dev` optimizes what runs long
# (Cargo.toml) and keeps overflow checks and assertions on. SUPEROPT_PROFILE=release gives a build without them.
PROFILE="${SUPEROPT_PROFILE:-dev}"
case "$PROFILE" in
    dev) PROFILE_DIR=debug ;;
    *) PROFILE_DIR="$PROFILE" ;;
esac

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

die() {
    say "error: $*"
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }
