//! Counterexamples on this machine's processor: both functions run on the same start, each in a process of its own
//! that can reach little else, and what they leave is compared.
//!
//! Only code that the model knows completely is run: no calls, no jumps out, no references to other sections, no
//! opaque instructions but `push`, `pop` and `leave`.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod child;

use dag::ir::function::Function;
use dag::ir::stack::stack_op;
use dag::semantics::interpreter::{Event, FRAME, InterpreterRun, RunEnd, World};
use dag::semantics::symbolic::Out;
use dag::verify::difference::Counterexample;
use isa::{Decoded, Gpr, Operand, Parts, Target};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What the processor says about a claimed difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Native {
    /// It runs the original as the model does, and the other function differently: how.
    Confirmed(String),
    NotConfirmed(String),
    NotRun(String),
}

impl fmt::Display for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Native::Confirmed(how) => write!(f, "confirmed: {how}"),
            Native::NotConfirmed(why) => write!(f, "not confirmed: {why}"),
            Native::NotRun(why) => write!(f, "not run: {why}"),
        }
    }
}

/// A function and its bytes; the first byte has the offset of the first instruction.
pub struct ReplayCode<'a> {
    pub function: &'a Function,
    pub bytes: &'a [u8],
}

const PAGE: u64 = 4096;
/// Bytes above the stack pointer at entry: the return address.
const RETURN: u64 = 8;

/// What a run leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Left {
    /// The signal that ended it.
    signal: Option<i32>,
    /// Registers at return; the stack pointer as before the return address was popped.
    gpr: [u64; 16],
    /// Bytes outside the frame that changed.
    memory: BTreeMap<u64, u8>,
}

/// Pages that a run may use.
struct Pages {
    /// Filled with the world's bytes.
    mapped: BTreeSet<u64>,
    /// Kept unmapped: only the replacement goes there.
    closed: BTreeSet<u64>,
}

/// Runs both functions on the counterexample's start. `live_out` are the bits of each register that count at return.
pub fn replay(source: &ReplayCode, target: &ReplayCode, c: &Counterexample, live_out: &Parts) -> Native {
    let runnable = [("the original", source, &c.source), ("the replacement", target, &c.target)];
    for (name, code, run) in runnable {
        if let Err(why) = may_run(code, run, &c.world) {
            return Native::NotRun(format!("{name} {why}"));
        }
    }
    let pages = pages(c);
    let run = |code: &ReplayCode| run_native(code, &c.world, &pages);
    let (s, t) = match (run(source), run(target)) {
        (Ok(s), Ok(t)) => (s, t),
        (Err(why), _) | (_, Err(why)) => return Native::NotRun(why),
    };
    judge(c, &s, &t, live_out)
}

fn judge(c: &Counterexample, s: &Left, t: &Left, live_out: &Parts) -> Native {
    for left in [s, t] {
        if left.signal == Some(SIGILL) {
            return Native::NotRun("this processor lacks an instruction".to_string());
        }
    }
    let predicted = Left {
        signal: (c.source.end == RunEnd::Fault).then_some(SIGFPE),
        gpr: c.source.gpr,
        memory: dag::verify::difference::final_memory(&c.world, &c.source),
    };
    if let Some(how) = differs(&predicted, s, live_out) {
        return Native::NotConfirmed(format!("the processor runs the original otherwise than the model: {how}"));
    }
    // The fault of a division may be left out.
    let left_out = s.signal == Some(SIGFPE) && t.signal.is_none();
    match differs(s, t, live_out).filter(|_| !left_out) {
        Some(how) => Native::Confirmed(how),
        None => Native::NotConfirmed("on this start the processor shows no difference".to_string()),
    }
}

const SIGILL: i32 = 4;
const SIGFPE: i32 = 8;

/// How `b` is other than `a` to whoever called.
fn differs(a: &Left, b: &Left, live_out: &Parts) -> Option<String> {
    let end = |s: Option<i32>| s.map_or("no signal".to_string(), |s| format!("signal {s}"));
    if a.signal != b.signal {
        return Some(format!("{} instead of {}", end(b.signal), end(a.signal)));
    }
    if a.signal.is_some() {
        return None;
    }
    for g in Gpr::all() {
        let i = g.index();
        let (x, y) = (a.gpr[i] & live_out[i], b.gpr[i] & live_out[i]);
        if x != y {
            return Some(format!("{g} is {y:#x} instead of {x:#x}"));
        }
    }
    let at = a.memory.keys().chain(b.memory.keys()).find(|&k| a.memory.get(k) != b.memory.get(k))?;
    let byte = |m: &BTreeMap<u64, u8>| m.get(at).map_or("unchanged".to_string(), |v| format!("{v:#x}"));
    Some(format!("the byte at {at:#x} is {} instead of {}", byte(&b.memory), byte(&a.memory)))
}

/// Whether the function is known completely, and stays within itself on this start.
fn may_run(code: &ReplayCode, run: &InterpreterRun, world: &World) -> Result<(), String> {
    for i in &code.function.insts {
        modelled(code, &i.decoded).map_err(|what| format!("has `{}`: {what}", i.text.trim()))?;
    }
    match run.end {
        RunEnd::Left(Out::Return) if run.gpr[Gpr::RSP.index()] != world.rsp() => {
            return Err("returns with another stack pointer".to_string());
        }
        RunEnd::Left(Out::Return) | RunEnd::Fault => {}
        _ => return Err("does not return".to_string()),
    }
    let slot = |address: u64, bytes: u16| {
        (0..u64::from(bytes)).any(|i| address.wrapping_add(i).wrapping_sub(world.rsp()) < RETURN)
    };
    let touches = run.events.iter().any(|e| match e {
        Event::Load { address, bytes } | Event::Store { address, bytes, .. } => slot(*address, *bytes),
        _ => false,
    });
    if touches { Err("uses its return address".to_string()) } else { Ok(()) }
}

fn modelled(code: &ReplayCode, decoded: &Decoded) -> Result<(), &'static str> {
    let first = code.function.insts.first().map_or(0, |i| i.offset);
    let inside = |t: &Target| match t {
        Target::Local(o) => (first..first + code.bytes.len() as u64).contains(o),
        Target::Symbol(_) => false,
    };
    match decoded {
        Decoded::Plain(inst) if !isa::table().row(inst.row).is_general() => {
            Err("works on vector registers, which a replay does not load")
        }
        Decoded::Plain(inst) => {
            let outside = inst.operands.iter().any(|o| match o {
                Operand::ImmSymbol(_) => true,
                Operand::Mem(m) | Operand::Broadcast(m) => m.rip || m.symbol.is_some() || m.segment.is_some(),
                Operand::Reg(_) | Operand::Whole(_) | Operand::Imm(_) => false,
            });
            if outside { Err("refers to other parts of the program") } else { Ok(()) }
        }
        Decoded::Jump(t) | Decoded::Branch(_, t) if inside(t) => Ok(()),
        Decoded::Jump(_) | Decoded::Branch(..) => Err("jumps out of the function"),
        Decoded::IndirectJump(_) => Err("jumps anywhere"),
        Decoded::Call(_) | Decoded::IndirectCall(_) => Err("calls another function"),
        Decoded::Return | Decoded::Nop => Ok(()),
        Decoded::Opaque(o) if stack_op(o).is_some() => Ok(()),
        Decoded::Opaque(_) => Err("is not modelled"),
    }
}

/// The original's pages and the stack are there; what only the replacement touches is not.
fn pages(c: &Counterexample) -> Pages {
    let top = c.world.rsp();
    let mut mapped: BTreeSet<u64> = (top.wrapping_sub(FRAME) / PAGE..=top.wrapping_add(RETURN - 1) / PAGE).collect();
    mapped.extend(touched(&c.source));
    let closed = touched(&c.target).difference(&mapped).copied().collect();
    Pages { mapped, closed }
}

fn touched(run: &InterpreterRun) -> BTreeSet<u64> {
    let mut pages = BTreeSet::new();
    for e in &run.events {
        if let Event::Load { address, bytes } | Event::Store { address, bytes, .. } = e {
            pages.insert(address / PAGE);
            pages.insert(address.wrapping_add(u64::from(*bytes) - 1) / PAGE);
        }
    }
    pages
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn run_native(code: &ReplayCode, world: &World, pages: &Pages) -> Result<Left, String> {
    child::run(code.bytes, world, pages)
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn run_native(_: &ReplayCode, _: &World, _: &Pages) -> Result<Left, String> {
    Err("functions run natively on x86-64 Linux only".to_string())
}
