//! What branches say of registers: conditions that hold wherever control enters a block, on all ways to it. A comparison says
//! something on each side of its branch until a register that it is about is written; where ways meet, what all of them say
//! is left, around a loop, too.

use super::liveness::Liveness;
use crate::ir::cfg::{Block, BlockId, Cfg, Dest, Flow};
use crate::ir::function::Function;
use crate::ir::signature::{Compare, Condition, ConditionTerm};
use isa::{BinOp, Cond, Decoded, Inst, Operand, OperationKind, Row, Width, table};

/// Most conditions that are kept for a block, those of the nearest branches.
const MOST: usize = 16;

/// The conditions at the start of each block.
#[derive(Clone, Debug)]
pub struct BranchFacts {
    at_start: Vec<Vec<Condition>>,
}

/// A function, as far as facts follow from it.
#[derive(Clone, Copy)]
struct FactSource<'a> {
    f: &'a Function,
    cfg: &'a Cfg,
    live: &'a Liveness,
}

impl BranchFacts {
    /// The conditions of a function; `given` hold of the registers where it is called.
    pub fn compute(f: &Function, cfg: &Cfg, live: &Liveness, given: &[Condition]) -> BranchFacts {
        let from = FactSource { f, cfg, live };
        let compares = |c: &&Condition| matches!(c, Condition::Compare { .. });
        let given: Vec<Condition> = given.iter().filter(compares).cloned().collect();
        // Nothing is said yet of where nothing was seen to lead.
        let mut at_start: Vec<Option<Vec<Condition>>> = vec![None; cfg.blocks.len()];
        loop {
            let before = at_start.clone();
            for &b in &cfg.order {
                at_start[b.index()] = from.entering(b, &given, &at_start);
            }
            if at_start == before {
                return BranchFacts { at_start: at_start.into_iter().map(Option::unwrap_or_default).collect() };
            }
        }
    }

    pub fn at_start(&self, b: BlockId) -> &[Condition] {
        &self.at_start[b.index()]
    }

    /// The conditions before an instruction.
    pub fn before(&self, cfg: &Cfg, live: &Liveness, inst: usize) -> Vec<Condition> {
        let block = cfg.ids().find(|b| (cfg.block(*b).first..cfg.block(*b).end).contains(&inst));
        let Some(b) = block else { return Vec::new() };
        let mut facts = self.at_start(b).to_vec();
        facts.retain(|c| stays(live, c, cfg.block(b).first, inst));
        facts
    }
}

/// Whether no instruction in `first .. end` writes a register that a condition is about.
fn stays(live: &Liveness, c: &Condition, first: usize, end: usize) -> bool {
    let about = c.registers();
    (first..end).all(|i| about.iter().all(|g| live.effects(i).writes[g.index()] == 0))
}

impl FactSource<'_> {
    /// What holds where a block is entered, by what is known of the blocks before it.
    fn entering(self, b: BlockId, given: &[Condition], at_start: &[Option<Vec<Condition>>]) -> Option<Vec<Condition>> {
        let is_entry = self.cfg.entries.contains(&b);
        let from_outside = is_entry.then(|| if b == BlockId(0) { given.to_vec() } else { Vec::new() });
        let preds = self.cfg.preds[b.index()].iter();
        let ways = preds.filter_map(|p| Some(self.along(*p, b, at_start[p.index()].as_ref()?)));
        let both = |a: Vec<Condition>, b: Vec<Condition>| a.into_iter().filter(|c| b.contains(c)).collect();
        from_outside.into_iter().chain(ways).reduce(both)
    }

    /// What holds where control goes from one block to another.
    fn along(self, from: BlockId, to: BlockId, at_start: &[Condition]) -> Vec<Condition> {
        let block = self.cfg.block(from);
        let mut facts = match &block.flow {
            Flow::Branch { taken, fall, .. } if taken == fall => Vec::new(),
            Flow::Branch { cond, taken, .. } => {
                self.said(block, if *taken == Dest::Block(to) { *cond } else { cond.negated() })
            }
            Flow::Goto(_) => Vec::new(),
        };
        let kept = at_start.iter().filter(|c| stays(self.live, c, block.first, block.end));
        for c in kept {
            if !facts.contains(c) && facts.len() < MOST {
                facts.push(c.clone());
            }
        }
        facts
    }

    /// What it says of registers that a condition holds at the end of a block.
    fn said(self, block: &Block, cond: Cond) -> Vec<Condition> {
        let needed = cond.flags_read();
        let writes =
            |i: &usize| self.live.effects(*i).flags_written.minus(needed) != self.live.effects(*i).flags_written;
        let Some(at) = (block.first..block.body_end).rev().find(writes) else { return Vec::new() };
        let Decoded::Plain(inst) = &self.f.insts[at].decoded else { return Vec::new() };
        let Some(Condition::Compare { op, left, right }) = compared(inst, cond) else { return Vec::new() };
        let before = self.computed_from(block, at, &left);
        let also = before.map(|left| Condition::Compare { op, left, right: right.clone() });
        let mut facts = Vec::from([Condition::Compare { op, left, right }]);
        facts.extend(also);
        facts.retain(|c| stays(self.live, c, at, block.end));
        facts
    }

    /// Another form of a compared register: compilers compare `x - 48` in a register of its own, and go on with `x`.
    fn computed_from(self, block: &Block, at: usize, compared: &ConditionTerm) -> Option<ConditionTerm> {
        let ConditionTerm::Register(g, width) = *compared else { return None };
        let defined = (block.first..at).rev().find(|i| self.live.effects(*i).writes[g.index()] != 0)?;
        let Decoded::Plain(inst) = &self.f.insts[defined].decoded else { return None };
        let row = table().row(inst.row);
        let [Operand::Reg(_), Operand::Mem(m)] = &inst.operands[..] else { return None };
        let is_sum = row.kind == Some(OperationKind::AddressSum) && row.operands[0].width == width;
        let plain = m.index.is_none() && m.symbol.is_none() && m.segment.is_none() && !m.rip;
        let base = m.base.filter(|base| is_sum && plain && *base != g)?;
        let unwritten = (defined..block.end).all(|i| self.live.effects(i).writes[base.index()] == 0);
        let [base, number] = [ConditionTerm::Register(base, width), ConditionTerm::Constant(i128::from(m.disp))];
        unwritten.then(|| ConditionTerm::Binary(BinOp::Add, Box::new(base), Box::new(number)))
    }
}

/// What it says of a comparison's operands that a condition of its flags holds.
fn compared(inst: &Inst, cond: Cond) -> Option<Condition> {
    let row = table().row(inst.row);
    let [a, b] = &inst.operands[..] else { return None };
    let width = row.operands[0].width;
    if row.subtracts_for_flags() {
        let (left, right) = (term(a, width)?, term(b, width)?);
        let with_nothing = right == ConditionTerm::Constant(0);
        let op = relation(cond).or_else(|| sign(cond).filter(|_| with_nothing))?;
        return Some(Condition::Compare { op, left, right });
    }
    // A number and itself, bit by bit: a comparison with 0.
    let op = sign(cond).or_else(|| relation(cond))?;
    let is_unsigned = [Cond::B, Cond::Ae, Cond::Be, Cond::A].contains(&cond);
    let fits = tests_bits(row) && a == b && !is_unsigned;
    let left = term(a, width).filter(|_| fits)?;
    Some(Condition::Compare { op, left, right: ConditionTerm::Constant(0) })
}

/// Compares bit by bit: without a carry, and without an overflow.
fn tests_bits(row: &Row) -> bool {
    row.kind == Some(OperationKind::Comparison) && row.mnemonic == "test"
}

/// A register or a number that is compared at a width.
fn term(operand: &Operand, width: Width) -> Option<ConditionTerm> {
    match operand {
        Operand::Reg(r) if !r.high => Some(ConditionTerm::Register(r.gpr, width)),
        Operand::Imm(i) => Some(ConditionTerm::Constant(i128::from(*i))),
        _ => None,
    }
}

/// How the operands of a subtraction stand to each other.
fn relation(cond: Cond) -> Option<Compare> {
    Some(match cond {
        Cond::B => Compare::Lt,
        Cond::Ae => Compare::Ge,
        Cond::E => Compare::Eq,
        Cond::Ne => Compare::Ne,
        Cond::Be => Compare::Le,
        Cond::A => Compare::Gt,
        Cond::L => Compare::SignedLt,
        Cond::Ge => Compare::SignedGe,
        Cond::Le => Compare::SignedLe,
        Cond::G => Compare::SignedGt,
        Cond::O | Cond::No | Cond::S | Cond::Ns | Cond::P | Cond::Np => return None,
    })
}

/// What the sign of a result says where nothing was taken away.
fn sign(cond: Cond) -> Option<Compare> {
    match cond {
        Cond::S => Some(Compare::SignedLt),
        Cond::Ns => Some(Compare::SignedGe),
        _ => None,
    }
}
