//! Where constants stand in a graph: contents of registers, immediates, displacements of sums.

use crate::analysis::demand::demanded;
use crate::ir::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::search::spec::nth_register;
use isa::expr::mask;
use isa::{ExprId, Width, table};
use rustc_hash::FxHashMap;
use std::fmt;

/// A constant of a graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NumberPlace {
    pub node: NodeId,
    pub at: PlaceInNode,
}

/// Where in a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlaceInNode {
    /// It is the content of a register.
    Content,
    /// This operand is an immediate.
    Immediate(u8),
    /// It is added in the address that this operand is; nothing is accessed there.
    Displacement(u8),
}

/// A constant in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedNumber {
    pub place: NumberPlace,
    /// Its low `width` bits, at most 64; the others do not matter.
    pub value: u64,
    pub width: u16,
}

/// All constants of a graph, in its order.
pub fn numbers(dag: &Dag) -> Vec<PlacedNumber> {
    let need = demanded(dag);
    dag.iter().flat_map(|(node, _)| of_node(dag, node, &need)).collect()
}

fn of_node(dag: &Dag, node: NodeId, need: &FxHashMap<Value, u64>) -> Vec<PlacedNumber> {
    let placed = |at, value: u64, width: u16| PlacedNumber {
        place: NumberPlace { node, at },
        value: value & mask(width) as u64,
        width,
    };
    match &dag.node(node).kind {
        Kind::Const(c) => {
            let read = need.get(&Value { node, port: Port::Whole }).copied().unwrap_or(0);
            let widths = Width::ALL.into_iter().map(Width::bits).filter(|w| *w <= 64);
            let width = widths.filter(|w| read & !(mask(*w) as u64) == 0).min().unwrap_or(64);
            vec![placed(PlaceInNode::Content, *c, width)]
        }
        Kind::Inst { row, operands, .. } => {
            let specs = &table().row(*row).operands;
            let all = specs.iter().zip(operands).enumerate();
            let number = |(k, (spec, operand)): (usize, (&isa::row::OperandSpec, &Use))| match operand {
                Use::Imm(i) if !spec.kinds.stack => {
                    Some(placed(PlaceInNode::Immediate(k as u8), *i as u64, spec.width.bits()))
                }
                Use::Mem(a) if spec.kinds.address && is_open(a) => {
                    Some(placed(PlaceInNode::Displacement(k as u8), a.disp as u64, spec.width.bits()))
                }
                _ => None,
            };
            all.filter_map(number).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether the displacement of a sum could be a register in its place.
fn is_open(a: &Address) -> bool {
    let nothing_else = !a.rip && a.segment.is_none() && a.symbol.is_none() && a.fixed.is_none();
    a.disp != 0 && nothing_else && (a.base.is_none() || a.index.is_none())
}

/// Puts a number of `width` bits in a place; `None` if no instruction holds it there.
pub fn put(dag: &mut Dag, place: NumberPlace, value: u64, width: u16) -> Option<()> {
    let signed = (value << (64 - width)) as i64 >> (64 - width);
    let mut node = dag.node(place.node).clone();
    let held = |number: &mut i64| {
        *number = i64::from(i32::try_from(signed).ok()?);
        Some(())
    };
    match (&mut node.kind, place.at) {
        (Kind::Const(c), PlaceInNode::Content) => *c = value,
        (Kind::Inst { operands, .. }, PlaceInNode::Immediate(k)) => match operands.get_mut(usize::from(k))? {
            Use::Imm(i) => held(i)?,
            _ => return None,
        },
        (Kind::Inst { operands, .. }, PlaceInNode::Displacement(k)) => match operands.get_mut(usize::from(k))? {
            Use::Mem(a) => held(&mut a.disp)?,
            _ => return None,
        },
        _ => return None,
    }
    dag.replace(place.node, node);
    Some(())
}

/// Makes constants what terms of 64 bits say, by which values of the graph are then given.
pub fn open(dag: &mut Dag, terms: &[(NumberPlace, ExprId)]) -> FxHashMap<Value, ExprId> {
    let mut given = FxHashMap::default();
    for &(place, term) in terms {
        if place.at == PlaceInNode::Content {
            given.insert(Value { node: place.node, port: Port::Whole }, term);
            continue;
        }
        let register = nth_register(Class::GENERAL, 0).expect("there are general registers");
        let number = dag.push(Node { kind: Kind::Input(register), origin: None, effect: false });
        let number = Value { node: number, port: Port::Whole };
        given.insert(number, term);
        let mut node = dag.node(place.node).clone();
        let Kind::Inst { operands, .. } = &mut node.kind else { continue };
        match (place.at, &mut operands[usize::from(place.operand())]) {
            (PlaceInNode::Immediate(_), operand) => *operand = Use::Value { value: number, high: false },
            (PlaceInNode::Displacement(_), Use::Mem(a)) if a.base.is_none() => {
                (a.base, a.disp) = (Some(number), 0);
            }
            (PlaceInNode::Displacement(_), Use::Mem(a)) => (a.index, a.disp) = (Some((number, 1)), 0),
            _ => {}
        }
        dag.replace(place.node, node);
    }
    given
}

impl NumberPlace {
    fn operand(self) -> u8 {
        match self.at {
            PlaceInNode::Content => 0,
            PlaceInNode::Immediate(k) | PlaceInNode::Displacement(k) => k,
        }
    }

    /// Reads what [`fmt::Display`] writes; `None` if it is not that.
    pub fn parse(text: &str) -> Option<NumberPlace> {
        let text = text.strip_prefix('n')?;
        let (node, at) = match text.split_once(['#', '+']) {
            None => (text, PlaceInNode::Content),
            Some((node, k)) if text.contains('#') => (node, PlaceInNode::Immediate(k.parse().ok()?)),
            Some((node, k)) => (node, PlaceInNode::Displacement(k.parse().ok()?)),
        };
        Some(NumberPlace { node: NodeId(node.parse().ok()?), at })
    }
}

impl fmt::Display for NumberPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            PlaceInNode::Content => write!(f, "{}", self.node),
            PlaceInNode::Immediate(k) => write!(f, "{}#{k}", self.node),
            PlaceInNode::Displacement(k) => write!(f, "{}+{k}", self.node),
        }
    }
}
