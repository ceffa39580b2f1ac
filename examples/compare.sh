#!/usr/bin/env bash
# compare.sh BEFORE AFTER [INPUT...]: optimizes hd/asm, papers and ../tests/real/asm, or the inputs (files, and folders with
# .s files), with two binaries of superopt-dag, and compares what comes out, without the comment that says the version. Then
# both binaries' CPU time. Fails if a text differs, a binary fails on a file, or a time limit was hit, after which a
# difference would say nothing. What is looked for is limited by counts, the same for both: EVALUATIONS, LONGEST, RLIMIT,
# SEED. OPTIONS replaces the options that each folder has otherwise, SHOWN is how many differences are printed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd -P)"
[ $# -ge 2 ] || { echo "usage: compare.sh BEFORE AFTER [INPUT...]" >&2; exit 2; }
for bin in "$1" "$2"; do
    [ -f "$bin" ] && [ -x "$bin" ] || { echo "compare.sh: $bin: no program" >&2; exit 2; }
done
before="$(realpath "$1")"
after="$(realpath "$2")"
shift 2
[ $# -gt 0 ] || set -- "$here/hd/asm" "$here/papers" "$here/../tests/real/asm"
limits=(--seed "${SEED:-1}" --evaluations "${EVALUATIONS:-20000}" --longest "${LONGEST:-2}" --rlimit "${RLIMIT:-500000}"
    --timeout 1000000)
shown="${SHOWN:-3}"
temp="$(mktemp -d)"
# What is still running after an interruption writes into the folder.
trap 'kill $(jobs -p) 2>/dev/null || true; wait; rm -rf "$temp"' EXIT
trap 'exit 130' INT TERM

# options FILE: what the file is optimized for.
options() {
    if [ -n "${OPTIONS+set}" ]; then
        echo "$OPTIONS"
        return
    fi
    case "$1" in
        "$here"/hd/*) echo "--march haswell --objective instructions" ;;
        "$here"/papers/*) echo "--march cascadelake --objective uops" ;;
    esac
}

# run_one SIDE BIN FILE OPTION...: text, report, messages, exit code and CPU seconds below $temp/SIDE.
run_one() {
    local to="$temp/$1" bin="$2" file="$3" code=0 TIMEFORMAT='%U %S'
    shift 3
    mkdir -p "$to"
    rm -f "$to/text" "$to/json"
    { time "$bin" "$@" "${limits[@]}" --json "$to/json" -o "$to/text" "$file" </dev/null >"$to/log" 2>&1 || code=$?; } 2>"$to/cpu"
    echo "$code" >"$to/code"
}

# stated SIDE: the text without the comment lines of the program.
stated() { sed -E '/^# (superopt-dag [^:]*: |contract: |objective )/d' "$temp/$1/text"; }

# find_limits SIDE: the functions of the report that hit a time limit, in any of their parts.
find_limits() {
    python3 - "$temp/$1/json" <<'END'
import json
import sys


def limited(part):
    if isinstance(part, dict):
        return part.get("timed_out") is True or any(map(limited, part.values()))
    if isinstance(part, list):
        return any(map(limited, part))
    return isinstance(part, str) and "time limit" in part


print(*(f["name"] for f in json.load(open(sys.argv[1]))["functions"] if limited(f)))
END
}

# compare_one FILE: runs both on the file side by side, and says what is different.
compare_one() {
    local file="$1" side names extra ok=1
    read -ra extra <<<"$(options "$file")"
    # Who starts first has the machine for itself for a moment: that alternates.
    if [ $((count % 2)) = 0 ]; then
        run_one before "$before" "$file" ${extra[@]+"${extra[@]}"} &
        run_one after "$after" "$file" ${extra[@]+"${extra[@]}"} &
    else
        run_one after "$after" "$file" ${extra[@]+"${extra[@]}"} &
        run_one before "$before" "$file" ${extra[@]+"${extra[@]}"} &
    fi
    wait
    for side in before after; do
        # The program itself is what a line of figures is about; `time` says nothing else.
        awk -v side="$side" 'END { print side, $1, $2 }' "$temp/$side/cpu" >>"$temp/cpu"
        if [ "$(cat "$temp/$side/code")" != 0 ]; then
            echo "$file: $side failed with $(cat "$temp/$side/code"): $(tail -n 1 "$temp/$side/log")"
            ok=0
        elif [ ! -f "$temp/$side/text" ] || ! names="$(find_limits "$side" 2>/dev/null)"; then
            echo "$file: $side ended well, but wrote no text or no report"
            ok=0
        elif [ -n "$names" ]; then
            echo "$file: $side hit a time limit: $names"
            ok=0
        fi
    done
    if [ -f "$temp/before/text" ] && [ -f "$temp/after/text" ]; then
        stated before >"$temp/before.s"
        stated after >"$temp/after.s"
        if ! diff "$temp/before.s" "$temp/after.s" >"$temp/diff"; then
            echo "$file: the texts differ (<: before, >: after)"
            ok=0
            differing=$((differing + 1))
            if [ "$differing" -le "$shown" ]; then
                head -n 20 "$temp/diff"
            fi
        fi
    fi
    [ $ok = 1 ] || failed+=("$file")
    count=$((count + 1))
}

count=0
differing=0
failed=()
for input in "$@"; do
    input="$(realpath "$input")"
    if [ -d "$input" ]; then
        find "$input" -name '*.s' -type f | LC_ALL=C sort
    else
        echo "$input"
    fi
done >"$temp/inputs"
mapfile -t inputs <"$temp/inputs"
[ ${#inputs[@]} -gt 0 ] || { echo "compare.sh: nothing to optimize" >&2; exit 2; }
for file in "${inputs[@]}"; do compare_one "$file"; done
awk '{ user[$1] += $2; all[$1] += $2 + $3 }
    END {
        printf "user CPU seconds: %.1f before, %.1f after", user["before"], user["after"]
        if (user["before"] > 0) printf "; after/before %.3f", user["after"] / user["before"]
        printf " (with system time %.1f, %.1f)\n", all["before"], all["after"]
    }' "$temp/cpu"
if [ ${#failed[@]} -gt 0 ]; then
    echo "${#failed[@]} of $count files are not the same:"
    printf '    %s\n' "${failed[@]}"
    exit 1
fi
echo "$count files, all the same"
