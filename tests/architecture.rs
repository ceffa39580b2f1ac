//! The invariants of ARCHITECTURE.md, read off the source files and manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

#[path = "../examples/architecture.rs"]
mod picture;

use picture::storeys::{ROOT, STOREYS, Storeys, code, defined_types, folder_of, named_places, sources};

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
const ALL: &[&str] = &["isa/", "dag/", "lowering/", "src/", "tests/", "examples/", "build.rs"];

const RULES: &[Rule] = &[
    Rule { words: &["z3", "z3_sys"], within: ALL, except: &["dag/src/smt"] },
    Rule { words: &["good_lp", "highs", "highs_sys"], within: ALL, except: &["lowering/src/ilp/solve/mip.rs"] },
    Rule { words: &["batsat"], within: ALL, except: &["lowering/src/ilp/solve/sat.rs"] },
    Rule { words: &["iced_x86"], within: ALL, except: &["isa/"] },
    Rule {
        words: &["clap", "clap_complete", "clap_mangen"],
        within: ALL,
        except: &["src/cli/arguments/", "src/main.rs", "tests/"],
    },
    Rule { words: &["sqlx", "apalis_core", "apalis_postgres"], within: ALL, except: &["src/jobs/database/"] },
    Rule { words: &["tokio"], within: ALL, except: &["src/jobs/database/", "src/cli/serve/"] },
    Rule { words: &["hyper", "hyper_util", "http_body_util"], within: ALL, except: &["src/cli/serve/"] },
    Rule { words: &["landlock"], within: ALL, except: &["src/jobs/served/"] },
    Rule { words: &["object", "gimli"], within: ALL, except: &["src/input/", "tests/", "isa/tests/"] },
    Rule { words: &["println!", "eprintln!", "print!", "eprint!"], within: LIBRARIES, except: &[] },
    Rule { words: &["println!", "print!"], within: &["src/"], except: &[] },
    Rule {
        words: &["eprintln!", "eprint!"],
        within: &["src/"],
        except: &["src/main.rs", "src/builds/launcher.rs", "src/cli/"],
    },
    Rule { words: &["fs", "File", "stdin", "stdout", "stderr", "exit", "abort"], within: LIBRARIES, except: &[] },
    Rule { words: &["todo!", "unimplemented!", "dbg!"], within: ALL, except: &[] },
    Rule { words: &["unwrap()"], within: &["isa/src/", "dag/src/", "lowering/src/", "src/"], except: &[] },
];

/// Words that a manifest may not contain as dependencies: (manifest, names).
const NOT_IN_MANIFEST: &[(&str, &[&str])] = &[
    ("src/builds/Cargo.toml", &["isa", "dag", "lowering", "superopt-dag", "z3", "highs-sys", "clap"]),
    ("isa/Cargo.toml", &["dag", "lowering", "superopt-dag", "z3", "good_lp", "highs-sys", "clap"]),
    ("dag/Cargo.toml", &["lowering", "superopt-dag", "good_lp", "highs-sys", "iced-x86", "clap"]),
    ("lowering/Cargo.toml", &["superopt-dag", "z3", "iced-x86", "clap"]),
];

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
        ("src/show/html.rs", "use z3::Solver;"),
        ("dag/src/verify/mod.rs", "    let s = z3::Solver::new();"),
        ("lowering/src/ilp/model/mod.rs", "use good_lp::Variable;"),
        ("dag/src/lift/mod.rs", "use iced_x86::Code;"),
        ("src/show/html.rs", "use clap::Parser;"),
        ("src/jobs/fleet/work.rs", "use sqlx::PgPool;"),
        ("isa/src/step.rs", "    println!(\"{x}\"); // shown"),
        ("src/pipeline/mod.rs", "    eprintln!(\"done\");"),
        ("dag/src/analysis/liveness.rs", "    let t = std::fs::read_to_string(p);"),
        ("isa/src/table.rs", "    std::process::exit(1);"),
        ("src/input/mod.rs", "    todo!()"),
        ("src/input/mod.rs", "    let x = y.unwrap();"),
    ];
    for (path, line) in planted {
        let found = violations(RULES, &[(path.to_string(), format!("fn f() {{\n{line}\n}}\n"))]);
        assert!(!found.is_empty() && found[0].starts_with(&format!("{path}:2: ")), "{path}: {line}: {found:?}");
    }
    let harmless = "// z3::Solver decides\nlet s = \"use z3::Solver; todo!()\";\nlet exit = cfg.exit; my_todo!();\n";
    let found = violations(RULES, &[("dag/src/ir/cfg.rs".to_string(), harmless.to_string())]);
    assert!(found.is_empty(), "{found:?}");
}

/// Imports that go up, and names of the crate's root, which hide where a thing stands.
fn upward(storeys: &Storeys, sources: &[(String, String)]) -> Vec<String> {
    let rank = |folder: &str| storeys.folders.iter().position(|f| *f == folder);
    let mut found = Vec::new();
    for (path, text) in sources {
        let Some(folder) = folder_of(storeys.root, path) else { continue };
        let Some(own) = rank(folder) else {
            found.push(format!("{path}: `{folder}` is no storey of {}", storeys.root));
            continue;
        };
        for (line, place) in named_places(text) {
            match rank(&place[0]) {
                Some(rank) if rank >= own => {}
                Some(_) => found.push(format!("{path}:{line}: `crate::{}` stands above `{folder}`", place.join("::"))),
                None => found.push(format!("{path}:{line}: `crate::{}` is in no storey", place.join("::"))),
            }
        }
    }
    found
}

/// Folders of one crate, at any depth, that import each other in a circle: pairs of sisters, each reached from the other.
fn circles(root: &str, depth: usize, sources: &[(String, String)]) -> Vec<String> {
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in sources.iter().filter(|(p, _)| p.starts_with(root)) {
        let inside: Vec<&str> = path[root.len()..].trim_end_matches(".rs").split('/').collect();
        if inside.len() <= depth {
            continue;
        }
        for (_, place) in named_places(text) {
            let sisters = place.len() > depth && inside[..depth - 1] == place[..depth - 1];
            if sisters && inside[depth - 1] != place[depth - 1] {
                let (from, to) = (inside[..depth].join("/"), place[..depth].join("/"));
                if sources.iter().any(|(p, _)| p.starts_with(&format!("{root}{to}/"))) {
                    edges.entry(from).or_default().insert(to);
                }
            }
        }
    }
    let reaches = |from: &str, to: &str| {
        let (mut seen, mut todo) = (BTreeSet::new(), vec![from]);
        while let Some(next) = todo.pop().and_then(|at| edges.get(at)) {
            todo.extend(next.iter().filter(|n| seen.insert(n.as_str())).map(String::as_str));
        }
        seen.contains(to)
    };
    edges.keys().filter(|k| reaches(k, k)).map(|k| format!("{root}{k} is in a circle of imports")).collect()
}

#[test]
fn storeys_import_only_what_stands_below_them() {
    let sources = sources();
    let found: Vec<String> = STOREYS.iter().flat_map(|s| upward(s, &sources)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn folders_import_each_other_in_no_circle() {
    let sources = sources();
    for storeys in STOREYS {
        let found: Vec<String> = (1..4).flat_map(|depth| circles(storeys.root, depth, &sources)).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

#[test]
fn each_floor_has_few_entries() {
    for storeys in STOREYS {
        let entries = fs::read_dir(Path::new(ROOT).join(storeys.root)).expect("a folder").count();
        assert!(entries <= storeys.entries, "{} has {entries} entries", storeys.root);
        for folder in storeys.folders {
            assert!(Path::new(ROOT).join(storeys.root).join(folder).is_dir(), "no {}{folder}", storeys.root);
        }
    }
}

#[test]
fn a_planted_import_upward_or_in_a_circle_is_found() {
    let storeys = |root: &str| STOREYS.iter().find(|s| s.root == root).expect("a crate");
    let planted = [
        ("dag/src/", "dag/src/ir/graph/mod.rs", "use crate::search::spec::Spec;"),
        ("dag/src/", "dag/src/smt/mod.rs", "use crate::{ir::graph::Dag, prove::{Goal, prove}};"),
        ("dag/src/", "dag/src/prove/mod.rs", "    let c = crate::verify::prove_functions(&pair);"),
        ("dag/src/", "dag/src/prove/mod.rs", "use crate::Dag;"),
        ("dag/src/", "dag/src/helpers/mod.rs", "use crate::ir::graph::Dag;"),
        ("lowering/src/", "lowering/src/cost/inst_cost.rs", "use crate::emit::{self, cost};"),
        ("src/", "src/pipeline/attempt.rs", "    s.picture = crate::show::picture::graph::svg(&dag);"),
        ("src/", "src/jobs/worker/mod.rs", "use crate::{\n    input,\n    cli::usage,\n};"),
        ("src/", "src/input/render.rs", "use crate::options::march;"),
    ];
    for (root, path, line) in planted {
        let found = upward(storeys(root), &[(path.to_string(), format!("//! x\n{line}\n"))]);
        assert!(!found.is_empty(), "{path}: {line}");
    }
    let harmless = "/// [`crate::search::spec`]\nuse crate::ir::graph::Dag;\nlet s = \"crate::search\";\n";
    assert!(upward(storeys("dag/src/"), &[("dag/src/lift/mod.rs".into(), harmless.into())]).is_empty());
    let circle = [
        ("dag/src/search/spec/mod.rs", "use crate::search::improve::ImproveOptions;"),
        ("dag/src/search/improve/mod.rs", "use crate::search::windows::Window;"),
        ("dag/src/search/windows/mod.rs", "use crate::search::spec::Spec;"),
        ("dag/src/search/windows/cuts.rs", "use crate::ir::graph::Dag;"),
    ]
    .map(|(path, text)| (path.to_string(), text.to_string()));
    assert_eq!(circles("dag/src/", 2, &circle).len(), 3);
    assert!(circles("dag/src/", 2, &circle[1..]).is_empty());
    assert!(circles("dag/src/", 1, &circle).is_empty());
}

/// Fields and functions whose text is made for people. No decision reads them: what is decided on is an enum of
/// `pipeline::result`, `function::readback` or `input::error`.
const FOR_PEOPLE: &[&str] =
    &["reason", "what", "why", "remedy", "difference", "message", "status", "proof_status", "change()", "line"];

/// How a decision would read them.
const READS: &[&str] = &[".contains(", ".starts_with(", ".ends_with(", " == \"", " != \"", ".as_str() {", ".find("];

/// Lines below `show` and `cli` that look into a text for people.
fn decisions_on_text(sources: &[(String, String)]) -> Vec<String> {
    let below = |path: &str| {
        let upper = path.starts_with("src/show/") || path.starts_with("src/cli/") || path == "src/main.rs";
        path.contains("src/") && !upper
    };
    let mut found = Vec::new();
    for (path, text) in sources.iter().filter(|(p, _)| below(p)) {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in text.lines().enumerate().filter(|(_, l)| !l.trim_start().starts_with("//")) {
            let reads = |name: &&&str| {
                READS.iter().any(|read| {
                    let at = format!(".{name}{read}");
                    // The word alone, too: a closure's parameter or a binding.
                    let bare = format!("{name}{read}");
                    line.contains(&at) || (**name != "line" && has_beginning(line, &bare))
                })
            };
            if let Some(name) = FOR_PEOPLE.iter().find(reads) {
                found.push(format!("{path}:{}: `{name}` is for people, and a decision reads it", number + 1));
            }
        }
    }
    found
}

/// Whether a text stands in a line with nothing of an identifier before it.
fn has_beginning(line: &str, text: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    line.match_indices(text).any(|(at, _)| !line[..at].chars().next_back().is_some_and(part))
}

#[test]
fn no_decision_reads_a_text_for_people() {
    let found = decisions_on_text(&sources());
    assert!(found.is_empty(), "{}", found.join("\n"));
    let planted = [
        ("src/jobs/batch/record.rs", "        Ok(done) if done.report.reason.contains(\"temporary\") => None,"),
        ("src/lab/fuzz.rs", "        let list = if why.contains(\"differs\") { &mut a } else { &mut b };"),
        ("src/pipeline/result/mod.rs", "        let improved = |r: &Report| r.status == \"improved\";"),
        ("src/pipeline/mod.rs", "    match report.status.as_str() {"),
        ("lowering/src/phases/lower.rs", "    if e.what.starts_with(\"no schedule\") {"),
    ];
    for (path, line) in planted {
        assert_eq!(decisions_on_text(&[(path.to_string(), line.to_string())]).len(), 1, "{path}: {line}");
    }
    let shown = ("src/show/report.rs".to_string(), "if r.reason.contains(x) {}".to_string());
    assert!(decisions_on_text(&[shown]).is_empty());
}

/// Type names that are defined more than once in the `src/` folders, in any crate and at any depth.
fn repeated_types(sources: &[(String, String)]) -> Vec<String> {
    let is_src = |path: &str| path.starts_with("src/") || LIBRARIES.iter().any(|l| path.starts_with(l));
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in sources.iter().filter(|(p, _)| is_src(p)) {
        for (line, name) in defined_types(text) {
            places.entry(name).or_default().push(format!("{path}:{line}"));
        }
    }
    let repeated = places.into_iter().filter(|(_, places)| places.len() > 1);
    repeated.map(|(name, places)| format!("`{name}` is defined at {}", places.join(" and "))).collect()
}

#[test]
fn each_type_has_a_name_of_its_own() {
    let sources = sources();
    assert!(sources.iter().flat_map(|(_, text)| defined_types(text)).count() > 500, "the walk finds definitions");
    let found = repeated_types(&sources);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_planted_second_definition_is_found() {
    let source = |path: &str, text: &str| (path.to_string(), text.to_string());
    let first = source("dag/src/lift/mod.rs", "/// A walk.\npub struct Walk<'a> {\n    at: &'a Node,\n}\n");
    let planted = [
        ("src/pipeline/mod.rs", "struct Walk;"),
        ("isa/src/step.rs", "pub(super) enum Walk {\n    Up,\n}"),
        ("lowering/src/emit/mod.rs", "fn f() {\n    type Walk = [u8; 4];\n}"),
        ("lowering/src/emit/mod.rs", "impl Step {\n    fn f() {\n        struct Walk(u8);\n    }\n}"),
        ("dag/src/lift/mod.rs", "mod tests {\n    pub unsafe trait Walk: Copy {}\n}"),
    ];
    for (path, text) in planted {
        assert_eq!(repeated_types(&[first.clone(), source(path, text)]).len(), 1, "{path}: {text}");
    }
    let harmless = [
        ("dag/tests/refine.rs", "struct Walk;"),
        ("src/pipeline/mod.rs", "// struct Walk;\nlet s = \"struct Walk;\";\nstruct Walker;\nuse dag::lift::Walk;"),
        ("isa/src/step.rs", "trait Steps {\n    type Walk: Copy;\n}\nimpl Steps for X {\n    type Walk = u8;\n}"),
        (
            "isa/src/step.rs",
            "impl<T> Steps for X<T>\nwhere\n    T: Copy,\n{\n    const N: u8 = 1;\n\n    type Walk = u8;\n}",
        ),
    ];
    for (path, text) in harmless {
        assert!(repeated_types(&[first.clone(), source(path, text)]).is_empty(), "{path}: {text}");
    }
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
    assert!(map.lines().count() <= 200, "ARCHITECTURE.md has {} lines", map.lines().count());
    let gone: Vec<&&str> = named.iter().filter(|n| !Path::new(ROOT).join(n).exists()).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md names places that are gone: {gone:?}");
}

/// The picture in ARCHITECTURE.md is of these sources.
#[test]
fn the_picture_is_what_the_sources_give() {
    let drawn = fs::read_to_string(Path::new(ROOT).join("docs/architecture.svg")).expect("docs/architecture.svg");
    let new = "cargo run --example architecture > docs/architecture.svg";
    assert!(drawn == picture::svg(), "the picture is of other sources; `{new}` draws it anew");
}

/// The folder below a crate's `src/` that a file belongs to, or the file itself where it stands there alone.
fn place(path: &str) -> Option<String> {
    let (before, inside) = path.split_once("src/")?;
    let name = inside.split('/').next()?.trim_end_matches(".rs");
    let folder = format!("{before}src/{name}/");
    let is_folder = Path::new(ROOT).join(&folder).is_dir();
    (before.is_empty() || before.ends_with('/')).then_some(if is_folder { folder } else { path.to_string() })
}
