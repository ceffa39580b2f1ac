//! Under `--objective speed` nothing is predicted slower, neither until everything is done nor per repetition.

mod support;

use serde_json::Value;
use support::optimized;

/// What is predicted of a function before and after, latency and throughput.
#[derive(Clone, Copy, Debug)]
struct Cycles {
    before: [f64; 2],
    after: [f64; 2],
}

impl Cycles {
    fn is_slower(self) -> bool {
        self.after.iter().zip(self.before).any(|(a, b)| *a > b)
    }

    fn is_faster(self) -> bool {
        self.after.iter().zip(self.before).any(|(a, b)| *a < b)
    }
}

fn predicted(problem: &str, objective: &str) -> Vec<Cycles> {
    let input = format!("{}/examples/hd/asm/gcc/{problem}.s", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(input).expect("the problem");
    let limits = ["--evaluations", "100000", "--longest", "3", "--rlimit", "2000000", "--objective", objective];
    let cost = |f: &Value, at: &str| {
        ["latency", "throughput"].map(|m| f[at][m].as_f64().unwrap_or_else(|| panic!("{at} {m}: {f}")))
    };
    let of = |f: &Value| Cycles { before: cost(f, "before"), after: cost(f, "after") };
    optimized(&text, "haswell", &limits).functions.iter().map(|f| of(&f.report)).collect()
}

#[test]
fn nothing_is_predicted_slower_that_fewer_instructions_make_slower() {
    let fewer = predicted("p10", "instructions");
    assert!(fewer.iter().any(|c| c.is_slower()), "{fewer:?}");
    let faster = predicted("p10", "speed");
    assert!(faster.iter().all(|c| c.is_faster() && !c.is_slower()), "{faster:?}");
}

#[test]
fn what_is_shorter_in_all_measures_is_taken() {
    let found = predicted("p16", "speed");
    assert!(found.iter().all(|c| c.after[0] < c.before[0] && c.after[1] < c.before[1]), "{found:?}");
}
