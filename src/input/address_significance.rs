//! clang's address-significance directives (LLVM, "Extensions": `.addrsig`, `.addrsig_sym`). They tell linkers which symbols
//! identical-code folding must tell apart; without them it is all of them, so they may be left out. GNU `as` 2.40 refuses
//! them.

use super::scan::{Scan, Statement};
use std::borrow::Cow;

/// The lines with blanks in their place, as many, so that every other place stays valid.
pub fn blanked<'l>(lines: &'l [String], scan: &Scan) -> Cow<'l, [String]> {
    replaced(lines, scan, blanks)
}

/// The lines with comments in their place, for any assembler to take.
pub fn commented_out<'l>(lines: &'l [String], scan: &Scan) -> Cow<'l, [String]> {
    replaced(lines, scan, |s| {
        let line = &lines[s.start.0];
        let alone = line[..s.start.1].trim().is_empty() && line[s.end.1..].trim().is_empty();
        if alone { format!("# {}", s.text) } else { blanks(s) }
    })
}

fn blanks(s: &Statement) -> String {
    " ".repeat(s.end.1 - s.start.1)
}

/// The lines with something else for each directive; most texts have none.
fn replaced<'l>(lines: &'l [String], scan: &Scan, with: impl Fn(&Statement) -> String) -> Cow<'l, [String]> {
    let mut out = Cow::Borrowed(lines);
    for s in scan.statements.iter().filter(|s| s.word.starts_with(".addrsig") && s.start.0 == s.end.0) {
        out.to_mut()[s.start.0].replace_range(s.start.1..s.end.1, &with(s));
    }
    out
}
