#!/usr/bin/env python3
"""compare.py FULL RULES: two directories of `batch`, a full search and one with --effort rules: what of the instructions that the
first saves the second saves too, as a table; then the functions that lose most and those that took longest."""
import json
import os
import statistics
import sys


def functions(directory):
    with open(os.path.join(directory, "functions.json")) as file:
        return {(f["file"], f["name"]): f for f in json.load(file)["functions"]}


def saved(function):
    if function["status"] != "improved":
        return 0
    return function["before"]["instructions"] - function["after"]["instructions"]


if len(sys.argv) != 3:
    sys.exit(__doc__)
full, rules = map(functions, sys.argv[1:])
if full.keys() != rules.keys():
    sys.exit("compare.py: these are not the same functions")
improved = [k for k in full if saved(full[k]) > 0]
if not improved:
    sys.exit("compare.py: the full search saves nothing")
both = [sum(map(saved, d.values())) for d in (full, rules)]
same = sum(saved(rules[k]) >= saved(full[k]) for k in improved)
seconds = [[f["seconds"] for f in d.values()] for d in (full, rules)]
print("| functions | improved | as good | saved by the search | by rules | seconds of the search | of rules | median |")
print("|---|---|---|---|---|---|---|---|")
print(
    f"| {len(full)} | {len(improved)} | {same} | {both[0]} | {both[1]} ({100 * both[1] // both[0]} %) "
    f"| {sum(seconds[0]):.0f} | {sum(seconds[1]):.0f} | {statistics.median(seconds[1]):.3f} |"
)
print()
for k in sorted(improved, key=lambda k: saved(rules[k]) - saved(full[k]))[:10]:
    print(f"{k[1]} ({k[0]}): {saved(full[k])} by the search, {saved(rules[k])} by rules")
for k in sorted(rules, key=lambda k: -rules[k]["seconds"])[:5]:
    print(f"{k[1]} ({k[0]}): {rules[k]['seconds']:.1f} s")
