//! Slots of a function's frame to registers that it does not use: code with loops or calls whose variables live on the stack, as
//! compilers write without optimization, becomes code over registers, and its frame goes. Where there are calls, the registers are
//! those that callees keep, and are saved themselves.
//!
//! This proposes; the proof is [`crate::verify::prove_promotion`]. Only functions in whose frame every access is to a known
//! offset by an instruction that could name a register.

use crate::analysis::liveness::{call_reads, effects};
use crate::ir::cfg::{BlockId, Cfg, Dest, Exit, Flow};
use crate::ir::function::Function;
use crate::ir::stack::{StackOp, stack_op};
use crate::verify::coupling::{AtCut, Home};
use forward::forwarded;
use isa::{Cond, Decoded, Gpr, Inst, MemRef, Opaque, Operand, Parts, Reg, RegRef, Width, table};
use std::collections::{BTreeMap, BTreeSet};

mod forward;

/// The function anew.
#[derive(Clone, PartialEq, Debug)]
pub struct Promoted {
    pub lines: Vec<Line>,
    /// What is kept where, by cut point of the original.
    pub cuts: Vec<AtCut>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    Label(BlockId),
    Inst(Inst),
    Jump(BlockId),
    Branch(Cond, BlockId),
    /// The call that this instruction of the original is.
    Call(usize),
    /// Saves a register; the stack pointer is then this far from where it was at entry.
    Push(Gpr, i64),
    Pop(Gpr, i64),
    /// Moves the stack pointer by some bytes to so far from where it was at entry.
    Down {
        by: i64,
        depth: i64,
    },
    Up {
        by: i64,
        depth: i64,
    },
    /// Around what undoes the frame before a return: behind it the frame is as it was before.
    Leaving,
    Left,
    Return,
}

/// Offsets from the stack pointer at entry that registers hold, where it is known.
type Known = [Option<i64>; 16];

/// What an instruction does with the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Role {
    /// Nothing.
    Other,
    /// Makes or undoes the frame; it goes.
    Frame,
    /// Saves or restores a register whose slot's home is that register; it goes.
    Saves(i64),
    Restores(i64),
    /// Its operand in memory is this slot.
    Slot {
        operand: usize,
        at: i64,
    },
    /// Its operand in memory lies above the frame.
    Above {
        operand: usize,
        at: i64,
    },
    /// Finds the stack pointer here.
    Call(i64),
}

/// Which accesses there are to a slot.
#[derive(Clone, Copy, Default, Debug)]
struct Use {
    bytes: u8,
    count: u32,
    /// A store of 32 bits, which would clear what is above them in a register.
    half_written: bool,
}

/// The slots of `f` in registers that are free and not live at its returns; `None` if that cannot be.
pub fn promote(f: &Function, cfg: &Cfg, at_return: &Parts) -> Option<Promoted> {
    let simple = cfg.entries.len() == 1 && cfg.preds.first()?.is_empty() && cfg.order.len() == cfg.blocks.len();
    let at_start = simple.then(|| offsets(f, cfg))??;
    let roles = roles(f, cfg, &at_start)?;
    let calls: Vec<i64> = roles.iter().filter_map(|r| if let Role::Call(at) = r { Some(*at) } else { None }).collect();
    let (f, roles) = if calls.is_empty() { (f.clone(), roles) } else { forwarded(f, cfg, &roles) };
    let f = &f;
    let slots = slots(f, &roles)?;
    let homes = homes(f, &roles, &slots, at_return, !calls.is_empty())?;
    let saves = saves(&homes, &roles, &calls)?;
    let live = live_slots(f, cfg, &roles);
    let at_cut = |b: &BlockId| {
        let known = &at_start[b.index()];
        let addresses = Gpr::all().filter_map(|g| Some((g, known[g.index()]?))).collect();
        let kept = live[b.index()].iter().filter_map(|at| homes.get(at).copied()).collect();
        // At the entry nothing is saved yet.
        let (depth, saved) = if b.0 == 0 { (0, Vec::new()) } else { (saves.depth, saves.slots()) };
        AtCut { addresses, homes: kept, depth, saved }
    };
    let cuts = cfg.cuts.iter().map(at_cut).collect();
    Some(Promoted { lines: lines(f, cfg, &roles, &homes, &saves)?, cuts })
}

/// The new frame: registers that are saved, the first one highest, and where the stack pointer is then.
struct Saves {
    registers: Vec<Gpr>,
    depth: i64,
}

/// What has to be saved for these homes, and room so that callees find the stack aligned as they did; `None` if that takes
/// more of it.
fn saves(homes: &BTreeMap<i64, Home>, roles: &[Role], calls: &[i64]) -> Option<Saves> {
    let untouched = |h: &&Home| roles.iter().any(|r| matches!(r, Role::Saves(at) | Role::Restores(at) if *at == h.at));
    let needed = homes.values().filter(|h| h.reg.callee_saved() && !untouched(h));
    let registers: BTreeSet<Gpr> = needed.map(|h| h.reg).collect();
    let registers: Vec<Gpr> = registers.into_iter().collect();
    let pushed = -8 * registers.len() as i64;
    let Some(&first) = calls.first() else { return Some(Saves { registers, depth: pushed }) };
    let depth = if (pushed - first) % 16 == 0 { pushed } else { pushed - 8 };
    let fits = |at: &i64| (depth - at) % 16 == 0 && *at <= depth;
    calls.iter().all(fits).then_some(Saves { registers, depth })
}

impl Saves {
    /// Where they are saved.
    fn slots(&self) -> Vec<(i64, Gpr)> {
        self.registers.iter().enumerate().map(|(k, g)| (-8 * (k as i64 + 1), *g)).collect()
    }

    fn prologue(&self) -> Vec<Line> {
        let pushes = self.slots().into_iter().map(|(at, g)| Line::Push(g, at));
        let room = self.room().map(|by| Line::Down { by, depth: self.depth });
        pushes.chain(room).collect()
    }

    /// The way back, and the return.
    fn epilogue(&self) -> Vec<Line> {
        if self.depth == 0 {
            return vec![Line::Return];
        }
        let room = self.room().map(|by| Line::Up { by, depth: self.depth + by });
        let pops = self.slots().into_iter().rev().map(|(at, g)| Line::Pop(g, at + 8));
        [Line::Leaving].into_iter().chain(room).chain(pops).chain([Line::Return, Line::Left]).collect()
    }

    /// Bytes below what is saved, if there are any.
    fn room(&self) -> Option<i64> {
        Some(-8 * self.registers.len() as i64 - self.depth).filter(|room| *room > 0)
    }
}

/// What registers hold at the start of each block; `None` if the stack pointer is not known somewhere.
fn offsets(f: &Function, cfg: &Cfg) -> Option<Vec<Known>> {
    let mut start: Vec<Option<Known>> = vec![None; cfg.blocks.len()];
    let mut entry: Known = [None; 16];
    entry[Gpr::RSP.index()] = Some(0);
    *start.first_mut()? = Some(entry);
    let mut work = vec![BlockId(0)];
    while let Some(b) = work.pop() {
        let mut known = start[b.index()]?;
        let block = cfg.block(b);
        f.insts[block.first..block.body_end].iter().for_each(|i| step(&mut known, &i.decoded));
        for s in cfg.successors(b) {
            let joined = match start[s.index()] {
                None => known,
                Some(old) => std::array::from_fn(|g| old[g].filter(|o| known[g] == Some(*o))),
            };
            if start[s.index()] != Some(joined) {
                start[s.index()] = Some(joined);
                work.push(s);
            }
        }
    }
    let all: Vec<Known> = start.into_iter().collect::<Option<_>>()?;
    all.iter().all(|k| k[Gpr::RSP.index()].is_some()).then_some(all)
}

/// What registers hold after an instruction.
fn step(known: &mut Known, d: &Decoded) {
    let rsp = Gpr::RSP.index();
    let up = |known: &Known, by: i64| known[rsp].and_then(|at| at.checked_add(by));
    match d {
        Decoded::Opaque(o) if let Some(op) = stack_op(o) => match op {
            StackOp::Push(_) | StackOp::PushImm(_) => known[rsp] = up(known, -8),
            StackOp::Pop(g) => {
                known[rsp] = up(known, 8);
                known[g.index()] = None;
            }
            StackOp::Leave => {
                known[rsp] = known[Gpr::RBP.index()];
                known[rsp] = up(known, 8);
                known[Gpr::RBP.index()] = None;
            }
        },
        _ => {
            let new = if let Decoded::Plain(inst) = d { address(known, inst) } else { None };
            let written = effects(d, &|_| false).writes;
            for g in Gpr::all().filter(|g| written[g.index()] != 0) {
                known[g.index()] = new.filter(|n| n.0 == g).map(|n| n.1);
            }
        }
    }
}

/// The stack address that an instruction makes, and where.
fn address(known: &Known, inst: &Inst) -> Option<(Gpr, i64)> {
    let row = table().row(inst.row);
    let [Operand::Reg(RegRef { gpr: to, high: false }), from] = &inst.operands[..] else { return None };
    if row.width() != Some(Width::W64) {
        return None;
    }
    let at = match (row.mnemonic, from) {
        ("mov", Operand::Reg(r)) => known[r.gpr.index()],
        ("add", Operand::Imm(i)) => known[to.index()]?.checked_add(*i),
        ("sub", Operand::Imm(i)) => known[to.index()]?.checked_sub(*i),
        ("lea", Operand::Mem(m)) if m.is_plain() => known[m.base?.index()]?.checked_add(m.disp),
        _ => None,
    };
    Some((*to, at?))
}

/// What each instruction does with the frame; `None` if one does what cannot be done without it.
fn roles(f: &Function, cfg: &Cfg, at_start: &[Known]) -> Option<Vec<Role>> {
    let mut roles = vec![Role::Other; f.insts.len()];
    for b in cfg.ids() {
        let (block, mut known) = (cfg.block(b), at_start[b.index()]);
        let body = block.first..block.body_end;
        for (inst, role_here) in f.insts[body.clone()].iter().zip(&mut roles[body]) {
            let d = &inst.decoded;
            *role_here = match d {
                Decoded::Nop => Role::Frame,
                Decoded::Plain(inst) => role(&known, inst)?,
                Decoded::Opaque(o) => match stack_op(o)? {
                    StackOp::Push(Gpr::RBP) => Role::Saves(known[Gpr::RSP.index()]?.checked_sub(8)?),
                    StackOp::Pop(Gpr::RBP) => Role::Restores(known[Gpr::RSP.index()]?),
                    StackOp::Leave => Role::Restores(known[Gpr::RBP.index()]?),
                    _ => return None,
                },
                Decoded::Call(_) => call(&known, None)?,
                Decoded::IndirectCall(o) => call(&known, Some(o))?,
                _ => return None,
            };
            step(&mut known, d);
        }
        let back = known[Gpr::RSP.index()] == Some(0);
        let leaves = |d: &&Dest| matches!(d, Dest::Exit(_));
        let fine = |d: &&Dest| **d == Dest::Exit(Exit::Return) && back;
        if !block.flow.dests().iter().filter(|d| leaves(d)).all(fine) {
            return None;
        }
    }
    Some(roles)
}

/// A call that is given no address in the frame.
fn call(known: &Known, through: Option<&Opaque>) -> Option<Role> {
    let read = |g: &Gpr| *g != Gpr::RSP && call_reads(Reg::Gpr(*g)) || through.is_some_and(|o| o.reads[g.index()] != 0);
    let given = Gpr::all().filter(read).any(|g| known[g.index()].is_some());
    known[Gpr::RSP.index()].filter(|_| !given).map(Role::Call)
}

fn role(known: &Known, inst: &Inst) -> Option<Role> {
    if let Some((to, _)) = address(known, inst) {
        return matches!(to, Gpr::RSP | Gpr::RBP).then_some(Role::Frame);
    }
    let row = table().row(inst.row);
    let holds = |g: Gpr| known[g.index()];
    let memory = row.operands.iter().zip(&inst.operands).enumerate().find_map(|(k, (s, o))| Some((k, s, o.mem()?)));
    let named = |o: &Operand| matches!(o, Operand::Reg(r) if holds(r.gpr).is_some());
    if row.implicit_memory.is_some() || inst.operands.iter().any(named) {
        return None;
    }
    if row.implicit.iter().any(|i| holds(i.gpr).is_some()) {
        return None;
    }
    let Some((operand, spec, m)) = memory else { return Some(Role::Other) };
    if m.index.is_some_and(|i| holds(i.0).is_some()) {
        return None;
    }
    let Some(base) = m.base.and_then(holds) else { return Some(Role::Other) };
    let at = base.checked_add(m.disp).filter(|_| m.is_plain() && !spec.kinds.address)?;
    if at >= 0 {
        return Some(Role::Above { operand, at });
    }
    let inside = at.checked_add(i64::from(spec.width.bytes()))? <= 0;
    (inside && spec.kinds.reg && spec.kinds.broadcast.is_none()).then_some(Role::Slot { operand, at })
}

/// The slots by offset; `None` if accesses overlap otherwise than at their start.
fn slots(f: &Function, roles: &[Role]) -> Option<BTreeMap<i64, Use>> {
    let mut slots: BTreeMap<i64, Use> = BTreeMap::new();
    for (i, role) in roles.iter().enumerate() {
        let (at, width, writes) = match (role, &f.insts[i].decoded) {
            (Role::Slot { operand, at }, Decoded::Plain(inst)) => {
                let spec = &table().row(inst.row).operands[*operand];
                (*at, spec.width, spec.access.writes())
            }
            (Role::Saves(at) | Role::Restores(at), _) => (*at, Width::W64, false),
            _ => continue,
        };
        let slot = slots.entry(at).or_default();
        slot.bytes = slot.bytes.max(width.bytes() as u8);
        slot.count += 1;
        slot.half_written |= writes && width == Width::W32;
    }
    let apart = slots.iter().zip(slots.keys().skip(1)).all(|((at, s), next)| at + i64::from(s.bytes) <= *next);
    let whole = slots.values().all(|s| s.bytes <= 4 || !s.half_written);
    (apart && whole && !slots.is_empty()).then_some(slots)
}

/// Which register stands for which slot: an argument's own where its only use is the store to the slot, or a free one;
/// slots with most accesses first. Where there are calls, only registers that callees keep will do: what they find in the others
/// may be arguments.
fn homes(
    f: &Function,
    roles: &[Role],
    slots: &BTreeMap<i64, Use>,
    at_return: &Parts,
    calls: bool,
) -> Option<BTreeMap<i64, Home>> {
    let mut homes: BTreeMap<i64, Home> = BTreeMap::new();
    for (i, role) in roles.iter().enumerate() {
        if let Role::Saves(at) | Role::Restores(at) = role {
            homes.insert(*at, Home { at: *at, bytes: 8, reg: Gpr::RBP });
        }
        if let (Role::Slot { at, .. }, Some(reg)) = (role, only_use(f, roles, i))
            && !calls
            && at_return[reg.index()] == 0
            && !homes.contains_key(at)
        {
            homes.insert(*at, Home { at: *at, bytes: slots[at].bytes, reg });
        }
    }
    let saved = |at: &i64| homes.get(at).is_some_and(|h| h.reg == Gpr::RBP);
    if roles.iter().any(|r| matches!(r, Role::Slot { at, .. } if saved(at))) {
        return None;
    }
    let touched = |g: Gpr| f.insts.iter().any(|i| touches(&i.decoded, g));
    let usable = |g: &Gpr| match calls {
        true => g.callee_saved() && *g != Gpr::RSP && !touched(*g),
        false => !g.callee_saved() && at_return[g.index()] == 0 && !touched(*g),
    };
    let mut free = Gpr::all().filter(usable);
    let mut rest: Vec<(&i64, &Use)> = slots.iter().filter(|s| !homes.contains_key(s.0)).collect();
    rest.sort_by_key(|s| std::cmp::Reverse(s.1.count));
    for (at, slot) in rest {
        homes.insert(*at, Home { at: *at, bytes: slot.bytes, reg: free.next()? });
    }
    Some(homes)
}

fn touches(d: &Decoded, g: Gpr) -> bool {
    let e = effects(d, &|_| false);
    e.reads.regs[g.index()] != 0 || e.writes[g.index()] != 0
}

/// The register that an instruction stores as a whole to a slot, if nothing else in the function touches it.
fn only_use(f: &Function, roles: &[Role], i: usize) -> Option<Gpr> {
    let Decoded::Plain(inst) = &f.insts[i].decoded else { return None };
    let (row, Role::Slot { operand: 0, at }) = (table().row(inst.row), roles[i]) else { return None };
    let Operand::Reg(RegRef { gpr, high: false }) = inst.operands.get(1)? else { return None };
    let elsewhere = f.insts.iter().enumerate().any(|(k, x)| k != i && touches(&x.decoded, *gpr));
    let before = roles[..i].iter().any(|r| matches!(r, Role::Slot { at: other, .. } if *other == at));
    let whole = matches!(row.width(), Some(Width::W32 | Width::W64));
    (row.mnemonic == "mov" && whole && !elsewhere && !before && !gpr.callee_saved()).then_some(*gpr)
}

/// Slots whose content may be read before it is written anew, at the start of each block.
fn live_slots(f: &Function, cfg: &Cfg, roles: &[Role]) -> Vec<BTreeSet<i64>> {
    let mut start: Vec<BTreeSet<i64>> = vec![BTreeSet::new(); cfg.blocks.len()];
    let mut work: Vec<BlockId> = cfg.ids().collect();
    while let Some(b) = work.pop() {
        let mut live: BTreeSet<i64> = cfg.successors(b).iter().flat_map(|s| start[s.index()].clone()).collect();
        let block = cfg.block(b);
        for i in (block.first..block.body_end).rev() {
            match (roles[i], &f.insts[i].decoded) {
                (Role::Slot { operand, at }, Decoded::Plain(inst)) => {
                    let spec = &table().row(inst.row).operands[operand];
                    let whole = matches!(spec.width, Width::W32 | Width::W64);
                    if spec.access.reads() || !whole {
                        live.insert(at);
                    } else {
                        live.remove(&at);
                    }
                }
                (Role::Restores(at), _) => drop(live.insert(at)),
                (Role::Saves(at), _) => drop(live.remove(&at)),
                _ => {}
            }
        }
        if live != start[b.index()] {
            start[b.index()] = live;
            work.extend(cfg.preds[b.index()].iter().copied());
        }
    }
    start
}

fn lines(f: &Function, cfg: &Cfg, roles: &[Role], homes: &BTreeMap<i64, Home>, saves: &Saves) -> Option<Vec<Line>> {
    let mut lines = saves.prologue();
    for b in cfg.ids() {
        let block = cfg.block(b);
        if !cfg.preds[b.index()].is_empty() {
            lines.push(Line::Label(b));
        }
        let body = block.first..block.body_end;
        for i in body {
            match (&f.insts[i].decoded, roles[i]) {
                (_, Role::Call(_)) => lines.push(Line::Call(i)),
                (Decoded::Plain(inst), role) => {
                    lines.extend(rewritten(inst, role, homes, saves.depth)?.map(Line::Inst));
                }
                _ => {}
            }
        }
        let next = Dest::Block(BlockId(b.0 + 1));
        let go = |d: &Dest| match d {
            d if *d == next => Vec::new(),
            Dest::Block(to) => vec![Line::Jump(*to)],
            Dest::Exit(_) => saves.epilogue(),
        };
        match &block.flow {
            Flow::Goto(d) => lines.extend(go(d)),
            Flow::Branch { cond, taken: Dest::Block(to), fall } => {
                lines.push(Line::Branch(*cond, *to));
                lines.extend(go(fall));
            }
            Flow::Branch { .. } => return None,
        }
    }
    Some(lines)
}

/// An instruction over registers; nothing where it goes.
fn rewritten(inst: &Inst, role: Role, homes: &BTreeMap<i64, Home>, depth: i64) -> Option<Option<Inst>> {
    let mut new = inst.clone();
    match role {
        Role::Frame | Role::Saves(_) | Role::Restores(_) => return Some(None),
        Role::Other | Role::Call(_) => {}
        Role::Above { operand, at } => {
            let disp = at.checked_sub(depth)?;
            new.operands[operand] = Operand::Mem(MemRef { base: Some(Gpr::RSP), disp, ..MemRef::default() });
        }
        Role::Slot { operand, at } => {
            new.operands[operand] = homes.get(&at)?.reg.into();
            // An argument that is at home already.
            let moves = table().row(inst.row).mnemonic == "mov";
            if moves && operand == 0 && new.operands[0] == new.operands[1] {
                return Some(None);
            }
        }
    }
    Some(Some(new))
}
