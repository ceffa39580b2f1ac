//! Constant time: what of a run shows outside, and whether that depends on secrets.
//!
//! What shows is, instruction by instruction, its place in the text, the address of each access to memory, and the
//! operands of instructions whose time may depend on these ([`isa::Row::has_independent_time`]). Public is what a
//! contract says ([`PublicPlace`]) and the stack pointer; all else is secret: other arguments, what memory holds, results
//! of calls. Contents of the frame are followed store by store, so that a spilled secret stays one.
//!
//! [`leakage`] goes through one function forward, from cut point to cut point, until what is public there stays the same.
//! [`preserved`] compares two: what shows of the replacement must be a function of what is public and of what shows of
//! the original, in any two runs (noninterference relative to the original's leakage; see Molnar et al., "The Program
//! Counter Security Model", ICISC 2005, and Barthe, Grégoire, Laporte, "Secure Compilation of Side-Channel
//! Countermeasures", CSF 2018).
//!
//! It reads the emitted text and shares nothing with the search.

use crate::analysis::contract::Contract;
use crate::analysis::liveness::Callees;
use crate::ir::function::Function;
use crate::ir::signature::{Condition, PublicPlace};
use crate::smt::Limits;
use flow::SecrecyFlow;
use isa::{Reg, Target};
use std::collections::BTreeSet;
use std::fmt;

mod flow;
mod infer;
mod known;
mod nature;
mod relation;
mod shown;

pub use infer::arguments_used_as_addresses;
pub use relation::{LeakagePair, preserved};

/// What is to be known of a function beside its code.
#[derive(Clone, Copy)]
pub struct SecrecyContext<'a> {
    pub public: &'a [PublicPlace],
    /// Facts about the arguments.
    pub preconditions: &'a [Condition],
    /// What calls of functions of the same module do.
    pub callees: Callees<'a>,
    /// Whether memory never changes where a symbol stands.
    pub is_constant: &'a dyn Fn(&str) -> bool,
    /// What a callee may show, if it is known to show nothing else.
    pub callee: &'a dyn Fn(&Target) -> Option<Vec<PublicPlace>>,
    pub limits: Limits,
}

impl<'a> SecrecyContext<'a> {
    /// Of a function with this contract, if that says what is public. No callee is known.
    pub fn of(
        contract: &'a Contract,
        callees: Callees<'a>,
        is_constant: &'a dyn Fn(&str) -> bool,
        limits: Limits,
    ) -> Option<SecrecyContext<'a>> {
        let public = contract.public.as_deref()?;
        let preconditions = &contract.preconditions;
        Some(SecrecyContext { public, preconditions, callees, is_constant, callee: &|_| None, limits })
    }
}

/// What shows of a function that should not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leakage {
    pub leaks: Vec<Leak>,
    /// Bytes of the frame that hold something secret at some time, by their offset; what callers' registers held aside.
    pub secret_bytes: BTreeSet<i64>,
}

/// Something secret may show.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Leak {
    /// Index of the instruction in its function.
    pub inst: usize,
    pub kind: LeakKind,
    pub sources: BTreeSet<SecretSource>,
}

/// How it shows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LeakKind {
    /// Which way a conditional jump goes.
    Branch,
    LoadAddress,
    StoreAddress,
    /// The time that the instruction takes.
    Time,
    /// Where an indirect jump or call goes.
    Target,
    /// An instruction without a row works on it.
    Unmodelled,
    /// A callee that shows this argument.
    Argument(Reg),
    /// A callee of which nothing is known.
    Callee,
}

/// Where a secret comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SecretSource {
    /// A register at entry.
    Argument(Reg),
    /// A register, as one way arrives at a loop head or entry.
    Arriving(Reg),
    Flags,
    /// What an instruction loads.
    Loaded {
        inst: usize,
    },
    /// What a call or an instruction without a row leaves.
    Result {
        inst: usize,
    },
    /// What the manual leaves undefined.
    Undefined,
    /// What the frame holds, at this offset from the stack pointer at entry.
    Slot(i64),
    /// Bytes of the frame of which it is not known what they hold.
    Frame,
}

impl LeakKind {
    /// Whether an instruction shows it that has a row.
    const fn is_of_row(&self) -> bool {
        matches!(self, LeakKind::Branch | LeakKind::LoadAddress | LeakKind::StoreAddress | LeakKind::Time)
    }
}

impl Leak {
    /// Whether it is a secret that shows; otherwise it may be that nothing does, and more is not known.
    pub fn is_shown(&self) -> bool {
        self.kind != LeakKind::Callee && !self.sources.contains(&SecretSource::Frame)
    }
}

impl fmt::Display for LeakKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeakKind::Branch => f.write_str("the branch depends on"),
            LeakKind::LoadAddress => f.write_str("the address of the load depends on"),
            LeakKind::StoreAddress => f.write_str("the address of the store depends on"),
            LeakKind::Time => f.write_str("the time of the instruction may depend on"),
            LeakKind::Target => f.write_str("the target of the jump depends on"),
            LeakKind::Unmodelled => f.write_str("an instruction that is not modelled works on"),
            LeakKind::Argument(r) => write!(f, "the callee shows {r}, which depends on"),
            LeakKind::Callee => f.write_str("it is not known what the callee shows of"),
        }
    }
}

impl Leak {
    /// Where it is, the instruction, and [`Leak::describe`].
    pub fn at_place(&self, function: &Function) -> String {
        let text = function.insts.get(self.inst).map_or("", |i| i.text.trim());
        format!("{}, `{text}`: {}", place(function, self.inst), self.describe(function))
    }

    /// The sentence for people, with the instructions' lines where there are any.
    pub fn describe(&self, function: &Function) -> String {
        let source = |s: &SecretSource| match s {
            SecretSource::Argument(r) => format!("{r} at entry"),
            SecretSource::Arriving(r) => format!("{r} from a round before"),
            SecretSource::Flags => "flags".to_string(),
            SecretSource::Loaded { inst } => format!("memory loaded {}", place(function, *inst)),
            SecretSource::Result { inst } => format!("the result {}", place(function, *inst)),
            SecretSource::Undefined => "an undefined result".to_string(),
            SecretSource::Slot(at) => format!("the frame at {at}"),
            SecretSource::Frame => "bytes of the frame that are not known".to_string(),
        };
        let sources: Vec<String> = self.sources.iter().map(source).collect();
        let on = if sources.is_empty() { "memory".to_string() } else { sources.join(", ") };
        format!("{} {on}", self.kind)
    }
}

/// Where an instruction stands, for people.
fn place(function: &Function, inst: usize) -> String {
    match function.insts.get(inst) {
        Some(i) => i.line.map_or_else(|| format!("at offset {:#x}", i.offset), |n| format!("on line {n}")),
        None => "at the end".to_string(),
    }
}

/// What shows of a function that is no function of what is public.
pub fn leakage(function: &Function, secrecy: &SecrecyContext) -> Leakage {
    let flow = SecrecyFlow::settled(function, secrecy);
    flow.leakage()
}
