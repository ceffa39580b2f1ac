//! In the assembler's place: builds succeed or fail as they do without, whatever becomes of the store, and use what is known.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_superopt-dag");

/// What builds start.
const LAUNCHER: &str = env!("CARGO_BIN_EXE_superopt-dag-as");

/// What a compiler makes of functions that have something to gain.
const TEXT: &str = "\t.file\t\"some.c\"\n\t.text\n\t.globl\taverage\n\t.type\taverage, @function\naverage:\n\t.cfi_startproc\n\
    \tmovl\t%edi, %eax\n\tmovl\t%eax, %ecx\n\tandl\t%esi, %ecx\n\txorl\t%esi, %eax\n\tshrl\t%eax\n\taddl\t%ecx, %eax\n\
    \tmovl\t%eax, %edx\n\tmovl\t%edx, %eax\n\tret\n\t.cfi_endproc\n\t.size\taverage, .-average\n\
    \t.globl\tkept\n\t.type\tkept, @function\nkept:\n\tmovl\t%edi, %eax\n\tret\n\t.size\tkept, .-kept\n\
    \t.section\t.note.GNU-stack,\"\",@progbits\n";

/// A home of its own and a directory to build in.
struct Build {
    dir: TempDir,
}

impl Build {
    fn new() -> Build {
        let b = Build { dir: tempfile::tempdir().expect("a directory") };
        fs::write(b.path("some.s"), TEXT).expect("written");
        b
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn home(&self) -> PathBuf {
        self.path("home")
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>, arguments: &[&str]) -> Command {
        let mut c = Command::new(program);
        c.args(arguments).current_dir(self.dir.path()).env("SUPEROPT_STORE", self.home());
        let options = "--objective instructions --evaluations 20000 --longest 2";
        // A busy machine decides nothing here.
        c.env("SUPEROPT_OPTIONS", options).env("SUPEROPT_BUDGET", "60000").stdin(Stdio::null());
        c
    }

    fn program(&self, arguments: &[&str]) -> Output {
        self.command(PROGRAM, arguments).output().expect("it starts")
    }

    /// The object that what stands in the assembler's place makes, or the assembler.
    fn object(&self, ours: bool) -> Vec<u8> {
        let out = self.path("some.o");
        let _ = fs::remove_file(&out);
        let mut c = self.command(if ours { LAUNCHER } else { "as" }, &[]);
        let done = c.args(["--64", "-o", "some.o", "some.s"]).output().expect("it starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        assert!(done.stdout.is_empty() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
        fs::read(out).expect("an object")
    }

    fn learn(&self) -> String {
        let done = self.program(&["learn"]);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{said}");
        said
    }
}

fn tools() -> bool {
    let found = ["as", "cc"].iter().all(|t| Command::new(t).arg("--version").output().is_ok());
    if !found {
        eprintln!("skipped: as or cc is missing");
    }
    found
}

#[test]
fn what_was_learned_is_in_the_next_build_and_nothing_before() {
    if !tools() {
        return;
    }
    let b = Build::new();
    let plain = b.object(false);
    assert_eq!(b.object(true), plain, "nothing is known yet");
    let said = b.learn();
    assert!(said.contains("1 texts searched, 1 with something better"), "{said}");
    let better = b.object(true);
    assert_ne!(better, plain);
    assert_eq!(b.object(true), better);
    assert!(b.learn().contains("0 texts searched"), "what is known is not searched again");
    // The other function of the same name and code is known in another text, too.
    fs::write(b.path("some.s"), format!("{TEXT}\t.data\nx:\t.long 5\n")).expect("written");
    let (with, without) = (b.object(true), b.object(false));
    assert_ne!(with, without);
    assert!(with.len() < without.len() + 64);
    let stats = b.program(&["stats", "--json"]);
    let stats: serde_json::Value = serde_json::from_slice(&stats.stdout).expect("JSON");
    assert_eq!(stats["total"]["functions"], 2);
    assert_eq!(stats["total"]["improved"], 1);
    assert_eq!(stats["texts"].as_array().map(Vec::len), Some(2));
    assert_eq!(stats["texts"][0]["name"], "some.c");
}

#[test]
fn what_a_profiler_saw_is_searched_first_and_a_page_says_what_came_of_it() {
    if !tools() {
        return;
    }
    let b = Build::new();
    b.object(true);
    b.object(true);
    let other = TEXT.replace("average", "seldom").replace("some.c", "other<.c");
    fs::write(b.path("some.s"), other).expect("written");
    b.object(true);
    fs::write(b.path("samples"), "  seldom\n  seldom+0x5\n  average\n  main\n").expect("written");
    let learned = b.program(&["learn", "--jobs", "1", "--timeout", "60", "--samples", "samples"]).stderr;
    let learned = String::from_utf8_lossy(&learned).into_owned();
    let lines = learned.lines().filter(|l| l.contains('/'));
    let names: Vec<&str> = lines.filter_map(|l| l.split(' ').nth(1)?.strip_suffix(':')).collect();
    // By rules first, then with a search; `kept` stands in both texts.
    assert_eq!(names, ["seldom", "average", "kept", "seldom", "average", "kept"], "{learned}");
    assert!(b.program(&["learn", "--samples", "nowhere"]).stderr.starts_with(b"nowhere"));
    let page = b.program(&["stats", "--html", "page.html"]);
    assert!(page.status.success(), "{}", String::from_utf8_lossy(&page.stderr));
    let page = fs::read_to_string(b.path("page.html")).expect("a page");
    for part in ["table class=\"sorted\"", "other&lt;.c", "some.c", "instructions saved"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("other<.c") && !page.contains("Troubles"), "{page}");
}

#[test]
fn a_build_with_wrong_options_does_not_keep_others_from_being_searched() {
    if !tools() {
        return;
    }
    let b = Build::new();
    let wrong =
        b.command(PROGRAM, &["as", "--64", "-o", "some.o", "some.s"]).env("SUPEROPT_OPTIONS", "--no-such").status();
    assert!(wrong.expect("it starts").success());
    b.object(true);
    let said = b.learn();
    assert!(said.contains("1 texts searched, 1 with something better"), "{said}");
    let log = fs::read_to_string(b.home().join("log")).expect("a log");
    assert!(log.contains("learn: some.c: ") && log.contains("--no-such"), "{log}");
}

#[test]
fn a_cache_of_objects_serves_builds_before_anything_was_learned_and_looks_again_behind_it() {
    if !tools() {
        return;
    }
    if Command::new("ccache").arg("--version").output().is_err() {
        eprintln!("skipped: ccache (apt-get install ccache)");
        return;
    }
    let b = Build::new();
    let source = "unsigned f(unsigned a, unsigned b) { return (a & b) * 2 + (a ^ b); }\n";
    fs::write(b.path("some.c"), source).expect("written");
    let prefix = String::from_utf8(b.program(&["prefix"]).stdout).expect("a path");
    let flag = format!("-B{}", prefix.trim_end());
    let ccache = |arguments: &[&str]| {
        let mut c = b.command("ccache", arguments);
        c.env("CCACHE_DIR", b.path("cache")).env("CCACHE_EXTRAFILES", b.home().join("generation"));
        let done = c.output().expect("ccache starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("text")
    };
    // The object, and how often it was found so far.
    let build = || {
        ccache(&["cc", "-O1", &flag, "-c", "some.c", "-o", "some.o"]);
        let counts = ccache(&["--print-stats"]);
        let of = |name: &str| counts.lines().find_map(|l| l.strip_prefix(name)?.trim().parse().ok()).unwrap_or(0u32);
        (fs::read(b.path("some.o")).expect("an object"), of("direct_cache_hit") + of("preprocessed_cache_hit"))
    };
    let (plain, none) = build();
    let (found, once) = build();
    assert_eq!((found, none, once), (plain.clone(), 0, 1));
    b.learn();
    let (better, still_once) = build();
    assert_ne!(better, plain);
    assert_eq!((still_once, build()), (1, (better, 2)));
}

#[test]
fn a_compiler_finds_it_by_its_prefix() {
    if !tools() {
        return;
    }
    let b = Build::new();
    let source = "#include <stdio.h>\n__attribute__((noinline)) unsigned f(unsigned a, unsigned b) \
                  { return (a & b) * 2 + (a ^ b); }\nint main(void) { printf(\"%u\\n\", f(40, 2)); return 3; }\n";
    fs::write(b.path("main.c"), source).expect("written");
    let prefix = String::from_utf8(b.program(&["prefix"]).stdout).expect("a path");
    let flag = format!("-B{}", prefix.trim_end());
    let build = |arguments: &[&str]| {
        let done = b.command("cc", arguments).output().expect("cc starts");
        assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
        let ran = b.command(b.path("main"), &[]).output().expect("it starts");
        assert_eq!((ran.stdout.as_slice(), ran.status.code()), (&b"42\n"[..], Some(3)));
        fs::read(b.path("main")).expect("a program")
    };
    let text = |ours: &str| {
        let done = b.command("cc", &["-O1", ours, "-pipe", "-g", "main.c", "-o", "main"]).output().expect("cc starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    let plain = build(&["-O1", "main.c", "-o", "main"]);
    assert_eq!(build(&["-O1", &flag, "main.c", "-o", "main"]), plain);
    text(&flag);
    let said = b.learn();
    assert!(said.contains("2 texts searched, 2 with something better"), "{said}");
    let better = build(&["-O1", &flag, "main.c", "-o", "main"]);
    assert_ne!(better, plain);
    build(&["-O1", "-g", "-pipe", &flag, "main.c", "-o", "main"]);
    // The same in one word, with the compiler named or not.
    for words in [&["cc", "--", "cc", "-O1"][..], &["cc", "-O1"], &["cc", "--", "-O1"]] {
        fs::remove_file(b.path("main")).expect("it was there");
        let done = b.program(&[words, &["main.c", "-o", "main"]].concat());
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        assert_eq!(fs::read(b.path("main")).expect("a program"), better, "{words:?}");
    }
}

/// Exit status, messages and output of the assembler itself are seen, and nothing else.
#[test]
fn what_the_assembler_says_is_seen_as_it_is() {
    if !tools() {
        return;
    }
    let b = Build::new();
    fs::write(b.path("wrong.s"), "\t.type f, @function\nf:\n\tmovl %eax\n\tret\n").expect("written");
    fs::write(b.path("other.s"), "\t.type f, @function\nf:\n\tret\n").expect("written");
    for line in [
        "--version",
        "-o wrong.o wrong.s",
        "-o missing.o missing.s",
        "-o two.o some.s other.s",
        "-aln some.s -o listed.o",
        "--32 other.s -o narrow.o",
        "--no-such-option some.s",
        "-o",
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let plain = b.command("as", &words).output().expect("it starts");
        for (program, first) in [(PROGRAM, &["as"][..]), (LAUNCHER, &[])] {
            let ours = b.command(program, &[first, &words[..]].concat()).output().expect("it starts");
            assert_eq!(ours.status.code(), plain.status.code(), "{line}");
            assert_eq!(String::from_utf8_lossy(&ours.stdout), String::from_utf8_lossy(&plain.stdout), "{line}");
            assert_eq!(String::from_utf8_lossy(&ours.stderr), String::from_utf8_lossy(&plain.stderr), "{line}");
        }
    }
    let gone = |program: &str, words: &[&str]| {
        let done = b.command(program, words).env("SUPEROPT_AS", "/no/such/as").output().expect("it starts");
        assert!(!done.status.success());
        String::from_utf8_lossy(&done.stderr).into_owned()
    };
    let said = gone(PROGRAM, &["as", "some.s"]);
    assert!(said.contains("/no/such/as") && said.contains("SUPEROPT_AS"), "{said}");
    assert_eq!(gone(LAUNCHER, &["some.s"]), said);
}

/// What builds start knows what gives results only from the program, and does without it where nothing is to be found out.
#[test]
fn the_program_is_started_for_what_is_not_written_down() {
    if !tools() {
        return;
    }
    let b = Build::new();
    let plain = b.object(true);
    b.learn();
    let better = b.object(true);
    assert_ne!(better, plain);
    // A launcher alone, where no program lies beside it.
    let alone = b.path("superopt-dag-as");
    fs::copy(LAUNCHER, &alone).expect("copied");
    let object = || {
        let done = b.command(&alone, &["--64", "-o", "some.o", "some.s"]).output().expect("it starts");
        assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
        fs::read(b.path("some.o")).expect("an object")
    };
    let log = || fs::read_to_string(b.home().join("log")).unwrap_or_default();
    assert_eq!((object(), log()), (better.clone(), String::new()), "the whole text is known");
    fs::write(b.path("some.s"), format!("{TEXT}\t.data\nx:\t.long 5\n")).expect("written");
    let changed = b.command("as", &["--64", "-o", "plain.o", "some.s"]).status().expect("it starts");
    assert!(changed.success());
    assert_eq!(
        object(),
        fs::read(b.path("plain.o")).expect("an object"),
        "a function of it may be known, and nobody can say"
    );
    assert!(log().starts_with("as: some.c: ") && log().contains("superopt-dag"), "{}", log());
    assert_ne!(b.object(true), fs::read(b.path("plain.o")).expect("an object"));
    assert_ne!(object(), fs::read(b.path("plain.o")).expect("an object"), "now it is written down");
    // What was written by a program that has another solver.
    fs::write(b.path("some.s"), TEXT).expect("written");
    fs::remove_dir_all(b.home().join("semantics")).expect("removed");
    assert_eq!(object(), plain);
    assert_eq!(b.object(true), better);
    assert_eq!(object(), better);
}

/// All files below a directory.
fn files(dir: &Path) -> Vec<PathBuf> {
    let entries: Vec<PathBuf> = fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
    entries.into_iter().flat_map(|p| if p.is_dir() { files(&p) } else { vec![p] }).collect()
}

#[test]
fn damage_costs_nothing_but_the_gain() {
    if !tools() {
        return;
    }
    let b = Build::new();
    let plain = b.object(false);
    b.object(true);
    b.learn();
    let better = b.object(true);
    assert_ne!(better, plain);
    let known: Vec<(PathBuf, Vec<u8>)> = files(&b.home())
        .into_iter()
        .filter(|f| !f.is_symlink())
        .map(|f| (f.clone(), fs::read(f).expect("read")))
        .collect();
    assert!(known.len() >= 6, "{known:?}");
    for (file, content) in &known {
        let mut flipped = content.clone();
        if let Some(byte) = flipped.last_mut() {
            *byte ^= 1;
        }
        for damage in [Vec::new(), b"nonsense".to_vec(), content[..content.len() / 2].to_vec(), flipped] {
            fs::write(file, damage).expect("written");
            let got = b.object(true);
            assert!(got == plain || got == better, "{}", file.display());
            // What was written since is as good.
            files(&b.home()).iter().filter(|f| !f.is_symlink()).for_each(|f| drop(fs::remove_file(f)));
            known.iter().for_each(|(f, c)| fs::write(f, c).expect("written"));
        }
    }
    assert_eq!(b.object(true), better);
    // A home that is a file, nowhere, or unwritable; options that are none; no time; too little memory for anything.
    let assembled = |change: &dyn Fn(&mut Command)| {
        let mut c = b.command(LAUNCHER, &["--64", "-o", "some.o", "some.s"]);
        change(&mut c);
        let done = c.output().expect("it starts");
        assert!(done.status.success() && done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
        fs::read(b.path("some.o")).expect("an object")
    };
    let variables: [(&str, &str); 4] = [
        ("SUPEROPT_STORE", "some.s"),
        ("SUPEROPT_STORE", "/proc/nowhere"),
        ("SUPEROPT_OPTIONS", "--objective beauty"),
        ("SUPEROPT_OPTIONS", "--no-such"),
    ];
    for (name, value) in variables {
        assert_eq!(assembled(&|c| _ = c.env(name, value)), plain, "{name}={value}");
    }
    assert_eq!(assembled(&|c| _ = c.env("SUPEROPT_BUDGET", "0")), better, "a known text takes no budget");
    fs::set_permissions(b.home(), fs::Permissions::from_mode(0o500)).expect("permissions");
    assembled(&|_| {});
    fs::set_permissions(b.home(), fs::Permissions::from_mode(0o700)).expect("permissions");
}

/// Many assemblers with one store, and some that are killed.
#[test]
fn many_at_once_do_not_disturb_each_other() {
    if !tools() {
        return;
    }
    let b = Build::new();
    for n in 0..12 {
        fs::write(b.path(&format!("{n}.s")), format!("{TEXT}\t.data\n\t.long {}\n", n % 3)).expect("written");
    }
    let build = |kill: bool| {
        let start = |n: usize| {
            let (source, object) = (format!("{n}.s"), format!("{n}.o"));
            b.command(LAUNCHER, &["--64", "-o", &object, &source]).spawn().expect("it starts")
        };
        let mut all: Vec<_> = (0..12).map(start).collect();
        for (n, c) in all.iter_mut().enumerate() {
            if kill && n % 3 == 0 {
                std::thread::sleep(std::time::Duration::from_millis(3 * n as u64));
                let _ = c.kill();
            }
        }
        let done: Vec<bool> = all.iter_mut().map(|c| c.wait().expect("it ends").success()).collect();
        assert!(done.iter().enumerate().all(|(n, ok)| *ok || kill && n % 3 == 0), "{done:?}");
        (0..12).map(|n| fs::read(b.path(&format!("{n}.o"))).unwrap_or_default()).collect::<Vec<_>>()
    };
    build(true);
    let first = build(false);
    b.learn();
    build(true);
    let better = build(false);
    assert_ne!(first, better);
    for n in 0..12 {
        assert_eq!(better[n], better[n % 3], "{n}: equal texts give equal objects");
    }
}
