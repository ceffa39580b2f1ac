//! What registers, flags and slots hold in the middle of a list, and on how many bits that is what is wanted.

use dag::ir::graph::{Dag, Kind, Port, Value};
use isa::{Flag, FlagSet, Gpr, Reg};

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    Unknown,
    /// The low `bits` of a value.
    Part(Value, u16),
    /// The low `bits` of a number.
    Number {
        value: u64,
        bits: u16,
    },
}

impl Content {
    /// A whole register with a number in it.
    pub(super) fn number(value: u64) -> Content {
        Content::Number { value, bits: 64 }
    }
}

/// What a node reads of or merges into registers that its row fixes.
#[derive(Clone, Copy)]
pub(super) struct FixedReads<'d> {
    pub(super) implicit: &'d [Option<Value>],
}

#[derive(Clone, Copy)]
pub(super) struct Cell<T> {
    pub(super) content: T,
    /// Position of the instruction that wrote it; `None` at entry.
    pub(super) writer: Option<usize>,
}

pub(super) struct CheckState<'d> {
    pub(super) dag: &'d Dag,
    pub(super) reserved: Vec<Gpr>,
    pub(super) at: usize,
    pub(super) regs: [Cell<Content>; Reg::COUNT],
    pub(super) flags: [Cell<Option<Value>>; 6],
    pub(super) slots: Vec<Content>,
    pub(super) emitted: Vec<bool>,
    pub(super) effects: usize,
    /// Which flags each instruction looks at.
    pub(super) flags_read: Vec<FlagSet>,
}

pub(super) type Check<T = ()> = Result<T, String>;

pub(super) fn writer(w: Option<usize>) -> String {
    w.map_or("at entry".to_string(), |i| format!("by instruction {i}"))
}

pub(super) fn low_mask(bits: u16) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl<'d> CheckState<'d> {
    pub(super) fn at_entry(dag: &'d Dag, reserved: &[Gpr], slots: usize) -> CheckState<'d> {
        let mut s = CheckState {
            dag,
            reserved: reserved.to_vec(),
            at: 0,
            regs: [Cell { content: Content::Unknown, writer: None }; Reg::COUNT],
            flags: [Cell { content: None, writer: None }; 6],
            slots: vec![Content::Unknown; slots],
            emitted: vec![false; dag.len()],
            effects: 0,
            flags_read: Vec::new(),
        };
        for (node, n) in dag.iter() {
            match n.kind {
                Kind::Input(r) => {
                    s.regs[r.index()].content = Content::Part(Value { node, port: Port::Whole }, r.bits());
                }
                Kind::InputFlag(f) => s.flags[f.index()].content = Some(Value { node, port: Port::Whole }),
                _ => {}
            }
        }
        s
    }

    /// Inputs are one value each, however many nodes and ports name them; constants are numbers.
    pub(super) fn same(&self, a: Value, b: Value) -> bool {
        let input = |v: Value| match self.dag.node(v.node).kind {
            Kind::Input(g) => Some(Port::Reg(g)),
            Kind::InputFlag(f) => Some(Port::Flag(f)),
            _ => None,
        };
        a == b || (input(a).is_some() && input(a) == input(b))
    }

    pub(super) fn number(&self, v: Value) -> Option<u64> {
        match self.dag.node(v.node).kind {
            Kind::Const(c) => Some(c),
            _ => None,
        }
    }

    /// Low bits on which a content is known to be `v`.
    pub(super) fn agreement(&self, content: Content, v: Value) -> u16 {
        match content {
            Content::Part(held, bits) if self.same(held, v) => bits,
            Content::Part(held, bits) => self.choice(held, v).map_or(0, |c| c.min(bits)),
            Content::Number { value, bits } => {
                let agree = |c: u64| bits.min((c ^ value).trailing_zeros() as u16);
                let others = self.dag.choices.iter().filter(|c| self.same(c.value, v));
                let others = others.filter_map(|c| Some(agree(self.number(c.also)?).min(c.bits)));
                self.number(v).map(agree).into_iter().chain(others).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// On how many low bits `held` may stand for `v`.
    pub(super) fn choice(&self, held: Value, v: Value) -> Option<u16> {
        let choices = self.dag.choices.iter();
        choices.filter(|c| self.same(c.value, v) && self.same(c.also, held)).map(|c| c.bits).max()
    }

    pub(super) fn want(&self, g: Reg, v: Value, bits: u16) -> Check {
        let cell = self.regs[g.index()];
        if self.agreement(cell.content, v) >= bits {
            return Ok(());
        }
        Err(format!(
            "wants {bits} bits of {}.{:?} in {g}, which holds {:?} written {}",
            v.node,
            v.port,
            cell.content,
            writer(cell.writer)
        ))
    }

    pub(super) fn want_flag(&self, f: Flag, v: Value) -> Check {
        let cell = self.flags[f.index()];
        if cell.content.is_some_and(|held| self.same(held, v)) {
            return Ok(());
        }
        Err(format!(
            "wants {f} of {}, which holds that of {:?} written {}",
            v.node,
            cell.content.map(|h| h.node),
            writer(cell.writer)
        ))
    }

    pub(super) fn set(&mut self, g: Reg, content: Content) -> Check {
        let kept = self.regs[g.index()].content == content;
        if !kept && g.gpr().is_some_and(|g| self.reserved.contains(&g)) {
            return Err(format!("writes the reserved register {g}"));
        }
        self.regs[g.index()] = Cell { content, writer: Some(self.at) };
        Ok(())
    }

    pub(super) fn set_flag(&mut self, f: Flag, content: Option<Value>) {
        self.flags[f.index()] = Cell { content, writer: Some(self.at) };
    }
}
