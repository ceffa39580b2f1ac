//! What a solution costs: instructions exactly; bytes as far as one register at a time decides them; micro-operations
//! exactly but for forms that cost less with certain registers.
//!
//! Lengths come from the encoder: each operation is encoded with plain registers, then with every class in every operand.
//! A prefix that any of several operands calls for is one column. Where lengths depend on more than that the model's bytes
//! are a lower bound, and the answer's bytes are counted by encoding it.

use crate::cost::inst_cost::{ColumnCost, length};
use crate::emit::{constant, instruction};
use crate::ilp::constants::{constant_bytes, remade};
use crate::ilp::model::live_ranges::RangeId;
use crate::ilp::model::{Candidate, Model};
use crate::ilp::program::Term;
use crate::ir::regs::Regs;
use crate::problem::copies::{copy, copy_bytes};
use crate::problem::{AllocationProblem, OpId, OpKind, ValId, fixed_slot};
use dag::ir::graph::Class;
use isa::{Gpr, Reg, RowId, Width};

/// Puts every cost on the columns.
pub fn costs(m: &mut Model) {
    for i in 0..m.p.ops.len() {
        operation(m, i);
    }
    for tie in m.ties.clone() {
        let op = &m.p.ops[tie.op];
        let input = &op.inputs[tie.input];
        let free = input.tied.and_then(|o| op.outputs[o].val).filter(|_| input.allowed.single().is_none());
        let to = free.map_or(input.allowed.single().map_or(CopyTarget::Any, CopyTarget::Fixed), CopyTarget::Home);
        moved(m, tie.op, tie.input, tie.copy, to);
    }
    for f in m.fetches.clone() {
        moved(m, f.op, f.input, f.moved, CopyTarget::Fixed(f.reg));
    }
    boundary(m);
    rematerialized(m);
}

/// What must be where at once: a live range between a fixed register and its home, and when.
type Pin = (Reg, RangeId, Term);

/// Moves at entry and at the end, and after fixed results. Each group happens at once.
fn boundary(m: &mut Model) {
    let p = m.p;
    let own = |pins: &[(Reg, ValId)]| -> Vec<Pin> { pins.iter().map(|&(g, v)| (g, v, Term::ONE)).collect() };
    group(m, &own(&p.entry));
    let leaving = m.ranges.leaving.iter();
    let exits: Vec<Pin> = leaving.flat_map(|x| x.from.iter().map(|&(l, t)| (x.reg, l, t))).collect();
    group(m, &exits);
    for op in &p.ops {
        let fixed = op.outputs.iter().filter(|o| fixed_slot(o.slot));
        let results: Vec<(Reg, ValId)> = fixed.filter_map(|o| Some((o.allowed.single()?, o.val?))).collect();
        group(m, &own(&results));
    }
}

/// Moves between fixed registers and homes that happen at once. Two values that change places cost one exchange instead of
/// two moves; of longer cycles the model does not know that they are cheaper.
fn group(m: &mut Model, pins: &[Pin]) {
    for &(g, l, when) in pins {
        boundary_move(m, l, g, when);
    }
    for (n, &(a, v, when)) in pins.iter().enumerate() {
        for &(b, w, also) in pins[..n].iter().filter(|x| m.ranges.all[x.1].val != m.ranges.all[v].val) {
            let crossed = [m.home(v, b), m.home(w, a), when, also];
            let (Ok(xchg), false) = (exchange(m.p, a, b), crossed.contains(&Term::ZERO)) else { continue };
            let both = m.lp.continuous(format!("c_{v}_{w}_{a}_{b}"));
            crossed.iter().for_each(|&h| m.lp.implies(both, h));
            // An exchange may be dearer than two moves: it is not left out then.
            m.lp.at_least(&[both, !crossed[0], !crossed[1], !when, !also], 1);
            let width = |l: RangeId| m.p.copy_width(m.ranges.all[l].val);
            let moves = copied(m.p, a, b, width(v)).plus(copied(m.p, b, a, width(w)));
            m.lp.add_cost(both, xchg.minus(moves));
        }
    }
}

/// What is stored, loaded and otherwise rematerialized.
fn rematerialized(m: &mut Model) {
    let p = m.p;
    for v in 0..p.vals.len() {
        let stored = m.ranges.stored[v];
        if !stored.is(false) {
            in_slot(m, v, v, stored, Slotted::Store);
        }
    }
    for l in p.vals.len()..m.ranges.all.len() {
        let (v, made) = (m.ranges.all[l].val, m.ranges.all[l].made);
        match p.vals[v].constant {
            Some(value) => remade(m, l, value),
            None if m.ranges.stored[v].is(false) => split(m, v, l, made),
            None => in_slot(m, v, l, made, Slotted::Load),
        }
    }
    for x in m.ranges.leaving.clone().into_iter().filter(|x| !x.anew.is(false)) {
        let made = match p.vals[x.val].constant {
            Some(value) => constant(x.reg, value, p.made_bits(x.val), p.exit_flags.is_empty()),
            None => crate::problem::slots::load(x.reg, 0, p.copy_width(x.val)),
        };
        if let Ok(cost) = made.and_then(|i| p.inst_costs.of(p.tune, &i)) {
            m.lp.add_cost(x.anew, cost.sums.into());
        }
    }
}

/// A copy of v's first live range to live range l, if `made`. A general one is longer by a prefix if its readers need 64 bits or
/// either home calls for it.
fn split(m: &mut Model, v: ValId, l: RangeId, made: Term) {
    let (class, width) = (m.p.vals[v].class, m.p.copy_width(v));
    let Some(plain) = Regs::of(class).iter().next() else { return };
    if class != Class::GENERAL {
        m.lp.add_cost(made, copied(m.p, plain, plain, width));
        return;
    }
    m.lp.add_cost(made, copied(m.p, plain, plain, Width::W32));
    let r = m.lp.continuous(format!("rc_{l}"));
    for k in prefixed_classes(m, class) {
        m.lp.at_least(&[r, !made, !m.h[l][k]], 1);
        m.lp.at_least(&[r, !made, !m.h[v][k]], 1);
    }
    if width == Width::W64 {
        m.ranges.needed_whole(m.p, l).into_iter().for_each(|t| m.lp.implies(t, r));
    }
    m.lp.add_cost(r, ColumnCost::bytes(1));
}

/// A store of, or a load to, live range l, if `when`: longer by a prefix in some homes.
fn in_slot(m: &mut Model, v: ValId, l: RangeId, when: Term, what: Slotted) {
    let p = m.p;
    let cost = |g: Reg| {
        let inst = what.inst(g, p.copy_width(v));
        inst.and_then(|i| p.inst_costs.of(p.tune, &i)).map(|x| x.sums.into()).unwrap_or_default()
    };
    let plain = cost(Gpr::RAX.into());
    m.lp.add_cost(when, plain);
    for k in prefixed_classes(m, Class::GENERAL) {
        let Some(g) = m.classes[k].iter().next() else { continue };
        let both = both(m, m.h[l][k], when, format!("rs_{l}_{k}"));
        m.lp.add_cost(both, cost(g).minus(plain));
    }
}

#[derive(Clone, Copy)]
enum Slotted {
    Store,
    Load,
}

impl Slotted {
    fn inst(self, g: Reg, width: Width) -> Result<isa::Inst, crate::ir::Error> {
        use crate::problem::slots::{load, store};
        (if let Slotted::Store = self { store } else { load })(g, 0, width)
    }
}

/// 1 at least where both hold.
fn both(m: &mut Model, a: Term, b: Term, name: String) -> Term {
    match (a, b) {
        (Term::Const(false), _) | (_, Term::Const(false)) => Term::ZERO,
        (Term::Const(true), x) | (x, Term::Const(true)) => x,
        _ => {
            let r = m.lp.continuous(name);
            m.lp.at_least(&[r, !a, !b], 1);
            r
        }
    }
}

fn exchange(p: &AllocationProblem, a: Reg, b: Reg) -> Result<ColumnCost, crate::ir::Error> {
    let inst = crate::emit::exchange(a, b)?;
    if !p.exchangeable.contains(a) {
        return Err(crate::ir::Error::Infeasible(format!("{a} and {b} may not change places")));
    }
    p.inst_costs.of(p.tune, &inst).map(|x| x.sums.into())
}

/// What a copy costs.
fn copied(p: &AllocationProblem, from: Reg, to: Reg, width: Width) -> ColumnCost {
    let known = copy(p.extensions, from, to, width).and_then(|i| p.inst_costs.of(p.tune, &i));
    let known: ColumnCost = known.map(|x| x.sums.into()).unwrap_or_default();
    ColumnCost { instructions: 1, bytes: copy_bytes(p.extensions, from, to, width), ..known }
}

/// A move between the home of l and g, if they differ, when it is called for.
fn boundary_move(m: &mut Model, l: RangeId, g: Reg, when: Term) {
    let width = m.p.copy_width(m.ranges.all[l].val);
    for k in 0..m.classes.len() {
        let Some(home) = m.classes[k].iter().next() else { continue };
        if !m.classes[k].contains(g) && !m.h[l][k].is(false) {
            let moved = both(m, m.h[l][k], when, format!("w_{l}_{g}_{k}"));
            m.lp.add_cost(moved, copied(m.p, g, home, width));
        }
    }
}

/// Where a copy goes.
#[derive(Clone, Copy)]
enum CopyTarget {
    Fixed(Reg),
    Home(ValId),
    Any,
}

/// A copy before an operation, if `made`. A general one has a prefix if it is 64 bits wide, which may depend on the value
/// that stands there, or if either side calls for it: `r >= made + (v stands there) - 1` for the wide values v,
/// `r >= made + h_ok - 1` for the target's, `r >= made + h_vk + (v stands there) - 2` for the source's prefixed classes k.
fn moved(m: &mut Model, i: OpId, k: usize, made: Term, to: CopyTarget) {
    let candidates = m.candidates(i, k);
    let input = &m.p.ops[i].inputs[k];
    let class = m.p.vals[input.val].class;
    let width_of = |l: RangeId| m.p.read_width(input, m.ranges.all[l].val);
    let width = candidates.iter().map(|c| width_of(c.range)).min().unwrap_or(input.copy);
    let wide: Vec<RangeId> = candidates.iter().map(|c| c.range).filter(|&l| width_of(l) > width).collect();
    let plain = Regs::of(class).iter().next().unwrap_or(Reg::of(Gpr::RAX));
    let reg = if let CopyTarget::Fixed(g) = to { g } else { plain };
    m.lp.add_cost(made, copied(m.p, plain, reg, width));
    // VEX has room for one register of the upper half in its short form: no register alone makes it longer.
    let prefix_is_known = match class {
        Class::GENERAL => width == Width::W64,
        Class::VECTOR => m.p.extensions.vex,
        _ => true,
    };
    if prefix_is_known || reg.needs_prefix() {
        return;
    }
    let prefixed = prefixed_classes(m, class);
    let r = m.lp.continuous(format!("rm_{i}_{k}"));
    if let CopyTarget::Home(v) = to {
        prefixed.iter().for_each(|&c| m.lp.at_least(&[r, !made, !m.h[v][c]], 1));
    }
    for (l, when) in standing(m, i, k) {
        if class == Class::GENERAL && wide.contains(&l) {
            m.lp.at_least(&[&[r, !made], &unless(&when)[..]].concat(), 1);
            continue;
        }
        for &c in &prefixed {
            m.lp.at_least(&[&[r, !made, !m.h[l][c]], &unless(&when)[..]].concat(), 1);
        }
    }
    m.lp.add_cost(r, ColumnCost::bytes(1));
}

/// What may stand in an operand, each with the conditions under which it does.
type Standing = Vec<(RangeId, Vec<Term>)>;

/// Live ranges that may stand in input k.
fn standing(m: &Model, i: OpId, k: usize) -> Standing {
    let touching = m.touching(i, k, &m.swap[i]);
    let condition = |c: Candidate| {
        let swaps = match c.swap {
            Some(s) => vec![m.swap[i][s]],
            None => unless(&touching),
        };
        (c.range, swaps.into_iter().chain([c.read]).filter(|t| !t.is(true)).collect())
    };
    m.candidates(i, k).into_iter().map(condition).collect()
}

fn unless(when: &[Term]) -> Vec<Term> {
    when.iter().map(|t| !*t).collect()
}

fn prefixed_classes(m: &Model, class: Class) -> Vec<usize> {
    let prefixed = |r: Reg| Class::of(r) == class && r.needs_prefix();
    (0..m.classes.len()).filter(|&k| m.classes[k].iter().next().is_some_and(prefixed)).collect()
}

fn operation(m: &mut Model, i: OpId) {
    match m.p.ops[i].kind {
        OpKind::Inst(row) => instruction_bytes(m, i, row),
        OpKind::Const(value) => constant_bytes(m, i, value),
        OpKind::Opaque => m.lp.add_cost(m.active[i], crate::emit::least(m.p, i).into()),
    }
}

/// A place in an instruction whose register the model decides: the value that stands there, and when.
struct OpenOperand {
    /// Index of input or output.
    at: Result<usize, usize>,
    allowed: Regs,
    stands: Standing,
}

fn operands(m: &Model, i: OpId) -> Vec<OpenOperand> {
    let op = &m.p.ops[i];
    // Another operation may stand in this one's place.
    let active: Vec<Term> = Some(m.active[i]).filter(|t| !t.is(true)).into_iter().collect();
    let mut operands = Vec::new();
    for (o, out) in op.outputs.iter().enumerate().filter(|(_, o)| !fixed_slot(o.slot) && o.allowed.single().is_none()) {
        if let Some(v) = out.val {
            operands.push(OpenOperand { at: Err(o), allowed: out.allowed, stands: vec![(v, active.clone())] });
        }
    }
    for (k, input) in op.inputs.iter().enumerate().filter(|(_, x)| x.tied.is_none() && x.allowed.single().is_none()) {
        let mut stands = standing(m, i, k);
        stands.iter_mut().for_each(|(_, when)| when.extend(&active));
        operands.push(OpenOperand { at: Ok(k), allowed: input.allowed, stands });
    }
    operands
}

/// Length with `special` in one place and plain registers in the others.
fn sample(m: &Model, i: OpId, row: RowId, operands: &[OpenOperand], special: Option<(usize, Reg)>) -> Option<i64> {
    let op = &m.p.ops[i];
    let plain = [Gpr::RCX, Gpr::RDX, Gpr::RBX, Gpr::RCX].map(Reg::of);
    let fixed = |allowed: Regs| allowed.iter().next().unwrap_or(Reg::of(Gpr::RAX));
    let mut inputs: Vec<Reg> = op.inputs.iter().map(|x| fixed(x.allowed)).collect();
    let mut outputs: Vec<Reg> = op.outputs.iter().map(|x| fixed(x.allowed)).collect();
    for (n, operand) in operands.iter().enumerate() {
        let usual = plain.iter().copied().cycle().skip(n).take(4).find(|&g| operand.allowed.contains(g));
        let reg = match special {
            Some((at, g)) if at == n => g,
            _ => usual.unwrap_or(fixed(operand.allowed)),
        };
        match operand.at {
            Ok(k) => inputs[k] = reg,
            Err(o) => outputs[o] = reg,
        }
    }
    for (k, x) in op.inputs.iter().enumerate() {
        if let Some(o) = x.tied {
            inputs[k] = outputs[o];
        }
    }
    instruction(m.p, i, row, &inputs, &outputs).and_then(|x| length(&x)).ok().map(i64::from)
}

fn instruction_bytes(m: &mut Model, i: OpId, row: RowId) {
    let operands = operands(m, i);
    let least: ColumnCost = crate::emit::least(m.p, i).into();
    let Some(base) = sample(m, i, row, &operands, None) else {
        m.lp.add_cost(m.active[i], ColumnCost { bytes: 1, ..least });
        return;
    };
    m.lp.add_cost(m.active[i], ColumnCost { bytes: base, ..least });
    let mut prefix: Vec<(RangeId, Vec<Term>, usize)> = Vec::new();
    for (n, operand) in operands.iter().enumerate() {
        for k in 0..m.classes.len() {
            let Some(g) = m.classes[k].and(operand.allowed).iter().next() else { continue };
            let Some(len) = sample(m, i, row, &operands, Some((n, g))) else { continue };
            let mut extra = len - base;
            if extra > 0 && calls_for_prefix(m, i, row, &operands, n, g) {
                prefix.extend(operand.stands.iter().map(|(l, when)| (*l, when.clone(), k)));
                extra -= 1;
            }
            // Savings and displacement bytes that hang on one operand alone.
            match &operand.stands[..] {
                [(l, when)] if extra != 0 && when.is_empty() => m.lp.add_cost(m.h[*l][k], ColumnCost::bytes(extra)),
                several if extra < 0 => saved(m, several, ClassBytes { op: i, operand: n, class: k, bytes: extra }),
                several if extra > 0 => added(m, several, ClassBytes { op: i, operand: n, class: k, bytes: extra }),
                _ => {}
            }
        }
    }
    if !prefix.is_empty() {
        let r = m.lp.continuous(format!("r_{i}"));
        for (l, when, k) in prefix {
            m.lp.at_least(&[&[r, !m.h[l][k]], &unless(&when)[..]].concat(), 1);
        }
        m.lp.add_cost(r, ColumnCost::bytes(1));
    }
}

/// Bytes that an operation has more, or fewer, with a register of a class in one of its operands.
#[derive(Clone, Copy)]
struct ClassBytes {
    op: OpId,
    /// Number among the operands whose registers the model decides.
    operand: usize,
    class: usize,
    bytes: i64,
}

/// A saving that hangs on which of several live ranges stands in operand n of operation i: `s <= h_lk`, `s <= when`.
fn saved(m: &mut Model, several: &[(RangeId, Vec<Term>)], saving: ClassBytes) {
    let ClassBytes { op: i, operand: n, class: k, bytes } = saving;
    for (l, when) in several {
        let s = m.lp.continuous(format!("sv_{i}_{n}_{l}_{k}"));
        for &t in when.iter().chain([&m.h[*l][k]]) {
            m.lp.implies(s, t);
        }
        m.lp.add_cost(s, ColumnCost::bytes(bytes));
    }
}

/// Bytes that hang on which of several live ranges stands in operand n of operation i: `a >= h_lk + when - 1`.
fn added(m: &mut Model, several: &[(RangeId, Vec<Term>)], extra: ClassBytes) {
    let ClassBytes { op: i, operand: n, class: k, bytes } = extra;
    let a = m.lp.continuous(format!("ad_{i}_{n}_{k}"));
    for (l, when) in several {
        m.lp.at_least(&[&[a, !m.h[*l][k]], &unless(when)[..]].concat(), 1);
    }
    m.lp.add_cost(a, ColumnCost::bytes(bytes));
}

/// Whether `g` adds a REX prefix: a neighbour that needs one anyway makes the difference vanish.
fn calls_for_prefix(m: &Model, i: OpId, row: RowId, operands: &[OpenOperand], n: usize, g: Reg) -> bool {
    let byte_register = [Gpr::RBP, Gpr::RSI, Gpr::RDI].map(Reg::of).contains(&g);
    let plain = sample(m, i, row, operands, None);
    let high = sample(m, i, row, operands, Some((n, Gpr::R9.into())));
    let needs = high > plain;
    if g.needs_prefix() {
        // Any vector register of the upper half that is longer at all takes the same bit.
        return needs || Class::of(g) == Class::VECTOR;
    }
    let spec_width = |k: u8| {
        let OpKind::Inst(row) = m.p.ops[i].kind else { return Width::W64 };
        isa::table().row(row).operands[usize::from(k)].width
    };
    let slot = match operands[n].at {
        Ok(k) => m.p.ops[i].inputs[k].slot,
        Err(o) => m.p.ops[i].outputs[o].slot,
    };
    byte_register && needs && matches!(slot, crate::problem::swaps::Slot::Operand(k) if spec_width(k) == Width::W8)
}
