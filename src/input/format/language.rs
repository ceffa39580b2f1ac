//! Source code of other languages that is given where assembly text is wanted: people pass the file they wrote.

use crate::input::error::Problem;
use std::path::Path;

/// A language, the endings of its files, and what makes assembly of them.
struct Language {
    name: &'static str,
    endings: &'static [&'static str],
    compiler: &'static str,
}

const LANGUAGES: &[Language] = &[
    Language { name: "C", endings: &["c", "h", "i"], compiler: "gcc -O2 -S" },
    Language { name: "C++", endings: &["cc", "cpp", "cxx", "C", "hpp", "ii"], compiler: "g++ -O2 -S" },
    Language { name: "Rust", endings: &["rs"], compiler: "rustc -O --crate-type lib --emit asm" },
    Language { name: "LLVM IR", endings: &["ll"], compiler: "clang -O2 -S" },
    Language { name: "Go", endings: &["go"], compiler: "go tool compile -S" },
];

/// Of so many lines that are not blank one ends as statements of C do, where a text without a telling name is taken for C.
const ENOUGH: usize = 3;

/// What is said of a text that the assembler refuses, if it is no assembly text at all.
pub fn foreign(path: &str, lines: &[String]) -> Option<Problem> {
    let ending = Path::new(path).extension().and_then(|e| e.to_str());
    let named = LANGUAGES.iter().find(|l| ending.is_some_and(|e| l.endings.contains(&e)));
    let language = named.or_else(|| (is_free(ending) && looks_like_c(lines)).then_some(&LANGUAGES[0]))?;
    let file = Path::new(path).file_name().and_then(|f| f.to_str()).filter(|f| !f.starts_with('<')).unwrap_or("FILE");
    let remedy = format!("compile it first: `{} {file}`, and give what that makes", language.compiler);
    Some(Problem::new(path, format!("is {} source, not assembly", language.name), remedy))
}

/// Names of assembly text say what it is, however wrong it may be.
fn is_free(ending: Option<&str>) -> bool {
    !matches!(ending, Some("s" | "S" | "asm"))
}

fn looks_like_c(lines: &[String]) -> bool {
    let lines: Vec<&str> = lines.iter().map(|l| l.trim()).filter(|l| !l.is_empty()).collect();
    let ends = lines.iter().filter(|l| l.ends_with([';', '{', '}'])).count();
    lines.iter().any(|l| l.starts_with("#include")) || ends * ENOUGH >= lines.len().max(1)
}
