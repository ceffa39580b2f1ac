#!/usr/bin/env bash
# run.sh BIN DIR [PROJECT...]: builds projects of others (fetched, not shipped; projects.sh) by their own build systems: as they are,
# with one flag and nothing known, and with the flag again after `learn`. Their own tests run on the first build and on the last; the
# second has to be the first one's bytes, or pass them, too. Builds are timed until fifteen seconds of them have passed, each with an empty
# cache where one stands in front. Without a project: all of them with -O2 and with -O3 -g, and two each with link-time optimization and behind ccache.
# A table goes to standard output: times of the builds, on the clock and of the processor, functions, instructions. LEARN is for how many
# seconds `learn` may search a project (120), FLAGS are the compiler's, JOBS those of make (2), LAUNCHER stands in front of the compiler.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
# shellcheck source=examples/builds/projects.sh
. "$(dirname "$(realpath "$0")")/projects.sh" "$1" "$2"
shift 2
export SUPEROPT_STORE="$dir/store" CCACHE_DIR="$dir/ccache" CCACHE_EXTRAFILES="$dir/store/generation" LC_ALL=C

# least PROJECT CC NAME COMMAND: builds until fifteen seconds of it have passed, each behind the command and with nothing in the compiler's
# cache; the least times are left in $took.
least() {
    local project="$1" cc="$2" name="$3" before="$4" best="" spent=0
    while [ "$spent" -lt 15000 ]; do
        rm -rf "$CCACHE_DIR"
        "$before"
        once "$project" "$cc" "$name"
        spent=$((spent + ${took%% *}))
        best="$(awk -v best="${best:-$took}" '{ split(best, b); print ($1 < b[1] ? $1 : b[1]), ($2 < b[2] ? $2 : b[2]) }' <<<"$took")"
    done
    took="$best"
}

forget() { # what builds have met, and what was found
    rm -rf "$SUPEROPT_STORE"
    "$bin" prefix >/dev/null
}

row() { # PROJECT FLAGS [LAUNCHER]
    local project="$1" plain cold same
    flags="$2"
    local cc="${3:+$3 }${CC:-gcc}"
    fetch "$project"
    forget
    local ours="$cc -B$("$bin" prefix)"
    least "$project" "$cc" plain :
    plain="$took"
    tested "$project" plain
    same="$(program "$project")"
    [ -z "$same" ] || cp "$dir/work/$same" "$dir/plain"
    least "$project" "$ours" cold forget
    cold="$took"
    # Where nothing is known nothing changes.
    if [ -z "$same" ] || ! cmp -s "$dir/work/$same" "$dir/plain"; then tested "$project" cold; fi
    "$bin" learn --time "${LEARN:-120}" --timeout 5 -q
    least "$project" "$ours" warm :
    tested "$project" warm
    "$bin" stats --json | python3 -c '
import json, sys
total = json.load(sys.stdin)["total"]
project, flags, *times = sys.argv[1:]
plain, cold, warm = ([int(n) for n in one.split()] for one in times)
ratios = [f"{build[of] / plain[of]:.2f}" for of in (0, 1) for build in (cold, warm)]
row = [project, flags, f"{plain[0] / 1000:.1f}", *ratios, total["functions"], total["improved"],
       " -> ".join(map(str, total["instructions"]))]
print("| " + " | ".join(map(str, row)) + " |")' "$project" "$2${3:+, $3}" "$plain" "$cold" "$took"
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
