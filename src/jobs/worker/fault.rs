//! Workers that misbehave on demand, so that tests can see what becomes of the rest.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// `memory NAME`, `time NAME`, `crash NAME`, `worn NAME` (a crash if the worker has done another function before), `full NAME` (of
/// memory, in the same case) or `stuck NAME`: what happens to the function of that name. Nothing but a test sets it.
const VARIABLE: &str = "SUPEROPT_DAG_TEST_FAULT";

/// Whether this process has done a function.
static USED: AtomicBool = AtomicBool::new(false);

/// Misbehaves if the environment asks for it.
pub fn inject(function: &str) {
    let asked = std::env::var(VARIABLE).unwrap_or_default();
    let used = USED.swap(true, Ordering::Relaxed);
    match asked.split_once(' ') {
        Some(("memory", name)) if name == function => eat_memory(),
        Some(("time", name)) if name == function => hang(),
        Some(("crash", name)) if name == function => panic!("asked for by {VARIABLE}"),
        Some(("worn", name)) if name == function && used => panic!("asked for by {VARIABLE}"),
        Some(("full", name)) if name == function && used => eat_memory(),
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
