#!/usr/bin/env python3
"""startup.py BIN [DIR]: what it takes to read an input and to start a function, against the input's length. SQLite's assembly
(inputs.sh makes it in DIR, or in a temporary directory) is cut at ends of functions; each piece is read with one function
asked for, and with as many small ones as it has, up to 20: the difference is what a function takes. Seconds of processor
time, children included, and on the clock; the least of RUNS (3). Prints the table."""

import argparse
import os
import re
import resource
import subprocess
import tempfile
import time

HERE = os.path.dirname(os.path.realpath(__file__))
LENGTHS = [1_000, 3_000, 10_000, 30_000, 100_000, None]
FUNCTIONS = 20


def pieces(text):
    """Texts of about so many lines, each up to the end of a function."""
    lines = text.splitlines(keepends=True)
    ends = [n + 1 for n, line in enumerate(lines) if re.match(r"\t\.size\t", line)]
    for length in LENGTHS:
        at = len(lines) if length is None else next(n for n in ends if n >= length)
        yield "".join(lines[:at]), at


def small(text):
    """Functions of one or two instructions: nothing is searched in them."""
    body = re.compile(r"^(\w+):\n\.LFB\d+:\n\t\.cfi_startproc\n((?:\t[a-z][^\n]*\n){1,2})\t\.cfi_endproc\n", re.M)
    return [m.group(1) for m in body.finditer(text)][:FUNCTIONS]


def run(binary, path, functions, out):
    wanted = [a for f in functions for a in ("--function", f)]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([binary, "-q", "--jobs", "1", "--timeout", "3600", *wanted, "-o", out, path], check=True)
    took, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, took


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("binary")
    options.add_argument("directory", nargs="?")
    args = options.parse_args()
    runs = int(os.environ.get("RUNS", "3"))
    with tempfile.TemporaryDirectory() as temp:
        directory = args.directory or temp
        subprocess.run([os.path.join(HERE, "inputs.sh"), directory], check=True)
        with open(os.path.join(directory, "sqlite3.s"), encoding="utf-8") as file:
            text = file.read()
        print("| lines | reading: processor s | clock s | ms for 1000 lines | functions | ms a function |")
        print("|--:|--:|--:|--:|--:|--:|")
        for piece, lines in pieces(text):
            path, out = os.path.join(temp, "piece.s"), os.path.join(temp, "out.s")
            with open(path, "w", encoding="utf-8") as file:
                file.write(piece)
            some = small(piece)
            least = lambda functions: tuple(map(min, zip(*(run(args.binary, path, functions, out) for _ in range(runs)))))
            one, all_ = least(some[:1]), least(some)
            each = f"{1000 * (all_[1] - one[1]) / (len(some) - 1):.1f}" if len(some) > 1 else "-"
            print(f"| {lines} | {one[0]:.2f} | {one[1]:.2f} | {1000 * one[0] / (lines / 1000):.1f} | {len(some)} | {each} |",
                  flush=True)


if __name__ == "__main__":
    main()
