//! Large texts: they are read a fixed number of times, and what is done with one function does not depend on the others.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// A text with so many small functions; those in `slow` can be made shorter.
fn text(count: usize, slow: &[usize]) -> String {
    let body = |n: usize| match slow.contains(&n) {
        true => {
            "\tmovq %rdi, %rax\n\taddq %rsi, %rax\n\tsubq %rsi, %rax\n\tnotq %rax\n\tincq %rax\n\tret\n".to_string()
        }
        false => format!("\tmovl ${n}, %eax\n\tcall f{}\n\tmovq table(%rip), %rdx\n\tret\n", (n + 1) % count),
    };
    let function = |n: usize| {
        format!(
            "\t.globl f{n}\n\t.type f{n}, @function\nf{n}:\n\t.cfi_startproc\n{}\t.cfi_endproc\n\t.size f{n}, .-f{n}\n",
            body(n)
        )
    };
    let all: String = (0..count).map(function).collect();
    format!("\t.text\n{all}\t.section .rodata\ntable:\n\t.quad 5\n")
}

/// An assembler that writes down how large its inputs are.
fn counting_assembler(directory: &Path) {
    let real = Command::new("sh").args(["-c", "command -v as"]).output().expect("sh runs").stdout;
    let real = String::from_utf8(real).expect("a path");
    let log = directory.join("sizes");
    let script = format!(
        "#!/bin/sh\nfor input; do :; done\nwc -c < \"$input\" >> {}\nexec {} \"$@\"\n",
        log.display(),
        real.trim()
    );
    let path = directory.join("as");
    fs::write(&path, script).expect("the directory can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
}

#[test]
fn a_large_text_is_assembled_to_read_it_and_to_check_the_output_only() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    counting_assembler(directory.path());
    let slow = [3, 700, 1400];
    let input = directory.path().join("large.s");
    let text = text(1500, &slow);
    fs::write(&input, &text).expect("the directory can be written");
    let output = directory.path().join("out.s");
    let path = format!("{}:{}", directory.path().display(), std::env::var("PATH").unwrap_or_default());
    let functions = slow.iter().flat_map(|n| ["--function".to_string(), format!("f{n}")]);
    let run = Command::new(env!("CARGO_BIN_EXE_superopt-dag"))
        .args(functions)
        .args(["--timeout", "600", "--evaluations", "200000", "-o"])
        .args([&output, &input])
        .env("PATH", path)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    assert_eq!(said.matches("improved").count(), slow.len(), "{said}");
    let new = fs::read_to_string(&output).expect("an output");
    assert_eq!(new.matches("proved on this text").count(), slow.len());
    let sizes = fs::read_to_string(directory.path().join("sizes")).expect("the assembler ran");
    let sizes: Vec<usize> = sizes.lines().map(|l| l.trim().parse().expect("a size")).collect();
    let (large, small): (Vec<usize>, Vec<usize>) = sizes.into_iter().partition(|&size| size > text.len() / 2);
    assert_eq!(large.len(), 4, "twice to read the input, twice to check the output");
    assert!(small.len() >= 4 * slow.len() && small.iter().all(|size| size * 50 < text.len()), "{small:?}");
}
