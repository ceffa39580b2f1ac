//! Addresses with what they are made of: sums, multiples and differences that serve an address go into its base, index,
//! scale and displacement.

use super::{Draft, Readers};
use dag::ir::graph::{Address, Dag, Kind, Port, Use, Value};
use dag::prove::normal::normalize;
use isa::{Arena, BinOp, ExprId, ExprNode, RowSym, Sym, UnOp, table};
use std::collections::BTreeMap;

/// Steps from an address back to what it is made of.
const DEEPEST: usize = 3;

/// The draft with other ways to write its address, each a step further back than the one before.
pub fn rewritten(dag: &Dag, readers: &Readers, draft: &Draft) -> Vec<Draft> {
    let mut found: Vec<Draft> = Vec::new();
    let mut last = vec![draft.clone()];
    for _ in 0..DEEPEST {
        let next: Vec<Draft> = last.iter().flat_map(|d| step(dag, readers, d)).filter(|d| !found.contains(d)).collect();
        found.extend(next.iter().cloned());
        last = next;
    }
    found
}

/// One register of the address replaced by what it is made of.
fn step(dag: &Dag, readers: &Readers, draft: &Draft) -> Vec<Draft> {
    let Kind::Inst { operands, .. } = &draft.kind else { return Vec::new() };
    let Some(at) = operands.iter().position(|u| matches!(u, Use::Mem(_))) else { return Vec::new() };
    let Use::Mem(address) = &operands[at] else { return Vec::new() };
    let parts = address.base.into_iter().chain(address.index.map(|i| i.0));
    // What is there for something else anyway is as well left in its register.
    let written = parts.filter(|v| readers.in_addresses(dag, *v, DEEPEST)).filter_map(|v| {
        let mut sum = Sum::of(address)?;
        sum.replace(v, &made(dag, v)?)?;
        let mut draft = draft.clone();
        let Kind::Inst { operands, .. } = &mut draft.kind else { return None };
        operands[at] = Use::Mem(sum.address(address)?);
        Some(draft)
    });
    written.collect()
}

/// A sum of multiples of values, modulo 2^64.
#[derive(Clone, Default)]
struct Sum {
    of: BTreeMap<Value, i64>,
    number: i64,
}

impl Sum {
    /// Of an address that registers make up.
    fn of(a: &Address) -> Option<Sum> {
        if a.rip || a.fixed.is_some() {
            return None;
        }
        let mut sum = Sum { of: BTreeMap::new(), number: a.disp };
        for (v, times) in a.base.map(|b| (b, 1)).into_iter().chain(a.index.map(|(i, s)| (i, i64::from(s)))) {
            sum.add(v, times);
        }
        Some(sum)
    }

    fn add(&mut self, v: Value, times: i64) {
        let all = self.of.entry(v).or_insert(0);
        *all = all.wrapping_add(times);
        self.of.retain(|_, times| *times != 0);
    }

    fn plus(mut self, other: &Sum, times: i64) -> Sum {
        other.of.iter().for_each(|(&v, &t)| self.add(v, t.wrapping_mul(times)));
        self.number = self.number.wrapping_add(other.number.wrapping_mul(times));
        self
    }

    fn replace(&mut self, v: Value, by: &Sum) -> Option<()> {
        let times = self.of.remove(&v)?;
        *self = std::mem::take(self).plus(by, times);
        Some(())
    }

    /// As the address of an instruction, the rest as in `old`; `None` if no address is of this kind.
    fn address(&self, old: &Address) -> Option<Address> {
        let terms: Vec<(Value, i64)> = self.of.iter().map(|(&v, &t)| (v, t)).collect();
        let scale = |times: i64| u8::try_from(times).ok().filter(|s| [1, 2, 4, 8].contains(s));
        let (base, index) = match terms[..] {
            [(v, 1)] => (Some(v), None),
            [(v, times)] => match scale(times - 1) {
                Some(s) => (Some(v), Some((v, s))),
                None => (None, Some((v, scale(times)?))),
            },
            [(v, 1), (w, times)] | [(w, times), (v, 1)] => (Some(v), Some((w, scale(times)?))),
            _ => return None,
        };
        let moved = self.number != old.disp && old.symbol.is_some();
        if moved || i32::try_from(self.number).is_err() {
            return None;
        }
        Some(Address { base, index, disp: self.number, ..old.clone() })
    }
}

/// What a value is the sum of, if an instruction without effects makes it of others.
fn made(dag: &Dag, v: Value) -> Option<Sum> {
    let node = dag.node(v.node);
    let (Kind::Inst { row, operands, .. }, Port::Operand(k), false) = (&node.kind, v.port, node.effect) else {
        return None;
    };
    let row = table().row(*row);
    let meaning = row.meaning.operands[usize::from(k)]?;
    let mut parts = AddressParts { arena: Arena::new(), values: Vec::new() };
    let filled: Vec<Option<ExprId>> = row
        .operands
        .iter()
        .zip(operands)
        .map(|(spec, u)| parts.operand(dag, u, spec.width.bits(), spec.kinds.address))
        .collect();
    let missing = |arena: &mut Arena, sym: Sym, width| arena.var(Sym(sym.0 + UNKNOWN), width);
    let AddressParts { arena, values } = &mut parts;
    let term = arena.instantiate(&table().arena, &[meaning], &mut |arena, sym, width| match RowSym::of(sym) {
        RowSym::Operand(i) => filled[usize::from(i)].unwrap_or_else(|| missing(arena, sym, width)),
        _ => missing(arena, sym, width),
    });
    let term = normalize(arena, &term)[0];
    if arena.width(term) != 64 {
        return None;
    }
    let sum = linear(arena, values, term)?;
    (!sum.of.contains_key(&v)).then_some(sum)
}

/// Symbols from here on are no values.
const UNKNOWN: u32 = 1 << 16;

/// Values as variables of terms, numbered.
struct AddressParts {
    arena: Arena,
    values: Vec<Value>,
}

impl AddressParts {
    fn value(&mut self, dag: &Dag, v: Value) -> ExprId {
        if let Kind::Const(c) = dag.node(v.node).kind {
            return self.arena.constant(64, c.into());
        }
        let known = self.values.iter().position(|x| *x == v);
        let number = known.unwrap_or_else(|| {
            self.values.push(v);
            self.values.len() - 1
        });
        self.arena.var(Sym(number as u32), 64)
    }

    /// An operand of general registers at its width.
    fn operand(&mut self, dag: &Dag, u: &Use, width: u16, address: bool) -> Option<ExprId> {
        match u {
            Use::Value { value, high: false } if dag.class(*value).bits() == 64 => {
                let whole = self.value(dag, *value);
                Some(self.arena.extract(whole, 0, width))
            }
            Use::Imm(i) => Some(self.arena.constant(width, (*i as u64 & low(width)).into())),
            Use::Mem(a) if address && !a.rip && a.symbol.is_none() && a.segment.is_none() => {
                let mut sum = self.arena.constant(64, (a.disp as u64).into());
                for (v, s) in a.base.map(|b| (b, 1)).into_iter().chain(a.index) {
                    let part = self.value(dag, v);
                    let times = self.arena.constant(64, s.into());
                    let product = self.arena.bin(BinOp::Mul, part, times);
                    sum = self.arena.add(sum, product);
                }
                Some(self.arena.extract(sum, 0, width))
            }
            _ => None,
        }
    }
}

const fn low(width: u16) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A term as a sum of multiples of values.
fn linear(arena: &Arena, values: &[Value], e: ExprId) -> Option<Sum> {
    let number = |e: ExprId| arena.as_const(e).map(|c| c.value as i64);
    Some(match arena.node(e) {
        ExprNode::Const(c) => Sum { number: c.value as i64, ..Sum::default() },
        ExprNode::Var(s) => Sum { of: BTreeMap::from([(*values.get(s.0 as usize)?, 1)]), number: 0 },
        ExprNode::Un(UnOp::Neg, a) => Sum::default().plus(&linear(arena, values, a)?, -1),
        ExprNode::Bin(BinOp::Add, a, b) => linear(arena, values, a)?.plus(&linear(arena, values, b)?, 1),
        ExprNode::Bin(BinOp::Sub, a, b) => linear(arena, values, a)?.plus(&linear(arena, values, b)?, -1),
        ExprNode::Bin(BinOp::Mul, a, b) => match (number(a), number(b)) {
            (_, Some(k)) => Sum::default().plus(&linear(arena, values, a)?, k),
            (Some(k), _) => Sum::default().plus(&linear(arena, values, b)?, k),
            _ => return None,
        },
        ExprNode::Bin(BinOp::Shl, a, b) => {
            let by = number(b).filter(|by| (0..64).contains(by))?;
            Sum::default().plus(&linear(arena, values, a)?, 1i64.wrapping_shl(by as u32))
        }
        _ => return None,
    })
}
