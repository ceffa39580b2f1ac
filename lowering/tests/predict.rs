//! Predicted latency and throughput: small lists worked out by hand, and the bound on units against an enumeration of
//! all ways to spread the work.

mod common;

use common::{Random, row};
use isa::uarch::{Cycles, Uarch, Units};
use isa::{Gpr, Inst, MemRef, Operand, Width};
use lowering::Regs;
use lowering::cost::predict::{Line, Outs, latency, throughput};

const SKYLAKE: &str = "skylake";

fn machine(name: &str) -> &'static Uarch {
    Uarch::find(name).expect("a machine of the list")
}

fn inst(mnemonic: &str, width: Width, operands: Vec<Operand>) -> Inst {
    Inst { row: row(mnemonic, width), operands }
}

fn rr(mnemonic: &str, a: Gpr, b: Gpr) -> Inst {
    inst(mnemonic, Width::W64, vec![a.into(), b.into()])
}

fn memory(base: Gpr) -> Operand {
    Operand::Mem(MemRef { base: Some(base), ..MemRef::default() })
}

fn lines(insts: &[Inst], tune: &Uarch) -> Vec<Line> {
    insts.iter().map(|i| Line::of(i, tune)).collect()
}

fn cycles(insts: &[Inst], tune: &Uarch) -> u32 {
    latency(&lines(insts, tune), Outs::ALL)
}

#[test]
fn results_are_waited_for() {
    let tune = machine(SKYLAKE);
    let chain = [rr("imul", Gpr::RAX, Gpr::RDI), rr("add", Gpr::RAX, Gpr::RSI), rr("xor", Gpr::RAX, Gpr::RDX)];
    assert_eq!(cycles(&chain, tune), 3 + 1 + 1);
    // Side by side.
    let apart = [rr("imul", Gpr::RAX, Gpr::RDI), rr("add", Gpr::RCX, Gpr::RSI)];
    assert_eq!(cycles(&apart, tune), 3);
    // Through flags.
    let flags = [rr("imul", Gpr::RAX, Gpr::RDI), rr("cmp", Gpr::RAX, Gpr::RSI), rr("cmovl", Gpr::RCX, Gpr::RDX)];
    assert_eq!(cycles(&flags, tune), 3 + 1 + 1);
}

#[test]
fn an_idiom_waits_for_nothing() {
    let tune = machine(SKYLAKE);
    let zero = inst("xor", Width::W32, vec![Gpr::RAX.into(), Gpr::RAX.into()]);
    let list = [rr("imul", Gpr::RAX, Gpr::RDI), zero, rr("add", Gpr::RAX, Gpr::RSI)];
    let only_rax = Outs { regs: Regs::one(Gpr::RAX), ..Outs::ALL };
    assert_eq!(latency(&lines(&list, tune), only_rax), 1);
}

#[test]
fn a_register_beside_loaded_memory_is_needed_late() {
    let tune = machine(SKYLAKE);
    let load = |a: Gpr| inst("add", Width::W64, vec![a.into(), memory(Gpr::RSI)]);
    let alone = cycles(&[load(Gpr::RAX)], tune);
    // The three cycles of the product pass while the load is under way, if it is not the address.
    assert_eq!(cycles(&[rr("imul", Gpr::RAX, Gpr::RDI), load(Gpr::RAX)], tune), alone);
    assert_eq!(cycles(&[rr("imul", Gpr::RSI, Gpr::RDI), load(Gpr::RAX)], tune), alone + 3);
}

#[test]
fn what_was_stored_is_waited_for_at_the_same_address_only() {
    let tune = machine(SKYLAKE);
    let store = inst("mov", Width::W64, vec![memory(Gpr::RSI), Gpr::RAX.into()]);
    let load = |at: Gpr| inst("mov", Width::W64, vec![Gpr::RCX.into(), memory(at)]);
    let stored = cycles(&[rr("imul", Gpr::RAX, Gpr::RDI), store.clone()], tune);
    let loaded = cycles(&[load(Gpr::RSI)], tune);
    assert_eq!(cycles(&[rr("imul", Gpr::RAX, Gpr::RDI), store.clone(), load(Gpr::RSI)], tune), stored + loaded);
    assert_eq!(cycles(&[rr("imul", Gpr::RAX, Gpr::RDI), store, load(Gpr::RDX)], tune), stored.max(loaded));
}

#[test]
fn units_and_width_delay() {
    let tune = machine(SKYLAKE);
    let products: Vec<Inst> = (0..4).map(|k| rr("imul", Gpr::new(8 + k).expect("below 16"), Gpr::RDI)).collect();
    assert_eq!(cycles(&products, tune), 3 + 3, "one multiplier");
    assert_eq!(throughput(&lines(&products, tune), tune, Regs::NONE), Cycles(4 * Cycles::ONE));
    let sums = vec![rr("add", Gpr::RAX, Gpr::RDI); 9];
    assert_eq!(cycles(&sums, tune), 9);
    let apart: Vec<Inst> = (7..16).map(|k| rr("add", Gpr::new(k).expect("below 16"), Gpr::RAX)).collect();
    assert_eq!(cycles(&apart, tune), 3, "four adders");
    assert_eq!(cycles(&apart, machine("generic")), 1, "no units are known");
    assert_eq!(throughput(&lines(&apart, tune), tune, Regs::NONE), Cycles(9 * Cycles::ONE / 4));
}

#[test]
fn a_loop_takes_as_long_as_its_chain() {
    let tune = machine(SKYLAKE);
    let body = [rr("imul", Gpr::RAX, Gpr::RDI), rr("add", Gpr::RAX, Gpr::RSI), rr("add", Gpr::RCX, Gpr::RSI)];
    let body = lines(&body, tune);
    assert_eq!(throughput(&body, tune, Regs::NONE), Cycles(Cycles::ONE));
    assert_eq!(throughput(&body, tune, Regs::one(Gpr::RAX)), Cycles(4 * Cycles::ONE));
    assert_eq!(throughput(&body, tune, Regs::one(Gpr::RCX)), Cycles(Cycles::ONE));
    // Two registers that change places: three cycles and one over two rounds.
    let crossed = [rr("mov", Gpr::R8, Gpr::RAX), rr("mov", Gpr::RAX, Gpr::RCX), rr("mov", Gpr::RCX, Gpr::R8)];
    let crossed = [&crossed[..], &[rr("imul", Gpr::RAX, Gpr::RDI)]].concat();
    let both = Regs::one(Gpr::RAX).union(Regs::one(Gpr::RCX));
    assert_eq!(throughput(&lines(&crossed, tune), tune, both), Cycles((1 + 1 + 1 + 3) * Cycles::ONE / 2));
}

/// The least load of the busiest unit, when each piece of work is for one of its units: all ways are tried.
fn spread(work: &[Units], loads: &mut Vec<u32>) -> u32 {
    let Some((first, rest)) = work.split_first() else { return loads.iter().copied().max().unwrap_or(0) };
    let units: Vec<usize> = (0..loads.len()).filter(|u| first.0 >> u & 1 == 1).collect();
    let try_unit = |u: usize, loads: &mut Vec<u32>| {
        loads[u] += 1;
        let most = spread(rest, loads);
        loads[u] -= 1;
        most
    };
    units.into_iter().map(|u| try_unit(u, loads)).min().expect("no set is empty")
}

#[test]
fn the_bound_on_units_is_what_can_be_reached() {
    let tune = machine(SKYLAKE);
    for seed in 0..300 {
        let mut r = Random(seed + 1);
        let sets: Vec<Units> = (0..2 + r.below(4)).map(|_| Units(1 + r.below(15) as u64)).collect();
        let one = |set: &Units| Line { units: vec![(*set, Cycles(Cycles::ONE))], ..Line::default() };
        let all: Vec<Line> = sets.iter().map(one).collect();
        let bound = throughput(&all, tune, Regs::NONE);
        let whole = spread(&sets, &mut vec![0; 4]);
        assert!(bound.0 <= whole * Cycles::ONE, "seed {seed}: {bound} cycles and {whole} reached");
        let doubled: Vec<Units> = sets.iter().flat_map(|s| [*s; 2]).collect();
        let twice = spread(&doubled, &mut vec![0; 4]);
        assert!(bound.0 * 2 <= twice * Cycles::ONE, "seed {seed}");
        // Whole pieces on single units lose less than one cycle.
        assert!(bound.0 > (whole - 1) * Cycles::ONE, "seed {seed}: {bound} cycles, {whole} at best");
    }
}
