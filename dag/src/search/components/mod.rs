//! Components: the instruction forms that a search may use, made from table rows.

use crate::ir::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::search::spec::nth_register;
use crate::semantics::meaning::terms;
use crate::semantics::symbolic::{Context, Side, Var};
use isa::eval::Batch;
use isa::expr::WORD;
use isa::row::OperandSpec;
use isa::row::SchedClass;
use isa::{Arena, ExprId, FeatureSet, Flag, FlagSet, Row, RowId, Sym, Width, table};
use std::collections::{BTreeSet, HashMap};

mod built;
mod form;
mod kernel;
pub mod vector;

pub use built::Libraries;
pub use form::Operand;
pub use kernel::Buffers;

use form::{Form, form};
use kernel::{Kernel, kernel};

/// How an operand of the instruction is filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Value input `k` of the component.
    Slot(usize),
    /// Bits 8 to 15 of value input `k`, as `ah` names them.
    High(usize),
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

/// What a component is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Make {
    Inst(RowId),
    /// A number loaded into a general register.
    Constant(u64),
}

/// One searchable operation: an instruction with its immediates fixed, and one of its results.
#[derive(Clone, Debug)]
pub struct Component {
    pub make: Make,
    pub fill: Vec<Fill>,
    /// Slots of the row's implicit operands, where they are read.
    pub implicit: Vec<Option<usize>>,
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
    /// Where the result is.
    pub result: Option<Port>,
    /// Flags that are offered to later steps.
    pub flags_out: FlagSet,
    /// Instructions, the constant included.
    pub weight: usize,
    kernel: Kernel,
    form: Form,
    flag_kernel: Option<Batch>,
}

/// What a library may contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub features: FeatureSet,
    pub widths: Vec<Width>,
    /// Further widths of instructions that only compare.
    pub compared: Vec<Width>,
    /// Constants of the spec, as 64-bit patterns.
    pub constants: BTreeSet<u64>,
    /// Flags that steps may hand to each other; components that depend on others are left out.
    pub flags: FlagSet,
    /// With what others do as well but not in a register of its choice: sums with a number as addresses.
    pub synonyms: bool,
    /// With shifts by a register, which hand the flags on if the count is 0.
    pub by_register: bool,
    /// Only these mnemonics; empty for all.
    pub only: Vec<String>,
    /// Ones and minus ones only as immediates, and no scaled addresses.
    pub few: bool,
    /// Numbers that may be loaded into a register of their own.
    pub loaded: BTreeSet<u64>,
    /// Bytes above the lowest are operands, too.
    pub high: bool,
}

/// Builds the components of a library, in table order; then the constants.
pub fn library(wanted: &Wanted) -> Vec<Component> {
    let mut out = Vec::new();
    for (id, row) in table().iter().filter(|(_, row)| may_have(row, wanted)) {
        for fill in fills(row, wanted) {
            for result in results(row, wanted) {
                let form = Filled { row: id, fill: fill.clone(), result };
                out.extend(component(&mut Context::new(), 1, form, wanted.flags).map(|c| c.0));
            }
        }
    }
    out.extend(wanted.loaded.iter().map(|&c| Component::constant(c)));
    out
}

fn may_have(row: &Row, wanted: &Wanted) -> bool {
    let wide = |w: Width| matches!(w, Width::W32 | Width::W64);
    row.is_general()
        && wanted.features.includes(row.features)
        && row.implicit.iter().all(|i| !i.access.writes() || wide(i.width))
        && row.meaning.fault.is_none()
        && row.meaning.taken.is_none()
        && !matches!(row.mnemonic, "mov" | "xchg" | "xadd" | "cmpxchg")
        && (wanted.only.is_empty() || wanted.only.iter().any(|m| family_matches(m, row.mnemonic)))
        && row.flags_used(&table().arena).minus(wanted.flags).is_empty()
        && (wanted.by_register || !hands_flags_on(row))
}

/// Whether a row reads flags only to leave them as they were: a shift by a register, if the count is 0.
pub fn hands_flags_on(row: &Row) -> bool {
    row.flags_used(&table().arena) != row.flags_read(&table().arena)
}

/// The registers that a row writes, each a result of its own; `None` for a row that leaves only flags.
fn results(row: &Row, wanted: &Wanted) -> Vec<Option<Port>> {
    let explicit = row.operands.iter().enumerate().filter(|(_, o)| o.access.writes());
    // A bit scan writes all of a register whatever it reads, for it may leave all of it undefined.
    let scanned = row.operands.iter().find(|o| row.class == SchedClass::BitScan && !o.access.writes());
    let explicit = explicit.map(|(i, o)| (Port::Operand(i as u8), scanned.map_or(o.width, |s| s.width)));
    let implicit = row.implicit.iter().enumerate().filter(|(_, i)| i.access.writes());
    let implicit = implicit.map(|(k, i)| (Port::Implicit(k as u8), i.width));
    let all: Vec<(Port, Width)> = explicit.chain(implicit).collect();
    if all.is_empty() {
        return vec![None];
    }
    // Narrow results are partial registers and are left to lifting; setcc brings its zero along. The parity of a byte is
    // in no wide result.
    let wide = |w: Width| wanted.widths.contains(&w) || is_setcc(row);
    let parity = |w: Width| w == Width::W8 && wanted.compared.contains(&w) && wanted.flags.contains(Flag::PF);
    let flags_alone = all.iter().any(|(_, w)| !wide(*w) && parity(*w)).then_some(None);
    all.iter().filter(|(_, w)| wide(*w)).map(|(port, _)| Some(*port)).chain(flags_alone).collect()
}

fn is_setcc(row: &Row) -> bool {
    matches!(&row.operands[..], [o] if o.width == Width::W8 && !o.access.reads()) && row.implicit.is_empty()
}

/// `cmov` and `set` name all their conditions.
fn family_matches(wanted: &str, mnemonic: &str) -> bool {
    wanted == mnemonic || (matches!(wanted, "cmov" | "set") && mnemonic.starts_with(wanted))
}

/// The operand forms of a row that search uses.
fn fills(row: &Row, wanted: &Wanted) -> Vec<Vec<Fill>> {
    if is_setcc(row) {
        return vec![vec![Fill::Zero]];
    }
    // What only compares does so at the widths wanted; the widths of results are looked at one by one.
    let writes = row.operands.iter().any(|o| o.access.writes()) || row.implicit.iter().any(|i| i.access.writes());
    let compared = |w: Width| wanted.widths.contains(&w) || wanted.compared.contains(&w);
    if !writes && row.operands.first().is_none_or(|o| !compared(o.width)) {
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
            if spec.kinds.address && wanted.few {
                for disp in [0, -1] {
                    push(Fill::Address { base: Some(*slots), index: Some((*slots + 1, 1)), disp }, 2);
                }
                continue;
            }
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
                let sums = if wanted.synonyms { immediates(row, i, wanted) } else { Vec::new() };
                for disp in sums {
                    push(Fill::Address { base: Some(*slots), index: None, disp }, 1);
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
            if wanted.high && may_read_high(row, spec) {
                push(Fill::High(*slots), 1);
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

/// Whether an operand can be `ah` to `bh`: no prefix names 64 bits or further registers (SDM vol. 2 §2.2.1.2).
fn may_read_high(row: &Row, spec: &OperandSpec) -> bool {
    let reads = spec.width == Width::W8 && spec.kinds.reg && spec.kinds.fixed.is_none() && !spec.access.writes();
    reads && !row.has_evex() && row.operands.iter().all(|o| o.width != Width::W64)
}

/// Immediates worth trying for operand `i`: shift counts, or a small pool and the spec's own constants.
fn immediates(row: &Row, i: usize, wanted: &Wanted) -> Vec<i64> {
    let w = row.operands[0].width;
    let mut pool: BTreeSet<i64> = BTreeSet::new();
    let count = row.operands[i].width == Width::W8 && w != Width::W8;
    if wanted.few {
        return if count { vec![1] } else { vec![-1, 0, 1] };
    }
    if count {
        let bits = i64::from(w.bits());
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
                Width::W16 => i64::from(v as u16 as i16),
                Width::W8 => i64::from(v as u8 as i8),
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

/// An instruction with its operands filled, and the register that is its result.
struct Filled {
    row: RowId,
    fill: Vec<Fill>,
    result: Option<Port>,
}

/// Builds a component over vectors of `words` words; `None` if its result is undefined or it does nothing that search
/// can use. The term is its result over the variables of its slots, whose symbols are the first of `ctx`: in one
/// context, components with slots of the same classes and the same term do the same.
fn component(
    ctx: &mut Context,
    words: usize,
    Filled { row: id, fill, result }: Filled,
    offered: FlagSet,
) -> Option<(Component, Option<ExprId>)> {
    let row = table().row(id);
    let explicit = fill.iter().map(slots_of).max().unwrap_or(0);
    let mut slots = explicit;
    let mut slot = |reads: bool| {
        slots += usize::from(reads);
        reads.then(|| slots - 1)
    };
    let implicit: Vec<Option<usize>> = row.implicit.iter().map(|i| slot(i.access.reads())).collect();
    let flags_in = row.flags_used(&table().arena);
    let weight = 1 + fill.iter().filter(|f| **f == Fill::Zero).count();
    let slot_classes = slot_classes(row, &fill, slots);
    let result_class = match result {
        Some(Port::Operand(r)) => Class::of_kinds(&row.operands[usize::from(r)].kinds),
        _ => Class::General,
    };
    let mut c = Component {
        make: Make::Inst(id),
        implicit,
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
        form: Form::None,
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
        let whole = t.of[&Value { node, port: r }];
        let whole = with_undefined_as_number(ctx, whole);
        let e = if c.result_class == Class::Vector { ctx.arena.extract(whole, 0, words as u16 * WORD) } else { whole };
        // A result that is known, or is what one slot holds already, takes no instruction.
        let is_slot = c.result_class == Class::General && matches!(ctx.arena.node(e), isa::Node::Var(_));
        if !known(ctx, e) || ctx.arena.as_const_words(e).is_some() || is_slot {
            return None;
        }
        c.kernel = if c.general { kernel(&ctx.arena, e, &over) } else { over.compiled(&ctx.arena, e) };
        if c.general {
            c.form = form(&ctx.arena, e, &over, &c.kernel);
        }
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
        let operand = fill.iter().position(|f| matches!(f, Fill::Slot(s) | Fill::High(s) if *s == k));
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

fn slots_of(f: &Fill) -> usize {
    match f {
        Fill::Slot(k) | Fill::High(k) => k + 1,
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
    /// A number loaded into a register.
    fn constant(value: u64) -> Component {
        Component {
            make: Make::Constant(value),
            fill: Vec::new(),
            implicit: Vec::new(),
            slots: 0,
            slot_classes: Vec::new(),
            result_class: Class::General,
            general: true,
            commutative: false,
            flags_in: FlagSet::NONE,
            result: Some(Port::Whole),
            flags_out: FlagSet::NONE,
            weight: 1,
            kernel: Kernel::Const(value),
            form: Form::None,
            flag_kernel: None,
        }
    }

    /// The instruction's row; a constant has none.
    pub fn row(&self) -> Option<&'static Row> {
        match self.make {
            Make::Inst(row) => Some(table().row(row)),
            Make::Constant(_) => None,
        }
    }

    /// See [`Form::solve`].
    pub fn solve(&self, operand: &dyn Fn(usize) -> Operand, goal: u64, bits: u32) -> Option<(u64, u64)> {
        self.form.solve(operand, goal, bits)
    }

    /// See [`Kernel::possible`].
    pub fn possible(&self, operand: &dyn Fn(usize) -> Operand, want: u64, care: u64) -> bool {
        self.kernel.possible(operand, want, care)
    }

    /// Adds the instruction (and its constant) to a graph; returns the instruction's node.
    pub fn append(
        &self,
        dag: &mut Dag,
        inputs: &[Value],
        flag: &dyn Fn(Flag) -> Option<Value>,
    ) -> Option<crate::ir::graph::NodeId> {
        let row = match self.make {
            Make::Inst(row) => row,
            Make::Constant(c) => return Some(dag.push(Node { kind: Kind::Const(c), origin: None, effect: false })),
        };
        let mut operands = Vec::new();
        for f in &self.fill {
            operands.push(match f {
                Fill::Slot(k) => Use::Value { value: *inputs.get(*k)?, high: false },
                Fill::High(k) => Use::Value { value: *inputs.get(*k)?, high: true },
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
        let implicit = self.implicit.iter().map(|slot| slot.map(|k| inputs.get(k).copied()));
        // A slot without an input is a bug of the caller; an operand that is only written has none.
        let implicit = implicit.map(|i| i.map_or(Some(None), |v| v.map(Some))).collect::<Option<Vec<_>>>()?;
        let kind = Kind::Inst { row, operands, implicit, vectors: Vec::new(), flags };
        Some(dag.push(Node { kind, origin: None, effect: false }))
    }
}
