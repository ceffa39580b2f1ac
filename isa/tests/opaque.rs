//! Instructions without a row on this CPU: what they are said not to read changes nothing of what they write, and what they
//! are said not to write stays.
#![allow(clippy::print_stderr, reason = "tests say what they skip")]

use isa::codec::decode_accessible;
use isa::native::{CpuState, NativeBlock, Session};
use isa::uarch::encodings::encodings;
use isa::{Decoded, FeatureSet, Flag, FlagSet, Gpr, Opaque, Reg, RegisterFile};
use std::collections::BTreeSet;

/// An instruction of this CPU that has no row, runs on to the next, and leaves the stack alone.
struct Candidate {
    code: Vec<u8>,
    ports: Opaque,
}

fn candidates() -> Vec<Candidate> {
    let of = |code: Vec<u8>| match decode_accessible(&code, 0)?.decoded {
        Decoded::Opaque(ports) => Some(Candidate { code, ports: *ports }),
        _ => None,
    };
    let leaves_the_model = |o: &Opaque| o.reads[Gpr::R15.index()] != 0 && o.writes[Gpr::R15.index()] != 0;
    let usable = |c: &Candidate| {
        let o = &c.ports;
        !o.terminates && o.reads[Gpr::RSP.index()] == 0 && o.writes[Gpr::RSP.index()] == 0 && !leaves_the_model(o)
    };
    encodings(FeatureSet::native()).filter_map(of).filter(usable).collect()
}

fn bit(f: Flag) -> u64 {
    1 << match f {
        Flag::CF => 0,
        Flag::PF => 2,
        Flag::AF => 4,
        Flag::ZF => 6,
        Flag::SF => 7,
        Flag::OF => 11,
    }
}

fn bits(flags: FlagSet) -> u64 {
    flags.iter().map(bit).sum()
}

/// A state of random registers; addresses and vector indices lead into the cell.
fn state(cell_end: u64, random: &mut impl FnMut() -> u64) -> CpuState {
    let mut s = CpuState { flags: 2, ..CpuState::default() };
    s.zmm.as_flattened_mut().iter_mut().chain(&mut s.k).chain(&mut s.cell).for_each(|w| *w = random());
    // Every second state: small numbers, so that gathers have their elements in the cell.
    if random() & 1 == 0 {
        s.zmm.as_flattened_mut().iter_mut().for_each(|w| *w &= 0x8000_0003_8000_0003 & 0x7fff_ffff_7fff_ffff);
    }
    s.gpr.iter_mut().for_each(|w| *w = random());
    s.gpr[Gpr::RDI.index()] = cell_end - 72;
    s
}

/// The same where the instruction reads, and other bits elsewhere.
fn otherwise(s: &CpuState, o: &Opaque, random: &mut impl FnMut() -> u64) -> CpuState {
    let mut t = *s;
    for r in Reg::all() {
        let unread = !o.reads[r.index()];
        match r.file() {
            RegisterFile::General if r != Reg::of(Gpr::RSP) => t.gpr[r.number()] ^= random() & unread,
            RegisterFile::Vector if unread == u64::MAX => t.zmm[r.number()].iter_mut().for_each(|w| *w ^= random()),
            RegisterFile::Mask => t.k[r.number()] ^= random() & unread,
            _ => {}
        }
    }
    t.flags ^= random() & bits(FlagSet::ALL.minus(o.flags_read));
    t
}

/// What contradicts the ports in two runs, the second from a state that is the same where the instruction reads.
fn contradiction(o: &Opaque, before: &CpuState, after: [&CpuState; 2], words: usize) -> Option<String> {
    for r in Reg::all().filter(|r| r.file() != RegisterFile::Mmx && *r != Reg::of(Gpr::RSP)) {
        let count = if r.file() == RegisterFile::Vector { words } else { 1 };
        let (written, read) = (o.writes[r.index()], o.reads[r.index()]);
        for i in 0..count {
            let [a, b] = after.map(|s| s.word(r, i));
            if (a ^ b) & (written | read) != 0 && written != 0 {
                return Some(format!("{r} depends on what is not read"));
            }
            let kept = if r.file() == RegisterFile::Vector && written != 0 { 0 } else { !written };
            if (a ^ before.word(r, i)) & kept != 0 {
                return Some(format!("{r} changes, which is not written"));
            }
        }
    }
    let flags = |s: &CpuState| s.flags & bits(FlagSet::ALL);
    let kept = !bits(o.flags_written);
    ((flags(after[0]) ^ flags(before)) & kept != 0).then(|| "flags change that are not written".to_string())
}

/// Runs of all `candidates`: how many ran at all, and what contradicts their ports.
fn run(session: &mut Session, all: &[Candidate]) -> (usize, BTreeSet<String>) {
    const PAIRS: usize = 8;
    let words = usize::from(session.vector_bits() / 64);
    let end = session.cell_end();
    let mut word = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = || {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        word
    };
    let (mut ran, mut wrong) = (0, BTreeSet::new());
    for chunk in all.chunks(64) {
        let mut states = Vec::new();
        for c in chunk {
            for _ in 0..PAIRS {
                let first = state(end, &mut random);
                // The first twice: what differs then reads a clock or the like.
                states.extend([first, otherwise(&first, &c.ports, &mut random), first]);
            }
        }
        session.states(states.len()).expect("memory").copy_from_slice(&states);
        let blocks: Vec<NativeBlock> =
            chunk.iter().map(|c| NativeBlock { code: c.code.clone(), states: 3 * PAIRS }).collect();
        let (before, after) = session.execute(&blocks).expect("the child ends well");
        for (c, (before, after)) in chunk.iter().zip(before.chunks(3 * PAIRS).zip(after.chunks(3 * PAIRS))) {
            let works = |a: &[CpuState]| a.iter().all(|s| s.signal == 0) && a[0] == a[2];
            let mut runs = before.chunks(3).zip(after.chunks(3)).filter(|(_, a)| works(a)).peekable();
            ran += usize::from(runs.peek().is_some());
            let found = runs.find_map(|(b, a)| contradiction(&c.ports, &b[0], [&a[0], &a[1]], words));
            wrong.extend(found.map(|what| format!("{} {:02x?}: {what}", c.ports.mnemonic, c.code)));
        }
    }
    (ran, wrong)
}

#[test]
fn ports_hold_on_this_cpu() {
    let mut session = Session::new().expect("x86-64 Linux");
    let all = candidates();
    let (ran, mut wrong) = run(&mut session, &all);
    eprintln!("{ran} of {} encodings without a row ran", all.len());
    // On a shared machine a single run may be disturbed: what is wrong is wrong again.
    let (_, again) = run(&mut session, &all);
    wrong.retain(|w| again.contains(w));
    assert!(wrong.is_empty(), "{} contradict their ports: {wrong:#?}", wrong.len());
    assert!(ran > 100, "only {ran} ran");
}
