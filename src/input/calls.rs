//! Who calls whom in a module, and what a call does.

use super::{Module, ModuleFunction};
use dag::analysis::callees::{CalledFunction, effects_of};
use dag::analysis::liveness::{self, Effects};
use isa::{Decoded, Parts, Reg, Target};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

/// The functions of a module by index, calls and tail calls between those of one unit.
#[derive(Clone, Debug)]
pub struct CallGraph {
    nodes: Vec<Calls>,
    /// What a call of each function does, once somebody asked.
    effects: OnceLock<Vec<Effects>>,
}

/// What calls of one function do, those of functions of its module.
#[derive(Clone, Default, Debug)]
pub struct KnownCallees(BTreeMap<Arc<str>, Effects>);

impl KnownCallees {
    /// `None` of a function from elsewhere.
    pub fn of(&self, target: &Target) -> Option<Effects> {
        match target {
            Target::Local(_) => Some(liveness::unknown_callee()),
            Target::Symbol(s) => self.0.get(s).copied(),
        }
    }
}

/// Unit and name.
type FunctionName<'a> = (usize, &'a str);

#[derive(Clone, Debug)]
struct Calls {
    /// What the function's own instructions may write, once somebody asked.
    writes: OnceLock<Parts>,
    callees: Vec<usize>,
    /// Those functions by what operands call them.
    targets: BTreeMap<Arc<str>, usize>,
    /// It calls or jumps to something that is no function of its unit.
    leaves: bool,
    /// Another function calls or jumps to it.
    called: bool,
}

impl CallGraph {
    pub fn new(module: &Module) -> CallGraph {
        let mut index = HashMap::new();
        for (n, f) in module.functions.iter().enumerate() {
            for name in names(f) {
                index.entry((f.unit, name)).or_insert(n);
            }
        }
        let mut nodes: Vec<Calls> = module.functions.iter().map(|f| node(f, &index)).collect();
        for caller in 0..nodes.len() {
            for callee in nodes[caller].callees.clone() {
                nodes[callee].called |= callee != caller;
            }
        }
        CallGraph { nodes, effects: OnceLock::new() }
    }

    /// What the calls of a function do.
    pub fn callees(&self, module: &Module, function: usize) -> KnownCallees {
        let effects = self.effects(module);
        let called = symbols(&module.functions[function]);
        let of = |s: &Arc<str>| Some((s.clone(), self.effects_at(module, &[function], s, effects)?));
        KnownCallees(called.filter_map(of).collect())
    }

    /// What a call of a symbol does, from one of these functions; `None` of a function from elsewhere.
    fn effects_at(&self, module: &Module, callers: &[usize], symbol: &Arc<str>, known: &[Effects]) -> Option<Effects> {
        match self.target(callers, symbol) {
            Some(n) => Some(known[n]),
            None => module.is_local(&Target::Symbol(symbol.clone())).then(liveness::unknown_callee),
        }
    }

    /// The function that a symbol names in one of these functions.
    fn target(&self, callers: &[usize], symbol: &Arc<str>) -> Option<usize> {
        callers.iter().find_map(|n| self.nodes[*n].targets.get(symbol)).copied()
    }

    /// What a call of each function does.
    pub fn effects(&self, module: &Module) -> &[Effects] {
        self.effects.get_or_init(|| self.all_effects(module))
    }

    /// Callees come before their callers.
    fn all_effects(&self, module: &Module) -> Vec<Effects> {
        let mut graph = DiGraph::<(), ()>::with_capacity(self.nodes.len(), 0);
        for _ in &self.nodes {
            graph.add_node(());
        }
        for (n, node) in self.nodes.iter().enumerate() {
            for callee in &node.callees {
                graph.add_edge(NodeIndex::new(n), NodeIndex::new(*callee), ());
            }
        }
        let scattered: BTreeSet<usize> = module.functions.iter().filter(|f| is_entered(f)).map(|f| f.unit).collect();
        let mut known = vec![liveness::unknown_callee(); self.nodes.len()];
        for group in tarjan_scc(&graph) {
            // What is kept as it is may not be understood.
            let understood = |n: &usize| module.functions[*n].kept.is_empty();
            let group: Vec<usize> = group.into_iter().map(NodeIndex::index).filter(understood).collect();
            let found = self.group_effects(module, &scattered, &group, &known);
            group.iter().zip(found).for_each(|(n, e)| known[*n] = e);
        }
        known
    }

    /// `scattered`: units where indirect jumps may lead from one function into another.
    fn group_effects(
        &self,
        module: &Module,
        scattered: &BTreeSet<usize>,
        group: &[usize],
        known: &[Effects],
    ) -> Vec<Effects> {
        let callee = |n: &usize| {
            let f = &module.functions[*n];
            let keeps_to_itself = !scattered.contains(&f.unit);
            CalledFunction { function: &f.function, interposable: f.global, keeps_to_itself }
        };
        let member = |t: &Target| match t {
            Target::Symbol(s) => self.target(group, s).and_then(|n| group.iter().position(|g| *g == n)),
            Target::Local(_) => None,
        };
        let others = |t: &Target| match t {
            Target::Symbol(s) => self.effects_at(module, group, s, known),
            Target::Local(_) => Some(liveness::unknown_callee()),
        };
        effects_of(&group.iter().map(callee).collect::<Vec<_>>(), &member, &others)
    }

    /// Whether another function of its unit calls or jumps to it.
    pub fn is_called(&self, function: usize) -> bool {
        self.nodes[function].called
    }

    /// What a function may write, and those it calls.
    pub fn written(&self, module: &Module, function: usize) -> Parts {
        let mut all = [0; Reg::COUNT];
        let mut add = |bits: Parts| all.iter_mut().zip(bits).for_each(|(a, b)| *a |= b);
        let mut seen = vec![false; self.nodes.len()];
        let mut open = vec![function];
        while let Some(n) = open.pop() {
            if std::mem::replace(&mut seen[n], true) {
                continue;
            }
            let node = &self.nodes[n];
            add(*node.writes.get_or_init(|| own_writes(&module.functions[n])));
            if node.leaves {
                add(std::array::from_fn(|r| Reg::new(r).filter(|r| !r.callee_saved()).map_or(0, |_| u64::MAX)));
            }
            open.extend(&node.callees);
        }
        all
    }
}

/// Whether what is no jump of its own may lead into the middle of a function.
fn is_entered(f: &ModuleFunction) -> bool {
    let jumps = f.function.insts.iter().any(|i| matches!(i.decoded, Decoded::IndirectJump(_)));
    !jumps && !f.function.entries.is_empty()
}

/// What a function is called.
pub fn names(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    std::iter::once(&f.function.name).chain(&f.aliases).map(String::as_str)
}

/// What a function's instructions may write, but for what it calls.
fn own_writes(f: &ModuleFunction) -> Parts {
    let mut writes = [0; Reg::COUNT];
    for i in f.function.insts.iter().filter(|i| !matches!(i.decoded, Decoded::Call(_))) {
        let own = liveness::effects(&i.decoded, &|_| None).writes;
        writes.iter_mut().zip(own).for_each(|(a, b)| *a |= b);
    }
    writes
}

fn node(f: &ModuleFunction, index: &HashMap<FunctionName, usize>) -> Calls {
    let name = |s: &'_ Arc<str>| s.split('@').next().map_or(String::new(), str::to_string);
    let called: Vec<(&Arc<str>, Option<usize>)> =
        symbols(f).map(|s| (s, index.get(&(f.unit, name(s).as_str())).copied())).collect();
    let targets: BTreeMap<Arc<str>, usize> = called.iter().filter_map(|(s, n)| Some(((*s).clone(), (*n)?))).collect();
    let mut known: Vec<usize> = targets.values().copied().collect();
    known.sort_unstable();
    known.dedup();
    let leaves = called.iter().any(|c| c.1.is_none());
    Calls { writes: OnceLock::new(), leaves, callees: known, targets, called: false }
}

/// Symbols that a function calls or jumps to, as operands have them.
fn symbols(f: &ModuleFunction) -> impl Iterator<Item = &Arc<str>> {
    f.function.insts.iter().filter_map(|i| match &i.decoded {
        Decoded::Call(Target::Symbol(s)) | Decoded::Jump(Target::Symbol(s)) | Decoded::Branch(_, Target::Symbol(s)) => {
            Some(s)
        }
        _ => None,
    })
}
