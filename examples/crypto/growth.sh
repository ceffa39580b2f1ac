#!/usr/bin/env bash
# growth.sh SUPEROPT_BIN: chains of carries of about 50, 100, 200, 400 and 800 instructions, as ${CC:-gcc} makes them of growth.py
# (MARCH as in inputs.sh): instructions before and after, and processor time in seconds: of carry recovery, lowering and proof
# together ($SECONDS_EACH seconds at most, 120; next to no search), and of `verify` on input and result. Last, the exponents e of
# time = c * instructions^e that fit best. Fails if one is above $MOST (1.5), or a result is not proved.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: $(basename "$0") SUPEROPT_BIN" >&2; exit 2; }
here="$(cd "$(dirname "$0")" && pwd)"
python3 - "$(realpath "$1")" "$here/growth.py" "${CC:-gcc}" "${MARCH:-haswell}" "${MOST:-1.5}" "${SECONDS_EACH:-120}" <<'PY'
import json, math, os, resource, subprocess, sys, tempfile

bin, generator, cc, march, most, seconds = *sys.argv[1:5], float(sys.argv[5]), sys.argv[6]
lengths = [50, 100, 200, 400, 800]
# What the search would do is left out: no evaluations, and a solver that gives up at once.
alone = ["--objective", "instructions", "--strategy", "constant", "--evaluations", "1", "--longest", "1", "--rlimit", "10000", "--jobs", "1"]
signature = ["--signature", "f(rdi, rsi, rdx) -> void"]


def compiled(folder, kind, words):
    """The text of the function, and its instructions."""
    base = os.path.join(folder, "f")
    source = subprocess.run([sys.executable, generator, kind, str(words)], check=True, capture_output=True).stdout
    open(base + ".c", "wb").write(source)
    flags = ["-O3", f"-march={march}", "-fno-tree-vectorize", "-fno-asynchronous-unwind-tables"]
    subprocess.run([cc, *flags, "-S", "-o", base + ".s", base + ".c"], check=True)
    lines = open(base + ".s").read().splitlines()
    return base + ".s", sum(l.startswith("\t") and not l.strip().startswith((".", "#")) for l in lines)


def timed(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def exponent(points):
    logs = [(math.log(n), math.log(t)) for n, t in points]
    x, y = (sum(c) / len(logs) for c in zip(*logs))
    return sum((a - x) * (b - y) for a, b in logs) / sum((a - x) ** 2 for a, b in logs)


failed = False
print(f"{'chain':<8} {'words':>5} {'before':>6} {'after':>6} {'optimize':>8} {'verify':>7}")
with tempfile.TemporaryDirectory() as folder:
    for kind in ["add", "modular", "row"]:
        per_word = (compiled(folder, kind, 16)[1] - compiled(folder, kind, 8)[1]) / 8
        optimizing, verifying = [], []
        for length in lengths:
            words = max(2, round(length / per_word))
            text, before = compiled(folder, kind, words)
            out, report = text + ".out.s", text + ".json"
            options = ["--march", march, "--timeout", seconds, "--json", report, "-o", out]
            for old in filter(os.path.exists, [report, out]):
                os.remove(old)
            run, optimize = timed([bin, "-q", *alone, *signature, *options, text])
            if not os.path.exists(report):
                sys.exit(f"{kind} of {words} words: no result\n{run.stderr}")
            (f,) = json.load(open(report))["functions"]
            done, verify = timed([bin, "verify", *signature, "--function", "f", text, out])
            print(f"{kind:<8} {words:>5} {before:>6} {f['after']['instructions']:>6} {optimize:>8.2f} {verify:>7.2f}", flush=True)
            failed |= done.returncode != 0
            optimizing.append((before, optimize))
            verifying.append((before, verify))
        for what, points in [("optimize", optimizing), ("verify", verifying)]:
            e = exponent(points)
            print(f"{kind}: {what} grows with instructions to the power of {e:.2f}")
            failed |= e > most
sys.exit(failed)
PY
