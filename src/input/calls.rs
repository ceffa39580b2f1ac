//! Who calls whom in a module, and what a call may write.

use super::{Module, ModuleFunction};
use dag::analysis::liveness;
use isa::{Decoded, Parts, Reg, Target};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The functions of a module by index, calls and tail calls between those of one unit.
#[derive(Clone, Debug)]
pub struct CallGraph(Vec<Calls>);

/// Unit and name.
type FunctionName<'a> = (usize, &'a str);

#[derive(Clone, Debug)]
struct Calls {
    /// What the function's own instructions may write, once somebody asked.
    writes: OnceLock<Parts>,
    callees: Vec<usize>,
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
        CallGraph(nodes)
    }

    /// Whether another function of its unit calls or jumps to it.
    pub fn is_called(&self, function: usize) -> bool {
        self.0[function].called
    }

    /// What a function may write, and those it calls.
    pub fn written(&self, module: &Module, function: usize) -> Parts {
        let mut all = [0; Reg::COUNT];
        let mut add = |bits: Parts| all.iter_mut().zip(bits).for_each(|(a, b)| *a |= b);
        let mut seen = vec![false; self.0.len()];
        let mut open = vec![function];
        while let Some(n) = open.pop() {
            if std::mem::replace(&mut seen[n], true) {
                continue;
            }
            let node = &self.0[n];
            add(*node.writes.get_or_init(|| own_writes(&module.functions[n])));
            if node.leaves {
                add(std::array::from_fn(|r| Reg::new(r).filter(|r| !r.callee_saved()).map_or(0, |_| u64::MAX)));
            }
            open.extend(&node.callees);
        }
        all
    }
}

/// What a function is called.
pub fn names(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    std::iter::once(&f.function.name).chain(&f.aliases).map(String::as_str)
}

/// What a function's instructions may write, but for what it calls.
fn own_writes(f: &ModuleFunction) -> Parts {
    let mut writes = [0; Reg::COUNT];
    for i in f.function.insts.iter().filter(|i| !matches!(i.decoded, Decoded::Call(_))) {
        let own = liveness::effects(&i.decoded, &|_| false).writes;
        writes.iter_mut().zip(own).for_each(|(a, b)| *a |= b);
    }
    writes
}

fn node(f: &ModuleFunction, index: &HashMap<FunctionName, usize>) -> Calls {
    let called: Vec<Option<usize>> = callees(f).map(|name| index.get(&(f.unit, name)).copied()).collect();
    let mut known: Vec<usize> = called.iter().copied().flatten().collect();
    known.sort_unstable();
    known.dedup();
    Calls { writes: OnceLock::new(), leaves: called.contains(&None), callees: known, called: false }
}

/// Symbols that a function calls or jumps to.
fn callees(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    f.function.insts.iter().filter_map(|i| match &i.decoded {
        Decoded::Call(Target::Symbol(s)) | Decoded::Jump(Target::Symbol(s)) | Decoded::Branch(_, Target::Symbol(s)) => {
            Some(s.split('@').next().unwrap_or(s))
        }
        _ => None,
    })
}
