//! Assembly text cut into statements, no deeper than GNU `as`'s own preprocessor looks: comments, strings,
//! separators, labels and the first word. What a statement means is left to the assembler.

use isa::codec::Syntax;

/// What the first word of a statement says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A machine instruction, or the invocation of a macro: a first word without a leading dot.
    Instruction,
    /// An alignment directive.
    Align,
    /// A directive that emits nothing: symbols, sections, unwinding, debug lines, conditions, assignments.
    Silent,
    /// Any other directive; it may emit bytes.
    Data,
    /// A whole `.rept`, `.irp` or `.irpc` block, expanded where it stands.
    Block,
    /// A whole `.macro` definition; it emits nothing itself.
    Macro,
}

/// A position in the text: line index from 0, byte in the line.
pub type Place = (usize, usize);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    pub kind: Kind,
    /// Start of the first word, after any labels.
    pub start: Place,
    /// One past the last character that is not blank or comment.
    pub end: Place,
    /// First word in lower case: `movl`, `.p2align`; empty for an assignment.
    pub word: String,
    /// The statement without labels and comments; lines of a block are joined by newlines.
    pub text: String,
    /// How the assembler reads operands here.
    pub mode: Mode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    pub syntax: Syntax,
    /// Register names need `%`; the default of AT&T, and of `.intel_syntax prefix`.
    pub prefix: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub name: String,
    pub place: Place,
}

/// A comment, without its introducer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    pub line: usize,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    pub statements: Vec<Statement>,
    pub labels: Vec<Label>,
    pub comments: Vec<Comment>,
    /// Names that `.macro` defines, in lower case as gas compares them.
    pub macros: Vec<String>,
}

const ALIGN: [&str; 9] =
    [".p2align", ".p2alignw", ".p2alignl", ".balign", ".balignw", ".balignl", ".align", ".nop", ".nops"];

/// Directives known to emit nothing. One that is missing here is taken for data, which is safe: code beside it is kept.
const SILENT: [&str; 73] = [
    ".text",
    ".data",
    ".bss",
    ".section",
    ".pushsection",
    ".popsection",
    ".previous",
    ".subsection",
    ".globl",
    ".global",
    ".local",
    ".weak",
    ".hidden",
    ".protected",
    ".internal",
    ".type",
    ".size",
    ".set",
    ".equ",
    ".equiv",
    ".eqv",
    ".file",
    ".loc",
    ".loc_mark_labels",
    ".ident",
    ".comm",
    ".lcomm",
    ".version",
    ".symver",
    ".weakref",
    ".intel_syntax",
    ".att_syntax",
    ".intel_mnemonic",
    ".att_mnemonic",
    ".code64",
    ".arch",
    ".line",
    ".ln",
    ".title",
    ".sbttl",
    ".psize",
    ".list",
    ".nolist",
    ".eject",
    ".warning",
    ".print",
    ".end",
    ".addrsig",
    ".addrsig_sym",
    ".altmacro",
    ".noaltmacro",
    ".purgem",
    ".extern",
    ".gnu_attribute",
    ".attach_to_group",
    ".def",
    ".endef",
    ".scl",
    ".if",
    ".ifdef",
    ".ifndef",
    ".ifnotdef",
    ".ifb",
    ".ifnb",
    ".ifc",
    ".ifnc",
    ".ifeq",
    ".ifne",
    ".else",
    ".elseif",
    ".endif",
    ".err",
    ".error",
];

/// Instruction prefixes that gas accepts as statements of their own; the next statement completes them.
const PREFIXES: [&str; 14] = [
    "rep", "repe", "repz", "repne", "repnz", "lock", "data16", "addr32", "notrack", "bnd", "rex64", "rex.w",
    "xacquire", "xrelease",
];

fn kind_of(word: &str) -> Kind {
    match word {
        w if !w.starts_with('.') && !w.is_empty() => Kind::Instruction,
        w if ALIGN.contains(&w) => Kind::Align,
        ".macro" => Kind::Macro,
        ".rept" | ".rep" | ".irp" | ".irpc" | ".irep" => Kind::Block,
        w if w.is_empty() || SILENT.contains(&w) || w.starts_with(".cfi_") || w.starts_with(".if") => Kind::Silent,
        _ => Kind::Data,
    }
}

/// Directives that change nothing at the place where they stand, so that lines around them may be replaced.
pub fn is_harmless_directive(word: &str) -> bool {
    matches!(word, ".loc" | ".file" | ".ident")
}

pub fn scan(lines: &[String]) -> Scan {
    let mut pieces = Pieces::default();
    lines.iter().enumerate().for_each(|(n, line)| pieces.line(n, line));
    pieces.flush();
    let mut scan = Scan { comments: pieces.comments, ..Scan::default() };
    let mut mode = Mode { syntax: Syntax::Att, prefix: true };
    let mut open: Vec<bool> = Vec::new();
    for piece in pieces.done {
        add_piece(&mut scan, &mut mode, &mut open, piece);
    }
    scan
}

/// Text between two separators, comments blanked.
#[derive(Default)]
struct Piece {
    text: String,
    /// Where each byte of `text` stands.
    places: Vec<Place>,
}

#[derive(Default)]
struct Pieces {
    done: Vec<Piece>,
    comments: Vec<Comment>,
    current: Piece,
    in_block_comment: bool,
    in_string: bool,
}

impl Pieces {
    fn flush(&mut self) {
        let piece = std::mem::take(&mut self.current);
        if !piece.text.trim().is_empty() {
            self.done.push(piece);
        }
    }

    fn take(&mut self, n: usize, at: usize, text: &str) {
        self.current.text.push_str(text);
        self.current.places.extend((0..text.len()).map(|k| (n, at + k)));
    }

    /// One pass over a line; the lexical rules are those of gas/app.c as configured for x86-64 Linux.
    fn line(&mut self, n: usize, line: &str) {
        let mut at = 0;
        let blank_so_far = |s: &Piece| s.text.trim().is_empty();
        let mut line_start = !self.in_block_comment && !self.in_string;
        while let Some(c) = line[at..].chars().next() {
            let (rest, len) = (&line[at..], c.len_utf8());
            if self.in_block_comment {
                let end = rest.find("*/");
                self.comments.push(Comment { line: n, text: rest[..end.unwrap_or(rest.len())].to_string() });
                self.in_block_comment = end.is_none();
                at += end.map_or(rest.len(), |e| e + 2);
                self.take(n, at - 1, " ");
                continue;
            }
            if self.in_string {
                let len = if c == '\\' { len + rest[len..].chars().next().map_or(0, char::len_utf8) } else { len };
                self.in_string = c != '"';
                self.take(n, at, &rest[..len]);
                at += len;
                continue;
            }
            match c {
                '#' => {
                    self.comments.push(Comment { line: n, text: rest[1..].to_string() });
                    break;
                }
                '/' if rest.starts_with("/*") => {
                    self.in_block_comment = true;
                    at += 2;
                    continue;
                }
                // A slash opens a comment only as the first character of a line.
                '/' if line_start && blank_so_far(&self.current) => {
                    self.comments.push(Comment { line: n, text: rest.trim_start_matches('/').to_string() });
                    break;
                }
                ';' => {
                    self.flush();
                    line_start = false;
                    at += len;
                    continue;
                }
                '"' => self.in_string = true,
                // `'c`: one quoted character, which may be a separator.
                '\'' => {
                    let mut quoted = rest[1..].chars();
                    let first = quoted.next();
                    let extra = if first == Some('\\') { quoted.next() } else { None };
                    let len = 1 + [first, extra].into_iter().flatten().map(char::len_utf8).sum::<usize>();
                    self.take(n, at, &rest[..len]);
                    at += len;
                    continue;
                }
                _ => {}
            }
            self.take(n, at, &rest[..len]);
            at += len;
        }
        if self.in_string {
            self.take(n, line.len(), "\n");
        } else if !self.in_block_comment {
            self.flush();
        }
    }
}

/// Records the labels of a piece and its statement, or adds it to the block or prefix that is still open.
/// `open` holds, for every unclosed `.macro`/`.rept`, whether it is a macro.
fn add_piece(scan: &mut Scan, mode: &mut Mode, open: &mut Vec<bool>, piece: Piece) {
    let mut from = piece.text.len() - piece.text.trim_start().len();
    if open.is_empty() {
        while let Some((name, len)) = leading_label(&piece.text[from..]) {
            scan.labels.push(Label { name, place: piece.places[from] });
            let rest = &piece.text[from + len..];
            from += len + rest.len() - rest.trim_start().len();
        }
    }
    let text = piece.text[from..].trim_end();
    if text.is_empty() {
        return;
    }
    let last = piece.places[from + text.len() - 1];
    let (start, end) = (piece.places[from], (last.0, last.1 + 1));
    let word = first_word(text);
    let was_open = !open.is_empty();
    match word.as_str() {
        ".macro" => {
            open.push(true);
            scan.macros.extend(text.split(|c: char| c.is_whitespace() || c == ',').nth(1).map(str::to_ascii_lowercase));
        }
        w if kind_of(w) == Kind::Block => open.push(false),
        ".endm" | ".endmacro" | ".endr" => drop(open.pop()),
        _ => {}
    }
    if let Some(previous) = scan.statements.last_mut() {
        let continues = previous.kind == Kind::Instruction && PREFIXES.contains(&previous.text.trim());
        if was_open || (continues && kind_of(&word) == Kind::Instruction) {
            previous.text.push_str(if was_open { "\n" } else { "; " });
            previous.text.push_str(text);
            previous.end = end;
            return;
        }
    }
    switch_mode(mode, &word, text);
    scan.statements.push(Statement { kind: kind_of(&word), start, end, word, text: text.to_string(), mode: *mode });
}

/// `.intel_syntax [noprefix]`, `.att_syntax [prefix]`.
fn switch_mode(mode: &mut Mode, word: &str, text: &str) {
    let noprefix = text.split_whitespace().nth(1) == Some("noprefix");
    match word {
        ".intel_syntax" => *mode = Mode { syntax: Syntax::Intel, prefix: !noprefix },
        ".att_syntax" => *mode = Mode { syntax: Syntax::Att, prefix: !noprefix },
        _ => {}
    }
}

pub fn is_symbol_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$') || !c.is_ascii()
}

/// `name:` or `"name":` at the start of `text`: the name, and the length up to and with the colon.
fn leading_label(text: &str) -> Option<(String, usize)> {
    let (name, rest) = match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"')?,
        None => text.split_at(text.find(|c| !is_symbol_char(c))?),
    };
    let colon = rest.trim_start().strip_prefix(':')?;
    (!name.is_empty()).then(|| (name.to_string(), text.len() - colon.len()))
}

/// The first word in lower case; empty if the statement is an assignment (`name = value`).
fn first_word(text: &str) -> String {
    let end = text.find(|c: char| !is_symbol_char(c)).unwrap_or(text.len());
    let word = &text[..end];
    if text[end..].trim_start().starts_with('=') && word != "." {
        return String::new();
    }
    word.to_ascii_lowercase()
}

/// Names that a statement mentions, strings left out: `.L3`, `foo`, and local numeric references such as `1b`.
pub fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('"')
        .step_by(2)
        .flat_map(|part| part.split(|c| !is_symbol_char(c)))
        .map(|name| name.trim_start_matches('$'))
        .filter(|name| !name.is_empty())
}

/// Whether a line of a block may emit bytes that are no instruction. Alignment counts, since what it emits is not seen.
pub fn may_hold_data(line: &str) -> bool {
    let mut rest = line.trim_start();
    while let Some((_, len)) = leading_label(rest) {
        rest = rest[len..].trim_start();
    }
    let word = first_word(rest);
    let closes = matches!(word.as_str(), ".endm" | ".endmacro" | ".endr" | ".exitm");
    !closes && matches!(kind_of(&word), Kind::Data | Kind::Align)
}
