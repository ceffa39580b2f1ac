//! Workers that misbehave on demand, so that tests can see what becomes of the rest.

use std::hint::black_box;
use std::time::Duration;

/// `memory NAME`, `time NAME`, `crash NAME` or `stuck NAME`: what happens to the function of that name. Nothing but a test sets it.
const VARIABLE: &str = "SUPEROPT_DAG_TEST_FAULT";

/// Misbehaves if the environment asks for it.
pub fn inject(function: &str) {
    let asked = std::env::var(VARIABLE).unwrap_or_default();
    match asked.split_once(' ') {
        Some(("memory", name)) if name == function => eat_memory(),
        Some(("time", name)) if name == function => hang(),
        Some(("crash", name)) if name == function => panic!("asked for by {VARIABLE}"),
        _ => {}
    }
}

/// The same after something better was found, proved and said.
pub fn after_a_version(function: &str) {
    if std::env::var(VARIABLE).is_ok_and(|asked| asked.split_once(' ') == Some(("stuck", function))) {
        hang();
    }
}

fn hang() -> ! {
    loop {
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// Takes and touches memory until there is no more.
fn eat_memory() {
    let mut eaten: Vec<Vec<u8>> = Vec::new();
    loop {
        eaten.push(black_box(vec![1; 1 << 24]));
    }
}
