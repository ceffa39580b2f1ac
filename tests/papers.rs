//! Examples of the papers on Minotaur, Souper and STOKE, from assembly to proved assembly under limits that count work.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn program(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args(arguments).stdin(Stdio::null()).output().expect("the program runs")
}

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("examples/papers/{name}.s"))
}

/// Status, and micro-operations and instructions afterwards, `ret` left out.
fn optimized(name: &str, signature: &str) -> (String, u64, u64) {
    optimized_within("1000000", name, signature)
}

fn optimized_within(evaluations: &str, name: &str, signature: &str) -> (String, u64, u64) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let json = dir.path().join("report.json").display().to_string();
    let input = example(name).display().to_string();
    let limits = ["--evaluations", evaluations, "--longest", "3", "--rlimit", "4000000"];
    let objective = ["--march", "cascadelake", "--objective", "uops", "--signature", signature, "-q", "--json", &json];
    let output = program(&[&[input.as_str()], &limits[..], &objective[..]].concat());
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let f = &report["functions"][0];
    let after = |what: &str| f["after"][what].as_u64().expect("a number");
    (f["status"].as_str().expect("a status").to_string(), after("uops"), after("instructions"))
}

fn becomes(name: &str, signature: &str, uops: u64, instructions: u64) {
    assert_eq!(optimized(name, signature), ("improved".to_string(), uops, instructions), "{name}");
}

/// Instructions afterwards, `ret` left out, of each function of `name`, and those of them that multiply.
fn products(name: &str) -> Vec<(String, u64, usize)> {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let json = dir.path().join("report.json").display().to_string();
    let input = example(name).display().to_string();
    let output = program(&[&input, "--march", "haswell", "--objective", "instructions", "-q", "--json", &json]);
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(json).expect("the report")).expect("JSON");
    let functions = report["functions"].as_array().expect("functions");
    let counts = functions.iter().map(|f| {
        assert_eq!(f["status"], "improved", "{name}: {f}");
        let lines = f["segments"][0]["lines"].as_array().expect("one segment");
        let multiplies = |l: &&Value| l.as_str().is_some_and(|l| l.contains("mul"));
        let instructions = f["after"]["instructions"].as_u64().expect("a number");
        (f["name"].as_str().expect("a name").to_string(), instructions, lines.iter().filter(multiplies).count())
    });
    counts.collect()
}

fn are_one_product(name: &str) {
    let counts = products(name);
    let names: Vec<&str> = counts.iter().map(|c| c.0.as_str()).collect();
    assert_eq!(names, ["montgomery", "montgomery_branch", "multiply_high", "multiply"]);
    for ((function, instructions, multiplications), most) in counts.iter().zip([8, 8, 2, 2]) {
        assert!(*instructions <= most && *multiplications == 1, "{name}, {function}: {counts:?}");
    }
}

#[test]
fn sums_of_partial_products_by_gcc_are_one_product() {
    are_one_product("stoke-gcc");
}

#[test]
fn sums_of_partial_products_by_clang_are_one_product() {
    are_one_product("stoke-clang");
}

#[test]
fn widening_and_narrowing_around_an_average_is_an_average() {
    becomes("minotaur-ex1-asm", "ex1(xmm0, xmm1) -> xmm0", 1, 1);
}

#[test]
fn constants_of_the_input_are_used_again() {
    becomes("minotaur-intro1", "intro1(ymm0) -> ymm0", 2, 1);
    becomes("minotaur-ex8", "ex8(xmm0:32) -> xmm0:32", 2, 2);
}

#[test]
fn constants_that_the_input_lacks_are_added() {
    becomes("minotaur-ex2", "ex2(ymm0) -> ymm0", 2, 1);
    becomes("minotaur-ex7", "ex7(xmm0:32) -> al", 3, 2);
}

#[test]
fn a_difference_compared_with_zero_is_a_comparison() {
    let (status, uops, instructions) = optimized("minotaur-intro2", "intro2(xmm0:32, xmm1:32) -> al");
    assert!(status == "improved" && uops <= 3 && instructions <= 2, "{status}, {uops}, {instructions}");
}

#[test]
fn a_mask_in_memory_becomes_a_shift() {
    becomes("minotaur-ex3", "ex3(ymm0) -> ymm0", 1, 1);
}

#[test]
fn floating_point_selections_go() {
    let (status, uops, instructions) = optimized("minotaur-ex6", "ex6(xmm0:32) -> al");
    assert!(status == "improved" && uops <= 3 && instructions <= 3, "{status}, {uops}, {instructions}");
}

#[test]
fn arms_that_do_the_same_are_one() {
    becomes("minotaur-ex4", "ex4(ymm0, ymm1, dil:1) -> ymm0", 1, 1);
    becomes("souper-fig2", "fig2(dil:1, esi) -> eax", 1, 1);
}

/// What a condition implies is not computed: two flags of one comparison, and of a byte only its low bit is looked at.
#[test]
fn what_the_path_implies_goes() {
    let (status, uops, instructions) = optimized_within("2500000", "souper-fig1b", "f(rdi, rsi, rdx) -> al");
    // On both paths together; the longer one has four.
    assert!(status == "improved" && uops <= 5 && instructions <= 5, "{status}, {uops}, {instructions}");
}

#[test]
fn a_byte_is_compared_as_a_byte() {
    becomes("souper-fig4c", "f(dil) -> al", 2, 2);
}

#[test]
fn several_returns_and_a_shared_tail_are_one_graph() {
    becomes("souper-fig3", "g(edi) -> eax", 1, 1);
}

#[test]
fn a_vector_of_pointers_is_an_argument() {
    assert_eq!(optimized("minotaur-ex9", "ex9(ymm0) -> xmm0").0, "unchanged");
}

#[test]
fn another_constant_in_memory_is_another_function() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let input = example("minotaur-intro1");
    let text = std::fs::read_to_string(&input).expect("the example");
    let verdict = |change: (&str, &str)| {
        let other = dir.path().join("b.s");
        assert!(text.contains(change.0), "{}", change.0);
        std::fs::write(&other, text.replacen(change.0, change.1, 1)).expect("a file");
        let (a, b) = (input.display().to_string(), other.display().to_string());
        program(&["verify", &a, &b, "--signature", "intro1(ymm0) -> ymm0"]).status.code()
    };
    // In .LCPI0_0, which nobody reads; in the bytes that are compared with; and where somebody may write them.
    assert_eq!(verdict((".byte\t7", ".byte\t8")), Some(0));
    assert_eq!(verdict((".zero\t32,46", ".zero\t32,47")), Some(1));
    let writable = verdict((".rodata.cst32,\"aM\",@progbits,32", ".data.cst32,\"aw\",@progbits"));
    assert!(writable.is_some_and(|code| code != 0), "{writable:?}");
}
