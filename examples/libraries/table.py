"""The functions of a batch that `differential.c` and `structures.c` compare, as C:

    table.py functions.json NAMES DIR

NAMES has the names that both archives define, one a line; DIR/table.h and DIR/structures.h are written. With --all every
function with a library prototype is in the table, otherwise the improved ones only. What is left out is said on standard
error, with the reason."""

import json
import sys

# They take pointers to what the program has to set up, or look at the machine: `structures.c` has a test for each.
STRUCTURES = ["__cpu_indicator_init", "__emutls_get_address", "__gcc_personality_v0"]
# There is none for these.
WITHOUT = ("clear_cache", "execute_stack", "eprintf", "trampoline", "atomic", "Unwind")

everything = "--all" in sys.argv
report, names, directory = [a for a in sys.argv[1:] if a != "--all"]
defined = set(open(names).read().split())
rows, structures, left_out = {}, set(), []
functions = json.load(open(report))["functions"]
# Functions that are local to a file run through those of it that have a test.
callers = {f["file"]: f["name"] for f in functions if f["name"] in STRUCTURES and f["name"] in defined}
for f in functions:
    name, improved = f["name"], f["status"] == "improved"
    prototype = "(library prototype)" in f["contract"]
    if not improved and not (everything and prototype):
        continue
    if f["file"] in callers:
        structures.add(callers[f["file"]])
    elif any(s in name for s in WITHOUT):
        left_out.append(f"{name}: takes structures")
    elif name not in defined:
        left_out.append(f"{name}: is no global symbol of both archives")
    else:
        rows[name] = f["contract"]
with open(f"{directory}/table.h", "w") as out:
    for name in sorted(rows):
        print(f"extern void old_{name}(void), new_{name}(void);", file=out)
    print("static const struct row rows[] = {", file=out)
    for name, contract in sorted(rows.items()):
        text = contract.replace("\\", "\\\\").replace('"', '\\"')
        print(f'    {{"{name}", "{text}", old_{name}, new_{name}}},', file=out)
    print("    {0}};", file=out)
with open(f"{directory}/structures.h", "w") as out:
    for name in sorted(structures):
        print(f"#define TEST_{name} 1", file=out)
for line in left_out:
    print(f"not run: {line}", file=sys.stderr)
