"""Of each input of a batch: functions, pieces that were searched and replaced, and why functions stayed: pieces.py functions.json"""

import collections
import json
import sys

files = collections.defaultdict(list)
for f in json.load(open(sys.argv[1]))["functions"]:
    files[f["file"]].append(f)
for file, functions in files.items():
    pieces = [s for f in functions for s in f["segments"]]
    better = [f for f in functions if f["status"] == "improved"]
    saved = sum(f["before"]["instructions"] - f["after"]["instructions"] for f in better)
    total = sum(f["before"]["instructions"] for f in functions)
    found = sum(s["after"] is not None for s in pieces)
    print(f"{file}: {len(better)} of {len(functions)} functions improved, {saved} of {total} instructions less; "
          f"{found} of {len(pieces)} pieces got better")
    for (status, reason), n in collections.Counter((f["status"], f["reason"]) for f in functions).most_common():
        print(f"    {n} {status}" + (f": {reason}" if reason else ""))
