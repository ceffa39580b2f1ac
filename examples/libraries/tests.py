"""The tests of `builtins.c` as C: one for each integer and conversion builtin, inside `#ifdef HAVE_NAME`."""

INTEGERS = {"si": 32, "di": 64, "ti": 128}
FLOATS = ["hf", "sf", "df", "xf", "tf"]


def test(name, text):
    print(f"#ifdef HAVE_{name}\n    {text}\n#endif")


def one(result, name, argument, want, condition="1"):
    test(name, f"ONE({result}, {name}, {argument}, {condition}, {want})")


def two(result, name, first, second, want, condition="1"):
    test(name, f"TWO({result}, {name}, {first}, {second}, {condition}, {want})")


for t, bits in INTEGERS.items():
    u = "u" + t
    count = f"b >= 0 && b < {bits}"
    two(t, f"__ashl{t}3", t, "si", f"({u})a << b", count)
    two(t, f"__ashr{t}3", t, "si", "a >> b", count)
    two(t, f"__lshr{t}3", t, "si", f"({u})a >> b", count)
    two(t, f"__mul{t}3", t, t, f"({u})a * ({u})b")
    two(t, f"__div{t}3", t, t, "a / b", "FITS")
    two(t, f"__mod{t}3", t, t, "a % b", "FITS")
    two(u, f"__udiv{t}3", u, u, "a / b", "b != 0")
    two(u, f"__umod{t}3", u, u, "a % b", "b != 0")
    test(f"__divmod{t}4", f"DIVMOD({t}, __divmod{t}4, FITS)")
    test(f"__udivmod{t}4", f"DIVMOD({u}, __udivmod{t}4, b != 0)")
    one(t, f"__neg{t}2", t, f"-({u})a")
    two("si", f"__cmp{t}2", t, t, "a < b ? 0 : a == b ? 1 : 2")
    two("si", f"__ucmp{t}2", u, u, "a < b ? 0 : a == b ? 1 : 2")
    for operation in ["add", "sub", "mul"]:
        test(f"__{operation}v{t}3", f"TRAPPING({t}, __{operation}v{t}3, __builtin_{operation}_overflow)")
    smallest = f"a != MIN({t})"
    one(t, f"__negv{t}2", t, "-a", smallest)
    one(t, f"__absv{t}2", t, "a < 0 ? -a : a", smallest)
    test(f"__mulo{t}4", f"MULO({t}, __mulo{t}4)")
    one("si", f"__clz{t}2", u, f"leading(a, {bits})", "a != 0")
    one("si", f"__ctz{t}2", u, "trailing(a)", "a != 0")
    one("si", f"__ffs{t}2", u, "a ? trailing(a) + 1 : 0")
    one("si", f"__parity{t}2", u, "count(a) & 1")
    one("si", f"__popcount{t}2", u, "count(a)")
    one("si", f"__clrsb{t}2", t, f"leading(({u})(a ^ a >> {bits - 1}), {bits}) - 1")
one("usi", "__bswapsi2", "usi", "__builtin_bswap32(a)")
one("udi", "__bswapdi2", "udi", "__builtin_bswap64(a)")

# Conversions from integers, and to them where the number fits.
for f in FLOATS:
    for t, bits in INTEGERS.items():
        # Whoever rounds twice on the way to 16 bits has another result; and the compiler's own way is then no oracle.
        if f == "hf":
            continue
        one(f, f"__float{t}{f}", t, f"({f})a")
        one(f, f"__floatun{t}{f}", f"u{t}", f"({f})a")
        one(t, f"__fix{f}{t}", f, f"({t})a", f"IN({f}, -TWO_TO({f}, {bits - 1}), TWO_TO({f}, {bits - 1}))")
        one(f"u{t}", f"__fixuns{f}{t}", f, f"(u{t})a", f"IN({f}, -1, TWO_TO({f}, {bits}))")
for n, narrow in enumerate(FLOATS):
    for wide in FLOATS[n + 1 :]:
        # The format of 80 bits has another calling convention in the archives' own functions on 128 bits, and is exact here.
        one(wide, f"__extend{narrow}{wide}2", narrow, f"({wide})a")
        one(narrow, f"__trunc{wide}{narrow}2", wide, f"({narrow})a")

# Arithmetic and comparisons of numbers.
for f in FLOATS[1:]:
    for name, sign in [("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/")]:
        two(f, f"__{name}{f}3", f, f, f"a {sign} b")
    one(f, f"__neg{f}2", f, "-a")
    for name, sign in [("eq", "=="), ("ne", "!="), ("ge", ">="), ("lt", "<"), ("le", "<="), ("gt", ">")]:
        test(f"__{name}{f}2", f"COMPARISON(__{name}{f}2, {f}, {sign})")
    two("si", f"__unord{f}2", f, f, "a != a || b != b")
