#!/usr/bin/env python3
"""figures.py SUPEROPT_BIN [--divided SECONDS] [--quick]: what the search reaches, as one table: far forms that are known,
constants that nobody wrote, what each strategy finds, what is exhausted and how fast. It runs run.sh, `experiment`, and the
tests and benches of the search (cargo, release) and prints a row for each with what is wanted. --divided gives the strategy
of that name so many seconds a function: 50 functions, so up to 50 times as long. --quick leaves out what cargo runs."""

import argparse
import csv
import glob
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HD = sorted(glob.glob(os.path.join(ROOT, "examples/hd/asm/gcc/*.s")))


def output(*command, **environment):
    """What a command prints; its exit status does not matter: run.sh fails where a form is missed, and the row says so."""
    env = {**os.environ, **environment}
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env).stdout


def far(binary):
    """Rows of run.sh: name, cpu, before -> after, known, seconds."""
    line = re.compile(r"(\w+)\s+(\S+)\s+(\d+) ->\s+(\d+)\s+known\s+(\d+)\s+([\d.]+) s\s+(.*)")
    for found in filter(None, map(line.match, output(os.path.join(HERE, "run.sh"), binary).splitlines())):
        name, cpu, before, after, known, seconds, source = found.groups()
        yield f"`{name}`, {cpu}: instructions", f"{before} → {after}, {seconds} s", f"{known} ({source})"


def byte_ones(binary, temp):
    """Ones of each byte, with tables of constants that nobody wrote: Minotaur's ex5 without its `ret`."""
    path = os.path.join(temp, "ones.json")
    output(binary, "-q", "--march", "cascadelake", "--objective", "uops", "--function", "byte_ones", "--signature",
           "byte_ones(rdi) -> rax", "--json", path, "-o", os.path.join(temp, "ones.s"), os.path.join(HERE, "reach.s"))
    with open(path) as file:
        (f,) = json.load(file)["functions"]
    sizes = [f"{f[at]['uops']}, {f[at]['instructions']}" for at in ("before", "after")]
    yield ("ones of each byte: micro-operations, instructions", f"{sizes[0]} → {sizes[1]}, {f['seconds']:.1f} s",
           "12, 10 (Minotaur ex5)")


def constants(test, count):
    """The share of random constants of every class that are found, alone and beside another instruction."""
    text = output("cargo", "test", "--release", "--locked", "-q", "-p", "dag", "--test", test, "--", "--ignored", "--nocapture",
                  COUNT=str(count))
    line = re.compile(r".*?(\d+)\s+(Alone|First|Last)\s+(\d+)\s+(\d+)\s+(\d+)\s+([\d.]+)\s+([\d.]+)")
    rows = [m.groups() for m in map(line.match, text.splitlines()) if m]
    found = sum(int(r[2]) + int(r[3]) for r in rows)
    missed = sum(int(r[4]) for r in rows)
    medians = [float(r[5]) for r in rows]
    if not rows:
        yield f"one unknown constant (`{test}`)", "no figures", "100 %, median < 50 ms"
        return
    yield (f"one unknown constant (`{test}`), {len(rows)} classes and places, {found + missed} programs of one and two steps",
           f"{100 * found / (found + missed):.1f} %, median of medians {statistics.median(medians):.1f} ms, largest "
           f"{max(medians):.1f} ms", "100 %, median < 50 ms")


def experiment(binary, temp, strategies, *options):
    """What `experiment` says of the 50 functions of gcc, a row a run."""
    path = os.path.join(temp, "runs.csv")
    output(binary, "experiment", "-q", *HD, "--strategies", strategies, "--march", "haswell", "--rlimit", "20000000", *options,
           "--csv", path)
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def strategies(binary, temp, divided):
    """What strategies find alone on Hacker's Delight."""
    def counts(rows):
        found = sum(r["status"] == "found" for r in rows)
        return found, sum(r["minimal"] == "true" for r in rows), sum(float(r["cpu"] or 0) for r in rows)

    found, minimal, seconds = counts(experiment(binary, temp, "enumerate", "--timeout", "4"))
    yield "`enumerate` on 50 functions: found, minimal", f"{found}, {minimal}; {seconds:.1f} s", "44, 40"
    rows = experiment(binary, temp, "sketch", "--timeout", "4")
    found, minimal, seconds = counts(rows)
    queries = sum(int(r["queries"] or 0) for r in rows)
    yield "`sketch` on 50: found, questions to the solver", f"{found}, {queries}; {seconds:.1f} s", "17, 9443"
    if divided:
        found, minimal, seconds = counts(experiment(binary, temp, "divided", "--timeout", str(divided)))
        yield (f"`divided` on 50, {divided} s each: found, exhausted", f"{found}, {minimal}; {seconds:.0f} s",
               "36, 30 (600 s; HieraSynth: 24 of 25 exhausted)")


def lengths():
    """Lengths that the enumerator exhausts over everything within 10 million evaluations, and how fast it is."""
    text = output("cargo", "bench", "--locked", "-q", "-p", "dag", "--bench", "exhaust", "--", "3").split("everything", 1)[-1]
    rows = [line.split() for line in text.splitlines()[2:] if len(line.split()) == 4]
    within = [(i, n) for i, n, seconds, rate in rows if float(seconds) * float(rate) <= 10]
    said = ", ".join(f"{max(int(n) for i, n in within if i == inputs)} of {inputs} inputs"
                     for inputs in sorted({i for i, _ in within}))
    yield "length exhausted over everything with 10 million evaluations", said or "none", "3 of one or two inputs"
    last = [(float(rate), i) for i, n, _, rate in rows if n == "3"]
    if last:
        yield ("evaluations a second of an exhausted length 3, in millions", " / ".join(f"{rate:.0f}" for rate, _ in last),
               "500")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary", metavar="SUPEROPT_BIN")
    parser.add_argument("--divided", type=int, metavar="SECONDS", default=0)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--count", type=int, default=10, help="random programs of each class of constants and place")
    args = parser.parse_args()
    binary = os.path.realpath(args.binary)
    print("| what | here | wanted |")
    print("|---|---|---|")
    with tempfile.TemporaryDirectory() as temp:
        parts = [far(binary), byte_ones(binary, temp), strategies(binary, temp, args.divided)]
        if not args.quick:
            parts += [constants("deduce", args.count), constants("deduce_vectors", args.count), lengths()]
        for part in parts:
            for row in part:
                print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
