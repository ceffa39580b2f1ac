#!/usr/bin/env bash
# growth.sh SUPEROPT_BIN: chains of carries of about 50, 100, 200, 400 and 800 instructions, as ${CC:-gcc} makes them of sums and
# comparisons of words (MARCH as in inputs.sh): instructions before and after, and processor time in seconds: of carry recovery,
# lowering and proof together (no search but for constants), and of `verify` on input and result. Last, the exponents e of
# time = c * instructions^e that fit best. Fails if one is above $MOST (1.5), or a result is not proved.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: $(basename "$0") SUPEROPT_BIN" >&2; exit 2; }
python3 - "$(realpath "$1")" "${CC:-gcc}" "${MARCH:-haswell}" "${MOST:-1.5}" <<'PY'
import json, math, os, resource, subprocess, sys, tempfile

bin, cc, march, most = *sys.argv[1:4], float(sys.argv[4])
lengths = [50, 100, 200, 400, 800]


def sum_of(words):
    """x + y"""
    lines = ["uint64_t c = 0, s, t;"]
    for k in range(words):
        lines.append(f"t = x[{k}] + c; c = t < c; s = t + y[{k}]; c += s < t; r[{k}] = s;")
    return lines + [f"r[{words}] = c;"]


def difference_modulo(words):
    """x - y, and 2^(64 n) - 189 more where that is negative"""
    lines = ["uint64_t b = 0, c = 0, m, s, t;"]
    for k in range(words):
        lines.append(f"t = x[{k}] - b; b = x[{k}] < b; uint64_t d{k} = t - y[{k}]; b += t < y[{k}];")
    lines.append("m = -b;")
    for k in range(words):
        limb = "(m & (uint64_t)-189)" if k == 0 else "m"
        lines.append(f"t = d{k} + c; c = t < c; s = t + {limb}; c += s < t; r[{k}] = s;")
    return lines


def row_of_products(words):
    """x[0] * y, added to x"""
    lines = ["uint64_t c = 0; unsigned __int128 p; uint64_t f = x[0];"]
    for k in range(words):
        lines.append(f"p = (unsigned __int128)f * y[{k}] + c; uint64_t l{k} = (uint64_t)p; c = p >> 64;")
        lines.append(f"l{k} += x[{k}]; c += l{k} < x[{k}]; r[{k}] = l{k};")
    return lines + [f"r[{words}] = c;"]


def compiled(folder, body, words):
    """The text of the function, and its instructions."""
    base = os.path.join(folder, "f")
    lines = ["#include <stdint.h>", "void f(uint64_t *r, const uint64_t *x, const uint64_t *y) {", *body(words), "}"]
    open(base + ".c", "w").write("\n".join(lines) + "\n")
    flags = ["-O3", f"-march={march}", "-fno-tree-vectorize", "-fno-asynchronous-unwind-tables"]
    subprocess.run([cc, *flags, "-S", "-o", base + ".s", base + ".c"], check=True)
    return base + ".s", instructions(base + ".s")


def instructions(text):
    return sum(l.startswith("\t") and not l.strip().startswith((".", "#")) for l in open(text))


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
print(f"{'chain':<18} {'words':>5} {'before':>6} {'after':>6} {'optimize':>8} {'verify':>7}")
with tempfile.TemporaryDirectory() as folder:
    for name, body in [("sum", sum_of), ("difference modulo", difference_modulo), ("row of products", row_of_products)]:
        per_word = (compiled(folder, body, 16)[1] - compiled(folder, body, 8)[1]) / 8
        optimizing, verifying = [], []
        for length in lengths:
            words = max(2, round(length / per_word))
            text, before = compiled(folder, body, words)
            out, report = text + ".out.s", text + ".json"
            common = ["--signature", "f(rdi, rsi, rdx) -> void"]
            alone = ["--strategy", "constant", "--timeout", "600"]
            _, optimize = timed([bin, "-q", *alone, *common, "--march", march, "--json", report, "-o", out, text])
            (f,) = json.load(open(report))["functions"]
            done, verify = timed([bin, "verify", *common, "--function", "f", text, out])
            print(f"{name:<18} {words:>5} {before:>6} {f['after']['instructions']:>6} {optimize:>8.2f} {verify:>7.2f}", flush=True)
            failed |= done.returncode != 0
            optimizing.append((before, optimize))
            verifying.append((before, verify))
        for what, points in [("optimize", optimizing), ("verify", verifying)]:
            e = exponent(points)
            print(f"{name}: {what} grows with instructions to the power of {e:.2f}")
            failed |= e > most
sys.exit(failed)
PY
