#!/usr/bin/env python3
"""unoptimized.py FROM_O0 FROM_OPTIMIZED: what run.sh made of -O0 code against what it made of optimized code, compiler by
compiler: instructions of each function, and the frames that are left. Fails if a function from -O0 is not proved or has a
frame."""

import json
import pathlib
import re
import sys

FRAME = re.compile(r"\s*((push|pop)q?\s|leave|enter|(sub|add)q?\s.*%rsp$|.*%rbp)")


def functions(out):
    """(compiler, name) -> report of the function."""
    return {
        (path.parent.name, f["name"]): f
        for path in out.glob("*/p[0-9][0-9].json")
        for f in json.loads(path.read_text())["functions"]
    }


def cost(f):
    return (f.get("after") or f["before"])["instructions"]


def frames(out):
    """The instructions of frames that stand in the results."""
    for path in sorted(out.glob("*/p[0-9][0-9].s")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if FRAME.match(line.split("#")[0].rstrip()):
                yield f"{path.parent.name}/{path.name}:{number}: {line.strip()}"


def main():
    from_o0, from_optimized = (pathlib.Path(a) for a in sys.argv[1:3])
    slow, fast = functions(from_o0), functions(from_optimized)
    unproved = [key for key, f in slow.items() if f["status"] not in ("improved", "unchanged")]
    dearer = {key: (cost(f), cost(fast[key])) for key, f in slow.items() if cost(f) > cost(fast[key])}
    problems = {name.split("_")[0] for _, name in slow}
    frame = list(frames(from_o0))
    for compiler, name in sorted(dearer):
        a, b = dearer[compiler, name]
        print(f"{name} from {compiler}: {a} instructions from -O0, {b} from optimized code")
    for key in sorted(unproved):
        print(f"{key[1]} from {key[0]}: {slow[key]['status']}")
    print(*frame, sep="\n", end="\n" if frame else "")
    equal = len(problems) - len({name.split("_")[0] for _, name in dearer})
    print(
        f"{len(slow)} functions from -O0: {len(slow) - len(unproved)} proved, {len(dearer)} cost more than from optimized "
        f"code; {equal} of {len(problems)} problems cost no more in any; {len(frame)} instructions of frames left"
    )
    return 1 if unproved or frame or slow.keys() != fast.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
