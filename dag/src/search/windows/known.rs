//! What is known of a graph's values without looking at a window: from what computes them, from the graph's facts, and from
//! the conditions under which they are looked at.

use super::observed::{ObservedCondition, ObservedWhen};
use crate::ir::graph::{Class, Dag, Value};
use crate::lift::mux::MuxGroup;
use crate::search::spec::{NumberBounds, ValueFacts};
use crate::semantics::meaning::{fact_terms, terms};
use crate::semantics::symbolic::{Context, Side};
use isa::eval::Wide;
use isa::eval::partial::{PartialNumber, known_where};
use isa::{ExprId, ExprNode};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex};

/// Facts by value.
type FactsByValue = FxHashMap<Value, ValueFacts>;

/// What is known of all values of a graph.
pub struct KnownValues {
    ctx: Context,
    values: Vec<ValueTerm>,
    facts: Vec<ExprId>,
    /// The conditions of the graph's mux groups; `None` where one has no meaning.
    conditions: Vec<Option<GroupCondition>>,
    always: FactsByValue,
    /// The same under conditions, as far as anyone asked.
    under: Mutex<FxHashMap<ObservedWhen, Arc<FactsByValue>>>,
}

/// That the condition of a group holds, and that it does not.
struct GroupCondition {
    holds: ExprId,
    fails: ExprId,
}

/// A value as a function of the graph's inputs.
struct ValueTerm {
    value: Value,
    class: Class,
    term: ExprId,
    /// The low 32 bits of a general register's.
    low_half: Option<ExprId>,
}

impl KnownValues {
    pub fn new(dag: &Dag, groups: &[MuxGroup]) -> KnownValues {
        let mut ctx = Context::new();
        let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
        let facts = fact_terms(&mut ctx, dag);
        let mut condition = |g: &MuxGroup| {
            let holds = g.term_of(&mut ctx, &t.of)?;
            Some(GroupCondition { holds, fails: ctx.arena.not(holds) })
        };
        let conditions = groups.iter().map(&mut condition).collect();
        let all = dag.iter().flat_map(|(id, _)| dag.results(id));
        let terms = all.filter_map(|value| Some((value, *t.of.get(&value)?)));
        let values: Vec<ValueTerm> = terms
            .map(|(value, term)| {
                let class = dag.class(value);
                let low_half = (class == Class::GENERAL).then(|| ctx.arena.extract(term, 0, 32));
                ValueTerm { value, class, term, low_half }
            })
            .collect();
        let (always, under) = Default::default();
        let mut known = KnownValues { ctx, values, facts, conditions, always, under };
        known.always = known.with(&[]).unwrap_or_default();
        known
    }

    /// What is known of a value wherever it is computed.
    pub fn always(&self, v: Value) -> Option<&ValueFacts> {
        self.always.get(&v)
    }

    /// What is known of values where these conditions hold.
    pub fn under(&self, when: &ObservedWhen) -> Arc<FactsByValue> {
        let mut memo = self.under.lock().expect("nothing panics under this lock");
        let known = memo.entry(when.clone()).or_insert_with(|| {
            let conditions: Vec<ObservedCondition> = when.iter().collect();
            Arc::new(self.with(&conditions).unwrap_or_else(|| self.always.clone()))
        });
        known.clone()
    }

    /// `None` if the conditions exclude each other.
    fn with(&self, when: &[ObservedCondition]) -> Option<FactsByValue> {
        let holds =
            |o: &ObservedCondition| self.conditions[o.group].as_ref().map(|c| if o.holds { c.holds } else { c.fails });
        let assertions: Vec<ExprId> = self.facts.iter().copied().chain(when.iter().filter_map(holds)).collect();
        let general = self.values.iter().filter(|v| v.class == Class::GENERAL);
        let roots: Vec<ExprId> = general.flat_map(|v| std::iter::once(v.term).chain(v.low_half)).collect();
        let numbers = known_where(&self.ctx.arena, &assertions, &roots)?;
        Some(self.values.iter().map(|v| (v.value, self.facts_of(v, &numbers))).collect())
    }

    fn facts_of(&self, v: &ValueTerm, numbers: &FxHashMap<ExprId, PartialNumber>) -> ValueFacts {
        if let (Some(whole), Some(low)) = (numbers.get(&v.term), v.low_half.and_then(|l| numbers.get(&l))) {
            let (bounds, low_half) = (NumberBounds::of(whole), NumberBounds::of(low));
            return ValueFacts { width: bounds.bits(), bounds, low_half, constant: None };
        }
        let arena = &self.ctx.arena;
        let width = match arena.node(v.term) {
            ExprNode::Zext(x) => arena.width(x),
            ExprNode::Const(c) => (128 - c.value.leading_zeros()).max(1) as u16,
            _ => arena.width(v.term),
        };
        let words = (v.class == Class::VECTOR).then(|| arena.as_const_words(v.term)).flatten();
        ValueFacts { constant: words.map(|w| Wide::of_words(&w)), ..ValueFacts::of_width(width) }
    }
}
