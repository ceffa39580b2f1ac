//! What the proof takes for a function's own frame, and what not; what becomes of frames in the text.

#[path = "frames/proofs.rs"]
mod proofs;
mod support;

use support::{LIMITS, path, program};

/// A function `f` of these statements.
fn text(body: &[&str]) -> String {
    let lines: String = body.iter().map(|l| format!("{}{l}\n", if l.ends_with(':') { "" } else { "\t" })).collect();
    format!("\t.text\n\t.globl f\n\t.type f,@function\nf:\n{lines}\t.size f,.-f\n")
}

/// What `verify` says of two functions: 0 equivalent, 1 different, 3 unknown.
fn verdict(signature: &str, a: &[&str], b: &[&str]) -> Option<i32> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let [first, second] = ["a.s", "b.s"].map(|name| path(dir.path(), name));
    std::fs::write(&first, text(a)).expect("a file");
    std::fs::write(&second, text(b)).expect("a file");
    program(&["verify", &first, &second, "--signature", signature]).status.code()
}

#[test]
fn nobody_relies_on_what_lies_below_the_red_zone() {
    let f = "f(rdi) -> rax";
    let plain = ["movq %rdi, %rax", "ret"];
    let through = |at: &str| [format!("movq %rdi, {at}(%rsp)"), format!("movq {at}(%rsp), %rax"), "ret".to_string()];
    let as_text = |lines: &[String; 3]| lines.clone();
    let (inside, below) = (as_text(&through("-128")), as_text(&through("-136")));
    assert_eq!(verdict(f, &plain, &inside.each_ref().map(String::as_str)), Some(0));
    assert_eq!(verdict(f, &plain, &below.each_ref().map(String::as_str)), Some(3));
}

#[test]
fn what_the_stack_pointer_leaves_behind_is_lost() {
    let plain = ["movq %rdi, %rax", "ret"];
    let left = [
        "subq $64, %rsp",
        "movq %rdi, -128(%rsp)",
        "addq $64, %rsp",
        "subq $64, %rsp",
        "movq -128(%rsp), %rax",
        "addq $64, %rsp",
        "ret",
    ];
    assert_eq!(verdict("f(rdi) -> rax", &plain, &left), Some(3));
}

#[test]
fn a_frame_whose_address_gets_out_is_seen() {
    // A callee that is given the address of a slot may read it.
    let passed = ["subq $24, %rsp", "movl %edi, 8(%rsp)", "leaq 8(%rsp), %rdi", "call g", "addq $24, %rsp", "ret"];
    let unset = ["subq $24, %rsp", "leaq 8(%rsp), %rdi", "call g", "addq $24, %rsp", "ret"];
    assert_eq!(verdict("f(edi) -> eax", &passed, &passed), Some(0));
    assert_ne!(verdict("f(edi) -> eax", &passed, &unset), Some(0));
    // So may whoever finds it in memory, or gets it as a result.
    let stored = ["movq %rsi, -8(%rsp)", "leaq -8(%rsp), %rax", "movq %rax, (%rdi)", "ret"];
    let empty = ["leaq -8(%rsp), %rax", "movq %rax, (%rdi)", "ret"];
    assert_ne!(verdict("f(rdi, rsi) -> void", &stored, &empty), Some(0));
    let returned = ["movq %rsi, -8(%rsp)", "leaq -8(%rsp), %rax", "ret"];
    assert_ne!(verdict("f(rdi, rsi) -> rax", &returned, &["leaq -8(%rsp), %rax", "ret"]), Some(0));
}

#[test]
fn an_address_that_is_not_known_may_be_any_slot() {
    let indexed = ["movl %esi, -8(%rsp)", "movl $0, -16(%rsp,%rdi)", "movl -8(%rsp), %eax", "ret"];
    assert_eq!(verdict("f(rdi, esi) -> eax", &indexed, &indexed), Some(0));
    let forwarded = ["movl %esi, -8(%rsp)", "movl $0, -16(%rsp,%rdi)", "movl %esi, %eax", "ret"];
    assert_ne!(verdict("f(rdi, esi) -> eax", &indexed, &forwarded), Some(0));
}

#[test]
fn code_that_returns_elsewhere_needs_what_it_stored() {
    let pushed = ["pushq %rdi", "ret"];
    assert_ne!(verdict("f(rdi) -> void", &pushed, &["subq $8, %rsp", "ret"]), Some(0));
}

#[test]
fn an_aligned_access_asks_for_more() {
    let plain = ["movups (%rdi), %xmm0", "ret"];
    let through = ["movups (%rdi), %xmm0", "movaps %xmm0, -24(%rsp)", "movaps -24(%rsp), %xmm0", "ret"];
    assert_ne!(verdict("f(rdi) -> xmm0", &plain, &through), Some(0));
    let unaligned = ["movups (%rdi), %xmm0", "movups %xmm0, -24(%rsp)", "movups -24(%rsp), %xmm0", "ret"];
    assert_eq!(verdict("f(rdi) -> xmm0", &plain, &unaligned), Some(0));
}

/// The text of `f` as it comes out.
fn optimized(signature: &str, body: &[&str]) -> String {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let [input, output] = ["in.s", "out.s"].map(|name| path(dir.path(), name));
    std::fs::write(&input, text(body)).expect("a file");
    let options = ["-q", "-o", &output, "--signature", signature];
    let done = program(&[&[input.as_str()], &LIMITS[..], &options[..]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let same = program(&["verify", &input, &output, "--signature", signature]);
    assert_eq!(same.status.code(), Some(0), "{}", String::from_utf8_lossy(&same.stderr));
    std::fs::read_to_string(output).expect("the output")
}

const ENTRY: [&str; 6] = [
    ".cfi_startproc",
    "pushq %rbp",
    ".cfi_def_cfa_offset 16",
    ".cfi_offset 6, -16",
    "movq %rsp, %rbp",
    ".cfi_def_cfa_register 6",
];
const END: [&str; 4] = ["popq %rbp", ".cfi_def_cfa 7, 8", "ret", ".cfi_endproc"];

fn in_frame(body: &[&'static str]) -> Vec<&'static str> {
    [&ENTRY[..], body, &END[..]].concat()
}

/// The frame is gone, and what is said of unwinding is what a function without one needs.
fn has_no_frame(out: &str) {
    for word in ["rsp", "rbp", "push", "pop", ".cfi_def", ".cfi_offset"] {
        assert!(!out.contains(word), "{word} in {out}");
    }
    assert_eq!((out.matches(".cfi_startproc").count(), out.matches(".cfi_endproc").count()), (1, 1), "{out}");
}

#[test]
fn a_frame_that_nobody_needs_goes() {
    let sum = ["movl %edi, -20(%rbp)", "movl %esi, -24(%rbp)", "movl -20(%rbp), %eax", "subl -24(%rbp), %eax"];
    has_no_frame(&optimized("f(edi, esi) -> eax", &in_frame(&sum)));
}

#[test]
fn slots_are_values_on_both_ways() {
    let maximum = [
        "movl %edi, -4(%rbp)",
        "movl %esi, -8(%rbp)",
        "movl -4(%rbp), %eax",
        "cmpl -8(%rbp), %eax",
        "jle .L1",
        "movl -4(%rbp), %eax",
        "movl %eax, -12(%rbp)",
        "jmp .L2",
        ".L1:",
        "movl -8(%rbp), %eax",
        "movl %eax, -12(%rbp)",
        ".L2:",
        "movl -12(%rbp), %eax",
    ];
    has_no_frame(&optimized("f(edi, esi) -> eax", &in_frame(&maximum)));
}

#[test]
fn slots_are_values_beside_flags_that_shifts_hand_on() {
    // Bits exchanged under a mask, P19 of Hacker's Delight as compilers write it without optimization.
    let exchange = [
        "movl %edi, -20(%rbp)",
        "movl %esi, -24(%rbp)",
        "movl %edx, -28(%rbp)",
        "movl -28(%rbp), %eax",
        "movl -20(%rbp), %edx",
        "movl %eax, %ecx",
        "shrl %cl, %edx",
        "movl %edx, %eax",
        "xorl -20(%rbp), %eax",
        "andl -24(%rbp), %eax",
    ];
    has_no_frame(&optimized("f(edi, esi, edx) -> eax", &in_frame(&exchange)));
}

#[test]
fn a_sum_with_a_number_goes_to_a_register_of_its_own() {
    // P6 of Hacker's Delight: compilers that optimize take `lea` for the sum.
    let body = ["movl %edi, -4(%rbp)", "movl -4(%rbp), %eax", "addl $1, %eax", "orl -4(%rbp), %eax"];
    let out = optimized("f(edi) -> eax", &in_frame(&body));
    assert!(out.contains("2 instructions") && out.contains("lea"), "{out}");
}

#[test]
fn a_frame_that_somebody_sees_stays() {
    let escapes = ["movl %esi, -4(%rbp)", "leaq -4(%rbp), %rax", "movq %rax, (%rdi)", "movl -4(%rbp), %eax"];
    let out = optimized("f(rdi, esi) -> eax", &in_frame(&escapes));
    assert!(out.contains("push") && out.contains(".cfi_def_cfa_register") && out.contains("-4(%rbp)"), "{out}");
}

#[test]
fn unwinding_by_a_personality_keeps_the_frame() {
    let mut body = in_frame(&["movl %edi, -4(%rbp)", "movl -4(%rbp), %eax", "addl $1, %eax"]);
    body.insert(1, ".cfi_personality 0x3, g");
    let out = optimized("f(edi) -> eax", &body);
    assert!(out.contains("push") && out.contains(".cfi_personality"), "{out}");
}

/// What comes out of code that compilers made without optimization for these loops; they mean the same.
#[test]
fn slots_of_loops_go_to_registers() {
    let doubles = [
        "movq %rdi, -8(%rbp)",
        ".L1:",
        "cmpq $0, -8(%rbp)",
        "je .L2",
        "movq -8(%rbp), %rax",
        "movl 8(%rax), %ecx",
        "shll %ecx",
        "movl %ecx, 8(%rax)",
        "movq -8(%rbp), %rax",
        "movq (%rax), %rax",
        "movq %rax, -8(%rbp)",
        "jmp .L1",
        ".L2:",
    ];
    let out = optimized_loop("f(rdi) -> void", &in_frame(&doubles));
    has_no_frame(&out);
    let insts = out.lines().filter(|l| l.starts_with('\t') && !l.contains('.')).count();
    assert!(insts <= 7, "{out}");
}

/// As [`optimized`], without `verify`, which is not told where slots went.
fn optimized_loop(signature: &str, body: &[&str]) -> String {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let input = path(dir.path(), "in.s");
    std::fs::write(&input, text(body)).expect("a file");
    let done = program(&[&[input.as_str()], &LIMITS[..], &["-q", "--signature", signature]].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("text")
}

/// A value that is kept across a call.
const KEPT: [&str; 6] = ["pushq %rbx", "movl %edi, %ebx", "call g", "addl %ebx, %eax", "popq %rbx", "ret"];
/// The same in a slot, as compilers write without optimization.
const STORED: [&str; 6] =
    ["subq $24, %rsp", "movl %edi, 12(%rsp)", "call g", "addl 12(%rsp), %eax", "addq $24, %rsp", "ret"];

/// What `verify` says of replacements for [`STORED`].
fn instead_of_stored(body: &[&str]) -> Option<i32> {
    verdict("f(edi) -> eax", &STORED, body)
}

#[test]
fn a_slot_lives_through_a_call_in_a_register_that_callees_keep() {
    assert_eq!(instead_of_stored(&KEPT), Some(0));
    // Which is the caller's, too.
    let unsaved = ["subq $8, %rsp", "movl %edi, %ebx", "call g", "addl %ebx, %eax", "addq $8, %rsp", "ret"];
    assert_ne!(instead_of_stored(&unsaved), Some(0));
    let clobbered = ["pushq %rbx", "movl %edi, %esi", "call g", "addl %esi, %eax", "popq %rbx", "ret"];
    assert_ne!(instead_of_stored(&clobbered), Some(0));
    let not_restored = ["pushq %rbx", "movl %edi, %ebx", "call g", "addl %ebx, %eax", "addq $8, %rsp", "ret"];
    assert_ne!(instead_of_stored(&not_restored), Some(0));
}

#[test]
fn what_lies_below_the_stack_pointer_is_the_callees() {
    let below = ["subq $8, %rsp", "movl %edi, -4(%rsp)", "call g", "addl -4(%rsp), %eax", "addq $8, %rsp", "ret"];
    assert_ne!(instead_of_stored(&below), Some(0));
    let return_address =
        ["subq $8, %rsp", "movl %edi, -8(%rsp)", "call g", "addl -8(%rsp), %eax", "addq $8, %rsp", "ret"];
    assert_ne!(instead_of_stored(&return_address), Some(0));
    let above = ["subq $8, %rsp", "movl %edi, (%rsp)", "call g", "addl (%rsp), %eax", "addq $8, %rsp", "ret"];
    assert_eq!(instead_of_stored(&above), Some(0));
}

#[test]
fn a_callee_finds_the_stack_as_it_was() {
    let misaligned = [
        "pushq %rbx",
        "subq $8, %rsp",
        "movl %edi, %ebx",
        "call g",
        "addl %ebx, %eax",
        "addq $8, %rsp",
        "popq %rbx",
        "ret",
    ];
    assert_ne!(instead_of_stored(&misaligned), Some(0));
    // More of it may be used, or less.
    let deeper = ["subq $184, %rsp", "movl %edi, 12(%rsp)", "call g", "addl 12(%rsp), %eax", "addq $184, %rsp", "ret"];
    assert_eq!(instead_of_stored(&deeper), Some(0));
    assert_eq!(verdict("f(edi) -> eax", &deeper, &STORED), Some(0));
}

#[test]
fn what_stands_where_a_callee_looks_for_arguments_stays() {
    let handed = ["subq $24, %rsp", "movl %edi, (%rsp)", "call g", "addq $24, %rsp", "ret"];
    let nothing = ["subq $24, %rsp", "call g", "addq $24, %rsp", "ret"];
    assert_eq!(verdict("f(edi) -> eax", &handed, &handed), Some(0));
    assert_ne!(verdict("f(edi) -> eax", &handed, &nothing), Some(0));
    let pushed = ["pushq %rdi", "call g", "addq $8, %rsp", "ret"];
    assert_ne!(verdict("f(rdi) -> eax", &pushed, &["subq $8, %rsp", "call g", "addq $8, %rsp", "ret"]), Some(0));
}

#[test]
fn what_may_return_again_finds_memory_as_it_was_left() {
    let stored =
        ["subq $24, %rsp", "movl %edi, 12(%rsp)", "call setjmp", "addl 12(%rsp), %eax", "addq $24, %rsp", "ret"];
    let kept = ["pushq %rbx", "movl %edi, %ebx", "call setjmp", "addl %ebx, %eax", "popq %rbx", "ret"];
    assert_ne!(verdict("f(edi) -> eax", &stored, &kept), Some(0));
}

#[test]
fn a_frame_around_a_call_shrinks_to_what_is_saved() {
    let body = [
        "subq $32, %rsp",
        "movl %edi, -20(%rbp)",
        "movl %esi, -24(%rbp)",
        "movl -20(%rbp), %eax",
        "addl %eax, -24(%rbp)",
        "movl -24(%rbp), %eax",
        "movl %eax, %edi",
        "call g",
        "addl -24(%rbp), %eax",
        "leave",
        ".cfi_def_cfa 7, 8",
        "ret",
        ".cfi_endproc",
    ];
    let out = optimized("f(edi, esi) -> eax", &[&ENTRY[..], &body].concat());
    assert!(!out.contains("rbp") && out.contains("pushq %rbx") && out.contains("popq %rbx"), "{out}");
    for said in [".cfi_def_cfa_offset 16", ".cfi_offset 3, -16", ".cfi_restore 3", ".cfi_def_cfa_offset 8"] {
        assert_eq!(out.matches(said).count(), 1, "{said} in {out}");
    }
    assert!(out.lines().filter(|l| l.starts_with('\t') && !l.trim_start().starts_with('.')).count() <= 8, "{out}");
}
