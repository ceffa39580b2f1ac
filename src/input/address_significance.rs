//! clang's address-significance directives (LLVM, "Extensions": `.addrsig`, `.addrsig_sym`). They tell linkers which symbols
//! identical-code folding must tell apart; without them it is all of them, so they may be left out. GNU `as` 2.40 refuses
//! them.

use super::scan::{Scan, Statement};

/// The lines with blanks in their place, as many, so that every other place stays valid.
pub fn blanked(lines: &[String], scan: &Scan) -> Vec<String> {
    let mut out = lines.to_vec();
    for s in directives(scan) {
        out[s.start.0].replace_range(s.start.1..s.end.1, &" ".repeat(s.end.1 - s.start.1));
    }
    out
}

/// The lines with comments in their place, for any assembler to take.
pub fn commented_out(lines: &[String], scan: &Scan) -> Vec<String> {
    let mut out = lines.to_vec();
    for s in directives(scan) {
        let line = &lines[s.start.0];
        let alone = line[..s.start.1].trim().is_empty() && line[s.end.1..].trim().is_empty();
        let comment = if alone { format!("# {}", s.text) } else { " ".repeat(s.end.1 - s.start.1) };
        out[s.start.0].replace_range(s.start.1..s.end.1, &comment);
    }
    out
}

fn directives(scan: &Scan) -> impl Iterator<Item = &Statement> {
    scan.statements.iter().filter(|s| s.word.starts_with(".addrsig") && s.start.0 == s.end.0)
}
