//! Are two functions equal? Assembly text in, a verdict out: `cargo run --example prove_equal`.

use dag::verify::{FunctionPair, RefinementAnswer, verify};
use dag::{prove::ProofStats, smt::Limits};
use superopt_dag::function::context::FunctionContext;
use superopt_dag::input::{contract, error::Problem, load_text};

/// The average of two numbers, with room for the carry.
const WIDE: &str = "
# superopt: average(edi, esi) -> eax
average:
    movl %edi, %edi
    movl %esi, %esi
    leaq (%rdi,%rsi), %rax
    shrq %rax
    ret
";

/// The same with 32 bits.
const NARROW: &str = "
average:
    movl %edi, %eax
    andl %esi, %eax
    xorl %esi, %edi
    shrl %edi
    addl %edi, %eax
    ret
";

/// Whether the second text's first function may stand for the first text's, and a state that shows it if not.
pub fn compare(first: &str, second: &str) -> Result<String, Vec<Problem>> {
    // The text is assembled, so that what is proved is what the assembler understood.
    let (a, b) = (load_text("first.s", first)?, load_text("second.s", second)?);
    // What counts at the end, here from the comment `superopt:`; else debug information, or the calling convention.
    let contract = contract(&a, 0, &[])?;
    let [source, target] = [&a, &b].map(|m| FunctionContext::new(m, 0, contract.clone(), None).function);
    // What calls of functions of the same text read and overwrite.
    let known = a.callees(0);
    let callees = &|target: &isa::Target| known.of(target);
    let limits = Limits { rlimit: 30_000_000, seed: 1 }; // Z3's own units: no clock decides
    let pair = FunctionPair {
        source: &source,
        target: &target,
        contract: &contract,
        callees,
        deeper_frame: true,
        limits,
        queries: None,
    };
    Ok(match verify(&pair, &mut ProofStats::default()) {
        RefinementAnswer::Equivalent => "equivalent".to_string(),
        RefinementAnswer::Different(counterexample) => format!("different: {}", counterexample.difference),
        RefinementAnswer::Unknown(why) => format!("unknown: {why}"),
    })
}

/// The two above, and the second without its shift.
pub fn run() -> Result<String, Vec<Problem>> {
    let wrong = NARROW.replace("shrl %edi", "");
    Ok(format!("{}\n{}\n", compare(WIDE, NARROW)?, compare(WIDE, &wrong)?))
}

#[allow(dead_code, reason = "tests include this file")]
fn main() {
    match run() {
        Ok(verdicts) => print!("{verdicts}"),
        Err(problems) => problems.iter().for_each(|p| eprintln!("{p}")),
    }
}
