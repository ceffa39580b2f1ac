//! The cost tables: every form is in them, they read back as written, and a few numbers that are well known.

use isa::codec::{Syntax, text};
use isa::uarch::pressure::{kinds, known_sets, split};
use isa::uarch::shape::{self, CostShape};
use isa::uarch::{Cycles, MACHINES, Uarch, Units, corrections, data};
use isa::{Gpr, Inst, MemRef, Operand, Special, Width};

fn inst(mnemonic: &str, width: Width, operands: Vec<Operand>) -> Inst {
    Inst { row: isa::table().find(mnemonic, width).expect("it has a row"), operands }
}

fn machine(name: &str) -> &'static Uarch {
    Uarch::find(name).expect("a known name")
}

/// Forms that a machine can run and its table does not list. A form without a number is listed as unknown.
fn missing(uarch: &Uarch) -> Vec<String> {
    let (table, features) = (isa::table(), uarch.machine.features());
    let mut out = Vec::new();
    // The tables leave x87 and MMX out.
    let is_mmx = |r: &isa::Row| r.operands.iter().any(|o| o.kinds.file == Some(isa::RegisterFile::Mmx));
    let listed = |r: &isa::Row| features.includes(r.features) && r.special != Special::X87 && !is_mmx(r);
    for (id, row) in table.iter().filter(|(_, r)| listed(r)) {
        if row.meaning.taken.is_some() && uarch.branch_cost(row).is_none() {
            out.push(row.mnemonic.to_string());
        }
        for inst in isa::check::forms::forms(table, id) {
            if features.includes(isa::codec::features(&inst)) && !shape::of(&inst).is_some_and(|s| uarch.lists(&s)) {
                out.push(text(&inst, Syntax::Intel));
            }
        }
    }
    out
}

#[test]
fn every_form_that_a_machine_runs_is_listed() {
    for uarch in Uarch::all() {
        let missing = missing(uarch);
        assert!(missing.is_empty(), "{}: run `superopt-dag isa costs --generate isa/data`: {missing:?}", uarch.name);
    }
}

/// Almost everything has a number: what LLVM does not know are oddities.
#[test]
fn few_forms_are_unknown() {
    for uarch in Uarch::all() {
        let unknown = uarch.forms().filter(|(_, c)| c.is_none()).count();
        let all = uarch.forms().count();
        assert!(unknown * 20 < all, "{}: {unknown} of {all}", uarch.name);
    }
}

#[test]
fn a_written_table_reads_as_the_same() {
    for machine in MACHINES {
        let uarch = Uarch::uncorrected(machine);
        let text = data::write(&uarch, "a test");
        let again = data::read(machine, &text).expect("what is written can be read");
        assert!(uarch.forms().eq(again.forms()), "{}", machine.name);
        assert_eq!(text, data::write(&again, "a test"));
        assert_eq!(uarch.units, again.units);
    }
}

#[test]
fn the_generic_machine_is_the_median_of_the_others() {
    let machines: Vec<Uarch> = MACHINES.iter().map(|m| Uarch::uncorrected(m).corrected()).collect();
    let median = Uarch::median(&machines);
    assert!(median.forms().eq(machine("generic").forms()), "run `superopt-dag isa costs --generate isa/data`");
    assert!(machine("generic").units.is_empty());
}

#[test]
fn malformed_tables_are_refused() {
    let good = "units P0 P1\nlatency 1 uops 1 throughput 1/2 P[0,1]:1\n  add: r32,r32\n";
    assert!(data::read(&MACHINES[0], good).is_ok());
    for (from, to) in [
        ("P[0,1]", "P[0,2]"),
        ("uops 1", "uops one"),
        ("1/2", "1/0"),
        ("add:", "add"),
        ("r32,r32", "r32,r32 r32,r32"),
        ("latency 1 uops 1 throughput 1/2 P[0,1]:1\n", ""),
    ] {
        assert!(good.contains(from) && data::read(&MACHINES[0], &good.replace(from, to)).is_err(), "{to}");
    }
}

#[test]
fn latencies_that_everybody_knows() {
    let r = |g: Gpr| Operand::from(g);
    let memory = Operand::Mem(MemRef { base: Some(Gpr::RDI), ..MemRef::default() });
    let add = inst("add", Width::W32, vec![r(Gpr::RBX), r(Gpr::RCX)]);
    let load = inst("add", Width::W32, vec![r(Gpr::RBX), memory]);
    let multiply = inst("imul", Width::W32, vec![r(Gpr::RBX), r(Gpr::RCX)]);
    for uarch in Uarch::all() {
        let latency = |i: &Inst| uarch.cost(i).expect("a number").latency;
        assert_eq!((latency(&add), latency(&multiply)), (1, 3), "{}", uarch.name);
        assert!((5..=6).contains(&latency(&load)), "{}: a load takes 4 or 5 cycles", uarch.name);
    }
    let skylake = machine("skylake");
    let cost = skylake.cost(&add).expect("a number");
    assert_eq!((cost.throughput, cost.uops), (Cycles(Cycles::ONE / 4), 1));
    assert_eq!(skylake.unit_names(cost.units[0].0), ["Port0", "Port1", "Port5", "Port6"]);
    // Zen 3 got pdep in hardware (AMD Software Optimization Guide for family 19h, appendix B).
    let pdep = inst("pdep", Width::W64, vec![r(Gpr::RBX), r(Gpr::RCX), r(Gpr::RSI)]);
    let latency = |name| machine(name).cost(&pdep).expect("a number").latency;
    assert!(latency("znver2") >= 18 && latency("znver3") == 3 && latency("generic") == 3);
}

#[test]
fn idioms_cost_less_than_their_operation() {
    let zero = |g: Gpr| inst("xor", Width::W32, vec![Operand::from(Gpr::RBX), Operand::from(g)]);
    for name in ["skylake", "icelake-server", "znver4", "generic"] {
        let latency = |g| machine(name).cost(&zero(g)).expect("a number").latency;
        assert_eq!((latency(Gpr::RBX), latency(Gpr::RCX)), (0, 1), "{name}");
    }
}

#[test]
fn names() {
    assert_eq!(machine("cascadelake").name, "skylake-avx512");
    let error = Uarch::find("pentium").expect_err("not a machine");
    assert!(error.contains("`pentium`") && error.contains("znver4") && error.contains("generic"), "{error}");
}

/// Ports 0, 1, 5, 6 and ports 0, 6, as on Skylake.
#[test]
fn overlapping_operations_are_told_apart() {
    let units: Vec<String> = ["Port0", "Port1", "Port5", "Port6"].map(str::to_string).to_vec();
    let kinds = kinds(&units);
    let busy = |quarters: [u32; 4]| quarters.map(|q| Cycles(q * Cycles::ONE / 4)).to_vec();
    let (any, two) = (busy([1, 1, 1, 1]), busy([2, 0, 0, 2]));
    let sets = known_sets(&kinds, &[any.clone(), two.clone()]);
    assert_eq!(sets, [Units(0b1111), Units(0b1001)]);
    let one = Cycles(Cycles::ONE);
    assert_eq!(split(&kinds, &sets, &any), [(Units(0b1111), one)]);
    assert_eq!(split(&kinds, &sets, &busy([3, 1, 1, 3])), [(Units(0b1001), one), (Units(0b1111), one)]);
    assert_eq!(split(&kinds, &sets, &busy([2, 2, 2, 2])), [(Units(0b1111), Cycles(2 * Cycles::ONE))]);
    // Half a cycle on port 1 is in no known set: equally busy units stay together.
    let half = Cycles(Cycles::ONE / 2);
    assert_eq!(split(&kinds, &sets, &busy([2, 2, 0, 2])), [(Units(0b1011), Cycles(3 * half.0))]);
}

#[test]
fn measured_numbers_replace_those_of_the_source() {
    let text = "# why\nlatency 4\n  mul: r32 r64\nthroughput 1/2\n  mul: r64\n";
    let read = corrections::read(text).expect("well-formed");
    assert_eq!(corrections::write(&read, "why"), text);
    let mut uarch = Uarch::uncorrected(&MACHINES[0]);
    let shape = |text| CostShape::from_text(text);
    let before = uarch.cost_of(&shape("mul r64")).expect("a number").clone();
    let other = uarch.cost_of(&shape("mul r16")).expect("a number").clone();
    read.iter().for_each(|(form, number)| uarch.correct(form, *number));
    let after = uarch.cost_of(&shape("mul r64")).expect("a number");
    assert_eq!((after.latency, after.throughput), (4, Cycles(Cycles::ONE / 2)));
    assert!(before.uops <= 2 && after.uops == before.uops, "two operations are issued in half a cycle");
    for (units, busy) in &after.units {
        assert!(busy.0 <= units.0.count_ones() * Cycles::ONE / 2, "units are not busier than the throughput says");
    }
    assert_eq!(uarch.cost_of(&shape("mul r16")), Some(&other));
    for malformed in ["latency x", "latency", "throughput 1/0", "uops 1", "  mul: r64"] {
        assert!(corrections::read(malformed).is_err(), "{malformed}");
    }
}

/// Forms without a cost of their own cost what the plainer form costs.
#[test]
fn plainer_shapes() {
    let texts = |text: &str| CostShape::from_text(text).texts();
    assert_eq!(texts("add a32,imm"), ["add a32,imm", "add r32,imm"]);
    assert_eq!(texts("shl r32,1"), ["shl r32,1", "shl r32,imm"]);
    assert_eq!(texts("xor r32,r32(same)"), ["xor r32,r32(same)", "xor r32,r32"]);
    let masked = ["vpaddd zmm{k}{z},zmm,zmm", "vpaddd zmm{k},zmm,zmm", "vpaddd zmm,zmm,zmm"];
    assert_eq!(texts(masked[0]), masked);
    assert_eq!(texts("cdq"), ["cdq"]);
}
