#!/usr/bin/env python3
"""summary.py FUNCTIONS.json...: what a batch made of a library's core, by class of function: how many are modelled, how many
improved and by how much, how many grew in bytes or micro-operations; the instructions of some functions by name, `ret` not
counted; and why functions stayed. Fails if a function has no status or grew."""

import collections
import json
import re
import sys

# The first that matches, with the name alone.
CLASSES = (
    ("complex numbers", r"__(mul|div)[hsdxt]c3"),
    ("conversions", r"__(fix|float|extend|trunc|gnu_)"),
    ("floating-point arithmetic", r"__[a-z]+([hbsdxt]f)[23]"),
    ("128-bit integers", r"__[a-z]+ti[234]"),
    ("32- and 64-bit integers", r"__[a-z]+([sd]i)[234]|__udiv_w_sdiv"),
    ("run time", r""),
)
NAMED = "__multi3 __ashlti3 __ashrti3 __lshrti3 __clzdi2 __ctzdi2 __popcountdi2 __paritydi2".split()
COSTS = ("instructions", "bytes", "uops")


def class_of(name):
    return next(title for title, pattern in CLASSES if re.match(pattern, name))


def modelled(f):
    """Whether an instruction of it has a row of semantics. A function that is kept as a whole has none that count, but where
    the time limit is why it is kept."""
    opaque = sum(n for why, n in f["skeleton"].items() if why.startswith("no row"))
    return opaque < f["before"]["instructions"] and (f["status"] != "kept" or "time limit" in f["reason"])


def saved(f, cost):
    return f["before"][cost] - (f["after"] or f["before"])[cost]


def table(functions):
    rows = collections.defaultdict(list)
    for f in functions:
        rows[class_of(f["name"])].append(f)
    print(f"{'class':28}{'functions':>10}{'modelled':>10}{'improved':>10}{'instructions':>18}{'bytes':>18}{'uops':>18}{'grew':>6}")
    grew = 0
    for title, fs in [*((title, rows[title]) for title, _ in CLASSES if rows[title]), ("all", functions)]:
        grew = sum(any(saved(f, c) < 0 for c in ("bytes", "uops")) for f in fs)
        improved = sum(f["status"] == "improved" for f in fs)
        before = {c: sum(f["before"][c] for f in fs) for c in COSTS}
        costs = (f"{before[c]} -> {before[c] - sum(saved(f, c) for f in fs)}" for c in COSTS)
        print(f"{title:28}{len(fs):10}{sum(map(modelled, fs)):10}{improved:10}" + "".join(f"{c:>18}" for c in costs) + f"{grew:6}")
    return grew


def main():
    failed = False
    for path in sys.argv[1:]:
        functions = json.load(open(path))["functions"]
        failed |= table(functions) > 0 or not all(f["status"] for f in functions)
        by_name = {f["name"]: (f["after"] or f["before"])["instructions"] for f in functions}
        print(", ".join(f"{name} {by_name[name]}" for name in NAMED if name in by_name))
        reasons = collections.Counter((f["status"], re.sub(r"\d+ windows?", "windows", f["reason"]).split(":")[0])
                                      for f in functions if f["reason"])
        for (status, reason), n in reasons.most_common():
            print(f"{n:5} {status}: {reason}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
