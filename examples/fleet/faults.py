#!/usr/bin/env python3
"""Faults of a fleet, one at a time at random moments, and what is lost: nothing.

    examples/fleet/faults.py PROGRAM [FAULTS] [SEED]

Starts a PostgreSQL of its own (Debian's package; as user `postgres` where this runs as root), submits an input of many functions with
short searches, lets workers work on it, and does one of these again and again: kill -9 a worker, stop one for longer than its lease and let
it go on, end one politely, kill -9 the submitter, kill -9 PostgreSQL and start it again, stop it gently and start it again, cut all connections,
fill the temporary directory of a worker, fill the disk of the database, set the clock of the database ahead or back by up to two hours,
the same for a worker, write a wrong result, damage one, add jobs of another version, take a running job away. What needs a file system of
its own is left out where it cannot be made (not root), clocks where there is no libfaketime (Debian: faketime); that is said. When all functions have results, they are collected: the text must be that of `batch` alone. Then the next input, until there were FAULTS (300).
"""

import collections
import difflib
import hashlib
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

QUICK = ["--evaluations", "400000", "--longest", "2", "--rlimit", "2000000", "-q"]
FUNCTIONS = 60
WORKERS = 3
LEASE = "2"
SECONDS_FOR_ONE_INPUT = 600
# psql's exit status where it has no connection, or lost it.
CANNOT_CONNECT = 2


class Postgres:
    """A server in a directory of its own, behind a proxy whose connections can be cut."""

    def __init__(self, directory, disk):
        self.directory = directory
        versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        if not versions:
            sys.exit("postgresql is not installed: apt-get install postgresql")
        self.programs = versions[-1]
        self.port = free_port()
        self.clock = directory / "clock"
        self.set_clock(0)
        self.disk = disk
        self.data = disk.path / "data"
        if os.geteuid() == 0:
            shutil.chown(directory, "postgres")
            shutil.chown(disk.path, "postgres")
        (directory / "password").write_text("secret\n")
        self.run("initdb", "--no-sync", "-A", "scram-sha-256", "-U", "owner", "--locale=C", "-E", "UTF8",
                 "--pwfile", str(directory / "password"), "-D", str(self.data))
        self.start()
        self.sql("create database farm", "postgres")

    def run(self, program, *arguments):
        fake = faked(self.clock) if program == "pg_ctl" else {}
        # Only behind the change of user: what fakes the time shares memory with all of its processes.
        command = ["env", *(f"{name}={value}" for name, value in fake.items()), str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        return subprocess.run(command, cwd=self.directory, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def set_clock(self, seconds):
        """How much later it is for the server than it is. A file that is never half-written."""
        new = self.clock.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        os.chmod(new, 0o644)
        new.replace(self.clock)

    def start(self):
        options = (f"-p {self.port} -k {self.directory} -c listen_addresses=127.0.0.1 -c max_connections=200 "
                   "-c max_wal_size=64MB -c min_wal_size=32MB")
        for _ in range(100):
            if self.run("pg_ctl", "status", "-D", str(self.data)):
                return
            if self.run("pg_ctl", "start", "-w", "-s", "-D", str(self.data),
                        "-l", str(self.directory / "log"), "-o", options):
                return
            time.sleep(0.1)
        sys.exit("PostgreSQL does not start: " + str(self.directory / "log"))

    def stop(self, how):
        self.run("pg_ctl", "stop", "-s", "-m", how, "-D", str(self.data))

    def kill(self):
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        while pathlib.Path(f"/proc/{pid}").exists():
            time.sleep(0.01)

    def url(self, port=None):
        return f"postgres://owner:secret@127.0.0.1:{port or self.port}/farm"

    def sql(self, text, database="farm"):
        command = [self.programs / "psql", "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", text,
                   f"postgres://owner:secret@127.0.0.1:{self.port}/{database}"]
        for _ in range(200):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != CANNOT_CONNECT:
                break
            time.sleep(0.1)
        if done.returncode:
            sys.exit(f"{text[:200]}: {done.stderr}")
        return done.stdout.strip()


class SmallDisk:
    """A file system of some MiB that can be filled; a directory where this user may not make one."""

    def __init__(self, path, size):
        self.path = path
        path.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}m,mode=755", "superopt-dag", str(path)]
        self.is_small = os.geteuid() == 0 and subprocess.run(mount, stderr=subprocess.DEVNULL).returncode == 0

    def fill(self):
        with open(self.path / "filling", "wb") as f:
            try:
                while True:
                    f.write(bytes(1 << 16))
                    f.flush()
            except OSError:
                pass

    def free(self):
        (self.path / "filling").unlink()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.is_small:
            subprocess.run(["umount", "-l", str(self.path)], check=True)


def faketime():
    """The library that shows programs another time, if it is there."""
    found = sorted(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    return found[0] if found else None


def faked(clock):
    """For the environment of a program whose clock is as far ahead as that file says, from one look to the next. Time that
    does not go back stays."""
    library = faketime()
    if not library:
        return {}
    return {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1",
            "DONT_FAKE_MONOTONIC": "1"}


def free_port():
    import socket
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Proxy:
    """Passes connections on to a port, and cuts them all when it is told to."""

    def __init__(self, to):
        import socket
        self.socket, self.to, self.open = socket.create_server(("127.0.0.1", 0)), to, []
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        import socket
        while True:
            client, _ = self.socket.accept()
            try:
                server = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                client.close()
                continue
            self.open += [client, server]
            for a, b in [(client, server), (server, client)]:
                threading.Thread(target=self.passed, args=(a, b), daemon=True).start()

    @staticmethod
    def passed(a, b):
        try:
            while data := a.recv(1 << 14):
                b.sendall(data)
        except OSError:
            pass
        for s in (a, b):
            try:
                s.shutdown(2)
            except OSError:
                pass

    def cut(self):
        sockets, self.open = self.open, []
        for s in sockets:
            try:
                s.shutdown(2)
            except OSError:
                pass
            s.close()


def functions(first, count):
    """Functions of four instructions where three do, each with a constant of its own."""
    def one(n):
        return (f"# superopt: f{n}(edi) -> eax\n\t.globl f{n}\n\t.type f{n},@function\nf{n}:\n\tmovl %edi, %eax\n"
                f"\tnotl %eax\n\taddl $1, %eax\n\txorl ${n + 2}, %eax\n\tret\n\t.size f{n},.-f{n}\n")
    return "\t.text\n" + "".join(one(n) for n in range(first, first + count))


class Fleet:
    def __init__(self, program, place, postgres, full, chance):
        self.program, self.place, self.postgres, self.chance = program, place, postgres, chance
        self.proxy = Proxy(postgres.port)
        self.workers = []
        self.faults = FAULTS + (FAULTS_OF_CLOCKS if faketime() else []) \
            + (FAULTS_OF_DISKS if postgres.disk.is_small else [])
        self.full = full
        if full.is_small:
            full.fill()

    def command(self, *arguments):
        return [self.program, *arguments]

    def spawn(self, **environment):
        port = self.proxy.port if self.chance.random() < 0.5 else None
        environment = {**os.environ, **environment}
        command = self.command("worker", "--queue", self.postgres.url(port), "-j1", "--lease", LEASE, "-q")
        self.workers.append(subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def keep_workers(self):
        self.workers = [w for w in self.workers if w.poll() is None]
        while len(self.workers) < WORKERS:
            self.spawn()

    def submit(self, wait=True):
        command = self.command("submit", "in.s", "--queue", self.postgres.url(), *QUICK)
        process = subprocess.Popen(command, cwd=self.place, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if wait and process.wait():
            sys.exit("submit: " + process.stderr.read().decode())
        return process

    def results(self):
        """Functions of the input that have a result."""
        return int(self.postgres.sql("select count(*) from superopt.result"))

    # The faults.

    def kill_a_worker(self):
        self.chance.choice(self.workers).kill()

    def stop_a_worker_for_long(self):
        worker = self.chance.choice(self.workers)
        worker.send_signal(signal.SIGSTOP)
        time.sleep(float(LEASE) + 0.5)
        worker.send_signal(signal.SIGCONT)

    def end_a_worker(self):
        self.chance.choice(self.workers).terminate()

    def kill_the_submitter(self):
        process = self.submit(wait=False)
        time.sleep(self.chance.random() * 0.3)
        process.kill()
        process.wait()

    def kill_postgres(self):
        self.postgres.kill()
        time.sleep(self.chance.random() * 0.5)
        self.postgres.start()

    def restart_postgres(self):
        self.postgres.stop("fast")
        self.postgres.start()

    def cut_connections(self):
        for _ in range(3):
            self.proxy.cut()
            time.sleep(0.1)

    def no_room_for_a_worker(self):
        """A worker whose temporary directory takes nothing, or is not there."""
        full = self.full.path if self.full.is_small and self.chance.random() < 0.5 else self.full.path / "not there"
        self.spawn(TMPDIR=str(full))

    def full_disk_of_postgres(self):
        self.postgres.disk.fill()
        time.sleep(self.chance.random() * 2)
        self.postgres.disk.free()
        # A server that could not write may have ended.
        self.postgres.start()

    def clock_of_postgres_jumps(self):
        self.postgres.set_clock(self.chance.randint(-7200, 7200))

    def clock_of_a_worker_jumps(self):
        clock = self.place / f"clock{self.chance.randrange(1 << 30)}"
        clock.write_text(f"{self.chance.randint(-7200, 7200):+d}\n")
        self.spawn(**faked(clock))
        time.sleep(self.chance.random())
        clock.write_text(f"{self.chance.randint(-7200, 7200):+d}\n")

    def wrong_result(self):
        """A result with another constant, sealed as the program seals it."""
        row = self.postgres.sql("select key || ' ' || encode(content, 'hex') from superopt.result "
                                "order by random() limit 1")
        if not row:
            return
        key, content = row.split()
        try:
            record = json.loads(bytes.fromhex(content)[32:])
        except ValueError:
            return  # It was damaged before.
        done = record["result"].get("Ok")
        if not done or not done["replacements"]:
            return
        lines = done["replacements"][0]["lines"]
        done["replacements"][0]["lines"] = [line.replace("$", "$1", 1) for line in lines]
        content = json.dumps(record).encode()
        sealed = hashlib.sha256(key.encode() + content).digest() + content
        self.postgres.sql(f"update superopt.result set content = decode('{sealed.hex()}', 'hex') where key = '{key}'")

    def damaged_result(self):
        self.postgres.sql("update superopt.result set content = content || 'x' where key = "
                          "(select key from superopt.result order by random() limit 1)")

    def another_version(self):
        self.postgres.sql("insert into apalis.jobs (id, job_type, job, status, attempts, max_attempts, run_at, priority, "
                          "idempotency_key) select apalis.generate_ulid(), 'superopt-dag 0', 'x', 'Pending', 0, 3, now(), 0, "
                          "gen_random_uuid()::text")

    def take_a_job_away(self):
        self.postgres.sql("update apalis.jobs set status = 'Pending', lock_by = null where id = (select id from apalis.jobs "
                          "where status = 'Queued' and job_type <> 'superopt-dag 0' order by random() limit 1)")


FAULTS = [Fleet.kill_a_worker, Fleet.stop_a_worker_for_long, Fleet.end_a_worker, Fleet.kill_the_submitter,
          Fleet.kill_postgres, Fleet.restart_postgres, Fleet.cut_connections, Fleet.no_room_for_a_worker,
          Fleet.wrong_result, Fleet.damaged_result, Fleet.another_version, Fleet.take_a_job_away]
FAULTS_OF_CLOCKS = [Fleet.clock_of_postgres_jumps, Fleet.clock_of_a_worker_jumps]
FAULTS_OF_DISKS = [Fleet.full_disk_of_postgres]


def one_input(fleet, first, faults):
    """Faults while an input is worked on, until all its functions have results; how many there were."""
    (fleet.place / "in.s").write_text(functions(first, FUNCTIONS))
    alone = [fleet.program, "batch", "in.s", "--out", f"alone{first}", *QUICK]
    subprocess.run(alone, cwd=fleet.place, check=True, stdin=subprocess.DEVNULL)
    before = fleet.results()
    fleet.submit()
    end, count = time.monotonic() + SECONDS_FOR_ONE_INPUT, 0
    while fleet.results() < before + FUNCTIONS:
        if time.monotonic() > end:
            sys.exit(f"{fleet.results() - before} of {FUNCTIONS} functions have results after {SECONDS_FOR_ONE_INPUT} s")
        fleet.keep_workers()
        time.sleep(fleet.chance.random() * 0.4)
        fault = fleet.chance.choice(fleet.faults)
        faults[fault.__name__] += 1
        count += 1
        fault(fleet)
        # Jobs whose workers were killed three times were given up; they are tried again.
        if count % 20 == 0:
            fleet.submit()
    out = f"out{first}"
    done = subprocess.run([fleet.program, "collect", "in.s", "--queue", fleet.postgres.url(), "--out", out, *QUICK],
                          cwd=fleet.place, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"collect: {done.stderr}")
    reports = json.loads((fleet.place / out / "functions.json").read_text())["functions"]
    texts = [(fleet.place / f"{d}/asm/in.s").read_text() for d in (f"alone{first}", out)]
    if texts[0] != texts[1]:
        differ = difflib.unified_diff(*(t.splitlines() for t in texts), "batch", "fleet", lineterm="")
        left = [f"{r['name']}: {r['status']}, {r['reason']}" for r in reports if r["status"] != "improved"]
        sys.exit("\n".join([*differ, *left]))
    names = [r["name"] for r in reports]
    if len(names) != FUNCTIONS or len(set(names)) != FUNCTIONS:
        sys.exit(f"{len(names)} reports of {len(set(names))} functions")
    return count


def no_job_runs_for_ever(fleet):
    """When all workers are gone and one comes, everything ends."""
    for worker in fleet.workers:
        worker.kill()
        worker.wait()
    time.sleep(float(LEASE))
    worker = fleet.command("worker", "--queue", fleet.postgres.url(), "-j2", "--lease", LEASE, "--until-empty", "-q")
    subprocess.run(worker, check=True, stdin=subprocess.DEVNULL, timeout=SECONDS_FOR_ONE_INPUT)
    status = subprocess.run(fleet.command("status", "--queue", fleet.postgres.url(), "--json"), check=True,
                            capture_output=True, text=True)
    status = json.loads(status.stdout)
    own = status["queues"][status["own"]]
    if own["waiting"] or own["running"]:
        sys.exit(f"jobs have not ended: {own}")
    return own


def all_faults(program, place, disk, full, chance, wanted):
    """Inputs after inputs; the faults by their names, and what becomes of the queue."""
    postgres = Postgres(place / "pg", disk)
    try:
        postgres.sql("select 1")
        fleet = Fleet(program, place, postgres, full, chance)
        subprocess.run(fleet.command("status", "--queue", postgres.url()), check=True, stdout=subprocess.DEVNULL)
        for there, without in [(faketime(), "clocks do not jump: there is no libfaketime (Debian: faketime)"),
                               (disk.is_small, "disks are not filled: this user may not mount one")]:
            if not there:
                print(without, flush=True)
        faults, inputs = collections.Counter(), 0
        while faults.total() < wanted:
            one_input(fleet, 100 + inputs * FUNCTIONS, faults)
            inputs += 1
            print(f"{faults.total()} faults, {inputs} inputs of {FUNCTIONS} functions: nothing lost", flush=True)
        return faults, no_job_runs_for_ever(fleet)
    finally:
        postgres.stop("immediate")


def main():
    program = os.path.abspath(sys.argv[1])
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    with tempfile.TemporaryDirectory(prefix="fleet") as directory:
        os.chmod(directory, 0o755)
        place = pathlib.Path(directory)
        (place / "pg").mkdir()
        with SmallDisk(place / "disk", 400) as disk, SmallDisk(place / "full", 1) as full:
            faults, own = all_faults(program, place, disk, full, chance, wanted)
    for name, count in sorted(faults.items()):
        print(f"{count:5} {name.replace('_', ' ')}")
    print(f"{faults.total()} faults: each text is what `batch` alone gives; jobs in the end: {own}")


main()
