//! Lets the binary and the tests find the project's own libz3 and libhighs at run time, and gives the program a digest of
//! the sources that decide results, so that stored ones of another version are never used.

use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// Everything that may stand between an input and its result.
const DECIDING: [&str; 6] = ["Cargo.lock", "isa/src", "isa/data", "dag/src", "lowering/src", "src"];

/// What instructions mean and cost.
const TABLE: [&str; 2] = ["isa/src", "isa/data"];

/// What makes rows of experiments.
const EXPERIMENTS: [&str; 1] = ["src/lab"];

/// What does not decide: commands, reports, experiments.
const TALKING: [&str; 4] = ["src/main.rs", "src/cli", "src/show", "src/lab"];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=SUPEROPT_RUNPATH");
    // A package has the libraries elsewhere, and nothing of the machine that made it. Checkouts may share a target directory,
    // but not paths to the libraries.
    let packaged = std::env::var("SUPEROPT_RUNPATH").ok();
    for variable in ["Z3_LIBRARY_PATH_OVERRIDE", "HIGHS_LIBRARY_PATH"] {
        println!("cargo:rerun-if-env-changed={variable}");
        if let (None, Ok(library)) = (&packaged, std::env::var(variable)) {
            println!("cargo:rustc-link-arg=-Wl,-rpath,{library}");
        }
    }
    if let Some(directories) = packaged {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{directories}");
    }
    println!("cargo:rustc-env=SUPEROPT_SOURCES={}", digest_of(&DECIDING, &TALKING));
    println!("cargo:rustc-env=SUPEROPT_TABLE={}", digest_of(&TABLE, &[]));
    println!("cargo:rustc-env=SUPEROPT_EXPERIMENTS={}", digest_of(&EXPERIMENTS, &[]));
    println!("cargo:rustc-env=SUPEROPT_COMMIT={}", commit().unwrap_or_default());
}

/// The commit that these sources are of, with `-changed` where they are not quite; `None` outside of a checkout. This file is
/// run again when sources change, and other commits have the same sources.
fn commit() -> Option<String> {
    let root = std::env::var("CARGO_MANIFEST_DIR").ok()?;
    let git = |arguments: &[&str]| {
        let out = std::process::Command::new("git").arg("-C").arg(&root).args(arguments).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_string())
    };
    let top = std::fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()?;
    if top != std::fs::canonicalize(&root).ok()? {
        return None;
    }
    let mut commit = git(&["rev-parse", "HEAD"])?;
    let changes = git(&[&["status", "--porcelain", "--"], &DECIDING[..]].concat())?;
    if !changes.is_empty() {
        commit += "-changed";
    }
    Some(commit)
}

/// Of all files below these paths but some, with their names.
fn digest_of(paths: &[&str], but: &[&str]) -> String {
    let mut files = Vec::new();
    for path in paths {
        println!("cargo:rerun-if-changed={path}");
        files_below(Path::new(path), but, &mut files);
    }
    files.sort();
    let mut digest = Sha256::new();
    for file in files {
        let bytes = std::fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        digest.update(format!("{} {}\n", file.display(), bytes.len()));
        digest.update(bytes);
    }
    digest.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

fn files_below(path: &Path, but: &[&str], found: &mut Vec<PathBuf>) {
    if but.iter().any(|t| path == Path::new(t)) {
        return;
    }
    if path.is_dir() {
        let entries = std::fs::read_dir(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        entries.for_each(|e| files_below(&e.expect("an entry").path(), but, found));
    } else {
        found.push(path.to_path_buf());
    }
}
