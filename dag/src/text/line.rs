//! One statement.

use super::VERSION;
use super::cursor::{Cursor, Mistake, Parsed, StorageName, mistake};
use super::fit;
use super::operand::{KEYWORDS, Reader, part};
use crate::ir::graph::{Choice, Class, Kind, LiveOut, Node, NodeId, Value};
use crate::ir::signature::Condition;
use crate::rewrite::folds::fold;
use isa::table;

impl Reader {
    /// Reads a line into the graph.
    ///
    /// # Errors
    /// Where it makes no sense, and what would.
    pub fn line(&mut self, text: &str) -> Result<(), Mistake> {
        let mut c = Cursor::new(text);
        if c.at_end() {
            return Ok(());
        }
        let Some(word) = c.word() else { return c.expected("`NAME =`, `out`, `choice` or `fact`") };
        match word {
            "dag" => version(&mut c),
            "out" => self.out(&mut c),
            "choice" => self.choice(&mut c),
            "fact" => self.fact(&mut c),
            _ if KEYWORDS.contains(&word) => mistake(format!("`{word}` is no name of a node"), "choose another name"),
            _ => self.definition(word, &mut c),
        }
    }

    fn definition(&mut self, name: &str, c: &mut Cursor) -> Parsed<()> {
        c.need("=")?;
        if self.names.contains_key(name) {
            return mistake(format!("`{name}` is defined twice"), "choose another name");
        }
        // Until the line is read whole, and so that later lines do not complain.
        self.names.insert(name.to_string(), None);
        let kind = self.kind(c)?;
        let Marks { effect, droppable, origin, instead } = self.marks(c)?;
        c.end()?;
        let node = Node { kind, origin, effect };
        if instead.is_empty() {
            check_effect(&node, droppable || !self.dag.facts.is_empty())?;
        } else if effect {
            return mistake(
                "both `effect` and `instead of`",
                "what stands instead of effects is marked so and no more",
            );
        }
        let id = self.dag.push(node);
        if let [of, with @ ..] = &instead[..] {
            let Some(fold) = fold(&self.dag, id, *of, with) else {
                return mistake(
                    format!("this does not do what the nodes do that it is instead of, the first of which is {of}"),
                    "name first the node whose results it gives, then all effects that it does",
                );
            };
            self.dag.folds.push(fold);
        }
        self.names.insert(name.to_string(), Some(id));
        Ok(())
    }

    fn marks(&self, c: &mut Cursor) -> Parsed<Marks> {
        let mut marks = Marks::default();
        if !c.take("(") {
            return Ok(marks);
        }
        loop {
            if c.keyword("effect") {
                marks.effect = true;
            } else if c.keyword("droppable") {
                marks.droppable = true;
            } else if c.keyword("from") {
                let n = c.magnitude()?;
                marks.origin = Some(usize::try_from(n).or_else(|_| c.expected("an instruction's number"))?);
            } else if c.keyword("instead") && c.keyword("of") {
                while !c.rest().starts_with([',', ')']) {
                    marks.instead.push(self.node(c)?);
                }
            } else {
                return c.expected("`effect`, `from` or `instead of`");
            }
            if c.take(")") {
                return Ok(marks);
            }
            c.need(",")?;
        }
    }

    fn kind(&self, c: &mut Cursor) -> Parsed<Kind> {
        if c.keyword("input") {
            return Ok(match c.place()? {
                StorageName::Reg(r) => Kind::Input(r),
                StorageName::Flag(f) => Kind::InputFlag(f),
            });
        }
        if c.keyword("const") {
            let constant = if c.rest().starts_with('-') { c.signed()? as u64 } else { c.magnitude()? };
            return Ok(Kind::Const(constant));
        }
        if matches!(c.peek_word(), Some("call" | "opaque")) {
            return self.other(c);
        }
        self.instruction(c)
    }

    fn instruction(&self, c: &mut Cursor) -> Parsed<Kind> {
        let name = c.row_name();
        if name.is_empty() {
            return c.expected("an instruction, `input` or `const`");
        }
        let (mut operands, mut pairs) = (Vec::new(), Vec::new());
        while !c.at_end() && !c.rest().starts_with('(') {
            match self.pair(c)? {
                Some(pair) => pairs.push(pair),
                None if pairs.is_empty() => operands.push(self.operand(c)?),
                None => return c.expected("a register or flag with `=`, which come after the operands"),
            }
            if !c.take(",") {
                break;
            }
            if c.at_end() {
                return c.expected("an operand");
            }
        }
        let id = fit::row(name, &self.dag, &operands)?;
        let row = table().row(id);
        fit::immediates(row, &operands)?;
        let implicit: Vec<Option<Value>> = row.implicit.iter().map(|i| take(&mut pairs, i.reg)).collect();
        for (i, v) in row.implicit.iter().zip(&implicit) {
            let keeps = row.upper.leaves_above(i.reg.file(), i.width);
            content(i.reg, fit::needs_content(i.access, keeps), v)?;
        }
        let read = row.flags_read(&table().arena);
        let mut flags = Vec::new();
        for (at, v) in pairs {
            match at {
                StorageName::Flag(f) if read.contains(f) && flags.iter().all(|(g, _)| *g != f) => flags.push((f, v)),
                StorageName::Flag(f) => return mistake(format!("{f} is not read, or named twice"), "leave it out"),
                StorageName::Reg(r) => return mistake(format!("{r} is not used, or named twice"), "leave it out"),
            }
        }
        let all_given = read.iter().all(|f| flags.iter().any(|(g, _)| *g == f));
        let needed = if all_given { isa::FlagSet::NONE } else { fit::flags_needed(row, &operands) };
        if let Some(f) = needed.iter().find(|f| flags.iter().all(|(g, _)| g != f)) {
            return mistake(format!("`{name}` reads {f}"), format!("say which: add `, {f}=VALUE`"));
        }
        Ok(Kind::Inst { row: id, operands, implicit, flags })
    }

    fn out(&mut self, c: &mut Cursor) -> Parsed<()> {
        let (at, mask) = part(c)?;
        c.need("=")?;
        match at {
            StorageName::Reg(reg) => {
                let value = self.value_of(c, Class::of(reg))?;
                c.end()?;
                if self.dag.live_out.iter().any(|l| l.reg == reg) {
                    return mistake(format!("two values for {reg}"), "a register holds one at the end");
                }
                self.dag.live_out.push(LiveOut { reg, value, mask });
            }
            StorageName::Flag(f) => {
                let value = self.flag(c, f)?;
                c.end()?;
                if self.dag.live_out_flags.iter().any(|(g, _)| *g == f) {
                    return mistake(format!("two values for {f}"), "a flag has one at the end");
                }
                self.dag.live_out_flags.push((f, value));
            }
        }
        Ok(())
    }

    fn choice(&mut self, c: &mut Cursor) -> Parsed<()> {
        let value = self.value_of(c, Class::GENERAL)?;
        c.need("=")?;
        let also = self.value_of(c, Class::GENERAL)?;
        let bits = if c.keyword("on") { c.magnitude()? } else { 64 };
        c.end()?;
        if !(1..=64).contains(&bits) {
            return mistake(format!("{bits} bits"), "a content has 1 to 64 bits");
        }
        let needed = self.dag.needed_by(also.node);
        if needed[value.node.index()] {
            return mistake("the second value depends on the first", "a choice computes the value anew");
        }
        if self.dag.node(also.node).effect {
            return mistake("the second value comes from an effect", "effects happen once; they are no choice");
        }
        self.dag.choices.push(Choice { value, also, bits: bits as u16 });
        Ok(())
    }

    fn fact(&mut self, c: &mut Cursor) -> Parsed<()> {
        match Condition::parse(c.rest()) {
            Ok(condition) => {
                self.dag.facts.push(condition);
                Ok(())
            }
            Err(e) => mistake(format!("malformed condition, {e}"), "write it as in `fact edi != 0`"),
        }
    }
}

/// The value given for a register, taken out of `pairs`.
fn take(pairs: &mut Vec<(StorageName, Value)>, reg: impl Into<isa::Reg>) -> Option<Value> {
    let reg = StorageName::Reg(reg.into());
    let at = pairs.iter().position(|(p, _)| *p == reg)?;
    Some(pairs.remove(at).1)
}

fn content(reg: isa::Reg, needed: bool, given: &Option<Value>) -> Parsed<()> {
    match (needed, given) {
        (true, None) => mistake(format!("the content of {reg} is missing"), format!("add `, {reg}=VALUE`")),
        (false, Some(_)) => mistake(format!("{reg} is only written"), format!("leave `{reg}=` out")),
        _ => Ok(()),
    }
}

fn version(c: &mut Cursor) -> Parsed<()> {
    let found = c.magnitude()?;
    c.end()?;
    if found == VERSION {
        return Ok(());
    }
    mistake(format!("version {found} of the form"), format!("this program reads version {VERSION}"))
}

/// What stands behind a node.
#[derive(Default)]
struct Marks {
    effect: bool,
    /// A fault that may be left out.
    droppable: bool,
    origin: Option<usize>,
    instead: Vec<NodeId>,
}

/// What happens to the world is marked, and nothing else is.
fn check_effect(node: &Node, excused: bool) -> Parsed<()> {
    let memory = node.access().is_some() || matches!(node.kind, Kind::Opaque { .. });
    let fault = match &node.kind {
        Kind::Inst { row, .. } => table().row(*row).meaning.fault.is_some(),
        _ => false,
    };
    match (node.effect, memory, fault) {
        (false, true, _) => mistake("an effect that is not marked", "append `(effect)`"),
        (false, false, true) if !excused => mistake(
            "this may fault, which is an effect",
            "append `(effect)`, or `(droppable)` if the fault may be left out, or state the fact that excludes it above",
        ),
        (true, false, false) => mistake("no effect to mark", "take `effect` away: only memory and faults are effects"),
        _ => Ok(()),
    }
}
