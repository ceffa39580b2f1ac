#!/usr/bin/env bash
# run.sh BIN DIR [PROJECT...]: builds projects of others (fetched, not shipped; projects.sh) by their own build systems: as they are,
# with one flag and nothing known, and with the flag again after `learn`. Their own tests run on the first build and on the last; the
# second has to be the first one's bytes, or pass them, too. Builds with the flag and without are timed in turns until thirty seconds of
# them have passed, each with an empty cache where one stands in front. Without a project: all of them with -O2 and with -O3 -g, and two
# each with link-time optimization and behind ccache.
# A table goes to standard output: times of the builds, on the clock and of the processor, functions, instructions. LEARN is for how many
# seconds `learn` may search a project (120), FLAGS are the compiler's, JOBS those of make (2), LAUNCHER stands in front of the compiler.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,9s/^# //p' "$0" >&2; exit 2; }
# shellcheck source=examples/builds/projects.sh
. "$(dirname "$(realpath "$0")")/projects.sh" "$1" "$2"
shift 2
export SUPEROPT_STORE="$dir/store" CCACHE_DIR="$dir/ccache" CCACHE_EXTRAFILES="$dir/store/generation" LC_ALL=C

# The lesser times of two builds.
lesser() { awk -v a="$1" -v b="$2" 'BEGIN { split(a, x); split(b, y); print (x[1] < y[1] ? x[1] : y[1]), (x[2] < y[2] ? x[2] : y[2]) }'; }

# in_turns PROJECT CC OURS NAME COMMAND: builds as it is and with the flag, one after the other, until thirty seconds of it have passed;
# each with nothing in the compiler's cache, with the flag behind the command. The least times are left in $plain and $flagged, the last
# build with the flag in the directory.
in_turns() {
    local project="$1" cc="$2" ours="$3" name="$4" before="$5" spent=0
    plain="" flagged=""
    while [ "$spent" -lt 30000 ]; do
        rm -rf "$CCACHE_DIR"
        once "$project" "$cc" plain
        plain="$(lesser "${plain:-$took}" "$took")"
        spent=$((spent + ${took%% *}))
        rm -rf "$CCACHE_DIR"
        "$before"
        once "$project" "$ours" "$name"
        flagged="$(lesser "${flagged:-$took}" "$took")"
        spent=$((spent + ${took%% *}))
    done
}

forget() { # what builds have met, and what was found
    rm -rf "$SUPEROPT_STORE"
    "$bin" prefix >/dev/null
}

row() { # PROJECT FLAGS [LAUNCHER]
    local project="$1" plain flagged cold same
    flags="$2"
    local cc="${3:+$3 }${CC:-gcc}"
    fetch "$project"
    forget
    local ours="$cc -B$("$bin" prefix)"
    once "$project" "$cc" plain
    tested "$project" plain
    same="$(program "$project")"
    [ -z "$same" ] || cp "$dir/work/$same" "$dir/plain"
    in_turns "$project" "$cc" "$ours" cold forget
    cold="$plain $flagged"
    # Where nothing is known nothing changes.
    if [ -z "$same" ] || ! cmp -s "$dir/work/$same" "$dir/plain"; then tested "$project" cold; fi
    "$bin" learn --time "${LEARN:-120}" --timeout 5 -q
    in_turns "$project" "$cc" "$ours" warm :
    tested "$project" warm
    "$bin" stats --json | python3 -c '
import json, sys
total = json.load(sys.stdin)["total"]
project, flags, *times = sys.argv[1:]
cold, warm = ([int(n) for n in one.split()] for one in times)
ratios = [f"{build[2 + of] / build[of]:.2f}" for of in (0, 1) for build in (cold, warm)]
row = [project, flags, f"{min(cold[0], warm[0]) / 1000:.1f}", *ratios, total["functions"], total["improved"],
       " -> ".join(map(str, total["instructions"]))]
print("| " + " | ".join(map(str, row)) + " |")' "$project" "$2${3:+, $3}" "$cold" "$plain $flagged"
}

echo "| project | flags | without, s | cold | warm | cold, processor | warm, processor | functions | improved | instructions |"
echo "|---|---|---|---|---|---|---|---|---|---|"
if [ $# -gt 0 ]; then
    for project in "$@"; do row "$project" "$flags" "${LAUNCHER:-}"; done
    exit
fi
for set in "-O2" "-O3 -g"; do
    for project in bzip2 zlib lua5.4 libzstd sqlite3 curl crate:semver-1.0.26; do row "$project" "$set"; done
done
for project in bzip2 lua5.4; do row "$project" "-O2 -flto"; done
for project in bzip2 zlib; do row "$project" "-O2" ccache; done
