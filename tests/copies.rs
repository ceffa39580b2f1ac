//! Copies between registers are no instructions of their own where lowering can do without: of integers and vectors, in legacy
//! encodings and VEX, of results and constants, also in what a search has not come to.

mod support;

use std::time::{Duration, Instant};
use superopt_dag::cli::fuzz::settings;
use superopt_dag::function::context::FunctionContext;
use superopt_dag::input;
use superopt_dag::pipeline::{Settings, optimize};
use support::{LIMITS, optimized};

/// Functions by signature and body, with what has to be left of each.
const COPIES: [(&str, &str, u64); 9] = [
    ("(edi) -> eax", "addl $7, %edi; movl %edi, %eax", 1),
    ("(edi) -> eax", "movl $4, %ecx; movl %ecx, %eax", 1),
    ("(xmm0, xmm1) -> xmm0", "vpxor %xmm1, %xmm1, %xmm1; vmovdqa %xmm1, %xmm0", 1),
    ("(xmm0, xmm1) -> xmm0", "vxorps %ymm1, %ymm1, %ymm1; vmovaps %xmm1, %xmm0", 1),
    ("(xmm0, xmm1) -> xmm0", "pxor %xmm1, %xmm1; movdqa %xmm1, %xmm0", 1),
    ("(xmm0, xmm1) -> xmm0", "pcmpeqd %xmm1, %xmm1; movdqa %xmm1, %xmm0", 1),
    ("(xmm0:64, xmm1:64) -> xmm0:64", "movapd %xmm1, %xmm2; subsd %xmm0, %xmm2; movapd %xmm2, %xmm0", 2),
    // The upper halves: of another register, and kept.
    ("(ymm0, ymm1) -> ymm0", "vpaddd %ymm0, %ymm1, %ymm2; vmovdqa %xmm2, %xmm0", 1),
    ("(ymm0, xmm1) -> ymm0", "pxor %xmm1, %xmm1; movdqa %xmm1, %xmm0", 1),
];

fn function(name: &str, signature: &str, body: &str) -> String {
    let lines: String = body.split("; ").map(|l| format!("\t{l}\n")).collect();
    format!(
        "# superopt: {name}{signature}\n\t.globl {name}\n\t.type {name},@function\n{name}:\n{lines}\tret\n\t.size {name},.-{name}\n"
    )
}

#[test]
fn copies_are_left_out() {
    let name = |n: usize| format!("f{n}");
    let functions = COPIES.iter().enumerate().map(|(n, (signature, body, _))| function(&name(n), signature, body));
    let text = "\t.text\n".to_string() + &functions.collect::<String>();
    let after = optimized(&text, "haswell", &LIMITS);
    let expected: Vec<(String, u64)> = COPIES.iter().enumerate().map(|(n, c)| (name(n), c.2)).collect();
    let counts: Vec<(String, u64)> = after.counts().into_iter().map(|(name, n)| (name.to_string(), n)).collect();
    assert_eq!(counts, expected, "{}", after.text);
}

/// Where the time is up before a segment was searched, it is lowered all the same, and rules are applied.
#[test]
fn what_a_search_has_not_come_to_is_lowered() {
    let text = function(
        "f",
        "(edi, esi) -> eax",
        "cmpl $3, %edi; je .L1; movl %esi, %ecx; notl %ecx; addl $1, %ecx; movl %ecx, %eax; ret; .L1:; movl $4, %ecx; movl %ecx, %eax",
    )
    .replace("\t.L1:", ".L1:");
    let module = input::load_text("f.s", &text).unwrap_or_else(|p| panic!("{p:?}"));
    let contract = input::contract(&module, 0, &[]).expect("a contract");
    let usual = settings(isa::FeatureSet::BASE, lowering::Objective::INSTRUCTIONS, 1);
    let now = Instant::now();
    // The search has no time, the last proof any.
    let settings = Settings { deadline: Some(now), end: now.checked_add(Duration::from_secs(100_000)), ..usual };
    let context = FunctionContext::new(&module, 0, contract, settings.march);
    let done = optimize(&context, &settings);
    assert!(done.result.timed_out);
    let lines: Vec<&String> = done.replacements.iter().flat_map(|r| &r.lines).collect();
    assert_eq!(done.result.after.instructions, done.result.before.instructions - 3, "{lines:?}");
}
