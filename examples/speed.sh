#!/usr/bin/env bash
# speed.sh BEFORE AFTER: what two binaries of superopt-dag take for the same work, in turns, RUNS (3) times each:
#   hd      the Hacker's Delight problems of both compilers, file by file: the program does a file's two functions at once
#   libgcc  30 functions of gcc-12's libgcc of 10 to 30 instructions, the first ones by name, with little search: those of
#           more, most of them soft floating point, would take minutes
#   isa     the check of the instruction table on this CPU
#   module  a text of more than 200 functions, two copies of tests/real/src, of which those of up to 8 instructions are
#           optimized with next to no search: mostly reading, since each worker reads the whole text
# PARTS names which of them are run. Prints the least and the median of CPU seconds, children included, and of seconds, and
# after/before of each. CC is gcc-12 otherwise.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd -P)"
[ $# -eq 2 ] || { echo "usage: speed.sh BEFORE AFTER" >&2; exit 2; }
for bin in "$1" "$2"; do
    [ -f "$bin" ] && [ -x "$bin" ] || { echo "speed.sh: $bin: no program" >&2; exit 2; }
done
before="$(realpath "$1")"
after="$(realpath "$2")"
runs="${RUNS:-3}"
read -ra parts <<<"${PARTS:-hd libgcc isa module}"
for part in "${parts[@]}"; do
    case "$part" in
        hd | libgcc | isa | module) ;;
        *) echo "speed.sh: $part: PARTS are hd, libgcc, isa, module" >&2; exit 2 ;;
    esac
done
export CC="${CC:-gcc-12}"
temp="$(mktemp -d)"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$temp"' EXIT
trap 'exit 130' INT TERM
limits=(--rlimit 100000 --timeout 1000000 --seed 1)

# prepare_libgcc: the members and names of the 30 functions.
prepare_libgcc() {
    "$here/libraries/core.sh" "$temp/core" >/dev/null 2>&1
    mkdir -p "$temp/members"
    (cd "$temp/members" && ar x "$temp/core/libgcc-core.a")
    python3 - "$temp" <<'END'
import pathlib
import re
import subprocess
import sys

temp = pathlib.Path(sys.argv[1])
found = {}
for member in sorted((temp / "members").glob("*.o")):
    listing = ["objdump", "-d", "--no-show-raw-insn", member]
    name = None
    counts = {}
    for line in subprocess.run(listing, check=True, capture_output=True, text=True).stdout.splitlines():
        if head := re.match(r"[0-9a-f]+ <(\w+)>:$", line):
            name = head[1]
            counts[name] = 0
        elif name and re.match(r"\s+[0-9a-f]+:\t(?!nop|xchg   %ax,%ax|cs nop|data16)", line):
            counts[name] += 1
    found.update((n, member) for n, c in counts.items() if 10 <= c <= 30 and n not in found)
chosen = sorted(found)[:30]
(temp / "names").write_text("".join(f"{n}\n" for n in chosen))
(temp / "objects").write_text("".join(f"{m}\n" for m in sorted({found[n] for n in chosen})))
END
    [ "$(wc -l <"$temp/names")" = 30 ] || { echo "speed.sh: libgcc has fewer than 30 such functions" >&2; exit 1; }
}

# prepare_module: one text; each copy of a file has names and labels of its own.
prepare_module() {
    mkdir -p "$temp/c"
    for c in "$here"/../tests/real/src/*.c; do "$CC" -O2 -S "$c" -o "$temp/c/$(basename "$c" .c).s"; done
    python3 - "$temp" <<'END'
import pathlib
import re
import sys

temp = pathlib.Path(sys.argv[1])
text = ""
functions = 0
small = []
for copy in (1, 2):
    for number, path in enumerate(sorted((temp / "c").glob("*.s"))):
        code = re.sub(r"^\t\.(file|ident)\b.*\n", "", path.read_text(), flags=re.M)
        names = re.findall(r"^([A-Za-z_][\w.$]*):", code, flags=re.M)
        # The longest first: one name may begin with another.
        pattern = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        code = re.sub(rf"(?<![\w.$])({pattern})(?![\w.$])", rf"\1_{copy}", code)
        text += re.sub(r"\.L(?=\w)", f".L{copy}_{number}_", code)
        bodies = re.findall(r"^\t\.type\t([^,]+), *@function\n\1:\n(.*?)^\t\.size\t\1,", code, flags=re.M | re.S)
        small += [name for name, body in bodies if "." not in name and len(re.findall(r"^\t[a-z]", body, flags=re.M)) <= 8]
        functions += len(re.findall(r"^\t\.type\t[^,]+, *@function", code, flags=re.M))
(temp / "module.s").write_text(text)
(temp / "small").write_text("".join(f"--function={name}\n" for name in small))
if functions <= 200:
    sys.exit(f"speed.sh: only {functions} functions in the module")
END
    as "$temp/module.s" -o /dev/null
}

# run_part PART BIN: the work, once.
run_part() {
    local bin="$2" out="$temp/out" names
    rm -rf "$out"
    mkdir "$out"
    case "$1" in
        hd) printf '%s\n' "$here"/hd/asm/*/*.s |
            xargs -I{} "$bin" -q --march haswell --objective instructions --timeout 1000000 -o /dev/null {} ;;
        libgcc)
            mapfile -t names < <(sed 's/^/--function=/' "$temp/names")
            xargs "$bin" batch -q --jobs 2 --evaluations 2000 --longest 1 "${limits[@]}" "${names[@]}" --out "$out" <"$temp/objects"
            ;;
        isa) "$bin" isa check --states 2000 ;;
        module)
            mapfile -t names <"$temp/small"
            "$bin" batch -q --jobs 2 --evaluations 1 --longest 1 "${limits[@]}" "${names[@]}" --out "$out" "$temp/module.s"
            ;;
    esac
}

# time_part PART SIDE BIN: appends seconds and CPU seconds of a run to $temp/times.
time_part() {
    local code=0 TIMEFORMAT='%R %U %S'
    { time run_part "$1" "$3" </dev/null >"$temp/log" 2>&1 || code=$?; } 2>"$temp/time"
    [ "$code" = 0 ] || { echo "speed.sh: $1: $2 failed with $code: $(tail -n 1 "$temp/log")" >&2; exit 1; }
    echo "$1 $2 $(tail -n 1 "$temp/time")" >>"$temp/times"
}

for part in "${parts[@]}"; do
    case "$part" in
        libgcc | module) "prepare_$part" ;;
    esac
done
for part in "${parts[@]}"; do
    for ((run = 0; run < runs; run++)); do
        # Who is first alternates: the machine may get slower or faster in between.
        if [ $((run % 2)) = 0 ]; then
            time_part "$part" before "$before"
            time_part "$part" after "$after"
        else
            time_part "$part" after "$after"
            time_part "$part" before "$before"
        fi
    done
done
python3 - "$temp/times" <<'END'
import statistics
import sys

times = {}
for line in open(sys.argv[1]):
    part, side, wall, user, system = line.split()
    both = times.setdefault(part, {}).setdefault(side, ([], []))
    both[0].append(float(user) + float(system))
    both[1].append(float(wall))
print("                 least: before    after  ratio    median: before    after  ratio")
for part, sides in times.items():
    for k, what in enumerate(["CPU", "seconds"]):
        figures = ""
        for of, width in ((min, 14), (statistics.median, 18)):
            a, b = (of(sides[side][k]) for side in ("before", "after"))
            figures += f"{a:{width}.2f} {b:8.2f} " + (f"{b / a:6.3f}" if a else "     -")
        print(f"{part:8} {what:8}{figures}")
END
