//! `--measured`: which version stands is decided on readings. No test here depends on what takes how long: readings are
//! planted, or both outcomes are allowed and each is held to what it says.

mod support;

use dag::analysis::contract::{Contract, Source};
use dag::ir::signature::Signature;
use isa::FeatureSet;
use isa::measure::calls::TimedFunction;
use isa::measure::paired::{CallTable, PlacementTimes, ReadingEffort, RoundTimes};
use lowering::Objective;
use serde_json::Value;
use std::fs;
use superopt_dag::cli::fuzz::settings;
use superopt_dag::function::context::FunctionContext;
use superopt_dag::function::native::NotRun;
use superopt_dag::input::load_text;
use superopt_dag::jobs::measured::{FunctionReader, TimedChoice, choose};
use superopt_dag::jobs::worker::Done;
use superopt_dag::pipeline::result::{Ended, Kept, TimingEnd, VersionOrigin};
use superopt_dag::pipeline::{Settings, optimize};
use support::{LIMITS, program};

/// A selection by masks, with more than one way to write it shortly.
const F: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\n\txorl %eax, %eax\n\tcmpl %esi, %edi\n\tsetge %al\n\
    \txorl %esi, %edi\n\tnegl %eax\n\tandl %edi, %eax\n\txorl %esi, %eax\n\tret\n\t.size f, .-f\n";

const CHOICE: TimedChoice = TimedChoice { objective: PLAIN, seed: 1, native: true };
const PLAIN: Objective = Objective::ALL[0];

/// What becomes of `F` where `read` is the clock; with what there was to choose from.
fn chosen(choice: TimedChoice, read: FunctionReader) -> (Done, Done) {
    let module = load_text("f.s", F).expect("it assembles");
    let signature = Signature::parse("f(edi, esi) -> eax").expect("a signature");
    let contract = Contract::from_signature(signature, Source::Option);
    let context = FunctionContext::new(&module, 0, contract, Some(FeatureSet::BASE));
    let settings = Settings { versions: true, ..settings(FeatureSet::BASE, PLAIN, 1) };
    let o = optimize(&context, &settings);
    let done = Done { replacements: o.replacements, result: o.result, alternatives: o.alternatives, unmerged: None };
    (choose(&context, done.clone(), choice, read), done)
}

/// Readings in which each function takes as many cycles as `cycles` says of it and of how many are read.
fn planted(
    cycles: impl Fn(usize, usize) -> f64,
) -> impl FnMut(&[&TimedFunction], &CallTable, ReadingEffort) -> Result<Vec<PlacementTimes>, String> {
    move |functions, _, effort| {
        let all: Vec<[f64; 2]> = (0..functions.len()).map(|k| [cycles(k, functions.len()); 2]).collect();
        let placement =
            || PlacementTimes { rounds: (0..effort.rounds).map(|_| RoundTimes { cycles: all.clone() }).collect() };
        Ok((0..effort.placements).map(|_| placement()).collect())
    }
}

#[test]
fn there_are_several_versions_and_each_is_other_code_that_was_proved() {
    let (_, done) = chosen(CHOICE, &mut planted(|_, _| 1.0));
    assert!(!done.replacements.is_empty() && done.alternatives.len() >= 2, "{}", done.alternatives.len());
    let mut codes: Vec<&String> = done.alternatives.iter().filter_map(|a| a.result.proved_code.as_ref()).collect();
    codes.extend(&done.result.proved_code);
    let count = codes.len();
    codes.sort();
    codes.dedup();
    assert_eq!((codes.len(), count), (count, done.alternatives.len() + 1));
}

#[test]
fn what_is_planted_as_slower_or_equal_is_not_kept() {
    for slower in [1.0, 1.2] {
        let (kept, _) = chosen(CHOICE, &mut planted(|k, _| if k == 0 { 10.0 } else { 10.0 * slower }));
        assert!(kept.replacements.is_empty() && kept.alternatives.is_empty());
        let Ended::Kept(Kept::NotFaster(ratio)) = kept.result.ended else { panic!("{:?}", kept.result.ended) };
        assert!((ratio.median - slower).abs() < 1e-9, "{ratio:?}");
        assert_eq!(kept.result.after, kept.result.before);
    }
}

#[test]
fn the_fastest_stands_whatever_is_predicted() {
    let fast = |k: usize, n: usize| if (n > 2 && k == 2) || (n == 2 && k == 1) { 8.0 } else { 10.0 };
    let (kept, done) = chosen(CHOICE, &mut planted(fast));
    assert_eq!(kept.replacements, done.alternatives[0].replacements, "the original is 0, what is predicted 1");
    let timing = kept.result.timing.expect("it was timed");
    assert_eq!((timing.end.clone(), timing.fastest), (TimingEnd::Faster, Some(1)));
    assert_eq!(timing.versions.len(), done.alternatives.len() + 1);
    assert_eq!(timing.versions[0].origin, VersionOrigin::Predicted);
    assert!(timing.deciding().is_some_and(|r| (r.high - 0.8).abs() < 1e-9));
}

/// Of many versions one looks fast by luck: the readings that picked it do not count.
#[test]
fn what_is_fast_only_when_it_is_picked_is_not_kept() {
    let (kept, _) = chosen(CHOICE, &mut planted(|k, n| if k == 1 && n > 2 { 5.0 } else { 10.0 }));
    assert!(kept.replacements.is_empty() && matches!(kept.result.ended, Ended::Kept(Kept::NotFaster(_))));
}

#[test]
fn where_nothing_can_be_timed_the_prediction_stands_and_why_is_known() {
    let broken = &mut |_: &[&TimedFunction], _: &CallTable, _| Err("no clock".to_string());
    let not_wanted = TimedChoice { native: false, ..CHOICE };
    let mut forbidden = planted(|_, _| panic!("nothing may be read"));
    let cases: [(TimedChoice, FunctionReader, NotRun); 2] =
        [(CHOICE, broken, NotRun::Machine("no clock".to_string())), (not_wanted, &mut forbidden, NotRun::NotWanted)];
    for (choice, read, why) in cases {
        let (kept, done) = chosen(choice, read);
        assert_eq!((kept.replacements, kept.result.ended), (done.replacements, Ended::Improved));
        assert_eq!(kept.result.timing.map(|t| t.end), Some(TimingEnd::NotRun(why)));
    }
}

/// Runs the program on a text; what it prints, its report, and standard error.
fn optimized(text: &str, more: &[&str]) -> (String, Value, String) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let file = |name: &str| dir.path().join(name).to_str().expect("text").to_string();
    let (input, output, json) = (file("in.s"), file("out.s"), file("r.json"));
    fs::write(&input, text).expect("written");
    let run = program(&[&LIMITS[..], more, &["--json", &json, "-o", &output, &input]].concat());
    let said = String::from_utf8(run.stderr).expect("text");
    assert!(run.status.success(), "{said}");
    let signature = more.windows(2).filter(|o| o[0] == "--signature").flatten().copied();
    let verified = program(&["verify", &input, &output].into_iter().chain(signature).collect::<Vec<_>>());
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    let report: Value = serde_json::from_slice(&fs::read(json).expect("the report")).expect("JSON");
    (fs::read_to_string(output).expect("the output"), report["functions"][0].clone(), said)
}

const SIGNATURE: [&str; 2] = ["--signature", "f(edi, esi) -> eax"];

#[test]
fn a_real_clock_says_what_it_read_and_what_came_of_it() {
    let (text, report, said) = optimized(F, &[&SIGNATURE[..], &["--measured"]].concat());
    let timing = &report["timing"];
    match timing["end"].as_str() {
        Some("faster") => {
            assert!(report["status"] == "improved" && timing["throughput"]["high"].as_f64() < Some(1.0), "{report}");
            assert!(text.contains("# measured on ") && said.contains("; measured throughput "), "{text}{said}");
        }
        Some("not faster") => {
            assert!(report["status"] == "kept" && timing["throughput"]["high"].as_f64() >= Some(1.0), "{report}");
            assert!(said.contains("not faster here: measured ratio ") && text == F, "{said}");
        }
        // A machine without an even clock.
        _ => assert!(timing["end"] == "not run" && said.contains("chosen as predicted and not measured: "), "{report}"),
    }
    for version in timing["versions"].as_array().expect("versions") {
        let all = ["predicted", "measured"].iter().flat_map(|w| ["throughput", "latency"].map(|o| &version[*w][o]));
        assert!(all.into_iter().all(|r| r.as_f64().is_some_and(|r| r > 0.0)), "{version}");
    }
}

#[test]
fn code_that_calls_is_chosen_by_prediction_with_the_reason() {
    let calls = "\t.globl f\n\t.type f, @function\nf:\n\tnotl %edi\n\taddl $1, %edi\n\tjmp g\n\t.size f, .-f\n";
    let (text, report, said) = optimized(calls, &["--signature", "f(edi) -> eax", "--measured"]);
    assert!(report["status"] == "improved" && report["timing"]["end"] == "not run", "{report}");
    assert!(said.contains("chosen as predicted and not measured: from no state that was tried"), "{said}");
    assert!(text.contains("# not measured: "), "{text}");
}

/// Without the option nothing is timed, said, or other than it would be; with it, what is proved is the same search's.
#[test]
fn without_the_option_nothing_changes() {
    let (plain, report, said) = optimized(F, &SIGNATURE);
    assert!(report.get("timing").is_none() && !said.contains("measured") && !plain.contains("measured"));
    let (unmeasured, report, said) = optimized(F, &[&SIGNATURE[..], &["--measured", "--no-native"]].concat());
    assert!(report["timing"]["why"] == "--no-native" && said.contains("not measured: --no-native"), "{said}");
    let without =
        |text: &str| text.lines().filter(|l| !l.contains("measured")).map(|l| format!("{l}\n")).collect::<String>();
    assert_eq!(without(&unmeasured), plain);
}

/// What the proof directory holds would be the proof of something else.
#[test]
fn the_proof_directory_is_refused() {
    let refused = program(&["--measured", "--proof-dir", "proofs", "f.s"]);
    assert_eq!(refused.status.code(), Some(2));
}
