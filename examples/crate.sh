#!/usr/bin/env bash
# crate.sh DIR NAME VERSION [FEATURE]: fetches a package of crates.io by way of a project in DIR, and prints the folder that it is in.
set -euo pipefail
[ $# -ge 3 ] || { echo "usage: crate.sh DIR NAME VERSION [FEATURE]" >&2; exit 2; }
mkdir -p "$1/src"
cat >"$1/Cargo.toml" <<TOML
[package]
name = "inputs"
version = "0.0.0"
edition = "2021"

[dependencies]
$2 = { version = "=$3", features = [${4:+"\"$4\""}] }

[workspace]
TOML
touch "$1/src/lib.rs"
metadata="$(cd "$1" && cargo fetch --quiet && cargo metadata --format-version 1)"
python3 -c '
import json, os, sys
(crate,) = [p for p in json.load(sys.stdin)["packages"] if p["name"] == sys.argv[1]]
print(os.path.dirname(crate["manifest_path"]))' "$2" <<<"$metadata"
