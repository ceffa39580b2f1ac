#!/usr/bin/env python3
"""run.py SUPEROPT_BIN TESTS [--out DIR] [--compilers gcc,clang-19] [--levels 0,1,2,3] [--every N] [--jobs N] [OPTION...]: programs that test
themselves (folder of inputs.sh: each ends with status 0 if it was compiled right), compiled to assembly, optimized with the options,
linked and run. A program that does not compile or does not pass as the compiler made it is left out and counted. Prints a line for each
program that fails afterwards, or whose text is refused, and a table by compiler and level. Fails if there is such a line; its files are
kept in DIR. Without options they are --timeout 5 --evaluations 2000 --longest 1. --every N takes one program of N."""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

USUAL = "--timeout 5 --evaluations 2000 --longest 1".split()
SECONDS = 60  # for a compiler, or a program; what takes longer has not passed


def run(command, seconds=SECONDS, cwd=None):
    """Status (None: too long) and what was said."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, timeout=seconds, cwd=cwd,
                              errors="replace")
    except subprocess.TimeoutExpired:
        return None, "too long"
    return done.returncode, done.stdout


def options_of(source):
    """What a test asks of its compiler (DejaGnu's dg-options)."""
    with open(source, errors="replace") as file:
        text = file.read()
    return re.findall(r'dg-(?:additional-)?options\s+"([^"{}]*)"\s*\}', text)


class Case:
    """A program, a compiler and a level."""

    def __init__(self, source, compiler, level, settings):
        self.source, self.compiler, self.level, self.settings = source, compiler, level, settings
        self.name = f"{os.path.basename(source)} {compiler} -O{level}"
        self.failure, self.functions, self.left_out = None, [], False

    def check(self):
        with tempfile.TemporaryDirectory() as temp:
            before, after, report = (os.path.join(temp, name) for name in ("before.s", "after.s", "report.json"))
            # Most are older than C99, which clang insists on.
            old = ["-std=gnu89"] if "clang" in self.compiler else []
            flags = [f"-O{self.level}", "-w", *old, *" ".join(options_of(self.source)).split()]
            compiled, _ = run([self.compiler, *flags, "-S", "-o", before, self.source])
            if compiled != 0 or not self.passes(temp, before):
                self.left_out = True
                return self
            limit = 10 * SECONDS
            status, said = run([self.settings.binary, "-q", "--jobs", "1", *self.settings.options, "--json", report, "-o", after, before], limit)
            if status != 0:
                self.failure = f"refused, status {status}: {said.strip()[-300:]}"
            else:
                with open(report) as file:
                    self.functions = json.load(file)["functions"]
                if not self.passes(temp, after):
                    self.failure = "fails"
            if self.failure:
                kept = os.path.join(self.settings.out, re.sub(r"\W+", "_", self.name))
                os.makedirs(self.settings.out, exist_ok=True)
                for path, end in ((before, "before.s"), (after, "after.s")):
                    if os.path.exists(path):
                        os.replace(path, f"{kept}.{end}")
        return self

    def passes(self, temp, assembly):
        program = os.path.join(temp, "program")
        linked, _ = run([self.compiler, "-no-pie", "-z", "execstack", "-w", "-o", program, assembly, "-lm"])
        return linked == 0 and run([program], cwd=temp)[0] == 0


def table(cases):
    print("| compiled by | programs | left out | functions | improved | instructions | failed |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for key in sorted({(c.compiler, c.level) for c in cases}):
        mine = [c for c in cases if (c.compiler, c.level) == key]
        functions = [f for c in mine for f in c.functions]
        counted = [f for f in functions if f["after"]]
        before, after = (sum(f[at]["instructions"] for f in counted) for at in ("before", "after"))
        improved = sum(f["status"] == "improved" for f in functions)
        print(f"| {key[0]} -O{key[1]} | {sum(not c.left_out for c in mine)} | {sum(c.left_out for c in mine)} | {len(functions)} | {improved} | "
              f"{before} → {after} | {sum(c.failure is not None for c in mine)} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary", metavar="SUPEROPT_BIN", type=os.path.realpath)
    parser.add_argument("tests", metavar="TESTS")
    parser.add_argument("--out", default="failed")
    parser.add_argument("--compilers", default="gcc,clang-19")
    parser.add_argument("--levels", default="0,1,2,3")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    settings, settings.options = parser.parse_known_args()
    settings.options = settings.options or USUAL
    sources = sorted(glob.glob(os.path.join(settings.tests, "**/*.c"), recursive=True))[::settings.every]
    if not sources:
        sys.exit(f"{settings.tests}: no programs")
    cases = [Case(source, compiler, level, settings) for source in sources for compiler in settings.compilers.split(",")
             for level in settings.levels.split(",")]
    with concurrent.futures.ThreadPoolExecutor(settings.jobs) as pool:
        for done, case in enumerate(pool.map(Case.check, cases), 1):
            if case.failure:
                print(f"{case.name}: {case.failure}", flush=True)
            if sys.stderr.isatty() or done % 200 == 0:
                print(f"{done} of {len(cases)}", file=sys.stderr, flush=True)
    table(cases)
    sys.exit(any(c.failure for c in cases))


if __name__ == "__main__":
    main()
