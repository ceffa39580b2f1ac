#!/usr/bin/env python3
"""Runs every pair of tests/cases natively: pairs in equivalent/ must agree on all states tried, pairs in different/
must differ on one. That checks the cases, not the prover.

    check.py [--states N] [--write] [NAME...]

--write puts the state found into the second file of each different pair ("Differs at: ...")."""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

CASES = pathlib.Path(__file__).resolve().parent.parent
LOW32 = {"eax": "rax", "ecx": "rcx", "edx": "rdx", "ebx": "rbx", "esi": "rsi", "edi": "rdi"}


def slot(name):
    """A register of a signature as the harness takes it: edi is rdi:32."""
    return f"{LOW32[name]}:32" if name in LOW32 else f"{name}:64"


def interface(text):
    """Results and inputs of a case: from its signature, or the inputs from its "# inputs:" line."""
    arguments, results = re.search(r"# superopt: f\(([^)]*)\) -> (.*)", text).groups()
    results = results.split(" where ")[0]
    results = "-" if results == "void" else ",".join(slot(r.strip()) for r in results.split(","))
    hint = re.search(r"# inputs: (.*)", text)
    inputs = hint[1].split() if hint else [slot(a.strip()) for a in arguments.split(",")]
    return results, inputs


def run(command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def build(first, second, harness, directory):
    for side, path in ("a", first), ("b", second):
        run(["as", path, "-o", f"{directory}/{side}.o"])
        run(["objcopy", "--redefine-sym", f"f={side}_f", f"{directory}/{side}.o"])
    run(["gcc", "-no-pie", harness, f"{directory}/a.o", f"{directory}/b.o", "-o", f"{directory}/pair"])
    return f"{directory}/pair"


def write_state(path, state):
    lines = [line for line in path.read_text().splitlines(True) if not line.startswith("# Differs at:")]
    lines.insert(2, f"# Differs at: {state}\n")
    path.write_text("".join(lines))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--states", default="20000")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    wrong = count = 0
    with tempfile.TemporaryDirectory() as directory:
        harness = f"{directory}/harness.o"
        run(["gcc", "-O1", "-Wall", "-fno-pie", "-c", str(CASES / "native/harness.c"), "-o", harness])
        for kind in "equivalent", "different":
            for first in sorted((CASES / kind).glob("*.a.s")):
                name = first.name.removesuffix(".a.s")
                if options.names and name not in options.names:
                    continue
                second = first.with_name(f"{name}.b.s")
                results, inputs = interface(first.read_text())
                assert interface(second.read_text())[0] == results, name
                pair = build(str(first), str(second), harness, directory)
                said = run([pair, options.states, "1", results, *inputs]).strip()
                count += 1
                verdict = "equivalent" if said.startswith("same") else "different"
                if verdict != kind or said == "same 0":
                    wrong += 1
                    print(f"{kind}/{name}: {said}")
                elif kind == "different" and options.write:
                    write_state(second, said.removeprefix("different "))
    print(f"{count} pairs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
