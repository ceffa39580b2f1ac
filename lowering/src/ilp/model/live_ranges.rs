//! Live ranges, each in one register. Every value has one from its definition on; some can get
//! more: a constant is rematerialized, or a spilled value loaded again, just before an operation that reads it
//! ("live-range splitting"; optional definitions with a choice at every reader, as in Castañeda Lozano et
//! al., "Combinatorial register allocation and instruction scheduling", 2019). A new live range needs no
//! order of its own: putting it later than just before its first reader only takes a register for less time.

use crate::ilp::program::{IntegerProgram, Term};
use crate::problem::{AllocationProblem, OpId, OpKind, ValId};
use dag::ir::graph::Class;
use isa::Reg;

/// Index into [`LiveRanges::all`]. The first are the values' own, by [`ValId`].
pub type RangeId = usize;

/// One live range or another, each with what says that it is this one.
pub type Alternatives = Vec<(RangeId, Term)>;

/// Where a live range begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Birth {
    Entry,
    /// A result of this operation.
    At(OpId),
    /// Rematerialized just before this operation.
    Before(OpId),
}

impl Birth {
    /// The operation at which, or before which, it begins.
    pub fn op(self) -> Option<OpId> {
        match self {
            Birth::Entry => None,
            Birth::At(d) | Birth::Before(d) => Some(d),
        }
    }
}

#[derive(Clone, Debug)]
pub struct LiveRange {
    pub val: ValId,
    pub birth: Birth,
    /// Whether it exists.
    pub made: Term,
    /// A constant 0 is made by the flag-destroying `xor`.
    pub xor: Term,
    /// Operations that read it, each once, and when they do.
    pub users: Vec<(OpId, Term)>,
    /// Registers it must stand in at the end, and when.
    pub leaves: Vec<(Reg, Term)>,
}

impl LiveRange {
    fn new(val: ValId, birth: Birth, made: Term, xor: Term) -> LiveRange {
        LiveRange { val, birth, made, xor, users: Vec::new(), leaves: Vec::new() }
    }
}

/// How a value gets to where it must stand at the end.
#[derive(Clone, Debug)]
pub struct Leaving {
    pub reg: Reg,
    pub val: ValId,
    /// From which live range.
    pub from: Alternatives,
    /// Loaded or made there.
    pub anew: Term,
}

/// Which values may have several live ranges, besides constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Splits {
    /// Those with several readers: copied to another register before one of them.
    pub copies: bool,
    /// Values that may be stored and loaded again: this many.
    pub spills: usize,
}

#[derive(Clone, Debug, Default)]
pub struct LiveRanges {
    pub all: Vec<LiveRange>,
    /// Per operation and input: which live range of its value it reads.
    pub reads: Vec<Vec<Alternatives>>,
    pub leaving: Vec<Leaving>,
    /// Per value: it is stored after its definition.
    pub stored: Vec<Term>,
}

/// The program so far: order (`y[i][j]`: i before j) and presence of the operations.
struct Built<'a, 'd> {
    p: &'a AllocationProblem<'d>,
    lp: &'a mut IntegerProgram,
    y: &'a [Vec<Term>],
    active: &'a [Term],
}

/// A value and its live ranges, those that always exist first.
struct OfValue {
    v: ValId,
    how: Rematerialization,
    ranges: Vec<RangeId>,
}

impl LiveRanges {
    /// One live range per value, and what constants and `splits` add. `y[i][j]`: i before j.
    pub fn new(
        p: &AllocationProblem,
        lp: &mut IntegerProgram,
        y: &[Vec<Term>],
        active: &[Term],
        splits: Splits,
    ) -> LiveRanges {
        let reads = p.ops.iter().map(|op| vec![Alternatives::new(); op.inputs.len()]).collect();
        let stored = vec![Term::ZERO; p.vals.len()];
        let mut ranges = LiveRanges { reads, stored, ..LiveRanges::default() };
        for val in &p.vals {
            let birth = val.def.map_or(Birth::Entry, Birth::At);
            let made = val.def.map_or(Term::ONE, |d| active[d]);
            let own = val.stands_for.unwrap_or(ranges.all.len());
            ranges.all.push(LiveRange::new(own, birth, made, Term::ZERO));
        }
        let mut built = Built { p, lp, y, active };
        for v in (0..p.vals.len()).filter(|&v| p.vals[v].stands_for.is_none()) {
            ranges.value(&mut built, v, splits);
        }
        lp.at_most(&ranges.stored, splits.spills as i64);
        ranges
    }

    /// The live ranges of a value, and who reads which.
    fn value(&mut self, s: &mut Built, v: ValId, splits: Splits) {
        let how = Rematerialization::of(s.p, v, splits);
        self.stored[v] = if how == Rematerialization::Load { s.lp.binary(format!("st_{v}")) } else { Term::ZERO };
        s.lp.implies(self.stored[v], self.all[v].made);
        let mut of = OfValue { v, how, ranges: [&[v], &s.p.vals[v].others[..]].concat() };
        let first = of.ranges.len();
        if how != Rematerialization::Never {
            self.rematerialize(s, &mut of);
        }
        for &i in &s.p.vals[v].users {
            self.read(s, &of, i);
        }
        for &reg in &s.p.vals[v].exits {
            self.leave(s, &of, reg);
        }
        for &l in &of.ranges[first..] {
            self.needs_a_reader(s.lp, &of, l);
        }
    }

    /// A further live range l just before each reader j: `made_l <= a_j`; where it is loaded, `made_l <= stored_v`; where
    /// it is a 0 made by `xor`, `xor_l <= made_l`.
    fn rematerialize(&mut self, s: &mut Built, of: &mut OfValue) {
        let v = of.v;
        for &j in &s.p.vals[v].users {
            of.ranges.push(self.all.len());
            let made = s.lp.binary(format!("a_{v}_{j}"));
            s.lp.implies(made, s.active[j]);
            s.lp.implies(made, if of.how == Rematerialization::Load { self.stored[v] } else { Term::ONE });
            let xor = if of.how == Rematerialization::Zero { s.lp.binary(format!("za_{v}_{j}")) } else { Term::ZERO };
            s.lp.implies(xor, made);
            self.all.push(LiveRange::new(v, Birth::Before(j), made, xor));
        }
    }

    /// Reader i reads one of them, one that is there: `Σ_l u_il = a_i`, `u_il <= made_l`, and `u_il <= y_di` where l begins
    /// at or before operation d.
    fn read(&mut self, s: &mut Built, of: &OfValue, i: OpId) {
        let defined = |birth: Birth| match birth {
            Birth::Before(j) if j == i => Term::ONE,
            Birth::Entry => Term::ONE,
            Birth::At(d) | Birth::Before(d) => s.y[d][i],
        };
        let in_time = |l: &&RangeId| !defined(self.all[**l].birth).is(false);
        let options: Alternatives = match of.ranges[..] {
            [only] => vec![(only, s.active[i])],
            _ => {
                let ranges = of.ranges.iter().filter(in_time);
                ranges.map(|&l| (l, self.option(s.lp, l, format!("u_{i}_{l}")))).collect()
            }
        };
        for &(l, t) in &options {
            s.lp.implies(t, defined(self.all[l].birth));
        }
        if !separate(s.p, i, of.v) {
            s.lp.exactly(&options.iter().map(|o| o.1).chain([!s.active[i]]).collect::<Vec<_>>(), 1);
        }
        if let [(only, read)] = options[..] {
            s.lp.implies(read, self.all[only].made);
        }
        options.iter().for_each(|&(l, t)| self.all[l].users.push((i, t)));
        self.inputs(s, of.v, i, &options);
    }

    /// At the end it stands in g from one of them, or is loaded or made there: `Σ_l o_gl + anew_g = 1`, `o_gl <= made_l`,
    /// `anew_g <= stored_v` where it is loaded.
    fn leave(&mut self, s: &mut Built, of: &OfValue, reg: Reg) {
        let v = of.v;
        let (from, anew): (Alternatives, Term) = match of.ranges[..] {
            [only] => {
                s.lp.at_least(&[self.all[only].made], 1);
                (vec![(only, Term::ONE)], Term::ZERO)
            }
            _ => {
                let from = of.ranges.iter().map(|&l| (l, self.option(s.lp, l, format!("o_{reg}_{l}")))).collect();
                let anew = !matches!(of.how, Rematerialization::Never | Rematerialization::Copy);
                (from, if anew { s.lp.binary(format!("o_{reg}_{v}_anew")) } else { Term::ZERO })
            }
        };
        s.lp.exactly(&from.iter().map(|o| o.1).chain([anew]).collect::<Vec<_>>(), 1);
        if of.how == Rematerialization::Load {
            s.lp.implies(anew, self.stored[v]);
        }
        from.iter().for_each(|&(l, t)| self.all[l].leaves.push((reg, t)));
        self.leaving.push(Leaving { reg, val: v, from, anew });
    }

    /// What nobody reads is not made: `made_l <= Σ_i u_il + Σ_g o_gl`. A copy reads the value's first live range, which
    /// lasts until then: `made_l <= made_v`.
    fn needs_a_reader(&mut self, lp: &mut IntegerProgram, of: &OfValue, l: RangeId) {
        let range = &self.all[l];
        let made = range.made;
        let read: Vec<Term> = range.users.iter().map(|u| u.1).chain(range.leaves.iter().map(|x| x.1)).collect();
        if let (Rematerialization::Copy, Birth::Before(j)) = (of.how, range.birth) {
            lp.implies(made, self.all[of.v].made);
            self.all[of.v].users.push((j, made));
        }
        lp.at_least(&[&read[..], &[!made]].concat(), 1);
    }

    /// Which live range stands in each operand: `u_ikl <= u_il`, `Σ_l u_ikl = a_i`; one that stands in none is not read.
    fn inputs(&mut self, s: &mut Built, v: ValId, i: OpId, options: &Alternatives) {
        let Built { p, lp, active, .. } = s;
        let inputs: Vec<usize> = (0..p.ops[i].inputs.len()).filter(|&k| p.ops[i].inputs[k].val == v).collect();
        if !separate(p, i, v) {
            inputs.iter().for_each(|&k| self.reads[i][k] = options.clone());
            return;
        }
        for &k in &inputs {
            self.reads[i][k] = options.iter().map(|o| (o.0, lp.binary(format!("u_{i}_{k}_{}", o.0)))).collect();
            let row: Vec<Term> = self.reads[i][k].iter().map(|o| o.1).chain([!active[i]]).collect();
            lp.exactly(&row, 1);
        }
        for (n, &(_, read)) in options.iter().enumerate() {
            let here: Vec<Term> = inputs.iter().map(|&k| self.reads[i][k][n].1).collect();
            here.iter().for_each(|&t| lp.implies(t, read));
            lp.at_least(&[&here[..], &[!read]].concat(), 1);
        }
    }

    /// Somebody reads this live range: it exists then.
    fn option(&self, lp: &mut IntegerProgram, l: RangeId, name: String) -> Term {
        let t = lp.binary(name);
        lp.implies(t, self.all[l].made);
        t
    }

    /// The live ranges that operation `i` may read in input `k`.
    pub fn options(&self, i: OpId, k: usize) -> &[(RangeId, Term)] {
        &self.reads[i][k]
    }

    /// When a copy of a value to live range `l` has to be as wide as the value: then some reader, or the end, needs it all.
    pub fn needed_whole(&self, p: &AllocationProblem, l: RangeId) -> Vec<Term> {
        let range = &self.all[l];
        let whole = |i: OpId, k: usize| p.operand_width(i, k) == p.copy_width(range.val);
        let mut when: Vec<Term> = range.leaves.iter().map(|x| x.1).collect();
        for &(i, _) in &range.users {
            let inputs = self.reads[i].iter().enumerate().filter(|(k, _)| whole(i, *k));
            when.extend(inputs.flat_map(|(_, options)| options).filter(|o| o.0 == l).map(|o| o.1));
        }
        when
    }

    /// Whether operation `i` reads this live range.
    pub fn read_by(&self, i: OpId, l: RangeId) -> Term {
        self.all[l].users.iter().find(|u| u.0 == i).map_or(Term::ZERO, |u| u.1)
    }
}

/// Whether operation i may read different live ranges of v in its operands. It gains from that only where one of them is
/// fixed; elsewhere one register in all of them may be what makes an instruction wait for nothing.
fn separate(p: &AllocationProblem, i: OpId, v: ValId) -> bool {
    let inputs = || p.ops[i].inputs.iter().filter(|x| x.val == v);
    inputs().count() > 1 && inputs().any(|x| x.allowed.single().is_some())
}

/// How a value can be had a second time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematerialization {
    Never,
    /// A constant other than 0.
    Constant,
    Zero,
    /// From its slot.
    Load,
    /// From the register that it is in.
    Copy,
}

impl Rematerialization {
    pub fn of(p: &AllocationProblem, v: ValId, splits: Splits) -> Rematerialization {
        let val = &p.vals[v];
        if let Some(OpKind::Const(c)) = val.def.map(|d| p.ops[d].kind) {
            let several = val.users.len() + val.exits.len() > 1 && val.others.is_empty();
            return match (several, c & p.wanted(v)) {
                (false, _) => Rematerialization::Never,
                (true, 0) => Rematerialization::Zero,
                (true, _) => Rematerialization::Constant,
            };
        }
        let writable = val.entry.is_none_or(|r| p.allocatable.contains(r)) && val.others.is_empty();
        match val.users.len() + val.exits.len() {
            1.. if splits.spills > 0 && writable && val.class == Class::GENERAL => Rematerialization::Load,
            2.. if splits.copies && writable && !val.users.is_empty() => Rematerialization::Copy,
            _ => Rematerialization::Never,
        }
    }
}
