#!/usr/bin/env python3
"""growth.py KIND WORDS: C of arithmetic on numbers of many words without loops, whose carries come from comparisons. KIND is
`add` (a sum), `modular` (a sum, and the modulus taken off where it fits) or `row` (of Montgomery's multiplication: products by
a word, and those by the modulus that make the lowest word 0)."""

import sys


def add(words):
    for i in range(words):
        yield f"s = a[{i}] + b[{i}]; d = s < a[{i}]; t = s + c; c = d | (t < s); r[{i}] = t;"


def modular(words):
    for i in range(words):
        yield f"word x{i} = a[{i}], s{i} = x{i} + b[{i}], t{i} = s{i} + c; c = (s{i} < x{i}) | (t{i} < s{i});"
    yield "d = 0;"
    for i in range(words):
        modulus = f"0x{(0x9E3779B97F4A7C15 * (i + 1)) % 2**64:x}ul"
        yield f"word v{i} = t{i} - {modulus}, u{i} = v{i} - d; d = (t{i} < {modulus}) | (v{i} < d);"
    yield "word keep = -(word)(c < d);"
    for i in range(words):
        yield f"r[{i}] = (t{i} & keep) | (u{i} & ~keep);"


def row(words):
    yield f"word x = a[{words}], q, e = 0; unsigned __int128 p;"
    for i in range(words):
        yield f"p = (unsigned __int128)x * a[{i}]; s = (word)p + r[{i}]; d = s < (word)p;"
        yield "t = s + c; c = (word)(p >> 64) + d + (t < s);"
        if i == 0:
            yield "q = t * 0xccd1c8aaee00bc4ful;"
        yield f"p = (unsigned __int128)q * b[{i}]; s = (word)p + t; d = s < (word)p;"
        yield "t = s + e; e = (word)(p >> 64) + d + (t < s);"
        if i > 0:
            yield f"r[{i - 1}] = t;"
    yield f"s = c + e; r[{words - 1}] = s; r[{words}] = s < c;"


if __name__ == "__main__":
    kinds = {"add": add, "modular": modular, "row": row}
    if len(sys.argv) != 3 or sys.argv[1] not in kinds:
        raise SystemExit(__doc__)
    print("typedef unsigned long word;\nvoid f(word *r, const word *a, const word *b) {\n    word c = 0, d, s, t;")
    for line in kinds[sys.argv[1]](int(sys.argv[2])):
        print(f"    {line}")
    print("    (void)s; (void)t;\n}")
