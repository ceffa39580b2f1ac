//! Hand-made Dags with a known best answer, and lists that the checker must refuse.

mod common;

use common::{Build, by_cl, row, text};
use dag::ir::graph::{Address, Dag, Kind, Node, OpaqueKind, Port, Use, Value, low};
use isa::{Flag, FlagSet, Gpr, Inst, Opaque, Operand, Width};
use lowering::Objective;
use lowering::Options;
use lowering::check::check;
use lowering::{Emitted, Error, Status};
use lowering::{Lowered, lower};

fn lowered(dag: &Dag, objective: Objective) -> Lowered {
    let options = Options { objective, seconds: 20.0, ..Options::default() };
    lower(dag, &options).unwrap_or_else(|e| panic!("{e}"))
}

/// The answer's cost and text; it must be proved the best.
fn best(dag: &Dag, objective: Objective) -> (u64, String) {
    let l = lowered(dag, objective);
    assert_eq!(l.status, Status::Optimal, "{}", text(&l));
    (l.cost, text(&l))
}

fn address(base: Value, index: Option<(Value, u8)>, disp: i64) -> Use {
    Use::Mem(Address { base: Some(base), index, disp, rip: false, segment: None, symbol: None, fixed: None })
}

#[test]
fn registers_change_places_through_a_third_where_no_exchange_may_be_used() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    b.out(Gpr::RSI, x, u64::MAX);
    b.out(Gpr::RDI, y, u64::MAX);
    let written = |exchanges: bool| {
        let options = Options { objective: Objective::INSTRUCTIONS, exchanges, seconds: 20.0, ..Options::default() };
        text(&lower(&b.dag, &options).unwrap_or_else(|e| panic!("{e}")))
    };
    assert!(written(true).contains("xchg"));
    let moved = written(false);
    assert!(!moved.contains("xchg") && moved.lines().count() == 3, "{moved}");
}

#[test]
fn an_overwritten_argument_needs_one_copy() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let sum = b.op("sub", Width::W32, &[low(x), low(y)]);
    b.out(Gpr::RAX, sum, 0xffff_ffff);
    assert_eq!(best(&b.dag, Objective::INSTRUCTIONS).0, 2);
    // 32-bit operations need no prefix, and neither does the copy.
    assert_eq!(best(&b.dag, Objective::SIZE).0, 4);
}

#[test]
fn the_whole_register_is_copied_when_it_is_read() {
    let mut b = Build::new();
    let x = b.input(Gpr::RDI);
    b.out(Gpr::RAX, x, u64::MAX);
    assert_eq!(best(&b.dag, Objective::SIZE), (3, "mov rax, rdi".to_string()));
}

#[test]
fn operands_are_exchanged_where_that_saves_a_copy() {
    // a * b in rax, where b dies in rax and a lives on in rdi.
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RAX));
    let product = b.op("imul", Width::W64, &[low(x), low(y)]);
    b.out(Gpr::RAX, product, u64::MAX);
    b.out(Gpr::RDI, x, u64::MAX);
    assert_eq!(best(&b.dag, Objective::INSTRUCTIONS), (1, "imul rax, rdi".to_string()));
}

#[test]
fn micro_operations_are_those_of_the_machine() {
    // cmovbe reads CF and ZF: two micro-operations on Skylake, one on Zen 2 (LLVM's models).
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RAX));
    b.op("cmp", Width::W64, &[low(x), low(y)]);
    let v = b.op("cmovbe", Width::W64, &[low(x), low(y)]);
    b.out(Gpr::RAX, v, u64::MAX);
    for (machine, uops) in [("skylake", 3), ("znver2", 2)] {
        let tune = isa::uarch::Uarch::find(machine).expect("a known machine");
        let options = Options { objective: Objective::UOPS, tune, seconds: 20.0, ..Options::default() };
        let l = lower(&b.dag, &options).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((l.cost, l.bound), (uops.into(), uops.into()), "{}", text(&l));
        assert_eq!((l.total.uops, l.total.instructions), (uops, 2), "{}", text(&l));
    }
}

#[test]
fn a_conditional_move_is_inverted_where_that_saves_a_copy() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RAX));
    b.op("cmp", Width::W64, &[low(x), low(y)]);
    let least = b.op("cmovg", Width::W64, &[low(x), low(y)]);
    b.out(Gpr::RAX, least, u64::MAX);
    assert_eq!(best(&b.dag, Objective::INSTRUCTIONS), (2, "cmp rdi, rax\ncmovle rax, rdi".to_string()));
}

#[test]
fn the_factor_that_stands_in_rax_stays_there() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RAX));
    let node = b.inst(row("mul", Width::W64), vec![low(y)], vec![Some(x), None], false);
    b.out(Gpr::RDX, Value { node, port: Port::Implicit(1) }, u64::MAX);
    assert_eq!(best(&b.dag, Objective::INSTRUCTIONS), (1, "mul rdi".to_string()));
}

#[test]
fn a_number_in_a_register_and_a_value_are_exchanged_though_the_carry_is_read() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let number = b.constant(0xffff_ffff_0000_0001);
    let sum = b.op("add", Width::W64, &[low(x), low(number)]);
    let adc = b.op("adc", Width::W64, &[low(y), Use::Imm(0)]);
    b.out(Gpr::RDI, x, u64::MAX);
    b.out(Gpr::RAX, sum, u64::MAX);
    b.out(Gpr::RSI, adc, u64::MAX);
    let (cost, text) = best(&b.dag, Objective::INSTRUCTIONS);
    assert_eq!(cost, 3, "{text}");
}

#[test]
fn zero_is_made_before_the_comparison() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    b.op("cmp", Width::W32, &[low(x), low(y)]);
    let zero = b.constant(0);
    let less = b.op("setl", Width::W8, &[low(zero)]);
    b.out(Gpr::RAX, less, u64::MAX);
    assert_eq!(best(&b.dag, Objective::SIZE), (7, "xor eax, eax\ncmp edi, esi\nsetl al".to_string()));
}

#[test]
fn a_zero_between_flags_and_their_reader_is_a_mov() {
    // The flags come from entry: nothing can stand before them.
    let mut b = Build::new();
    let carry = b.flag(Flag::CF);
    let zero = b.constant(0);
    let bit = b.op("setb", Width::W8, &[low(zero)]);
    b.out(Gpr::RAX, bit, u64::MAX);
    b.dag.live_out_flags.push((Flag::CF, carry));
    assert_eq!(best(&b.dag, Objective::INSTRUCTIONS), (2, "mov eax, 0\nsetb al".to_string()));
}

#[test]
fn a_shift_count_goes_to_cl() {
    let mut b = Build::new();
    let (x, n) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let node = b.inst(by_cl("shl", Width::W64), vec![low(x), low(n)], vec![], false);
    b.out(Gpr::RAX, Value { node, port: Port::Operand(0) }, u64::MAX);
    let (cost, text) = best(&b.dag, Objective::INSTRUCTIONS);
    assert_eq!(cost, 3);
    assert!(text.contains(", cl"), "{text}");
}

#[test]
fn shortest_registers_are_used() {
    // Eight bytes of code: the temporary must not be in r8–r15.
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let t = b.op("lea", Width::W32, &[Use::Fresh, address(x, Some((y, 1)), 0)]);
    let u = b.op("imul", Width::W32, &[low(t), low(x)]);
    let v = b.op("sub", Width::W32, &[low(u), low(y)]);
    b.out(Gpr::RAX, v, 0xffff_ffff);
    assert_eq!(best(&b.dag, Objective::SIZE).0, 3 + 3 + 2);
}

#[test]
fn a_part_of_a_constant_is_written_where_no_more_is_read() {
    let made = |to: Gpr, mask: u64, number: u64, objective| {
        let mut b = Build::new();
        let x = b.constant(number);
        b.out(to, x, mask);
        let l = lowered(&b.dag, objective);
        assert_eq!(l.status, Status::Optimal);
        (l.total.bytes, text(&l))
    };
    let at = |to, mask, number| made(to, mask, number, Objective::SIZE);
    assert_eq!(at(Gpr::RAX, 0xff, 0x105), (2, "mov al, 5".to_string()));
    assert_eq!(at(Gpr::RSI, 0xff, 0xfe), (3, "mov sil, -2".to_string()));
    assert_eq!(at(Gpr::R9, 0xff, 5), (3, "mov r9b, 5".to_string()));
    assert_eq!(at(Gpr::RAX, 0xffff, 0x1_0004), (4, "mov ax, 4".to_string()));
    assert_eq!(at(Gpr::RAX, 0xff, 0x100), (2, "xor eax, eax".to_string()));
    assert_eq!(at(Gpr::RAX, 0xffff_ffff, 5).0, 5);
    // It waits for what was in the register.
    assert_eq!(made(Gpr::RAX, 0xff, 5, Objective::LATENCY).0, 5);
}

#[test]
fn values_survive_a_call_in_saved_registers() {
    // push rbx … pop rbx, with a value kept in rbx across the call.
    let mut b = Build::new();
    let (rsp, rbx, x) = (b.input(Gpr::RSP), b.input(Gpr::RBX), b.input(Gpr::RDI));
    let push = stack(&mut b, "push", &[(Gpr::RSP, rsp), (Gpr::RBX, rbx)], &[Gpr::RSP]);
    let rsp = Value { node: push, port: Port::Reg(Gpr::RSP.into()) };
    let call = b.call("g", &[(Gpr::RDI, x), (Gpr::RSP, rsp)]);
    let result = Value { node: call, port: Port::Reg(Gpr::RAX.into()) };
    let sum = b.op("add", Width::W64, &[low(result), low(x)]);
    let pop = stack(&mut b, "pop", &[(Gpr::RSP, rsp)], &[Gpr::RSP, Gpr::RBX]);
    b.out(Gpr::RAX, sum, u64::MAX);
    b.out(Gpr::RBX, Value { node: pop, port: Port::Reg(Gpr::RBX.into()) }, u64::MAX);
    b.out(Gpr::RSP, Value { node: pop, port: Port::Reg(Gpr::RSP.into()) }, u64::MAX);
    let (cost, _) = best(&b.dag, Objective::INSTRUCTIONS);
    assert_eq!(cost, 5, "push, mov, call, add, pop");
}

fn stack(b: &mut Build, name: &str, reads: &[(Gpr, Value)], writes: &[Gpr]) -> dag::ir::graph::NodeId {
    let what = OpaqueKind::Inst(Opaque {
        mnemonic: name.to_string(),
        reads: [0; isa::Reg::COUNT],
        writes: [0; isa::Reg::COUNT],
        flags_read: FlagSet::NONE,
        flags_written: FlagSet::NONE,
        reads_memory: false,
        writes_memory: true,
        bytes: vec![0x53],
        symbol: None,
        terminates: false,
    });
    let kind = Kind::Opaque {
        what,
        reads: reads.iter().map(|&(g, v)| (g.into(), v)).collect(),
        flags: Vec::new(),
        writes: writes.iter().map(|&g| g.into()).collect(),
        flags_written: FlagSet::NONE,
    };
    b.dag.push(Node { kind, origin: None, effect: true })
}

#[test]
fn a_frame_pointer_is_a_copy_of_rsp() {
    let mut b = Build::new();
    let (rsp, rbp) = (b.input(Gpr::RSP), b.input(Gpr::RBP));
    let push = stack(&mut b, "push", &[(Gpr::RSP, rsp), (Gpr::RBP, rbp)], &[Gpr::RSP]);
    let frame = Value { node: push, port: Port::Reg(Gpr::RSP.into()) };
    let grow = stack(&mut b, "push", &[(Gpr::RSP, frame)], &[Gpr::RSP]);
    let below = Value { node: grow, port: Port::Reg(Gpr::RSP.into()) };
    let call = b.call("g", &[(Gpr::RSP, below), (Gpr::RBP, frame)]);
    let leave = stack(&mut b, "leave", &[(Gpr::RBP, frame), (Gpr::RSP, below)], &[Gpr::RSP, Gpr::RBP]);
    b.out(Gpr::RAX, Value { node: call, port: Port::Reg(Gpr::RAX.into()) }, u64::MAX);
    b.out(Gpr::RBP, Value { node: leave, port: Port::Reg(Gpr::RBP.into()) }, u64::MAX);
    b.out(Gpr::RSP, Value { node: leave, port: Port::Reg(Gpr::RSP.into()) }, u64::MAX);
    let l = lowered(&b.dag, Objective::INSTRUCTIONS);
    assert_eq!(l.cost, 5, "push, mov rbp, push, call, leave:\n{}", text(&l));
}

#[test]
fn exchanged_arguments_cost_what_an_exchange_costs() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    b.out(Gpr::RDI, y, u64::MAX);
    b.out(Gpr::RSI, x, u64::MAX);
    let l = lowered(&b.dag, Objective::INSTRUCTIONS);
    assert_eq!((l.cost, l.insts.len()), (1, 1), "{}", text(&l));
}

#[test]
fn reserved_registers_are_not_written() {
    let mut b = Build::new();
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let t = b.op("sub", Width::W64, &[low(x), low(y)]);
    let u = b.op("sub", Width::W64, &[low(y), low(x)]);
    let v = b.op("imul", Width::W64, &[low(t), low(u)]);
    b.out(Gpr::RAX, v, u64::MAX);
    let reserved = vec![Gpr::RCX, Gpr::RDX, Gpr::RDI, Gpr::RSI];
    let l = lower(
        &b.dag,
        &Options { objective: Objective::INSTRUCTIONS, reserved: reserved.clone(), ..Options::default() },
    )
    .expect("enough registers");
    for e in &l.insts {
        if let Emitted::Inst { inst, .. } = e
            && let Operand::Reg(r) = &inst.operands[0]
        {
            assert!(!reserved.contains(&r.gpr), "{}", text(&l));
        }
    }
}

#[test]
fn contradictory_demands_are_errors() {
    let mut b = Build::new();
    let x = b.input(Gpr::RDI);
    b.out(Gpr::RSP, x, u64::MAX);
    assert!(matches!(lower(&b.dag, &Options::default()), Err(Error::Unsupported(_))));

    let mut b = Build::new();
    let carry = b.flag(Flag::CF);
    let (x, y) = (b.input(Gpr::RDI), b.input(Gpr::RSI));
    let sum = b.op("add", Width::W64, &[low(x), low(y)]);
    b.out(Gpr::RAX, sum, u64::MAX);
    b.dag.live_out_flags.push((Flag::CF, carry));
    assert!(matches!(lower(&b.dag, &Options::default()), Err(Error::Infeasible(_))));
}

/// cmp, setl, add and a store, lowered.
fn sample() -> (Dag, Vec<Emitted>) {
    let mut b = Build::new();
    let (x, y, p) = (b.input(Gpr::RDI), b.input(Gpr::RSI), b.input(Gpr::RDX));
    b.op("cmp", Width::W64, &[low(x), low(y)]);
    let zero = b.constant(0);
    let less = b.op("setl", Width::W8, &[low(zero)]);
    let sum = b.op("add", Width::W64, &[low(less), low(x)]);
    b.inst(row("mov", Width::W64), vec![address(p, None, 8), low(sum)], vec![], true);
    b.inst(row("mov", Width::W64), vec![address(p, None, 16), low(y)], vec![], true);
    b.out(Gpr::RAX, sum, u64::MAX);
    b.out(Gpr::RSI, y, u64::MAX);
    let l = lowered(&b.dag, Objective::INSTRUCTIONS);
    (b.dag, l.insts)
}

#[test]
fn the_checker_refuses_a_missing_instruction() {
    let (dag, insts) = sample();
    assert!(check(&dag, &insts, &[], 0).is_ok());
    for k in 0..insts.len() {
        let mut fewer = insts.clone();
        fewer.remove(k);
        assert!(check(&dag, &fewer, &[], 0).is_err(), "without instruction {k}");
    }
}

#[test]
fn the_checker_refuses_other_registers() {
    let (dag, insts) = sample();
    for k in 0..insts.len() {
        let Emitted::Inst { inst, node } = &insts[k] else { continue };
        for i in 0..inst.operands.len() {
            let mut other: Inst = inst.clone();
            match &mut other.operands[i] {
                Operand::Reg(r) => r.gpr = Gpr::R11,
                Operand::Mem(m) => m.base = Some(Gpr::R11),
                _ => continue,
            }
            let mut list = insts.clone();
            list[k] = Emitted::Inst { inst: other, node: *node };
            assert!(check(&dag, &list, &[], 0).is_err(), "operand {i} of instruction {k}");
        }
    }
}

#[test]
fn the_checker_refuses_exchanged_effects_and_lost_flags() {
    let (dag, insts) = sample();
    let stores: Vec<usize> = (0..insts.len())
        .filter(|&k| matches!(&insts[k], Emitted::Inst { node: Some(n), .. } if dag.node(*n).effect))
        .collect();
    let mut exchanged = insts.clone();
    exchanged.swap(stores[0], stores[1]);
    assert!(check(&dag, &exchanged, &[], 0).is_err());

    // A zero made by xor between cmp and setl destroys the flags, whatever register it goes to.
    let zero = dag.iter().find(|(_, n)| n.kind == Kind::Const(0)).expect("the sample has a 0").0;
    let setl = insts.iter().position(|e| matches!(e, Emitted::Inst { inst, .. } if inst.row == row("setl", Width::W8)));
    let mut clobbered = insts.clone();
    let xor = Inst { row: row("xor", Width::W32), operands: vec![Gpr::R11.into(), Gpr::R11.into()] };
    clobbered.insert(setl.expect("the sample has a setl"), Emitted::Inst { inst: xor, node: Some(zero) });
    let violation = check(&dag, &clobbered, &[], 0).expect_err("the flags are gone");
    assert!(violation.to_string().contains("wants SF") || violation.to_string().contains("wants OF"), "{violation}");
}

#[test]
fn the_checker_refuses_half_copies_and_reserved_registers() {
    let mut b = Build::new();
    let x = b.input(Gpr::RDI);
    b.out(Gpr::RAX, x, u64::MAX);
    let half = Inst { row: row("mov", Width::W32), operands: vec![Gpr::RAX.into(), Gpr::RDI.into()] };
    let whole = Inst { row: row("mov", Width::W64), operands: half.operands.clone() };
    let list = |inst: &Inst| vec![Emitted::Inst { inst: inst.clone(), node: None }];
    assert!(check(&b.dag, &list(&half), &[], 0).is_err());
    assert!(check(&b.dag, &list(&whole), &[], 0).is_ok());
    assert!(check(&b.dag, &list(&whole), &[Gpr::RAX], 0).is_err());
}

#[test]
fn the_checker_refuses_less_of_a_constant_than_is_read() {
    let refused = |mask: u64, width: Width| {
        let mut b = Build::new();
        let x = b.constant(0x105);
        b.out(Gpr::RAX, x, mask);
        let number = if width == Width::W8 { 5 } else { 0x105 };
        let inst = Inst { row: row("mov", width), operands: vec![Gpr::RAX.into(), Operand::Imm(number)] };
        check(&b.dag, &[Emitted::Inst { inst, node: Some(x.node) }], &[], 0).is_err()
    };
    assert!(!refused(0xff, Width::W8) && refused(0xffff, Width::W8) && refused(u64::MAX, Width::W8));
    assert!(!refused(0xffff, Width::W16) && refused(0xffff_ffff, Width::W16));
    assert!(!refused(u64::MAX, Width::W32));
}
