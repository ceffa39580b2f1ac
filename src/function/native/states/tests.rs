use super::*;
use crate::function::context::FunctionContext;
use crate::input::load_text;
use dag::analysis::contract::Source;
use dag::ir::signature::Signature;

/// States of a function with this signature.
fn of(signature: &str, lines: &str) -> Result<CallTable, NotRun> {
    let text = format!("\t.globl f\n\t.type f, @function\nf:\n{lines}\tret\n\t.size f, .-f\n");
    let module = load_text("f.s", &text).expect("it assembles");
    let contract = Contract::from_signature(Signature::parse(signature).expect("a signature"), Source::Option);
    let context = FunctionContext::new(&module, 0, contract, None);
    states(&context.function, &context.cfg, &context.contract, 1)
}

/// The contents of argument `k` in all states.
fn contents(table: &CallTable, k: usize) -> Vec<u64> {
    table.states.iter().map(|s| s.contents[k][0]).collect()
}

#[test]
fn numbers_are_numbers_and_need_no_memory() {
    let table = of("f(edi, esi) -> eax", "\tleal (%rdi,%rsi), %eax\n").expect("states");
    assert_eq!((table.states.len(), table.arguments.len()), (MOST, 2));
    assert!(contents(&table, 0).iter().all(|v| *v <= u64::from(u32::MAX)));
    assert!(table.stored.is_empty() && table.memory.len() == 1, "only the stack");
}

#[test]
fn what_is_followed_is_a_pointer_to_memory_of_its_state_alone() {
    // Arguments come in the order of their registers' numbers: rdx, rsi, rdi.
    let table = of("f(rdi, rsi, rdx) -> void", "\tmovq (%rsi), %rax\n\taddq %rdx, %rax\n\tmovq %rax, 8(%rdi)\n");
    let table = table.expect("states");
    let areas = AREAS..AREAS + STRIDE * 2 * table.states.len() as u64;
    let pointers: Vec<u64> = [1, 2].iter().flat_map(|k| contents(&table, *k)).collect();
    assert!(pointers.iter().all(|p| areas.contains(p)));
    let different: BTreeSet<u64> = pointers.iter().map(|p| p / STRIDE).collect();
    assert_eq!(different.len(), pointers.len(), "no two share a piece");
    assert!(contents(&table, 0).iter().any(|v| !areas.contains(v)), "rdx is a number");
    let stored: Vec<u64> = contents(&table, 2).iter().map(|p| p + 8).collect();
    assert_eq!(table.stored.iter().map(|s| s.start).collect::<Vec<_>>(), stored);
    assert!(table.states.iter().zip(stored).all(|(s, at)| s.waits == [at]));
}

#[test]
fn loops_have_lengths_that_stay_inside() {
    let sum = "\txorl %eax, %eax\n.L1:\n\taddq (%rdi), %rax\n\taddq $8, %rdi\n\tdecq %rsi\n\tjne .L1\n";
    let table = of("f(rdi, rsi) -> rax", sum).expect("states");
    assert!(contents(&table, 0).iter().all(|n| (1..=AREA / 8).contains(n)));
}

#[test]
fn what_strays_calls_or_depends_on_other_registers_has_no_states() {
    for lines in [
        // A pointer in memory, a call, an address in a register that is no argument, another stack pointer, a kept register.
        "\tmovq (%rdi), %rax\n\tmovq (%rax), %rax\n",
        "\tcall g\n",
        "\tmovq (%r10), %rax\n",
        "\taddq $8, %rsp\n\tpushq %rdi\n\tmovq (%rsp), %rax\n",
        "\tmovq %rdi, %rbx\n\tmovq %rbx, %rax\n",
        "\tmovq %rdi, 8(%rsp)\n",
    ] {
        assert_eq!(of("f(rdi) -> rax", lines).err(), Some(NotRun::NoStates), "{lines}");
    }
    assert_eq!(of("f(rbx) -> rax", "\tmovq %rbx, %rax\n").err(), Some(NotRun::OddArgument));
}

#[test]
fn conditions_hold() {
    let table = of("f(edi) -> eax where edi != 0", "\tbsfl %edi, %eax\n").expect("states");
    assert!(contents(&table, 0).iter().all(|v| *v != 0));
}
