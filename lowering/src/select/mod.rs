//! Which instructions may stand in place of several nodes of a graph: loads go into operands in memory and comparisons,
//! operations into stores of their results, constants into stores, sums into addresses. What is tried is every operand that the table's rows allow in
//! memory or as an immediate; what is kept is what [`dag::rewrite::folds::fold`] finds to do the same.

mod address;
mod compare;
mod store;
mod taken;

pub use taken::{Taken, taken};

use dag::ir::graph::{Address, Class, Dag, Fold, Kind, Node, NodeId, Port, Use, Value};
use dag::rewrite::folds::fold;
use isa::{Access, Gpr, Inst, MemRef, Operand, RegRef, RegisterFile, RowId, Width, codec, table};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// An instruction that may stand in place of others; whether it may is not known yet.
#[derive(Clone, PartialEq, Debug)]
struct Draft {
    kind: Kind,
    of: NodeId,
    with: Vec<NodeId>,
}

/// The graph with all folds that are found in it.
pub fn with_folds(dag: &Dag) -> Cow<'_, Dag> {
    if dag.effects.is_empty() {
        return Cow::Borrowed(dag);
    }
    let mut open = dag.clone();
    for draft in drafts(dag) {
        add(&mut open, draft);
    }
    if open.folds.len() == dag.folds.len() { Cow::Borrowed(dag) } else { Cow::Owned(open) }
}

/// What to try: loads into their readers, operations into stores, constants into effects, and all of them with other
/// addresses.
fn drafts(dag: &Dag) -> Vec<Draft> {
    let readers = Readers::of(dag);
    let mut found = Vec::new();
    for &effect in &dag.effects {
        if let Some(loaded) = Loaded::by(dag, effect)
            && let Some(reader) = readers.only(loaded.value)
        {
            let mut kinds = loaded.in_operands_of(dag, reader);
            kinds.extend(compare::in_memory(dag, &readers, &loaded, reader));
            found.extend(kinds.into_iter().map(|kind| Draft { kind, of: reader, with: vec![effect] }));
        }
        found.extend(store::into(dag, &readers, effect));
        found.push(Draft { kind: dag.node(effect).kind.clone(), of: effect, with: Vec::new() });
    }
    // What is changed no further is an effect itself, which is no fold.
    let own = |d: &Draft| d.kind == dag.node(d.of).kind;
    let constant = found.iter().filter_map(|d| Some(Draft { kind: with_constants(dag, &d.kind)?, ..d.clone() }));
    let constant: Vec<Draft> = constant.collect();
    found.extend(constant);
    let rewritten: Vec<Draft> = found.iter().flat_map(|d| address::rewritten(dag, &readers, d)).collect();
    found.retain(|d| !own(d));
    found.extend(rewritten);
    found
}

/// The instruction with immediates for constants, as far as its operands may be any; `None` if there is none.
fn with_constants(dag: &Dag, kind: &Kind) -> Option<Kind> {
    let mut kind = kind.clone();
    let Kind::Inst { row, operands, .. } = &mut kind else { return None };
    let mut changed = false;
    for (spec, u) in table().row(*row).operands.iter().zip(operands) {
        if let Use::Value { value, high: false } = *u
            && let Kind::Const(c) = dag.node(value.node).kind
            && spec.kinds.imm
            && spec.access == Access::Read
        {
            *u = immediate(c as i64, spec.width);
            changed = true;
        }
    }
    changed.then_some(kind)
}

/// The immediate for a number: it is sign-extended to the operand's width.
fn immediate(number: i64, width: Width) -> Use {
    let above = 64 - u32::from(width.bits().min(64));
    Use::Imm(number << above >> above)
}

/// Adds a fold, if it is one that the machine has and that can find its place.
fn add(open: &mut Dag, Draft { kind, of, with }: Draft) {
    let known = |f: &Fold| f.of == of && open.node(f.by).kind == kind;
    if !is_encodable(open, &kind) || open.folds.iter().any(known) {
        return;
    }
    let len = open.len();
    let by = open.push(Node { kind, origin: open.node(of).origin, effect: false });
    match fold(open, by, of, &with) {
        Some(f) if in_time(open, &f) && !unanswered(open, &f) => open.folds.push(f),
        _ => open.truncate(len),
    }
}

/// Whether nothing that the node needs happens only behind the effects in whose place it would stand.
fn in_time(dag: &Dag, f: &Fold) -> bool {
    let needed = dag.needed_by(f.by);
    let last = dag.effects.iter().rposition(|e| f.nodes().any(|n| n == *e));
    last.is_none_or(|last| dag.effects[last + 1..].iter().all(|e| !needed[e.index()]))
}

/// Whether somebody reads what the fold does not give.
fn unanswered(dag: &Dag, f: &Fold) -> bool {
    let inside = |id: NodeId| f.nodes().any(|n| n == id);
    let lacks = |v: Value| inside(v.node) && !(v.node == f.of && f.ports.contains(&v.port));
    let alive = dag.alive();
    let readers = dag.iter().filter(|(id, _)| alive[id.index()] && !inside(*id));
    let ends = dag.live_out.iter().map(|l| l.value).chain(dag.live_out_flags.iter().map(|l| l.1));
    readers.flat_map(|(_, n)| n.values()).chain(ends).any(lacks)
}

/// Who reads what, of the nodes that are there when nothing is chosen.
struct Readers {
    of: FxHashMap<Value, Vec<NodeId>>,
    at_end: Vec<Value>,
}

impl Readers {
    fn of(dag: &Dag) -> Readers {
        let mut of: FxHashMap<Value, Vec<NodeId>> = FxHashMap::default();
        let alive = dag.alive();
        for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
            for v in node.values() {
                let all = of.entry(v).or_default();
                if all.last() != Some(&id) {
                    all.push(id);
                }
            }
        }
        let flags = dag.live_out_flags.iter().map(|l| l.1);
        Readers { of, at_end: dag.live_out.iter().map(|l| l.value).chain(flags).collect() }
    }

    /// Whether a value serves addresses alone, at once or through operations without effects, at most so many.
    fn in_addresses(&self, dag: &Dag, v: Value, through: usize) -> bool {
        let elsewhere = |id: &NodeId| {
            let node = dag.node(*id);
            let Kind::Inst { operands, implicit, .. } = &node.kind else { return true };
            let named = operands.iter().any(|u| matches!(u, Use::Value { value, .. } if *value == v));
            let accessed = node.access().is_some() && !named && !implicit.contains(&Some(v));
            let serves = |r: Value| !self.is_read(r) || through > 0 && self.in_addresses(dag, r, through - 1);
            !accessed && (node.effect || !dag.results(*id).into_iter().all(serves))
        };
        !self.at_end.contains(&v) && self.of.get(&v).is_some_and(|all| !all.iter().any(elsewhere))
    }

    fn is_read(&self, v: Value) -> bool {
        self.at_end.contains(&v) || self.of.contains_key(&v)
    }

    /// The node that reads a value, if nothing else does.
    fn only(&self, v: Value) -> Option<NodeId> {
        let first = *self.of.get(&v)?.first()?;
        let alone = self.of[&v].iter().all(|n| *n == first) && !self.at_end.contains(&v);
        alone.then_some(first)
    }
}

/// What an instruction that reads memory and does nothing else leaves in a register.
struct Loaded<'d> {
    value: Value,
    address: &'d Address,
    spec: &'static isa::row::OperandSpec,
}

impl<'d> Loaded<'d> {
    fn by(dag: &'d Dag, load: NodeId) -> Option<Loaded<'d>> {
        let node = dag.node(load);
        let (spec, Use::Mem(address)) = node.access()? else { return None };
        let Kind::Inst { row, operands, .. } = &node.kind else { return None };
        let row = table().row(*row);
        let mut written = row.operands.iter().enumerate().filter(|(_, o)| o.access.writes());
        let (k, _) = written.next()?;
        let alone = written.next().is_none() && row.implicit.is_empty();
        let plain = spec.access == Access::Read && row.flags_clobbered().is_empty() && operands[k].address().is_none();
        (alone && plain).then_some(Loaded { value: Value { node: load, port: Port::Operand(k as u8) }, address, spec })
    }

    /// The reader with the load in one of its operands: where the value stands, or where something else does that takes
    /// its place.
    fn in_operands_of(&self, dag: &Dag, reader: NodeId) -> Vec<Kind> {
        let Kind::Inst { row, operands, implicit, flags } = &dag.node(reader).kind else { return Vec::new() };
        let specs = &table().row(*row).operands;
        let mut found = Vec::new();
        for (k, spec) in specs.iter().enumerate() {
            let fits = spec.kinds.mem && !spec.kinds.address && spec.access == Access::Read;
            if !fits || spec.width != self.spec.width || spec.aligned != self.spec.aligned {
                continue;
            }
            let Use::Value { value: here, high: false } = operands[k] else { continue };
            let (mut operands, mut implicit) = (operands.clone(), implicit.clone());
            operands[k] = Use::Mem(self.address.clone());
            if here != self.value {
                let own = |u: &Use| *u == Use::Value { value: self.value, high: false };
                if let Some(j) = operands.iter().position(own) {
                    operands[j] = Use::Value { value: here, high: false };
                } else if let Some(j) = implicit.iter().position(|v| *v == Some(self.value)) {
                    implicit[j] = Some(here);
                } else {
                    continue;
                }
            }
            found.push(Kind::Inst { row: *row, operands, implicit, flags: flags.clone() });
        }
        found
    }
}

/// Whether some instruction has these operands.
fn is_encodable(dag: &Dag, kind: &Kind) -> bool {
    let Kind::Inst { row, operands, .. } = kind else { return false };
    codec::encode(&sample(dag, *row, operands)).is_ok()
}

/// The instruction with some registers.
fn sample(dag: &Dag, row: RowId, operands: &[Use]) -> Inst {
    const GENERAL: [Gpr; 4] = [Gpr::RCX, Gpr::RDX, Gpr::RBX, Gpr::RAX];
    let memory = |a: &Address| MemRef {
        base: a.base.map(|_| Gpr::RBX),
        index: a.index.map(|i| (Gpr::RDX, i.1)),
        disp: a.disp,
        rip: a.rip,
        segment: a.segment,
        symbol: a.symbol.clone(),
        fixed: a.fixed.clone(),
    };
    let specs = &table().row(row).operands;
    let operand = |(k, u): (usize, &Use)| match u {
        Use::Imm(i) => Operand::Imm(*i),
        Use::ImmSymbol(s) => Operand::ImmSymbol(s.clone()),
        Use::Mem(a) => Operand::Mem(memory(a)),
        Use::Broadcast(a) => Operand::Broadcast(memory(a)),
        Use::Value { .. } | Use::Fresh | Use::Any => {
            let high = matches!(u, Use::Value { high: true, .. });
            let class = match u {
                Use::Value { value, .. } => dag.class(*value),
                _ => Class::of_kinds(&specs[k].kinds),
            };
            match class.file() {
                // k0 is no write mask.
                Some(file) if file != RegisterFile::General => {
                    Operand::Whole(file.reg(k % (file.count() - 1) + 1).expect("fewer operands than registers"))
                }
                _ => Operand::Reg(RegRef { gpr: specs[k].kinds.fixed.unwrap_or(GENERAL[k % 4]), high }),
            }
        }
    };
    Inst { row, operands: operands.iter().enumerate().map(operand).collect() }
}
