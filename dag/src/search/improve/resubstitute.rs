//! Resubstitution: one value of the graph from others that it has already. What a condition implies need not be computed,
//! and what is computed elsewhere need not be computed again.

use super::{CONE_INPUTS, CONE_NODES, Enumeration, ImproveRun, MORE_RIVALS, library_schedule, spare, vector};
use crate::ir::graph::{Class, Dag, Kind, NodeId, Value};
use crate::search::spec::Spec;
use crate::search::windows::{Analysis, Window};
use std::collections::BTreeSet;

/// Most values that are offered, those nearest to the root first.
const OFFERED: usize = 8;
/// A question gets this fraction of the evaluations.
const SHARE: u64 = 10;

impl ImproveRun<'_> {
    /// One round over all values; true if one of them was replaced by something cheaper.
    pub fn resubstitutions(&mut self) -> bool {
        let a = Analysis::new(&self.best);
        let mut windows = a.whole_cones(&self.best, CONE_NODES);
        windows.retain(|w| !vector::is_in(&self.best, w));
        // What frees most comes first.
        windows.sort_by_key(|w| std::cmp::Reverse(a.mffc(&self.best, w).len()));
        self.first_improvement(&windows, &|run, w| run.resubstitution(&a, w))
    }

    /// Whether the value of a window was replaced.
    fn resubstitution(&mut self, a: &Analysis, w: &Window) -> bool {
        let mffc = a.mffc(&self.best, w).len();
        if mffc < 2 {
            return false;
        }
        let Some(spec) = self.spec(a, w) else { return false };
        if spec.registers().count() > CONE_INPUTS {
            return false;
        }
        let general = values(&self.best, a, w);
        for flags in flag_groups(&self.best, a, w, &spec) {
            let mut spec = spec.clone();
            spec.offer(&self.best, &[general.clone(), flags].concat());
            for length in 1..mffc.min(3 + spare(&spec)) {
                if self.is_stopped() {
                    return false;
                }
                if self.resubstitute(w, &spec, length) {
                    return true;
                }
            }
        }
        false
    }

    fn resubstitute(&mut self, w: &Window, spec: &Spec, length: usize) -> bool {
        let base = self.best.clone();
        let library = library_schedule::everything(&base, w, self.options, self.libraries);
        self.improve_by_enumeration(
            &base,
            Enumeration { spec, library: &library, length, most: MORE_RIVALS, share: SHARE },
        )
    }
}

/// General values inside that are not the root's own.
fn values(dag: &Dag, a: &Analysis, w: &Window) -> Vec<Value> {
    let own: BTreeSet<NodeId> = w.outputs.iter().map(|o| o.0.node).collect();
    let inside = w.interior.iter().rev().filter(|n| !own.contains(n) && !matches!(dag.node(**n).kind, Kind::Const(_)));
    let values = inside.flat_map(|&n| dag.results(n)).filter(|v| dag.class(*v) == Class::GENERAL && a.is_needed(*v));
    values.take(OFFERED).collect()
}

/// No flags, or all of one node whose flags are read inside; a window that flags enter has those already.
fn flag_groups(dag: &Dag, a: &Analysis, w: &Window, spec: &Spec) -> Vec<Vec<Value>> {
    let mut groups = vec![Vec::new()];
    if spec.inputs.iter().any(|i| i.value.is_flag()) {
        return groups;
    }
    for &n in &w.interior {
        let flags: Vec<Value> = dag.results(n).into_iter().filter(|v| v.is_flag()).collect();
        if flags.iter().any(|v| a.is_needed(*v)) {
            groups.push(flags);
        }
    }
    groups
}
