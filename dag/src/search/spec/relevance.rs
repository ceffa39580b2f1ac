//! Inputs that no output depends on.

use super::Spec;
use crate::ir::graph::Class;
use crate::ir::random::Random;
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::smt::Limits;
use isa::eval::{Wide, eval_wide};
use isa::{ExprId, Sym};
use rustc_hash::FxHashMap;

/// States on which a difference is looked for before it is asked whether there is one.
const STATES: u64 = 48;
/// The proof gets this fraction of the limit: what nothing depends on mostly is seen at once, and there are many windows.
const SHARE: u32 = 20;

impl Spec {
    /// Takes out inputs that no output depends on (the dead upper part of a register that only its low
    /// byte was written in): they are set to 0, once that is proved to change nothing.
    pub fn drop_irrelevant(&mut self, limits: Limits) {
        let limits = Limits { rlimit: limits.rlimit / SHARE, ..limits };
        let mut n = 0;
        while n < self.inputs.len() {
            if self.inputs[n].constant.is_some() || self.inputs[n].offered {
                // Nothing depends on it, but a candidate may use it.
                n += 1;
                continue;
            }
            match self.without(n, limits) {
                Some(outputs) => {
                    for (o, term) in self.outputs.iter_mut().zip(outputs) {
                        o.term = term;
                    }
                    let gone = self.inputs.remove(n).sym;
                    let arena = &self.ctx.arena;
                    self.facts.retain(|f| !arena.variables(&[*f]).iter().any(|(s, _)| *s == gone));
                }
                None => n += 1,
            }
        }
    }

    /// The outputs with input `n` set to 0, if that is proved to change none.
    fn without(&mut self, n: usize, limits: Limits) -> Option<Vec<ExprId>> {
        let input = self.inputs[n].clone();
        let zero = self.ctx.arena.constant_words(input.width, &[]);
        let map = FxHashMap::from_iter([(input.sym, zero)]);
        let terms: Vec<ExprId> = self.outputs.iter().map(|o| o.term).collect();
        let new = self.ctx.arena.substitute(&terms, &map);
        let mut sides: Vec<[ExprId; 2]> = Vec::with_capacity(terms.len());
        for (o, (&old, &new)) in self.outputs.iter().zip(terms.iter().zip(&new)) {
            sides.push(match o.class {
                Class::Flag => [old, new],
                Class::VECTOR => [old, new].map(|e| o.relevant(&mut self.ctx, e)),
                _ => {
                    let m = self.ctx.arena.constant(64, u128::from(o.mask));
                    [old, new].map(|e| self.ctx.arena.and(e, m))
                }
            });
        }
        if self.some_state_tells_apart(&sides) {
            return None;
        }
        let assumption = self.ctx.arena.bool(true);
        let mut stats = ProofStats::default();
        for [source, target] in sides {
            let goal = Goal { name: String::new(), assumption, source, target };
            if prove(&mut self.ctx, &goal, &self.facts, limits, &mut stats) != Verdict::Proved {
                return None;
            }
        }
        Some(new)
    }

    /// Whether a state in which the facts hold gives the sides of a pair other values. What the original leaves undefined
    /// tells nothing.
    fn some_state_tells_apart(&self, sides: &[[ExprId; 2]]) -> bool {
        let arena = &self.ctx.arena;
        let is_defined =
            |e: &ExprId| arena.variables(&[*e]).iter().all(|(s, _)| self.inputs.iter().any(|i| i.sym == *s));
        let pairs = sides.iter().filter(|pair| pair.iter().all(is_defined));
        let roots: Vec<ExprId> = pairs.flatten().chain(&self.facts).copied().collect();
        let first_fact = roots.len() - self.facts.len();
        (0..STATES).any(|state| {
            let content = |s| {
                let input = self.inputs.iter().find(|i| i.sym == s);
                input.map_or(Wide::default(), |i| content(state, s, i.width))
            };
            let values = eval_wide(arena, &roots, &content);
            let holds = values[first_fact..].iter().all(|f| *f == Wide::from(1u64));
            holds && values[..first_fact].chunks(2).any(|pair| pair[0] != pair[1])
        })
    }
}

/// The content of an input of `width` bits on a state: any number, one where arithmetic behaves specially, or one of few that
/// all inputs of the state have, so that a carry goes through many words.
fn content(state: u64, input: Sym, width: u16) -> Wide {
    let mut random = Random::numbered(state, u64::from(input.0));
    let number = match state % 3 {
        0 => Wide([(); 8].map(|()| random.next())),
        1 => random.interesting_wide(width),
        _ => {
            let shared = Random::numbered(state, u64::MAX).next();
            let word = [0, u64::MAX, shared, !shared][random.below(4)];
            Wide([word; 8])
        }
    };
    number.truncated(width)
}
