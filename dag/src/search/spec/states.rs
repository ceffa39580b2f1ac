//! States on which candidates are tried.

use super::{Spec, SpecInput};
use crate::ir::graph::{Class, Port};
use crate::ir::random::{Random, mix};
use crate::smt::{self, Assignment, Limits, SmtAnswer};
use crate::verify::difference::vector;
use isa::eval::{Wide, eval_wide};
use isa::{ExprId, Flag, Sym};
use rustc_hash::FxHashMap;

/// Z3's limit for a state in which facts hold.
const FACTS: u32 = 200_000;

/// States on which candidates are tried: one lane per state. A value is a column of 64-bit words per
/// [`Spec::columns`] of its class, one column after the other: word `c` in state `k` stands at `c * lanes + k`.
#[derive(Clone, Debug)]
pub struct Tests {
    /// Class and words of each register input.
    pub registers: Vec<(Class, Vec<u64>)>,
    /// Flag inputs: `(flag, [lane])`.
    pub flags: Vec<(Flag, Vec<u64>)>,
    /// For each output in candidate order: what it must be on `care`.
    pub want: Vec<Vec<u64>>,
    /// Bits that matter and are not left undefined by the original.
    pub care: Vec<Vec<u64>>,
    pub lanes: usize,
}

impl Tests {
    /// `n` seeded states. States that break a fact are left out; if all do, the solver is asked for one that breaks none.
    pub fn sample(spec: &Spec, n: usize, seed: u64) -> Tests {
        let mut r = Random::new(seed);
        let mut tests = Tests::empty(spec);
        for k in 0..n * 4 {
            if tests.lanes == n {
                break;
            }
            let values: FxHashMap<Sym, Wide> = spec
                .inputs
                .iter()
                .enumerate()
                .map(|(i, input)| {
                    let v = match input.class {
                        Class::VECTOR => vector(mix(seed ^ k as u64), i as u64),
                        _ if k % 2 == 0 => Wide::from(r.wide()),
                        _ => Wide::from(r.interesting(input.width)),
                    };
                    (input.sym, input.allowed(v.truncated(input.width), k % 2 == 1))
                })
                .collect();
            tests.push(spec, &values);
        }
        if tests.lanes == 0 && !spec.facts.is_empty() {
            tests.push_solved(spec, seed);
        }
        tests
    }

    /// Adds a state in which all facts hold, if the solver soon finds one.
    fn push_solved(&mut self, spec: &Spec, seed: u64) {
        let limits = Limits { rlimit: FACTS, seed: seed as u32 };
        if let SmtAnswer::Sat(model) = smt::check(&spec.ctx.arena, &spec.facts, limits) {
            self.push_model(spec, &model);
        }
    }

    /// Adds the state of a solver's model; what that leaves open is 0.
    pub fn push_model(&mut self, spec: &Spec, model: &Assignment) {
        let value = |i: &SpecInput| model.get(&i.sym).copied().unwrap_or_default();
        let values = spec.inputs.iter().map(|i| (i.sym, value(i))).collect();
        self.push(spec, &values);
    }

    /// None yet.
    pub fn empty(spec: &Spec) -> Tests {
        let flags = spec.inputs.iter().filter_map(|i| match i.value.port {
            Port::Flag(f) => Some((f, Vec::new())),
            _ => None,
        });
        let outputs = spec.outputs.len();
        Tests {
            registers: spec.registers().map(|i| (i.class, Vec::new())).collect(),
            flags: flags.collect(),
            want: vec![Vec::new(); outputs],
            care: vec![Vec::new(); outputs],
            lanes: 0,
        }
    }

    /// Adds one state; the undefined results of the original are tried as zeros and as ones, and bits
    /// that then differ do not matter. Vectors are cut to the words that the window looks at.
    pub fn push(&mut self, spec: &Spec, values: &FxHashMap<Sym, Wide>) {
        let cut = 64 * spec.words as u16;
        let input = |s: Sym| values.get(&s).map(|v| v.truncated(cut));
        let outputs = spec.ordered_outputs();
        let terms: Vec<ExprId> = outputs.iter().map(|o| o.term).chain(spec.facts.iter().copied()).collect();
        let run = |unknown: u64| eval_wide(&spec.ctx.arena, &terms, &|s| input(s).unwrap_or(Wide([unknown; 8])));
        let (zeros, ones) = (run(0), run(u64::MAX));
        if zeros[outputs.len()..].contains(&Wide::default()) {
            return;
        }
        let lanes = self.lanes;
        // What is left open in an offered value is anything.
        let open = |s: Sym| input(s).unwrap_or_else(|| vector(mix(lanes as u64), u64::from(s.0)));
        let content = |i: &SpecInput| match i.constant {
            None if i.offered => eval_wide(&spec.ctx.arena, &[i.term], &open)[0].truncated(cut),
            None => input(i.sym).unwrap_or_default(),
            Some(c) => c,
        };
        for ((class, words), reg) in self.registers.iter_mut().zip(spec.registers()) {
            let value = content(reg);
            add_lane(words, lanes, &value.0[..spec.columns(*class)]);
        }
        let flag_inputs = spec.inputs.iter().filter(|i| i.value.is_flag());
        for ((_, words), flag) in self.flags.iter_mut().zip(flag_inputs) {
            words.push(content(flag).0[0]);
        }
        for (i, o) in outputs.iter().enumerate() {
            let columns = spec.columns(o.class);
            let care: Vec<u64> = (0..columns).map(|c| o.bits(c) & !(zeros[i].0[c] ^ ones[i].0[c])).collect();
            add_lane(&mut self.want[i], lanes, &zeros[i].0[..columns]);
            add_lane(&mut self.care[i], lanes, &care);
        }
        self.lanes += 1;
    }

    /// Adds the states of others for the same specification.
    pub fn append(&mut self, others: &Tests) {
        let lanes = [self.lanes, others.lanes];
        let join = |ours: &mut Vec<u64>, theirs: &[u64]| *ours = joined(ours, theirs, lanes);
        self.registers.iter_mut().zip(&others.registers).for_each(|(a, b)| join(&mut a.1, &b.1));
        self.flags.iter_mut().zip(&others.flags).for_each(|(a, b)| join(&mut a.1, &b.1));
        self.want.iter_mut().zip(&others.want).for_each(|(a, b)| join(a, b));
        self.care.iter_mut().zip(&others.care).for_each(|(a, b)| join(a, b));
        self.lanes += others.lanes;
    }

    /// Whether `words`, a value of an output's class on the first `n` states, is what the output must be there.
    pub fn agree(&self, output: usize, words: &[u64], n: usize) -> bool {
        let (want, care) = (&self.want[output], &self.care[output]);
        let agree = |words: &[u64], at: usize| {
            let (want, care) = (&want[at..], &care[at..]);
            words.iter().enumerate().all(|(k, v)| (v ^ want[k]) & care[k] == 0)
        };
        if words.len() <= n {
            return agree(words, 0);
        }
        words.chunks(n).enumerate().all(|(c, words)| agree(words, c * self.lanes))
    }
}

/// The columns of two sets of states, of which there are so many.
fn joined(ours: &[u64], theirs: &[u64], lanes: [usize; 2]) -> Vec<u64> {
    let columns = (ours.len() + theirs.len()) / (lanes[0] + lanes[1]).max(1);
    let column = |of: &[u64], n: usize, c: usize| of[c * n..][..n].to_vec();
    (0..columns).flat_map(|c| [column(ours, lanes[0], c), column(theirs, lanes[1], c)].concat()).collect()
}

/// One more state at the end of every column; there were `lanes`.
fn add_lane(words: &mut Vec<u64>, lanes: usize, new: &[u64]) {
    for (c, &word) in new.iter().enumerate() {
        words.insert(c * (lanes + 1) + lanes, word);
    }
}
