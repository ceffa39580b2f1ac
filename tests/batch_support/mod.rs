//! What the tests of `batch` share: an input of many small functions, runs, and what they say.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Search that ends at once.
pub const QUICK: [&str; 6] = ["--evaluations", "400000", "--longest", "2", "--rlimit", "2000000"];

/// `count` functions, each a negation and another constant, in four instructions where two do.
pub fn functions(count: usize) -> String {
    let one = |n: usize| {
        format!(
            "# superopt: f{n}(edi) -> eax\n\t.globl f{n}\n\t.type f{n},@function\nf{n}:\n\tmovl %edi, %eax\n\
             \tnotl %eax\n\taddl $1, %eax\n\txorl ${}, %eax\n\tret\n\t.size f{n},.-f{n}\n",
            n + 2
        )
    };
    "\t.text\n".to_string() + &(0..count).map(one).collect::<String>()
}

/// A directory with inputs, and runs over them.
pub struct Place {
    pub dir: tempfile::TempDir,
}

impl Place {
    pub fn new(files: &[(&str, &str)]) -> Place {
        let dir = tempfile::tempdir().expect("a temporary directory");
        for (name, text) in files {
            std::fs::write(dir.path().join(name), text).expect("written");
        }
        Place { dir }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    /// `batch` here, with little search.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
        command.current_dir(self.dir.path()).arg("batch").args(args).args(QUICK);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Whoever runs the tests in the background may have them ignore interrupts; the program must see one.
        // SAFETY: only an async-signal-safe call between fork and exec.
        unsafe {
            command.pre_exec(|| {
                libc::signal(libc::SIGINT, libc::SIG_DFL);
                Ok(())
            });
        }
        command
    }

    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program runs")
    }

    /// A run that must succeed; what it says.
    pub fn done(&self, args: &[&str]) -> String {
        let o = self.run(args);
        assert!(o.status.success(), "{args:?}: {}", said(&o));
        said(&o)
    }

    pub fn json(&self, name: &str) -> serde_json::Value {
        serde_json::from_str(&self.read(name)).expect("JSON")
    }
}

pub fn said(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

/// The functions that a run has done itself, from its lines `3/12 NAME: …`.
pub fn names_done(text: &str) -> Vec<String> {
    let name = |line: &str| {
        let (place, rest) = line.split_once(' ')?;
        let (n, of) = place.split_once('/')?;
        let counted = [n, of].iter().all(|x| !x.is_empty() && x.bytes().all(|b| b.is_ascii_digit()));
        counted.then(|| rest.split(':').next().unwrap_or(rest).to_string())
    };
    text.lines().filter_map(name).collect()
}

pub fn kill(pid: i32, signal: i32) {
    // SAFETY: sends a signal to a process that this test, or a program it runs, has started. It may be gone by now.
    unsafe { libc::kill(pid, signal) };
}
