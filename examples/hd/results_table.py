#!/usr/bin/env python3
"""results_table.py: reads the table that run.sh prints and writes it as docs/RESULTS.md has it, a row a problem."""

import sys


def main():
    rows = {}
    for line in sys.stdin:
        part = line.split()
        if len(part) > 5 and line.startswith("p") and "_" in part[0]:
            name, compiler, old, new, best, seconds = part[:6]
            rows.setdefault(name[:3], {}).setdefault(name[4:], {})[compiler] = (old, new, best, float(seconds))
    print("| | gcc, clang at 32 bits | ours | -O3 | gcc, clang at 64 bits | ours | -O3 | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for problem, widths in sorted(rows.items()):
        cells, slowest = [], 0.0
        for width in ["32", "64"]:
            gcc, clang = widths[width]["gcc"], widths[width]["clang"]
            ours = gcc[1] if gcc[1] == clang[1] else f"{gcc[1]}, {clang[1]}"
            cells += [f"{gcc[0]}, {clang[0]}", ours, gcc[2]]
            slowest = max(slowest, gcc[3], clang[3])
        print(f"| {problem.upper()} | {' | '.join(cells)} | {slowest:.1f} |")


if __name__ == "__main__":
    main()
