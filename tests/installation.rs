//! What a package has beside the program: completions, a manual, and `doctor`, which is right about what lacks.

mod support;

use std::collections::BTreeSet;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_superopt-dag");

/// Names of the commands, as `--help` lists them.
fn commands() -> BTreeSet<String> {
    let help = String::from_utf8(support::program(&["--help"]).stdout).expect("text");
    let listed = help.lines().skip_while(|l| *l != "Commands:").skip(1).take_while(|l| !l.is_empty());
    let named = listed.filter_map(|l| l.strip_prefix("  ")?.split_whitespace().next());
    named.filter(|n| *n != "help").map(str::to_string).collect()
}

#[test]
fn every_shell_completes_every_command() {
    let commands = commands();
    assert!(commands.contains("verify") && commands.contains("learn") && commands.len() >= 15, "{commands:?}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = String::from_utf8(support::program(&["completions", shell]).stdout).expect("text");
        commands.iter().for_each(|c| assert!(script.contains(c.as_str()), "{shell} lacks {c}"));
        assert!(script.contains("objective"), "{shell} has no options");
    }
    let checked = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn();
    if let Ok(mut bash) = checked {
        let script = support::program(&["completions", "bash"]).stdout;
        std::io::Write::write_all(bash.stdin.as_mut().expect("a pipe"), &script).expect("written");
        assert!(bash.wait().expect("it ends").success());
    }
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let dir = tempfile::tempdir().expect("a directory");
    assert!(support::program(&["man", &support::path(dir.path(), "man1")]).status.success());
    let read = |name: &str| std::fs::read_to_string(dir.path().join("man1").join(name)).expect("a page");
    let whole = read("superopt-dag.1");
    assert!(whole.contains(".TH") && whole.contains("x86"), "{whole}");
    for c in commands() {
        let page = read(&format!("superopt-dag-{c}.1"));
        assert!(
            page.contains(".SH SYNOPSIS") && page.contains(&format!("superopt\\-dag\\-{}", c.replace('-', "\\-"))),
            "{page}"
        );
    }
    let refused = support::program(&["man", "/proc/nowhere"]);
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("/proc/nowhere"));
}

/// `doctor` with a path that leads to these programs alone.
fn doctor(dir: &Path, programs: &[&str], variables: Option<(&str, &str)>) -> Output {
    let bin = dir.join(format!("bin{}", programs.join("-")));
    std::fs::create_dir_all(&bin).expect("a directory");
    for p in programs {
        let found = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())
            .map(|d| d.join(p))
            .find(|f| f.is_file());
        let link = bin.join(p);
        if let (Some(found), false) = (found, link.exists()) {
            symlink(found, link).expect("a link");
        }
    }
    let mut command = Command::new(PROGRAM);
    command.arg("doctor").env("PATH", &bin).env("SUPEROPT_STORE", dir.join("store")).env_remove("CC");
    command.envs(variables).output().expect("it starts")
}

/// What is planted, the line that has to tell it, and what that has to say.
struct PlantedLack<'a> {
    programs: &'a [&'a str],
    variables: Option<(&'a str, &'a str)>,
    what: &'a str,
    /// Everything needs it.
    needed: bool,
    says: &'a str,
}

#[test]
fn doctor_is_right_about_what_lacks() {
    let there = |p: &str| Command::new(p).arg("--version").output().is_ok();
    if !["as", "ar", "cc"].iter().all(|p| there(p)) {
        eprintln!("skipped: as, ar or cc is missing");
        return;
    }
    let dir = tempfile::tempdir().expect("a directory");
    let line = |o: &Output, what: &str| {
        let text = String::from_utf8_lossy(&o.stdout).into_owned();
        let line = text.lines().find(|l| l.contains(&format!(" {what}: "))).unwrap_or_else(|| panic!("{what}\n{text}"));
        line.to_string()
    };
    let all = ["as", "ar", "cc"];
    let whole = doctor(dir.path(), &all, None);
    assert!(whole.status.success(), "{}", String::from_utf8_lossy(&whole.stdout));
    for what in ["assembler", "optimizer", "solver", "processor", "archiver", "compiler", "builds"] {
        assert!(line(&whole, what).starts_with("ok "), "{}", line(&whole, what));
    }
    let nowhere = support::path(dir.path(), "no/such/directory");
    let lack = |programs, variables, what, needed, says| PlantedLack { programs, variables, what, needed, says };
    for l in [
        lack(&["ar", "cc"], None, "assembler", true, "binutils"),
        lack(&all, Some(("SUPEROPT_AS", PROGRAM)), "assembler", true, "not GNU as"),
        lack(&all, Some(("TMPDIR", &nowhere)), "optimizer", true, "TMPDIR"),
        lack(&["as", "cc"], None, "archiver", false, "binutils"),
        lack(&["as", "ar"], None, "compiler", false, "gcc"),
        lack(&all, Some(("SUPEROPT_STORE", "/proc/nowhere")), "builds", false, "SUPEROPT_STORE"),
    ] {
        let o = doctor(dir.path(), l.programs, l.variables);
        let said = line(&o, l.what);
        assert!(said.starts_with(if l.needed { "missing " } else { "optional " }), "{said}");
        assert!(said.contains(l.says), "{said}");
        assert_eq!(o.status.success(), !l.needed, "{said}");
    }
}
