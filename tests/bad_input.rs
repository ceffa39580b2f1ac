//! Bad input gets a file, line, text, reason and remedy, all problems at once; what is merely unusual is kept and named.

use std::process::Command;
use superopt_dag::input;
use superopt_dag::input::error::Problem;

fn problems(text: &str) -> Vec<Problem> {
    input::load_text("input.s", text).expect_err("is refused")
}

/// Reasons to keep the first function.
fn kept(text: &str) -> Vec<String> {
    let module = input::load_text("input.s", text).unwrap_or_else(|p| panic!("{}", p[0]));
    module.functions[0].kept.iter().map(|k| format!("{}: {}", k.line.unwrap_or(0), k.reason)).collect()
}

fn file(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    let path = path.to_string_lossy().into_owned();
    (directory, path)
}

fn first(path: &str) -> Problem {
    input::load(path).expect_err("is refused").remove(0)
}

#[test]
fn errors_of_the_assembler_carry_the_users_lines() {
    let text = "# 7 \"other.c\"\n\t.file \"x.c\"\nf:\tmovl %eax\n\tret\n\tfrobnicate %eax; nop\n\t.long 1 +\n";
    let found = problems(text);
    let lines: Vec<Option<u32>> = found.iter().map(|p| p.line).collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(lines.iter().all(Option::is_some) || found.iter().all(|p| p.text.is_some()));
    let plain = problems("f:\tmovl %eax\n\tret\n\tfrobnicate %eax; nop\n");
    assert_eq!(
        plain.iter().map(|p| p.to_string()).collect::<Vec<_>>(),
        [
            "input.s:1: error: `as` says: number of operands mismatch for `mov'\n    f:\tmovl %eax\n    remedy: correct the \
             line so that GNU `as --64` accepts it",
            "input.s:3: error: `as` says: no such instruction: `frobnicate %eax'\n    frobnicate %eax; nop\n    remedy: \
             correct the line so that GNU `as --64` accepts it",
        ]
    );
}

#[test]
fn files_that_are_not_there_or_not_ours() {
    let missing = first("/nonexistent/x.s");
    assert!(missing.to_string().starts_with("/nonexistent/x.s: error: cannot be read: No such file"), "{missing}");
    for (name, bytes, what) in [
        ("x.bin", &[0u8, 1, 2, 3][..], "neither assembly text nor an ELF object"),
        ("x.o", b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", "32-bit ELF"),
        ("x.o", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0short", "damaged"),
        ("x.a", b"!<arch>\nnot a member header", "damaged archive"),
        ("x.a", b"!<arch>\nx.txt/          0           0     0     644     5         `\nhello\n", "not x86-64 ELF"),
    ] {
        let (_directory, path) = file(name, bytes);
        let problem = first(&path);
        assert!(problem.what.contains(what) && !problem.remedy.is_empty(), "{name}: {problem}");
    }
}

#[test]
fn objects_for_other_machines_and_linked_files() {
    let (directory, source) = file("x.s", b"f: ret\n");
    let object = directory.path().join("x.o");
    let made = Command::new("as").args(["--32", "-o"]).arg(&object).arg(&source).status().expect("`as` runs");
    assert!(made.success());
    assert!(first(&object.to_string_lossy()).what.contains("32-bit ELF"));
    let made = Command::new("as").args(["--x32", "-o"]).arg(&object).arg(&source).status().expect("`as` runs");
    assert!(made.success());
    assert!(first(&object.to_string_lossy()).what.contains("32-bit ELF"));
    let program = std::env::current_exe().expect("this test");
    assert!(first(&program.to_string_lossy()).what.contains("linked already"));
}

#[test]
fn every_truncation_of_an_object_is_refused_or_read() {
    let (directory, source) =
        file("x.s", b"\t.globl f\nf:\tcall g@PLT\n\tmovl x(%rip), %eax\n\tret\n\t.cfi_startproc\n\t.cfi_endproc\n");
    let object = directory.path().join("x.o");
    assert!(Command::new("as").arg("-o").arg(&object).arg(&source).status().expect("`as` runs").success());
    let bytes = std::fs::read(&object).expect("an object");
    let path = directory.path().join("cut.o");
    for length in (0..bytes.len()).step_by(37) {
        std::fs::write(&path, &bytes[..length]).expect("written");
        let _ = input::load(&path.to_string_lossy());
    }
    // One damaged byte at a time, where the headers are.
    for at in (0..bytes.len()).step_by(11) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xff;
        std::fs::write(&path, &damaged).expect("written");
        let _ = input::load(&path.to_string_lossy());
    }
}

#[test]
fn a_pipe_or_a_device_is_written_to_and_stays() {
    use std::os::unix::fs::FileTypeExt;
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().expect("`mkfifo` runs").success());
    let name = path.to_string_lossy().into_owned();
    input::check_writable(&name).expect("writable");
    let reader = std::thread::spawn({
        let path = path.clone();
        move || std::fs::read_to_string(path).expect("read")
    });
    input::write_atomically(&name, "one\n").expect("written");
    assert!(std::fs::metadata(&path).expect("it is there").file_type().is_fifo());
    assert_eq!(reader.join().expect("no panic"), "one\n");
}

#[test]
fn outputs_that_cannot_be_written() {
    let directory = tempfile::tempdir().expect("a directory");
    let inside = |n: &str| directory.path().join(n).to_string_lossy().into_owned();
    assert!(
        input::check_writable(&inside("none/x.s")).expect_err("no directory").what.starts_with("cannot be written")
    );
    assert!(
        input::check_writable(&directory.path().to_string_lossy()).expect_err("a directory").what.contains("directory")
    );
    let good = inside("x.s");
    input::check_writable(&good).expect("writable");
    assert_eq!(std::fs::read_dir(directory.path()).expect("listed").count(), 0, "the check leaves nothing behind");
    input::write_atomically(&good, "one\n").expect("written");
    input::write_atomically(&good, "two\n").expect("written");
    assert_eq!(std::fs::read_to_string(&good).expect("read"), "two\n");
    assert_eq!(std::fs::read_dir(directory.path()).expect("listed").count(), 1);
    let mut permissions = std::fs::metadata(&good).expect("metadata").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&good, permissions).expect("set");
    assert!(input::check_writable(&good).expect_err("read-only").what.contains("read-only"));
}

#[test]
fn unusual_code_is_kept_and_named() {
    let cases = [
        ("f:\tjmp 1f\n\t.long 5\n1:\tret\n", "2: data between instructions"),
        ("f:\tincl %eax\n\t.byte 0x0f, 0xff\n\tret\n", "2: data between instructions"),
        (
            "\t.macro two\n\tincl %eax\n\t.byte 0x90\n\t.endm\nf:\ttwo\n\tret\n",
            "5: data directives in a macro or repeated block",
        ),
        ("f:\tjmp .+2\n\tret\n", "1: an operand relative to the current place (`.`)"),
        ("f:\tjmp g+1\ng:\tnop\n\tret\n", "0: something refers to a place at a distance from one of its labels"),
        (
            "f:\tleaq x@tlsgd(%rip), %rdi\n\tcall __tls_get_addr@PLT\n\tret\n",
            "1: a thread-local access that the linker rewrites",
        ),
        (
            "\t.intel_syntax\nf:\tmov %eax, 1\n\tret\n",
            "2: is in Intel syntax with register prefixes; use `.intel_syntax noprefix`",
        ),
        ("f:\tjmp 1f\n1:\tleaq 1b(%rip), %rax\n\tret\n", "0: the address of one of its numeric labels is taken"),
    ];
    for (text, reason) in cases {
        let found = kept(&format!("\t.globl f\n{text}").replacen("\t.globl f\n", "\t.text; .globl f; ", 1));
        assert!(found.iter().any(|k| k == reason), "{text}: {found:?}");
    }
}

#[test]
fn unusual_text_is_read() {
    let read = |text: &str| -> Vec<String> {
        let module = input::load_text("input.s", text).unwrap_or_else(|p| panic!("{}", p[0]));
        let f = &module.functions[0];
        assert_eq!(f.kept, [], "{text}");
        f.function.insts.iter().map(|i| i.text.clone()).collect()
    };
    assert_eq!(read("f:\r\n\tincl %eax\r\n\tret\r\n"), ["incl %eax", "ret"]);
    assert_eq!(read("f: ret"), ["ret"]);
    assert_eq!(read("f:\t.if 0\n\tincl %eax\n\t.else\n\tdecl %eax\n\t.endif\n\tret\n"), ["decl %eax", "ret"]);
    assert_eq!(read("f:\t.rept 2\n\tincl %eax\n\t.endr\n\tret\n").len(), 3);
    assert_eq!(read("\t.macro up r\n\tincl \\r\n\t.endm\nf:\tup %eax\n\tret\n"), ["up %eax", "ret"]);
    assert_eq!(read("\t.intel_syntax noprefix\nf:\tmov eax, 1 # one\n\tret\n"), ["mov eax, 1", "ret"]);
    assert_eq!(read("x = 3\nf:\tmovl $x, %eax\n\tret\n\t.data\n\t.ascii \"a;b#c\\\"\"\n"), ["movl $x, %eax", "ret"]);
    assert_eq!(read("/ comment\n// comment\nf:\tret /* a\nb; c */\n"), ["ret"]);
    assert!(input::load_text("input.s", "").expect("nothing").functions.is_empty());
    assert!(input::load_text("input.s", "\t.data\nx:\t.long 1\n").expect("no code").functions.is_empty());
}

#[test]
fn jump_tables_make_entries() {
    let text = "\t.globl f\nf:\tleaq t(%rip), %rdx\n\tmovslq (%rdx,%rdi,4), %rax\n\taddq %rdx, %rax\n\tjmp *%rax\n\
        .La:\tret\n.Lb:\tincl %eax\n\tret\n\t.section .rodata\nt:\t.long .La-t\n\t.long .Lb-t\n";
    let module = input::load_text("input.s", text).expect("assembles");
    let f = &module.functions[0].function;
    let at = |n: usize| f.insts[n].offset;
    assert_eq!(f.entries, [at(4), at(5)]);
    assert_eq!(module.functions[0].kept, []);
}

#[test]
fn names_that_macros_compose_are_not_overlooked() {
    let text = "\t.macro row n\n\t.long .Lcase\\n - t\n\t.endm\n\t.globl f\nf:\tleaq t(%rip), %rdx\n\tjmp *%rax\n\
        .Lcase1:\tincl %eax\n\tret\n.Lcase2:\tdecl %eax\n\tincl %ecx\n.Lmark:\n\tret\n\t.section .rodata\nt:\trow 1\n\trow 2\n";
    let module = input::load_text("input.s", text).expect("assembles");
    let f = &module.functions[0].function;
    assert!(f.entries.contains(&f.insts[2].offset) && f.entries.contains(&f.insts[4].offset), "{:?}", f.entries);
    assert!(module.can_replace(0, 4, 6).is_err(), "nobody knows who mentions .Lmark");
}
