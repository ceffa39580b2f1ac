//! The concrete reading of a function: runs it on one machine state and records what the environment
//! would see. Memory, calls, opaque instructions and undefined results are functions of a seed, the
//! same for every program, so two programs can be compared on one world.

use crate::cfg::{Cfg, Dest, Exit, Flow};
use crate::function::Function;
use crate::live::CALL_READS;
use crate::random::mix;
use crate::symbolic::Out;
use isa::eval::eval;
use isa::step::{Machine, execute};
use isa::{Arena, Decoded, ExprId, Flag, Gpr, Inst, Opaque, Sym, Target, Width};
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
}

struct Interpreter<'a> {
    world: &'a World,
    gpr: [u64; 16],
    flags: [bool; 6],
    memory: BTreeMap<u64, u8>,
    events: Vec<Event>,
    /// Calls and opaque instructions so far.
    outside: u64,
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
        outside: 0,
        unknown,
        met_unknown: false,
        fault: false,
    };
    let end = m.run(f, cfg, steps, local);
    Run { events: m.events, end, gpr: m.gpr, flags: m.flags, met_unknown: m.met_unknown }
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

    /// An arbitrary answer of the outside world: the same for the same `outside` count and index.
    fn answer(&self, index: u64) -> u64 {
        mix(self.world.seed ^ mix(self.outside << 8 | index))
    }

    fn call(&mut self, target: String, reads: impl Fn(Gpr) -> bool) {
        let reads = self.reads(|g| reads(g).then_some(u64::MAX));
        self.events.push(Event::Call { target, reads });
        self.outside += 1;
        for g in Gpr::all().filter(|g| !g.callee_saved()) {
            self.gpr[g.index()] = self.answer(g.index() as u64);
        }
        for f in Flag::ALL {
            self.flags[f.index()] = self.answer(16 + f.index() as u64) & 1 == 1;
        }
    }

    fn opaque(&mut self, o: &Opaque) {
        let reads = self.reads(|g| (o.reads[g.index()] != 0).then_some(o.reads[g.index()]));
        let flags = o.flags_read.iter().map(|f| (f, self.flags[f.index()])).collect();
        self.events.push(Event::Opaque { bytes: o.bytes.clone(), reads, flags });
        self.outside += 1;
        for g in Gpr::all() {
            let mask = o.writes[g.index()];
            let i = g.index();
            self.gpr[i] = self.gpr[i] & !mask | self.answer(i as u64) & mask;
        }
        for f in o.flags_written.iter() {
            self.flags[f.index()] = self.answer(16 + f.index() as u64) & 1 == 1;
        }
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
    fn flag(&mut self, f: Flag) -> u128 {
        u128::from(self.flags[f.index()])
    }
    fn set_flag(&mut self, f: Flag, v: u128) {
        self.flags[f.index()] = v & 1 == 1;
    }
    fn load(&mut self, address: u128, width: Width) -> u128 {
        let address = address as u64;
        self.events.push(Event::Load { address, bytes: width.bytes() });
        (0..u64::from(width.bytes())).fold(0, |v, i| {
            let a = address.wrapping_add(i);
            let b = self.memory.get(&a).copied().unwrap_or_else(|| self.world.byte(a));
            v | u128::from(b) << (8 * i)
        })
    }
    fn store(&mut self, address: u128, width: Width, value: u128) {
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
        u128::from(0x5000_0000_0000 | (h & 0xffff_f000))
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
