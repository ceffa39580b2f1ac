#!/usr/bin/env python3
"""summary.py REPORT.json...: a line for each function of the reports of superopt-dag, and totals."""

import collections
import json
import pathlib
import sys


def counted(skeleton):
    """The skeleton's nodes by reason, whether the report gives counts or a list of nodes."""
    if isinstance(skeleton, dict):
        return collections.Counter({k: v if isinstance(v, int) else len(v) for k, v in skeleton.items()})
    return collections.Counter(n["reason"] if isinstance(n, dict) else str(n) for n in skeleton or [])


def main():
    statuses, skeleton = collections.Counter(), collections.Counter()
    before = after = 0
    for path in map(pathlib.Path, sys.argv[1:]):
        for f in json.loads(path.read_text())["functions"]:
            old = f["before"]["instructions"]
            new = (f.get("after") or f["before"])["instructions"]
            nodes = counted(f.get("skeleton"))
            status = f["status"] if isinstance(f["status"], str) else json.dumps(f["status"])
            kept = ", ".join(f"{k} {v}" for k, v in sorted(nodes.items()))
            print(f"{path.stem:16} {f['name']:20} {old:4} -> {new:4}  {status:12} {kept}")
            statuses[status] += 1
            skeleton += nodes
            before += old
            after += new
    print(f"{sum(statuses.values())} functions, {before} -> {after} instructions")
    print("status: " + ", ".join(f"{k} {v}" for k, v in sorted(statuses.items())))
    print("skeleton: " + (", ".join(f"{k} {v}" for k, v in sorted(skeleton.items())) or "nothing"))


if __name__ == "__main__":
    main()
