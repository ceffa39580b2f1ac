//! Evaluation of components on many states.

use super::Component;
use super::instance::ComponentVariables;
use isa::eval::{Batch, Scratch, eval};
use isa::{Arena, BinOp, ExprId, FlagSet, UnOp};

/// Where an operand of a fast kernel comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Src {
    Slot(usize),
    Const(u64),
}

/// Evaluation of the result. The forms are recognised in the row's expression, not by mnemonic.
#[derive(Clone, Debug)]
pub enum Kernel {
    None,
    Const(u64),
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

/// Recognises the fast forms.
pub fn kernel(a: &Arena, e: ExprId, over: &ComponentVariables) -> Kernel {
    use isa::ExprNode as N;
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
    /// The result: as many columns of `n` states, one after the other, as `out` has room for. `inputs` are the columns of
    /// the slots, one of a slot that is no vector; `flags[state]` are packed flag inputs.
    pub fn result(&self, inputs: &[&[u64]], flags: &[u8], out: &mut [u64], buffers: &mut Buffers) {
        match &self.kernel {
            Kernel::None => {}
            Kernel::Const(c) => out.fill(*c),
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
                    unpack(&mut buffers.flags, self.flags_in, flags, n);
                    let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
                    all.extend(buffers.flags.iter().map(Vec::as_slice));
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

    /// The flags that the instruction leaves, packed by [`isa::Flag::index`]; only [`Component::flags_out`] are meaningful.
    pub fn flags(&self, inputs: &[&[u64]], flags: &[u8], n: usize, buffers: &mut Buffers) -> Vec<u8> {
        let Some(batch) = &self.flag_kernel else { return vec![0; n] };
        let reads = !self.flags_in.is_empty();
        if reads {
            unpack(&mut buffers.flags, self.flags_in, flags, n);
        }
        let mut all: Vec<&[u64]> = inputs.iter().map(|i| &i[..n]).collect();
        all.extend(buffers.flags.iter().map(Vec::as_slice));
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

/// A column for each of the flags that are read; the columns of the others are left, as no term reads them.
fn unpack(out: &mut [Vec<u64>; 6], read: FlagSet, flags: &[u8], n: usize) {
    for f in read.iter() {
        let column = &mut out[f.index()];
        column.clear();
        column.extend(flags[..n].iter().map(|packed| u64::from(packed >> f.index() & 1)));
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
