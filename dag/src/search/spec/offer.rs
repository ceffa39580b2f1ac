//! Values from inside a window that candidates may use: resubstitution, as in logic synthesis (Mishchenko and others,
//! "Scalable don't-care-based logic optimization and resubstitution", TRETS 2011). A candidate that uses such a value keeps
//! the nodes that compute it, so it need not compute it again.

use super::{Spec, SpecInput, ValueFacts};
use crate::ir::graph::{Class, Dag, Value};
use crate::semantics::meaning::terms_of;
use crate::semantics::symbolic::{Side, Var};
use isa::ExprId;
use rustc_hash::FxHashMap;

impl Spec {
    /// Adds values of the interior to the inputs. Flags are of one node, of a window without flag inputs.
    pub fn offer(&mut self, dag: &Dag, values: &[Value]) {
        let interior: Vec<bool> = {
            let mut inside = vec![false; dag.len()];
            self.interior.iter().for_each(|(n, _)| inside[n.index()] = true);
            inside
        };
        let mut given: FxHashMap<Value, ExprId> = self.inputs.iter().map(|i| (i.value, i.term)).collect();
        let mut next = self.windows();
        let outside = self.interior.iter().flat_map(|(_, node)| node.values()).filter(|v| !interior[v.node.index()]);
        for v in outside {
            // What the outputs do not depend on may be anything.
            given.entry(v).or_insert_with(|| {
                next += 1;
                self.ctx.var(Var::Window(next - 1), dag.class(v).bits())
            });
        }
        // Its undefined bits are those of the new program, not of the original.
        let terms = terms_of(&mut self.ctx, dag, Side::Target, &given, &interior);
        for &value in values {
            let (Some(&term), class) = (terms.of.get(&value), dag.class(value)) else { continue };
            let sym = self.ctx.sym(Var::Window(next));
            next += 1;
            let width = if class == Class::Flag { 1 } else { class.bits() };
            let ValueFacts { bounds, low_half, constant, .. } = ValueFacts::of_width(width);
            self.inputs.push(SpecInput { value, class, sym, width, bounds, low_half, term, constant, offered: true });
        }
    }

    /// Number of variables that stand for what enters.
    fn windows(&self) -> u32 {
        (0..).find(|n| self.ctx.existing(&Var::Window(*n)).is_none()).unwrap_or(0)
    }
}
