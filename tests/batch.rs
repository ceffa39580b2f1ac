//! `batch` as a user runs it: every function has a status, outputs agree, and a second run looks everything up.

mod batch_support;
mod browser;

use batch_support::{Place, functions, kill, names_done, said};
use browser::{browse, console, on_a_phone};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of a directory and those below it, with their content.
fn files(directory: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((path.clone(), std::fs::read(&path).expect("readable")));
        }
    }
    found.sort();
    found
}

/// A report without the times, which no two runs share.
fn timeless(mut v: Value) -> Value {
    match &mut v {
        Value::Object(fields) => {
            fields.remove("seconds");
            fields.values_mut().for_each(|f| *f = timeless(f.take()));
        }
        Value::Array(items) => items.iter_mut().for_each(|i| *i = timeless(i.take())),
        _ => {}
    }
    v
}

fn statuses(json: &Value) -> Vec<(String, String)> {
    let text = |v: &Value| v.as_str().expect("text").to_string();
    let all = json["functions"].as_array().expect("functions");
    all.iter().map(|f| (text(&f["name"]), text(&f["status"]))).collect()
}

#[test]
fn every_function_of_every_kind_of_input_has_a_status_and_a_text() {
    let p = Place::new(&[("a.s", &functions(2)), ("b.s", "\t.globl g\ng:\n\tmovl %edi, %eax\n\tret\n")]);
    let make = |args: &[&str]| {
        let o = Command::new(args[0]).args(&args[1..]).current_dir(p.dir.path()).output().expect("binutils");
        assert!(o.status.success(), "{args:?}: {}", String::from_utf8_lossy(&o.stderr));
    };
    std::fs::create_dir(p.path("d")).expect("made");
    make(&["as", "--64", "-o", "d/b.o", "b.s"]);
    make(&["as", "--64", "-o", "a.o", "a.s"]);
    std::fs::write(p.path("note"), "no object").expect("written");
    make(&["ar", "rc", "d/l.a", "a.o", "d/b.o", "note"]);
    let o = p.run(&["a.s", "d", "missing.s", "--out", "out"]);
    assert_eq!(o.status.code(), Some(1), "{}", said(&o));
    assert!(said(&o).contains("missing.s"), "{}", said(&o));
    let json = p.json("out/functions.json");
    let names: Vec<String> = statuses(&json).into_iter().map(|s| s.0).collect();
    assert_eq!(names, ["f0", "f1", "g", "f0", "f1", "g"]);
    assert!(statuses(&json).iter().all(|(n, s)| s == if n == "g" { "unchanged" } else { "improved" }), "{json}");
    assert_eq!(json["totals"]["functions"], 6);
    assert_eq!(p.read("out/functions.csv").lines().count(), 1 + 6);
    let problems = json["problems"].to_string();
    assert!(problems.contains("missing.s") && problems.contains("l.a(note)"), "{problems}");
    for text in ["a.s", "d/b.o.s", "d/l.a/a.o.s", "d/l.a/b.o.s"] {
        make(&["as", "--64", "-o", "again.o", &format!("out/asm/{text}")]);
    }
    assert!(p.read("out/asm/a.s").contains("proved on this text"));
}

#[test]
fn a_rebuilt_archive_links_and_its_other_members_are_as_they_were() {
    let c = "#include <stdio.h>\nint f0(int), f1(int), g(int), h(void);\nint main(void) {\n\
        for (int i = -3; i < 4; i++) printf(\"%d %d %d\\n\", f0(i), f1(i), g(i));\nreturn h();\n}\n";
    let g = "\t.globl g\ng:\n\tleal 1(%rdi), %eax\n\tret\n";
    let h = "\t.globl h\nh:\n\txorl %eax, %eax\n\tret\n";
    let p = Place::new(&[("f.s", &functions(2)), ("g.s", g), ("h.s", h), ("main.c", c), ("note", "no object")]);
    let run = |program: &str, args: &[&str]| {
        let o = Command::new(program).args(args).current_dir(p.dir.path()).output().expect("it runs");
        assert!(o.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&o.stderr));
        o.stdout
    };
    for name in ["f", "g", "h"] {
        run("as", &["--64", "-g", "-o", &format!("{name}.o"), &format!("{name}.s")]);
    }
    std::fs::create_dir(p.path("d")).expect("made");
    std::fs::copy(p.path("h.o"), p.path("d/g.o")).expect("copied");
    // A member that is no object, and two of one name.
    run("ar", &["qcs", "l.a", "g.o", "f.o", "note", "d/g.o"]);
    let o = p.run(&["l.a", "--out", "o", "--rebuild", "new.a"]);
    assert!(said(&o).contains("2 improved") && said(&o).contains("l.a(note)"), "{}", said(&o));
    assert_eq!(run("ar", &["t", "l.a"]), run("ar", &["t", "new.a"]));
    let index = |archive: &str| String::from_utf8(run("nm", &["-s", "--defined-only", archive])).expect("text");
    let symbols = |text: &str| text.lines().filter(|l| l.contains(" in ")).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(symbols(&index("l.a")), symbols(&index("new.a")));
    for nth in ["1", "2"] {
        let of = |archive: &str| {
            run("ar", &["xN", nth, archive, "g.o"]);
            std::fs::read(p.path("g.o")).expect("extracted")
        };
        assert!(of("l.a") == of("new.a"), "g.o, number {nth}");
    }
    assert!(run("ar", &["p", "l.a", "note"]) == run("ar", &["p", "new.a", "note"]));
    assert!(run("ar", &["p", "l.a", "f.o"]) != run("ar", &["p", "new.a", "f.o"]));
    let outcome = |archive: &str| {
        run("cc", &["-no-pie", "-o", "program", "main.c", archive]);
        run(&p.path("program").display().to_string(), &[])
    };
    assert_eq!(String::from_utf8(outcome("l.a")), String::from_utf8(outcome("new.a")));
    let two = p.run(&["l.a", "new.a", "--out", "o", "--rebuild", "x.a"]);
    assert!(two.status.code() == Some(1) && said(&two).contains("2 archives"), "{}", said(&two));
}

#[test]
fn the_outcome_does_not_depend_on_who_is_first_and_a_second_run_looks_up() {
    let p = Place::new(&[("a.s", &functions(8))]);
    p.done(&["a.s", "--out", "one", "--jobs", "1"]);
    let said = p.done(&["a.s", "--out", "four", "--jobs", "4"]);
    assert_eq!(names_done(&said).len(), 8, "{said}");
    assert_eq!(p.read("one/asm/a.s"), p.read("four/asm/a.s"));
    assert_eq!(timeless(p.json("one/functions.json")), timeless(p.json("four/functions.json")));
    let without_store = || {
        let mut all = files(&p.path("four"));
        all.retain(|(path, _)| !path.ends_with("store.redb"));
        all
    };
    let before = without_store();
    let said = p.done(&["a.s", "--out", "four", "--resume"]);
    assert_eq!(names_done(&said), Vec::<String>::new());
    assert!(said.contains("8 functions known before"), "{said}");
    assert!(without_store() == before, "a second run wrote something else");
}

#[test]
fn equal_functions_share_a_result_and_others_do_not() {
    let branch = "\tje .L0\n\tdecl %eax\n.L0:\n\tret\n";
    let plain = functions(1).replace("\txorl $2, %eax\n\tret\n", branch);
    let moved = plain.replace(".L0", ".L77").replace("\t.text\n", "\t.text\n\t.globl h\nh:\n\tnop\n\tret\n");
    let p = Place::new(&[("a.s", &plain), ("b.s", &moved)]);
    let first = p.done(&["a.s", "--out", "a"]);
    assert_eq!(names_done(&first), ["f0"]);
    let second = p.done(&["b.s", "--out", "b", "--store", "a/store.redb"]);
    assert_eq!(names_done(&second), ["h"], "{second}");
    let json = p.json("b/functions.json");
    assert!(statuses(&json).contains(&("f0".to_string(), "improved".to_string())), "{json}");
    // Another contract, another option.
    let wide = p.done(&["a.s", "--out", "c", "--store", "a/store.redb", "--signature", "f0(edi) -> rax"]);
    let size = p.done(&["a.s", "--out", "d", "--store", "a/store.redb", "--objective", "size"]);
    assert_eq!([names_done(&wide), names_done(&size)].concat(), ["f0", "f0"]);
}

/// A list whose elements are doubled, as compilers write it without optimization.
const LIST: &str = "# superopt: list(rdi) -> void
\t.globl list
\t.type list,@function
list:
\tpushq %rbp
\tmovq %rsp, %rbp
\tmovq %rdi, -8(%rbp)
\tjmp .L2
.L1:
\tmovq -8(%rbp), %rax
\tshll 8(%rax)
\tmovq -8(%rbp), %rax
\tmovq (%rax), %rax
\tmovq %rax, -8(%rbp)
.L2:
\tcmpq $0, -8(%rbp)
\tjne .L1
\tpopq %rbp
\tret
\t.size list,.-list
";

#[test]
fn loops_that_lose_their_frames_stand_as_they_were_proved() {
    let p = Place::new(&[("a.s", &(functions(2) + LIST))]);
    p.done(&["a.s", "--out", "out"]);
    let all = statuses(&p.json("out/functions.json"));
    assert!(all.len() == 3 && all.iter().all(|(_, status)| status == "improved"), "{all:?}");
}

#[test]
fn a_run_that_had_too_little_is_made_again_with_more() {
    let p = Place::new(&[("a.s", &functions(1))]);
    // On a busy machine the worker may not even be there in time; it makes no difference.
    let first = p.done(&["a.s", "--out", "o", "--timeout", "0"]);
    assert!(names_done(&first) == ["f0"] && !first.contains("improved"), "{first}");
    let same = p.done(&["a.s", "--out", "o", "--timeout", "0"]);
    assert!(names_done(&same).is_empty() && !same.contains("improved"), "{same}");
    let more = p.done(&["a.s", "--out", "o", "--timeout", "30"]);
    assert!(names_done(&more) == ["f0"] && more.contains("1 improved"), "{more}");
    // What is known needs no budget.
    let less = p.done(&["a.s", "--out", "o", "--timeout", "0"]);
    assert!(names_done(&less).is_empty() && less.contains("1 improved"), "{less}");
}

#[test]
fn an_interrupt_keeps_and_reports_what_is_done_and_says_how_to_go_on() {
    let p = Place::new(&[("a.s", &functions(6))]);
    let mut command = p.command(&["a.s", "--out", "o", "--jobs", "1"]);
    // The third function never ends by itself.
    let mut child = command.env("SUPEROPT_DAG_TEST_FAULT", "time f2").spawn().expect("it starts");
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines().map_while(Result::ok);
    let mut said: Vec<String> = lines.by_ref().take(2).collect();
    kill(child.id() as i32, libc::SIGINT);
    said.extend(lines);
    let said = said.join("\n");
    assert_eq!(child.wait().expect("the program ends").code(), Some(1), "{said}");
    assert!(said.contains("interrupted") && said.contains("run the same command again"), "{said}");
    assert_eq!(names_done(&said), ["f0", "f1"]);
    let status: Vec<String> = statuses(&p.json("o/functions.json")).into_iter().map(|s| s.1).collect();
    assert_eq!(status, ["improved", "improved", "pending", "pending", "pending", "pending"]);
    let rest = p.done(&["a.s", "--out", "o", "--jobs", "1"]);
    assert_eq!(names_done(&rest), ["f2", "f3", "f4", "f5"]);
    let status = statuses(&p.json("o/functions.json"));
    assert!(status.iter().all(|s| s.1 == "improved"), "{status:?}");
}

#[test]
fn what_is_wrong_with_the_options_comes_together() {
    let p = Place::new(&[("a.s", &functions(1))]);
    let o = p.run(&["a.s", "--out", "o", "--objective", "beauty", "--march", "z80", "--signature", "f("]);
    assert_eq!(o.status.code(), Some(1));
    for part in ["beauty", "z80", "f("] {
        assert!(said(&o).contains(part), "{part}: {}", said(&o));
    }
    let o = p.run(&["a.s", "--out", "o", "--resume"]);
    assert!(o.status.code() == Some(1) && said(&o).contains("no store"), "{}", said(&o));
}

#[test]
fn a_page_is_drawn_again_only_if_it_would_be_another() {
    use std::os::unix::fs::MetadataExt;
    let p = Place::new(&[("a.s", &functions(2))]);
    let run = |search: &str| p.done(&["a.s", "--out", "o", "--objective", search]);
    // A file that is written is a new one.
    let file = |n: usize| fs::metadata(p.path(&format!("o/functions/{n}.html"))).expect("a page").ino();
    run("instructions");
    let (first, page) = ([file(0), file(1)], p.read("o/functions/0.html"));
    run("instructions");
    assert_eq!([file(0), file(1)], first);
    let torn = &page[..page.len() - 1];
    fs::write(p.path("o/functions/0.html"), torn).expect("written");
    run("instructions");
    assert_eq!(p.read("o/functions/0.html"), page);
    assert_eq!(file(1), first[1]);
    run("latency");
    assert_ne!(p.read("o/functions/0.html"), page);
}

/// Two equal rewrites in other registers, one function that stays, one that is kept; a name that HTML would take for a mark.
#[test]
fn the_pages_show_what_was_done_and_fit_a_phone() {
    let again = functions(1).replace("f0", "h").replace("edi", "esi").replace("$2", "$3");
    let other = "\t.globl g\ng:\n\tcpuid\n\tret\n";
    let p = Place::new(&[("a.s", &functions(1)), ("b.s", &again.replace("$3", "$2")), ("c&d.s", other)]);
    p.done(&["a.s", "b.s", "c&d.s", "--out", "o", "--objective", "instructions"]);
    let index = p.read("o/index.html");
    let rewrites = index.split_once("id=\"peepholes\"").expect("a table of rewrites").1;
    assert!(rewrites.contains("<tr><td>2</td><td>4</td>"), "{rewrites}");
    assert!(index.contains("c&amp;d.s") && !index.contains("c&d"));
    // Those that gained most come first.
    let place = |name: &str| index.find(&format!(">{name}</a>")).unwrap_or_else(|| panic!("{name} is missing"));
    assert!(place("f0") < place("g") && place("h") < place("g"));
    let page = p.read("o/functions/0.html");
    for part in [
        "<b>xorl</b> $2, <var>%eax</var>",
        "original",
        "result",
        "improved (proved)",
        "f0(edi)",
        "<svg",
        "input rdi",
        "../index.html",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    let kept = p.read("o/functions/2.html");
    assert!(kept.contains("no row for cpuid") && !kept.contains("<th>result</th>"), "{kept}");
    for file in ["o/index.html", "o/functions/0.html", "o/functions/2.html"] {
        let Some(plain) = browse(&p.path(file)) else { return };
        assert_eq!(console(&plain), Vec::<String>::new(), "{file}");
        let seen = on_a_phone(p.dir.path(), &p.read(file)).expect("it was there");
        assert!(seen["width"].as_f64().is_some_and(|w| w <= 360.0), "{file} is wider than a phone: {seen}");
        for plot in seen["plots"].as_array().expect("plots") {
            assert_eq!(plot["out"], Value::Array(Vec::new()), "texts stick out in {file}");
            assert!(plot["shapes"].as_f64().is_some_and(|n| n > 3.0), "{file}: {plot}");
        }
    }
}

/// How fast something is no test may ask; that it is said is another matter.
#[test]
fn what_is_measured_is_said_everywhere_and_kept() {
    let pointer =
        "# superopt: g(rdi) -> eax\n\t.globl g\ng:\n\tmovl (%rdi), %eax\n\tnotl %eax\n\taddl $1, %eax\n\tret\n";
    let p = Place::new(&[("a.s", &functions(1)), ("b.s", pointer)]);
    let args = ["a.s", "b.s", "--out", "o", "--measure"];
    let first = p.done(&args);
    assert!(first.contains("measured: "), "{first}");
    let json = p.json("o/functions.json");
    let measured = |n: usize| json["functions"][n]["measured"].clone();
    let (timed, not_run) = (measured(0), measured(1));
    let cycles = timed["cycles"].as_array().map(|c| c.iter().all(|c| c.as_f64().is_some_and(|c| c > 0.0)));
    assert!(cycles == Some(true) || timed["reason"].as_str().is_some_and(|r| !r.is_empty()), "{timed}");
    assert!(not_run["cycles"].is_null() && not_run["reason"].to_string().contains("pointers"), "{not_run}");
    assert!(p.read("o/index.html").contains("<h2>Measured</h2>"));
    assert!(p.read("o/functions.csv").lines().next().is_some_and(|l| l.contains("cycles_before,cycles_after")));
    // The times are looked up, as everything else is.
    let page = p.read("o/index.html");
    p.done(&args);
    assert!(p.read("o/index.html") == page && p.json("o/functions.json") == json);
    p.done(&args[..4]);
    assert!(p.json("o/functions.json")["functions"][0]["measured"].is_null());
    let alone = p.run(&["a.s", "--out", "o", "--require-faster"]);
    assert_eq!(alone.status.code(), Some(2), "{}", said(&alone));
}

#[test]
fn what_was_searched_in_vain_is_not_searched_again_with_other_rules() {
    // Nothing shorter does this.
    let text = "# superopt: f(edi, esi) -> eax\n\t.globl f\n\t.type f,@function\nf:\n\timull %edi, %esi\n\tleal 3(%rsi), %eax\n\
                \txorl %edi, %eax\n\tret\n\t.size f,.-f\n";
    for (store, windows) in [("store", "store.windows"), ("many/", "many/windows")] {
        let p = Place::new(&[("a.s", text)]);
        let known = || {
            let files = std::fs::read_dir(p.dir.path().join(windows)).into_iter().flatten().flatten();
            files.map(|f| std::fs::read_to_string(f.path()).expect("text")).collect::<Vec<_>>()
        };
        let with = |args: &[&str]| p.done(&[&["a.s", "--out", "o", "--store", store], args].concat());
        with(&["--effort", "rules"]);
        assert_eq!(known(), Vec::<String>::new());
        with(&["--rules", "none"]);
        let (first, text) = (known(), p.read("o/asm/a.s"));
        assert!(first.len() == 1 && !first[0].is_empty(), "{first:?}");
        with(&["--rules", "shipped"]);
        assert_eq!(known(), first);
        assert_eq!(p.read("o/asm/a.s"), text);
        // Another question has other answers.
        with(&["--rules", "none", "--seed", "2"]);
        assert_eq!(known().len(), 2);
    }
}
