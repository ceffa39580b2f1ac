//! Measuring on this CPU: numbers that are the same on every machine that has a table, and how chains are closed.

use isa::measure::tables::{CodeLine, Pass, time};
use isa::measure::{MeasureReport, MeasuredForm, lists, run};
use isa::{Cond, Gpr, Inst, Width};

/// Times that a test takes anew before it believes that they are not as they should be.
const ATTEMPTS: usize = 20;

/// Repeats what `attempt` says of times taken now until it has no complaint: other programs on this machine disturb a
/// reading, never `ATTEMPTS` of them in the same direction. `None` of the attempt, said aloud, is no clock: not x86-64
/// Linux, or a machine too busy for a steady one.
#[allow(clippy::print_stderr, reason = "a test says what it skips")]
fn undisturbed(mut attempt: impl FnMut() -> Result<Option<String>, String>) {
    let mut complaint = None;
    for _ in 0..ATTEMPTS {
        match attempt() {
            Ok(None) => return,
            Ok(wrong) => complaint = wrong,
            Err(why) => eprintln!("skipped: {why}"),
        }
    }
    assert_eq!(complaint, None, "in each of {ATTEMPTS} attempts");
}

/// `None`, said aloud, where nothing can be measured.
#[allow(clippy::print_stderr, reason = "a test says what it skips")]
fn report(mnemonics: &[&str]) -> Option<MeasureReport> {
    run(isa::table(), &|m| mnemonics.contains(&m)).map_err(|why| eprintln!("skipped: {why}")).ok()
}

fn form<'a>(report: &'a MeasureReport, text: &str) -> &'a MeasuredForm {
    report.forms.iter().find(|f| f.shape.text() == text).unwrap_or_else(|| panic!("{text} is measured"))
}

/// A complaint where `found` is no number between `least` and `most`.
fn outside(what: &str, found: Option<f64>, least: f64, most: f64) -> Option<String> {
    let is_inside = found.is_some_and(|f| (least..=most).contains(&f));
    (!is_inside).then(|| format!("{what}: {found:?} is not between {least} and {most}"))
}

#[test]
fn additions_and_multiplications() {
    undisturbed(|| {
        let report = run(isa::table(), &|m| ["xor", "imul"].contains(&m))?;
        assert!(report.failed.is_empty(), "{:?}", report.failed);
        let latency = |text| form(&report, text).latency();
        let throughput = |text| form(&report, text).throughput;
        Ok(outside("latency of xor", latency("xor r32,r32"), 0.9, 1.1)
            .or_else(|| outside("latency of imul", latency("imul r32,r32"), 2.7, 3.3))
            .or_else(|| outside("three to six xor a cycle", throughput("xor r32,r32"), 0.15, 0.4))
            .or_else(|| outside("one or two imul a cycle", throughput("imul r64,r64"), 0.45, 1.1)))
    });
}

fn two(mnemonic: &str, a: Gpr, b: Gpr) -> Inst {
    let row = isa::table().find(mnemonic, Width::W64).expect("a row");
    Inst { row, operands: vec![a.into(), b.into()] }
}

#[test]
fn dependent_instructions_take_their_latencies_and_independent_ones_less() {
    let chain = [two("imul", Gpr::RAX, Gpr::RSI), two("add", Gpr::RAX, Gpr::RSI)];
    let apart = [two("imul", Gpr::RAX, Gpr::RSI), two("mov", Gpr::RAX, Gpr::RDI)];
    undisturbed(|| {
        let times = lists::time(&[chain.to_vec(), apart.to_vec()])?;
        let [chain, apart] = times[..] else { panic!("{times:?}") };
        Ok(outside("3 + 1 cycles", chain, 3.7, 4.3).or_else(|| outside("a new start each time", apart, 0.3, 2.0)))
    });
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
fn squared() -> Vec<CodeLine> {
    vec![
        CodeLine::Inst(two("mov", Gpr::RAX, Gpr::RDI)),
        CodeLine::Inst(two("test", Gpr::RDI, Gpr::RDI)),
        CodeLine::Branch(Cond::E, 0),
        CodeLine::Inst(two("imul", Gpr::RAX, Gpr::RAX)),
        CodeLine::Label(0),
    ]
}

#[test]
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
    undisturbed(|| {
        let times = time(&[pass(&sorted), pass(&mixed)])?;
        let [Some(sorted), mixed] = times[..] else { return Err("no reading was steady".into()) };
        Ok(outside("a branch that nobody can predict", mixed, sorted + 1.0, sorted + 100.0))
    });
}
