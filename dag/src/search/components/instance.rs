//! One row with filled operands as a component: what it computes, as a term, and compiled for search.

use super::evaluation::FlagKernel;
use super::form::{InvertibleForm, form};
use super::kernel::{Kernel, kernel};
use super::open::{ComparisonForm, Inverse};
use super::{Component, Fill, Make};
use crate::ir::data::address;
use crate::ir::graph::{Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::search::spec::nth_register;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, Var};
use isa::eval::Batch;
use isa::expr::WORD;
use isa::{Arena, ExprId, Flag, FlagSet, Row, RowId, Sym, table};
use rustc_hash::FxHashMap;
use std::sync::Arc;

const SLOT_SYM: u32 = 0;

/// An instruction with its operands filled, and the register that is its result.
pub(super) struct Filled {
    pub(super) row: RowId,
    pub(super) fill: Vec<Fill>,
    pub(super) result: Option<Port>,
    /// What its operands follow from is wanted, too.
    pub(super) open: bool,
}

impl Filled {
    /// The component with nothing known yet of what it computes.
    fn component(self) -> Component {
        let Filled { row: id, fill, result, .. } = self;
        let row = table().row(id);
        let mut slots = slots_of_all(&fill);
        let mut slot = |reads: bool| {
            slots += usize::from(reads);
            reads.then(|| slots - 1)
        };
        let implicit: Vec<Option<usize>> = row.implicit.iter().map(|i| slot(i.access.reads())).collect();
        let slot_classes = slot_classes(row, &fill, slots);
        let result_class = match result {
            Some(Port::Operand(r)) => Class::of_kinds(&row.operands[usize::from(r)].kinds),
            _ => Class::GENERAL,
        };
        Component {
            make: Make::Inst(id),
            implicit,
            general: result_class == Class::GENERAL && slot_classes.iter().all(|c| *c == Class::GENERAL),
            slot_classes,
            result_class,
            weight: 1 + fill.iter().filter(|f| **f == Fill::Zero).count(),
            fill,
            slots,
            commutative: false,
            flags_in: row.flags_used(&table().arena),
            result,
            flags_out: FlagSet::NONE,
            value: None,
            flag_kernel: None,
            kernel: Kernel::Other,
            form: InvertibleForm::None,
            inverses: Arc::new([]),
            compares: None,
            opened: None,
            vector_inverses: Arc::new([]),
            open: None,
        }
    }
}

impl Component {
    /// A row that copies or loads, reading new data.
    pub(super) fn load(row: RowId, bytes: &[u8]) -> Component {
        let keeps = table().row(row).upper == isa::Upper::Keep;
        let fill = vec![if keeps { Fill::Any } else { Fill::Fresh }, Fill::Fixed(Use::Mem(address(bytes)))];
        Filled { row, fill, result: Some(Port::Operand(0)), open: false }.component()
    }
}

/// Builds a component over vectors of `words` words; `None` if its result is undefined or it does nothing that search
/// can use. The term is its result over the variables of its slots, whose symbols are the first of `ctx`: in one
/// context, components with slots of the same classes and the same term do the same.
pub(super) fn component(
    ctx: &mut Context,
    words: usize,
    filled: Filled,
    offered: FlagSet,
) -> Option<(Component, Option<ExprId>)> {
    let row = table().row(filled.row);
    let open = filled.open;
    let mut c = filled.component();
    let (dag, node) = alone(&c)?;
    let over = variables(ctx, &c, words);
    let given = over.slots.iter().enumerate().map(|(k, v)| {
        let whole = ctx.arena.zext(v.term, c.slot_classes[k].bits());
        (Value { node: NodeId(k as u32), port: Port::Whole }, whole)
    });
    let given = given.collect();
    let t = terms(ctx, &dag, Side::Target, &given);
    let meaning = match c.result {
        Some(port) => Some(c.compile_result(ctx, &over, t.of[&Value { node, port }], words)?),
        None => None,
    };
    match meaning.filter(|_| open && c.general) {
        Some(e) => c.inverses = (0..c.slots).map(|k| Inverse::of(&mut ctx.arena, e, c.slots, k)).collect(),
        None if open && c.general && c.slots == 2 => {
            let flag = |f| t.of.get(&Value { node, port: Port::Flag(f) }).copied();
            let both = flag(Flag::CF).zip(flag(Flag::ZF));
            c.compares = both.and_then(|(carry, zero)| ComparisonForm::of(&mut ctx.arena, carry, zero));
        }
        None => {}
    }
    let flags = row.flags_clobbered().intersect(offered);
    c.compile_flags(ctx, &over, flags.iter().map(|f| (f, t.of[&Value { node, port: Port::Flag(f) }])));
    (c.result.is_some() || !c.flags_out.is_empty()).then_some((c, meaning))
}

impl Component {
    /// Makes the register content `whole` the result, for fast evaluation and for solving; gives its term.
    fn compile_result(
        &mut self,
        ctx: &mut Context,
        over: &ComponentVariables,
        whole: ExprId,
        words: usize,
    ) -> Option<ExprId> {
        let whole = with_undefined_as_number(ctx, whole);
        let vector = self.result_class == Class::VECTOR;
        let e = if vector { ctx.arena.extract(whole, 0, words as u16 * WORD) } else { whole };
        // A result that is known, or is what one slot holds already, takes no instruction.
        let is_slot = self.result_class == Class::GENERAL && matches!(ctx.arena.node(e), isa::ExprNode::Var(_));
        if !known(ctx, e) || ctx.arena.as_const_words(e).is_some() || is_slot {
            return None;
        }
        self.value = Some(Arc::new(over.compiled(&ctx.arena, &[e]).into()));
        if self.general {
            self.kernel = kernel(&ctx.arena, e, over);
            self.form = form(&ctx.arena, e, over, &self.kernel);
        }
        let alike = self.slots == 2 && self.slot_classes[0] == self.slot_classes[1];
        self.commutative = alike && swapped_equal(ctx, e, over);
        Some(e)
    }

    /// Offers those flags that are defined and depend on something.
    fn compile_flags(&mut self, ctx: &Context, over: &ComponentVariables, flags: impl Iterator<Item = (Flag, ExprId)>) {
        let offered = |e: ExprId| known(ctx, e) && !ctx.arena.variables(&[e]).is_empty();
        let (flags, roots): (Vec<Flag>, Vec<ExprId>) = flags.filter(|(_, e)| offered(*e)).unzip();
        self.flags_out = FlagSet::of(&flags);
        if !roots.is_empty() {
            self.flag_kernel = Some(Arc::new(FlagKernel::new(over.compiled(&ctx.arena, &roots), &flags)));
        }
    }
}

/// Class of the register that each slot stands for.
pub(super) fn slot_classes(row: &Row, fill: &[Fill], slots: usize) -> Vec<Class> {
    let class = |k: usize| {
        let operand = fill.iter().position(|f| matches!(f, Fill::Slot(s) | Fill::High(s) if *s == k));
        operand.map_or(Class::GENERAL, |i| Class::of_kinds(&row.operands[i].kinds))
    };
    (0..slots).map(class).collect()
}

/// A graph of the component's instruction alone, over inputs that are its first nodes.
fn alone(c: &Component) -> Option<(Dag, NodeId)> {
    let mut dag = Dag::new();
    let mut input = |kind| dag.push(Node { kind, origin: None, effect: false });
    let inputs: Vec<Value> = (0..c.slots)
        .map(|k| {
            let reg = nth_register(c.slot_classes[k], k).expect("few slots");
            Value { node: input(Kind::Input(reg)), port: Port::Whole }
        })
        .collect();
    let flags: Vec<(Flag, Value)> =
        c.flags_in.iter().map(|f| (f, Value { node: input(Kind::InputFlag(f)), port: Port::Flag(f) })).collect();
    let node = c.append(&mut dag, &inputs, &|f| flags.iter().find(|x| x.0 == f).map(|x| x.1))?;
    Some((dag, node))
}

/// A variable of a component's term.
#[derive(Clone, Copy)]
pub(super) struct SlotVariable {
    pub(super) sym: Sym,
    width: u16,
    pub(super) term: ExprId,
}

/// What a component's term is over.
pub(super) struct ComponentVariables {
    pub(super) slots: Vec<SlotVariable>,
    pub(super) flags: Vec<Sym>,
}

/// The variables of the slots and of the six flags; those of the slots have the lowest symbols.
fn variables(ctx: &mut Context, c: &Component, words: usize) -> ComponentVariables {
    let slots = (0..c.slots).map(|k| {
        let class = c.slot_classes[k];
        let reg = nth_register(class, k).expect("few slots");
        let sym = ctx.sym(Var::Reg { cut: 0, reg, private: None });
        debug_assert_eq!(sym, Sym(SLOT_SYM + k as u32));
        let width = if class == Class::VECTOR { words as u16 * WORD } else { WORD };
        SlotVariable { sym, width, term: ctx.arena.var(sym, width) }
    });
    let slots = slots.collect();
    ComponentVariables {
        slots,
        flags: Flag::ALL.iter().map(|&flag| ctx.sym(Var::Flag { cut: 0, flag, private: None })).collect(),
    }
}

/// What a component does, as terms: for comparisons with what was compiled.
#[cfg(test)]
pub(super) struct ComponentTerms {
    pub ctx: Context,
    pub variables: ComponentVariables,
    pub result: Option<ExprId>,
    pub flags: Vec<(Flag, ExprId)>,
}

#[cfg(test)]
impl ComponentTerms {
    /// Of a component over vectors of `words` words.
    pub fn of(c: &Component, words: usize) -> ComponentTerms {
        let mut ctx = Context::new();
        let (dag, node) = alone(c).expect("it was made of this");
        let variables = variables(&mut ctx, c, words);
        let whole = |k: usize, ctx: &mut Context| ctx.arena.zext(variables.slots[k].term, c.slot_classes[k].bits());
        let given =
            (0..c.slots).map(|k| (Value { node: NodeId(k as u32), port: Port::Whole }, whole(k, &mut ctx))).collect();
        let t = terms(&mut ctx, &dag, Side::Target, &given);
        let result = c.result.map(|port| {
            let whole = with_undefined_as_number(&mut ctx, t.of[&Value { node, port }]);
            if c.result_class == Class::VECTOR { ctx.arena.extract(whole, 0, words as u16 * WORD) } else { whole }
        });
        let flags = c.flags_out.iter().map(|f| (f, t.of[&Value { node, port: Port::Flag(f) }])).collect();
        ComponentTerms { ctx, variables, result, flags }
    }
}

impl ComponentVariables {
    /// Over the columns of the slots, and one of packed flags.
    fn compiled(&self, a: &Arena, roots: &[ExprId]) -> Batch {
        let slots: Vec<(Sym, u16)> = self.slots.iter().map(|slot| (slot.sym, slot.width)).collect();
        Batch::compile_with_flags(a, roots, &slots, &self.flags)
    }
}

/// What search takes an undefined result for (a bit scan of 0): a number that no code is after. A program that counts on
/// it fails on the test states; whether the others are right is for the proof, where undefined is anything.
pub(crate) fn with_undefined_as_number(ctx: &mut Context, e: ExprId) -> ExprId {
    /// The first digits of e.
    const NUMBER: u128 = 0xb7e1_5162_8aed_2a6b;
    let variables = ctx.arena.variables(&[e]);
    let mut undefined = variables;
    undefined.retain(|(s, w)| *w <= WORD && matches!(ctx.meaning_of(*s), Var::Unknown(..)));
    let numbers = undefined.into_iter().map(|(s, w)| (s, ctx.arena.constant(w, NUMBER & isa::expr::mask(w)))).collect();
    ctx.arena.substitute(&[e], &numbers)[0]
}

/// Nothing undefined and nothing that depends on the CPU.
fn known(ctx: &Context, e: ExprId) -> bool {
    let unknown = |s: Sym| matches!(ctx.meaning_of(s), Var::Unknown(..) | Var::CpuHasBmi1 | Var::Mxcsr(_));
    !ctx.arena.variables(&[e]).iter().any(|(s, _)| unknown(*s))
}

/// The slots that operands take up.
pub(super) fn slots_of_all(fill: &[Fill]) -> usize {
    fill.iter().map(slots_of).max().unwrap_or(0)
}

fn slots_of(f: &Fill) -> usize {
    match f {
        Fill::Slot(k) | Fill::High(k) => k + 1,
        Fill::Address { base, index, .. } => base.map_or(0, |b| b + 1).max(index.map_or(0, |i| i.0 + 1)),
        _ => 0,
    }
}

fn swapped_equal(ctx: &mut Context, e: ExprId, over: &ComponentVariables) -> bool {
    let (a, b) = (over.slots[0], over.slots[1]);
    let map = FxHashMap::from_iter([(a.sym, b.term), (b.sym, a.term)]);
    ctx.arena.substitute(&[e], &map)[0] == e
}
