//! Neighbouring accesses that become one of 2, 4 or 8 bytes in a general register: stores of constants, copies, values
//! that are taken apart into bytes, and values that are put together from them, in either order of bytes.

use super::bytes::{TermBytes, origin, sign_of};
use super::order::{Join, in_place};
use super::row::Allowed;
use super::{Accesses, OperandAccess, address_of};
use crate::analysis::demand::demanded;
use crate::ir::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value, low};
use isa::{ExprId, Feature, FeatureSet, Width, table};
use rustc_hash::FxHashMap;

/// Bytes of accesses that others become, the largest first.
const SIZES: [(usize, Width); 3] = [(8, Width::W64), (4, Width::W32), (2, Width::W16)];

/// The graph with some accesses joined into one: fewer stores, or as many and fewer effects.
pub(super) fn joined(dag: &Dag, known: &mut Accesses, allowed: Allowed) -> Option<Dag> {
    if known.all.len() < 2 {
        return None;
    }
    let general = General::new(dag, known, allowed.features);
    general.stores(known).or_else(|| general.loads(known))
}

/// A graph with the bytes of what its registers hold.
pub(super) struct General<'a> {
    dag: &'a Dag,
    features: FeatureSet,
    /// What somebody looks at in general registers, in order, with all bytes.
    values: Vec<(Value, Vec<ExprId>)>,
    /// The bytes that each access stores.
    stored: Vec<Vec<ExprId>>,
    /// Which access loads a term.
    loaded: FxHashMap<ExprId, usize>,
}

/// How the bytes above a number that is looked at are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Above {
    Zeros,
    /// Copies of the sign, up to so many bytes.
    Sign(usize),
}

/// Neighbouring bytes of memory: what to load from where, and in place of which accesses.
struct AccessRun {
    address: Address,
    of: Vec<usize>,
}

impl<'a> General<'a> {
    pub fn new(dag: &'a Dag, known: &mut Accesses, features: FeatureSet) -> General<'a> {
        let alive = dag.alive();
        let is_register = |v: &Value| alive[v.node.index()] && dag.class(*v) == Class::GENERAL;
        let mut values: Vec<(Value, ExprId)> =
            known.terms.of.iter().filter(|(v, _)| is_register(v)).map(|(v, e)| (*v, *e)).collect();
        values.sort();
        let terms: Vec<ExprId> = values.iter().map(|v| v.1).chain(known.all.iter().filter_map(|a| a.stored)).collect();
        let arena = &mut known.ctx.arena;
        let bytes = TermBytes::of(arena, &terms);
        let values = values.into_iter().filter_map(|(v, e)| Some((v, bytes.low(arena, e, 8)?))).collect();
        let stored = known.all.iter().map(|a| bytes.low(arena, a.stored?, a.bytes)).map(Option::unwrap_or_default);
        let stored = stored.collect();
        let loaded = known.all.iter().enumerate().filter_map(|(n, a)| Some((a.loaded?, n))).collect();
        General { dag, features, values, stored, loaded }
    }

    /// Stores joined.
    fn stores(&self, known: &Accesses) -> Option<Dag> {
        SIZES.iter().find_map(|&(bytes, width)| {
            let first = (0..known.all.len()).filter(|n| known.all[*n].stored.is_some());
            first.filter_map(|n| run(&known.all, n, bytes as i64)).find_map(|run| self.store(known, run, width))
        })
    }

    /// One store in place of some, which lie side by side.
    fn store(&self, known: &Accesses, run: Vec<usize>, width: Width) -> Option<Dag> {
        let wanted: Vec<ExprId> = run.iter().flat_map(|n| self.stored[*n].iter().copied()).collect();
        let mut new = New { dag: self.dag.clone(), features: self.features, loads: Vec::new() };
        let to = Use::Mem(address_of(self.dag, known.all[run[0]].node)?);
        let store = match self.constant(known, &wanted) {
            Some(c) => new.store_constant(to, c, width, run.len())?,
            None => self.store_value(known, &mut new, to, &wanted, width)?,
        };
        let mut joins = new.loads;
        joins.push(Join { node: store, of: run, stores: true });
        in_place(self.dag, new.dag, known, &joins, &FxHashMap::default())
    }

    /// Stores what some register holds, or what is loaded for it.
    fn store_value(&self, known: &Accesses, new: &mut New, to: Use, wanted: &[ExprId], width: Width) -> Option<NodeId> {
        if let Some(v) = self.holding(wanted, 0) {
            return new.store(to, v, width);
        }
        if let Some(run) = self.loaded_run(known, wanted) {
            let v = new.load(run, width, Above::Zeros)?;
            return new.store(to, v, width);
        }
        let turned: Vec<ExprId> = wanted.iter().rev().copied().collect();
        if let Some(v) = self.holding(&turned, 0) {
            return new.store_turned(to, v, width);
        }
        if let Some(run) = self.loaded_run(known, &turned) {
            // Two bytes that stay where they are can be turned there.
            let stays = width == Width::W16 && to.address() == Some(&run.address);
            let v = new.load(run, width, Above::Zeros)?;
            if stays {
                let v = new.turned(v, width)?;
                return new.store(to, v, width);
            }
            return new.store_turned(to, v, width);
        }
        let (from, v) = (1..8).find_map(|from| Some((from, self.holding(wanted, from)?)))?;
        let v = new.node("shr", Width::W64, None, vec![low(v), Use::Imm(8 * from as i64)])?;
        new.store(to, v, width)
    }

    /// What an access stores, by words that registers hold or instructions name.
    pub fn held_words(&self, known: &Accesses, access: usize) -> Option<Vec<HeldWord>> {
        let held = |word: &[ExprId]| match self.constant(known, word) {
            Some(c) => i32::try_from(c as i64).is_ok().then_some(HeldWord::Number(c)),
            None => self.holding(word, 0).map(HeldWord::Register),
        };
        let words = self.stored[access].chunks_exact(8);
        words.remainder().is_empty().then(|| words.map(held).collect())?
    }

    fn constant(&self, known: &Accesses, bytes: &[ExprId]) -> Option<u64> {
        let arena = &known.ctx.arena;
        let bytes = bytes.iter().map(|b| arena.as_const(*b).map(|c| c.value as u8)).collect::<Option<Vec<u8>>>()?;
        Some(bytes.iter().rev().fold(0, |all, b| all << 8 | u64::from(*b)))
    }

    /// A register that has these bytes, the lowest of them as byte `from`.
    fn holding(&self, bytes: &[ExprId], from: usize) -> Option<Value> {
        self.values.iter().find(|(_, all)| all.get(from..from + bytes.len()) == Some(bytes)).map(|(v, _)| *v)
    }

    /// Bytes that were loaded from one place after the other.
    fn loaded_run(&self, known: &Accesses, bytes: &[ExprId]) -> Option<AccessRun> {
        let arena = &known.ctx.arena;
        let from = |byte: &ExprId| {
            let (term, k) = origin(arena, *byte);
            self.loaded.get(&term).map(|n| (*n, k))
        };
        let all = bytes.iter().map(from).collect::<Option<Vec<(usize, i64)>>>()?;
        let place = |(n, k): (usize, i64)| (known.all[n].base, known.all[n].at.checked_add(k));
        let next = |w: &[(usize, i64)]| {
            let ((base, at), (other, then)) = (place(w[0]), place(w[1]));
            base == other && at.zip(then).is_some_and(|(at, then)| at.checked_add(1) == Some(then))
        };
        if !all.windows(2).all(next) {
            return None;
        }
        let (first, skipped) = all[0];
        let address = moved(address_of(self.dag, known.all[first].node)?, skipped)?;
        let mut of: Vec<usize> = all.iter().map(|a| a.0).collect();
        of.dedup();
        Some(AccessRun { address, of })
    }

    /// Loads joined whose bytes are put together in a register.
    fn loads(&self, known: &mut Accesses) -> Option<Dag> {
        let need = demanded(self.dag);
        let looked_at = |v: &Value| (64 - need.get(v).copied().unwrap_or(0).leading_zeros() as usize).div_ceil(8);
        let values: Vec<(Value, &[ExprId])> = self.values.iter().map(|(v, b)| (*v, &b[..looked_at(v)])).collect();
        for (bytes, width) in SIZES {
            // What comes last is put together from what comes before.
            for (_, all) in values.iter().rev() {
                let Some((number, above)) = number(known, all, bytes) else { continue };
                let same = |(_, b): &&(Value, &[ExprId])| {
                    b.starts_with(number)
                        && (b.len() == bytes || self::number(known, b, bytes).is_some_and(|n| n.1 == above))
                };
                let replaced: Vec<Value> = values.iter().filter(same).map(|(v, _)| *v).collect();
                if let Some(dag) = self.load(known, number, width, above, &replaced) {
                    return Some(dag);
                }
            }
        }
        None
    }

    /// One load in place of some, for registers that hold the same number.
    fn load(&self, known: &Accesses, number: &[ExprId], width: Width, above: Above, replaced: &[Value]) -> Option<Dag> {
        let mut new = New { dag: self.dag.clone(), features: self.features, loads: Vec::new() };
        let turned: Vec<ExprId> = number.iter().rev().copied().collect();
        let v = match self.loaded_run(known, number) {
            Some(run) => new.load(run, width, above)?,
            None => new.load_turned(self.loaded_run(known, &turned)?, width, above)?,
        };
        let replace = replaced.iter().map(|old| (*old, v)).collect();
        let dag = in_place(self.dag, new.dag, known, &new.loads, &replace)?;
        (dag.effects.len() < self.dag.effects.len()).then_some(dag)
    }
}

/// A word of 64 bits to be stored.
pub(super) enum HeldWord {
    Register(Value),
    /// It fits into an immediate.
    Number(u64),
}

impl HeldWord {
    /// The store `at` bytes behind an address.
    pub fn stored_at(self, dag: &mut Dag, features: FeatureSet, address: &Address, at: i64) -> Option<NodeId> {
        let to = Use::Mem(moved(address.clone(), at)?);
        let mut new = New { dag: std::mem::take(dag), features, loads: Vec::new() };
        let node = match self {
            HeldWord::Register(v) => new.store(to, v, Width::W64),
            HeldWord::Number(c) => new.store_constant(to, c, Width::W64, 1),
        };
        *dag = new.dag;
        node
    }
}

/// The stores behind each other that fill `bytes` bytes from the `first` one on.
fn run(all: &[OperandAccess], first: usize, bytes: i64) -> Option<Vec<usize>> {
    let end = all[first].at.checked_add(bytes)?;
    let mut run = vec![first];
    loop {
        let last = &all[*run.last()?];
        if last.end() == end && run.len() > 1 {
            return Some(run);
        }
        let follows = |b: &usize| all[*b].stored.is_some() && all[*b].base == last.base && all[*b].at == last.end();
        let next = (0..all.len()).filter(follows).min_by_key(|b| all[*b].order.abs_diff(last.order))?;
        if all[next].end() > end {
            return None;
        }
        run.push(next);
    }
}

/// The `bytes` lowest bytes of what is looked at, if those above are filled alike.
fn number<'b>(known: &mut Accesses, all: &'b [ExprId], bytes: usize) -> Option<(&'b [ExprId], Above)> {
    let (number, above) = all.split_at_checked(bytes)?;
    let arena = &mut known.ctx.arena;
    let sign = sign_of(arena, number[bytes - 1]);
    if above.iter().all(|b| arena.as_const(*b).is_some_and(|c| c.value == 0)) {
        Some((number, Above::Zeros))
    } else {
        above.iter().all(|b| *b == sign).then_some((number, Above::Sign(all.len())))
    }
}

/// An address some bytes further on.
fn moved(address: Address, by: i64) -> Option<Address> {
    let disp = address.disp.checked_add(by).filter(|d| i32::try_from(*d).is_ok())?;
    (by == 0 || address.symbol.is_none()).then_some(Address { disp, ..address })
}

/// A graph to which nodes are added.
struct New {
    dag: Dag,
    features: FeatureSet,
    loads: Vec<Join>,
}

impl New {
    /// Stores a constant: in the instruction, or from a register if that takes the place of enough stores.
    fn store_constant(&mut self, to: Use, c: u64, width: Width, stores: usize) -> Option<NodeId> {
        let unused = 64 - u32::from(width.bits());
        let immediate = (c << unused) as i64 >> unused;
        if i32::try_from(immediate).is_ok() {
            return self.effect("mov", width, None, vec![to, Use::Imm(immediate)]).map(|v| v.node);
        }
        if stores < 3 {
            return None;
        }
        let node = self.dag.push(Node { kind: Kind::Const(c), origin: None, effect: false });
        self.store(to, Value { node, port: Port::Whole }, width)
    }

    fn store(&mut self, to: Use, v: Value, width: Width) -> Option<NodeId> {
        self.effect("mov", width, None, vec![to, low(v)]).map(|v| v.node)
    }

    /// Stores the low bytes of a register in the other order.
    fn store_turned(&mut self, to: Use, v: Value, width: Width) -> Option<NodeId> {
        if self.features.contains(Feature::Movbe) {
            return self.effect("movbe", width, None, vec![to, low(v)]).map(|v| v.node);
        }
        let turned = self.turned(v, width)?;
        self.store(to, turned, width)
    }

    /// Loads and extends.
    fn load(&mut self, from: AccessRun, width: Width, above: Above) -> Option<Value> {
        let AccessRun { address, of } = from;
        let operands = vec![Use::Fresh, Use::Mem(address)];
        let (name, to) = extension(width, above);
        let v = self.effect(name, to, Some(width), operands)?;
        self.loads.push(Join { node: v.node, of, stores: false });
        Some(v)
    }

    /// Loads in the other order of bytes and extends.
    fn load_turned(&mut self, from: AccessRun, width: Width, above: Above) -> Option<Value> {
        let v = if self.features.contains(Feature::Movbe) && width != Width::W16 {
            let v = self.effect("movbe", width, None, vec![Use::Fresh, Use::Mem(from.address)])?;
            self.loads.push(Join { node: v.node, of: from.of, stores: false });
            v
        } else {
            let v = self.load(from, width, Above::Zeros)?;
            self.turned(v, width)?
        };
        if above == Above::Zeros || width == Width::W64 {
            return Some(v);
        }
        let (name, to) = extension(width, above);
        self.node(name, to, Some(width), vec![Use::Fresh, low(v)])
    }

    /// The low bytes in the other order; what is above 16 bits stays.
    fn turned(&mut self, v: Value, width: Width) -> Option<Value> {
        match width {
            Width::W16 => self.node("rol", width, None, vec![low(v), Use::Imm(8)]),
            _ => self.node("bswap", width, None, vec![low(v)]),
        }
    }

    fn node(&mut self, name: &str, width: Width, source: Option<Width>, operands: Vec<Use>) -> Option<Value> {
        self.push(name, width, source, operands, false)
    }

    fn effect(&mut self, name: &str, width: Width, source: Option<Width>, operands: Vec<Use>) -> Option<Value> {
        self.push(name, width, source, operands, true)
    }

    /// A node of the row of this name and width, its second operand as wide as `source` says, if it does.
    fn push(
        &mut self,
        name: &str,
        width: Width,
        source: Option<Width>,
        operands: Vec<Use>,
        effect: bool,
    ) -> Option<Value> {
        let takes = |r: &isa::Row| {
            r.operands.len() == operands.len()
                && r.operands.iter().zip(&operands).all(|(spec, u)| match u {
                    Use::Imm(_) => spec.kinds.imm,
                    Use::Mem(_) => spec.kinds.mem,
                    _ => spec.kinds.general() && spec.kinds.fixed.is_none(),
                })
        };
        let fits = |r: &isa::Row| {
            r.mnemonic == name
                && r.width() == Some(width)
                && source.is_none_or(|w| r.operands[1].width == w)
                && r.is_general()
                && self.features.includes(r.features)
                && takes(r)
        };
        let row = table().iter().find(|(_, r)| fits(r)).map(|(id, _)| id)?;
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() };
        let node = self.dag.push(Node { kind, origin: None, effect });
        Some(Value { node, port: Port::Operand(0) })
    }
}

/// The move that extends what is `width` wide, and the width that it writes.
fn extension(width: Width, above: Above) -> (&'static str, Width) {
    match (width, above) {
        (Width::W16, Above::Zeros) => ("movzx", Width::W32),
        (Width::W16, Above::Sign(bytes)) => ("movsx", if bytes > 4 { Width::W64 } else { Width::W32 }),
        (Width::W32, Above::Sign(bytes)) if bytes > 4 => ("movsxd", Width::W64),
        (width, _) => ("mov", width),
    }
}
