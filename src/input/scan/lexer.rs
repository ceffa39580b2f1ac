//! Lines cut at separators. The lexical rules are those of gas/app.c as configured for x86-64 Linux.

use super::{Comment, TextPosition};

/// Text between two separators, each comment a blank.
#[derive(Default)]
pub struct TextPiece {
    pub text: String,
    /// Where it stands, in stretches that have no gap.
    stretches: Vec<Stretch>,
}

/// A part of a piece that stands in one line as it does in the piece.
struct Stretch {
    /// The byte of the piece that it begins with.
    from: usize,
    place: TextPosition,
}

impl Stretch {
    fn place(&self, byte: usize) -> TextPosition {
        (self.place.0, self.place.1 + byte - self.from)
    }
}

impl TextPiece {
    /// Where a byte of the text stands.
    pub fn place(&self, byte: usize) -> TextPosition {
        let after = self.stretches.partition_point(|s| s.from <= byte);
        self.stretches[after.saturating_sub(1)].place(byte)
    }

    fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    fn push(&mut self, place: TextPosition, text: &str) {
        let from = self.text.len();
        if self.stretches.last().is_none_or(|s| s.place(from) != place) {
            self.stretches.push(Stretch { from, place });
        }
        self.text.push_str(text);
    }
}

/// What the next character belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum LexerState {
    #[default]
    Statement,
    /// Behind `/*`.
    Comment,
    /// Behind `"`.
    Quotation,
}

/// What is left of a line, and where it begins.
#[derive(Clone, Copy)]
struct Rest<'a> {
    text: &'a str,
    place: TextPosition,
}

/// Reads a text line by line; comments and strings may go on from one line to the next.
#[derive(Default)]
pub struct Lexer {
    /// What was read and not taken yet.
    pieces: Vec<TextPiece>,
    comments: Vec<Comment>,
    current: TextPiece,
    state: LexerState,
    /// No separator, and no end of a comment or string from above, stands before the current piece on its line.
    first_on_line: bool,
}

impl Lexer {
    /// Reads line `n`, from 0, without its end.
    pub fn read_line(&mut self, n: usize, line: &str) {
        self.first_on_line = self.state == LexerState::Statement;
        let mut at = 0;
        while at < line.len() {
            let rest = Rest { text: &line[at..], place: (n, at) };
            at += match self.state {
                LexerState::Statement => self.read_statement(rest),
                LexerState::Comment => self.read_comment(rest),
                LexerState::Quotation => self.read_quotation(rest),
            };
        }
        match self.state {
            LexerState::Statement => self.end_piece(),
            LexerState::Comment => {}
            LexerState::Quotation => self.current.push((n, line.len()), "\n"),
        }
    }

    /// The pieces since it was asked last, those that are not blank.
    pub fn take_pieces(&mut self) -> impl Iterator<Item = TextPiece> + '_ {
        self.pieces.drain(..)
    }

    /// The piece that is left behind the last line, and all comments.
    pub fn finish(mut self) -> (Option<TextPiece>, Vec<Comment>) {
        self.end_piece();
        (self.pieces.pop(), self.comments)
    }

    /// Reads plain text, a quoted character or a comment up to the line's end; returns its length, as all of these do.
    fn read_statement(&mut self, rest: Rest<'_>) -> usize {
        let text = rest.text;
        let plain = text.find(['#', '/', ';', '"', '\'']).unwrap_or(text.len());
        if plain > 0 {
            self.current.push(rest.place, &text[..plain]);
            return plain;
        }
        let length = match first(text) {
            '#' => return self.read_line_comment(rest, &text[1..]),
            '/' if text.starts_with("/*") => {
                self.state = LexerState::Comment;
                return 2;
            }
            // A slash opens a comment only as the first character of a line.
            '/' if self.first_on_line && self.current.is_blank() => {
                return self.read_line_comment(rest, text.trim_start_matches('/'));
            }
            ';' => {
                self.end_piece();
                self.first_on_line = false;
                return 1;
            }
            '"' => {
                self.state = LexerState::Quotation;
                1
            }
            // `'c`: one quoted character, which may be a separator.
            '\'' => 1 + character_len(&text[1..]),
            c => c.len_utf8(),
        };
        self.current.push(rest.place, &text[..length]);
        length
    }

    fn read_line_comment(&mut self, rest: Rest<'_>, comment: &str) -> usize {
        self.comments.push(Comment { line: rest.place.0, text: comment.to_string() });
        rest.text.len()
    }

    /// Reads up to the comment's or the line's end.
    fn read_comment(&mut self, rest: Rest<'_>) -> usize {
        let (comment, length) = match rest.text.split_once("*/") {
            Some((comment, _)) => {
                self.state = LexerState::Statement;
                (comment, comment.len() + 2)
            }
            None => (rest.text, rest.text.len()),
        };
        self.comments.push(Comment { line: rest.place.0, text: comment.to_string() });
        self.current.push((rest.place.0, rest.place.1 + length - 1), " ");
        length
    }

    /// Reads a character of a string, or its end.
    fn read_quotation(&mut self, rest: Rest<'_>) -> usize {
        if first(rest.text) == '"' {
            self.state = LexerState::Statement;
        }
        let length = character_len(rest.text);
        self.current.push(rest.place, &rest.text[..length]);
        length
    }

    fn end_piece(&mut self) {
        let piece = std::mem::take(&mut self.current);
        if !piece.is_blank() {
            self.pieces.push(piece);
        }
    }
}

fn first(text: &str) -> char {
    text.chars().next().expect("a line is read up to its end")
}

/// Length of the first character, with the one behind it if that is escaped by a backslash; 0 at a line's end.
fn character_len(text: &str) -> usize {
    let mut chars = text.chars();
    let first = chars.next();
    let escaped = if first == Some('\\') { chars.next() } else { None };
    [first, escaped].into_iter().flatten().map(char::len_utf8).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces_and_comments(lines: &[&str]) -> (Vec<String>, Vec<String>) {
        let mut lexer = Lexer::default();
        lines.iter().enumerate().for_each(|(n, line)| lexer.read_line(n, line));
        let mut pieces: Vec<TextPiece> = lexer.take_pieces().collect();
        let (last, comments) = lexer.finish();
        pieces.extend(last);
        let texts = |text: &str| text.trim().to_string();
        (pieces.iter().map(|p| texts(&p.text)).collect(), comments.iter().map(|c| texts(&c.text)).collect())
    }

    #[test]
    fn separators_in_strings_and_comments_separate_nothing() {
        let (pieces, comments) = pieces_and_comments(&["a; b # c; d", ".ascii \"x;\\\"#\", ';; e /* f; */ g"]);
        assert_eq!(pieces, ["a", "b", ".ascii \"x;\\\"#\", ';", "e   g"]);
        assert_eq!(comments, ["c; d", "f;"]);
    }

    #[test]
    fn strings_and_comments_go_on_below() {
        let (pieces, comments) = pieces_and_comments(&["a \"b", "c\" d /* e", "f */ / g", "/ h", "i / j"]);
        assert_eq!(pieces, ["a \"b\nc\" d    / g", "i / j"]);
        assert_eq!(comments, ["e", "f", "h"]);
    }
}
