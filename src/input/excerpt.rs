//! One function of a large text as a text of its own: its lines, and of everything that it refers to as much as its
//! instructions say: read-only data at the offsets where it stood, other functions as a `ret` each.

use super::image::{Image, Section, Symbol};
use super::listing::{section_directive, symbol_header};
use super::relocation::is_spellable;
use super::scan::{Label, Statement, StatementKind, names};
use super::{Module, ModuleFunction, WAY};
use isa::codec::Syntax;
use object::SymbolKind;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Bytes around a place in read-only data that may be looked at: what an operand reads there, and the relocated fields that
/// reach into it.
const AROUND: u64 = 8;
const WIDEST: u64 = 64;

/// A text and the lines of the whole, from 1, that its lines stand for; 0 where there is none.
pub struct Excerpt {
    pub text: String,
    pub lines: Vec<u32>,
}

impl Excerpt {
    /// Gives the instructions of a function that was read from the excerpt their lines of the whole text.
    pub fn restore_lines(&self, f: &mut ModuleFunction) {
        let of_whole = |line: u32| self.lines.get(line as usize - 1).copied().filter(|&l| l > 0);
        f.label_line = f.label_line.and_then(of_whole);
        f.function.insts.iter_mut().for_each(|i| i.line = i.line.and_then(of_whole));
    }
}

impl Module {
    /// The function alone. `None` if its text does not stand in one piece, or hangs together with other code.
    pub fn excerpt(&self, index: usize) -> Option<Excerpt> {
        let [unit] = &self.units[..] else { return None };
        let f = &self.functions[index];
        let own = OwnLines::of(self, f, f.label_line? as usize - 1)?;
        let symbols = ExcerptSymbols::of(&unit.image, f, &own);
        let mut out = ExcerptText::default();
        let all = symbols.start.iter().chain(&symbols.inside).chain(&symbols.others);
        all.flat_map(|s| symbol_header(s)).for_each(|line| out.line(0, line));
        let intel = f.syntax == Syntax::Intel;
        if intel {
            out.line(0, "\t.intel_syntax noprefix".to_string());
        }
        out.line(0, section_directive(&unit.image.sections[f.section]));
        own.lines.iter().for_each(|&n| out.line(n as u32 + 1, self.lines[n].clone()));
        for s in &symbols.start {
            if s.size == f.size {
                out.line(0, format!("\t.size {}, .-{}", s.name, f.function.name));
            }
            if !own.labels.contains(s.name.as_str()) {
                out.line(0, format!("\t.set {}, {}", s.name, f.function.name));
            }
        }
        if intel {
            out.line(0, "\t.att_syntax prefix".to_string());
        }
        if !own.taken.is_empty() {
            out.line(0, "\t.section .data.rel.local,\"aw\"".to_string());
            own.taken.iter().for_each(|name| out.line(0, format!("\t.quad {name}")));
        }
        refer(&unit.image, f, &symbols.others, &mut out);
        Some(Excerpt { text: out.text, lines: out.lines })
    }
}

/// The symbols of an excerpt, in the order of the whole object's.
struct ExcerptSymbols<'a> {
    /// Names of the function.
    start: Vec<&'a Symbol>,
    /// Labels in it.
    inside: Vec<&'a Symbol>,
    /// What it mentions, and other names of the same places: a place is called what the assembler likes best of its names.
    others: Vec<&'a Symbol>,
}

impl<'a> ExcerptSymbols<'a> {
    fn of(image: &'a Image, f: &ModuleFunction, own: &OwnLines<'_>) -> ExcerptSymbols<'a> {
        let is_named = |s: &&Symbol| !matches!(s.kind, SymbolKind::Section | SymbolKind::File) && is_spellable(&s.name);
        let is_mentioned = |s: &Symbol| own.mentioned.contains(s.name.as_str());
        let all: Vec<&Symbol> = image.symbols.iter().filter(is_named).collect();
        let place = |s: &Symbol| Some((s.section?, s.offset));
        let places: BTreeSet<(usize, u64)> = all.iter().filter(|s| is_mentioned(s)).filter_map(|s| place(s)).collect();
        let is_meant = |s: &Symbol| place(s).map_or(is_mentioned(s), |at| places.contains(&at));
        let (start, rest): (Vec<&Symbol>, Vec<&Symbol>) =
            all.into_iter().partition(|s| place(s) == Some((f.section, f.start)));
        let (inside, rest): (Vec<&Symbol>, Vec<&Symbol>) =
            rest.into_iter().partition(|s| own.labels.contains(s.name.as_str()));
        ExcerptSymbols { start, inside, others: rest.into_iter().filter(|s| is_meant(s)).collect() }
    }
}

/// Functions and data that a function refers to.
fn refer(image: &Image, f: &ModuleFunction, symbols: &[&Symbol], out: &mut ExcerptText) {
    let mut labels: BTreeMap<usize, BTreeMap<u64, Vec<&str>>> = BTreeMap::new();
    for s in symbols {
        if let Some(section) = s.section {
            labels.entry(section).or_default().entry(s.offset).or_default().push(&s.name);
        }
    }
    for (section, labels) in labels {
        let content = &image.sections[section];
        out.line(0, section_directive(content));
        if content.executable {
            for names in labels.values() {
                names.iter().for_each(|name| out.line(0, format!("{name}:")));
                out.line(0, "\tret".to_string());
            }
        } else {
            out.line(0, format!("\t.balign {}", content.align.max(1)));
            data(content, &labels, &places(image, f, section), out);
        }
    }
}

/// The lines of a function, and the names in them.
struct OwnLines<'a> {
    lines: Vec<usize>,
    labels: BTreeSet<&'a str>,
    mentioned: BTreeSet<&'a str>,
    /// Labels behind its start that something else than its own code mentions.
    taken: Vec<&'a str>,
}

impl<'a> OwnLines<'a> {
    /// `first` is the line of the function's label.
    fn of(module: &'a Module, f: &ModuleFunction, first: usize) -> Option<OwnLines<'a>> {
        let all = &module.scan.statements;
        let slots: Option<BTreeSet<usize>> =
            f.slots.iter().map(|s| s.filter(|s| s.alone).map(|s| s.statement)).collect();
        let slots = slots?;
        let begin = all.partition_point(|s| s.start.0 < first);
        let end = end_of_unwinding(all, begin, *slots.last()?)?;
        if begin > *slots.first()? || module.hidden_mentions {
            return None;
        }
        let lines = own_lines(module, &slots, first, begin..=end)?;
        let here = |line: usize| lines.contains(&line);
        let own_labels = module.scan.labels.iter().filter(|l| here(l.place.0));
        let labels: BTreeSet<&str> = own_labels.clone().map(|l| l.name.as_str()).collect();
        let mentioned = all[begin..=end].iter().filter(|s| here(s.start.0)).flat_map(|s| names(&s.text)).collect();
        let taken = taken(module, f, own_labels, &here)?;
        Some(OwnLines { labels, mentioned, taken, lines: lines.into_iter().collect() })
    }
}

/// The lines from that of the function's label on up to the last of some statements, but for stretches in other sections. `None` where something else than
/// the function's instructions stands between them, which are `slots`.
fn own_lines(
    module: &Module,
    slots: &BTreeSet<usize>,
    label: usize,
    range: RangeInclusive<usize>,
) -> Option<BTreeSet<usize>> {
    let all = &module.scan.statements;
    let (begin, end) = (*range.start(), *range.end());
    let mut lines: BTreeSet<usize> = (label..=all[end].end.0).collect();
    let changes: Vec<usize> = range.filter(|&n| switches_section(&all[n].word)).collect();
    for (from, to) in stretches(&changes, begin, end) {
        let first = all[from].start.0;
        if from != begin && !(from..to).any(|n| slots.contains(&n)) {
            let behind = all.get(to).map_or(module.lines.len(), |s| s.start.0);
            lines.retain(|line| !(first..behind).contains(line));
            continue;
        }
        if switches_section(&all[from].word) {
            lines.remove(&first);
        }
        let is_foreign = |n: usize| match all[n].kind {
            StatementKind::Instruction => !slots.contains(&n),
            StatementKind::Align => false,
            StatementKind::Silent => all[n].word.starts_with(".if") || all[n].word.starts_with(".el"),
            StatementKind::Data | StatementKind::Block | StatementKind::Macro => true,
        };
        if (from..to).any(is_foreign) {
            return None;
        }
    }
    let is_whole = |n: &usize| (all[*n].start.0..=all[*n].end.0).all(|line| lines.contains(&line));
    slots.iter().all(is_whole).then_some(lines)
}

/// The statement that ends the unwind information of a function whose last instruction is `last`, or that one.
fn end_of_unwinding(all: &[Statement], begin: usize, last: usize) -> Option<usize> {
    let is_open = all.get(begin..=last)?.iter().rev().find(|s| s.word == ".cfi_startproc" || s.word == ".cfi_endproc");
    if is_open.is_none_or(|s| s.word == ".cfi_endproc") {
        return Some(last);
    }
    let behind = all.iter().enumerate().skip(last + 1);
    let mut quiet = behind.take_while(|(_, s)| matches!(s.kind, StatementKind::Silent | StatementKind::Align));
    quiet.find(|(_, s)| s.word == ".cfi_endproc").map(|(n, _)| n)
}

/// Statements from one change of the section up to the next.
fn stretches(changes: &[usize], begin: usize, end: usize) -> Vec<(usize, usize)> {
    let bounds: Vec<usize> = [begin].into_iter().chain(changes.iter().copied()).chain([end + 1]).collect();
    bounds.windows(2).map(|w| (w[0], w[1])).filter(|(from, to)| from < to).collect()
}

fn switches_section(word: &str) -> bool {
    let words = [".text", ".data", ".bss", ".section", ".pushsection", ".popsection", ".previous", ".subsection"];
    words.contains(&word)
}

/// Labels behind a function's start that other statements mention. `None` if other code does.
fn taken<'a>(
    module: &'a Module,
    f: &ModuleFunction,
    labels: impl Iterator<Item = &'a Label>,
    is_own_line: &dyn Fn(usize) -> bool,
) -> Option<Vec<&'a str>> {
    let all = &module.scan.statements;
    let is_start = |name: &str| name == f.function.name || f.aliases.iter().any(|a| a == name);
    let mut taken = Vec::new();
    for label in labels.filter(|l| !is_start(&l.name)) {
        let Some(mentions) = module.mentions.get(&label.name) else { continue };
        let mut others = mentions.iter().filter(|&&n| !is_own_line(all[n].start.0)).peekable();
        if others.peek().is_some() {
            taken.push(label.name.as_str());
        }
        if others.any(|&n| all[n].kind == StatementKind::Instruction) {
            return None;
        }
    }
    Some(taken)
}

/// Where in a section of data the function's operands point to.
fn places(image: &Image, f: &ModuleFunction, section: usize) -> Vec<u64> {
    let relocations = &image.sections[f.section].relocations;
    let first = relocations.partition_point(|r| r.offset < f.start);
    let own = relocations[first..].iter().take_while(|r| r.offset < f.start + f.size);
    let place = |r: &super::image::Relocation| {
        let symbol = &image.symbols[r.symbol];
        (symbol.section == Some(section)).then(|| symbol.offset.wrapping_add(r.addend as u64))
    };
    own.filter_map(place).collect()
}

/// Labels of a section of data at their offsets, with the bytes around them and around `places`.
fn data(section: &Section, labels: &BTreeMap<u64, Vec<&str>>, places: &[u64], out: &mut ExcerptText) {
    let around =
        |at: u64| at.saturating_sub(AROUND)..at.saturating_add(WIDEST + AROUND).min(section.bytes.len() as u64);
    let wanted: BTreeSet<u64> = labels.keys().chain(places).flat_map(|&at| around(at)).collect();
    let offsets: BTreeSet<u64> = wanted.into_iter().chain(labels.keys().copied()).collect();
    let (mut next, mut run) = (0, Vec::new());
    for at in offsets {
        let names = labels.get(&at).into_iter().flatten();
        let is_field = section.relocations.binary_search_by_key(&at, |r| r.offset).is_ok();
        if at != next || names.clone().next().is_some() || is_field {
            out.bytes(&mut run);
        }
        if at != next {
            out.line(0, format!("\t.org {at}"));
        }
        names.for_each(|name| out.line(0, format!("{name}:")));
        if is_field {
            out.line(0, format!("\t.reloc ., R_X86_64_32, {WAY}_unknown"));
        }
        // What has no bytes in the file is zero.
        run.push(section.bytes.get(at as usize).copied().unwrap_or_default());
        next = at + 1;
    }
    out.bytes(&mut run);
}

#[derive(Default)]
struct ExcerptText {
    text: String,
    lines: Vec<u32>,
}

impl ExcerptText {
    /// A line that stands for `number`.
    fn line(&mut self, number: u32, line: String) {
        self.text.push_str(&line);
        self.text.push('\n');
        self.lines.push(number);
    }

    /// Bytes of data, which are taken.
    fn bytes(&mut self, run: &mut Vec<u8>) {
        let values: Vec<String> = run.drain(..).map(|b| b.to_string()).collect();
        if !values.is_empty() {
            self.line(0, format!("\t.byte {}", values.join(", ")));
        }
    }
}
