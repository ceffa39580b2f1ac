//! Pieces of text become labels and statements; blocks, and prefixes with what they belong to, become one statement.

use super::directives::{PREFIXES, kind_of};
use super::lexer::TextPiece;
use super::words::{first_word, leading_label};
use super::{Label, Mode, Scan, Statement, StatementKind};
use isa::codec::Syntax;

/// What was read so far, and what it says of the next piece.
pub struct Statements {
    scan: Scan,
    mode: Mode,
    /// How many `.macro` and `.rept` are not closed yet.
    open_blocks: usize,
}

impl Default for Statements {
    fn default() -> Statements {
        Statements { scan: Scan::default(), mode: Mode { syntax: Syntax::Att, prefix: true }, open_blocks: 0 }
    }
}

impl Statements {
    pub fn finish(self) -> Scan {
        self.scan
    }

    /// Records the labels of a piece and its statement, or adds it to the block or prefix that is still open.
    pub fn add(&mut self, piece: &TextPiece) {
        let from = self.add_labels(piece);
        let text = piece.text[from..].trim_end();
        if text.is_empty() {
            return;
        }
        let last = piece.place(from + text.len() - 1);
        let (start, end) = (piece.place(from), (last.0, last.1 + 1));
        let word = first_word(text);
        let joint = self.joint(kind_of(&word));
        self.count_blocks(&word, text);
        match (joint, self.scan.statements.last_mut()) {
            (Some(joint), Some(previous)) => {
                previous.text.push_str(joint);
                previous.text.push_str(text);
                previous.end = end;
            }
            _ => {
                self.switch_mode(&word, text);
                let (kind, text, mode) = (kind_of(&word), text.to_string(), self.mode);
                self.scan.statements.push(Statement { kind, start, end, word, text, mode });
            }
        }
    }

    /// Records the labels that a piece begins with; returns where its statement begins. Those of a block are its own.
    fn add_labels(&mut self, piece: &TextPiece) -> usize {
        let mut from = piece.text.len() - piece.text.trim_start().len();
        if self.open_blocks > 0 {
            return from;
        }
        while let Some((name, len)) = leading_label(&piece.text[from..]) {
            self.scan.first_labels.entry(name.clone()).or_insert(self.scan.labels.len());
            self.scan.labels.push(Label { name, place: piece.place(from) });
            let rest = &piece.text[from + len..];
            from += len + rest.len() - rest.trim_start().len();
        }
        from
    }

    /// What stands between the previous statement and one of a kind that belongs to it; `None` if it does not.
    fn joint(&self, kind: StatementKind) -> Option<&'static str> {
        let previous = self.scan.statements.last()?;
        let is_prefix = previous.kind == StatementKind::Instruction && PREFIXES.contains(&previous.text.trim());
        match kind {
            _ if self.open_blocks > 0 => Some("\n"),
            StatementKind::Instruction if is_prefix => Some("; "),
            _ => None,
        }
    }

    fn count_blocks(&mut self, word: &str, text: &str) {
        match word {
            ".endm" | ".endmacro" | ".endr" => self.open_blocks = self.open_blocks.saturating_sub(1),
            word => match kind_of(word) {
                StatementKind::Macro => {
                    let name = text.split(|c: char| c.is_whitespace() || c == ',').nth(1);
                    self.scan.macros.extend(name.map(str::to_ascii_lowercase));
                    self.open_blocks += 1;
                }
                StatementKind::Block => self.open_blocks += 1,
                _ => {}
            },
        }
    }

    /// `.intel_syntax [noprefix]`, `.att_syntax [prefix]`.
    fn switch_mode(&mut self, word: &str, text: &str) {
        let noprefix = text.split_whitespace().nth(1) == Some("noprefix");
        match word {
            ".intel_syntax" => self.mode = Mode { syntax: Syntax::Intel, prefix: !noprefix },
            ".att_syntax" => self.mode = Mode { syntax: Syntax::Att, prefix: !noprefix },
            _ => {}
        }
    }
}
