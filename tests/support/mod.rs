//! What tests of the program share: runs of it and of other tools.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// As much search as small examples need, for as few instructions as there may be.
pub const LIMITS: [&str; 8] =
    ["--objective", "instructions", "--evaluations", "400000", "--longest", "2", "--rlimit", "2000000"];

/// The program itself.
pub fn program(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

/// The program with a text on its standard input, while it runs.
pub fn start(args: &[&str], stdin: &str) -> Child {
    let pipes = |c: &mut Command| c.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(args);
    // Whoever runs the tests in the background may have them ignore interrupts; the program must see one.
    // SAFETY: only an async-signal-safe call between fork and exec.
    unsafe {
        command.pre_exec(|| {
            libc::signal(libc::SIGINT, libc::SIG_DFL);
            Ok(())
        });
    }
    let mut child = pipes(&mut command).expect("the program starts");
    // A program that does not read its input closes the pipe early.
    let _ = child.stdin.take().expect("piped").write_all(stdin.as_bytes());
    child
}

/// A function after optimization.
pub struct OptimizedFunction {
    pub name: String,
    /// `ret` left out.
    pub instructions: u64,
    /// What the report says of it.
    pub report: serde_json::Value,
}

/// A text after optimization, which has been verified against what it was.
pub struct OptimizedText {
    pub text: String,
    pub functions: Vec<OptimizedFunction>,
}

impl OptimizedText {
    /// Names and numbers of instructions, in the input's order.
    pub fn counts(&self) -> Vec<(&str, u64)> {
        self.functions.iter().map(|f| (f.name.as_str(), f.instructions)).collect()
    }
}

/// Optimizes a text on a machine with these limits, for fewer instructions unless they name an objective, and verifies the
/// result, under the signatures that are among them.
pub fn optimized(text: &str, march: &str, limits: &[&str]) -> OptimizedText {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (input, output, json) = (path(dir.path(), "in.s"), path(dir.path(), "out.s"), path(dir.path(), "r.json"));
    std::fs::write(&input, text).expect("written");
    let objective: &[&str] = if limits.contains(&"--objective") { &[] } else { &["--objective", "instructions"] };
    let run = program(&[limits, objective, &["--march", march, "-q", "--json", &json, "-o", &output, &input]].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let signature = limits.windows(2).filter(|l| l[0] == "--signature").flatten().copied();
    let verify = ["verify", &input, &output, "--march", march].into_iter().chain(signature);
    let verdict = program(&verify.collect::<Vec<_>>());
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stdout));
    let report: serde_json::Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let of = |f: &serde_json::Value| OptimizedFunction {
        name: f["name"].as_str().expect("a name").to_string(),
        instructions: f["after"]["instructions"].as_u64().expect("a number"),
        report: f.clone(),
    };
    let functions = report["functions"].as_array().expect("functions").iter().map(of).collect();
    OptimizedText { text: std::fs::read_to_string(&output).expect("the output"), functions }
}

/// A command that must succeed; what it prints.
pub fn run(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "{command:?}: {said}{}", String::from_utf8_lossy(&done.stderr));
    said
}

pub fn path(dir: &Path, name: &str) -> String {
    dir.join(name).display().to_string()
}

/// A file of `examples/`.
pub fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name)
}

/// Runs two texts on random inputs, compared by a program in C. `rename` says how `objcopy` names their functions, `@` being
/// `original` or `replacement`.
pub fn same_natively(input: &Path, output: &Path, check: &Path, rename: &str) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let object = |text: &Path, name: &str| {
        let object = dir.path().join(format!("{name}.o"));
        run(Command::new("as").arg(text).arg("-o").arg(&object));
        run(Command::new("objcopy").arg(rename.replace('@', name)).arg(&object));
        object
    };
    let (a, b) = (object(input, "original"), object(output, "replacement"));
    let program = dir.path().join("check");
    run(Command::new("gcc").arg("-O1").arg(check).args([a, b]).arg("-o").arg(&program));
    assert_eq!(run(Command::new(program).arg("20000")), "20000 runs, the same\n");
}

/// Compilers' output in the repository.
pub fn assembly_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["tests/real/asm", "examples/hd/asm/gcc", "examples/hd/asm/clang"] {
        let entries = std::fs::read_dir(root.join(folder)).expect(folder);
        files.extend(entries.map(|e| e.expect("an entry").path()).filter(|p| p.extension().is_some_and(|x| x == "s")));
    }
    files.sort();
    assert!(files.len() > 50);
    files
}
