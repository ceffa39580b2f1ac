//! A code section cut into what stands in it: instructions, padding and data, each tied to its statement.

use super::anchors::StatementPlaces;
use super::image::{Image, Relocation, Section};
use super::scan::{Scan, StatementKind};
use isa::codec::{self, Decoding};
use isa::{Decoded, Target};
use std::collections::{BTreeMap, BTreeSet};

/// A piece of a code section.
#[derive(Clone, Debug)]
pub struct CodeItem {
    pub offset: u64,
    pub len: u64,
    pub what: What,
    /// Index in the scan.
    pub statement: Option<usize>,
    /// Nothing else comes from its statement.
    pub alone: bool,
    /// Where a direct jump or call goes in its own section, unless a relocation says where.
    pub local_target: Option<u64>,
}

#[derive(Clone, Debug)]
pub enum What {
    Code(Box<Decoding>),
    /// Bytes of an alignment directive, all without effect.
    Padding,
    /// Bytes that are no instruction of the text, and why.
    Data(&'static str),
}

impl CodeItem {
    pub fn end(&self) -> u64 {
        self.offset + self.len
    }
}

/// The items of each code section in offset order, from the statements' places.
pub fn of_text(image: &Image, scan: &Scan, places: &StatementPlaces) -> BTreeMap<usize, Vec<CodeItem>> {
    let by_section = places.by_section();
    let none = Vec::new();
    let hidden_data = scan
        .statements
        .iter()
        .any(|s| matches!(s.kind, StatementKind::Block | StatementKind::Macro) && holds_data(&s.text));
    let of_section = |section: usize| {
        let starts = by_section.get(&section).unwrap_or(&none);
        from_statements(&image.sections[section], scan, starts, hidden_data)
    };
    image.code_sections().map(|section| (section, of_section(section))).collect()
}

/// The items of a section whose statements start at `starts`.
fn from_statements(section: &Section, scan: &Scan, starts: &[(u64, usize)], hidden_data: bool) -> Vec<CodeItem> {
    let bytes = &section.bytes;
    let mut items = Vec::new();
    let first = starts.first().map_or(bytes.len() as u64, |s| s.0);
    linear(bytes, 0, first, &mut items);
    for (k, &(from, n)) in starts.iter().enumerate() {
        let to = starts.get(k + 1).map_or(bytes.len() as u64, |next| next.0).min(bytes.len() as u64);
        if from < to {
            items.extend(statement_items(bytes, from, to, scan, n, hidden_data));
        }
    }
    aim(&mut items, &section.relocations);
    items
}

/// The items of a section of an object file, which has no statements; decoding starts afresh at each of `starts`.
pub fn from_bytes(section: &Section, starts: &BTreeSet<u64>) -> Vec<CodeItem> {
    let size = section.bytes.len() as u64;
    let mut items = Vec::new();
    let bounds = starts.iter().copied().filter(|&s| 0 < s && s < size).chain([size]);
    bounds.fold(0, |from, to| {
        linear(&section.bytes, from, to, &mut items);
        to
    });
    aim(&mut items, &section.relocations);
    items
}

/// Fills in the jump targets. A relocated jump decodes as one to the next instruction, which means nothing.
fn aim(items: &mut [CodeItem], relocations: &[Relocation]) {
    for item in items {
        let first = relocations.partition_point(|r| r.offset < item.offset);
        let relocated = relocations.get(first).is_some_and(|r| r.offset < item.end());
        let What::Code(d) = &item.what else { continue };
        item.local_target = match &d.decoded {
            Decoded::Jump(Target::Local(t))
            | Decoded::Branch(_, Target::Local(t))
            | Decoded::Call(Target::Local(t)) => (!relocated).then_some(*t),
            _ => None,
        };
    }
}

fn statement_items(bytes: &[u8], from: u64, to: u64, scan: &Scan, n: usize, hidden_data: bool) -> Vec<CodeItem> {
    let statement = &scan.statements[n];
    let mut items = Vec::new();
    linear(bytes, from, to, &mut items);
    let one = items.len() == 1;
    for item in &mut items {
        item.statement = Some(n);
        item.alone = one && statement.kind == StatementKind::Instruction;
    }
    let expands = statement.kind == StatementKind::Block || scan.macros.contains(&statement.word);
    let data = match statement.kind {
        StatementKind::Instruction | StatementKind::Block if expands && hidden_data => {
            Some("data directives in a macro or repeated block")
        }
        StatementKind::Instruction if !expands && !one => Some("a statement that is not one instruction"),
        StatementKind::Instruction | StatementKind::Block => None,
        StatementKind::Align if items.iter().all(is_nop) => {
            return vec![CodeItem {
                offset: from,
                len: to - from,
                what: What::Padding,
                statement: Some(n),
                alone: false,
                local_target: None,
            }];
        }
        StatementKind::Align => Some("alignment filled with something else than nops"),
        StatementKind::Silent | StatementKind::Data | StatementKind::Macro => Some("data between instructions"),
    };
    match data {
        Some(why) => vec![CodeItem {
            offset: from,
            len: to - from,
            what: What::Data(why),
            statement: Some(n),
            alone: false,
            local_target: None,
        }],
        None => items,
    }
}

fn is_nop(item: &CodeItem) -> bool {
    matches!(&item.what, What::Code(d) if d.decoded == Decoded::Nop)
}

fn holds_data(block: &str) -> bool {
    // The first line is the directive that opens the block.
    block.lines().skip(1).any(super::scan::may_hold_data)
}

/// Decodes `from..to` one instruction after the other; what does not decode is data.
fn linear(bytes: &[u8], from: u64, to: u64, items: &mut Vec<CodeItem>) {
    let mut at = from;
    while at < to {
        let rest = &bytes[at as usize..to as usize];
        let decoding = codec::decode_accessible(rest, at).filter(|d| d.len > 0 && d.len <= rest.len());
        let (len, what) = match decoding {
            Some(d) => (d.len as u64, What::Code(Box::new(d))),
            None => (to - at, What::Data("bytes that are no instruction")),
        };
        items.push(CodeItem { offset: at, len, what, statement: None, alone: false, local_target: None });
        at += len;
    }
}
