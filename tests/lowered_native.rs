//! Random graphs through the lowering: every result is proved, and those without memory are run on this CPU and must leave
//! what the evaluator computes. `SUPEROPT_GRAPHS` says how many graphs; the default is quick.

#[path = "../lowering/tests/common/random_dag.rs"]
mod random_dag;

use dag::ir::graph::Dag;
use dag::ir::random::Random;
use dag::prove::ProofStats;
use dag::semantics::meaning::terms;
use dag::semantics::symbolic::{Context, Side, Var};
use dag::smt::Limits;
use dag::verify::refinement::{Finding, refines};
use isa::eval::{Wide, eval_wide};
use isa::native::{CpuState, NativeJob, Session};
use isa::{Flag, Gpr, Inst};
use lowering::Emitted;
use lowering::Objective;
use lowering::Options;
use random_dag::random_dag;
use rustc_hash::FxHashMap;
use superopt_dag::pipeline::lower::all_but;

const STATES: usize = 12;

fn count() -> u64 {
    std::env::var("SUPEROPT_GRAPHS").ok().and_then(|n| n.parse().ok()).unwrap_or(250)
}

/// A graph and what it became under some objective with some number of registers; nothing if these do not suffice.
fn lowered(seed: u64) -> Result<Option<(Dag, Vec<Inst>)>, String> {
    let dag = random_dag(seed, 2 + seed as usize % 13);
    let registers = [15, 8, 6][seed as usize % 3];
    let options = Options {
        objective: Objective::ALL[seed as usize % Objective::ALL.len()],
        seconds: if seed.is_multiple_of(4) { 1.0 } else { 0.0 },
        reserved: all_but(registers, &dag),
        slots: 8,
        ..Options::default()
    };
    match lowering::lower(&dag, &options) {
        Ok(lowered) => {
            let inst = |e: Emitted| match e {
                Emitted::Inst { inst, .. } => inst,
                Emitted::Kept { node } => panic!("seed {seed}: {node} is not lowered"),
            };
            Ok(Some((dag, lowered.insts.into_iter().map(inst).collect())))
        }
        Err(lowering::Error::Infeasible(_)) if registers < 15 => Ok(None),
        Err(e) => Err(format!("seed {seed}: {e}")),
    }
}

fn listing(insts: &[Inst]) -> String {
    insts.iter().map(|i| isa::codec::text(i, isa::codec::Syntax::Intel) + "\n").collect()
}

#[test]
fn every_lowered_graph_is_proved() {
    let (mut proved, mut infeasible, mut failed) = (0, 0, Vec::new());
    for seed in 0..count() {
        let (dag, insts) = match lowered(seed) {
            Ok(Some(both)) => both,
            Ok(None) => {
                infeasible += 1;
                continue;
            }
            Err(what) => {
                failed.push(what);
                continue;
            }
        };
        let limits = Limits { rlimit: 10_000_000, seed: 0 };
        let finding = refines(&dag, &insts, true, limits, &mut ProofStats::default());
        assert_eq!(finding, Finding::Proved, "seed {seed}\n{}\n{}", dag::text::print(&dag), listing(&insts));
        proved += 1;
    }
    println!("{proved} proved, {infeasible} without enough registers");
    assert_eq!(failed, Vec::<String>::new());
    assert!(infeasible * 10 <= proved, "{infeasible} of {} have no answer", proved + infeasible);
}

fn state(rng: &mut Random) -> CpuState {
    let mut s = CpuState::default();
    for g in &mut s.gpr {
        *g = rng.interesting(64) as u64;
    }
    let flags = rng.next();
    s.flags = Flag::ALL.iter().fold(2, |w, f| w | (flags >> f.index() & 1) << f.rflags_bit());
    s
}

/// What the graph says of each register that is live at the end, with the bits that count; what an undefined result decides
/// is left out.
fn expected(dag: &Dag, start: &CpuState) -> Vec<(Gpr, u64, u64)> {
    let mut ctx = Context::new();
    let t = terms(&mut ctx, dag, Side::Source, &FxHashMap::default());
    let value = |sym| match ctx.meaning_of(sym) {
        Var::Reg { reg, .. } => Wide::from(u128::from(start.word(*reg, 0))),
        Var::Flag { flag, .. } => Wide::from(u128::from(start.flags >> flag.rflags_bit() & 1)),
        other => panic!("{other:?} in a graph without memory"),
    };
    let defined = |e| ctx.arena.variables(&[e]).iter().all(|(s, _)| !matches!(ctx.meaning_of(*s), Var::Unknown(..)));
    let outs = dag.live_out.iter().filter(|l| defined(t.of[&l.value]));
    outs.map(|l| {
        let Some(g) = l.reg.gpr() else { panic!("{} in a graph of general registers", l.reg) };
        (g, eval_wide(&ctx.arena, &[t.of[&l.value]], &value)[0].low() as u64, l.mask)
    })
    .collect()
}

#[test]
fn lowered_graphs_leave_on_this_cpu_what_the_evaluator_says() {
    let mut session = match Session::new() {
        Ok(session) => session,
        Err(why) => {
            eprintln!("skipped: native runs ({why})");
            return;
        }
    };
    let mut rng = Random::new(11);
    let (mut graphs, mut compared) = (0, 0);
    for seed in 0.. {
        if graphs == count() {
            break;
        }
        // What has no answer is the other test's.
        let lowered = lowered(seed).unwrap_or_default();
        let Some((dag, insts)) = lowered.filter(|(dag, _)| dag.effects.is_empty()) else { continue };
        let code = insts.iter().flat_map(|i| isa::codec::encode(i).expect("it was priced by its bytes")).collect();
        let states: Vec<CpuState> = (0..STATES).map(|_| state(&mut rng)).collect();
        let mut jobs = [NativeJob { code, states: states.clone() }];
        session.run(&mut jobs).expect("a child runs it");
        for (start, end) in states.iter().zip(&jobs[0].states) {
            assert_eq!(end.signal, 0, "seed {seed}\n{}", listing(&insts));
            for (g, value, mask) in expected(&dag, start) {
                let differs = (end.gpr[g.index()] ^ value) & mask;
                assert_eq!(differs, 0, "seed {seed}, {g}\n{}\n{}", dag::text::print(&dag), listing(&insts));
                compared += 1;
            }
        }
        graphs += 1;
    }
    println!("{graphs} graphs, {compared} registers compared");
    assert!(compared > graphs * STATES as u64 / 2);
}
