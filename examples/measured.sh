#!/usr/bin/env bash
# measured.sh SUPEROPT_BIN [FILE:FUNCTION[:SIGNATURE]...]: optimizes functions with --measured (OPTIONS in place of
# `--march haswell --objective throughput --timeout 30`) and prints predicted beside measured ratios of cycles as a table; of
# field arithmetic by both compilers, some of examples/hd, and of tests/real, loops among them, if none are named.
set -euo pipefail
[ $# -ge 1 ] || { echo "usage: measured.sh SUPEROPT_BIN [FILE:FUNCTION[:SIGNATURE]...]" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
bin="$(realpath "$1")"
shift
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT
if [ $# -eq 0 ]; then
    "$here/crypto/inputs.sh" "$temp" >&2
    for compiler in gcc clang; do
        for f in poly1305_64:fiat_poly1305_carry_square curve25519_64:fiat_25519_carry_mul p256_64:fiat_p256_add p256_64:fiat_p256_sub; do
            [ -f "$temp/$compiler/${f%%:*}.s" ] || continue
            set -- "$@" "$temp/$compiler/${f%%:*}.s:${f##*:}:$(awk -v f="${f##*:}" '$2 == f { sub(/^[^ ]* [^ ]* /, ""); print }' "$temp/functions")"
        done
    done
    for f in p09_32 p13_32 p16_32 p18_32 p19_32 p21_32 p24_32; do
        for compiler in gcc clang; do
            set -- "$@" "$here/hd/asm/$compiler/${f%%_*}.s:$f"
        done
    done
    real="$here/../tests/real/asm"
    set -- "$@" "$real/hashes.s:fnv1a" "$real/hashes.s:adler32" "$real/hashes.s:crc32_bits" "$real/hashes.s:murmur3" \
        "$real/bits.s:reverse_bits" "$real/bits.s:interleave" "$real/comparisons.s:compare_128" "$real/counts.s:ones_64"
fi
read -ra options <<<"${OPTIONS:---march haswell --objective throughput --timeout 30}"
n=0
for subject in "$@"; do
    IFS=: read -r file function signature <<<"$subject"
    more=(--function "$function")
    [ -z "$signature" ] || more+=(--signature "$signature")
    n=$((n + 1))
    "$bin" "${options[@]}" --measured "${more[@]}" --json "$temp/$(printf %03d $n).json" -o /dev/null "$file" >&2 || true
done
python3 - "$temp" <<'PY'
import glob, json, os, sys

def pair(ratios):
    return "%.2f, %.2f" % (ratios["throughput"], ratios["latency"])

def interval(r):
    return "%.2f (%.2f to %.2f)" % (r["median"], r["low"], r["high"])

print("| function | input | instructions | predicted | measured | stands | measured again | predicted |")
print("|---|---|---|---|---|---|---|---|")
signs, timed, other, slower = [0, 0], 0, 0, 0
for path in sorted(glob.glob(os.path.join(sys.argv[1], "[0-9]*.json"))):
    run = json.load(open(path))
    folder = os.path.basename(os.path.dirname(run["input"]))
    for f in run["functions"]:
        t = f.get("timing")
        if t is None or t["end"] == "not run":
            print("| `%s` | %s | %d → %d | | | %s | | |" % (f["name"], folder, f["before"]["instructions"],
                f["after"]["instructions"], "nothing to time" if t is None else "as predicted: " + t["why"]))
            continue
        timed += 1
        first, best = t["versions"][0], t["versions"][t["fastest"]]
        predicted = first["version"] == "predicted"
        if predicted:
            (p, m) = (first[k][t["by"]] for k in ("predicted", "measured"))
            signs[0] += 1
            signs[1] += (p < 1) == (m < 1)
            slower += p < 1 and m > 1
        stands = best["version"] if t["end"] == "faster" else "the original"
        other += t["end"] == "faster" and best["version"] != "predicted"
        print("| `%s` | %s | %s | %s | %s | %s | %s | %s |" % (f["name"], folder,
            "%d" % f["before"]["instructions"], pair(first["predicted"]) if predicted else "nothing found",
            pair(first["measured"]) if predicted else "", stands, interval(t[t["by"]]), pair(best["predicted"])))
print("\n%d functions timed. What is predicted to be best: %d, of %d of them the clock has the same sign, %d are slower;"
    " another version stands %d times." % (timed, signs[0], signs[1], slower, other))
PY
