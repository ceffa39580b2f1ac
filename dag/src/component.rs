//! Components: the instruction forms that a search may use, made from table rows.

use crate::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::meaning::terms;
use crate::spec::nth_register;
use crate::symbolic::{Context, Side, Var};
use isa::eval::Batch;
use isa::expr::WORD;
use isa::{Arena, ExprId, FeatureSet, Flag, FlagSet, Row, RowId, Sym, Width, table};
use std::collections::{BTreeSet, HashMap};

mod kernel;
pub mod vector;

pub use kernel::Buffers;
use kernel::{Kernel, kernel};

/// How an operand of the instruction is filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Value input `k` of the component.
    Slot(usize),
    Fresh,
    /// A register whose content does not matter.
    Any,
    /// A zero constant that the component brings along (weight 1).
    Zero,
    Imm(i64),
    /// A memory operand whose content never changes ([`Use::constant`]).
    Fixed(Use),
    /// `[slot base + slot index * scale + disp]`.
    Address {
        base: Option<usize>,
        index: Option<(usize, u8)>,
        disp: i64,
    },
}

/// One searchable operation: an instruction with its immediates fixed.
#[derive(Clone, Debug)]
pub struct Component {
    pub row: RowId,
    pub fill: Vec<Fill>,
    pub slots: usize,
    /// Class of each slot.
    pub slot_classes: Vec<Class>,
    /// Class of the result, if there is one.
    pub result_class: Class,
    /// Every slot and the result are general registers.
    pub general: bool,
    /// Swapping the two slots changes nothing.
    pub commutative: bool,
    pub flags_in: FlagSet,
    /// Explicit operand whose new content is the result.
    pub result: Option<u8>,
    /// Flags that are offered to later steps.
    pub flags_out: FlagSet,
    /// Instructions, the constant included.
    pub weight: usize,
    kernel: Kernel,
    flag_kernel: Option<Batch>,
}

/// What a library may contain.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub features: FeatureSet,
    pub widths: Vec<Width>,
    /// Constants of the spec, as 64-bit patterns.
    pub constants: BTreeSet<u64>,
    /// Every shift count instead of the usual ones.
    pub all_counts: bool,
    /// Flags that steps may hand to each other; components that read others are left out.
    pub flags: FlagSet,
    /// Only these mnemonics; empty for all.
    pub only: Vec<String>,
}

/// Builds the components of a library, in table order.
pub fn library(wanted: &Wanted) -> Vec<Component> {
    let mut out = Vec::new();
    for (id, row) in table().iter() {
        let allowed = row.is_general()
            && wanted.features.includes(row.features)
            && row.implicit.is_empty()
            && row.flags_read(&table().arena).minus(wanted.flags).is_empty()
            && row.meaning.fault.is_none()
            && row.meaning.taken.is_none()
            && (wanted.only.is_empty() || wanted.only.iter().any(|m| family_matches(m, row.mnemonic)));
        if !allowed {
            continue;
        }
        for fill in fills(row, wanted) {
            out.extend(component(&mut Context::new(), 1, id, row, fill, wanted.flags).map(|c| c.0));
        }
    }
    out
}

/// `cmov` and `set` name all their conditions.
fn family_matches(wanted: &str, mnemonic: &str) -> bool {
    wanted == mnemonic || (matches!(wanted, "cmov" | "set") && mnemonic.starts_with(wanted))
}

/// The operand forms of a row that search uses.
fn fills(row: &Row, wanted: &Wanted) -> Vec<Vec<Fill>> {
    let Some(first) = row.operands.first() else { return Vec::new() };
    let setcc = first.width == Width::W8 && !first.access.reads() && row.operands.len() == 1;
    if setcc {
        return vec![vec![Fill::Zero]];
    }
    // Narrow sources are fine (movzx); narrow results are partial registers and are left to lifting.
    let result_width = row.operands.iter().find(|o| o.access.writes()).map_or(first.width, |o| o.width);
    if !wanted.widths.contains(&result_width) || row.mnemonic == "mov" || row.mnemonic == "xchg" {
        return Vec::new();
    }
    if row.operands.iter().filter(|o| o.access.writes()).count() > 1 {
        return Vec::new();
    }
    let mut forms: Vec<(Vec<Fill>, usize)> = vec![(Vec::new(), 0)];
    for (i, spec) in row.operands.iter().enumerate() {
        let mut next = Vec::new();
        for (fill, slots) in &forms {
            let mut push = |f: Fill, used: usize| {
                let mut v = fill.clone();
                v.push(f);
                next.push((v, slots + used));
            };
            if spec.kinds.address {
                for scale in [1u8, 2, 4, 8] {
                    push(Fill::Address { base: Some(*slots), index: Some((*slots + 1, scale)), disp: 0 }, 2);
                    if scale > 1 {
                        push(Fill::Address { base: None, index: Some((*slots, scale)), disp: 0 }, 1);
                        push(Fill::Address { base: Some(*slots), index: Some((*slots, scale)), disp: 0 }, 1);
                    }
                }
                for disp in [1, -1] {
                    push(Fill::Address { base: Some(*slots), index: Some((*slots + 1, 1)), disp }, 2);
                }
                continue;
            }
            if !spec.access.reads() {
                push(Fill::Fresh, 0);
                continue;
            }
            if spec.kinds.reg {
                push(Fill::Slot(*slots), 1);
            }
            if spec.kinds.imm {
                for imm in immediates(row, i, wanted) {
                    push(Fill::Imm(imm), 0);
                }
            }
        }
        forms = next;
    }
    forms.into_iter().map(|f| f.0).collect()
}

/// Immediates worth trying for operand `i`: shift counts, or a small pool and the spec's own constants.
fn immediates(row: &Row, i: usize, wanted: &Wanted) -> Vec<i64> {
    let w = row.operands[0].width;
    let mut pool: BTreeSet<i64> = BTreeSet::new();
    if row.operands[i].width == Width::W8 && w != Width::W8 {
        let bits = i64::from(w.bits());
        if wanted.all_counts {
            return (1..bits).collect();
        }
        pool.extend([1, 2, 4, 8, 16, bits / 2, bits - 1].iter().filter(|c| **c < bits));
        pool.extend(wanted.constants.iter().filter(|c| **c > 0 && **c < bits as u64).map(|c| *c as i64));
        return pool.into_iter().collect();
    }
    pool.extend([0, 1, -1, 2]);
    for &c in &wanted.constants {
        for v in [c, c.wrapping_neg(), !c] {
            let signed = match w {
                Width::W32 => i64::from(v as u32 as i32),
                Width::W64 => v as i64,
                _ => continue,
            };
            if i32::try_from(signed).is_ok() {
                pool.insert(signed);
            }
        }
    }
    pool.into_iter().collect()
}

const SLOT_SYM: u32 = 0;

/// Builds a component over vectors of `words` words; `None` if its result is undefined or it does nothing that search
/// can use. The term is its result over the variables of its slots, whose symbols are the first of `ctx`: in one
/// context, components with slots of the same classes and the same term do the same.
fn component(
    ctx: &mut Context,
    words: usize,
    id: RowId,
    row: &Row,
    fill: Vec<Fill>,
    offered: FlagSet,
) -> Option<(Component, Option<ExprId>)> {
    let slots = fill.iter().map(slots_of).max().unwrap_or(0);
    let flags_in = row.flags_read(&table().arena);
    let result = row.operands.iter().position(|o| o.access.writes()).map(|i| i as u8);
    let weight = 1 + fill.iter().filter(|f| **f == Fill::Zero).count();
    let slot_classes = slot_classes(row, &fill, slots);
    let result_class = result.map_or(Class::General, |r| Class::of_kinds(&row.operands[usize::from(r)].kinds));
    let mut c = Component {
        row: id,
        general: result_class == Class::General && slot_classes.iter().all(|c| *c == Class::General),
        slot_classes,
        result_class,
        fill,
        slots,
        commutative: false,
        flags_in,
        result,
        flags_out: FlagSet::NONE,
        weight,
        kernel: Kernel::None,
        flag_kernel: None,
    };
    let (dag, node) = alone(&c)?;
    let over = variables(ctx, &c, words);
    let given = over.slots.iter().enumerate().map(|(k, v)| {
        let whole = ctx.arena.zext(v.term, c.slot_classes[k].bits());
        (Value { node: NodeId(k as u32), port: Port::Whole }, whole)
    });
    let given = given.collect();
    let t = terms(ctx, &dag, Side::Target, &given);
    let mut meaning = None;
    if let Some(r) = result {
        let whole = t.of[&Value { node, port: Port::Operand(r) }];
        let e = if c.result_class == Class::Vector { ctx.arena.extract(whole, 0, words as u16 * WORD) } else { whole };
        if !known(ctx, e) || ctx.arena.as_const_words(e).is_some() {
            return None;
        }
        c.kernel = if c.general { kernel(&ctx.arena, e, &over) } else { over.compiled(&ctx.arena, e) };
        c.commutative = slots == 2 && c.slot_classes[0] == c.slot_classes[1] && swapped_equal(ctx, e, &over);
        meaning = Some(e);
    }
    let mut roots = Vec::new();
    for f in row.flags_clobbered().intersect(offered).iter() {
        let e = t.of[&Value { node, port: Port::Flag(f) }];
        let depends = !ctx.arena.variables(&[e]).is_empty();
        if known(ctx, e) && depends {
            c.flags_out = c.flags_out.with(f);
            roots.push(e);
        }
    }
    if !roots.is_empty() {
        c.flag_kernel = Some(Batch::compile_wide(&ctx.arena, &roots, &over.symbols(true)));
    }
    (c.result.is_some() || !c.flags_out.is_empty()).then_some((c, meaning))
}

/// Class of the register that each slot stands for.
fn slot_classes(row: &Row, fill: &[Fill], slots: usize) -> Vec<Class> {
    let class = |k: usize| {
        let operand = fill.iter().position(|f| *f == Fill::Slot(k));
        operand.map_or(Class::General, |i| Class::of_kinds(&row.operands[i].kinds))
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
struct Input {
    sym: Sym,
    width: u16,
    term: ExprId,
}

/// What a component's term is over.
struct Inputs {
    slots: Vec<Input>,
    flags: Vec<Sym>,
}

/// The variables of the slots and of the six flags; those of the slots have the lowest symbols.
fn variables(ctx: &mut Context, c: &Component, words: usize) -> Inputs {
    let slots = (0..c.slots).map(|k| {
        let class = c.slot_classes[k];
        let reg = nth_register(class, k).expect("few slots");
        let sym = ctx.sym(Var::Reg { cut: 0, reg, private: None });
        debug_assert_eq!(sym, Sym(SLOT_SYM + k as u32));
        let width = if class == Class::Vector { words as u16 * WORD } else { WORD };
        Input { sym, width, term: ctx.arena.var(sym, width) }
    });
    let slots = slots.collect();
    Inputs { slots, flags: Flag::ALL.iter().map(|&flag| ctx.sym(Var::Flag { cut: 0, flag, private: None })).collect() }
}

impl Inputs {
    /// As [`Batch::compile_wide`] takes them.
    fn symbols(&self, with_flags: bool) -> Vec<(Sym, u16)> {
        let flags = self.flags.iter().filter(|_| with_flags).map(|f| (*f, WORD));
        self.slots.iter().map(|i| (i.sym, i.width)).chain(flags).collect()
    }

    fn compiled(&self, a: &Arena, e: ExprId) -> Kernel {
        let reads_flags = a.variables(&[e]).iter().any(|(s, _)| self.flags.contains(s));
        Kernel::General { batch: Batch::compile_wide(a, &[e], &self.symbols(reads_flags)), reads_flags }
    }
}

/// Nothing undefined and nothing that depends on the CPU.
fn known(ctx: &Context, e: ExprId) -> bool {
    let unknown = |s: Sym| matches!(ctx.meaning_of(s), Var::Unknown(..) | Var::CpuHasBmi1 | Var::Mxcsr(_));
    !ctx.arena.variables(&[e]).iter().any(|(s, _)| unknown(*s))
}

fn slots_of(f: &Fill) -> usize {
    match f {
        Fill::Slot(k) => k + 1,
        Fill::Address { base, index, .. } => base.map_or(0, |b| b + 1).max(index.map_or(0, |i| i.0 + 1)),
        _ => 0,
    }
}

fn swapped_equal(ctx: &mut Context, e: ExprId, over: &Inputs) -> bool {
    let (a, b) = (over.slots[0], over.slots[1]);
    let map = HashMap::from([(a.sym, b.term), (b.sym, a.term)]);
    ctx.arena.substitute(&[e], &map)[0] == e
}

impl Component {
    /// Adds the instruction (and its constant) to a graph; returns the instruction's node.
    pub fn append(
        &self,
        dag: &mut Dag,
        inputs: &[Value],
        flag: &dyn Fn(Flag) -> Option<Value>,
    ) -> Option<crate::graph::NodeId> {
        let mut operands = Vec::new();
        for f in &self.fill {
            operands.push(match f {
                Fill::Slot(k) => Use::Value { value: *inputs.get(*k)?, high: false },
                Fill::Fresh => Use::Fresh,
                Fill::Any => Use::Any,
                Fill::Zero => {
                    let node = dag.push(Node { kind: Kind::Const(0), origin: None, effect: false });
                    Use::Value { value: Value { node, port: Port::Whole }, high: false }
                }
                Fill::Imm(i) => Use::Imm(*i),
                Fill::Fixed(u) => u.clone(),
                Fill::Address { base, index, disp } => Use::Mem(Address {
                    base: base.map(|b| inputs[b]),
                    index: index.map(|(i, s)| (inputs[i], s)),
                    disp: *disp,
                    rip: false,
                    segment: None,
                    symbol: None,
                    fixed: None,
                }),
            });
        }
        let flags = self.flags_in.iter().map(|f| Some((f, flag(f)?))).collect::<Option<Vec<_>>>()?;
        let kind = Kind::Inst { row: self.row, operands, implicit: Vec::new(), vectors: Vec::new(), flags };
        Some(dag.push(Node { kind, origin: None, effect: false }))
    }
}
