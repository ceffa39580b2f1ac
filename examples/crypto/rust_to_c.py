#!/usr/bin/env python3
"""rust_to_c.py FILE.rs FUNCTION...: prints as C the functions of a 64-bit field of the crate fiat-crypto, line by line, with
the helpers that they call (static, inline). The crate's selection by mask gets a value barrier, as fiat-crypto's C has."""

import re
import sys

HEADER = """#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static inline uint64_t value_barrier(uint64_t x) {
  __asm__("" : "+r"(x));
  return x;
}
"""

# What the crate's types are in C.
BASE = {"u8": "uint8_t", "i8": "int8_t", "u64": "uint64_t", "i64": "int64_t", "u128": "u128", "i128": "i128"}


def c_types(text):
    """The crate's names of types, with C's; bytes for bits."""
    aliases = dict(re.findall(r"^pub type (\w+) = ([ui]\d+);", text, re.M))
    return {**BASE, **{name: BASE[base] for name, base in aliases.items()}}


def arrays(text):
    """Names of types that are arrays of words, with their lengths."""
    lengths = re.findall(r"^pub struct (\w+)\(pub \[u64; (\d+)\]\);", text, re.M)
    lengths += re.findall(r"^pub type (\w+) = \[u64; (\d+)\];", text, re.M)
    return {name: int(length) for name, length in lengths}


def parameter(text, types, known):
    """One parameter in C."""
    name, kind = (part.strip() for part in text.replace("mut out", "out", 1).split(":"))
    name = name.removeprefix("mut ")
    written, bare = "&mut" in kind, kind.replace("&mut", "").replace("&", "").strip()
    array = re.fullmatch(r"\[(\w+); (\d+)\]", bare)
    if bare in known or array:
        word = types[array.group(1)] if array else "uint64_t"
        length = array.group(2) if array else known[bare]
        return f"{'' if written else 'const '}{word} {name}[{length}]"
    return f"{types[bare]}{' *' if written else ' '}{name}"


def expression(text, types):
    """Casts go in front, and the crate's way to index goes away."""
    text = re.sub(r"\*IndexConst\((?:&mut )?(\w+)\)\.index(?:_mut)?\((\d+)\)", r"\1[\2]", text)
    text = re.sub(r"&mut ", "&", text)
    while True:
        at = re.search(r" as (\w+)\)", text)
        if at is None:
            # `!` is bitwise in Rust.
            return re.sub(r"!(?!=)", "~", text)
        # The operand begins at the parenthesis that this one closes.
        depth, start = 1, at.start()
        while depth:
            start -= 1
            depth += {")": 1, "(": -1}.get(text[start], 0)
        operand = text[start + 1 : at.start()]
        text = f"{text[:start]}(({types[at.group(1)]})({operand})){text[at.end():]}"


def constants(text):
    """Numbers that C would take for signed, or for short ones."""
    return re.sub(r"\b0x([0-9a-f]+)\b", lambda m: f"UINT64_C(0x{m.group(1)})" if len(m.group(1)) > 7 else m.group(0), text)


def statement(text, types):
    """One statement in C."""
    made = re.fullmatch(r"let (?:mut )?(\w+): (\w+) = (.*);", text.strip())
    if made:
        name, kind, value = made.groups()
        return f"  {types[kind]} {name} = {constants(expression(value, types))};"
    return "  " + constants(expression(text.strip(), types))


def with_barriers(text):
    """A selection by mask; a compiler that knew that the mask is one of two numbers might branch."""
    return re.sub(r"\(x2 &", "(value_barrier(x2) &", text.replace("(~x2)", "value_barrier(~x2)"))


def function(text, name, types, known, static):
    """A function in C, and the names of those that it calls."""
    found = re.search(rf"^pub (?:const )?fn {name}\((.*?)\) \{{\n(.*?)^\}}", text, re.M | re.S)
    if not found:
        sys.exit(f"there is no function {name}")
    parameters, body = found.groups()
    body = "\n".join(statement(l, types) for l in body.splitlines() if l.strip())
    if name.endswith("_cmovznz_u64"):
        body = with_barriers(body)
    # No comma stands inside a type.
    head = ", ".join(parameter(p, types, known) for p in parameters.split(","))
    start = "static inline void" if static else "void"
    return f"{start} {name}({head}) {{\n{body}\n}}\n", re.findall(r"^  (\w+)\(", body, re.M)


def main():
    text, wanted = open(sys.argv[1]).read(), sys.argv[2:]
    types, known = c_types(text), arrays(text)
    done, todo = {}, [(name, False) for name in wanted]
    while todo:
        name, static = todo.pop()
        if name not in done:
            done[name], calls = function(text, name, types, known, static)
            todo += [(call, True) for call in calls if call not in wanted]
    helpers = [name for name in done if name not in wanted]
    print("\n".join([HEADER] + [done[name] for name in helpers + wanted]))


if __name__ == "__main__":
    main()
