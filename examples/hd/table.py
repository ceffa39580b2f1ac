#!/usr/bin/env python3
"""table.py BASELINE.csv OUT: the table of run.sh, from the reports OUT/gcc/*.json and OUT/clang/*.json."""

import csv
import json
import pathlib
import sys


def baselines(path):
    """The fewest instructions of any row, for each function."""
    best = {}
    for row in csv.DictReader(path.open()):
        name = f"{row['problem']}_{row['width']}"
        best[name] = min(best.get(name, 1 << 30), int(row["instructions"]))
    return best


def main():
    best, out = baselines(pathlib.Path(sys.argv[1])), pathlib.Path(sys.argv[2])
    bad = above = total_in = total_out = 0
    print(f"{'function':8} {'from':5} {'in':>3} {'out':>3} {'best -O3':>8} {'seconds':>8}  status")
    for path in sorted(out.glob("*/p[0-9][0-9].json"), key=lambda p: (p.name, p.parent.name)):
        for f in json.loads(path.read_text())["functions"]:
            old = f["before"]["instructions"]
            new = (f.get("after") or f["before"])["instructions"]
            notes = [str(f["status"]), str(f.get("strategy") or "")]
            if new > best[f["name"]]:
                above += 1
                notes.append("ABOVE -O3")
            if new > old:
                bad += 1
                notes.append("GREW")
            seconds = f.get("seconds")
            print(
                f"{f['name']:8} {path.parent.name:5} {old:3} {new:3} {best[f['name']]:8} "
                f"{'' if seconds is None else format(seconds, '.2f'):>8}  {' '.join(n for n in notes if n)}"
            )
            total_in += old
            total_out += new
    print(f"{total_in} -> {total_out} instructions; {above} above the better of gcc-12 and clang-19 -O3; {bad} grew")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
