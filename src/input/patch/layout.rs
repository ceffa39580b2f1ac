//! Where the instructions of a changed function stand in the bytes of its original. What is the same stays where it is;
//! between that, new code takes the place of old code. Where it is longer, it takes more of what is the same with it.

use super::Misfit;
use super::matching::InstPair;
use crate::input::ModuleFunction;
use crate::input::objects::local_target;
use dag::ir::function::CodeInst;
use isa::{Cond, Decoded, Operand};
use std::collections::BTreeSet;
use std::ops::Range;

/// What the object has.
pub struct OldCode<'a> {
    pub end: u64,
    /// Without no-ops.
    pub insts: Vec<&'a CodeInst>,
}

/// An instruction of the new version.
pub struct NewInst {
    /// In the object that it was read from.
    pub offset: u64,
    pub len: u32,
    pub decoded: Decoded,
    /// The instruction that a jump goes to, if that is one of the function.
    pub target: Option<usize>,
    /// It holds a distance from itself.
    pub is_relative: bool,
    /// Control does not come to what stands behind it.
    ends: bool,
}

pub struct NewCode {
    pub insts: Vec<NewInst>,
}

/// A stretch of the original that becomes other code.
pub struct CodeStretch {
    /// Offsets in the section.
    pub from: u64,
    pub to: u64,
    /// The instructions that stood there, and those that come there.
    pub old: Range<usize>,
    pub new: Range<usize>,
}

pub struct Layout<'a> {
    /// Offset of each new instruction in the section of the object.
    pub places: Vec<u64>,
    pub stretches: Vec<CodeStretch>,
    /// No-ops that are run.
    pub padding: u32,
    /// Bytes of each new instruction.
    lens: Vec<u64>,
    /// Where an instruction has to begin.
    starts: &'a BTreeSet<u64>,
}

/// The longest no-op of one instruction that all CPUs decode at once (Intel, optimization manual §3.5.1.10).
const LONGEST: usize = 9;

/// Jumps with a distance of one byte, and of four (SDM vol. 2: JMP, Jcc).
const SHORT: u64 = 2;
const LONG_JUMP: u64 = 5;
const LONG_BRANCH: u64 = 6;

impl<'a> OldCode<'a> {
    pub fn new(f: &'a ModuleFunction) -> OldCode<'a> {
        let insts = f.function.insts.iter().filter(|i| i.decoded != Decoded::Nop).collect();
        OldCode { end: f.start + f.size, insts }
    }

    /// What runs next from an offset: no-ops lead on.
    fn next(&self, offset: u64) -> Option<&CodeInst> {
        self.insts.get(self.insts.partition_point(|i| i.offset < offset)).copied()
    }

    fn end_of(&self, n: usize) -> u64 {
        self.insts[n].offset + u64::from(self.insts[n].len)
    }
}

impl NewInst {
    /// It is the end of a way, and may stand anywhere.
    fn leaves(&self) -> bool {
        match self.decoded {
            Decoded::Return => true,
            Decoded::Jump(_) => self.target.is_some(),
            _ => false,
        }
    }
}

impl NewCode {
    pub fn new(f: &ModuleFunction) -> NewCode {
        let code: Vec<&CodeInst> = f.function.insts.iter().filter(|i| i.decoded != Decoded::Nop).collect();
        let inside = |t: u64| (f.start..f.start + f.size).contains(&t);
        let at = |t: u64| Some(code.partition_point(|i| i.offset < t)).filter(|&n| inside(t) && n < code.len());
        let inst = |i: &&CodeInst| NewInst {
            offset: i.offset,
            len: i.len,
            decoded: i.decoded.clone(),
            target: local_target(&i.decoded).and_then(at),
            is_relative: is_relative(&i.decoded),
            ends: matches!(i.decoded, Decoded::Jump(_) | Decoded::IndirectJump(_) | Decoded::Return)
                || matches!(&i.decoded, Decoded::Opaque(o) if o.terminates),
        };
        NewCode { insts: code.iter().map(inst).collect() }
    }

    /// The instruction that is run from an offset of its own section on.
    pub fn at(&self, offset: u64) -> Option<usize> {
        Some(self.insts.partition_point(|i| i.offset < offset)).filter(|&n| n < self.insts.len())
    }
}

fn is_relative(d: &Decoded) -> bool {
    match d {
        Decoded::Jump(_) | Decoded::Branch(..) | Decoded::Call(_) => true,
        Decoded::Plain(inst) => inst.operands.iter().filter_map(Operand::mem).any(|m| m.rip),
        // What these hold is not known.
        Decoded::Opaque(o) | Decoded::IndirectJump(o) | Decoded::IndirectCall(o) => o.symbol.is_some(),
        Decoded::Return | Decoded::Nop => false,
    }
}

/// Calls and indirect jumps stay where they are, for return addresses and tables.
fn is_pinned(d: &Decoded) -> bool {
    matches!(d, Decoded::Call(_) | Decoded::IndirectCall(_) | Decoded::IndirectJump(_))
}

/// Places the new code. `pairs` are what both have, in order; at each of `starts` an instruction has to begin.
///
/// # Errors
/// [`Misfit::NoRoom`], or [`Misfit::Calls`] if a call would have to move.
pub fn place<'a>(
    old: &OldCode<'_>,
    new: &NewCode,
    mut pairs: Vec<InstPair>,
    starts: &'a BTreeSet<u64>,
) -> Result<Layout<'a>, Misfit> {
    let pinned = |old: &OldCode<'_>, n: usize| is_pinned(&old.insts[n].decoded);
    let kept: BTreeSet<usize> = pairs.iter().map(|p| p.old).collect();
    let kept_new: BTreeSet<usize> = pairs.iter().map(|p| p.new).collect();
    let lost = (0..old.insts.len()).any(|n| pinned(old, n) && !kept.contains(&n));
    if lost || (0..new.insts.len()).any(|n| is_pinned(&new.insts[n].decoded) && !kept_new.contains(&n)) {
        return Err(Misfit::Calls);
    }
    let mut lens: Vec<u64> = new.insts.iter().map(|i| u64::from(i.len)).collect();
    loop {
        match attempt(old, new, &pairs, &lens, starts) {
            Ok(layout) => match unsettled(old, new, &pairs, &layout) {
                None => return Ok(layout),
                Some(Unsettled::Length { inst, len }) => lens[inst] = len,
                Some(Unsettled::Pair(n)) => {
                    let pair = pairs.remove(n);
                    lens[pair.new] = u64::from(new.insts[pair.new].len);
                }
            },
            // What is the same behind the gap moves, too, or else what is before it.
            Err(gap) => {
                let free = |n: &usize| pairs.get(*n).is_some_and(|p| !pinned(old, p.old));
                let next = [Some(gap), gap.checked_sub(1)].into_iter().flatten().find(free);
                pairs.remove(next.ok_or(Misfit::NoRoom)?);
            }
        }
    }
}

/// One layout; else the number of a gap that has to be larger: it lies before the pair of that number.
fn attempt<'a>(
    old: &OldCode<'_>,
    new: &NewCode,
    pairs: &[InstPair],
    lens: &[u64],
    starts: &'a BTreeSet<u64>,
) -> Result<Layout<'a>, usize> {
    let mut layout =
        Layout { places: vec![0; new.insts.len()], stretches: Vec::new(), padding: 0, lens: lens.to_vec(), starts };
    for p in pairs {
        layout.places[p.new] = old.insts[p.old].offset;
        layout.lens[p.new] = u64::from(old.insts[p.old].len);
    }
    for gap in 0..=pairs.len() {
        let (before, behind) = (gap.checked_sub(1).map(|n| pairs[n]), pairs.get(gap));
        let first = before.map_or(InstPair { old: 0, new: 0 }, |p| InstPair { old: p.old + 1, new: p.new + 1 });
        let (olds, news) = (
            first.old..behind.map_or(old.insts.len(), |p| p.old),
            first.new..behind.map_or(new.insts.len(), |p| p.new),
        );
        if olds.is_empty() && news.is_empty() {
            continue;
        }
        // Between two instructions that stay there may be no-ops, which something may jump to.
        if olds.is_empty() {
            return Err(gap);
        }
        let (from, end) = (old.insts[olds.start].offset, behind.map_or(old.end, |p| old.insts[p.old].offset));
        let mut at = from;
        for n in news.clone() {
            while let Some(&start) = starts.range(at + 1..at + lens[n]).next() {
                layout.padding += layout.holes(new, n.checked_sub(1), at, start);
                at = start;
            }
            layout.places[n] = at;
            at += lens[n];
        }
        if at > end {
            return Err(gap);
        }
        let to = old.end_of(olds.end - 1).max(at);
        // What leaves right behind it leaves before the no-ops, unless a debugger may look for it there.
        let leaves = |p: &InstPair| new.insts[p.new].leaves() && !starts.contains(&old.insts[p.old].offset);
        if at < to && behind.is_some_and(leaves) {
            return Err(gap);
        }
        layout.padding += layout.holes(new, news.end.checked_sub(1), at, to);
        layout.stretches.push(CodeStretch { from, to, old: olds, new: news });
    }
    Ok(layout)
}

/// What of a layout has to be otherwise.
enum Unsettled {
    /// A jump needs so many bytes.
    Length { inst: usize, len: u64 },
    /// A jump that stayed would go elsewhere.
    Pair(usize),
}

fn unsettled(old: &OldCode<'_>, new: &NewCode, pairs: &[InstPair], layout: &Layout<'_>) -> Option<Unsettled> {
    let moved = pairs.iter().position(|p| {
        let (from, to) = (local_target(&old.insts[p.old].decoded), new.insts[p.new].target);
        from.zip(to).is_some_and(|(from, to)| !layout.leads_to(old, from, to))
    });
    if let Some(n) = moved {
        return Some(Unsettled::Pair(n));
    }
    let mut made = layout.stretches.iter().flat_map(|r| r.new.clone());
    made.find_map(|inst| {
        let distance = layout.distance(new, inst)?;
        let long = if matches!(new.insts[inst].decoded, Decoded::Jump(_)) { LONG_JUMP } else { LONG_BRANCH };
        let grows = layout.lens[inst] == SHORT && i8::try_from(distance).is_err();
        grows.then_some(Unsettled::Length { inst, len: long })
    })
}

impl Layout<'_> {
    /// Whether what goes to an offset of the original comes to the new instruction.
    pub fn leads_to(&self, old: &OldCode<'_>, offset: u64, inst: usize) -> bool {
        // No-ops lead on as long as they are there.
        let changed = self.stretches.iter().any(|r| r.from < offset && offset < r.to);
        let next = if changed { Some(offset) } else { old.next(offset).map(|i| i.offset) };
        next == Some(self.places[inst])
    }

    /// From the end of a jump inside the function to where it goes.
    fn distance(&self, new: &NewCode, inst: usize) -> Option<i64> {
        let target = new.insts[inst].target?;
        Some((self.places[target] as i64) - (self.places[inst] + self.lens[inst]) as i64)
    }

    /// The bytes of a jump inside the function.
    pub fn branch(&self, new: &NewCode, inst: usize) -> Option<Vec<u8>> {
        let distance = self.distance(new, inst)?;
        let (near, short) = (self.lens[inst] != SHORT, distance as i8 as u8);
        let cond = |c: &Cond| *c as u8;
        Some(match (&new.insts[inst].decoded, near) {
            (Decoded::Branch(c, _), false) => vec![0x70 | cond(c), short],
            (Decoded::Branch(c, _), true) => [&[0x0f, 0x80 | cond(c)], &(distance as i32).to_le_bytes()[..]].concat(),
            (_, false) => vec![0xeb, short],
            (_, true) => [&[0xe9], &(distance as i32).to_le_bytes()[..]].concat(),
        })
    }

    /// No-ops that are run in a hole behind a new instruction.
    fn holes(&self, new: &NewCode, before: Option<usize>, from: u64, to: u64) -> u32 {
        let reached = before.is_none_or(|n| !new.insts[n].ends);
        if reached { self.no_ops(from, to).len() as u32 } else { 0 }
    }

    /// The lengths of the no-ops that fill a hole.
    fn no_ops(&self, from: u64, to: u64) -> Vec<usize> {
        let mut lens = Vec::new();
        let mut at = from;
        while at < to {
            let start = self.starts.range(at + 1..to).next().copied();
            let len = (start.unwrap_or(to) - at).min(LONGEST as u64);
            lens.push(len as usize);
            at += len;
        }
        lens
    }

    /// A stretch with no-ops in the holes between its instructions, which are to come.
    pub fn blank(&self, stretch: &CodeStretch) -> Vec<u8> {
        let mut bytes = Vec::new();
        let ends = stretch.new.clone().map(|n| (self.places[n], self.places[n] + self.lens[n]));
        for (start, end) in ends.chain([(stretch.to, stretch.to)]) {
            for len in self.no_ops(stretch.from + bytes.len() as u64, start) {
                bytes.extend_from_slice(&NO_OPS[len - 1][..len]);
            }
            bytes.resize((end - stretch.from) as usize, 0);
        }
        bytes
    }
}

/// No-ops of one to nine bytes (SDM vol. 2, NOP, table 4-12).
const NO_OPS: [[u8; LONGEST]; LONGEST] = [
    [0x90, 0, 0, 0, 0, 0, 0, 0, 0],
    [0x66, 0x90, 0, 0, 0, 0, 0, 0, 0],
    [0x0f, 0x1f, 0x00, 0, 0, 0, 0, 0, 0],
    [0x0f, 0x1f, 0x40, 0x00, 0, 0, 0, 0, 0],
    [0x0f, 0x1f, 0x44, 0x00, 0x00, 0, 0, 0, 0],
    [0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00, 0, 0, 0],
    [0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00, 0, 0],
    [0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00, 0],
    [0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];
