//! The paths through a piece of code without loops.

use crate::ir::function::Function;
use isa::{Cond, Decoded, Target};

/// One instruction on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathInst {
    /// Index in the function.
    pub inst: usize,
    /// Whether the conditional jump that it is is taken.
    pub taken: Option<bool>,
}

/// Instructions in the order in which they run.
pub type Path = Vec<PathInst>;

/// Most paths that are listed.
const MOST: usize = 64;

/// Every path from instruction `first` until control returns or leaves `first .. end`, those that take a jump last; `None` if
/// there are too many of them, or a loop. No-ops, jumps and returns are on them.
pub fn paths(f: &Function, first: usize, end: usize) -> Option<Vec<Path>> {
    let mut done = Vec::new();
    let mut open: Vec<(Path, usize)> = vec![(Vec::new(), first)];
    while let Some((mut path, mut at)) = open.pop() {
        while (first..end).contains(&at) {
            if path.iter().any(|x| x.inst == at) || done.len() + open.len() >= MOST {
                return None;
            }
            match &f.insts[at].decoded {
                Decoded::Return => {
                    path.push(PathInst { inst: at, taken: None });
                    break;
                }
                Decoded::Jump(t) => {
                    path.push(PathInst { inst: at, taken: None });
                    at = target(f, t)?;
                }
                Decoded::Branch(_, t) => {
                    let mut taken = path.clone();
                    taken.push(PathInst { inst: at, taken: Some(true) });
                    open.push((taken, target(f, t)?));
                    path.push(PathInst { inst: at, taken: Some(false) });
                    at += 1;
                }
                Decoded::IndirectJump(_) => return None,
                _ => {
                    path.push(PathInst { inst: at, taken: None });
                    at += 1;
                }
            }
        }
        done.push(path);
    }
    Some(done)
}

fn target(f: &Function, t: &Target) -> Option<usize> {
    match t {
        Target::Local(offset) => f.at(*offset),
        Target::Symbol(_) => None,
    }
}

/// The condition of a conditional jump.
pub fn condition(f: &Function, inst: usize) -> Option<Cond> {
    match &f.insts[inst].decoded {
        Decoded::Branch(cond, _) => Some(*cond),
        _ => None,
    }
}
