//! Which instructions of a function are still there.

use crate::input::{Module, ModuleFunction};
use isa::{Decoded, Target};
use similar::{Algorithm, DiffOp, capture_diff_slices};

/// An instruction that both versions have, by its index in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InstPair {
    pub old: usize,
    pub new: usize,
}

/// What an instruction does, wherever it stands. Where jumps inside the function go is left out: that is a matter of places.
pub fn key(module: &Module, f: &ModuleFunction, d: &Decoded) -> String {
    let inside = |t: &u64| f.function.at(*t).is_some();
    match d {
        Decoded::Jump(Target::Local(t)) if inside(t) => "jump".to_string(),
        Decoded::Branch(cond, Target::Local(t)) if inside(t) => format!("branch {cond:?}"),
        Decoded::Jump(Target::Local(t)) | Decoded::Branch(_, Target::Local(t)) | Decoded::Call(Target::Local(t)) => {
            format!("{:?} {:?}", std::mem::discriminant(d), module.label_at(f, *t))
        }
        other => format!("{other:?}"),
    }
}

/// The longest common part, in the order of both.
pub fn matching(old: &[String], new: &[String]) -> Vec<InstPair> {
    let equal = |op: DiffOp| match op {
        DiffOp::Equal { old_index, new_index, len } => (old_index, new_index, len),
        _ => (0, 0, 0),
    };
    let runs = capture_diff_slices(Algorithm::Myers, old, new).into_iter().map(equal);
    runs.flat_map(|(old, new, len)| (0..len).map(move |n| InstPair { old: old + n, new: new + n })).collect()
}
