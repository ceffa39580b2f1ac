//! What a rule claims: for all inputs and all numbers for which its conditions hold, both sides have the same outputs.

use super::number::SymbolValues;
use super::place::{NumberPlace, open};
use super::{Rule, RuleExample};
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::prove::{Goal, ProofStats, Verdict, prove};
use crate::search::spec::{SpecOutput, nth_register};
use crate::semantics::meaning::{fact_terms, terms};
use crate::semantics::symbolic::{Context, Side, Var};
use crate::smt::{Limits, to_smt2};
use isa::expr::WORD;
use isa::{Arena, BinOp, ExprId, Sym, table};

/// The claim of a rule as terms.
#[derive(Debug)]
pub struct RuleClaim {
    pub ctx: Context,
    /// Of width 1.
    pub facts: Vec<ExprId>,
    /// The outputs of both sides, as far as they matter.
    pub equalities: Vec<ClaimedEquality>,
    /// The variables that stand for the symbols of the rule.
    pub symbols: Vec<Sym>,
}

/// Two terms of one width.
#[derive(Clone, Copy, Debug)]
pub struct ClaimedEquality {
    pub left: ExprId,
    pub right: ExprId,
}

impl RuleClaim {
    /// `None` if the right side may fault, or an output has no term.
    pub fn of(rule: &Rule) -> Option<RuleClaim> {
        RuleClaim::with(rule, &vec![None; rule.symbols.len()])
    }

    /// The claim for those numbers alone that are given.
    pub(super) fn with(rule: &Rule, given: &[Option<u64>]) -> Option<RuleClaim> {
        let mut ctx = Context::new();
        let syms: Vec<Sym> = (0..rule.symbols.len()).map(|n| ctx.sym(Var::Window(n as u32))).collect();
        let term = |n: usize, arena: &mut Arena| match given[n] {
            Some(number) => arena.constant(rule.symbols[n].width, u128::from(number)),
            None => arena.var(syms[n], rule.symbols[n].width),
        };
        let symbols = (0..syms.len()).map(|n| term(n, &mut ctx.arena)).collect();
        let symbols = SymbolValues { symbols, width: rule.width() };
        let mut facts: Vec<ExprId> = rule.conditions.iter().map(|c| c.term(&mut ctx.arena, &symbols)).collect();
        let mut word = |e: ExprId| ctx.arena.zext(e, WORD);
        let placed = rule.symbols.iter().zip(&symbols.symbols);
        let left: Vec<(NumberPlace, ExprId)> =
            placed.flat_map(|(s, e)| s.places.iter().map(|p| (*p, word(*e))).collect::<Vec<_>>()).collect();
        let derived = rule.derived.iter().map(|d| {
            let e = d.term.term(&mut ctx.arena, &symbols, d.width);
            (d.place, ctx.arena.zext(e, WORD))
        });
        let right: Vec<(NumberPlace, ExprId)> = derived.collect();
        let RuleExample { left: mut source, right: mut target } = rule.example.clone();
        let mut given = [open(&mut source, &left), open(&mut target, &right)];
        given[0].extend(given_contents(&mut ctx, &mut source, rule.symbols.len()));
        facts.extend(fact_terms(&mut ctx, &source));
        let source_terms = terms(&mut ctx, &source, Side::Source, &given[0]);
        let target_terms = terms(&mut ctx, &target, Side::Target, &given[1]);
        facts.extend(source_terms.fault.values().map(|fault| ctx.arena.not(*fault)).collect::<Vec<_>>());
        if !target_terms.fault.is_empty() {
            return None;
        }
        let mut equalities = Vec::new();
        for (output, other) in outputs(&source).into_iter().zip(outputs(&target)) {
            let [left, right] = [*source_terms.of.get(&output.value)?, *target_terms.of.get(&other.value)?];
            let output =
                SpecOutput { value: output.value, class: source.class(output.value), term: left, mask: output.mask };
            let (left, right) = (output.relevant(&mut ctx, left), output.relevant(&mut ctx, right));
            equalities.push(ClaimedEquality { left, right });
        }
        Some(RuleClaim { ctx, facts, equalities, symbols: syms })
    }

    /// Facts, then both sides of each output.
    pub fn terms(&self) -> Vec<ExprId> {
        let sides = self.equalities.iter().flat_map(|e| [e.left, e.right]);
        self.facts.iter().copied().chain(sides).collect()
    }

    /// Whether no result is in it that the manuals leave open: the prover may choose those of the left side.
    pub fn is_defined(&self) -> bool {
        let variables = self.ctx.arena.variables(&self.terms());
        variables.iter().all(|(s, _)| !self.ctx.free_unknowns.contains(s))
    }

    /// The claim as a query in SMT-LIB: there is no state in which it does not hold. `None` if results that are not defined are
    /// in it.
    pub fn query(mut self) -> Option<String> {
        // What is not defined may be chosen by the right side: that is no question of this form.
        if !self.is_defined() {
            return None;
        }
        let arena = &mut self.ctx.arena;
        let mut differs = arena.bool(false);
        for ClaimedEquality { left, right } in &self.equalities {
            let equal = arena.bin(BinOp::Eq, *left, *right);
            let unequal = arena.not(equal);
            differs = arena.bin(BinOp::Or, differs, unequal);
        }
        let assertions: Vec<ExprId> = self.facts.iter().copied().chain([differs]).collect();
        Some(to_smt2(arena, &assertions))
    }

    /// Whether every output is the same on both sides.
    pub fn prove(mut self, limits: Limits, stats: &mut ProofStats) -> Verdict {
        let assumption = self.ctx.arena.bool(true);
        for (n, equality) in self.equalities.iter().enumerate() {
            let ClaimedEquality { left: source, right: target } = *equality;
            let goal = Goal { name: format!("output {n}"), assumption, source, target };
            match prove(&mut self.ctx, &goal, &self.facts, limits, stats) {
                Verdict::Proved => {}
                other => return other,
            }
        }
        Verdict::Proved
    }
}

/// Where the left side takes any content of a register, a graph in which it is found has one: what is claimed holds for all of
/// them. Makes each a value of its own.
fn given_contents(ctx: &mut Context, source: &mut Dag, known: usize) -> Vec<(Value, ExprId)> {
    let mut given = Vec::new();
    let ids: Vec<NodeId> = source.iter().map(|(id, _)| id).collect();
    for id in ids {
        let mut node = source.node(id).clone();
        let Kind::Inst { row, operands, .. } = &mut node.kind else { continue };
        for (spec, operand) in table().row(*row).operands.iter().zip(operands) {
            let class = Class::of_kinds(&spec.kinds);
            let Some(register) = nth_register(class, 0).filter(|_| *operand == Use::Any) else { continue };
            let content = source.push(Node { kind: Kind::Input(register), origin: None, effect: false });
            let value = Value { node: content, port: Port::Whole };
            let sym = ctx.sym(Var::Window((known + given.len()) as u32));
            given.push((value, ctx.arena.var(sym, class.bits())));
            *operand = Use::Value { value, high: false };
        }
        source.replace(id, node);
    }
    given
}

/// An output of a side, and which of its bits matter.
struct SideOutput {
    value: Value,
    mask: u64,
}

fn outputs(dag: &Dag) -> Vec<SideOutput> {
    let registers = dag.live_out.iter().map(|l| SideOutput { value: l.value, mask: l.mask });
    registers.chain(dag.live_out_flags.iter().map(|f| SideOutput { value: f.1, mask: 1 })).collect()
}
