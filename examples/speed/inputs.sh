#!/usr/bin/env bash
# inputs.sh DIR: C of others (fetched as packages, not shipped) as assembly, gcc -O2: DIR/sqlite3.s from the crate
# libsqlite3-sys (public domain). CC names the compiler; a file that is there is kept.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: inputs.sh DIR" >&2; exit 2; }
mkdir -p "$1/src"
dir="$(realpath "$1")"
[ ! -s "$dir/sqlite3.s" ] || exit 0
cat >"$dir/Cargo.toml" <<'TOML'
[package]
name = "inputs"
version = "0.0.0"
edition = "2021"

[dependencies]
libsqlite3-sys = { version = "=0.40.0", features = ["bundled"] }

[workspace]
TOML
touch "$dir/src/lib.rs"
metadata="$(cd "$dir" && cargo fetch --quiet && cargo metadata --format-version 1)"
sources="$(python3 -c '
import json, os, sys
(crate,) = [p for p in json.load(sys.stdin)["packages"] if p["name"] == "libsqlite3-sys"]
print(os.path.join(os.path.dirname(crate["manifest_path"]), "sqlite3"))' <<<"$metadata")"
"${CC:-gcc}" -O2 -S -o "$dir/sqlite3.s.new" "$sources/sqlite3.c"
mv "$dir/sqlite3.s.new" "$dir/sqlite3.s"
