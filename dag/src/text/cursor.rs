//! A place in one line of text, and what can be read from there.

use isa::{Flag, Gpr, Reg};

/// What is wrong and what to do about it; nothing if it follows from a mistake that was reported already.
pub type Mistake = Option<(String, String)>;
pub type Parsed<T> = Result<T, Mistake>;

/// For what has no better one.
const REMEDY: &str = "`superopt-dag lower --help` has the form";

/// An error, with what to write instead.
///
/// # Errors
/// Always.
pub fn mistake<T>(what: impl Into<String>, remedy: impl Into<String>) -> Parsed<T> {
    Err(Some((what.into(), remedy.into())))
}

/// A register or flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageName {
    Reg(Reg),
    Flag(Flag),
}

/// A place in one line.
#[derive(Clone, Copy)]
pub struct Cursor<'a> {
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    /// A line without its comment.
    pub fn new(line: &'a str) -> Cursor<'a> {
        let (mut quoted, mut escaped) = (false, false);
        let end = line.char_indices().find(|&(_, c)| {
            match c {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                _ => {}
            }
            c == '#' && !quoted
        });
        Cursor { rest: line[..end.map_or(line.len(), |e| e.0)].trim() }
    }

    pub fn rest(&self) -> &'a str {
        self.rest
    }

    pub fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    fn skip(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest.trim_start();
        taken
    }

    pub fn take(&mut self, what: &str) -> bool {
        let found = self.rest.starts_with(what);
        if found {
            self.skip(what.len());
        }
        found
    }

    /// Goes behind `what`.
    ///
    /// # Errors
    /// If it does not stand here.
    pub fn need(&mut self, what: &str) -> Parsed<()> {
        if self.take(what) { Ok(()) } else { self.expected(&format!("`{what}`")) }
    }

    /// Nothing stands behind here.
    ///
    /// # Errors
    /// If something does.
    pub fn end(&self) -> Parsed<()> {
        if self.at_end() { Ok(()) } else { self.expected("the end of the line") }
    }

    /// An error: something else stands here.
    ///
    /// # Errors
    /// Always.
    pub fn expected<T>(&self, what: &str) -> Parsed<T> {
        let found: String = self.rest.chars().take_while(|c| !c.is_whitespace()).take(20).collect();
        let found = if found.is_empty() { "the end of the line".to_string() } else { format!("`{found}`") };
        mistake(format!("expected {what}, found {found}"), REMEDY)
    }

    /// The longest beginning of letters, digits and `_` that does not start with a digit.
    pub fn word(&mut self) -> Option<&'a str> {
        let w = self.peek_word()?;
        Some(self.skip(w.len()))
    }

    pub fn peek_word(&self) -> Option<&'a str> {
        let of_a_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = self.rest.find(|c| !of_a_word(c)).unwrap_or(self.rest.len());
        let first = self.rest.chars().next()?;
        (end > 0 && !first.is_ascii_digit()).then(|| &self.rest[..end])
    }

    /// A word that is exactly this one.
    pub fn keyword(&mut self, word: &str) -> bool {
        self.peek_word() == Some(word) && self.word().is_some()
    }

    /// Up to the next blank, comma or parenthesis: the name of a row.
    pub fn row_name(&mut self) -> &'a str {
        let end = self.rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')' | '=' | '"'));
        self.skip(end.unwrap_or(self.rest.len()))
    }

    /// Decimal or `0x…`, 64 bits, without a sign.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn magnitude(&mut self) -> Parsed<u64> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
        let digits = &self.rest[..end];
        let value = match digits.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        match value {
            Ok(v) => {
                self.skip(end);
                Ok(v)
            }
            Err(_) => self.expected("a number of at most 64 bits"),
        }
    }

    pub fn starts_number(&self) -> bool {
        let digits = self.rest.strip_prefix('-').unwrap_or(self.rest).trim_start();
        digits.starts_with(|c: char| c.is_ascii_digit())
    }

    /// With a sign, as 64 bits of two's complement.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn signed(&mut self) -> Parsed<i64> {
        let before = *self;
        let negative = self.take("-");
        let value = i128::from(self.magnitude()?);
        let signed = if negative { -value } else { value };
        match i64::try_from(signed) {
            Ok(v) => Ok(v),
            Err(_) => {
                *self = before;
                self.expected("a number from -2^63 to 2^63-1")
            }
        }
    }

    /// An even number of hexadecimal digits.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn bytes(&mut self) -> Parsed<Vec<u8>> {
        let end = self.rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(self.rest.len());
        if end == 0 || end % 2 == 1 {
            return self.expected("bytes as pairs of hexadecimal digits");
        }
        let digits = self.skip(end);
        let byte = |pair: &[u8]| pair.iter().fold(0, |b, d| b << 4 | (*d as char).to_digit(16).unwrap_or(0) as u8);
        Ok(digits.as_bytes().chunks(2).map(byte).collect())
    }

    pub fn starts_string(&self) -> bool {
        self.rest.starts_with('"')
    }

    /// Text in quotes.
    ///
    /// # Errors
    /// If none stands here, or it has no end.
    pub fn string(&mut self) -> Parsed<String> {
        let mut out = String::new();
        let mut chars = self.rest.char_indices();
        if chars.next().map(|c| c.1) != Some('"') {
            return self.expected("a symbol in double quotes");
        }
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.skip(at + 1);
                    return Ok(out);
                }
                '\\' => match chars.next().map(|c| c.1) {
                    Some('n') => out.push('\n'),
                    Some('r') => out.push('\r'),
                    Some(c @ ('"' | '\\')) => out.push(c),
                    _ => return mistake("an unknown escape in a string", "write \\\" \\\\ \\n or \\r"),
                },
                c => out.push(c),
            }
        }
        mistake("the string does not end", "close it with a double quote")
    }

    /// `rax`, `zmm3`, `k1` or `CF`.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn place(&mut self) -> Parsed<StorageName> {
        let known = self.peek_word().and_then(place);
        match known {
            Some(p) => {
                self.word();
                Ok(p)
            }
            None => match self.peek_word().and_then(Gpr::parse) {
                Some((g, _)) => mistake(
                    format!("`{}` is a part of a register", self.peek_word().unwrap_or_default()),
                    format!("write {g}"),
                ),
                None => self.expected("a whole register (rax, zmm0, k1) or a flag (CF)"),
            },
        }
    }

    /// `one`, separated by commas.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn list<T>(&mut self, mut one: impl FnMut(&mut Cursor<'a>) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.take(",") {
            all.push(one(self)?);
        }
        Ok(all)
    }
}

/// The register or flag of a name.
pub fn place(name: &str) -> Option<StorageName> {
    let flag = Flag::ALL.into_iter().find(|f| f.to_string() == name).map(StorageName::Flag);
    flag.or_else(|| Reg::parse(name).map(StorageName::Reg))
}
