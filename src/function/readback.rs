//! The proof of what is printed: emitted text is read back like any input, and its function is proved against the
//! original. Nothing is believed that did not go this way.

use super::context::FunctionContext;
use super::digest;
use super::loops::repetitions;
use super::reading::readable;
use crate::input::error::{Cause, Problem};
use crate::input::{self, Module, Refusal, Replacement};
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::prove::{ProofStats, Query};
use dag::rewrite::promote::Promoted;
use dag::smt::{self, Limits};
use dag::verify::leakage::{Leak, LeakagePair, SecrecyContext, preserved};
use dag::verify::{FunctionPair, RefinementAnswer, prove_functions, prove_promotion};
use isa::{FeatureSet, Target};
use lowering::{Cost, Objective, Weights};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;

/// What all proofs about one text may take, in limits of one query: a proof that fails is tried in several ways, and a
/// function has as many texts as replacements.
const QUERIES: u64 = 8;

/// Why a text may not stand in place of the original.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Refused {
    /// Some state shows a difference; where.
    Different(String),
    /// There is no proof within the limits; where it ended.
    Unknown(String),
    /// It has more of something than it may have.
    Grows,
    /// It is predicted to take longer.
    Slower,
    /// It shows something secret that the original does not; the first such place.
    Leaks(String),
    /// Unwinding would not find what this register of the caller's held.
    Unwinding(String),
    /// It cannot be made, does not assemble, or cannot be read.
    Unreadable(String),
    /// Nothing is known of the function: the assembler had no place to write, or others ended it.
    Environment(String),
}

/// What is known of a text that was proved.
#[derive(Clone)]
pub struct Proved {
    pub stats: ProofStats,
    pub queries: Vec<Query>,
    /// What the function costs as it is read back.
    pub cost: Cost,
    /// The digest of its instructions.
    pub code: String,
    /// What both versions show, where the contract says what is public.
    pub shown: Option<ShownSecrets>,
}

/// What a function and the text in its place show of secrets.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ShownSecrets {
    /// Places of the original at which something secret may show; the text shows no more.
    pub leaks: usize,
    /// Bytes of the frame that hold something secret at some time.
    pub secret_bytes_before: usize,
    pub secret_bytes_after: usize,
}

/// A function as it was read from emitted text.
pub struct Reread {
    pub module: Module,
    pub index: usize,
    pub function: Function,
}

impl Reread {
    /// Reads a text and finds a function in it.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] or [`Refused::Environment`].
    pub fn from_text(path: &str, text: &str, name: &str, features: FeatureSet) -> Result<Reread, Refused> {
        let module = input::load_text(path, text).map_err(unassembled)?;
        let index =
            module.position(name).ok_or_else(|| Refused::Unreadable(format!("the output has no function {name}")))?;
        let read = &module.functions[index];
        if let Some(k) = read.kept.first() {
            return Err(Refused::Unreadable(format!("the output is not readable: {}", k.reason)));
        }
        let function = readable(&read.function, features);
        Ok(Reread { index, function, module })
    }

    /// The digest of the function's instructions.
    pub fn code(&self) -> String {
        digest::code(&self.module, &self.module.functions[self.index])
    }
}

fn unassembled(problems: Vec<Problem>) -> Refused {
    let Some(first) = problems.first() else {
        return Refused::Unreadable("the output does not assemble".to_string());
    };
    match first.cause {
        Cause::Input => Refused::Unreadable(first.to_string()),
        Cause::Environment => Refused::Environment(first.to_string()),
    }
}

/// The text with a function's replacements, and the function read back from it.
///
/// # Errors
/// [`Refused::Unreadable`] or [`Refused::Environment`].
pub fn reread(
    module: &Module,
    replacements: &[Replacement],
    index: usize,
    features: FeatureSet,
) -> Result<Reread, Refused> {
    let refused = |all: Vec<Refusal>| {
        let why = all.first().map_or(String::new(), |r| format!(": {}", r.reason));
        Refused::Unreadable(format!("the text cannot be changed{why}"))
    };
    let text = module.render(replacements, &[]).map_err(refused)?;
    Reread::from_text(&module.path, &text, &module.functions[index].function.name, features)
}

/// How results are proved, and what they have to be besides equal.
#[derive(Clone, Copy)]
pub struct Demands {
    /// No result may have more instructions, bytes or micro-operations than what it replaces.
    pub no_growth: bool,
    /// No result may take longer than what it replaces in any measure of time of this, nor a repetition of its loops.
    pub no_slower_by: Option<Objective>,
    pub tune: &'static isa::uarch::Uarch,
    pub limits: Limits,
    /// Whether the queries of proofs are wanted as text.
    pub queries: bool,
}

impl Demands {
    /// Whether code of one cost may replace code of another, better or not.
    pub fn fits(&self, after: Cost, before: Cost) -> bool {
        let of = |c: Cost| [c.instructions, c.bytes, c.uops];
        !self.no_growth || of(after).iter().zip(of(before)).all(|(a, b)| *a <= b)
    }
}

impl Demands {
    /// Whether a version of a function takes longer, if that counts.
    pub fn is_slower(&self, context: &FunctionContext<'_>, new: &Function) -> bool {
        let Some(objective) = self.no_slower_by else { return false };
        let loops = |f: &Function, cfg: &Cfg| repetitions(f, cfg, self.tune);
        let (after, before) = (context.cost(new, self.tune), context.cost(&context.function, self.tune));
        let is_more = |time: &Weights| time.sum(after.into()) > time.sum(before.into());
        objective.times().iter().any(is_more) || loops(new, &Cfg::build(new)) > loops(&context.function, &context.cfg)
    }
}

/// The way from replacements to a proof. It remembers the last one, and the last text that was read: what was found is proved on
/// the way, and at the end.
pub struct ReadBack<'a> {
    pub context: &'a FunctionContext<'a>,
    demands: Demands,
    last: RefCell<Option<(Vec<Replacement>, Proved)>>,
    last_read: RefCell<Option<(Vec<Replacement>, Rc<Reread>)>>,
}

impl<'a> ReadBack<'a> {
    pub fn new(context: &'a FunctionContext<'a>, demands: Demands) -> ReadBack<'a> {
        ReadBack { context, demands, last: RefCell::default(), last_read: RefCell::default() }
    }

    /// Reads the text with these replacements back.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] or [`Refused::Environment`].
    pub fn read(&self, replacements: &[Replacement]) -> Result<Rc<Reread>, Refused> {
        if let Some((known, read)) = &*self.last_read.borrow()
            && known == replacements
        {
            return Ok(read.clone());
        }
        let c = self.context;
        let read = Rc::new(reread(c.module, replacements, c.index, c.features)?);
        *self.last_read.borrow_mut() = Some((replacements.to_vec(), read.clone()));
        Ok(read)
    }

    /// Reads the text with these replacements back, and proves its function equal to the original.
    ///
    /// # Errors
    /// Why it may not stand in place of the original.
    pub fn prove(&self, replacements: &[Replacement]) -> Result<Proved, Refused> {
        if let Some((known, proved)) = &*self.last.borrow()
            && known == replacements
        {
            return Ok(proved.clone());
        }
        let c = self.context;
        let read = self.read(replacements)?;
        let proved = self.prove_equal(&read)?;
        if !self.demands.fits(proved.cost, c.cost(&c.function, self.demands.tune)) {
            return Err(Refused::Grows);
        }
        if self.demands.is_slower(c, &read.function) {
            return Err(Refused::Slower);
        }
        *self.last.borrow_mut() = Some((replacements.to_vec(), proved.clone()));
        Ok(proved)
    }

    fn prove_equal(&self, read: &Reread) -> Result<Proved, Refused> {
        let mut stats = ProofStats::default();
        let (answer, queries) = self.on_pair(read, |pair| prove_functions(pair, &mut stats));
        equivalent(answer)?;
        let shown = self.keeps_secrets(read)?;
        let cost = self.context.cost(&read.function, self.demands.tune);
        Ok(Proved { stats, queries, cost, code: read.code(), shown })
    }

    /// Reads the text with slots of the frame in registers back, and proves it under the coupling that `promoted` says.
    ///
    /// # Errors
    /// As of [`ReadBack::prove`].
    pub fn prove_promotion(&self, whole: &Replacement, promoted: &Promoted) -> Result<(Reread, Vec<Query>), Refused> {
        let c = self.context;
        let read = reread(c.module, std::slice::from_ref(whole), c.index, c.features)?;
        let cuts = &promoted.cuts;
        let (answer, queries) = self.on_pair(&read, |pair| prove_promotion(pair, cuts, &mut ProofStats::default()));
        equivalent(answer)?;
        self.keeps_secrets(&read)?;
        Ok((read, queries))
    }

    /// Where the contract says what is public, the text may show no more than the original.
    fn keeps_secrets(&self, read: &Reread) -> Result<Option<ShownSecrets>, Refused> {
        let c = self.context;
        let callees = |t: &Target| c.callees.of(t);
        let is_constant = |symbol: &str| c.module.is_constant(symbol) || read.module.is_constant(symbol);
        let Some(secrecy) = SecrecyContext::of(&c.contract, &callees, &is_constant, self.demands.limits) else {
            return Ok(None);
        };
        let (answer, _) = self.on_pair(read, |pair| preserved(pair, &secrecy));
        let first = |leaks: Vec<Leak>| leaks.first().map_or(String::new(), |l| l.at_place(&read.function));
        let shown = |l: LeakagePair| ShownSecrets {
            leaks: l.before.leaks.len(),
            secret_bytes_before: l.before.secret_bytes.len(),
            secret_bytes_after: l.after.secret_bytes.len(),
        };
        answer.map(|l| Some(shown(l))).map_err(|leaks| Refused::Leaks(first(leaks)))
    }

    /// Asks about the original and what was read back; with what was proved, if that is wanted.
    fn on_pair<A>(&self, read: &Reread, ask: impl FnOnce(&FunctionPair) -> A) -> (A, Vec<Query>) {
        let c = self.context;
        let queries = RefCell::default();
        let pair = FunctionPair {
            source: &c.function,
            target: &read.function,
            contract: &c.contract,
            callees: &|t: &Target| c.callees.of(t),
            deeper_frame: false,
            limits: self.demands.limits,
            queries: self.demands.queries.then_some(&queries),
        };
        let answer = smt::within(QUERIES, pair.limits, || ask(&pair));
        (answer, queries.take())
    }
}

fn equivalent(answer: RefinementAnswer) -> Result<(), Refused> {
    match answer {
        RefinementAnswer::Equivalent => Ok(()),
        RefinementAnswer::Different(c) => Err(Refused::Different(c.difference)),
        RefinementAnswer::Unknown(why) => Err(Refused::Unknown(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::uarch;

    #[test]
    fn what_slows_a_loop_down_is_refused_where_time_counts() {
        let text = "\t.globl f\n\t.type f, @function\nf:\n\txorl %eax, %eax\n.L1:\n\taddq %rsi, %rax\n\tsubq $1, %rdi\n\tjne .L1\n\
                    \tret\n\t.size f, .-f\n";
        let module = input::load_text("f.s", text).expect("it assembles");
        let contract = input::contract(&module, 0, &[]).expect("a contract");
        let context = FunctionContext::new(&module, 0, contract, None);
        let lines = ["movq %rax, -8(%rsp)", "movq -8(%rsp), %rax", "addq %rsi, %rax"].map(str::to_string).to_vec();
        let through_memory = Replacement { function: 0, first: 1, last: 1, lines, data: Vec::new(), frameless: false };
        let demands = |no_slower_by| Demands {
            no_growth: false,
            no_slower_by,
            tune: uarch::Uarch::find("skylake").expect("a table"),
            limits: Limits::default(),
            queries: false,
        };
        let prove = |by| ReadBack::new(&context, demands(by)).prove(std::slice::from_ref(&through_memory)).err();
        assert_eq!(prove(None), None);
        let throughput = Objective::parse("throughput").expect("an objective");
        assert_eq!(prove(Some(throughput)), Some(Refused::Slower));
    }
}
