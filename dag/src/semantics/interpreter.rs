//! The concrete reading of a function: runs it on one machine state and records what the environment
//! would see. Memory, calls, opaque instructions and undefined results are functions of a seed, the
//! same for every program, so two programs can be compared on one world.

use crate::analysis::liveness::{Callees, Effects, call_effects};
use crate::ir::cfg::{Cfg, Dest, Flow};
use crate::ir::function::Function;
use crate::ir::random::mix;
use crate::ir::stack::{StackOp, stack_op};
use crate::semantics::symbolic::Out;
use isa::eval::{Wide, eval_wide};
use isa::step::{Machine, execute};
use isa::{Arena, Decoded, ExprId, Flag, Gpr, Inst, Opaque, Reg, Sym, Width};
use std::collections::BTreeMap;

/// A concrete start: registers, flags, and what memory and everything unmodelled answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    pub gpr: [u64; 16],
    /// The registers that are not general, in the order of their numbers.
    pub others: OtherRegisters,
    pub flags: [bool; 6],
    /// Initial memory bytes that matter; all other bytes follow from `seed`.
    pub memory: BTreeMap<u64, u8>,
    pub seed: u64,
    pub has_bmi1: bool,
}

/// Contents of the registers behind the general ones, by [`Reg::index`]; zeros above a register's bits.
pub type OtherRegisters = [Wide; Reg::COUNT - Gpr::COUNT];

/// The registers that are not general, in the order of [`OtherRegisters`].
pub fn other_registers() -> impl Iterator<Item = Reg> {
    Reg::all().skip(Gpr::COUNT)
}

fn content(gpr: &[u64; 16], others: &OtherRegisters, r: Reg) -> Wide {
    r.gpr().map_or_else(|| others[r.index() - Gpr::COUNT], |g| gpr[g.index()].into())
}

fn set_content(gpr: &mut [u64; 16], others: &mut OtherRegisters, r: Reg, v: Wide) {
    match r.gpr() {
        Some(g) => gpr[g.index()] = v.0[0],
        None if r.bits() == 64 => others[r.index() - Gpr::COUNT] = v.0[0].into(),
        None => others[r.index() - Gpr::COUNT] = v,
    }
}

impl World {
    /// What a register holds at the start.
    pub fn content(&self, r: Reg) -> Wide {
        content(&self.gpr, &self.others, r)
    }

    /// Lets a register hold something else at the start.
    pub fn set_content(&mut self, r: Reg, v: Wide) {
        set_content(&mut self.gpr, &mut self.others, r, v);
    }

    /// The byte at an address before the program runs.
    pub fn byte(&self, address: u64) -> u8 {
        self.memory.get(&address).copied().unwrap_or_else(|| mix(self.seed ^ mix(address)) as u8)
    }
}

/// Where symbols lie.
pub const SYMBOLS: u64 = 0x5000_0000_0000;
/// Bytes below and above the stack pointer at entry that count as the function's stack.
pub const FRAME: u64 = 0x4000;
/// Numbers of answers from here on say what callees leave alone.
const LEFT: u64 = 0x80;
const ABOVE: u64 = 0x1000;

impl World {
    pub fn rsp(&self) -> u64 {
        self.gpr[Gpr::RSP.index()]
    }
    /// In the function's own frame: nobody looks there after it returned.
    pub fn in_frame(&self, address: u64) -> bool {
        (1..=FRAME).contains(&self.rsp().wrapping_sub(address))
    }
    /// The byte at an address after so many calls, if the program has not stored there since.
    pub fn byte_after(&self, calls: u64, address: u64) -> u8 {
        if calls > 0 && self.calls_change(address) {
            return mix(self.seed ^ mix(address ^ mix(calls))) as u8;
        }
        self.byte(address)
    }
    pub(crate) fn calls_change(&self, address: u64) -> bool {
        let from_bottom = address.wrapping_sub(self.rsp().wrapping_sub(FRAME));
        address < SYMBOLS && from_bottom >= FRAME + ABOVE
    }
}

/// Something the environment sees.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Event {
    Load { address: u64, bytes: u16 },
    Store { address: u64, bytes: u16, value: Wide },
    Call { target: String, reads: Vec<(Reg, Wide)> },
    Opaque { bytes: Vec<u8>, reads: Vec<(Reg, Wide)>, flags: Vec<(Flag, bool)> },
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RunEnd {
    Left(Out),
    Fault,
    /// The step limit was reached.
    Running,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InterpreterRun {
    pub events: Vec<Event>,
    pub end: RunEnd,
    pub gpr: [u64; 16],
    others: OtherRegisters,
    pub flags: [bool; 6],
    /// An undefined result was produced on the way.
    pub met_unknown: bool,
    /// Number of events before the first opaque instruction that may write registers, flags or memory: what comes
    /// later rests on a guess.
    pub blind_from: Option<usize>,
}

impl InterpreterRun {
    /// What a register held at the end.
    pub fn content(&self, r: Reg) -> Wide {
        content(&self.gpr, &self.others, r)
    }
}

struct Interpreter<'a> {
    world: &'a World,
    gpr: [u64; 16],
    others: OtherRegisters,
    flags: [bool; 6],
    memory: BTreeMap<u64, u8>,
    events: Vec<Event>,
    /// Calls and opaque instructions so far.
    calls: u64,
    opaques: u64,
    blind_from: Option<usize>,
    unknown: u64,
    met_unknown: bool,
    fault: bool,
}

/// Runs `f` from its first instruction for at most `steps` instructions. `unknown` selects what
/// undefined results are: 0 zeros, 1 ones, otherwise the seed of arbitrary ones.
pub fn run(f: &Function, cfg: &Cfg, world: &World, steps: usize, unknown: u64, callees: Callees) -> InterpreterRun {
    let mut m = Interpreter {
        world,
        gpr: world.gpr,
        others: world.others,
        flags: world.flags,
        memory: BTreeMap::new(),
        events: Vec::new(),
        calls: 0,
        opaques: 0,
        blind_from: None,
        unknown,
        met_unknown: false,
        fault: false,
    };
    let end = m.run(f, cfg, steps, callees);
    InterpreterRun {
        events: m.events,
        end,
        gpr: m.gpr,
        others: m.others,
        flags: m.flags,
        met_unknown: m.met_unknown,
        blind_from: m.blind_from,
    }
}

impl Interpreter<'_> {
    fn run(&mut self, f: &Function, cfg: &Cfg, steps: usize, callees: Callees) -> RunEnd {
        let mut left = steps;
        let mut at = crate::ir::cfg::BlockId(0);
        loop {
            let block = cfg.block(at);
            for inst in &f.insts[block.first..block.body_end] {
                if left == 0 {
                    return RunEnd::Running;
                }
                left -= 1;
                self.step(&inst.decoded, callees);
                if self.fault {
                    return RunEnd::Fault;
                }
            }
            if left == 0 {
                return RunEnd::Running;
            }
            left -= 1;
            let dest = match &block.flow {
                Flow::Goto(d) => d,
                Flow::Branch { cond, taken, fall } => {
                    let mut a = Arena::new();
                    let flags = self.flags;
                    let c = cond.expr(&mut a, |a, fl| a.bool(flags[fl.index()]));
                    if a.as_const(c).is_some_and(|c| c.value == 1) { taken } else { fall }
                }
            };
            match dest {
                Dest::Block(b) => at = *b,
                Dest::Exit(e) => {
                    e.opaque(f).into_iter().for_each(|o| self.opaque(o));
                    return RunEnd::Left(Out::of(e));
                }
            }
        }
    }

    fn step(&mut self, d: &Decoded, callees: Callees) {
        match d {
            Decoded::Plain(inst) => execute(self, inst),
            Decoded::Call(t) => {
                let callee = callees(t).unwrap_or_else(|| call_effects(None));
                self.call(format!("{t:?}"), &callee);
            }
            Decoded::IndirectCall(o) => {
                self.call(format!("{:x?} {:?}", o.bytes, o.symbol), &call_effects(Some(o)));
            }
            Decoded::Opaque(o) => self.opaque(o),
            _ => {}
        }
    }

    fn reads(&self, which: impl Fn(Reg) -> Option<u64>) -> Vec<(Reg, Wide)> {
        Reg::all().filter_map(|r| which(r).map(|part| (r, part_of(r, self.content(r), part)))).collect()
    }

    fn content(&self, r: Reg) -> Wide {
        content(&self.gpr, &self.others, r)
    }

    fn set_content(&mut self, r: Reg, v: Wide) {
        set_content(&mut self.gpr, &mut self.others, r, v);
    }

    /// An arbitrary answer of the outside world: the same for the same `count` and index.
    fn answer(&self, count: u64, index: u64) -> u64 {
        mix(self.world.seed ^ mix(count << 8 | index))
    }

    /// The same for a register; flags have the numbers from 16 on, other registers those after.
    fn answer_in(&self, count: u64, r: Reg) -> Wide {
        match r.gpr() {
            Some(g) => self.answer(count, g.index() as u64).into(),
            None => Wide(std::array::from_fn(|i| mix(self.answer(count, r.index() as u64 + 16) ^ i as u64))),
        }
    }

    /// The callee may return anything and change all memory but the stack and what symbols name. Of where the stack is it
    /// sees how it is aligned.
    fn call(&mut self, target: String, callee: &Effects) {
        let mut reads = self.reads(|r| Some(callee.reads.at(r)).filter(|part| *part != 0));
        for (_, rsp) in reads.iter_mut().filter(|r| r.0 == Reg::of(Gpr::RSP)) {
            *rsp = (rsp.0[0] % 16).into();
        }
        self.events.push(Event::Call { target, reads });
        self.calls += 1;
        let count = self.calls;
        for r in Reg::all().filter(|r| !r.callee_saved() && callee.writes[r.index()] != 0) {
            let left = self.answer(count, LEFT + r.index() as u64) & 1 == 1;
            let kept = if left { !callee.kills.at(r) } else { 0 };
            let (old, new) = (part_of(r, self.content(r), kept), part_of(r, self.answer_in(count, r), !kept));
            self.set_content(r, Wide(std::array::from_fn(|i| old.0[i] | new.0[i])));
        }
        for f in Flag::ALL {
            let at = f.index() as u64;
            if callee.kills.flags.contains(f) || self.answer(count, LEFT + 100 + at) & 1 == 0 {
                self.flags[f.index()] = self.answer(count, 16 + at) & 1 == 1;
            }
        }
        let world = self.world;
        self.memory.retain(|a, _| !world.calls_change(*a));
    }

    fn byte(&self, address: u64) -> u8 {
        self.memory.get(&address).copied().unwrap_or_else(|| self.world.byte_after(self.calls, address))
    }

    fn opaque(&mut self, o: &Opaque) {
        if let Some(op) = stack_op(o) {
            return self.stack(op);
        }
        let reads = self.reads(|r| (o.reads[r.index()] != 0).then_some(o.reads[r.index()]));
        let flags = o.flags_read.iter().map(|f| (f, self.flags[f.index()])).collect();
        let writes = o.writes_memory || o.writes.iter().any(|w| *w != 0) || o.flags_written.iter().next().is_some();
        if writes && !o.terminates {
            self.blind_from.get_or_insert(self.events.len());
        }
        self.events.push(Event::Opaque { bytes: o.bytes.clone(), reads, flags });
        self.opaques += 1;
        let count = !self.opaques;
        for r in Reg::all() {
            let part = o.writes[r.index()];
            let (old, new) = (part_of(r, self.content(r), !part), part_of(r, self.answer_in(count, r), part));
            self.set_content(r, Wide(std::array::from_fn(|i| old.0[i] | new.0[i])));
        }
        for f in o.flags_written.iter() {
            self.flags[f.index()] = self.answer(count, 16 + f.index() as u64) & 1 == 1;
        }
    }

    fn stack(&mut self, op: StackOp) {
        match op {
            StackOp::Push(g) => self.push(self.gpr[g.index()]),
            StackOp::PushImm(v) => self.push(v),
            StackOp::Pop(g) => self.pop(g),
            StackOp::Leave => {
                self.gpr[Gpr::RSP.index()] = self.gpr[Gpr::RBP.index()];
                self.pop(Gpr::RBP);
            }
        }
    }

    fn push(&mut self, v: u64) {
        let top = self.gpr[Gpr::RSP.index()].wrapping_sub(8);
        self.store(top.into(), Width::W64, v.into(), false);
        self.gpr[Gpr::RSP.index()] = top;
    }

    /// `pop rsp` leaves the loaded value (SDM vol. 2, POP).
    fn pop(&mut self, g: Gpr) {
        let top = self.gpr[Gpr::RSP.index()];
        let v = self.load(top.into(), Width::W64, false);
        self.gpr[Gpr::RSP.index()] = top.wrapping_add(8);
        self.gpr[g.index()] = v.0[0];
    }
}

/// A register's content on `part`, zeros elsewhere.
pub fn part_of(r: Reg, v: Wide, part: u64) -> Wide {
    let grain = u32::from(r.grain());
    let per_word = 64 / grain as usize;
    let kept = |word: usize| {
        (0..per_word)
            .filter(|i| part >> ((word * per_word + i) % 64) & 1 == 1)
            .fold(0u64, |m, i| m | (u64::MAX >> (64 - grain)) << (i as u32 * grain))
    };
    Wide(std::array::from_fn(|word| v.0[word] & kept(word)))
}

impl Machine for Interpreter<'_> {
    type V = Wide;

    fn reg(&mut self, r: Reg) -> Wide {
        self.content(r)
    }
    fn set_reg(&mut self, r: Reg, v: Wide) {
        if !self.fault {
            self.set_content(r, v);
        }
    }
    /// The value at the start of a program (psABI §3.2.1).
    fn mxcsr(&mut self) -> Wide {
        Wide::from(0x1f80u64)
    }
    fn flag(&mut self, f: Flag) -> Wide {
        u64::from(self.flags[f.index()]).into()
    }
    fn set_flag(&mut self, f: Flag, v: Wide) {
        self.flags[f.index()] = v.0[0] & 1 == 1;
    }
    fn load(&mut self, address: Wide, width: Width, aligned: bool) -> Wide {
        let address = address.0[0];
        self.fault |= aligned && !address.is_multiple_of(u64::from(width.bytes()));
        self.events.push(Event::Load { address, bytes: width.bytes() });
        let bytes: Vec<u8> = (0..u64::from(width.bytes())).map(|i| self.byte(address.wrapping_add(i))).collect();
        let word = |c: &[u8]| c.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b));
        Wide::of_words(&bytes.chunks(8).map(word).collect::<Vec<u64>>())
    }
    fn store(&mut self, address: Wide, width: Width, value: Wide, aligned: bool) {
        let address = address.0[0];
        self.fault |= aligned && !address.is_multiple_of(u64::from(width.bytes()));
        let value = value.truncated(width.bits());
        self.events.push(Event::Store { address, bytes: width.bytes(), value });
        for i in 0..width.bytes() {
            self.memory.insert(address.wrapping_add(u64::from(i)), value.bits(8 * i, 8) as u8);
        }
    }
    fn unknown(&mut self, _inst: &Inst, k: u8, width: u16, operands: &[Wide]) -> Wide {
        self.met_unknown = true;
        let bits = match self.unknown {
            0 => 0,
            1 => u128::MAX,
            seed => operands.iter().fold(u128::from(mix(seed ^ u64::from(k))), |h, o| {
                u128::from(
                    o.0.iter().enumerate().fold(h as u64, |h, (i, w)| if i > 1 && *w == 0 { h } else { mix(h ^ w) }),
                )
            }),
        };
        Wide::from(bits).truncated(width)
    }
    fn cpu_has_bmi1(&mut self) -> Wide {
        u64::from(self.world.has_bmi1).into()
    }
    fn symbol(&mut self, text: &str) -> Wide {
        // Page-aligned and far from the arena that registers point into.
        let h = text.bytes().fold(17, |h, b| mix(h ^ u64::from(b)));
        (SYMBOLS | (h & 0xffff_f000)).into()
    }
    fn fault(&mut self, condition: Wide) {
        self.fault |= condition.0[0] == 1;
    }
    fn constant(&mut self, width: u16, v: u64) -> Wide {
        Wide::from(v).truncated(width)
    }
    fn extract(&mut self, v: Wide, lo: u16, width: u16) -> Wide {
        v.shifted_down(lo).truncated(width)
    }
    fn zext(&mut self, v: Wide, _from: u16, _width: u16) -> Wide {
        v
    }
    fn concat(&mut self, hi: Wide, lo: Wide, low_width: u16) -> Wide {
        let mut all = lo;
        for (i, w) in hi.0.into_iter().enumerate() {
            let at = low_width + 64 * i as u16;
            if at < 512 {
                all.or_at(at, u128::from(w));
            }
        }
        all
    }
    fn add64(&mut self, a: Wide, b: Wide) -> Wide {
        a.0[0].wrapping_add(b.0[0]).into()
    }
    fn shl64(&mut self, a: Wide, by: u8) -> Wide {
        (a.0[0] << by).into()
    }
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, Wide)]) -> Vec<Wide> {
        eval_wide(arena, roots, &|s| var.iter().find(|(v, _)| *v == s).map_or(Wide::default(), |(_, v)| *v))
    }
}
