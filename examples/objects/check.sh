#!/usr/bin/env bash
# check.sh BIN DIR: objects rewritten in place by BIN, and what speaks of them, in DIR:
#   libgcc.a of this machine's gcc, and crates of Rust with their dependencies' objects
#   - tools read each member as they read its original, and what did not change is the same byte by byte
#   - everything resolves: the archive as one shared object, a program with both versions of the archive, which prints the same
#   - backtraces of a debugger, exceptions of C++ and panics of Rust go through functions that changed
#   - the crates' own tests pass with the rewritten objects in the programs that cargo links
# A line for each check goes to standard output. Needs gcc, g++, binutils, python3 and cargo; gdb where it is there.
set -euo pipefail
[ $# -eq 2 ] || { sed -n '2,8s/^# //p' "$0" >&2; exit 2; }
bin="$(realpath "$1")"
here="$(dirname "$(realpath "$0")")"
mkdir -p "$2"
dir="$(realpath "$2")"
export SUPEROPT_STORE="$dir/home" LC_ALL=C
search=(--effort rules --rlimit 20000 --timeout 60)

failures=0
expect() { # WHAT WAS IS
    if [ "$2" = "$3" ]; then
        echo "ok: $1"
    else
        echo "FAILED: $1: $3 and not $2"
        failures=$((failures + 1))
    fi
}

# 1. libgcc.a
cp "$(gcc -print-libgcc-file-name)" "$dir/before.a"
mkdir -p "$dir/libgcc"
cp "$dir/before.a" "$dir/libgcc/libgcc.a"
"$bin" objects -q "${search[@]}" --json "$dir/libgcc.json" "$dir/libgcc/libgcc.a" >"$dir/libgcc.txt"

for side in before after; do
    rm -rf "${dir:?}/$side" && mkdir "$dir/$side"
done
(cd "$dir/before" && ar x ../before.a)
(cd "$dir/after" && ar x ../libgcc/libgcc.a)
python3 - "$dir" >"$dir/members.txt" <<'PYTHON'
import json, pathlib, subprocess, sys
root = pathlib.Path(sys.argv[1])
changed = {o["name"].split("(")[1][:-1]: {c["name"] for c in o["changed"]} for o in json.loads((root / "libgcc.json").read_text())}
rows = {"members": 0, "changed": 0, "functions changed": 0, "wrong": 0}
for before in sorted((root / "before").iterdir()):
    after = root / "after" / before.name
    rows["members"] += 1
    same = before.read_bytes() == after.read_bytes()
    names = changed.get(before.name, set())
    rows["changed"] += not same
    rows["functions changed"] += len(names)
    wrong = same != (not names)
    for tool in (["objdump", "-drw"], ["readelf", "-aW"], ["readelf", "-W", "--debug-dump=frames,info,decodedline"]):
        was, now = (subprocess.run([*tool, str(p)], capture_output=True, text=True) for p in (before, after))
        said = lambda done, p: (done.returncode, done.stderr.replace(str(p), "FILE"))
        wrong |= said(was, before) != said(now, after)
        # What tables say of unwinding and lines is said of the same places.
        if tool[-1].startswith("--debug-dump"):
            wrong |= was.stdout.replace(str(before), "FILE") != now.stdout.replace(str(after), "FILE")
    rows["wrong"] += wrong
    if wrong:
        print("wrong:", before.name)
print(", ".join(f"{n} {what}" for what, n in rows.items()))
PYTHON
echo "libgcc.a: $(tail -n 1 "$dir/members.txt")"
expect "members are read as before, unchanged ones are the same" "0" "$(grep -c '^wrong' "$dir/members.txt" || true)"

for side in before libgcc; do
    archive="$dir/$side.a"
    [ "$side" = before ] || archive="$dir/libgcc/libgcc.a"
    ld -shared --whole-archive "$archive" -o "$dir/$side.so" 2>"$dir/$side.ld" || true
    gcc -O1 -nodefaultlibs "$here/driver.c" "$archive" -lc "$archive" -o "$dir/$side.driver"
    "$dir/$side.driver" >"$dir/$side.out"
done
expect "the archive as one shared object" "$(cat "$dir/before.ld")" "$(cat "$dir/libgcc.ld")"
expect "functions do the same" "$(cat "$dir/before.out")" "$(cat "$dir/libgcc.out")"

# 2. C and C++: through functions that changed
cat >"$dir/through.cc" <<'SOURCE'
extern "C" unsigned around(unsigned (*f)(unsigned), unsigned a, unsigned b) {
    unsigned r = f(a);
    unsigned both = r & b, one = r ^ b;
    return f(both + (one >> 1)) + (b & 0xff00) / 256;
}
SOURCE
cat >"$dir/main.cc" <<'SOURCE'
#include <cstdio>
extern "C" unsigned around(unsigned (*f)(unsigned), unsigned a, unsigned b);
static unsigned fails(unsigned x) {
    if (x > 40) throw x;
    return x + 1;
}
int main() {
    unsigned sum = 0;
    for (unsigned n = 0; n < 12; n++) {
        try {
            sum += around(fails, n, 77);
        } catch (unsigned x) {
            sum += 1000 * x;
        }
    }
    std::printf("%u\n", sum);
}
SOURCE
compilers=(g++)
command -v clang++-19 >/dev/null && compilers+=(clang++-19)
for compiler in "${compilers[@]}"; do
    "$compiler" -O2 -g -c "$dir/through.cc" -o "$dir/through.o"
    g++ -O0 -g "$dir/main.cc" "$dir/through.o" -o "$dir/through.before"
    "$bin" objects -q --timeout 60 --objective instructions "$dir/through.o" >"$dir/through.txt"
    g++ -O0 -g "$dir/main.cc" "$dir/through.o" -o "$dir/through.after"
    # What clang makes of it has less to gain.
    changed="$(grep -c '1 of 1 functions changed' "$dir/through.txt" || true)"
    [ "$compiler" = g++ ] && expect "$compiler: around changed" 1 "$changed" || echo "$compiler: $changed functions changed"
    expect "$compiler: exceptions" "$("$dir/through.before")" "$("$dir/through.after")"
    if command -v gdb >/dev/null; then
        for side in before after; do
            gdb -q -batch -ex 'break fails' -ex run -ex backtrace -ex 'break through.cc:4' -ex continue -ex 'info symbol $pc' \
                -ex finish "$dir/through.$side" 2>/dev/null | grep -E '^#|^around|^Breakpoint|^Run till' |
                sed "s/0x[0-9a-f]*//g; s/through\.$side//; s/around + [0-9]* /around /" >"$dir/through.$side.gdb" || true
        done
        expect "$compiler: backtraces" "$(cat "$dir/through.before.gdb")" "$(cat "$dir/through.after.gdb")"
        expect "$compiler: a backtrace has all frames" 1 "$(grep -c '^#2.*main' "$dir/through.after.gdb" || true)"
    else
        echo "skipped: gdb is missing"
    fi
done

# 3. Crates of Rust, from the registry, with their tests
crates=(fnv-1.0.7 itoa-1.0.14 md5-0.7.0 semver-1.0.26)
mkdir -p "$dir/fetch/src"
{
    echo '[package]'
    echo 'name = "fetch"'
    echo 'edition = "2021"'
    echo '[dependencies]'
    for crate in "${crates[@]}"; do echo "${crate%-*} = \"=${crate##*-}\""; done
} >"$dir/fetch/Cargo.toml"
touch "$dir/fetch/src/lib.rs"
(cd "$dir/fetch" && cargo vendor -q --versioned-dirs vendor >/dev/null)
export SUPEROPT_STORE="$dir/rust"
rm -rf "$SUPEROPT_STORE"
prefix="$("$bin" prefix)"
export SUPEROPT_OPTIONS="${search[*]:0:4}"
tested() { # CRATE: its own tests; what they say, without times
    (cd "$dir/crates/$1" && cargo test -q --release --target-dir "$dir/crates/$1/built" 2>"$dir/cargo.log") |
        grep '^test result' | sed 's/; finished.*//'
}
for crate in "${crates[@]}"; do
    rm -rf "$dir/crates/$crate" && mkdir -p "$dir/crates"
    cp -r "$dir/fetch/vendor/$crate" "$dir/crates/$crate"
    echo '[workspace]' >>"$dir/crates/$crate/Cargo.toml"
    was="$(tested "$crate")" || { tail -n 5 "$dir/cargo.log" >&2 && exit 1; }
    export CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER="${prefix}link-cc"
    rm -rf "$dir/crates/$crate/built"
    tested "$crate" >/dev/null || true
    "$bin" learn -q --timeout 20 --time 300
    rm -rf "$dir/crates/$crate/built"
    is="$(tested "$crate" || echo "they do not run")"
    unset CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER
    expect "$crate: tests" "$was" "$is"
done
"$bin" stats | sed -n '2,4p'
[ "$failures" = 0 ]
