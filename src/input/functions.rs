//! Which stretches of a code section are functions, what their instructions are, and where else they are entered.

use super::image::{Image, Relocation, Symbol};
use super::items::{Item, What};
use super::references::References;
use super::relocation::{Labels, Referent, is_pc_relative, is_rigid, referent};
use super::scan::{Mode, Scan};
use super::{Kept, ModuleFunction, Slot};
use dag::ir::function::{CodeInst, Function};
use isa::codec::{self, Decoding, Syntax};
use isa::{Decoded, Fixed, Operand, Target};
use object::SymbolKind;
use object::elf::{R_X86_64_PC32, SHF_EXECINSTR, SHF_MERGE, SHF_STRINGS, SHF_TLS, SHF_WRITE, SHT_PROGBITS};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Everything known about one object when its functions are gathered.
pub struct Finder<'a> {
    pub image: &'a Image,
    pub labels: &'a Labels,
    /// Items of every code section.
    pub code: &'a BTreeMap<usize, Vec<Item>>,
    /// The text and its references; `None` for object files.
    pub text: Option<(&'a Scan, &'a References)>,
}

/// A function's place in its section.
#[derive(Clone, Debug)]
struct Range {
    section: usize,
    start: u64,
    end: u64,
    name: String,
    global: bool,
    aliases: Vec<String>,
}

impl Range {
    fn holds(&self, place: (usize, u64)) -> bool {
        place.0 == self.section && (self.start..self.end).contains(&place.1)
    }
}

/// A reference to a place in code.
struct Taken {
    /// Section and offset of the direct jump that refers; `None` for anything else, which takes the address.
    jump: Option<(usize, u64)>,
    place: (usize, u64),
    /// The place was computed from a guess (the start of a jump table) and counts only if an instruction starts there.
    guess: bool,
}

/// A reason to keep a function: the unwinder enters it in the middle, by tables that count bytes.
pub const LANDING_PADS: &str = "has exception landing pads";

/// Functions of one object in section and offset order.
pub fn functions(finder: &Finder<'_>, unit: usize) -> Vec<ModuleFunction> {
    let ranges: Vec<Range> = finder.code.keys().flat_map(|&s| ranges(finder, s)).collect();
    let taken = taken(finder);
    let landing = with_landing_pads(finder.image);
    let mut found: Vec<ModuleFunction> =
        ranges.iter().map(|r| Builder::new(finder, r, &ranges).build(unit, &taken)).collect();
    for (f, r) in found.iter_mut().zip(&ranges) {
        if landing.iter().any(|&place| r.holds(place)) {
            f.kept.push(Kept { line: f.label_line, reason: LANDING_PADS.to_string() });
        }
        if ranges.iter().any(|o| o.section == r.section && o.start != r.start && o.start < r.end && r.start < o.end) {
            f.kept.push(Kept { line: f.label_line, reason: "overlaps another function".to_string() });
        }
    }
    found
}

fn ranges(finder: &Finder<'_>, section: usize) -> Vec<Range> {
    let items = &finder.code[&section];
    let size = finder.image.sections[section].bytes.len() as u64;
    let named = |s: &&Symbol| {
        s.section == Some(section)
            && matches!(s.kind, SymbolKind::Text | SymbolKind::Unknown | SymbolKind::Label)
            && super::relocation::is_spellable(&s.name)
            && s.offset < size
    };
    let symbols: Vec<&Symbol> = finder.image.symbols.iter().filter(named).collect();
    let is_sized = |s: &Symbol| s.kind == SymbolKind::Text && s.size > 0;
    let sized = |at: u64| symbols.iter().any(|s| is_sized(s) && s.offset <= at && at < s.end());
    let mut starts: BTreeMap<u64, Vec<&Symbol>> = BTreeMap::new();
    for s in &symbols {
        let function = s.kind == SymbolKind::Text || s.global || s.weak;
        let cut = || is_clean_cut(items, s.offset);
        if is_sized(s) || ((function || !s.name.starts_with(".L")) && !sized(s.offset) && (function || cut())) {
            starts.entry(s.offset).or_default().push(s);
        }
    }
    let offsets: Vec<u64> = starts.keys().copied().collect();
    let range = |(start, mut symbols): (u64, Vec<&Symbol>)| {
        symbols.sort_by_key(|s| (s.kind != SymbolKind::Text, !s.global, s.weak));
        let next = offsets.iter().copied().find(|&o| o > start).unwrap_or(size);
        let sizes = symbols.iter().filter(|s| is_sized(s)).map(|s| s.size);
        let end =
            sizes.max().map_or_else(|| without_padding(items, start, next), |n| start.saturating_add(n).min(size));
        let mut names = symbols.iter().map(|s| s.name.clone());
        let name = names.next().expect("an entry is made with a symbol");
        let global = symbols.iter().any(|s| s.global || s.weak);
        Range { section, start, end, name, global, aliases: names.collect() }
    };
    starts.into_iter().map(range).collect()
}

/// No control passes from before `at` to after it or back, except by calls: a place where one function may end and
/// the next begin.
fn is_clean_cut(items: &[Item], at: u64) -> bool {
    let before = items.iter().rev().filter(|i| i.offset < at && !matches!(i.what, What::Padding));
    let falls_in = before.clone().next().is_some_and(|i| match &i.what {
        What::Code(d) => match &d.decoded {
            Decoded::Jump(_) | Decoded::IndirectJump(_) | Decoded::Return => false,
            Decoded::Opaque(o) => !o.terminates,
            _ => true,
        },
        _ => false,
    });
    let crosses = |i: &Item| !is_call(i) && i.local_target.is_some_and(|t| (i.offset < at) != (t < at));
    !falls_in && !items.iter().any(crosses)
}

/// The end of a function without a stated size: `end` without the padding before it.
fn without_padding(items: &[Item], start: u64, end: u64) -> u64 {
    let body = items.iter().filter(|i| start <= i.offset && i.offset < end);
    body.rev().find(|i| !matches!(i.what, What::Padding)).map_or(end, Item::end)
}

/// Every reference into code that relocations, addresses or the text show.
fn taken(finder: &Finder<'_>) -> Vec<Taken> {
    let mut found = Vec::new();
    let address = |place: (usize, u64)| Taken { jump: None, place, guess: false };
    for (s, section) in finder.image.sections.iter().enumerate() {
        if section.name.starts_with(".debug") || section.name == ".eh_frame" {
            continue;
        }
        let no_items = Vec::new();
        let items = finder.code.get(&s).unwrap_or(&no_items);
        for r in &section.relocations {
            match item_at(items, r.offset).filter(|i| matches!(i.what, What::Code(_))) {
                Some(item) => {
                    let place = referent(finder.image, finder.labels, r, item.end() - r.offset).place;
                    let jump = (is_direct(item) && !is_call(item)).then_some((s, item.offset));
                    found.extend(place.map(|place| Taken { jump, place, guess: false }));
                }
                None => found.extend(data_references(finder, s, r)),
            }
        }
        for item in items {
            let jump = (!is_call(item)).then_some((s, item.offset));
            found.extend(item.local_target.map(|t| Taken { jump, place: (s, t), guess: false }));
            if let What::Code(d) = &item.what {
                found.extend(unrelocated_address(finder, s, item, d).map(|t| address((s, t))));
                if let Some(t) = d.side_target {
                    // `loop` and its like: not modelled, so control comes back in from elsewhere, there or behind it.
                    found.push(address((s, t)));
                    found.push(Taken { jump: None, place: (s, item.end()), guess: true });
                }
            }
        }
    }
    for symbol in finder.image.symbols.iter().filter(|s| s.global || s.weak) {
        found.extend(symbol.section.map(|s| address((s, symbol.offset))));
    }
    if let Some((_, references)) = finder.text {
        let named =
            finder.labels.iter().filter(|(_, names)| names.iter().any(|n| references.address_taken.contains(n)));
        // A function's own label is mentioned by `.size`, `.type` and `.globl`; its start is an entry in any case.
        found.extend(named.map(|(&place, _)| address(place)));
    }
    found.retain(|t| finder.code.contains_key(&t.place.0));
    found
}

/// Places that a relocated data field may mean: its referent, or, for a difference to the start of a table, what
/// every candidate for that start gives. Where there is text, it says which labels a difference is made of.
fn data_references(finder: &Finder<'_>, section: usize, r: &Relocation) -> Vec<Taken> {
    let symbol = &finder.image.symbols[r.symbol];
    let Some(target) = symbol.section else { return Vec::new() };
    let at = symbol.offset.wrapping_add(r.addend as u64);
    let relative = is_pc_relative(r.r_type);
    if relative && finder.text.is_some_and(|(_, references)| !references.hidden) {
        return Vec::new();
    }
    let mut found = vec![Taken { jump: None, place: (target, at), guess: relative }];
    if relative {
        let anchors = finder.labels.range((section, 0)..=(section, r.offset));
        let from = |&(_, anchor): &(usize, u64)| at.wrapping_sub(r.offset - anchor);
        found.extend(anchors.map(|(a, _)| Taken { jump: None, place: (target, from(a)), guess: true }));
    }
    found
}

/// Places of code whose frame description names a language-specific data area: the unwinder enters such functions
/// in the middle. In `.eh_frame` a frame's relocation for its area follows the one for its code (LSB core §10.6.1.1.2).
fn with_landing_pads(image: &Image) -> BTreeSet<(usize, u64)> {
    let mut found = BTreeSet::new();
    for section in image.sections.iter().filter(|s| s.name == ".eh_frame") {
        let mut last_code = None;
        for r in &section.relocations {
            let symbol = &image.symbols[r.symbol];
            let Some(target) = symbol.section else { continue };
            if image.sections[target].executable {
                last_code = Some((target, symbol.offset.wrapping_add(r.addend as u64)));
            } else if image.sections[target].name.starts_with(".gcc_except_table") {
                found.extend(last_code);
            }
        }
    }
    found
}

pub fn item_at(items: &[Item], offset: u64) -> Option<&Item> {
    let after = items.partition_point(|i| i.offset <= offset);
    items.get(after.checked_sub(1)?).filter(|i| offset < i.end())
}

fn is_call(item: &Item) -> bool {
    matches!(&item.what, What::Code(d) if matches!(d.decoded, Decoded::Call(_)))
}

/// A jump, conditional jump or call to a fixed place.
pub fn is_direct(item: &Item) -> bool {
    let What::Code(d) = &item.what else { return false };
    matches!(d.decoded, Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Call(_))
}

/// The place in its own section that an instruction addresses relative to itself without a relocation.
pub fn unrelocated_address(finder: &Finder<'_>, section: usize, item: &Item, d: &Decoding) -> Option<u64> {
    let field = item.offset + d.disp_offset? as u64;
    let bytes = &finder.image.sections[section].bytes;
    let relocations = &finder.image.sections[section].relocations;
    if relocations.binary_search_by_key(&field, |r| r.offset).is_ok() || d.disp_offset == Some(0) {
        return None;
    }
    match &d.decoded {
        Decoded::Plain(inst) => inst.operands.iter().find_map(|o| match o {
            Operand::Mem(m) if m.rip && m.symbol.is_none() => Some(m.disp as u64),
            _ => None,
        }),
        Decoded::Opaque(_) | Decoded::IndirectCall(_) | Decoded::IndirectJump(_) | Decoded::Nop => {
            // ModRM with mod 00 and rm 101 stands right before a displacement relative to rip (SDM vol. 2 §2.2.1.6).
            // A SIB byte of that shape is taken for one too, which only adds an entry.
            let modrm = *bytes.get(field as usize - 1)?;
            let disp: [u8; 4] = bytes.get(field as usize..field as usize + 4)?.try_into().ok()?;
            (modrm & 0xc7 == 0x05).then(|| item.end().wrapping_add(i32::from_le_bytes(disp) as u64))
        }
        _ => None,
    }
}

/// Read-only data that `r`, a reference relative to the instruction, means: what stands from `place` on. Where the linker
/// may merge entries (gABI, SHF_MERGE), only the own entry stays together. A symbol that another object's may stand for is
/// left out.
fn fixed(image: &Image, r: &Relocation, place: (usize, u64)) -> Option<Arc<Fixed>> {
    /// Bytes of the widest operand.
    const WIDEST: u64 = 64;
    let (symbol, section) = (&image.symbols[r.symbol], &image.sections[place.0]);
    let place_end = place.1.checked_add(WIDEST)?;
    let constant = section.allocated
        && section.flags & u64::from(SHF_WRITE | SHF_EXECINSTR | SHF_TLS | SHF_STRINGS) == 0
        && section.sh_type == SHT_PROGBITS
        && section.group.is_none();
    if r.r_type != R_X86_64_PC32 || symbol.global || symbol.weak || !constant {
        return None;
    }
    // Relocated fields have eight bytes at most.
    let touched = section.relocations.iter().find(|x| x.offset + 8 > place.1).map_or(u64::MAX, |x| x.offset);
    let merged = (section.flags & u64::from(SHF_MERGE) != 0).then_some(section.entsize).filter(|&size| size > 0);
    let entry = merged.map_or(u64::MAX, |size| place.1 - place.1 % size + size);
    let end = place_end.min(section.bytes.len() as u64).min(touched).min(entry);
    let bytes = section.bytes.get(place.1 as usize..end.max(place.1) as usize)?.to_vec();
    let section_align = merged.unwrap_or(section.align).max(1).min(section.align.max(1));
    let align = 1 << section_align.trailing_zeros().min(place.1.trailing_zeros());
    Some(Arc::new(Fixed { bytes, align }))
}

/// Gathers one function.
struct Builder<'a> {
    finder: &'a Finder<'a>,
    range: &'a Range,
    ranges: &'a [Range],
    kept: BTreeSet<Kept>,
}

impl<'a> Builder<'a> {
    fn new(finder: &'a Finder<'a>, range: &'a Range, ranges: &'a [Range]) -> Builder<'a> {
        Builder { finder, range, ranges, kept: BTreeSet::new() }
    }

    fn build(mut self, unit: usize, taken: &[Taken]) -> ModuleFunction {
        let items = &self.finder.code[&self.range.section];
        let mine = |i: &&Item| (self.range.start..self.range.end).contains(&i.offset);
        let items: Vec<&Item> = items.iter().filter(mine).collect();
        let (mut insts, mut slots) = (Vec::new(), Vec::new());
        for item in &items {
            match &item.what {
                What::Padding => {}
                What::Data(why) => self.keep(item.statement, *why),
                What::Code(d) => {
                    let decoded = self.resolve(item, d);
                    insts.push(self.inst(item, decoded));
                    slots.push(item.statement.map(|statement| Slot { statement, alone: item.alone }));
                }
            }
        }
        if insts.is_empty() {
            self.keep(None, "has no instructions");
        }
        self.settle_targets(&mut insts, &items);
        self.check_rounding(&insts);
        let entries = self.entries(&insts, taken);
        let (syntax, label_line) = self.text_facts(&items);
        ModuleFunction {
            function: Function { name: self.range.name.clone(), insts, entries },
            unit,
            section: self.range.section,
            start: self.range.start,
            size: self.range.end - self.range.start,
            global: self.range.global,
            aliases: self.range.aliases.clone(),
            syntax,
            label_line,
            kept: self.kept.into_iter().collect(),
            slots,
        }
    }

    fn keep(&mut self, statement: Option<usize>, reason: impl Into<String>) {
        let line = self.finder.text.and_then(|(scan, _)| Some(scan.statements[statement?].start.0 as u32 + 1));
        self.kept.insert(Kept { line, reason: reason.into() });
    }

    fn inst(&self, item: &Item, decoded: Decoded) -> CodeInst {
        let statement = self.finder.text.and_then(|(scan, _)| Some(&scan.statements[item.statement?]));
        let text = statement.map_or_else(String::new, |s| s.text.clone());
        let line = statement.map(|s| s.start.0 as u32 + 1);
        CodeInst { offset: item.offset, len: item.len as u32, decoded, line, text }
    }

    /// The instruction with its relocations spelled and its jump target classified.
    fn resolve(&mut self, item: &Item, d: &Decoding) -> Decoded {
        let mut d = d.clone();
        let relocations = &self.finder.image.sections[self.range.section].relocations;
        let first = relocations.partition_point(|r| r.offset < item.offset);
        for r in relocations[first..].iter().take_while(|r| r.offset < item.end()) {
            if is_rigid(r.r_type) {
                self.keep(item.statement, "a thread-local access that the linker rewrites");
            }
            let to = referent(self.finder.image, self.finder.labels, r, item.end() - r.offset);
            let fixed = to.place.and_then(|place| fixed(self.finder.image, r, place));
            self.attach(item, &mut d, (r.offset - item.offset) as usize, to);
            if let (Decoded::Plain(inst), Some(fixed)) = (&mut d.decoded, fixed) {
                for m in inst.operands.iter_mut().filter_map(Operand::mem_mut).filter(|m| m.rip) {
                    m.fixed = Some(fixed.clone());
                }
            }
        }
        if let Some(at) = unrelocated_address(self.finder, self.range.section, item, &d) {
            let text = self.label(at);
            let field = d.disp_offset.expect("the address was read from its field");
            self.attach(item, &mut d, field, Referent { text, place: Some((self.range.section, at)) });
        }
        if let Some(t) = item.local_target {
            let place = (self.range.section, t);
            if is_call(item) || !self.range.holds(place) {
                self.aim(item, &mut d.decoded, Referent { text: self.label(t), place: Some(place) });
            }
        }
        d.decoded
    }

    fn label(&self, at: u64) -> Option<Arc<str>> {
        let names = self.finder.labels.get(&(self.range.section, at))?;
        names.last().map(|n| n.as_str().into())
    }

    fn attach(&mut self, item: &Item, d: &mut Decoding, field: usize, to: Referent) {
        if matches!(d.decoded, Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Call(_)) {
            return self.aim(item, &mut d.decoded, to);
        }
        match to.text {
            Some(text) => {
                if !codec::attach_symbol(d, field, text) {
                    self.keep(item.statement, "a relocation that belongs to no operand");
                }
            }
            None => self.keep(item.statement, "a reference that has no name in the assembler's language"),
        }
    }

    /// Sets the target of a direct jump or call to a referent outside the function, or inside by way of a relocation.
    fn aim(&mut self, item: &Item, decoded: &mut Decoded, to: Referent) {
        let is_call = matches!(decoded, Decoded::Call(_));
        let inside = to.place.filter(|&p| self.range.holds(p) && p.1 != self.range.start && !is_call);
        let to_function = to.place.is_none_or(|p| self.ranges.iter().any(|r| (r.section, r.start) == p));
        if inside.is_none() && !to_function {
            self.keep(item.statement, "a jump or call to a place that is no function");
        }
        let target = match (inside, to.text) {
            (Some((_, at)), _) => Target::Local(at),
            (None, Some(text)) => Target::Symbol(text),
            (None, None) => return self.keep(item.statement, "a jump or call to a place without a name"),
        };
        match decoded {
            Decoded::Jump(t) | Decoded::Branch(_, t) | Decoded::Call(t) => *t = target,
            _ => {}
        }
    }

    /// Lets jumps into padding go on to the instruction behind it; other targets must be instructions.
    fn settle_targets(&mut self, insts: &mut [CodeInst], items: &[&Item]) {
        let starts: BTreeSet<u64> = insts.iter().map(|i| i.offset).collect();
        let padding = |at: u64| items.iter().any(|i| matches!(i.what, What::Padding) && i.offset <= at && at < i.end());
        for inst in insts.iter_mut() {
            let (Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t))) = &mut inst.decoded else {
                continue;
            };
            match starts.range(*t..).next() {
                Some(&next) if next == *t || padding(*t) => *t = next,
                _ => drop(self.kept.insert(Kept {
                    line: inst.line,
                    reason: "a jump to something that is no instruction".to_string(),
                })),
            }
        }
    }

    /// The table's rows round to nearest, as MXCSR says at the start of a program. Code that loads another MXCSR may
    /// change that.
    fn check_rounding(&mut self, insts: &[CodeInst]) {
        const LOADS: [&str; 6] = ["ldmxcsr", "vldmxcsr", "fxrstor", "fxrstor64", "xrstor", "xrstor64"];
        for i in insts {
            if let Decoded::Opaque(o) = &i.decoded
                && LOADS.contains(&o.mnemonic.as_str())
            {
                self.kept.insert(Kept { line: i.line, reason: format!("{} may change the rounding mode", o.mnemonic) });
            }
        }
    }

    /// Offsets inside the function where control may come in from elsewhere.
    fn entries(&mut self, insts: &[CodeInst], taken: &[Taken]) -> Vec<u64> {
        let own_jump = |t: &Taken| t.jump.is_some_and(|from| self.range.holds(from));
        let inside = |t: &&Taken| self.range.holds(t.place) && t.place.1 != self.range.start && !own_jump(t);
        let starts = |at: u64| insts.binary_search_by_key(&at, |i| i.offset).is_ok();
        let mut entries = BTreeSet::new();
        let mut lost = false;
        for t in taken.iter().filter(inside) {
            let named = self.finder.labels.contains_key(&t.place);
            match (starts(t.place.1), t.guess) {
                (true, false) if !named => lost = true,
                (true, _) => drop(entries.insert(t.place.1)),
                // A label between padding or behind the last instruction: the next instruction is what it reaches.
                (false, false) if named => {
                    entries.extend(insts.iter().map(|i| i.offset).find(|&o| o > t.place.1));
                }
                (false, false) => lost = true,
                (false, true) => {}
            }
        }
        if lost {
            self.keep(None, "something refers to a place inside it that has no label");
        }
        entries.into_iter().collect()
    }

    /// Syntax and label line, and the reasons to keep the function that only its text shows.
    fn text_facts(&mut self, items: &[&Item]) -> (Syntax, Option<u32>) {
        let Some((scan, references)) = self.finder.text else { return (Syntax::Att, None) };
        let statements: BTreeSet<usize> = items.iter().filter_map(|i| i.statement).collect();
        let modes: Vec<Mode> = statements.iter().map(|&n| scan.statements[n].mode).collect();
        let syntax = modes.first().map_or(Syntax::Att, |m| m.syntax);
        if items.iter().any(|i| i.statement.is_none()) {
            self.keep(None, "cannot be tied to the lines of the text");
        }
        if modes.iter().any(|m| m.syntax != syntax) {
            self.keep(statements.first().copied(), "changes between AT&T and Intel syntax");
        }
        if modes.iter().any(|m| m.syntax == Syntax::Intel && m.prefix) {
            self.keep(
                statements.first().copied(),
                "is in Intel syntax with register prefixes; use `.intel_syntax noprefix`",
            );
        }
        for &n in &statements {
            if super::scan::names(&scan.statements[n].text).any(|name| name == ".") {
                self.keep(Some(n), "an operand relative to the current place (`.`)");
            }
        }
        let lines = statements.iter().map(|&n| scan.statements[n].start.0);
        let (first, last) = (lines.clone().min().unwrap_or(0), lines.max().unwrap_or(0));
        if references.numeric_taken.iter().any(|l| (first..=last).contains(l)) {
            self.keep(None, "the address of one of its numeric labels is taken");
        }
        let inside =
            self.finder.labels.range((self.range.section, self.range.start)..(self.range.section, self.range.end));
        if inside.flat_map(|(_, names)| names).any(|n| references.with_distance.contains(n)) {
            self.keep(None, "something refers to a place at a distance from one of its labels");
        }
        let label = scan.labels.iter().find(|l| l.name == self.range.name);
        (syntax, label.map(|l| l.place.0 as u32 + 1))
    }
}
