//! Components: the instruction forms that a search may use, made from table rows, and fast
//! evaluation of each on many states.

use crate::graph::{Address, Dag, Kind, Node, Port, Use, Value};
use crate::meaning::terms;
use crate::symbolic::{Context, Side, Var};
use isa::eval::{Batch, Scratch, eval};
use isa::{Arena, BinOp, ExprId, FeatureSet, Flag, FlagSet, Gpr, Row, RowId, Sym, UnOp, Width, table};
use std::collections::{BTreeSet, HashMap};

/// How an operand of the instruction is filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Value input `k` of the component.
    Slot(usize),
    Fresh,
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
    /// Over the slots, and the six flags if the component reads any.
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
            out.extend(component(id, row, fill, wanted.flags));
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

/// Builds a component; `None` if its result is undefined or it does nothing that search can use.
fn component(id: RowId, row: &Row, fill: Vec<Fill>, offered: FlagSet) -> Option<Component> {
    let slots = fill.iter().map(slots_of).max().unwrap_or(0);
    let flags_in = row.flags_read(&table().arena);
    let result = row.operands.iter().position(|o| o.access.writes()).map(|i| i as u8);
    let weight = 1 + fill.iter().filter(|f| **f == Fill::Zero).count();
    let mut c = Component {
        row: id,
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
    // The meaning over slot variables.
    let mut dag = Dag::new();
    let inputs: Vec<Value> = (0..slots)
        .map(|k| {
            let kind = Kind::Input(Gpr::new(k).expect("few slots").into());
            Value { node: dag.push(Node { kind, origin: None, effect: false }), port: Port::Whole }
        })
        .collect();
    let flags: Vec<(Flag, Value)> = flags_in
        .iter()
        .map(|f| {
            let node = dag.push(Node { kind: Kind::InputFlag(f), origin: None, effect: false });
            (f, Value { node, port: Port::Flag(f) })
        })
        .collect();
    let node = c.append(&mut dag, &inputs, &|f| flags.iter().find(|x| x.0 == f).map(|x| x.1))?;
    let mut ctx = Context::new();
    for k in 0..slots {
        let reg = Gpr::new(k).expect("few slots").into();
        let s = ctx.sym(Var::Reg { cut: 0, reg, private: None });
        debug_assert_eq!(s, Sym(SLOT_SYM + k as u32));
    }
    for f in Flag::ALL {
        ctx.sym(Var::Flag { cut: 0, flag: f, private: None });
    }
    let t = terms(&mut ctx, &dag, Side::Target, &HashMap::new());
    let flag_sym: Vec<Sym> = Flag::ALL.iter().map(|f| ctx_flag(&ctx, *f)).collect();
    if let Some(r) = result {
        let e = t.of[&Value { node, port: Port::Operand(r) }];
        if !known(&ctx, e) || ctx.arena.as_const(e).is_some() {
            return None;
        }
        c.kernel = kernel(&ctx.arena, e, slots, &flag_sym);
        c.commutative = slots == 2 && swapped_equal(&mut ctx, e);
    }
    let mut roots = Vec::new();
    for f in row.flags_clobbered().intersect(offered).iter() {
        let e = t.of[&Value { node, port: Port::Flag(f) }];
        let depends = !ctx.arena.variables(&[e]).is_empty();
        if known(&ctx, e) && depends {
            c.flags_out = c.flags_out.with(f);
            roots.push(e);
        }
    }
    if !roots.is_empty() {
        let mut syms: Vec<Sym> = (0..slots).map(|k| Sym(SLOT_SYM + k as u32)).collect();
        syms.extend(&flag_sym);
        c.flag_kernel = Some(Batch::compile(&ctx.arena, &roots, &syms));
    }
    (c.result.is_some() || !c.flags_out.is_empty()).then_some(c)
}

/// Nothing undefined and nothing that depends on the CPU.
fn known(ctx: &Context, e: ExprId) -> bool {
    let unknown = |s: Sym| matches!(ctx.meaning_of(s), Var::Unknown(..) | Var::CpuHasBmi1);
    !ctx.arena.variables(&[e]).iter().any(|(s, _)| unknown(*s))
}

fn slots_of(f: &Fill) -> usize {
    match f {
        Fill::Slot(k) => k + 1,
        Fill::Address { base, index, .. } => base.map_or(0, |b| b + 1).max(index.map_or(0, |i| i.0 + 1)),
        _ => 0,
    }
}

fn ctx_flag(ctx: &Context, f: Flag) -> Sym {
    ctx.existing(&Var::Flag { cut: 0, flag: f, private: None }).expect("made above")
}

fn swapped_equal(ctx: &mut Context, e: ExprId) -> bool {
    let (a, b) = (ctx.arena.var(Sym(SLOT_SYM), 64), ctx.arena.var(Sym(SLOT_SYM + 1), 64));
    let map = HashMap::from([(Sym(SLOT_SYM), b), (Sym(SLOT_SYM + 1), a)]);
    ctx.arena.substitute(&[e], &map)[0] == e
}

/// Recognises the fast forms.
fn kernel(a: &Arena, e: ExprId, slots: usize, flags: &[Sym]) -> Kernel {
    use isa::Node as N;
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
    fast.unwrap_or_else(|| {
        let mut syms: Vec<Sym> = (0..slots).map(|k| Sym(SLOT_SYM + k as u32)).collect();
        let reads_flags = a.variables(&[e]).iter().any(|(s, _)| flags.contains(s));
        if reads_flags {
            syms.extend(flags);
        }
        Kernel::General { batch: Batch::compile(a, &[e], &syms), reads_flags }
    })
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

    /// The result on `n` lanes. `inputs[k]` is slot `k`; `flags[lane]` are packed flag inputs.
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
                let n = out.len();
                buffers.out.resize(1, Vec::new());
                if *reads_flags {
                    buffers.unpack(flags, n);
                    let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
                    all.extend(buffers.flags.iter().map(|f| &f[..n]));
                    batch.run_into(&all, n, &mut buffers.scratch, &mut buffers.out[..1]);
                } else {
                    batch.run_into(inputs, n, &mut buffers.scratch, &mut buffers.out[..1]);
                }
                out.copy_from_slice(&buffers.out[0]);
            }
        }
    }

    /// The flags that the instruction leaves, packed by [`Flag::index`]; only [`Component::flags_out`] are meaningful.
    pub fn flags(&self, inputs: &[&[u64]], flags: &[u8], n: usize, buffers: &mut Buffers) -> Vec<u8> {
        let Some(batch) = &self.flag_kernel else { return vec![0; n] };
        buffers.unpack(flags, n);
        let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
        all.extend(buffers.flags.iter().map(|f| &f[..n]));
        let count = self.flags_out.iter().count();
        buffers.out.resize(count, Vec::new());
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

impl Buffers {
    fn unpack(&mut self, flags: &[u8], n: usize) {
        for (i, lanes) in self.flags.iter_mut().enumerate() {
            lanes.clear();
            lanes.extend((0..n).map(|k| flags.get(k).map_or(0, |f| u64::from(f >> i & 1))));
        }
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
