//! Instruction lists against graphs: what is the same is proved, and what differs in one place is not.

mod common;

use dag::analysis::liveness::Live;
use dag::ir::graph::Dag;
use dag::ir::signature::Condition;
use dag::lift::lift;
use dag::prove::ProofStats;
use dag::smt::Limits;
use dag::verify::refinement::{Finding, refines};
use isa::{Decoded, Gpr, Inst};

fn insts(text: &str) -> Vec<Inst> {
    let function = common::function(&format!(".intel_syntax noprefix\n{text}"));
    let plain = |d: Decoded| match d {
        Decoded::Plain(inst) => inst,
        other => panic!("{other:?} in a straight line"),
    };
    function.insts.into_iter().map(|i| plain(i.decoded)).collect()
}

/// The graph of some code of which `eax` is used afterwards.
fn graph(text: &str) -> Dag {
    let function = common::function(&format!(".intel_syntax noprefix\n{text}"));
    let mut live = Live::default();
    live.regs[Gpr::RAX.index()] = 0xffff_ffff;
    lift(&function, 0..function.insts.len(), &live).expect("instructions with rows")
}

fn finding(source: &Dag, target: &str) -> Finding {
    let limits = Limits { rlimit: 4_000_000, seed: 0 };
    refines(source, &insts(target), true, limits, &mut ProofStats::default())
}

#[test]
fn code_does_what_its_own_graph_says() {
    for text in [
        "mov eax, edi; add eax, esi; adc al, 3; setb ah",
        "mov rax, [rdi]; mov [rsi+8*rdx], rax; add dword ptr [rdi+4], 5; mov eax, [rdi]",
        "mov ecx, esi; mov eax, edi; shl eax, cl; xchg eax, edx; mul edx",
        "mov eax, edi; cdq; idiv dword ptr [rsi]",
        "vmovdqu xmm0, [rdi]; vpaddd xmm0, xmm0, [rsi]; vmovd eax, xmm0; bsf ecx, edi; cmovz ecx, esi; add eax, ecx",
    ] {
        assert_eq!(finding(&graph(text), text), Finding::Proved, "{text}");
    }
}

#[test]
fn accesses_may_move_into_other_instructions() {
    let source = graph("mov eax, [rdi]; add eax, esi");
    assert_eq!(finding(&source, "mov eax, esi; add eax, [rdi]"), Finding::Proved);
    let source = graph("mov ecx, [rdi]; add ecx, esi; mov [rdi], ecx; mov eax, [rdi+8]");
    assert_eq!(finding(&source, "add [rdi], esi; mov eax, [rdi+8]"), Finding::Proved);
    let source = graph("mov eax, edi; neg eax");
    assert_eq!(finding(&source, "xor eax, eax; sub eax, edi"), Finding::Proved);
}

#[test]
fn what_differs_in_one_place_is_not_proved() {
    let source = graph("mov eax, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx], esi");
    for target in [
        "mov eax, [rdi]; add eax, esi; mov [rcx], esi; mov [rdx], eax",
        "mov eax, [rdi]; add eax, esi; mov [rdx], eax",
        "mov eax, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx], rsi",
        "mov eax, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx+1], esi",
        "mov eax, [rdi]; add eax, esi; mov [rdx], esi; mov [rcx], esi",
        "mov eax, [rdi]; sub eax, esi; mov [rdx], eax; mov [rcx], esi",
        "mov eax, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx], esi; mov eax, esi",
        "mov rax, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx], esi",
        "mov eax, [rdi]; mov r8d, [rdi]; add eax, esi; mov [rdx], eax; mov [rcx], esi",
    ] {
        assert_ne!(finding(&source, target), Finding::Proved, "{target}");
    }
    assert_eq!(
        finding(&graph("mov eax, edi; inc eax"), "lea eax, [rdi+2]"),
        Finding::Different("rax at the end".into())
    );
    assert_eq!(finding(&graph("mov eax, edi; inc eax"), "lea rax, [rdi+1]"), Finding::Proved, "upper half is free");
}

#[test]
fn a_fault_may_go_only_where_it_is_said_to() {
    let text = "mov eax, edi; xor edx, edx; div esi";
    let mut source = graph(text);
    assert_eq!(finding(&source, text), Finding::Proved);
    assert_ne!(finding(&source, "mov eax, edi"), Finding::Proved);
    let divides = source.effects[0];
    source.make_pure(divides);
    // The fault of a division that is a value may be left out, and it may stay; another one may not come in.
    assert_eq!(finding(&source, text), Finding::Proved);
    let more = format!("{text}; mov ecx, eax; mov eax, edi; xor edx, edx; div r8d; mov eax, ecx");
    assert_ne!(finding(&source, &more), Finding::Proved, "nothing says that r8d is not 0");
    assert_ne!(finding(&graph("mov eax, edi"), &more.replace("; mov eax, ecx", "; mov eax, edi")), Finding::Proved);
    source.facts.push(Condition::parse("esi != 0").expect("a condition"));
    assert_eq!(finding(&source, text), Finding::Proved);
}

#[test]
fn undefined_results_of_one_instruction_are_alike_whatever_register_they_go_to() {
    let source = graph("mov ecx, edi; bsr eax, ecx; add eax, esi");
    assert_eq!(finding(&source, "bsr edx, edi; lea eax, [rdx+rsi]"), Finding::Proved);
    assert_ne!(finding(&source, "bsr edx, esi; lea eax, [rdx+rsi]"), Finding::Proved);
}

#[test]
fn the_red_zone_is_the_code_s_own_where_the_graph_leaves_the_stack_alone() {
    let spilled = "mov [rsp-8], rdi; mov edi, esi; mov eax, edi; add eax, [rsp-8]";
    assert_eq!(finding(&graph("lea eax, [rdi+rsi]"), spilled), Finding::Proved);
    assert_ne!(finding(&graph("lea eax, [rdi+rsi]"), &spilled.replace("rsp-8", "rsp+8")), Finding::Proved);
    assert_ne!(finding(&graph("mov ecx, [rsp-8]; lea eax, [rdi+rsi]"), spilled), Finding::Proved);
}
