"""rows.py: the functions of facts.c as rows for check.c, on standard output."""

import pathlib
import re

SIGNATURE = re.compile(r"// superopt: (\w+)\((.*?)\) -> (\w+)(?: where (.*))?\n(.*)\n")
CONDITION = re.compile(r"([er])([sd])i (s?)(==|!=|<=|>=|<|>) (\d+)")
BITS = {"al": 8, "eax": 32, "rax": 64}


def in_c(condition):
    """A condition on an argument as an expression of C."""
    width, register, signed, relation, number = CONDITION.fullmatch(condition).groups()
    kind = ("" if signed else "u") + ("int64_t" if width == "r" else "int32_t")
    return f"({kind}){'a' if register == 'd' else 'b'} {relation} {number}"


text = (pathlib.Path(__file__).parent / "facts.c").read_text()
rows = []
for name, _, result, conditions, prototype in SIGNATURE.findall(text):
    holds = " && ".join(map(in_c, conditions.split(", "))) if conditions else "1"
    rows.append(f"F({name}, {BITS[result]}, {int('*' in prototype.split(')')[0])}, {holds})")
print("#include <stdint.h>\n#define ROWS(F) " + " ".join(rows))
