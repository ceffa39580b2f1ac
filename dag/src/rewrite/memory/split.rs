//! Stores of vectors that were put together from general registers become stores of these registers.

use super::general::General;
use super::{Accesses, address_of};
use crate::ir::graph::{Dag, NodeId};
use crate::lift::rebuild;
use isa::FeatureSet;
use rustc_hash::FxHashMap;

/// Bytes of a general register.
const WORD: usize = 8;

/// The graph with stores of vectors split whose every word some general register holds; `None` if there are none.
pub fn split_stores(dag: &Dag, features: FeatureSet) -> Option<Dag> {
    let wide = |e: &NodeId| dag.node(*e).access().is_some_and(|(spec, _)| spec.access.writes() && !spec.aligned);
    if !dag.effects.iter().any(wide) {
        return None;
    }
    let mut known = Accesses::of(dag)?;
    let general = General::new(dag, &mut known, features);
    let mut new = dag.clone();
    let mut parts: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    for (n, access) in known.all.iter().enumerate() {
        let alone = access.loaded.is_none() && dag.results(access.node).is_empty();
        if access.bytes as usize > WORD && alone && wide(&access.node) {
            let Some(words) = general.held_words(&known, n) else { continue };
            let address = address_of(dag, access.node)?;
            let stores = words.into_iter().zip((0..).step_by(WORD));
            let stores = stores.map(|(word, at)| word.stored_at(&mut new, features, &address, at));
            parts.insert(access.node, stores.collect::<Option<_>>()?);
        }
    }
    if parts.is_empty() {
        return None;
    }
    new.effects = dag.effects.iter().flat_map(|e| parts.get(e).cloned().unwrap_or_else(|| vec![*e])).collect();
    rebuild(&new, &FxHashMap::default())
}
