//! Random functions through the whole pipeline. `superopt-dag fuzz` runs a thousand.

use isa::FeatureSet;
use std::collections::BTreeSet;
use superopt_dag::cli::fuzz::settings;
use superopt_dag::input;
use superopt_dag::lab::fuzz::{FuzzOptions, Tally, run};
use superopt_dag::lab::random_code;
use superopt_dag::pipeline::Settings;

fn options(seed: u64, count: u64, states: usize) -> FuzzOptions {
    let settings =
        Settings { evaluations: 50_000, ..settings(FeatureSet::native(), lowering::Objective::default(), seed) };
    FuzzOptions { first: 0, count, states, seed, threads: 2, settings }
}

fn show(t: &Tally) -> String {
    let all = t.differences.iter().chain(&t.refuted);
    all.map(|d| format!("{}: {}\n{}---\n{}", d.name, d.what, d.original, d.result)).collect()
}

#[test]
fn random_functions_run_like_their_originals() {
    let t = run(&options(7, 40, 100)).unwrap();
    assert!(t.differences.is_empty() && t.refuted.is_empty(), "{}", show(&t));
    assert_eq!((t.functions, t.states), (40, 4000));
    assert!(t.improved >= 20, "only {} improved: the test shows little", t.improved);
    assert!(t.undefined + t.faults < t.states / 20, "{t:?}");
    assert!(t.instructions_after < t.instructions_before);
}

/// The native comparison must see a wrong result: the same, with an instruction of the original changed.
#[test]
fn a_changed_function_is_seen() {
    let wrong = superopt_dag::lab::fuzz::compare_texts(
        "# superopt: f(rdi, rsi) -> eax\nf:\n\tleal (%rdi,%rsi), %eax\n\tret\n",
        "f:\n\tleal 1(%rdi,%rsi), %eax\n\tret\n",
        100,
    );
    assert_eq!(wrong.unwrap().len(), 1);
    let right = superopt_dag::lab::fuzz::compare_texts(
        "# superopt: f(rdi, rsi) -> eax\nf:\n\tleal (%rdi,%rsi), %eax\n\tret\n",
        "f:\n\tmovq %rdi, %rax\n\taddl %esi, %eax\n\tret\n",
        100,
    );
    assert_eq!(right.unwrap(), Vec::<String>::new());
}

#[test]
fn the_generator_reaches_the_table() {
    let mut rows = BTreeSet::new();
    for number in 0..4000 {
        let f = random_code::function(3, number, FeatureSet::native());
        assert_eq!(f, random_code::function(3, number, FeatureSet::native()));
        rows.extend(f.text.lines().filter_map(|l| l.strip_prefix('\t')?.split(' ').next()).map(str::to_string));
    }
    let wanted: BTreeSet<&str> = isa::table()
        .iter()
        .filter(|(_, r)| r.is_general() && FeatureSet::native().includes(r.features))
        .filter(|(_, r)| r.meaning.taken.is_none() && r.meaning.fault.is_none())
        .map(|(_, r)| r.mnemonic)
        .collect();
    let missing: Vec<&&str> = wanted.iter().filter(|m| !rows.contains(**m) && !rows.iter().any(|r| is(r, m))).collect();
    assert!(missing.is_empty(), "never generated: {missing:?}");
}

/// Whether a mnemonic of the text is the table's `m`, AT&T suffixes and names included.
fn is(text: &str, m: &str) -> bool {
    let att = match m {
        "cbw" => "cbtw",
        "cwde" => "cwtl",
        "cdqe" => "cltq",
        "cwd" => "cwtd",
        "cdq" => "cltd",
        "cqo" => "cqto",
        "rep bsf" => "rep",
        m => m,
    };
    text == att || text.strip_suffix(['b', 'w', 'l', 'q']) == Some(att)
}

/// The text is one function with a contract, without problems, read as modelled instructions only.
#[test]
fn generated_text_is_read_back_whole() {
    for number in 0..300 {
        let f = random_code::function(5, number, FeatureSet::native());
        let module = input::load_text("random.s", &f.text).unwrap_or_else(|p| panic!("{}\n{}", p[0], f.text));
        let insts = &module.functions[0].function.insts;
        let (ret, body) = insts.split_last().unwrap();
        assert_eq!(ret.decoded, isa::Decoded::Return);
        assert!(body.iter().all(|i| matches!(i.decoded, isa::Decoded::Plain(_))), "{}", f.text);
        superopt_dag::input::contract(&module, 0, &[]).unwrap_or_else(|p| panic!("{}\n{}", p[0], f.text));
    }
}
