//! The concrete reading of a function: runs it on one machine state and records what the environment
//! would see. Memory, calls, opaque instructions and undefined results are functions of a seed, the
//! same for every program, so two programs can be compared on one world.

use crate::cfg::{Cfg, Dest, Exit, Flow};
use crate::function::Function;
use crate::live::CALL_READS;
use crate::random::mix;
use crate::stack::{StackOp, stack_op};
use crate::symbolic::Out;
use isa::eval::eval;
use isa::step::{Machine, execute};
use isa::{Arena, Decoded, ExprId, Flag, Gpr, Inst, Kreg, Opaque, Sym, Target, Vreg, Width};
use std::collections::BTreeMap;

/// A concrete start: registers, flags, and what memory and everything unmodelled answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    pub gpr: [u64; 16],
    pub flags: [bool; 6],
    /// Initial memory bytes that matter; all other bytes follow from `seed`.
    pub memory: BTreeMap<u64, u8>,
    pub seed: u64,
    pub has_bmi1: bool,
}

impl World {
    /// The byte at an address before the program runs.
    pub fn byte(&self, address: u64) -> u8 {
        self.memory.get(&address).copied().unwrap_or_else(|| mix(self.seed ^ mix(address)) as u8)
    }
}

/// Where symbols lie.
pub const SYMBOLS: u64 = 0x5000_0000_0000;
/// Bytes below and above the stack pointer at entry that count as the function's stack.
pub const FRAME: u64 = 0x4000;
const ABOVE: u64 = 0x1000;

impl World {
    pub fn rsp(&self) -> u64 {
        self.gpr[Gpr::RSP.index()]
    }
    /// In the function's own frame: nobody looks there after it returned.
    pub fn in_frame(&self, address: u64) -> bool {
        (1..=FRAME).contains(&self.rsp().wrapping_sub(address))
    }
    fn calls_change(&self, address: u64) -> bool {
        let from_bottom = address.wrapping_sub(self.rsp().wrapping_sub(FRAME));
        address < SYMBOLS && from_bottom >= FRAME + ABOVE
    }
}

/// Something the environment sees.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Event {
    Load { address: u64, bytes: u16 },
    Store { address: u64, bytes: u16, value: u64 },
    Call { target: String, reads: Vec<(Gpr, u64)> },
    Opaque { bytes: Vec<u8>, reads: Vec<(Gpr, u64)>, flags: Vec<(Flag, bool)> },
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Left(Out),
    Fault,
    /// The step limit was reached.
    Running,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub events: Vec<Event>,
    pub end: End,
    pub gpr: [u64; 16],
    pub flags: [bool; 6],
    /// An undefined result was produced on the way.
    pub met_unknown: bool,
    /// Number of events before the first opaque instruction that may write registers, flags or memory: what comes
    /// later rests on a guess.
    pub blind_from: Option<usize>,
}

struct Interpreter<'a> {
    world: &'a World,
    gpr: [u64; 16],
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
pub fn run(f: &Function, cfg: &Cfg, world: &World, steps: usize, unknown: u64, local: &dyn Fn(&Target) -> bool) -> Run {
    let mut m = Interpreter {
        world,
        gpr: world.gpr,
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
    let end = m.run(f, cfg, steps, local);
    Run { events: m.events, end, gpr: m.gpr, flags: m.flags, met_unknown: m.met_unknown, blind_from: m.blind_from }
}

impl Interpreter<'_> {
    fn run(&mut self, f: &Function, cfg: &Cfg, steps: usize, local: &dyn Fn(&Target) -> bool) -> End {
        let mut left = steps;
        let mut at = crate::cfg::BlockId(0);
        loop {
            let block = cfg.block(at);
            for inst in &f.insts[block.first..block.body_end] {
                if left == 0 {
                    return End::Running;
                }
                left -= 1;
                self.step(&inst.decoded, local);
                if self.fault {
                    return End::Fault;
                }
            }
            if left == 0 {
                return End::Running;
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
                Dest::Exit(e) => return self.leave(f, e),
            }
        }
    }

    fn leave(&mut self, f: &Function, e: &Exit) -> End {
        End::Left(match e {
            Exit::Return => Out::Return,
            Exit::Tail(t) => Out::Tail(t.clone()),
            Exit::FallsOff => Out::FallsOff,
            Exit::Indirect(i) => {
                if let Decoded::IndirectJump(o) = &f.insts[*i].decoded {
                    self.opaque(o);
                }
                Out::Indirect
            }
            Exit::Trap(i) => {
                if let Decoded::Opaque(o) = &f.insts[*i].decoded {
                    self.opaque(o);
                }
                Out::Trap
            }
        })
    }

    fn step(&mut self, d: &Decoded, local: &dyn Fn(&Target) -> bool) {
        match d {
            Decoded::Plain(inst) => execute(self, inst),
            Decoded::Call(t) => {
                let local = local(t);
                self.call(format!("{t:?}"), |g| local || CALL_READS.contains(&g));
            }
            Decoded::IndirectCall(o) => {
                let reads = o.reads;
                self.call(format!("{:x?} {:?}", o.bytes, o.symbol), |g| {
                    CALL_READS.contains(&g) || reads[g.index()] != 0
                });
            }
            Decoded::Opaque(o) => self.opaque(o),
            _ => {}
        }
    }

    fn reads(&self, which: impl Fn(Gpr) -> Option<u64>) -> Vec<(Gpr, u64)> {
        Gpr::all().filter_map(|g| which(g).map(|m| (g, self.gpr[g.index()] & m))).collect()
    }

    /// An arbitrary answer of the outside world: the same for the same `count` and index.
    fn answer(&self, count: u64, index: u64) -> u64 {
        mix(self.world.seed ^ mix(count << 8 | index))
    }

    /// The callee may return anything and change all memory but the stack and what symbols name.
    fn call(&mut self, target: String, reads: impl Fn(Gpr) -> bool) {
        let reads = self.reads(|g| reads(g).then_some(u64::MAX));
        self.events.push(Event::Call { target, reads });
        self.calls += 1;
        let count = self.calls;
        for g in Gpr::all().filter(|g| !g.callee_saved()) {
            self.gpr[g.index()] = self.answer(count, g.index() as u64);
        }
        for f in Flag::ALL {
            self.flags[f.index()] = self.answer(count, 16 + f.index() as u64) & 1 == 1;
        }
        let world = self.world;
        self.memory.retain(|a, _| !world.calls_change(*a));
    }

    fn byte(&self, address: u64) -> u8 {
        if let Some(b) = self.memory.get(&address) {
            return *b;
        }
        if self.calls > 0 && self.world.calls_change(address) {
            return mix(self.world.seed ^ mix(address ^ mix(self.calls))) as u8;
        }
        self.world.byte(address)
    }

    fn opaque(&mut self, o: &Opaque) {
        if let Some(op) = stack_op(o) {
            return self.stack(op);
        }
        let reads = self.reads(|g| (o.reads[g.index()] != 0).then_some(o.reads[g.index()]));
        let flags = o.flags_read.iter().map(|f| (f, self.flags[f.index()])).collect();
        let writes = o.writes_memory || o.writes.iter().any(|w| *w != 0) || o.flags_written.iter().next().is_some();
        if writes && !o.terminates {
            self.blind_from.get_or_insert(self.events.len());
        }
        self.events.push(Event::Opaque { bytes: o.bytes.clone(), reads, flags });
        self.opaques += 1;
        let count = !self.opaques;
        for g in Gpr::all() {
            let mask = o.writes[g.index()];
            let i = g.index();
            self.gpr[i] = self.gpr[i] & !mask | self.answer(count, i as u64) & mask;
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
        self.store(u128::from(top), Width::W64, u128::from(v), false);
        self.gpr[Gpr::RSP.index()] = top;
    }

    /// `pop rsp` leaves the loaded value (SDM vol. 2, POP).
    fn pop(&mut self, g: Gpr) {
        let top = self.gpr[Gpr::RSP.index()];
        let v = self.load(u128::from(top), Width::W64, false);
        self.gpr[Gpr::RSP.index()] = top.wrapping_add(8);
        self.gpr[g.index()] = v as u64;
    }
}

impl Machine for Interpreter<'_> {
    type V = u128;

    fn gpr(&mut self, g: Gpr) -> u128 {
        u128::from(self.gpr[g.index()])
    }
    fn set_gpr(&mut self, g: Gpr, v: u128) {
        if !self.fault {
            self.gpr[g.index()] = v as u64;
        }
    }
    fn vector(&mut self, v: Vreg) -> u128 {
        unreachable!("instructions on {v} are opaque here")
    }
    fn set_vector(&mut self, v: Vreg, _: u128) {
        unreachable!("instructions on {v} are opaque here")
    }
    fn mask(&mut self, k: Kreg) -> u128 {
        unreachable!("instructions on {k} are opaque here")
    }
    fn set_mask(&mut self, k: Kreg, _: u128) {
        unreachable!("instructions on {k} are opaque here")
    }
    fn mxcsr(&mut self) -> u128 {
        unreachable!("instructions on MXCSR are opaque here")
    }
    fn flag(&mut self, f: Flag) -> u128 {
        u128::from(self.flags[f.index()])
    }
    fn set_flag(&mut self, f: Flag, v: u128) {
        self.flags[f.index()] = v & 1 == 1;
    }
    fn load(&mut self, address: u128, width: Width, _: bool) -> u128 {
        let address = address as u64;
        self.events.push(Event::Load { address, bytes: width.bytes() });
        (0..u64::from(width.bytes())).fold(0, |v, i| v | u128::from(self.byte(address.wrapping_add(i))) << (8 * i))
    }
    fn store(&mut self, address: u128, width: Width, value: u128, _: bool) {
        let address = address as u64;
        self.events.push(Event::Store { address, bytes: width.bytes(), value: value as u64 });
        for i in 0..u64::from(width.bytes()) {
            self.memory.insert(address.wrapping_add(i), (value >> (8 * i)) as u8);
        }
    }
    fn unknown(&mut self, _inst: &Inst, k: u8, width: u16, operands: &[u128]) -> u128 {
        self.met_unknown = true;
        let bits = match self.unknown {
            0 => 0,
            1 => u128::MAX,
            seed => operands.iter().fold(u128::from(mix(seed ^ u64::from(k))), |h, &o| {
                u128::from(mix(h as u64 ^ o as u64 ^ (o >> 64) as u64))
            }),
        };
        bits & isa::expr::mask(width)
    }
    fn cpu_has_bmi1(&mut self) -> u128 {
        u128::from(self.world.has_bmi1)
    }
    fn symbol(&mut self, text: &str) -> u128 {
        // Page-aligned and far from the arena that registers point into.
        let h = text.bytes().fold(17, |h, b| mix(h ^ u64::from(b)));
        u128::from(SYMBOLS | (h & 0xffff_f000))
    }
    fn fault(&mut self, condition: u128) {
        self.fault |= condition == 1;
    }
    fn constant(&mut self, width: u16, v: u64) -> u128 {
        u128::from(v) & isa::expr::mask(width)
    }
    fn extract(&mut self, v: u128, lo: u16, width: u16) -> u128 {
        v >> lo & isa::expr::mask(width)
    }
    fn zext(&mut self, v: u128, _from: u16, _width: u16) -> u128 {
        v
    }
    fn concat(&mut self, hi: u128, lo: u128, low_width: u16) -> u128 {
        hi << low_width | lo
    }
    fn add64(&mut self, a: u128, b: u128) -> u128 {
        u128::from((a as u64).wrapping_add(b as u64))
    }
    fn shl64(&mut self, a: u128, by: u8) -> u128 {
        u128::from((a as u64) << by)
    }
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, u128)]) -> Vec<u128> {
        eval(arena, roots, &|s| var.iter().find(|(v, _)| *v == s).map_or(0, |(_, v)| *v))
    }
}
