//! Rows of equal operations, one for each lane of a vector, as nodes on vectors.

use super::Accesses;
use super::order::Join;
use crate::ir::data;
use crate::ir::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use isa::row::Masking;
use isa::{BinOp, ExprId, Feature, FeatureSet, RowId, Upper, Width, table};
use rustc_hash::FxHashMap;

/// What rows may be made of.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    pub features: FeatureSet,
    /// Constants that are not in the input and have to be added to it.
    pub new_data: bool,
}

/// Adds the nodes of rows to a graph.
pub(super) struct RowNodes<'a> {
    pub dag: Dag,
    pub known: &'a mut Accesses,
    pub allowed: Allowed,
    /// Bits of a lane.
    pub lane: u16,
    made: FxHashMap<Vec<ExprId>, Option<Value>>,
    /// Wide loads.
    pub loads: Vec<Join>,
}

/// Bits of a vector here.
const VECTOR: Width = Width::W128;

impl<'a> RowNodes<'a> {
    pub fn new(dag: &Dag, known: &'a mut Accesses, allowed: Allowed, lane: u16) -> RowNodes<'a> {
        RowNodes { dag: dag.clone(), known, allowed, lane, made: FxHashMap::default(), loads: Vec::new() }
    }

    /// The vector whose lanes are these terms, the lowest first.
    pub fn vector(&mut self, lanes: &[ExprId]) -> Option<Value> {
        if let Some(made) = self.made.get(lanes) {
            return *made;
        }
        let made = self.make(lanes);
        self.made.insert(lanes.to_vec(), made);
        made
    }

    fn make(&mut self, lanes: &[ExprId]) -> Option<Value> {
        let arena = &self.known.ctx.arena;
        let constants: Option<Vec<u64>> = lanes.iter().map(|e| arena.as_const(*e).map(|c| c.value as u64)).collect();
        if let Some(constants) = constants {
            return self.constant(&constants);
        }
        if lanes.iter().all(|e| *e == lanes[0]) {
            return self.repeated(lanes[0]);
        }
        if let Some(accesses) = self.side_by_side(lanes) {
            return self.load(accesses);
        }
        let nodes: Vec<isa::ExprNode> = lanes.iter().map(|e| arena.node(*e)).collect();
        let isa::ExprNode::Bin(op, ..) = nodes[0] else { return None };
        let pairs: Option<Vec<(ExprId, ExprId)>> =
            nodes.iter().map(|n| matches!(n, isa::ExprNode::Bin(o, ..) if *o == op).then(|| operands(n))?).collect();
        let pairs = self.turned(op, pairs?);
        let (left, right): (Vec<ExprId>, Vec<ExprId>) = pairs.into_iter().unzip();
        self.operation(op, &left, &right)
    }

    /// Loads of neighbouring lanes, as numbers of accesses.
    fn side_by_side(&self, lanes: &[ExprId]) -> Option<Vec<usize>> {
        let all = &self.known.all;
        let bytes = i64::from(self.lane / 8);
        let found: Option<Vec<usize>> =
            lanes.iter().map(|e| all.iter().position(|a| a.loaded == Some(*e) && a.bytes == bytes)).collect();
        let found = found?;
        let first = &all[found[0]];
        let next = |(k, n): (usize, &usize)| {
            all[*n].base == first.base && Some(all[*n].at) == first.at.checked_add(k as i64 * bytes)
        };
        found.iter().enumerate().all(next).then_some(found)
    }

    fn load(&mut self, accesses: Vec<usize>) -> Option<Value> {
        let first = self.known.all[accesses[0]].node;
        let address = super::address_of(&self.dag, first)?;
        let v = self.node("movdqu", VECTOR, vec![Use::Any, Use::Mem(address)], true)?;
        self.loads.push(Join { node: v.node, of: accesses, stores: false });
        Some(v)
    }

    /// Operands of operations that may be exchanged, so that those of all lanes are alike.
    fn turned(&self, op: BinOp, mut pairs: Vec<(ExprId, ExprId)>) -> Vec<(ExprId, ExprId)> {
        let (left, right) = pairs[0];
        for (k, pair) in pairs.iter_mut().enumerate().skip(1) {
            let straight = self.likeness(left, pair.0, k) + self.likeness(right, pair.1, k);
            let turned = self.likeness(left, pair.1, k) + self.likeness(right, pair.0, k);
            if op.commutative() && turned > straight {
                *pair = (pair.1, pair.0);
            }
        }
        pairs
    }

    /// How much speaks for `b` as lane `k` of the vector whose first lane is `a`.
    fn likeness(&self, a: ExprId, b: ExprId, k: usize) -> u32 {
        let access = |e: ExprId| self.known.all.iter().find(|x| x.loaded == Some(e));
        let arena = &self.known.ctx.arena;
        match (access(a), access(b)) {
            _ if a == b => 4,
            (Some(x), Some(y)) if x.base == y.base => {
                if y.at.checked_sub(x.at) == Some(k as i64 * x.bytes) {
                    4
                } else {
                    1
                }
            }
            (None, None) => match (arena.node(a), arena.node(b)) {
                (isa::ExprNode::Bin(o, ..), isa::ExprNode::Bin(p, ..)) if o == p => 2,
                (isa::ExprNode::Const(_), isa::ExprNode::Const(_)) => 3,
                _ => 0,
            },
            _ => 0,
        }
    }

    fn operation(&mut self, op: BinOp, left: &[ExprId], right: &[ExprId]) -> Option<Value> {
        let letter = match self.lane {
            8 => "b",
            16 => "w",
            32 => "d",
            _ => "q",
        };
        let name = match op {
            BinOp::And => "pand".to_string(),
            BinOp::Or => "por".to_string(),
            BinOp::Xor => "pxor".to_string(),
            BinOp::Add => format!("padd{letter}"),
            BinOp::Sub => format!("psub{letter}"),
            BinOp::Mul if matches!(self.lane, 16 | 32) => format!("pmull{letter}"),
            BinOp::Shl if self.lane != 8 => format!("psll{letter}"),
            BinOp::LShr if self.lane != 8 => format!("psrl{letter}"),
            BinOp::AShr if matches!(self.lane, 16 | 32) => format!("psra{letter}"),
            _ => return None,
        };
        let a = self.vector(left)?;
        if matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr) {
            let same = right.iter().all(|e| *e == right[0]);
            let count = self.known.ctx.arena.as_const(right[0]).filter(|_| same)?;
            return self.binary(&name, a, Use::Imm(i64::try_from(count.value).ok()?));
        }
        let b = self.vector(right)?;
        let whole = self.binary(&name, a, Use::Value { value: b, high: false });
        if op == BinOp::Mul && self.lane == 32 { whole.or_else(|| self.product_of_pairs(a, b)) } else { whole }
    }

    /// Products of 32-bit lanes without an instruction for them: of the even lanes, of the odd lanes, and the low halves of
    /// both in order again.
    fn product_of_pairs(&mut self, a: Value, b: Value) -> Option<Value> {
        let odd = |rows: &mut RowNodes, v| rows.shuffled(v, 0b11_11_01_01);
        let (c, d) = (odd(self, a)?, odd(self, b)?);
        let even = self.binary("pmuludq", a, Use::Value { value: b, high: false })?;
        let odd = self.binary("pmuludq", c, Use::Value { value: d, high: false })?;
        let (even, odd) = (self.shuffled(even, 0b00_00_10_00)?, self.shuffled(odd, 0b00_00_10_00)?);
        self.binary("punpckldq", even, Use::Value { value: odd, high: false })
    }

    fn shuffled(&mut self, v: Value, order: i64) -> Option<Value> {
        let v = Use::Value { value: v, high: false };
        self.node("pshufd", VECTOR, vec![Use::Any, v, Use::Imm(order)], false)
    }

    fn binary(&mut self, name: &str, a: Value, b: Use) -> Option<Value> {
        let a = Use::Value { value: a, high: false };
        let operands = if self.vex() { vec![Use::Fresh, a, b] } else { vec![a, b] };
        self.node(name, VECTOR, operands, false)
    }

    fn constant(&mut self, lanes: &[u64]) -> Option<Value> {
        if !self.allowed.new_data {
            return None;
        }
        let bytes: Vec<u8> =
            lanes.iter().flat_map(|c| c.to_le_bytes()[..usize::from(self.lane / 8)].to_vec()).collect();
        self.node("movdqa", VECTOR, vec![Use::Any, Use::Mem(data::address(&bytes))], false)
    }

    /// The low bits of a general register in each lane.
    fn repeated(&mut self, lane: ExprId) -> Option<Value> {
        let scalar = self.scalar(lane)?;
        let (name, bits) = if self.lane == 64 { ("movq", 64) } else { ("movd", 32) };
        let from = Use::Value { value: scalar, high: false };
        let low = self.moved(name, bits, from)?;
        let low = Use::Value { value: low, high: false };
        if self.allowed.features.contains(Feature::Avx2) {
            let letter = [(8, "b"), (16, "w"), (32, "d"), (64, "q")].iter().find(|l| l.0 == self.lane)?.1;
            return self.node(&format!("pbroadcast{letter}"), VECTOR, vec![Use::Fresh, low], false);
        }
        let low = match self.lane {
            16 => Use::Value {
                value: self.node("pshuflw", VECTOR, vec![Use::Any, low, Use::Imm(0)], false)?,
                high: false,
            },
            32 | 64 => low,
            _ => return None,
        };
        let order = if self.lane == 64 { 0x44 } else { 0 };
        self.node("pshufd", VECTOR, vec![Use::Any, low, Use::Imm(order)], false)
    }

    fn moved(&mut self, name: &str, bits: u16, from: Use) -> Option<Value> {
        self.node_where(name, VECTOR, vec![Use::Any, from], false, |r| {
            r.operands[1].kinds.general() && r.operands[1].width.bits() == bits
        })
    }

    /// A general register whose low bits are a term.
    fn scalar(&self, lane: ExprId) -> Option<Value> {
        let arena = &mut self.known.ctx.arena.clone();
        let general = self.known.terms.of.iter().filter(|(v, _)| self.dag.class(**v) == Class::GENERAL);
        let mut values: Vec<(Value, ExprId)> = general.map(|(v, e)| (*v, *e)).collect();
        values.sort();
        values.into_iter().find(|(_, e)| arena.extract(*e, 0, self.lane) == lane).map(|(v, _)| v)
    }

    fn vex(&self) -> bool {
        self.allowed.features.contains(Feature::Avx)
    }

    fn node(&mut self, name: &str, width: Width, operands: Vec<Use>, effect: bool) -> Option<Value> {
        self.node_where(name, width, operands, effect, |_| true)
    }

    /// A node of the row of this name, in the encoding that is used here, whose operands are of the right kinds.
    fn node_where(
        &mut self,
        name: &str,
        width: Width,
        mut operands: Vec<Use>,
        effect: bool,
        also: impl Fn(&isa::Row) -> bool,
    ) -> Option<Value> {
        let row = self.find(name, width, &operands, also)?;
        if table().row(row).upper != Upper::Keep {
            operands.iter_mut().filter(|u| **u == Use::Any).for_each(|u| *u = Use::Fresh);
        }
        let kind = Kind::Inst { row, operands, implicit: Vec::new(), flags: Vec::new() };
        let node = self.dag.push(Node { kind, origin: None, effect });
        Some(Value { node, port: Port::Operand(0) })
    }

    fn find(&self, name: &str, width: Width, operands: &[Use], also: impl Fn(&isa::Row) -> bool) -> Option<RowId> {
        let name = if self.vex() { format!("v{name}") } else { name.to_string() };
        let takes = |r: &isa::Row| {
            r.operands.len() == operands.len()
                && r.operands.iter().zip(operands).all(|(spec, u)| match u {
                    Use::Imm(_) => spec.kinds.imm,
                    Use::Mem(_) => spec.kinds.mem,
                    _ => spec.kinds.vector() || spec.kinds.general(),
                })
        };
        let fits = |r: &isa::Row| {
            r.mnemonic == name
                && r.width() == Some(width)
                && r.masking == Masking::None
                && self.allowed.features.includes(r.features)
                && takes(r)
                && also(r)
        };
        table().iter().find(|(_, r)| fits(r)).map(|(id, _)| id)
    }

    /// Stores a vector at an address.
    pub fn store(&mut self, address: Address, v: Value) -> Option<NodeId> {
        let operands = vec![Use::Mem(address), Use::Value { value: v, high: false }];
        self.node("movdqu", VECTOR, operands, true).map(|v| v.node)
    }
}

fn operands(node: &isa::ExprNode) -> Option<(ExprId, ExprId)> {
    match node {
        isa::ExprNode::Bin(_, a, b) => Some((*a, *b)),
        _ => None,
    }
}
