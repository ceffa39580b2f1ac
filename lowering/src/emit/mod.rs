//! Steps with registers → instructions, and what they cost.

mod bounds;
pub(crate) mod timing;

use crate::cost::inst_cost::InstCost;
use crate::cost::predict::{self, Line, Outs};
use crate::cost::{Cost, Measures};
use crate::ir::regs::{Regs, general};
use crate::ir::{Emitted, Error};
use crate::problem::copies::{copy, operand, two};
use crate::problem::slots;
use crate::problem::swaps::Slot;
use crate::problem::{AllocationProblem, OpId, OpKind, kept_bytes};
use dag::ir::graph::{Address, Class, Kind, NodeId, Use};
use isa::{FlagSet, Gpr, Inst, MemRef, Operand, Reg, RegRef, RowId, Width, table};
use std::rc::Rc;

/// Bytes of a jump to a place nearby, conditional or not (SDM vol. 2: opcode, rel8).
pub const SHORT_JUMP: u32 = 2;

/// An instruction list and what it costs.
#[derive(Clone, Debug)]
pub struct CostedList {
    pub insts: Vec<Emitted>,
    pub cost: Cost,
}

/// One line of an answer before it is written as an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    Move {
        from: Reg,
        to: Reg,
        width: Width,
    },
    Exchange {
        a: Reg,
        b: Reg,
    },
    /// A value to its slot on the stack.
    Store {
        from: Reg,
        slot: usize,
        width: Width,
    },
    /// And back.
    Load {
        to: Reg,
        slot: usize,
        width: Width,
    },
    /// A constant of which the low `bits` matter.
    Const {
        node: NodeId,
        value: u64,
        to: Reg,
        bits: u16,
    },
    /// Registers parallel to the operation's inputs (before a swap changes who stands where) and outputs.
    Op {
        op: OpId,
        swap: Option<usize>,
        inputs: Vec<Reg>,
        outputs: Vec<Reg>,
    },
}

/// The exchange of two whole general registers; others have none.
///
/// # Errors
/// [`Error::Infeasible`] if there is no such instruction between these registers.
pub fn exchange(a: Reg, b: Reg) -> Result<Inst, Error> {
    match (a.gpr(), b.gpr()) {
        // The short form names rax second (SDM vol. 2, XCHG).
        (Some(Gpr::RAX), Some(b)) => two("xchg", Width::W64, b.into(), Gpr::RAX.into()),
        (Some(a), Some(b)) => two("xchg", Width::W64, a.into(), b.into()),
        _ => Err(Error::Infeasible(format!("no instruction exchanges {a} and {b}"))),
    }
}

/// The instructions of `steps`.
///
/// # Errors
/// [`Error::Infeasible`] for a copy that the CPU lacks; [`Error::Unsupported`] for what cannot be written.
pub fn instructions(p: &AllocationProblem, steps: &[Step]) -> Result<Vec<Emitted>, Error> {
    let live = live_flags(p, steps);
    let mut out = Vec::with_capacity(steps.len());
    for (step, live) in steps.iter().zip(live) {
        out.push(match step {
            Step::Move { from, to, width } => {
                Emitted::Inst { inst: copy(p.extensions, *from, *to, *width)?, node: None }
            }
            Step::Exchange { a, b } => Emitted::Inst { inst: exchange(*a, *b)?, node: None },
            Step::Store { from, slot, width } => {
                Emitted::Inst { inst: slots::store(*from, *slot, *width)?, node: None }
            }
            Step::Load { to, slot, width } => Emitted::Inst { inst: slots::load(*to, *slot, *width)?, node: None },
            Step::Const { node, value, to, bits } => {
                Emitted::Inst { inst: constant(*to, *value, *bits, live.is_empty())?, node: Some(*node) }
            }
            Step::Op { op, swap, inputs, outputs } => match p.ops[*op].kind {
                OpKind::Inst(row) => {
                    let row = swap.map_or(row, |s| p.ops[*op].swaps[s].2);
                    let inst = instruction(p, *op, row, inputs, outputs)?;
                    Emitted::Inst { inst, node: Some(p.ops[*op].node) }
                }
                _ => Emitted::Kept { node: p.ops[*op].node },
            },
        });
    }
    Ok(out)
}

/// Flags that are read after each step and not written in between.
fn live_flags(p: &AllocationProblem, steps: &[Step]) -> Vec<FlagSet> {
    let mut live = p.exit_flags;
    let mut after = vec![FlagSet::NONE; steps.len()];
    for (k, step) in steps.iter().enumerate().rev() {
        after[k] = live;
        if let Step::Op { op, .. } = step {
            live = live.minus(p.ops[*op].flags_clobbered).union(p.ops[*op].flags_read);
        }
    }
    after
}

/// The shortest way to the low `bits` of a constant: `xor` where flags are free and they are 0, a `mov` of the least width
/// otherwise. Zero is never written to a part of a register, so what it costs depends on the register in one way alone.
///
/// # Errors
/// [`Error::Unsupported`] if no row makes it.
pub fn constant(to: Reg, value: u64, bits: u16, flags_free: bool) -> Result<Inst, Error> {
    let wanted = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    let is_zero = value & wanted == 0;
    if is_zero && flags_free {
        return two("xor", Width::W32, operand(to), operand(to));
    }
    let (width, value) = match bits {
        ..=8 if !is_zero => (Width::W8, i64::from(value as u8 as i8)),
        ..=16 if !is_zero => (Width::W16, i64::from(value as u16 as i16)),
        _ if value <= u64::from(u32::MAX) || bits <= 32 => (Width::W32, i64::from(value as u32 as i32)),
        _ => (Width::W64, value as i64),
    };
    two("mov", width, operand(to), Operand::Imm(value))
}

/// An operation with its registers.
///
/// # Errors
/// [`Error::Unsupported`] if a register is in no place of the row.
pub fn instruction(
    p: &AllocationProblem,
    op: OpId,
    row: RowId,
    inputs: &[Reg],
    outputs: &[Reg],
) -> Result<Inst, Error> {
    let spec = &p.ops[op];
    let Kind::Inst { operands, .. } = &p.dag.node(spec.node).kind else {
        return Err(Error::Unsupported(format!("{} is no instruction of the table", spec.node)));
    };
    let input = |slot: Slot| spec.inputs.iter().position(|i| i.slot == slot).map(|k| inputs[k]);
    let output = |slot: Slot| spec.outputs.iter().position(|o| o.slot == slot).map(|k| outputs[k]);
    let address = |i: usize, a: &Address| {
        let at = |slot: Slot| input(slot).and_then(general);
        memory(a, at(Slot::Base(i as u8)), at(Slot::Index(i as u8)))
    };
    let kinds = |i: usize| &table().row(row).operands[i].kinds;
    // k0 is no write mask.
    let first = |i: usize| if kinds(i).write_mask { Regs::WRITE_MASK } else { Regs::of(Class::of_kinds(kinds(i))) };
    let any = |i: usize| first(i).iter().next().unwrap_or(Reg::of(Gpr::RAX));
    let filled = |(i, u): (usize, &Use)| {
        let slot = Slot::Operand(i as u8);
        match u {
            Use::Imm(v) => Operand::Imm(*v),
            Use::ImmSymbol(s) => Operand::ImmSymbol(s.clone()),
            Use::Mem(a) => Operand::Mem(address(i, a)),
            Use::Broadcast(a) => Operand::Broadcast(address(i, a)),
            // Without an input both operands are the register that is written.
            Use::Value { high, .. } => match input(slot).or(output(slot)).or(output(Slot::Operand(0))) {
                Some(r) => r.gpr().map_or(operand(r), |gpr| Operand::Reg(RegRef { gpr, high: *high })),
                None => operand(any(i)),
            },
            // Content that does not matter: any register will do where none is written.
            Use::Fresh | Use::Any => operand(output(slot).unwrap_or_else(|| any(i))),
        }
    };
    Ok(Inst { row, operands: operands.iter().enumerate().map(filled).collect() })
}

/// A memory operand; base and index change places where that is shorter or the only way.
fn memory(a: &Address, base: Option<Gpr>, index: Option<Gpr>) -> MemRef {
    let scale = a.index.map_or(1, |i| i.1);
    let (mut base, mut index) = (base, index);
    if let (Some(b), Some(i), 1) = (base, index, scale) {
        // rbp and r13 as base need a displacement (SDM vol. 2 table 2-5).
        let long = |g: Gpr| g.index() & 7 == 5 && a.disp == 0 && a.symbol.is_none();
        if i == Gpr::RSP || (long(b) && !long(i) && b != Gpr::RSP) {
            (base, index) = (Some(i), Some(b));
        }
    }
    MemRef {
        base,
        index: index.map(|g| (g, scale)),
        disp: a.disp,
        rip: a.rip,
        segment: a.segment,
        symbol: a.symbol.clone(),
        fixed: a.fixed.clone(),
    }
}

/// What a list costs.
///
/// # Errors
/// [`Error::Unsupported`] if an instruction cannot be encoded.
pub fn cost(p: &AllocationProblem, insts: &[Emitted]) -> Result<Cost, Error> {
    let costs = inst_costs(p, insts)?;
    let sums = costs.iter().fold(Measures::default(), |sum, x| sum.plus(x.sums));
    let lines: Vec<&Line> = costs.iter().map(|x| &x.line).collect();
    let latency = predict::latency(&lines, Outs::ALL);
    Ok(Cost::new(sums, latency, predict::throughput(&lines, p.tune, Regs::NONE)))
}

/// What its lines cost.
///
/// # Errors
/// [`Error::Unsupported`] if one cannot be encoded.
pub fn inst_costs(p: &AllocationProblem, insts: &[Emitted]) -> Result<Vec<Rc<InstCost>>, Error> {
    let cost = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => p.inst_costs.of(p.tune, inst),
        Emitted::Kept { node } => Ok(Rc::new(kept(p, *node))),
    };
    insts.iter().map(cost).collect()
}

/// What an instruction that stays as it stood costs; its time and micro-operations are not known.
fn kept(p: &AllocationProblem, node: NodeId) -> InstCost {
    let kind = &p.dag.node(node).kind;
    let bytes = match kind {
        Kind::Opaque { what, .. } => kept_bytes(what),
        Kind::Exit(_) => SHORT_JUMP,
        _ => 0,
    };
    p.inst_costs.of_line(Line::kept(kind, p.tune), bytes)
}

/// No register assignment makes the operation cheaper than this in any measure: its cost with the cheapest
/// registers, each operand chosen by itself, each measure by itself.
pub fn least(p: &AllocationProblem, op: OpId) -> Measures<u32> {
    let costs = forms(p, op);
    let unknown = Measures { instructions: 1, bytes: 1, ..Measures::default() };
    costs.iter().map(|x| x.sums).reduce(Measures::least).unwrap_or(unknown)
}

/// The operation over register assignments that between them reach every cost it can have in any measure.
pub fn forms(p: &AllocationProblem, op: OpId) -> Vec<Rc<InstCost>> {
    let insts = match p.ops[op].kind {
        OpKind::Opaque => return vec![Rc::new(kept(p, p.ops[op].node))],
        OpKind::Const(value) => {
            let bits = p.ops[op].outputs[0].val.map_or(64, |v| p.made_bits(v));
            [true, false].into_iter().filter_map(|free| constant(Gpr::RAX.into(), value, bits, free).ok()).collect()
        }
        OpKind::Inst(row) => samples(p, op, row),
    };
    insts.iter().filter_map(|inst| p.inst_costs.of(p.tune, inst).ok()).collect()
}

/// The operation over a few assignments that between them reach every short form and every idiom: the accumulator in
/// each operand in turn, the other operands in registers without a prefix; and, where one value stands in all operands,
/// all of them in one register.
fn samples(p: &AllocationProblem, op: OpId, row: RowId) -> Vec<Inst> {
    let spec = &p.ops[op];
    let plain = [Gpr::RCX, Gpr::RDX, Gpr::RBX].map(Reg::of);
    let slots = spec.inputs.len() + spec.outputs.len();
    let assigned = |special: Option<usize>| {
        let pick = |k: usize, allowed: Regs| {
            let chosen = special.is_none_or(|s| s == k);
            let first = if chosen { Gpr::RAX.into() } else { plain[k % 3] };
            // Different registers of other classes too: one register in two operands may be an idiom.
            let other = if chosen { 0 } else { 1 + k % 3 };
            if allowed.contains(first) { Some(first) } else { allowed.iter().nth(other).or(allowed.iter().next()) }
        };
        let outputs: Option<Vec<Reg>> = spec.outputs.iter().enumerate().map(|(k, o)| pick(k, o.allowed)).collect();
        let outputs = outputs?;
        let inputs: Option<Vec<Reg>> = spec
            .inputs
            .iter()
            .enumerate()
            .map(|(k, i)| i.tied.map(|o| outputs[o]).or_else(|| pick(spec.outputs.len() + k, i.allowed)))
            .collect();
        instruction(p, op, row, &inputs?, &outputs).ok()
    };
    let alike = spec.inputs.iter().all(|i| i.val == spec.inputs[0].val);
    (0..=slots).map(Some).chain(alike.then_some(None)).filter_map(assigned).collect()
}
