//! Measuring on this CPU: numbers that are the same on every machine that has a table, and how chains are closed.

use isa::measure::tables::{Pass, Step, time};
use isa::measure::{Measured, Report, run};
use isa::{Cond, Gpr, Inst, Width};

/// `None`, said aloud, where nothing can be measured: not x86-64 Linux, or a machine too busy for a steady clock.
#[allow(clippy::print_stderr, reason = "a test says what it skips")]
fn report(mnemonics: &[&str]) -> Option<Report> {
    match run(isa::table(), &|m| mnemonics.contains(&m)) {
        Ok(report) => Some(report),
        Err(why) => {
            eprintln!("skipped: {why}");
            None
        }
    }
}

fn form<'a>(report: &'a Report, text: &str) -> &'a Measured {
    report.forms.iter().find(|f| f.shape.text() == text).unwrap_or_else(|| panic!("{text} is measured"))
}

fn near(found: f64, expected: f64) -> bool {
    (found - expected).abs() <= 0.1 * expected
}

#[test]
fn additions_and_multiplications() {
    let Some(report) = report(&["xor", "imul"]) else { return };
    assert!(report.failed.is_empty(), "{:?}", report.failed);
    let latency = |text| form(&report, text).latency().expect("a chain");
    assert!(near(latency("xor r32,r32"), 1.0), "{}", latency("xor r32,r32"));
    assert!(near(latency("imul r32,r32"), 3.0), "{}", latency("imul r32,r32"));
    let throughput = form(&report, "xor r32,r32").throughput.expect("a stream");
    assert!((0.15..0.4).contains(&throughput), "between three and six a cycle: {throughput}");
    assert!(near(form(&report, "imul r64,r64").throughput.expect("a stream"), 1.0));
}

/// Everything but accesses to memory and jumps is measured, one instruction that can fault included.
#[test]
fn forms_and_their_chains() {
    let Some(report) = report(&["div", "sete", "cmp", "lea", "mul", "xchg"]) else { return };
    assert!(report.failed.is_empty(), "{:?}", report.failed);
    let pairs = |text| form(&report, text).latencies.iter().map(|l| l.0.as_str()).collect::<Vec<_>>();
    assert_eq!(pairs("sete r8"), ["flags to op0, back by test r64,r64"]);
    assert_eq!(pairs("div r64"), ["rax to rax", "rdx to rdx"]);
    assert_eq!(pairs("mul r64"), ["op0 to rax", "op0 to rdx", "rax to rax"]);
    assert_eq!(pairs("lea r64,[b+i]"), ["base to op0", "index to op0"]);
    assert_eq!(pairs("xchg r64,a64"), ["op0 to op0", "rax to rax"]);
    assert!(pairs("cmp r64,r64").contains(&"op1 to flags, back by adc r64,0"));
    assert!(form(&report, "div r64").latency() > Some(5.0), "its operands are not trivial");
    assert!(report.forms.iter().all(|f| !f.shape.text().contains(",m") && f.throughput.is_some()));
}

/// `rdi != 0 ? rdi * rdi : rdi`, with a branch.
fn squared() -> Vec<Step> {
    let two = |mnemonic: &str, a: Gpr, b: Gpr| {
        let row = isa::table().find(mnemonic, Width::W64).expect("a row");
        Step::Inst(Inst { row, operands: vec![a.into(), b.into()] })
    };
    vec![
        two("mov", Gpr::RAX, Gpr::RDI),
        two("test", Gpr::RDI, Gpr::RDI),
        Step::Branch(Cond::E, 0),
        two("imul", Gpr::RAX, Gpr::RAX),
        Step::Label(0),
    ]
}

#[test]
#[allow(clippy::print_stderr, reason = "a test says what it skips")]
fn what_cannot_be_predicted_takes_longer() {
    // Predictors learn thousands of outcomes by heart.
    let rows = 1 << 18;
    let sorted: Vec<u64> = (0..rows).map(|k| u64::from(k >= rows / 2)).collect();
    let mut state = 1u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 40 & 1
    };
    let mixed: Vec<u64> = (0..rows).map(|_| random()).collect();
    let pass = |table| Pass { code: squared(), arguments: vec![Gpr::RDI], result: Gpr::RAX, table, dependent: false };
    match time(&[pass(&sorted), pass(&mixed)]) {
        Ok(times) => match times[..] {
            [Some(sorted), Some(mixed)] => assert!(mixed > sorted + 1.0, "{sorted} {mixed}"),
            _ => eprintln!("skipped: no reading was steady"),
        },
        Err(why) => eprintln!("skipped: {why}"),
    }
}
