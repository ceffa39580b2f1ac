//! Components: the instruction forms that a search may use, made from table rows, and fast
//! evaluation of each on many states.

use crate::graph::{Address, Class, Dag, Kind, Node, NodeId, Port, Use, Value};
use crate::meaning::terms;
use crate::spec::nth_register;
use crate::symbolic::{Context, Side, Var};
use isa::eval::{Batch, Scratch, eval};
use isa::expr::WORD;
use isa::{Arena, BinOp, ExprId, FeatureSet, Flag, FlagSet, Row, RowId, Sym, UnOp, Width, table};
use std::collections::{BTreeSet, HashMap};

pub mod vector;

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

/// Where an operand of a fast kernel comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Src {
    Slot(usize),
    Const(u64),
}

/// Evaluation of the result. The forms are recognised in the row's expression, not by mnemonic.
#[derive(Clone, Debug)]
enum Kernel {
    None,
    Un {
        op: UnOp,
        w: u16,
        a: Src,
    },
    Bin {
        op: BinOp,
        w: u16,
        a: Src,
        b: Src,
    },
    /// Bits `lo .. lo + w` of a slot, zero-extended.
    Field {
        slot: usize,
        lo: u16,
        w: u16,
    },
    /// `if condition(flags) then a else b`; bit `i` of `truth` is the condition for packed flags `i`.
    Select {
        truth: u64,
        w: u16,
        a: Src,
        b: Src,
    },
    /// Over the columns of the slots, and the six flags if the component reads any.
    General {
        batch: Batch,
        reads_flags: bool,
    },
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
    let mut c = Component {
        row: id,
        slot_classes: slot_classes(row, &fill, slots),
        result_class: result.map_or(Class::General, |r| Class::of_kinds(&row.operands[usize::from(r)].kinds)),
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
        let general = c.result_class == Class::General && c.slot_classes.iter().all(|s| *s == Class::General);
        c.kernel = if general { kernel(&ctx.arena, e, &over) } else { over.compiled(&ctx.arena, e) };
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

/// Recognises the fast forms.
fn kernel(a: &Arena, e: ExprId, over: &Inputs) -> Kernel {
    use isa::Node as N;
    let (slots, flags) = (over.slots.len(), &over.flags);
    let (inner, w) = match a.node(e) {
        N::Zext(x) => (x, a.width(x)),
        _ => (e, 64),
    };
    let src = |x: ExprId| match a.node(x) {
        N::Const(c) => Some(Src::Const(c.value as u64)),
        N::Var(s) if (s.0 as usize) < slots && a.width(x) == 64 => Some(Src::Slot(s.0 as usize)),
        N::Extract(y, 0) => match a.node(y) {
            N::Var(s) if (s.0 as usize) < slots => Some(Src::Slot(s.0 as usize)),
            _ => None,
        },
        _ => None,
    };
    let only_flags = |x: ExprId| a.variables(&[x]).iter().all(|(s, _)| flags.contains(s));
    let truth = |x: ExprId| {
        (0..64u64).fold(0, |t, i| {
            let v = eval(a, &[x], &|s| flags.iter().position(|f| *f == s).map_or(0, |k| u128::from(i >> k & 1)))[0];
            t | (v as u64) << i
        })
    };
    if w == 1 && only_flags(inner) {
        return Kernel::Select { truth: truth(inner), w: 64, a: Src::Const(1), b: Src::Const(0) };
    }
    let fast = match a.node(inner) {
        N::Extract(x, lo) => match a.node(x) {
            N::Var(s) if (s.0 as usize) < slots => Some(Kernel::Field { slot: s.0 as usize, lo, w }),
            _ => None,
        },
        N::Un(op, x) => src(x).map(|x| Kernel::Un { op, w, a: x }),
        N::Bin(op, x, y) if !op.compares() => src(x).zip(src(y)).map(|(x, y)| Kernel::Bin { op, w, a: x, b: y }),
        N::Ite(c, x, y) if only_flags(c) => {
            src(x).zip(src(y)).map(|(x, y)| Kernel::Select { truth: truth(c), w, a: x, b: y })
        }
        _ => None,
    };
    fast.unwrap_or_else(|| over.compiled(a, e))
}

/// Buffers for evaluation.
#[derive(Default, Debug)]
pub struct Buffers {
    scratch: Scratch,
    out: Vec<Vec<u64>>,
    flags: [Vec<u64>; 6],
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
                Fill::Address { base, index, disp } => Use::Mem(Address {
                    base: base.map(|b| inputs[b]),
                    index: index.map(|(i, s)| (inputs[i], s)),
                    disp: *disp,
                    rip: false,
                    segment: None,
                    symbol: None,
                }),
            });
        }
        let flags = self.flags_in.iter().map(|f| Some((f, flag(f)?))).collect::<Option<Vec<_>>>()?;
        let kind = Kind::Inst { row: self.row, operands, implicit: Vec::new(), vectors: Vec::new(), flags };
        Some(dag.push(Node { kind, origin: None, effect: false }))
    }

    /// Every slot and the result are general registers.
    pub fn is_general(&self) -> bool {
        self.result_class == Class::General && self.slot_classes.iter().all(|c| *c == Class::General)
    }

    /// The result: as many columns of `n` states, one after the other, as `out` has room for. `inputs` are the columns of
    /// the slots, one of a slot that is no vector; `flags[state]` are packed flag inputs.
    pub fn result(&self, inputs: &[&[u64]], flags: &[u8], out: &mut [u64], buffers: &mut Buffers) {
        match &self.kernel {
            Kernel::None => {}
            Kernel::Un { op, w, a } => un(*op, *w, *a, inputs, out),
            Kernel::Bin { op, w, a, b } => bin(*op, *w, *a, *b, inputs, out),
            Kernel::Field { slot, lo, w } => {
                let m = isa::expr::mask(*w) as u64;
                for (o, v) in out.iter_mut().zip(inputs[*slot]) {
                    *o = v >> lo & m;
                }
            }
            Kernel::Select { truth, w, a, b } => {
                let m = isa::expr::mask(*w) as u64;
                for (k, o) in out.iter_mut().enumerate() {
                    let pick = if truth >> flags[k] & 1 == 1 { *a } else { *b };
                    *o = at(pick, inputs, k) & m;
                }
            }
            Kernel::General { batch, reads_flags } => {
                let columns = batch.columns();
                let n = out.len() / columns;
                if buffers.out.len() < columns {
                    buffers.out.resize(columns, Vec::new());
                }
                let to = &mut buffers.out[..columns];
                if *reads_flags {
                    unpack(&mut buffers.flags, flags, n);
                    let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
                    all.extend(buffers.flags.iter().map(|f| &f[..n]));
                    batch.run_into(&all, n, &mut buffers.scratch, to);
                } else {
                    batch.run_into(inputs, n, &mut buffers.scratch, to);
                }
                for (column, words) in out.chunks_exact_mut(n).zip(&*to) {
                    column.copy_from_slice(words);
                }
            }
        }
    }

    /// The flags that the instruction leaves, packed by [`Flag::index`]; only [`Component::flags_out`] are meaningful.
    pub fn flags(&self, inputs: &[&[u64]], flags: &[u8], n: usize, buffers: &mut Buffers) -> Vec<u8> {
        let Some(batch) = &self.flag_kernel else { return vec![0; n] };
        unpack(&mut buffers.flags, flags, n);
        let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
        all.extend(buffers.flags.iter().map(|f| &f[..n]));
        let count = self.flags_out.iter().count();
        if buffers.out.len() < count {
            buffers.out.resize(count, Vec::new());
        }
        batch.run_into(&all, n, &mut buffers.scratch, &mut buffers.out[..count]);
        let mut packed = vec![0u8; n];
        for (f, lanes) in self.flags_out.iter().zip(&buffers.out) {
            for (p, v) in packed.iter_mut().zip(lanes) {
                *p |= (*v as u8) << f.index();
            }
        }
        packed
    }
}

fn unpack(out: &mut [Vec<u64>; 6], flags: &[u8], n: usize) {
    for (i, lanes) in out.iter_mut().enumerate() {
        lanes.clear();
        lanes.extend((0..n).map(|k| flags.get(k).map_or(0, |f| u64::from(f >> i & 1))));
    }
}

fn at(s: Src, inputs: &[&[u64]], lane: usize) -> u64 {
    match s {
        Src::Slot(k) => inputs[k][lane],
        Src::Const(c) => c,
    }
}

fn un(op: UnOp, w: u16, a: Src, inputs: &[&[u64]], out: &mut [u64]) {
    let m = isa::expr::mask(w) as u64;
    for (k, o) in out.iter_mut().enumerate() {
        let v = at(a, inputs, k) & m;
        *o = match op {
            UnOp::Not => !v & m,
            UnOp::Neg => v.wrapping_neg() & m,
            UnOp::Popcount => u64::from(v.count_ones()),
            UnOp::Clz => u64::from(v.leading_zeros()) - (64 - u64::from(w)),
            UnOp::Ctz => u64::from(v.trailing_zeros()).min(u64::from(w)),
            UnOp::FSqrt | UnOp::FRound(_) => isa::expr::eval_un(op, w, u128::from(v)) as u64,
        };
    }
}

fn bin(op: BinOp, w: u16, a: Src, b: Src, inputs: &[&[u64]], out: &mut [u64]) {
    let m = isa::expr::mask(w) as u64;
    macro_rules! each {
        (|$x:ident, $y:ident| $e:expr) => {
            for (k, o) in out.iter_mut().enumerate() {
                let ($x, $y) = (at(a, inputs, k), at(b, inputs, k));
                *o = $e & m;
            }
        };
    }
    match op {
        BinOp::And => each!(|x, y| x & y),
        BinOp::Or => each!(|x, y| x | y),
        BinOp::Xor => each!(|x, y| x ^ y),
        BinOp::Add => each!(|x, y| x.wrapping_add(y)),
        BinOp::Sub => each!(|x, y| x.wrapping_sub(y)),
        BinOp::Mul => each!(|x, y| x.wrapping_mul(y)),
        _ => each!(|x, y| isa::expr::eval_bin(op, w, u128::from(x & m), u128::from(y & m)) as u64),
    }
}
