//! The invariants of ARCHITECTURE.md, read off the source files and manifests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// What may be named where.
struct Rule {
    /// Any of these words, as whole words of code (comments are left out).
    words: &'static [&'static str],
    /// Paths that it is about.
    within: &'static [&'static str],
    /// Paths, or beginnings of paths, where it is allowed.
    except: &'static [&'static str],
}

const LIBRARIES: &[&str] = &["isa/src/", "dag/src/", "lowering/src/"];
const ALL: &[&str] = &["isa/", "dag/", "lowering/", "src/", "tests/", "build.rs"];

const RULES: &[Rule] = &[
    Rule { words: &["z3", "z3_sys"], within: ALL, except: &["dag/src/smt"] },
    Rule { words: &["good_lp", "highs", "highs_sys"], within: ALL, except: &["lowering/src/ilp/solve/mip.rs"] },
    Rule { words: &["batsat"], within: ALL, except: &["lowering/src/ilp/solve/sat.rs"] },
    Rule { words: &["iced_x86"], within: ALL, except: &["isa/"] },
    Rule { words: &["clap"], within: ALL, except: &["src/cli.rs", "src/main.rs", "tests/"] },
    Rule { words: &["object", "gimli"], within: ALL, except: &["src/front/", "tests/", "isa/tests/"] },
    Rule { words: &["println!", "eprintln!", "print!", "eprint!"], within: LIBRARIES, except: &[] },
    Rule { words: &["println!", "print!"], within: &["src/"], except: &[] },
    Rule { words: &["eprintln!", "eprint!"], within: &["src/"], except: &["src/main.rs", "src/commands/"] },
    Rule { words: &["fs", "File", "stdin", "stdout", "stderr", "exit", "abort"], within: LIBRARIES, except: &[] },
    Rule { words: &["todo!", "unimplemented!", "dbg!"], within: ALL, except: &[] },
    Rule { words: &["unwrap()"], within: &["isa/src/", "dag/src/", "lowering/src/", "src/"], except: &[] },
];

/// Words that a manifest may not contain as dependencies: (manifest, names).
const NOT_IN_MANIFEST: &[(&str, &[&str])] = &[
    ("isa/Cargo.toml", &["dag", "lowering", "superopt-dag", "z3", "good_lp", "highs-sys", "clap"]),
    ("dag/Cargo.toml", &["lowering", "superopt-dag", "good_lp", "highs-sys", "iced-x86", "clap"]),
    ("lowering/Cargo.toml", &["superopt-dag", "z3", "iced-x86", "clap"]),
];

/// The tests' own list of forbidden words is no use of them.
const THIS_FILE: &str = "tests/architecture.rs";

fn files_below(directory: &Path, found: &mut Vec<String>) {
    let entries = fs::read_dir(directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.') || n == "target");
        if path.is_dir() && !hidden {
            files_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let relative = path.strip_prefix(ROOT).expect("below the root");
            found.push(relative.to_string_lossy().into_owned());
        }
    }
}

/// Every Rust file of the project, in order of its path.
fn sources() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    files_below(Path::new(ROOT), &mut paths);
    paths.sort();
    paths.retain(|p| p != THIS_FILE);
    paths.into_iter().map(|p| (p.clone(), fs::read_to_string(Path::new(ROOT).join(&p)).expect("readable"))).collect()
}

/// A line without its comment and its string literals.
fn code(line: &str) -> String {
    let mut out = String::new();
    let mut chars = line.chars().peekable();
    let mut quoted = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' if quoted => drop(chars.next()),
            '\'' if !quoted && chars.peek() == Some(&'"') => drop(chars.next()),
            '"' => quoted = !quoted,
            '/' if !quoted && chars.peek() == Some(&'/') => break,
            _ if quoted => {}
            c => out.push(c),
        }
    }
    out
}

/// Whether `word` stands in `line` with nothing of an identifier around it.
fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let joined_before = word.starts_with(part) && before.is_some_and(part);
        let joined_after = word.ends_with(part) && after.is_some_and(part);
        !joined_before && !joined_after
    })
}

/// A path (`fs::`, `z3::`) or a macro or a call; a variable or method of the same name is not meant.
fn uses(line: &str, word: &str) -> bool {
    if word.ends_with(['!', ')']) {
        return has_word(line, word);
    }
    has_word(line, &format!("{word}::"))
        || has_word(line, &format!("::{word}"))
        || has_word(line, &format!("use {word}"))
        || line.contains(&format!("::{{{word}"))
}

fn violations(rules: &[Rule], sources: &[(String, String)]) -> Vec<String> {
    let begins = |path: &str, list: &[&str]| list.iter().any(|p| path.starts_with(p));
    let mut found = Vec::new();
    for (path, text) in sources {
        for rule in rules.iter().filter(|r| begins(path, r.within) && !begins(path, r.except)) {
            for (number, line) in text.lines().enumerate() {
                for word in rule.words.iter().filter(|w| uses(&code(line), w)) {
                    found.push(format!("{path}:{}: `{word}` belongs in {:?} only", number + 1, rule.except));
                }
            }
        }
    }
    found
}

#[test]
fn nothing_is_used_where_it_does_not_belong() {
    let sources = sources();
    assert!(sources.len() > 80, "the walk finds the project: {} files", sources.len());
    let found = violations(RULES, &sources);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A rule about a file that is gone, or whose word nobody uses, says nothing.
#[test]
fn every_exception_is_needed() {
    let sources = sources();
    for rule in RULES {
        for exception in rule.except.iter().filter(|e| **e != "tests/") {
            let used = sources.iter().filter(|(p, _)| p.starts_with(exception));
            let used = used.flat_map(|(_, t)| t.lines()).any(|l| rule.words.iter().any(|w| uses(&code(l), w)));
            assert!(used, "{exception} does not use {:?}", rule.words);
        }
    }
}

#[test]
fn a_planted_violation_is_found() {
    let planted = [
        ("src/report.rs", "use z3::Solver;"),
        ("dag/src/verify/mod.rs", "    let s = z3::Solver::new();"),
        ("lowering/src/ilp/model/mod.rs", "use good_lp::Variable;"),
        ("dag/src/lift/mod.rs", "use iced_x86::Code;"),
        ("src/report.rs", "use clap::Parser;"),
        ("isa/src/step.rs", "    println!(\"{x}\"); // shown"),
        ("src/optimize.rs", "    eprintln!(\"done\");"),
        ("dag/src/analysis/liveness.rs", "    let t = std::fs::read_to_string(p);"),
        ("isa/src/table.rs", "    std::process::exit(1);"),
        ("src/front.rs", "    todo!()"),
        ("src/front.rs", "    let x = y.unwrap();"),
    ];
    for (path, line) in planted {
        let found = violations(RULES, &[(path.to_string(), format!("fn f() {{\n{line}\n}}\n"))]);
        assert!(!found.is_empty() && found[0].starts_with(&format!("{path}:2: ")), "{path}: {line}: {found:?}");
    }
    let harmless = "// z3::Solver decides\nlet s = \"use z3::Solver; todo!()\";\nlet exit = cfg.exit; my_todo!();\n";
    let found = violations(RULES, &[("dag/src/ir/cfg.rs".to_string(), harmless.to_string())]);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn dependencies_go_one_way() {
    for (manifest, names) in NOT_IN_MANIFEST {
        let text = fs::read_to_string(Path::new(ROOT).join(manifest)).expect("a manifest");
        for name in *names {
            let named = text.lines().any(|l| l.starts_with(&format!("{name} =")) || l.starts_with(&format!("{name}.")));
            assert!(!named, "{manifest} depends on {name}");
        }
    }
}

/// ARCHITECTURE.md describes what is: every folder, and every file outside of one, has its line, and no line is about
/// a place that is gone.
#[test]
fn the_map_names_every_folder() {
    let map = fs::read_to_string(Path::new(ROOT).join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let named: Vec<&str> = map.split('`').filter(|w| w.contains("src/") && !w.contains(' ')).collect();
    let places: BTreeSet<String> = sources().iter().filter_map(|(path, _)| place(path)).collect();
    let missing: Vec<&String> = places.iter().filter(|p| !named.contains(&p.as_str())).collect();
    assert!(missing.is_empty(), "add a line to ARCHITECTURE.md for {missing:?}");
    let gone: Vec<&&str> = named.iter().filter(|n| !Path::new(ROOT).join(n).exists()).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md names places that are gone: {gone:?}");
}

/// The folder below a crate's `src/` that a file belongs to, or the file itself where it stands there alone.
fn place(path: &str) -> Option<String> {
    let (before, inside) = path.split_once("src/")?;
    let name = inside.split('/').next()?.trim_end_matches(".rs");
    let folder = format!("{before}src/{name}/");
    let is_folder = Path::new(ROOT).join(&folder).is_dir();
    (before.is_empty() || before.ends_with('/')).then_some(if is_folder { folder } else { path.to_string() })
}
