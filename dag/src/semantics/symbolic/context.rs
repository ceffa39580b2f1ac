//! The terms of a proof and what their variables stand for.

use super::Side;
use crate::ir::query::Query;
use crate::semantics::frame::FrameContents;
use isa::{Arena, ExprId, Flag, Gpr, Reg, RowId, Sym};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a variable of a [`Context`] stands for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Var {
    /// A register at cut point `cut`. `private`: what is dead in the source, in one side's own copy.
    Reg {
        cut: u32,
        reg: Reg,
        private: Option<Side>,
    },
    Flag {
        cut: u32,
        flag: Flag,
        private: Option<Side>,
    },
    /// Result of the `n`-th effect.
    Load(u32),
    /// Content of a register after the `n`-th effect (a call or opaque instruction).
    AfterReg(u32, Reg),
    AfterFlag(u32, Flag),
    /// Which bits of a register the `n`-th effect, a call, leaves alone.
    LeftReg(u32, Reg),
    LeftFlag(u32, Flag),
    /// An undefined result; the number makes it fresh.
    Unknown(Side, u32),
    /// An address or segment base that the linker or loader fixes.
    Symbol(Arc<str>),
    CpuHasBmi1,
    /// MXCSR at entry, or after the `n`-th effect, counted from 1.
    Mxcsr(u32),
    /// The `n`-th value that enters a window.
    Window(u32),
    /// What both sides keep at a cut point: the source in the frame, at this offset, the target in a register.
    Coupled(i64),
    /// The `n`-th byte that one side reads of its frame without knowing it.
    Frame(Side, u32),
    /// What one side's frame holds from this offset on, counted from the stack pointer at the function's entry.
    Slot(Side, i64),
    /// Something of one side that is public, of which nothing else is known; the number makes it fresh.
    Public(Side, u32),
    /// The variable in another run, in which secrets may be others.
    OtherRun(Sym),
    /// What stands after the first `version` effects in the bytes from `at` on, counted from the address `base`.
    Memory {
        version: u32,
        base: ExprId,
        at: i64,
    },
}

type UnknownKey = (RowId, u8, Vec<ExprId>);

/// Terms and variables shared by the two sides of a proof.
#[derive(Clone, Debug, Default)]
pub struct Context {
    pub arena: Arena,
    vars: Vec<Var>,
    ids: FxHashMap<Var, Sym>,
    target_unknowns: FxHashMap<UnknownKey, ExprId>,
    /// Undefined results of the source: the prover may choose them.
    pub free_unknowns: Vec<Sym>,
    /// The target's undefined result of the same instruction on the same operands, where there is one: a choice
    /// that is usually right.
    pub alike: FxHashMap<Sym, ExprId>,
    /// What was chosen for some of them. One choice serves every goal.
    pub chosen: FxHashMap<Sym, ExprId>,
    unknown_count: u32,
    /// What undefined results may depend on: the operands of their instructions.
    unknown_operands: FxHashMap<Sym, Vec<ExprId>>,
    /// What both sides know to stand at an address after as many effects.
    pub(super) contents: BTreeMap<(u32, ExprId), FrameContents>,
    /// What was proved, as text, if anyone wants it.
    pub queries: Option<Vec<Query>>,
}

impl Context {
    pub fn new() -> Context {
        Context::default()
    }
    pub fn sym(&mut self, var: Var) -> Sym {
        if let Some(&s) = self.ids.get(&var) {
            return s;
        }
        let s = Sym(self.vars.len() as u32);
        self.vars.push(var.clone());
        self.ids.insert(var, s);
        s
    }
    pub fn var(&mut self, var: Var, width: u16) -> ExprId {
        let s = self.sym(var);
        self.arena.var(s, width)
    }
    /// The stack pointer that both sides have at a cut point.
    pub fn stack_pointer(&mut self, cut: u32) -> Sym {
        self.sym(Var::Reg { cut, reg: Reg::of(Gpr::RSP), private: None })
    }
    pub fn meaning_of(&self, sym: Sym) -> &Var {
        &self.vars[sym.0 as usize]
    }
    /// The operands of the instruction whose undefined result a variable stands for.
    pub fn operands_of_unknown(&self, sym: Sym) -> &[ExprId] {
        self.unknown_operands.get(&sym).map_or(&[], Vec::as_slice)
    }
    /// The symbol of a variable that was made before.
    pub fn existing(&self, var: &Var) -> Option<Sym> {
        self.ids.get(var).copied()
    }
    /// What stands in memory at the start, as far as it was looked at: base, offset, content.
    pub fn initial_contents(&self) -> impl Iterator<Item = (ExprId, i64, ExprId)> + '_ {
        let initial = self.contents.iter().filter(|(key, _)| key.0 == 0);
        initial.flat_map(|(&(_, base), slots)| slots.runs().map(move |(at, run)| (base, at, run)))
    }
    /// The variable that stands for the result of the `n`-th effect, if there is one.
    pub fn load_result(&self, n: u32) -> Option<Sym> {
        self.ids.get(&Var::Load(n)).copied()
    }
    pub fn name(&self, sym: Sym) -> String {
        match self.meaning_of(sym) {
            Var::Reg { cut, reg, .. } if *cut == 0 => reg.to_string(),
            Var::Reg { cut, reg, .. } => format!("{reg}@{cut}"),
            Var::Flag { flag, .. } => flag.to_string(),
            Var::Load(n) => format!("load{n}"),
            Var::AfterReg(n, r) => format!("{r}.after{n}"),
            Var::AfterFlag(n, f) => format!("{f}.after{n}"),
            Var::LeftReg(n, r) => format!("{r}.left{n}"),
            Var::LeftFlag(n, f) => format!("{f}.left{n}"),
            Var::Unknown(_, n) => format!("undefined{n}"),
            Var::Symbol(s) => format!("|{s}|"),
            Var::CpuHasBmi1 => "cpu-has-bmi1".to_string(),
            Var::Mxcsr(0) => "mxcsr".to_string(),
            Var::Mxcsr(n) => format!("mxcsr.after{}", n - 1),
            Var::Window(n) => format!("in{n}"),
            Var::Coupled(at) => format!("slot{at}"),
            Var::Frame(_, n) => format!("frame{n}"),
            Var::Slot(_, at) => format!("frame{at:+}"),
            Var::Public(_, n) => format!("public{n}"),
            Var::OtherRun(sym) => format!("{}'", self.name(*sym)),
            Var::Memory { version: 0, base, at } => format!("memory{}{at:+}", base.index()),
            Var::Memory { version, base, at } => format!("memory{}{at:+}.after{}", base.index(), version - 1),
        }
    }

    /// An undefined result. The target's are all distinct. The source's may be chosen by the prover.
    pub(super) fn unknown(&mut self, side: Side, key: UnknownKey, width: u16) -> ExprId {
        self.unknown_count += 1;
        let var = Var::Unknown(side, self.unknown_count);
        let sym = self.sym(var);
        let e = self.arena.var(sym, width);
        self.unknown_operands.insert(sym, key.2.clone());
        match side {
            Side::Target => {
                self.target_unknowns.entry(key).or_insert(e);
            }
            Side::Source => {
                self.free_unknowns.push(sym);
                if let Some(&t) = self.target_unknowns.get(&key) {
                    self.alike.insert(sym, t);
                }
            }
        }
        e
    }
}
