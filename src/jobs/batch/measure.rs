//! Improved functions against their originals on this CPU.
//!
//! A pair is run if every instruction is known to the model and nothing is reached but the function's own code, its frame,
//! and constants. Whether a row of arguments stays within that is seen by interpreting both versions first; calls and jumps
//! out of the function are traps in what runs.

use super::join::{self, join};
use super::store::Store;
use super::{BatchPlan, Entry, Unit, key};
use crate::function::native::NotRun;
use crate::function::native::machine_code::machine_code;
use crate::function::reading::{features, readable};
use crate::input::Module;
use crate::input::error::Problem;
use crate::pipeline::result::{Ended, Kept, Measured};
use dag::analysis::liveness::unknown_callee;
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use dag::semantics::interpreter::{self, Event, InterpreterRun, RunEnd, SYMBOLS, World};
use dag::semantics::symbolic::Out;
use dag::smt::Limits;
use dag::verify::FunctionPair;
use dag::verify::difference::{admits, sample};
use isa::measure::calls;
use isa::uarch::cpu_name;
use isa::{Gpr, Reg, RegisterFile};

/// Rows of arguments that a pair is run on, corner values among them, and how many are tried to find them.
const ROWS: usize = 256;
const TRIES: u64 = 4096;
/// Corner values of arguments in general registers; the first rows have all pairs of them.
const CORNERS: [u64; 6] = [0, 1, u64::MAX, 1 << 31, 1 << 63, u64::MAX >> 1];
/// Where the interpreter places what has a name; no argument points there.
const CONSTANTS: std::ops::Range<u64> = SYMBOLS..SYMBOLS + (1 << 33);
/// Instructions of one run by the interpreter.
const STEPS: usize = 4000;

/// Measures every improved function that was not measured on this CPU before, and keeps the times in the store. With
/// `require_faster` those that got slower are taken out.
///
/// # Errors
/// The store cannot be written, or the options are wrong.
pub fn all(units: &mut [Unit], plan: &BatchPlan, store: &Store, require_faster: bool) -> Result<(), Vec<Problem>> {
    let options = key::options(&plan.job)?;
    for unit in units {
        let Some(new) = join(unit).module else { continue };
        for entry in unit.entries.iter_mut().filter(|e| !e.replacements.is_empty()) {
            let cpu = cpu_name();
            if entry.result.measured.as_ref().is_none_or(|m| m.cpu != cpu) {
                let measured = one(&unit.module, &new, entry);
                let (cycles, reason) = measured.map_or_else(|why| (None, why), |c| (Some(c), String::new()));
                entry.result.measured = Some(Measured { cpu, cycles, reason });
                keep(&unit.module, entry, store, &options).map_err(|p| vec![p])?;
            }
            if require_faster {
                take_out_slower(entry);
            }
        }
    }
    Ok(())
}

/// Forgets what earlier runs have measured.
pub fn none(units: &mut [Unit]) {
    units.iter_mut().flat_map(|u| &mut u.entries).for_each(|e| e.result.measured = None);
}

fn keep(module: &Module, entry: &Entry, store: &Store, options: &str) -> Result<(), Problem> {
    let Ok(contract) = &entry.contract else { return Ok(()) };
    let names = key::names(module, entry.function);
    let key = key::key(module, entry.function, contract, &names, options);
    let Some(mut record) = store.get(&key) else { return Ok(()) };
    if let Ok(done) = &mut record.result {
        done.result.measured = entry.result.measured.clone();
    }
    store.put(&key, &record)
}

fn take_out_slower(entry: &mut Entry) {
    let Some(m) = entry.result.measured.as_ref().filter(|m| m.is_slower()) else { return };
    let (before, after) = m.cycles.unwrap_or_default();
    join::take_out(entry, Ended::Kept(Kept::Slower(before, after)));
}

/// Cycles before and after, or why they are not known.
fn one(old: &Module, new: &Module, entry: &Entry) -> Result<(f64, f64), String> {
    let contract = entry.contract.as_ref().map_err(Clone::clone)?;
    let name = &entry.of(old).function.name;
    let versions = [entry.of(old), new.function(name).ok_or("it is not in the new text")?];
    let arguments: Vec<Reg> = contract.signature.as_ref().map_or(Vec::new(), |s| {
        let all = Reg::all().filter(|r| matches!(r.file(), RegisterFile::General | RegisterFile::Vector));
        let given = contract.arguments.unwrap_or([0; Reg::COUNT]);
        all.filter(|r| !s.arguments.is_empty() && given[r.index()] != 0).collect()
    });
    if arguments.is_empty() {
        return Err(NotRun::UnknownArguments.to_string());
    }
    let modules = [old, new];
    let mut code = Vec::new();
    for (module, f) in modules.iter().zip(versions) {
        code.push(machine_code(module, f).map_err(|why| why.to_string())?);
    }
    let read = versions.map(|f| readable(&f.function, features(&f.function, None)));
    let rows = rows(&read, contract, &arguments)?;
    let call = |function| calls::TimedCall { function, arguments: &arguments, table: &rows };
    match calls::time(&[call(&code[0]), call(&code[1])])?[..] {
        [Some(before), Some(after)] => Ok((before, after)),
        _ => Err("no steady reading".to_string()),
    }
}

/// Rows of arguments on which both versions stay within themselves.
fn rows(
    read: &[Function; 2],
    contract: &dag::analysis::contract::Contract,
    arguments: &[Reg],
) -> Result<Vec<[u64; 2]>, String> {
    let [source, target] = read;
    let limits = Limits::default();
    let pair = FunctionPair {
        source,
        target,
        contract,
        callees: &|_| Some(unknown_callee()),
        deeper_frame: false,
        limits,
        queries: None,
    };
    let cfgs = [Cfg::build(source), Cfg::build(target)];
    let stays = |world: &World| {
        read.iter()
            .zip(&cfgs)
            .all(|(f, cfg)| within(world, &interpreter::run(f, cfg, world, STEPS, 0, &|_| Some(unknown_callee()))))
    };
    let mut rows = Vec::new();
    let corners = (0..CORNERS.len().pow(2)).filter_map(|k| Some(at_corners(sample(&pair, k as u64)?, arguments, k)));
    let corners = corners.filter(|world| admits(contract, world));
    let worlds = corners.chain((0..TRIES).filter_map(|k| sample(&pair, k))).filter(stays);
    for world in worlds.take(ROWS) {
        rows.extend(arguments.iter().map(|r| {
            let content = world.content(*r);
            [content.0[0], content.0[1]]
        }));
    }
    if rows.is_empty() { Err("it calls functions or reads through pointers".to_string()) } else { Ok(rows) }
}

/// The `k`th combination of corner values in the arguments, which repeat after two.
fn at_corners(mut world: World, arguments: &[Reg], k: usize) -> World {
    let general = arguments.iter().filter_map(|r| r.gpr()).map(Gpr::index);
    for (n, g) in general.enumerate() {
        world.gpr[g] = CORNERS[k / CORNERS.len().pow(n as u32 % 2) % CORNERS.len()];
    }
    world
}

/// Whether a run returns and touches nothing but its frame and constants.
fn within(world: &World, run: &InterpreterRun) -> bool {
    let own = |address: u64, bytes: u16| {
        let last = address.wrapping_add(u64::from(bytes).saturating_sub(1));
        world.in_frame(address) && world.in_frame(last)
    };
    run.end == RunEnd::Left(Out::Return)
        && run.events.iter().all(|e| match e {
            Event::Load { address, bytes } => own(*address, *bytes) || CONSTANTS.contains(address),
            Event::Store { address, bytes, .. } => own(*address, *bytes),
            Event::Call { .. } | Event::Opaque { .. } => false,
        })
}

/// What was measured, for the summary: pairs that got faster, stayed, got slower, and those that could not be run.
pub fn counts(units: &[Unit]) -> [usize; 4] {
    let mut n = [0; 4];
    for m in units.iter().flat_map(|u| &u.entries).filter_map(|e| e.result.measured.as_ref()) {
        let kind = match m.cycles {
            None => 3,
            Some(_) if m.is_faster() => 0,
            Some(_) if m.is_slower() => 2,
            Some(_) => 1,
        };
        n[kind] += 1;
    }
    n
}

#[cfg(test)]
mod tests {
    use crate::input::load_text;
    use crate::jobs::batch::measure::*;
    use crate::pipeline::result::FunctionResult;
    use dag::analysis::contract::{Contract, Source};
    use dag::ir::signature::Signature;
    use isa::FeatureSet;

    fn module(lines: &str) -> Module {
        load_text("f.s", &format!("\t.globl f\n\t.type f, @function\nf:\n{lines}\tret\n\t.size f, .-f\n"))
            .expect("text")
    }

    fn contract() -> Contract {
        Contract::from_signature(Signature::parse("f(edi) -> eax").expect("a signature"), Source::Option)
    }

    /// Rows of one argument, or why there are none.
    fn tried(lines: &str) -> Result<Vec<[u64; 2]>, String> {
        let m = module(lines);
        machine_code(&m, &m.functions[0]).map_err(|why| why.to_string())?;
        let f = || readable(&m.functions[0].function, FeatureSet::BASE);
        rows(&[f(), f()], &contract(), &[Reg::of(Gpr::RDI)])
    }

    #[test]
    fn only_rows_that_stay_inside_are_run() {
        let all = tried("\tmovl %edi, %eax\n\tnegl %eax\n").expect("rows");
        assert_eq!(all.len(), ROWS);
        assert!(all.iter().any(|r| r[0] as u32 == 0) && all.iter().any(|r| r[0] as i32 == i32::MIN));
        let some = tried("\tmovl %edi, %eax\n\tnegl %eax\n\tjo .L1\n\tret\n.L1:\n\tcall abort\n").expect("rows");
        assert!(some.iter().all(|r| r[0] as i32 != i32::MIN) && some.len() == ROWS);
        tried("\tpushq %rdi\n\tpopq %rax\n").expect("its frame is its own");
    }

    #[test]
    fn what_reaches_out_is_not_run_and_why_is_said() {
        let reasons = [
            ("\tcall abort\n", "calls functions"),
            ("\tmovl (%rdi), %eax\n", "through pointers"),
            ("\tmovl x(%rip), %eax\n", "other parts"),
            ("\tleaq x(%rip), %rax\n", "other parts"),
            ("\tcpuid\n", "`cpuid` is not modelled"),
            ("\tjmp *%rdi\n", "jumps anywhere"),
        ];
        for (lines, reason) in reasons {
            let said = tried(lines).expect_err(lines);
            assert!(said.contains(reason), "{lines}: {said}");
        }
    }

    #[test]
    fn what_got_slower_is_taken_out_and_what_is_equal_is_not() {
        let m = module("\tincl %edi\n");
        let objective = lowering::Objective::default();
        let tune = lowering::Options::default().tune;
        let entry = |cycles| {
            let mut result = FunctionResult::new(&m.functions[0], &contract(), objective, tune);
            result.finish(Ended::Improved, std::time::Duration::ZERO);
            let cpu = cpu_name();
            result.measured = Some(Measured { cpu, cycles: Some(cycles), reason: String::new() });
            let (function, first, last, lines, data) = (0, 0, 0, vec!["nop".to_string()], Vec::new());
            let replacement = crate::input::Replacement { function, first, last, lines, data, frameless: false };
            let (note, graphs) = (None, Vec::new());
            Entry { function, contract: Ok(contract()), result, replacements: vec![replacement], note, graphs }
        };
        let mut slower = entry((10.0, 11.0));
        take_out_slower(&mut slower);
        assert!(slower.replacements.is_empty() && slower.result.ended == Ended::Kept(Kept::Slower(10.0, 11.0)));
        for cycles in [(10.0, 10.3), (10.0, 9.0)] {
            let mut stays = entry(cycles);
            take_out_slower(&mut stays);
            assert!(stays.replacements.len() == 1 && stays.result.is_improved());
        }
    }
}
