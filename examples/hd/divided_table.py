#!/usr/bin/env python3
"""divided_table.py FILE: reads what `superopt-dag experiment --strategies divided --csv FILE` wrote for the problems, and
prints it beside HieraSynth's figures (OOPSLA 2025: RISC-V, one core of a Xeon 8160M, mean of three runs, seconds until its
space is exhausted; the length is given to it), a row a problem."""

import csv
import sys

# Problem: length of the program; seconds on one core until everything is exhausted, None if it was not.
HIERASYNTH = {
    **{p: (2, "1.9-3.1") for p in range(1, 9)},
    **{9: (2, "2.5"), 10: (4, "18.9"), 11: (2, "3.3"), 12: (3, "11.3"), 13: (2, "2.0"), 14: (4, "18.4"), 15: (4, "21.4")},
    **{16: (1, "1.7"), 17: (4, "27.2"), 18: (3, "6.8"), 19: (6, "19849"), 20: (6, "69153"), 21: (7, None), 22: (3, "5.9")},
    **{23: (1, "1.3"), 24: (5, "140"), 25: (1, "51.3")},
}


def cell(row):
    """The length found, with a star if nothing is shorter, and the processor time; or why there is none."""
    if row is None:
        return "-"
    seconds = f"{float(row['cpu'] or 0):.1f} s"
    if row["status"] == "found":
        return f"{row['length']}{'*' if row['minimal'] == 'true' else ''}, {seconds}"
    return f"{row['status']} ({row['reason']})" if row["reason"] else row["status"]


def main():
    with open(sys.argv[1], newline="") as file:
        rows = {row["function"]: row for row in csv.DictReader(file)}
    found = [row for row in rows.values() if row["status"] == "found"]
    minimal = sum(row["minimal"] == "true" for row in found)
    print(f"{len(found)} of {len(rows)} found, {minimal} with all shorter lengths exhausted")
    print()
    print("| | 32 bits | 64 bits | HieraSynth: length | until exhausted |")
    print("|---|---|---|---|---|")
    for problem, (length, seconds) in sorted(HIERASYNTH.items()):
        ours = [cell(rows.get(f"p{problem:02}_{width}")) for width in (32, 64)]
        print(f"| P{problem:02} | {' | '.join(ours)} | {length} | {f'{seconds} s' if seconds else '-'} |")


if __name__ == "__main__":
    main()
