//! Text out: the user's text with only the replaced lines changed.

use super::address_significance;
use super::scan::{StatementKind, is_harmless_directive};
use super::{Module, ModuleFunction, TextPosition};
use crate::input::error::Problem;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use tempfile::TempDir;

/// New lines for a run of a function's instructions.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Replacement {
    /// Index in [`Module::functions`].
    pub function: usize,
    /// First and last instruction that go, as indices in the function's list.
    pub first: usize,
    pub last: usize,
    /// Statements that come in their place, without indentation, in the function's syntax.
    pub lines: Vec<String>,
    /// Read-only constants that they need: label and bytes, 4 to 64 of them, a power of two.
    pub data: Vec<(String, Vec<u8>)>,
    /// These are the whole function but for a return behind them, and what comes in their place leaves the stack pointer
    /// alone from the entry to the returns: what says how to unwind the frame goes with it.
    pub frameless: bool,
}

/// Whether a line of a replacement is an instruction, and not a label or a directive.
pub fn is_instruction(line: &str) -> bool {
    !line.ends_with(':') && !line.starts_with('.')
}

/// Comment lines to stand before a function's label, without comment marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub function: usize,
    pub lines: Vec<String>,
}

/// Why a replacement cannot be made in the text, and the line (from 1) that is in its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub replacement: usize,
    pub line: Option<u32>,
    pub reason: String,
}

/// A replacement as an edit of lines.
struct Edit {
    /// Line indices that go, and the lines that come.
    lines: std::ops::RangeInclusive<usize>,
    text: Vec<String>,
}

impl Module {
    /// The text with the replacements made and the notes put in. All refusals are reported together.
    ///
    /// # Errors
    /// Replacements that cannot be made in the text.
    pub fn render(&self, replacements: &[Replacement], notes: &[Note]) -> Result<String, Vec<Refusal>> {
        let (mut edits, mut refusals) = (Vec::new(), Vec::new());
        for (n, r) in replacements.iter().enumerate() {
            match self.edits(r) {
                Ok(some) => edits.extend(some),
                Err((line, reason)) => {
                    refusals.push(Refusal { replacement: n, line: line.map(|l| l as u32 + 1), reason })
                }
            }
        }
        edits.sort_by_key(|e| *e.lines.start());
        if let Some(n) = edits.windows(2).position(|w| w[0].lines.end() >= w[1].lines.start()) {
            let line = Some(*edits[n + 1].lines.start() as u32 + 1);
            refusals.push(Refusal { replacement: n, line, reason: "two replacements share a line".to_string() });
        }
        if refusals.is_empty() { Ok(self.apply(&edits, notes, self.data(replacements))) } else { Err(refusals) }
    }

    /// Whether a replacement of these instructions can be made in the text.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_replace(&self, function: usize, first: usize, last: usize) -> Result<(), Refusal> {
        self.can_edit(&Replacement { function, first, last, lines: Vec::new(), data: Vec::new(), frameless: false })
    }

    /// The same where they are a whole function that then has no frame.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_replace_frame(&self, function: usize, first: usize, last: usize) -> Result<(), Refusal> {
        self.can_edit(&Replacement { function, first, last, lines: Vec::new(), data: Vec::new(), frameless: true })
    }

    fn can_edit(&self, r: &Replacement) -> Result<(), Refusal> {
        let refusal = |(line, reason): (Option<usize>, String)| Refusal {
            replacement: 0,
            line: line.map(|l| l as u32 + 1),
            reason,
        };
        self.edits(r).map(|_| ()).map_err(refusal)
    }

    fn edits(&self, r: &Replacement) -> Result<Vec<Edit>, (Option<usize>, String)> {
        let mut edits = vec![self.edit(r)?];
        if r.frameless {
            edits.extend(self.frame_directives_behind(r)?);
        }
        Ok(edits)
    }

    /// Lines behind a replaced function that say how to unwind its frame, up to where its unwind information ends.
    fn frame_directives_behind(&self, r: &Replacement) -> Result<Vec<Edit>, (Option<usize>, String)> {
        let all = &self.scan.statements;
        let last = self.replaced_statements(r)?.last().copied().unwrap_or(0);
        let own = all.iter().skip(last + 1).take_while(|s| s.word != ".cfi_endproc" && s.word != ".cfi_startproc");
        let mut edits = Vec::new();
        for s in own.filter(|s| s.word.starts_with(".cfi_")) {
            let line = s.start.0;
            let alone = self.lines[line].trim().starts_with(s.text.as_str()) && s.end.0 == line;
            let shared = all.iter().filter(|o| (o.start.0..=o.end.0).contains(&line)).count() > 1;
            if !describes_frame(&s.word) || !alone || shared {
                return Err((Some(line), format!("`{}` stands behind the instructions", s.text)));
            }
            edits.push(Edit { lines: line..=line, text: Vec::new() });
        }
        Ok(edits)
    }

    fn edit(&self, r: &Replacement) -> Result<Edit, (Option<usize>, String)> {
        let statements = self.replaced_statements(r)?;
        let all = &self.scan.statements;
        let (Some(&first), Some(&last)) = (statements.first(), statements.last()) else {
            return Err((None, "no statements".to_string()));
        };
        let (from, to) = (all[first].start, all[last].end);
        for (n, s) in all.iter().enumerate().take(last + 1).skip(first) {
            // Alignment goes with the labels it was for; nothing jumps in between any more.
            let unwinding = r.frameless && describes_frame(&s.word);
            let goes = statements.contains(&n) || s.kind == StatementKind::Align || unwinding;
            if !goes && !is_harmless_directive(&s.word) {
                return Err((Some(s.start.0), format!("`{}` stands between the instructions", s.text)));
            }
        }
        self.movable_labels(&statements, from, to)?;
        if r.frameless {
            self.only_frame_directives_before(first)?;
        }
        Ok(Edit { lines: from.0..=to.0, text: self.new_text(from, to, &statements, &r.lines) })
    }

    /// Nothing before a function's first instruction says more about unwinding than where it begins.
    fn only_frame_directives_before(&self, first: usize) -> Result<(), (Option<usize>, String)> {
        let all = &self.scan.statements[..first];
        let own = all.iter().rev().take_while(|s| s.word != ".cfi_startproc" && s.word != ".cfi_endproc");
        match own.filter(|s| s.word.starts_with(".cfi_")).find(|s| s.word != ".cfi_sections") {
            Some(s) => Err((Some(s.start.0), format!("`{}` stands before the instructions", s.text))),
            None => Ok(()),
        }
    }

    fn replaced_statements(&self, r: &Replacement) -> Result<BTreeSet<usize>, (Option<usize>, String)> {
        let function = self.functions.get(r.function).ok_or((None, "no such function".to_string()))?;
        let slots = function.slots.get(r.first..=r.last).ok_or((None, "no such instructions".to_string()))?;
        let statement = |slot: &Option<super::StatementSlot>| match slot {
            Some(slot) if slot.alone => Ok(slot.statement),
            Some(slot) => {
                let line = self.scan.statements[slot.statement].start.0;
                Err((Some(line), "a macro or repeated block makes more than one instruction of it".to_string()))
            }
            None => Err((None, "an instruction has no line of its own".to_string())),
        };
        slots.iter().map(statement).collect()
    }

    /// Labels strictly inside the replaced text may move behind it if nothing but the replaced statements and debug
    /// information refers to them.
    fn movable_labels(
        &self,
        replaced: &BTreeSet<usize>,
        from: TextPosition,
        to: TextPosition,
    ) -> Result<(), (Option<usize>, String)> {
        for label in self.scan.labels_between(from, to) {
            let numeric = label.name.bytes().all(|b| b.is_ascii_digit());
            let elsewhere = self.mentions.get(&label.name).is_some_and(|m| !m.is_subset(replaced));
            if numeric || elsewhere || self.hidden_mentions {
                return Err((Some(label.place.0), format!("label `{}` stands between the instructions", label.name)));
            }
        }
        Ok(())
    }

    /// What stands before the first statement on its line, the kept directives and comments, the new lines, the kept
    /// labels, and what stands behind the last statement on its line.
    fn new_text(
        &self,
        from: TextPosition,
        to: TextPosition,
        replaced: &BTreeSet<usize>,
        new: &[String],
    ) -> Vec<String> {
        let before = self.lines[from.0][..from.1].trim_end();
        let before = before.strip_suffix(';').unwrap_or(before).trim_end();
        let after = self.lines[to.0][to.1..].trim();
        let after = after.strip_prefix(';').unwrap_or(after).trim_start();
        let mut text = Vec::new();
        if !before.is_empty() {
            text.push(before.to_string());
        }
        text.extend(self.kept_between(from, to, replaced));
        text.extend(new.iter().map(|l| if l.ends_with(':') { l.clone() } else { format!("\t{l}") }));
        let comment = after.starts_with(['#', '/']);
        if let (true, false, Some(line)) = (comment, new.is_empty(), text.last_mut()) {
            line.push(' ');
            line.push_str(after);
        }
        let inside = self.scan.labels_between(from, to);
        text.extend(inside.iter().map(|l| format!("{}:", l.name)));
        if !after.is_empty() && (!comment || new.is_empty()) {
            text.push(format!("\t{after}"));
        }
        text
    }

    /// Directives that stay (`.loc`), and comments of the user's between the statements, in order.
    fn kept_between(&self, from: TextPosition, to: TextPosition, replaced: &BTreeSet<usize>) -> Vec<String> {
        let directives = self
            .scan
            .statements
            .iter()
            .enumerate()
            .filter(|(n, s)| from < s.start && s.start < to && !replaced.contains(n) && s.kind != StatementKind::Align)
            .filter(|(_, s)| !describes_frame(&s.word));
        let mut kept: Vec<(TextPosition, String)> =
            directives.map(|(_, s)| (s.start, format!("\t{}", s.text))).collect();
        let whole = |line: usize| {
            let text = self.lines[line].trim_start();
            text.starts_with('#') || (text.starts_with('/') && !text.starts_with("/*"))
        };
        let comments = self.scan.comments.iter().filter(|c| from.0 < c.line && c.line < to.0 && whole(c.line));
        kept.extend(comments.map(|c| ((c.line, 0), self.lines[c.line].clone())));
        kept.sort();
        kept.dedup();
        kept.into_iter().map(|k| k.1).collect()
    }

    /// The lines that add what the text does not have yet, each constant once. Linkers merge equal ones (gABI, SHF_MERGE).
    fn data(&self, replacements: &[Replacement]) -> Vec<String> {
        let all: BTreeMap<&str, &[u8]> =
            replacements.iter().flat_map(|r| &r.data).map(|(label, bytes)| (label.as_str(), &bytes[..])).collect();
        let new = all.into_iter().filter(|(label, _)| self.scan.label(label).is_none());
        new.flat_map(|(label, bytes)| {
            let size = bytes.len();
            let values: Vec<String> = bytes.iter().map(u8::to_string).collect();
            [
                format!("\t.section\t.rodata.cst{size},\"aM\",@progbits,{size}"),
                format!("\t.balign\t{size}"),
                format!("{label}:"),
                format!("\t.byte\t{}", values.join(", ")),
            ]
        })
        .collect()
    }

    fn apply(&self, edits: &[Edit], notes: &[Note], data: Vec<String>) -> String {
        let mut out: Vec<String> = Vec::new();
        let lines = address_significance::commented_out(&self.lines, &self.scan);
        let mut at = 0;
        while at <= lines.len() {
            for note in notes.iter().filter(|n| self.note_line(n) == Some(at)) {
                out.extend(note.lines.iter().map(|l| if l.is_empty() { "#".to_string() } else { format!("# {l}") }));
            }
            let edit = edits.iter().find(|e| *e.lines.start() == at);
            match edit {
                Some(edit) => {
                    // A note for a function whose label stands on a replaced line has been put before the edit.
                    out.extend(edit.text.iter().cloned());
                    at = edit.lines.end() + 1;
                }
                None => {
                    out.extend(lines.get(at).cloned());
                    at += 1;
                }
            }
        }
        if !data.is_empty() {
            // What comes after the last line end is no line.
            out.truncate(out.iter().rposition(|l| !l.is_empty()).map_or(0, |n| n + 1));
            out.extend(data);
        }
        let mut text = out.join("\n");
        if self.ends_with_newline || !edits.is_empty() || !notes.is_empty() {
            text.push('\n');
        }
        text
    }

    fn note_line(&self, note: &Note) -> Option<usize> {
        let function: &ModuleFunction = self.functions.get(note.function)?;
        function.label_line.map(|l| l as usize - 1)
    }
}

/// Directives that say where the frame and what was saved in it are at a place (GNU as, "CFI directives"). They stand inside
/// replaced text only where a frame goes.
fn describes_frame(word: &str) -> bool {
    let ours = [
        ".cfi_def_cfa",
        ".cfi_def_cfa_register",
        ".cfi_def_cfa_offset",
        ".cfi_adjust_cfa_offset",
        ".cfi_offset",
        ".cfi_rel_offset",
        ".cfi_restore",
        ".cfi_same_value",
        ".cfi_remember_state",
        ".cfi_restore_state",
    ];
    ours.contains(&word)
}

/// Writes `text` to `path` in one step: to a new file beside it, which then takes its name. `-` is standard output.
///
/// # Errors
/// The file cannot be written.
pub fn write_atomically(path: &str, text: &str) -> Result<(), Problem> {
    write_atomically_bytes(path, text.as_bytes())
}

/// The same for bytes.
///
/// # Errors
/// The file cannot be written.
pub fn write_atomically_bytes(path: &str, bytes: &[u8]) -> Result<(), Problem> {
    if is_special(path) {
        return std::fs::write(path, bytes).map_err(|e| unwritable(path, &e));
    }
    let mut file = open_beside(path)?;
    let failed = |e: std::io::Error| unwritable(path, &e);
    file.write_all(bytes).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist(path).map_err(|e| unwritable(path, &e.error))?;
    Ok(())
}

/// A directory for what is not kept; it goes with the value.
///
/// # Errors
/// There is no room for one.
pub fn temporary_directory() -> std::io::Result<TempDir> {
    tempfile::Builder::new().prefix("superopt-dag").tempdir()
}

/// Finds out, before any work is done, whether [`write_atomically`] will be able to write `path`.
///
/// # Errors
/// It will not.
pub fn check_writable(path: &str) -> Result<(), Problem> {
    if Path::new(path).is_dir() {
        return Err(Problem::new(path, "is a directory", "name a file for the output"));
    }
    if is_special(path) { Ok(()) } else { open_beside(path).map(|_| ()) }
}

/// A device or a pipe takes what is written; it must not be replaced by a file.
fn is_special(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|m| !m.is_file() && !m.is_dir())
}

/// The directory that a file is in.
pub fn directory_of(path: &str) -> &Path {
    Path::new(path).parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn open_beside(path: &str) -> Result<tempfile::NamedTempFile, Problem> {
    use std::os::unix::fs::PermissionsExt;
    // An existing file keeps its permissions; a read-only one is not to be replaced.
    let mode = match std::fs::metadata(path) {
        Ok(m) if m.permissions().readonly() => {
            return Err(Problem::new(path, "cannot be written: it is read-only", "name another file for the output"));
        }
        Ok(m) => m.permissions(),
        Err(_) => std::fs::Permissions::from_mode(0o644),
    };
    let made = tempfile::Builder::new().prefix(".superopt-dag").permissions(mode).tempfile_in(directory_of(path));
    made.map_err(|e| unwritable(path, &e))
}

fn unwritable(path: &str, e: &std::io::Error) -> Problem {
    Problem::new(path, format!("cannot be written: {e}"), "name a file in a directory that exists and can be written")
}
