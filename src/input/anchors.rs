//! Which statements bear a label for the assembler, and where the others are. A label for each instruction doubles the
//! assembler's time; one for eight of them costs little, and what stands between is found by decoding.

use super::image::Image;
use super::scan::{Scan, Statement, StatementKind};
use isa::codec;
use std::collections::{BTreeMap, BTreeSet};

/// So many instructions at most are counted from one label.
const RUN: usize = 8;

/// Statements that assemble to two instructions (`fwait` and another), or to a part of one.
const UNEVEN: [&str; 23] = [
    "finit", "fclex", "fstcw", "fstsw", "fstenv", "fsave", "fstcww", "fstsww", "fstenvl", "fsavel", "cs", "ds", "es",
    "fs", "gs", "ss", "addr16", "data32", "aword", "adword", "word", "wait", "fwait",
];

/// Section and offset of each statement, by index in the scan, that emits something.
#[derive(Default)]
pub struct StatementPlaces(Vec<Option<(usize, u64)>>);

impl StatementPlaces {
    pub fn of(&self, statement: usize) -> Option<(usize, u64)> {
        self.0.get(statement).copied().flatten()
    }

    /// By section, offset and statement in ascending order.
    pub fn by_section(&self) -> BTreeMap<usize, Vec<(u64, usize)>> {
        let mut all: BTreeMap<usize, Vec<(u64, usize)>> = BTreeMap::new();
        for (n, place) in self.0.iter().enumerate() {
            if let Some((section, offset)) = place {
                all.entry(*section).or_default().push((*offset, n));
            }
        }
        all.values_mut().for_each(|places| places.sort_unstable());
        all
    }
}

/// How the place of a statement is found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Anchor {
    /// It emits nothing, or its line takes no label.
    None,
    Label,
    /// It is one instruction, and follows the statement before it.
    Follows,
}

/// How many statements are labelled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Density {
    /// Those from which the others can be counted.
    Sparse,
    All,
}

/// The statements of a text that are labelled.
pub struct Anchors<'a> {
    scan: &'a Scan,
    anchors: Vec<Anchor>,
}

impl<'a> Anchors<'a> {
    /// Lines in `bare`, from 1, take no labels.
    pub fn new(scan: &'a Scan, bare: &BTreeSet<u32>, density: Density) -> Anchors<'a> {
        let mut run = 0;
        let anchor = |s: &Statement| {
            let silent = matches!(s.kind, StatementKind::Silent | StatementKind::Macro);
            let moves_on = silent && !s.word.starts_with(".cfi_") && s.word != ".loc";
            if silent || bare.contains(&(s.start.0 as u32 + 1)) {
                run = if silent && !moves_on { run } else { 0 };
                return Anchor::None;
            }
            let single = density == Density::Sparse && is_one_instruction(scan, s);
            run = if single { run % RUN + 1 } else { 0 };
            if run > 1 { Anchor::Follows } else { Anchor::Label }
        };
        Anchors { scan, anchors: scan.statements.iter().map(anchor).collect() }
    }

    /// The text with the labels, `prefix` and the statement's number each.
    pub fn text(&self, lines: &[String], prefix: &str) -> String {
        let size: usize = lines.iter().map(|l| l.len() + 1).sum();
        let mut text = String::with_capacity(size + self.anchors.len() * (prefix.len() + 9));
        let labelled = |n: &usize| self.anchors[*n] == Anchor::Label;
        let mut next = (0..self.anchors.len()).filter(labelled).peekable();
        for (at, line) in lines.iter().enumerate() {
            let mut done = 0;
            while let Some(n) = next.next_if(|n| self.scan.statements[*n].start.0 == at) {
                let column = self.scan.statements[n].start.1;
                text.push_str(&line[done..column]);
                text.push_str(prefix);
                text.push_str(&n.to_string());
                text.push_str(": ");
                done = column;
            }
            text.push_str(&line[done..]);
            text.push('\n');
        }
        text
    }

    /// The places of all statements, from those of the labels. `None` if the bytes between two labels are not as many
    /// instructions as the text has there.
    pub fn places(&self, image: &Image, prefix: &str) -> Option<StatementPlaces> {
        let mut places = vec![None; self.anchors.len()];
        for s in &image.symbols {
            let number = s.name.strip_prefix(prefix).and_then(|n| n.parse::<usize>().ok());
            if let Some(place) = number.and_then(|n| places.get_mut(n)) {
                *place = s.section.map(|section| (section, s.offset));
            }
        }
        let labels = StatementPlaces(places);
        let by_section = labels.by_section();
        let StatementPlaces(mut places) = labels;
        for (section, starts) in by_section {
            let bytes = &image.sections[section].bytes;
            for (k, &(start, n)) in starts.iter().enumerate() {
                let end = starts.get(k + 1).map_or(bytes.len(), |next| next.0 as usize).min(bytes.len());
                self.count(n, start as usize..end, bytes, |n, at| places[n] = Some((section, at as u64)))?;
            }
        }
        Some(StatementPlaces(places))
    }

    /// Counts the instructions of the statements that follow `first` in the bytes of its stretch, which they must fill.
    fn count(
        &self,
        first: usize,
        stretch: std::ops::Range<usize>,
        bytes: &[u8],
        mut found: impl FnMut(usize, usize),
    ) -> Option<()> {
        let behind = (first + 1..self.anchors.len()).take_while(|&n| self.anchors[n] != Anchor::Label);
        let mut followers = behind.filter(|&n| self.anchors[n] == Anchor::Follows).peekable();
        if followers.peek().is_none() {
            return Some(());
        }
        let mut at = stretch.start;
        let mut next = || {
            at += codec::decoded_length(&bytes[at..stretch.end.max(at)])?;
            Some(at)
        };
        for n in followers {
            found(n, next()?);
        }
        (next()? == stretch.end).then_some(())
    }
}

/// Whether a statement is surely one instruction and nothing else.
fn is_one_instruction(scan: &Scan, s: &Statement) -> bool {
    s.kind == StatementKind::Instruction
        && s.word.starts_with(|c: char| c.is_ascii_lowercase())
        && !s.word.starts_with("rex")
        && !UNEVEN.contains(&s.word.as_str())
        && !scan.macros.contains(&s.word)
}
