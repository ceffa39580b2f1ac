//! The storeys of the crates, and what stands in which: read off the source files.

use std::fs;
use std::path::Path;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The tests' own list of forbidden words is no use of them.
pub const THIS_FILE: &str = "tests/architecture.rs";

fn files_below(directory: &Path, found: &mut Vec<String>) {
    let entries = fs::read_dir(directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.') || n == "target");
        // What has a lock file of its own is another project: what it measures, it may use.
        let other = path.join("Cargo.lock").is_file();
        if path.is_dir() && !hidden && !other {
            files_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let relative = path.strip_prefix(ROOT).expect("below the root");
            found.push(relative.to_string_lossy().into_owned());
        }
    }
}

/// Every Rust file of the project, in order of its path.
pub fn sources() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    files_below(Path::new(ROOT), &mut paths);
    paths.sort();
    paths.retain(|p| p != THIS_FILE);
    paths.into_iter().map(|p| (p.clone(), fs::read_to_string(Path::new(ROOT).join(&p)).expect("readable"))).collect()
}

/// A line without its comment and its string literals.
pub fn code(line: &str) -> String {
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

/// The folders of a crate's `src/`, upper ones first: each imports only what stands below it.
pub struct Storeys {
    pub root: &'static str,
    pub folders: &'static [&'static str],
    /// Most entries of the root folder.
    pub entries: usize,
}

pub const STOREYS: &[Storeys] = &[
    Storeys {
        root: "dag/src/",
        folders: &[
            "search",
            "text",
            "rewrite",
            "verify",
            "lift",
            "prove",
            "semantics",
            "analysis",
            "smt",
            "ir",
            "recheck",
        ],
        entries: 12,
    },
    Storeys {
        root: "lowering/src/",
        folders: &["phases", "ilp", "heuristic", "emit", "check", "select", "problem", "cost", "ir"],
        entries: 10,
    },
    Storeys {
        root: "src/",
        folders: &["cli", "show", "lab", "assembler", "jobs", "pipeline", "function", "options", "input", "builds"],
        entries: 12,
    },
];

/// Places of the own crate that a text names: `crate::a::b` as `[a, b]`, trees of `use` with all their leaves. Comments
/// may point anywhere and are left out.
pub fn named_places(text: &str) -> Vec<(usize, Vec<String>)> {
    let lines: Vec<String> = text.lines().map(code).collect();
    let whole = lines.join("\n");
    let mut found = Vec::new();
    for (at, _) in whole.match_indices("crate::") {
        let before = whole[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '$') {
            continue;
        }
        let line = whole[..at].matches('\n').count() + 1;
        found.extend(leaves(&whole[at + "crate::".len()..]).into_iter().map(|path| (line, path)));
    }
    found
}

/// The paths at the beginning of a text: one, or those of a tree in braces.
pub fn leaves(text: &str) -> Vec<Vec<String>> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let rest = &text[name.len()..];
    if name.is_empty() && rest.starts_with('{') {
        return branches_of(rest).iter().flat_map(|part| leaves(part.trim())).collect();
    }
    match rest.strip_prefix("::") {
        Some(rest) if !rest.starts_with('<') => {
            let below = leaves(rest);
            below.into_iter().map(|path| [vec![name.clone()], path].concat()).collect()
        }
        _ => vec![vec![name]],
    }
}

/// The parts between the commas of a text that begins with a brace.
fn branches_of(text: &str) -> Vec<String> {
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in text.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match c {
            '{' if depth == 1 => {}
            _ if depth == 0 => break,
            ',' if depth == 1 => parts.push(String::new()),
            c => parts.last_mut().expect("there is one").push(c),
        }
    }
    parts.retain(|p| !p.trim().is_empty());
    parts
}

/// The folder of a storey that a file stands in.
pub fn folder_of<'a>(root: &str, path: &'a str) -> Option<&'a str> {
    path.strip_prefix(root)?.split_once('/').map(|(folder, _)| folder)
}

/// The types that a text defines, at any depth, each with its line. Associated types are left out: they have their names
/// from traits.
pub fn defined_types(text: &str) -> Vec<(usize, String)> {
    let lines: Vec<String> = text.lines().map(code).collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = defined_type(line) else { continue };
        if !is_associated(&lines[..at], line) {
            found.push((at + 1, name.to_string()));
        }
    }
    found
}

/// The name in a line that begins a definition: `pub(super) struct Window<'a> {`.
fn defined_type(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace().skip_while(|w| *w == "unsafe" || w.starts_with("pub"));
    let keyword = words.next()?;
    let name = words.next()?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    let defines = ["struct", "enum", "union", "trait", "type"].contains(&keyword);
    (defines && name.starts_with(char::is_uppercase)).then(|| &name[..end])
}

/// Whether a definition stands in a trait or in an implementation, told from the indentation of the lines before it.
fn is_associated(before: &[String], line: &str) -> bool {
    let indent = |l: &str| l.len() - l.trim_start().len();
    let outer = |l: &&String| !["", "{", "where"].contains(&l.trim()) && indent(l) < indent(line);
    let head = before.iter().rev().find(outer).map_or("", |l| l.trim_start());
    head.split_whitespace()
        .find(|w| !w.starts_with("pub") && *w != "unsafe")
        .is_some_and(|first| first == "trait" || first == "impl" || first.starts_with("impl<"))
}
