"""mutate.py TEXT SEED: one instruction of an assembly text changed at random; the text, or nothing if there is none to change."""

import random
import re
import sys

PAIRS = [("add", "adc"), ("sub", "sbb"), ("adcx", "adox"), ("add", "sub"), ("adc", "sbb"), ("and", "or"), ("shl", "shr"), ("cmovc", "cmovnc")]
REGISTERS = "rax rbx rcx rdx rsi rdi rbp r8 r9 r10 r11 r12 r13 r14 r15".split()


def other_mnemonic(line, rng):
    word = line.split()[0]
    stem, suffix = (word[:-1], word[-1]) if word[-1] in "lq" else (word, "")
    others = [b for a, b in PAIRS if a == stem] + [a for a, b in PAIRS if b == stem]
    return line.replace(word, rng.choice(others) + suffix, 1) if others else None


def other_register(line, rng):
    found = [m for m in re.finditer(r"%(r[a-z0-9]+)", line) if m.group(1) in REGISTERS]
    if not found:
        return None
    m = rng.choice(found)
    return line[: m.start()] + "%" + rng.choice(REGISTERS) + line[m.end() :]


def other_number(line, rng):
    m = re.search(r"(\$|(?<=[ ,]))(0x[0-9a-f]+|\d+)(?=\(|,)", line)
    if not m:
        return None
    step = rng.choice([-8, 8]) if m.group(1) != "$" else rng.choice([-1, 1])
    return line[: m.start()] + m.group(1) + str(max(0, int(m.group(2), 0) + step)) + line[m.end() :]


def exchanged(line, rng):
    word, _, rest = line.partition(" ")
    operands = [o.strip() for o in rest.split(",")]
    if len(operands) < 2 or "(" in rest or "$" in rest:
        return None
    a, b = rng.sample(range(len(operands)), 2)
    operands[a], operands[b] = operands[b], operands[a]
    return f"{word} " + ", ".join(operands)


def main():
    rng = random.Random(int(sys.argv[2]))
    lines = [part.strip() for line in open(sys.argv[1]) for part in line.split(";")]
    kept = ("push", "pop", "ret", "jmp", "call", "lea")
    code = [n for n, l in enumerate(lines) if re.match(r"[a-z]", l) and not l.startswith(kept) and not l.endswith(":")]
    for _ in range(100):
        n = rng.choice(code)
        change = rng.choice([other_mnemonic, other_register, other_number, exchanged, lambda line, rng: ""])
        new = change(lines[n], rng)
        if new is not None and new != lines[n]:
            lines[n] = new
            sys.stdout.write("\n".join(lines) + "\n")
            return


main()
