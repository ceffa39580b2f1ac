"""The functions of a batch that `differential.c` compares, as C: table.py functions.json NAMES > table.h

NAMES has the names that both archives define, one a line. With --all every function with a library prototype is in the
table, otherwise the improved ones only. What is left out is said on standard error, with the reason."""

import json
import sys

# They take pointers to what the program has to set up, or look at the machine.
STRUCTURES = ("emutls", "cpu", "clear_cache", "execute_stack", "personality", "eprintf", "trampoline", "atomic", "Unwind")

everything = "--all" in sys.argv
report, names = [a for a in sys.argv[1:] if a != "--all"]
defined = set(open(names).read().split())
rows, left_out = {}, []
for f in json.load(open(report))["functions"]:
    name, improved = f["name"], f["status"] == "improved"
    prototype = "(library prototype)" in f["contract"]
    if not improved and not (everything and prototype):
        continue
    if any(s in name for s in STRUCTURES):
        left_out.append(f"{name}: takes structures")
    elif name not in defined:
        left_out.append(f"{name}: is no global symbol of both archives")
    else:
        rows[name] = f["contract"]
for name in sorted(rows):
    print(f"extern void old_{name}(void), new_{name}(void);")
print("static const struct row rows[] = {")
for name, contract in sorted(rows.items()):
    text = contract.replace("\\", "\\\\").replace('"', '\\"')
    print(f'    {{"{name}", "{text}", old_{name}, new_{name}}},')
print("    {0}};")
for line in left_out:
    print(f"not run: {line}", file=sys.stderr)
