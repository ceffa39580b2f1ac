//! Stretches of a value's life in one register. Every value has one from its definition on; some can get
//! more: a constant is made again, or a spilled value loaded again, just before an operation that reads it
//! ("live-range splitting"; optional definitions with a choice at every reader, as in Castañeda Lozano et
//! al., "Combinatorial register allocation and instruction scheduling", 2019). A new stretch needs no
//! order of its own: putting it later than just before its first reader only takes a register for less time.

use crate::ilp::program::{Program, Term};
use crate::problem::{OpId, OpKind, Problem, ValId};
use dag::ir::graph::Class;
use isa::Reg;

/// Index into [`Lives::all`]. The first are the values' own, by [`ValId`].
pub type LifeId = usize;

/// One stretch or another, each with what says that it is this one.
pub type Alternatives = Vec<(LifeId, Term)>;

/// Where a stretch begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Birth {
    Entry,
    /// A result of this operation.
    At(OpId),
    /// Made again just before this operation.
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
pub struct Life {
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

/// How a value gets to where it must stand at the end.
#[derive(Clone, Debug)]
pub struct Leaving {
    pub reg: Reg,
    pub val: ValId,
    /// From which stretch.
    pub from: Alternatives,
    /// Loaded or made there.
    pub anew: Term,
}

/// Which values may have several stretches, besides constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Splits {
    /// Those with several readers: copied to another register before one of them.
    pub copies: bool,
    /// Values that may be stored and loaded again: this many.
    pub spills: usize,
}

#[derive(Clone, Debug, Default)]
pub struct Lives {
    pub all: Vec<Life>,
    /// Per operation and input: which stretch of its value it reads.
    pub reads: Vec<Vec<Alternatives>>,
    pub leaving: Vec<Leaving>,
    /// Per value: it is stored after its definition.
    pub stored: Vec<Term>,
}

impl Lives {
    /// One stretch per value, and what constants and `splits` add. `y[i][j]`: i before j.
    pub fn new(p: &Problem, lp: &mut Program, y: &[Vec<Term>], active: &[Term], splits: Splits) -> Lives {
        let reads = p.ops.iter().map(|op| vec![Alternatives::new(); op.inputs.len()]).collect();
        let mut lives = Lives { reads, ..Lives::default() };
        for val in &p.vals {
            let birth = val.def.map_or(Birth::Entry, Birth::At);
            let own = Life {
                val: val.stands_for.unwrap_or(lives.all.len()),
                birth,
                made: val.def.map_or(Term::ONE, |d| active[d]),
                xor: Term::ZERO,
                users: Vec::new(),
                leaves: Vec::new(),
            };
            lives.all.push(own);
        }
        lives.stored = vec![Term::ZERO; p.vals.len()];
        for v in (0..p.vals.len()).filter(|&v| p.vals[v].stands_for.is_none()) {
            let again = Again::of(p, v, splits);
            let stored = if again == Again::Load { lp.binary(format!("st_{v}")) } else { Term::ZERO };
            lives.stored[v] = stored;
            lp.implies(stored, lives.all[v].made);
            lives.readers(p, lp, (y, active), (v, again));
        }
        lp.at_most(&lives.stored, splits.spills as i64);
        lives
    }

    /// The stretches of a value and who reads which.
    fn readers(
        &mut self,
        p: &Problem,
        lp: &mut Program,
        (y, active): (&[Vec<Term>], &[Term]),
        (v, again): (ValId, Again),
    ) {
        let mut own = vec![v];
        own.extend(&p.vals[v].others);
        let given = own.len();
        if again != Again::Never {
            for &j in &p.vals[v].users {
                own.push(self.all.len());
                let made = lp.binary(format!("a_{v}_{j}"));
                lp.implies(made, active[j]);
                lp.implies(made, if again == Again::Load { self.stored[v] } else { Term::ONE });
                let xor = if again == Again::Zero { lp.binary(format!("za_{v}_{j}")) } else { Term::ZERO };
                lp.implies(xor, made);
                let life = Life { val: v, birth: Birth::Before(j), made, xor, users: Vec::new(), leaves: Vec::new() };
                self.all.push(life);
            }
        }
        for &i in &p.vals[v].users {
            let in_time = |l: &&LifeId| match self.all[**l].birth {
                Birth::Before(j) if j == i => true,
                Birth::Entry => true,
                Birth::At(d) | Birth::Before(d) => !y[d][i].is(false),
            };
            let options: Alternatives = match own[..] {
                [only] => vec![(only, active[i])],
                _ => own.iter().filter(in_time).map(|&l| (l, self.option(lp, l, format!("u_{i}_{l}")))).collect(),
            };
            for &(l, t) in &options {
                match self.all[l].birth {
                    Birth::Before(j) if j == i => {}
                    Birth::Entry => {}
                    Birth::At(d) | Birth::Before(d) => lp.at_least(&[!t, y[d][i]], 1),
                }
            }
            if !separate(p, i, v) {
                lp.exactly(&options.iter().map(|o| o.1).chain([!active[i]]).collect::<Vec<_>>(), 1);
            }
            if let [(only, read)] = options[..] {
                lp.implies(read, self.all[only].made);
            }
            options.iter().for_each(|&(l, t)| self.all[l].users.push((i, t)));
            self.inputs(p, lp, (i, v, active[i]), &options);
        }
        for &reg in &p.vals[v].exits {
            let (from, anew) = match own[..] {
                [only] => {
                    lp.at_least(&[self.all[only].made], 1);
                    (vec![(only, Term::ONE)], Term::ZERO)
                }
                _ => {
                    let from = own.iter().map(|&l| (l, self.option(lp, l, format!("o_{reg}_{l}")))).collect();
                    let anew = !matches!(again, Again::Never | Again::Copy);
                    (from, if anew { lp.binary(format!("o_{reg}_{v}_anew")) } else { Term::ZERO })
                }
            };
            lp.exactly(&from.iter().map(|o: &(LifeId, Term)| o.1).chain([anew]).collect::<Vec<_>>(), 1);
            if again == Again::Load {
                lp.implies(anew, self.stored[v]);
            }
            from.iter().for_each(|&(l, t)| self.all[l].leaves.push((reg, t)));
            self.leaving.push(Leaving { reg, val: v, from, anew });
        }
        for &l in &own[given..] {
            // What nobody reads is not made.
            let life = &self.all[l];
            if let (Again::Copy, Birth::Before(j)) = (again, life.birth) {
                // Copied from the value's first stretch, which lives until then.
                lp.implies(life.made, self.all[v].made);
                let made = life.made;
                self.all[v].users.push((j, made));
            }
            let life = &self.all[l];
            let read: Vec<Term> = life.users.iter().map(|u| u.1).chain(life.leaves.iter().map(|x| x.1)).collect();
            lp.at_least(&[&read[..], &[!life.made]].concat(), 1);
        }
    }

    /// Which stretch stands in each operand: `u_ikl <= u_il`, `Σ_l u_ikl = a_i`; one that stands in none is not read.
    fn inputs(&mut self, p: &Problem, lp: &mut Program, (i, v, active): (OpId, ValId, Term), options: &Alternatives) {
        let inputs: Vec<usize> = (0..p.ops[i].inputs.len()).filter(|&k| p.ops[i].inputs[k].val == v).collect();
        if !separate(p, i, v) {
            inputs.iter().for_each(|&k| self.reads[i][k] = options.clone());
            return;
        }
        for &k in &inputs {
            self.reads[i][k] = options.iter().map(|o| (o.0, lp.binary(format!("u_{i}_{k}_{}", o.0)))).collect();
            let row: Vec<Term> = self.reads[i][k].iter().map(|o| o.1).chain([!active]).collect();
            lp.exactly(&row, 1);
        }
        for (n, &(_, read)) in options.iter().enumerate() {
            let here: Vec<Term> = inputs.iter().map(|&k| self.reads[i][k][n].1).collect();
            here.iter().for_each(|&t| lp.implies(t, read));
            lp.at_least(&[&here[..], &[!read]].concat(), 1);
        }
    }

    /// Somebody reads this stretch: it exists then.
    fn option(&self, lp: &mut Program, l: LifeId, name: String) -> Term {
        let t = lp.binary(name);
        lp.implies(t, self.all[l].made);
        t
    }

    /// The stretches that operation `i` may read in input `k`.
    pub fn options(&self, i: OpId, k: usize) -> &[(LifeId, Term)] {
        &self.reads[i][k]
    }

    /// When a copy of a value to stretch `l` has to be as wide as the value: then some reader, or the end, needs it all.
    pub fn needed_whole(&self, p: &Problem, l: LifeId) -> Vec<Term> {
        let life = &self.all[l];
        let whole = |i: OpId, k: usize| p.operand_width(i, k) == p.copy_width(life.val);
        let mut when: Vec<Term> = life.leaves.iter().map(|x| x.1).collect();
        for &(i, _) in &life.users {
            let inputs = self.reads[i].iter().enumerate().filter(|(k, _)| whole(i, *k));
            when.extend(inputs.flat_map(|(_, options)| options).filter(|o| o.0 == l).map(|o| o.1));
        }
        when
    }

    /// Whether operation `i` reads this stretch.
    pub fn read_by(&self, i: OpId, l: LifeId) -> Term {
        self.all[l].users.iter().find(|u| u.0 == i).map_or(Term::ZERO, |u| u.1)
    }
}

/// Whether operation i may read different stretches of v in its operands. It gains from that only where one of them is
/// fixed; elsewhere one register in all of them may be what makes an instruction wait for nothing.
fn separate(p: &Problem, i: OpId, v: ValId) -> bool {
    let inputs = || p.ops[i].inputs.iter().filter(|x| x.val == v);
    inputs().count() > 1 && inputs().any(|x| x.allowed.single().is_some())
}

/// How a value can be had a second time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    Never,
    /// A constant other than 0.
    Constant,
    Zero,
    /// From its slot.
    Load,
    /// From the register that it is in.
    Copy,
}

impl Again {
    pub fn of(p: &Problem, v: ValId, splits: Splits) -> Again {
        let val = &p.vals[v];
        if let Some(OpKind::Const(c)) = val.def.map(|d| p.ops[d].kind) {
            let several = val.users.len() + val.exits.len() > 1 && val.others.is_empty();
            return match (several, c & p.wanted(v)) {
                (false, _) => Again::Never,
                (true, 0) => Again::Zero,
                (true, _) => Again::Constant,
            };
        }
        let writable = val.entry.is_none_or(|r| p.allocatable.contains(r)) && val.others.is_empty();
        match val.users.len() + val.exits.len() {
            1.. if splits.spills > 0 && writable && val.class == Class::General => Again::Load,
            2.. if splits.copies && writable && !val.users.is_empty() => Again::Copy,
            _ => Again::Never,
        }
    }
}
