//! What decides a function's result, as a digest: what is equal under it may share one.
//!
//! The key has the program's meaning, the options, the contract, the instructions as they were read, and the text around
//! them as far as it decides what may be replaced. Labels count by their order and not by their names; other functions do
//! not count, but for whether calls reach them.

use super::names::LocalLabels;
use crate::builds::digest::Digest;
use crate::function::digest;
use crate::input::error::Problem;
use crate::input::{Module, ModuleFunction, Statement, TextPosition};
use crate::jobs::worker::Job;
use crate::options::rules;
use dag::analysis::contract::Contract;
use isa::{Decoded, Target};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The digest of the sources that give results.
pub const SOURCES: &str = env!("SUPEROPT_SOURCES");

/// Changes whenever the sources that give results, the libraries that they are built with, or the solver do.
pub fn semantics() -> String {
    let mut digest = Digest::default();
    for part in [env!("CARGO_PKG_VERSION"), SOURCES, &dag::smt::version()] {
        digest.add(part);
    }
    digest.text()
}

/// The options' part of a key.
///
/// # Errors
/// What is wrong with the options.
pub fn options(job: &Job) -> Result<String, Vec<Problem>> {
    let settings = job.settings()?;
    let of_no_function = Job {
        source: Arc::default(),
        index: 0,
        // They are in the contract.
        signatures: Vec::new(),
        // The budget is kept with the result.
        seconds: 0.0,
        // They give no other results.
        windows: None,
        cores: None,
        claimed: None,
        ..job.clone()
    };
    let mut digest = Digest::default();
    digest.add(semantics());
    digest.add(
        serde_json::to_string(&of_no_function)
            .map_err(|e| vec![Problem::new("<command line>", e.to_string(), "report this: it is a bug")])?,
    );
    // A file is what stands in it.
    match job.rules.as_deref() {
        None | Some(rules::SHIPPED | rules::NONE) => {}
        Some(path) => digest.add(rules::content(path).map_err(|p| vec![p])?),
    }
    // Names as they are understood here: `native` is another CPU elsewhere.
    digest.add(format!("{:?}", settings.march));
    digest.add(settings.tune.name);
    Ok(digest.text())
}

/// The part of [`options`] that decides what is found in a window: all of it but the rules, which are asked before.
///
/// # Errors
/// What is wrong with the options.
pub fn search_options(job: &Job) -> Result<String, Vec<Problem>> {
    options(&Job { rules: None, ..job.clone() })
}

/// Where the text of a function begins and ends.
fn extent(module: &Module, f: &ModuleFunction) -> (TextPosition, TextPosition) {
    let statements: Vec<usize> = f.slots.iter().flatten().map(|s| s.statement).collect();
    let all = &module.scan.statements;
    let first = statements.iter().min().map_or((0, 0), |&n| all[n].start);
    let last = statements.iter().max().map_or((0, 0), |&n| all[n].end);
    let label = f.label_line.map(|l| (l as usize - 1, 0));
    (label.map_or(first, |l| l.min(first)), last)
}

/// The labels of one function of a module.
pub fn names(module: &Module, index: usize) -> LocalLabels {
    let (from, to) = extent(module, &module.functions[index]);
    LocalLabels::new(module, index, from, to)
}

/// The key of one function. `options` is what [`options`] gave.
pub fn key(module: &Module, index: usize, contract: &Contract, names: &LocalLabels, options: &str) -> String {
    let f = &module.functions[index];
    let mut digest = Digest::default();
    digest.add(options);
    digest.add(format!("{contract:?}"));
    digest.add(&f.function.name);
    digest.add(format!("{:?} {:?}", f.syntax, f.kept));
    add_instructions(module, index, names, &mut digest);
    add_text(module, f, names, &mut digest);
    add_unwinding(module, f, &mut digest);
    // Labels that look like the program's own: new ones get other names, which depend on the whole text.
    if module.has_ways() {
        digest.add(format!("{index} {}", module.lines.join("\n")));
    }
    digest.text()
}

fn add_instructions(module: &Module, index: usize, names: &LocalLabels, digest: &mut Digest) {
    let f = &module.functions[index];
    let callees = module.callees(index);
    for i in &f.function.insts {
        let reached = match &i.decoded {
            Decoded::Call(t) | Decoded::Jump(t) | Decoded::Branch(_, t) => callees.of(t),
            _ => None,
        };
        let outside = |t: &Target| matches!(t, Target::Local(o) if f.function.at(*o).is_none());
        let leaves = matches!(&i.decoded, Decoded::Jump(t) | Decoded::Branch(_, t) | Decoded::Call(t) if outside(t));
        let text = digest::instruction(module, f, &i.decoded);
        digest.add(format!("{} {} {reached:?} {leaves}", i.offset.wrapping_sub(f.start), i.len));
        digest.add(text);
        digest.add(names.general(&i.text));
    }
    let entries: Vec<u64> = f.function.entries.iter().map(|e| e.wrapping_sub(f.start)).collect();
    digest.add(format!("{entries:?}"));
}

/// The statements, and which labels may move when those around them go.
fn add_text(module: &Module, f: &ModuleFunction, names: &LocalLabels, digest: &mut Digest) {
    let (from, to) = extent(module, f);
    let all = &module.scan.statements;
    let inside: BTreeSet<usize> =
        (all.partition_point(|s| s.start < from)..all.partition_point(|s| s.start <= to)).collect();
    let base = inside.first().copied().unwrap_or(0);
    for n in &inside {
        let s = &module.scan.statements[*n];
        digest.add(format!("{:?} {:?} {}", s.kind, s.mode, s.start.0 - from.0));
        digest.add(names.general(&s.text));
    }
    for slot in &f.slots {
        digest.add(format!("{:?}", slot.map(|s| (s.statement.wrapping_sub(base), s.alone))));
    }
    for label in module.scan.labels_in(from..=to) {
        let mentions = module.mentions.get(&label.name).cloned().unwrap_or_default();
        let elsewhere = mentions.difference(&inside).next().is_some();
        let places: Vec<usize> = mentions.intersection(&inside).map(|n| n - base).collect();
        digest.add(format!("{} {} {elsewhere} {places:?}", names.general(&label.name), label.place.0 - from.0));
    }
    digest.add(format!("{}", module.hidden_mentions));
}

/// What is said about unwinding around the function, which decides whether its frame may go.
fn add_unwinding(module: &Module, f: &ModuleFunction, digest: &mut Digest) {
    let (from, to) = extent(module, f);
    let all = &module.scan.statements;
    let ends = |word: &str| word == ".cfi_startproc" || word == ".cfi_endproc";
    let mut add = |s: &Statement| {
        if s.word.starts_with(".cfi_") {
            digest.add(&s.text);
            digest.add(&module.lines[s.start.0]);
        }
        ends(&s.word)
    };
    let before = all.iter().rev().filter(|s| s.start < from).find(|s| add(s)).is_some();
    let behind = all.iter().filter(|s| s.start > to).find(|s| add(s)).is_some();
    digest.add(format!("{before} {behind}"));
}

#[cfg(test)]
mod tests {
    use crate::input::load_text;
    use crate::jobs::batch::key::*;

    const F: &str = "\t.globl f\nf:\n\tmovl %edi, %eax\n\ttestl %eax, %eax\n\tje .L2\n\tcall g\n.L2:\n\tret\n";

    fn key_of(text: &str, contract: &Contract) -> String {
        let module = load_text("x.s", text).expect("it assembles");
        let index = (0..module.functions.len()).find(|i| module.functions[*i].function.name == "f").expect("f");
        key(&module, index, contract, &names(&module, index), "options")
    }

    #[test]
    fn what_does_not_decide_the_result_does_not_change_the_key() {
        let contract = Contract::conservative();
        let other = "\t.globl h\nh:\n\tincl %edi\n\tje .L9\n\tnop\n.L9:\n\tret\n";
        let plain = key_of(F, &contract);
        assert_eq!(plain, key_of(&format!("{other}{F}"), &contract));
        assert_eq!(plain, key_of(&F.replace(".L2", ".L31"), &contract));
    }

    #[test]
    fn what_decides_it_does() {
        let contract = Contract::conservative();
        let plain = key_of(F, &contract);
        let mut narrow = Contract::conservative();
        narrow.live_out[0] = 0xff;
        assert_ne!(plain, key_of(F, &narrow));
        let with_g = format!("g:\n\tret\n{F}");
        let used = format!("{F}\t.data\n\t.quad .L2\n");
        let spaced = F.replace("\tje", "\t.long 0\n\tje");
        let unwound = F.replace("f:\n", "f:\n\t.cfi_startproc\n");
        let plain_frame = key_of(&format!("{unwound}\t.cfi_endproc\n"), &contract);
        let saved = format!("{unwound}\t.cfi_same_value 3\n\t.cfi_endproc\n");
        assert_ne!(plain_frame, key_of(&saved, &contract));
        for text in [F.replace("%edi", "%esi"), F.replace("\tje", "\tjne"), with_g, used, spaced] {
            assert_ne!(plain, key_of(&text, &contract), "{text}");
        }
    }
}
