#!/usr/bin/env python3
"""Requests that are none, very many at once, and what becomes of the page's server: nothing.

    examples/serve/malformed.py PROGRAM [REQUESTS] [SEED]

Starts `PROGRAM serve` on a port of its own and sends REQUESTS (10,000), 50 at once: noise, heads without end, wrong lengths, bodies that
break off, connections that are cut, forms with random fields, sources that are no programs. Then the page has to be there and a real request
has to be answered. Says the server's most memory, and how long a small request takes beside its search.
"""

import collections
import concurrent.futures
import os
import random
import re
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request

FUNCTION = "unsigned lowest(unsigned x) { return (x & -x) | ((x & -x) - 1); }"


def noise(chance):
    return chance.randbytes(chance.randrange(2000))


def head(chance, host):
    lines = [chance.choice(["GET / HTTP/1.1", "POST / HTTP/1.1", "PUT /x HTTP/9.9", "\0\0", "POST / HTTP/1.0", "GET  /"])]
    if chance.random() < 0.8:
        lines.append(f"Host: {host}")
    for _ in range(chance.randrange(chance.choice([3, 300]))):
        lines.append(chance.choice(["A: b", "Content-Length: -1", "Content-Length: 5", "Transfer-Encoding: chunked",
                                    "Content-Length: 99999999999999999999", ":", "x" * 5000, "Expect: 100-continue"]))
    return "\r\n".join(lines).encode() + chance.choice([b"", b"\r\n", b"\r\n\r\n"])


def form(chance, host):
    fields = {chance.choice(["source", "march", "language", "level", "objective", "effort", "x"]):
              chance.choice(["", "C", "haswell", "assembly", "O2", FUNCTION, "\ud800".encode("utf-8", "replace").decode(), "/etc/passwd",
                             "'; ls", "%", "x" * chance.randrange(200000)]) for _ in range(chance.randrange(5))}
    body = urllib.parse.urlencode(fields).encode()
    if chance.random() < 0.3:
        body = body[:len(body) // 2]
    length = len(body) + chance.choice([0, 0, 0, 5, -1])
    return f"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n\r\n".encode() + body


def one(address, seed):
    """Sends something, and reads what comes; how it ended."""
    chance = random.Random(seed)
    host = f"{address[0]}:{address[1]}"
    kind = chance.choice([noise, lambda c: head(c, host), lambda c: head(c, host) + noise(c), lambda c: form(c, host)])
    try:
        with socket.create_connection(address, timeout=120) as s:
            s.sendall(kind(chance))
            if chance.random() < 0.2:
                return "cut"
            s.shutdown(socket.SHUT_WR)
            answer = b""
            while data := s.recv(1 << 16):
                answer += data
    except TimeoutError:
        return "no answer"
    except OSError:
        return "closed"
    found = re.match(rb"HTTP/1\.[01] (\d+)", answer)
    return found[1].decode() if found else "closed"


def most_memory(pid):
    with open(f"/proc/{pid}/status") as f:
        return int(re.search(r"VmHWM:\s+(\d+)", f.read())[1]) / 1024


def asked(url, effort):
    """Seconds of a small request."""
    data = urllib.parse.urlencode({"source": FUNCTION, "march": "haswell", "effort": effort}).encode()
    begun = time.monotonic()
    with urllib.request.urlopen(url, data, timeout=60) as page:
        text = page.read().decode()
    if "improved (proved)" not in text:
        sys.exit(f"not improved: {text[:2000]}")
    return time.monotonic() - begun


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    server = subprocess.Popen([program, "serve", "--listen", "127.0.0.1:0", "--timeout", "5"], stderr=subprocess.PIPE, text=True)
    try:
        url = server.stderr.readline().split()[0]
        address = ("127.0.0.1", int(url.rstrip("/").rsplit(":", 1)[1]))
        asked(url, "quick")
        before = most_memory(server.pid)
        with concurrent.futures.ThreadPoolExecutor(50) as pool:
            ends = collections.Counter(pool.map(lambda n: one(address, seed * 1_000_003 + n), range(count)))
        if server.poll() is not None:
            sys.exit(f"the server has ended: {server.returncode}")
        print(f"{count} requests, 50 at once: " + ", ".join(f"{n} {end}" for end, n in sorted(ends.items())))
        print(f"most memory of the server: {most_memory(server.pid):.0f} MiB, {before:.0f} before")
        if ends["no answer"]:
            sys.exit("some requests have no end")
        times = sorted(asked(url, "rules") for _ in range(21))
        print(f"a request by rules, all of it: median {times[10]:.2f} s, most {times[-1]:.2f} s")
    finally:
        server.terminate()
        server.wait()


main()
