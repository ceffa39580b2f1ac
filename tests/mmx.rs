//! Code on MMX registers: it is optimized and proved where `emms` ends it on each way, and kept as it is where something
//! could see what it leaves in the x87 registers.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const SUM: &str =
    "movq (%rdi), %mm0\nmovq %mm0, %mm1\nmovq (%rsi), %mm2\npaddw %mm2, %mm1\nmovq %mm1, (%rdx)\nemms\nret\n";
const BOTH: &str = "movd %edi, %mm0\nmovd %esi, %mm1\npor %mm1, %mm0\npor %mm0, %mm0\nmovd %mm0, %eax\nemms\nret\n";

fn written(dir: &TempDir, name: &str, body: &str) -> PathBuf {
    let path = dir.path().join(name);
    let text = format!(".text\n.globl f\n.type f, @function\nf:\n{body}.size f, .-f\n");
    std::fs::write(&path, text).expect("the file can be written");
    path
}

fn program(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_superopt-dag")).args(arguments).output().expect("the program runs")
}

fn verified(dir: &TempDir, a: &str, b: &str) -> Option<i32> {
    let paths = [written(dir, "a.s", a), written(dir, "b.s", b)];
    program(&["verify", text(&paths[0]), text(&paths[1]), "--no-native"]).status.code()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a temporary directory's name is text")
}

/// The instructions of the program's output.
fn optimized(dir: &TempDir, body: &str) -> Vec<String> {
    let input = written(dir, "in.s", body);
    let done = program(&[text(&input), "-q", "--no-native"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let out = String::from_utf8(done.stdout).expect("text");
    let of_code = |l: &&str| !l.is_empty() && !l.starts_with(['.', '#']) && !l.ends_with(':');
    out.lines().map(str::trim).filter(of_code).map(|l| l.replace('\t', " ")).collect()
}

fn lines(body: &str) -> Vec<String> {
    body.lines().map(str::to_string).collect()
}

#[test]
fn closed_code_is_optimized() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let sum = optimized(&dir, SUM);
    assert_eq!(sum.len() + 2, lines(SUM).len(), "{sum:?}");
    let both = optimized(&dir, BOTH);
    assert!(both.len() < lines(BOTH).len() && both.iter().rev().nth(1).is_some_and(|l| l == "emms"), "{both:?}");
    assert_eq!(verified(&dir, SUM, &sum.join("\n").replace("ret", "ret\n")), Some(0));
}

#[test]
fn what_could_be_seen_of_the_x87_registers_is_kept() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let work = "movd %edi, %mm0\npor %mm0, %mm0\nmovd %mm0, %eax\n";
    for end in [
        "ret\n",
        "call g\nemms\nret\n",
        "emms\ncall g\nret\n",
        "fldz\nfstp %st(0)\nemms\nret\n",
        "emms\npxor %mm1, %mm1\nret\n",
        "testl %edi, %edi\nje 1f\nemms\n1:\nret\n",
        "emms\njmp g\n",
    ] {
        let body = format!("{work}{end}");
        let kept: Vec<String> = lines(&body).into_iter().filter(|l| !l.ends_with(':')).collect();
        assert_eq!(optimized(&dir, &body), kept);
    }
}

#[test]
fn code_without_emms_is_not_proved_equal_to_code_with_it() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    assert_ne!(verified(&dir, BOTH, &BOTH.replace("emms\n", "")), Some(0));
    assert_ne!(verified(&dir, "movl %edi, %eax\nret\n", "movd %edi, %mm0\nmovd %mm0, %eax\nret\n"), Some(0));
    assert_ne!(verified(&dir, SUM, &SUM.replace("paddw", "paddb")), Some(0));
    assert_eq!(verified(&dir, BOTH, "movl %edi, %eax\norl %esi, %eax\nemms\nret\n"), Some(0));
}

#[test]
fn code_without_mmx_registers_gets_none() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let sse = "movq (%rdi), %xmm0\nmovq (%rsi), %xmm1\npaddw %xmm1, %xmm0\nmovq %xmm0, %rax\naddq $0, %rax\nret\n";
    let out = optimized(&dir, sse);
    assert!(out.iter().all(|l| !l.contains("%mm")), "{out:?}");
}
