//! `batch` as a user runs it: every function has a status, outputs agree, and a second run looks everything up.

mod batch_support;

use batch_support::{Place, functions, kill, names_done, said};
use serde_json::Value;
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
