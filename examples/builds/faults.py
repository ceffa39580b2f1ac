#!/usr/bin/env python3
"""faults.py BIN DIR [COUNT]: parallel builds of bzip2 (Debian's source, which run.sh has fetched into DIR) with BIN in the
assembler's place, each with a fault at a random moment: processes killed, files of the store damaged, no memory, no time, no
space, no assembler, a store that cannot be written or holds what was written under other keys. Each build has to succeed and pass its own tests, or fail as it does when the assembler itself is killed or
missing. In the end the store has to serve a sound build. A line for each kind of fault goes to standard output.
"""

import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

KINDS = [
    "kill", "memory", "damage", "vanish", "no time", "no assembler", "store is a file", "full", "options", "read-only", "another version",
]
# In these the assembler, too, is ended or missing.
MAY_FAIL = {"kill", "memory", "no assembler"}


def own_processes(program):
    """Processes of ours that builds have started: the program, and what stands in the assembler's place."""
    ours = {program, str(Path(program).with_name("superopt-dag-as"))}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                if os.readlink(entry / "exe") in ours:
                    yield int(entry.name)
            except OSError:
                pass


def files_below(directory):
    return [p for p in sorted(directory.rglob("*")) if p.is_file() and not p.is_symlink()]


def damage(file, dice):
    try:
        content = file.read_bytes()
        kind = dice.randrange(4)
        if kind == 0:
            content = content[: dice.randrange(len(content) + 1)]
        elif kind == 1:
            content = bytes(dice.randrange(256) for _ in content[:4096])
        elif content:
            at = dice.randrange(len(content))
            content = content[:at] + bytes([content[at] ^ 1 << dice.randrange(8)]) + content[at + 1 :]
        file.write_bytes(content)
    except OSError:
        pass


def strike(kind, program, store, dice, build):
    """Does harm until the build ends."""
    while build.poll() is None:
        time.sleep(dice.random() * 0.05)
        if kind in ("kill", "memory"):
            for pid in own_processes(program):
                if kind == "kill" and dice.random() < 0.3:
                    try:
                        os.kill(pid, 9)
                    except OSError:
                        pass
                elif kind == "memory":
                    subprocess.run(["prlimit", f"--pid={pid}", "--as=60000000"], stderr=subprocess.DEVNULL, check=False)
        elif kind in ("damage", "vanish"):
            files = files_below(store)
            if files:
                file = dice.choice(files)
                damage(file, dice) if kind == "damage" else file.unlink(missing_ok=True)


def build(program, directory, kind, dice):
    """Whether a build with a fault succeeded; its tests are run then."""
    work, store = directory / "fault-work", directory / "fault-store"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(directory / "sources" / "bzip2", work)
    # What was learned is there again each time.
    shutil.rmtree(store, ignore_errors=True)
    shutil.copytree(directory / "fault-known", store, symlinks=True)
    environment = dict(os.environ, SUPEROPT_STORE=str(store), LC_ALL="C")
    mounted = False
    if kind == "no time":
        environment["SUPEROPT_BUDGET"] = "0"
    elif kind == "options":
        environment["SUPEROPT_OPTIONS"] = dice.choice(["--objective", "--objective beauty", "--march i486", "\x01", "--help"])
    elif kind == "no assembler":
        environment["SUPEROPT_AS"] = str(directory / "no-such-assembler")
    elif kind == "store is a file":
        environment["SUPEROPT_STORE"] = str(work / "README")
    elif kind == "full":
        size = dice.choice(["16k", "64k", "256k"])
        shutil.rmtree(store)
        store.mkdir()
        mounting = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(store)]
        mounted = subprocess.run(mounting, stderr=subprocess.DEVNULL, check=False).returncode == 0
        if not mounted:
            return None
    elif kind == "read-only":
        # Root may write whatever the permissions are.
        mounting = ["mount", "--bind", "-o", "ro", str(store), str(store)]
        mounted = subprocess.run(mounting, stderr=subprocess.DEVNULL, check=False).returncode == 0
        if not mounted:
            return None
    elif kind == "another version":
        # Another version looks for the same under other keys: each file stands where another one is expected.
        for folder in ("outputs", "results"):
            files = files_below(store / folder)
            contents = [f.read_bytes() for f in files]
            dice.shuffle(contents)
            for file, content in zip(files, contents):
                file.write_bytes(content)
    try:
        prefix = f"{directory / 'fault-known' / 'bin'}/"
        make = ["make", "-j2", f"CC=gcc -B{prefix}", "CFLAGS=-O1 -D_FILE_OFFSET_BITS=64"]
        with open(directory / "fault.log", "w", encoding="utf-8") as log:
            running = subprocess.Popen(make + ["bzip2", "bzip2recover", "libbz2.a"], cwd=work, env=environment, stdout=log, stderr=log)
            strike(kind, program, store, dice, running)
        if running.returncode != 0:
            return False
        subprocess.run(["make", "test"], cwd=work, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return True
    finally:
        if mounted:
            subprocess.run(["umount", str(store)], check=True)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program, directory = os.path.realpath(sys.argv[1]), Path(sys.argv[2]).resolve()
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 500
    dice = random.Random(1)
    known = directory / "fault-known"
    environment = dict(os.environ, SUPEROPT_STORE=str(known))
    if not known.exists():
        # Something has to be known: one build, and a short search.
        subprocess.run([program, "prefix"], env=environment, check=True, stdout=subprocess.DEVNULL)
        work = directory / "fault-work"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(directory / "sources" / "bzip2", work)
        make = ["make", f"CC=gcc -B{known / 'bin'}/", "CFLAGS=-O1 -D_FILE_OFFSET_BITS=64", "bzip2", "bzip2recover", "libbz2.a"]
        subprocess.run(make, cwd=work, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.run([program, "learn", "-q", "--timeout", "2", "--time", "60"], env=environment, check=True)
    succeeded, failed, skipped = Counter(), Counter(), Counter()
    for n in range(count):
        kind = KINDS[n % len(KINDS)]
        result = build(program, directory, kind, dice)
        (skipped if result is None else succeeded if result else failed)[kind] += 1
        if result is False and kind not in MAY_FAIL:
            sys.exit(f"fault {n}, {kind}: the build failed; see {directory / 'fault.log'}")
        if result is True and kind == "no assembler":
            sys.exit(f"fault {n}: the build succeeded without an assembler")
        if sys.stderr.isatty():
            print(f"\r{n + 1}/{count}", end="", file=sys.stderr)
    # What the last faults have left serves a build like any other.
    if build(program, directory, "none", dice) is not True:
        sys.exit("a build without a fault failed behind the others")
    for kind in KINDS:
        print(f"{kind}: {succeeded[kind]} builds succeeded, {failed[kind]} failed as without it, {skipped[kind]} skipped")


main()
