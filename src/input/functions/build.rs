//! One function of a section: its instructions with their relocations spelled, its entries, and why it must be kept.

use super::code_references::CodeReference;
use super::fixed::fixed;
use super::ranges::Range;
use super::{ObjectFacts, is_call, items_in, unrelocated_address};
use crate::input::items::{CodeItem, What};
use crate::input::relocation::{Referent, is_rigid, referent};
use crate::input::scan::{self, Mode};
use crate::input::{KeepReason, ModuleFunction, StatementSlot};
use dag::ir::function::{CodeInst, Function};
use dag::ir::stack::stack_op;
use isa::codec::{self, Decoding, Syntax};
use isa::{Decoded, Operand, RegisterFile, Target};
use std::collections::BTreeSet;
use std::sync::Arc;

const EMMS: &str = "emms";

fn is_mmx(decoded: &Decoded) -> bool {
    let mmx = |o: &Operand| o.reg().is_some_and(|r| r.file() == RegisterFile::Mmx);
    matches!(decoded, Decoded::Plain(inst) if inst.operands.iter().any(mmx))
}

/// Whether every way to the last of the instructions runs `emms`, and behind it nothing on MMX registers.
fn leaves_x87_empty(insts: &[CodeInst], targets: &BTreeSet<u64>) -> bool {
    for pair in insts.windows(2).rev() {
        if targets.contains(&pair[1].offset) {
            return false;
        }
        match &pair[0].decoded {
            Decoded::Opaque(o) if o.mnemonic == EMMS => return true,
            Decoded::Opaque(_) | Decoded::Nop => {}
            Decoded::Plain(_) if !is_mmx(&pair[0].decoded) => {}
            _ => return false,
        }
    }
    false
}

/// Gathers one function.
pub struct FunctionBuilder<'a> {
    finder: &'a ObjectFacts<'a>,
    range: &'a Range,
    ranges: &'a [Range],
    kept: BTreeSet<KeepReason>,
}

impl<'a> FunctionBuilder<'a> {
    pub fn new(finder: &'a ObjectFacts<'a>, range: &'a Range, ranges: &'a [Range]) -> FunctionBuilder<'a> {
        FunctionBuilder { finder, range, ranges, kept: BTreeSet::new() }
    }

    pub fn build(mut self, unit: usize, taken: &[CodeReference]) -> ModuleFunction {
        let items = items_in(&self.finder.code[&self.range.section], self.range.start..self.range.end);
        let (mut insts, mut slots) = (Vec::new(), Vec::new());
        for item in items {
            match &item.what {
                What::Padding => {}
                What::Data(why) => self.keep(item.statement, *why),
                What::Code(d) => {
                    let decoded = self.resolve(item, d);
                    insts.push(self.inst(item, decoded));
                    slots.push(item.statement.map(|statement| StatementSlot { statement, alone: item.alone }));
                }
            }
        }
        if insts.is_empty() {
            self.keep(None, "has no instructions");
        }
        self.settle_targets(&mut insts, items);
        self.check_rounding(&insts);
        self.check_x87_state(&insts);
        let entries = self.entries(&insts, taken);
        let (syntax, label_line) = self.text_facts(items);
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
        self.kept.insert(KeepReason { line, reason: reason.into() });
    }

    fn inst(&self, item: &CodeItem, decoded: Decoded) -> CodeInst {
        let statement = self.finder.text.and_then(|(scan, _)| Some(&scan.statements[item.statement?]));
        let text = statement.map_or_else(String::new, |s| s.text.clone());
        let line = statement.map(|s| s.start.0 as u32 + 1);
        CodeInst { offset: item.offset, len: item.len as u32, decoded, line, text }
    }

    /// The instruction with its relocations spelled and its jump target classified.
    fn resolve(&mut self, item: &CodeItem, d: &Decoding) -> Decoded {
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

    fn attach(&mut self, item: &CodeItem, d: &mut Decoding, field: usize, to: Referent) {
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
    fn aim(&mut self, item: &CodeItem, decoded: &mut Decoded, to: Referent) {
        let is_call = matches!(decoded, Decoded::Call(_));
        let inside = to.place.filter(|&p| self.range.holds(p) && p.1 != self.range.start && !is_call);
        let to_function =
            to.place.is_none_or(|p| self.ranges.binary_search_by_key(&p, |r| (r.section, r.start)).is_ok());
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
    fn settle_targets(&mut self, insts: &mut [CodeInst], items: &[CodeItem]) {
        let starts: BTreeSet<u64> = insts.iter().map(|i| i.offset).collect();
        let padding = |at: u64| items.iter().any(|i| matches!(i.what, What::Padding) && i.offset <= at && at < i.end());
        for inst in insts.iter_mut() {
            let (Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t))) = &mut inst.decoded else {
                continue;
            };
            match starts.range(*t..).next() {
                Some(&next) if next == *t || padding(*t) => *t = next,
                _ => drop(self.kept.insert(KeepReason {
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
                self.kept.insert(KeepReason {
                    line: i.line,
                    reason: format!("{} may change the rounding mode", o.mnemonic),
                });
            }
        }
    }

    /// Instructions on MMX registers mark all x87 registers as occupied (SDM vol. 1 §9.5.1), which no row says. Calls, x87
    /// instructions and callers could see it; `emms` undoes it. So such a function has nothing else that is unknown, and
    /// runs `emms` last on each way to its end: whatever becomes of its rows, the x87 registers are left empty.
    fn check_x87_state(&mut self, insts: &[CodeInst]) {
        let Some(first) = insts.iter().find(|i| is_mmx(&i.decoded)) else { return };
        let target = |i: &CodeInst| match &i.decoded {
            Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t)) => Some(*t),
            _ => None,
        };
        let targets: BTreeSet<u64> = insts.iter().filter_map(target).collect();
        let known = insts.iter().enumerate().all(|(n, i)| match &i.decoded {
            Decoded::Plain(_) | Decoded::Nop => n + 1 < insts.len(),
            Decoded::Jump(t) | Decoded::Branch(_, t) => matches!(t, Target::Local(_)),
            Decoded::Opaque(o) => n + 1 < insts.len() && (o.mnemonic == EMMS || stack_op(o).is_some()),
            Decoded::Return => leaves_x87_empty(&insts[..=n], &targets),
            Decoded::IndirectJump(_) | Decoded::Call(_) | Decoded::IndirectCall(_) => false,
        });
        if !known {
            let reason = "works on MMX registers, and is more than code with emms last on each way".to_string();
            self.kept.insert(KeepReason { line: first.line, reason });
        }
    }

    /// Offsets inside the function where control may come in from elsewhere. `taken` is in the order of places.
    fn entries(&mut self, insts: &[CodeInst], taken: &[CodeReference]) -> Vec<u64> {
        let own_jump = |t: &CodeReference| t.jump.is_some_and(|from| self.range.holds(from));
        let inside = |t: &&CodeReference| t.place.1 != self.range.start && !own_jump(t);
        let starts = |at: u64| insts.binary_search_by_key(&at, |i| i.offset).is_ok();
        let mut entries = BTreeSet::new();
        let mut lost = false;
        let here = taken.partition_point(|t| t.place < (self.range.section, self.range.start));
        for t in taken[here..].iter().take_while(|t| self.range.holds(t.place)).filter(inside) {
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
    fn text_facts(&mut self, items: &[CodeItem]) -> (Syntax, Option<u32>) {
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
            if scan::names(&scan.statements[n].text).any(|name| name == ".") {
                self.keep(Some(n), "an operand relative to the current place (`.`)");
            }
        }
        let lines = statements.iter().map(|&n| scan.statements[n].start.0);
        let (first, last) = (lines.clone().min().unwrap_or(0), lines.max().unwrap_or(0));
        if references.numeric_taken.range(first..=last).next().is_some() {
            self.keep(None, "the address of one of its numeric labels is taken");
        }
        let inside =
            self.finder.labels.range((self.range.section, self.range.start)..(self.range.section, self.range.end));
        if inside.flat_map(|(_, names)| names).any(|n| references.with_distance.contains(n)) {
            self.keep(None, "something refers to a place at a distance from one of its labels");
        }
        (syntax, scan.label(&self.range.name).map(|l| l.place.0 as u32 + 1))
    }
}
