//! The lowering's checker against the prover: lists that were right and are changed a little. What the checker still
//! accepts must be proved; most changes it must refuse.

#[path = "../lowering/tests/common/random_dag.rs"]
mod random_dag;

use dag::ir::graph::{Dag, NodeId};
use dag::ir::random::Random;
use dag::prove::ProofStats;
use dag::smt::Limits;
use dag::verify::refinement::{Finding, refines};
use isa::{Gpr, Inst, Operand, RegRef, RowId, Width, table};
use lowering::Emitted;
use lowering::Objective;
use lowering::Options;
use lowering::check::check;
use lowering::select::with_folds;
use random_dag::random_dag;

fn row(mnemonic: &str, width: Width) -> RowId {
    table().find(mnemonic, width).unwrap_or_else(|| panic!("no {mnemonic}"))
}

fn register(rng: &mut Random) -> Gpr {
    Gpr::all().filter(|g| *g != Gpr::RSP).nth(rng.below(15)).expect("fifteen registers")
}

/// A list with one change: the order, a register, half of a register, or the width of a copy.
fn changed(insts: &[Emitted], rng: &mut Random) -> Option<Vec<Emitted>> {
    let mut list = insts.to_vec();
    let at = rng.below(list.len());
    match rng.below(5) {
        0 => {
            let moved = list.remove(at);
            list.insert(rng.below(list.len() + 1), moved);
        }
        1 => {
            let Emitted::Inst { inst, .. } = &mut list[at] else { return None };
            let named = inst.operands.iter_mut().filter_map(|o| if let Operand::Reg(r) = o { Some(r) } else { None });
            let mut named: Vec<&mut RegRef> = named.collect();
            if named.is_empty() {
                return None;
            }
            let k = rng.below(named.len());
            named[k].gpr = register(rng);
        }
        2 => {
            let half = Operand::from(register(rng));
            let inst = Inst { row: row("mov", Width::W32), operands: vec![half.clone(), half] };
            list.insert(at, Emitted::Inst { inst, node: None });
        }
        3 => {
            let Emitted::Inst { inst, node: None } = &mut list[at] else { return None };
            let copy = inst.row == row("mov", Width::W64) && inst.operands.iter().all(|o| o.mem().is_none());
            inst.row = if copy { row("mov", Width::W32) } else { return None };
        }
        _ => {
            let Emitted::Inst { inst, node: Some(_) } = &mut list[at] else { return None };
            let zero = inst.row == row("mov", Width::W32) && inst.operands[1] == Operand::Imm(0);
            let to = inst.operands.first()?.clone();
            *inst =
                if zero { Inst { row: row("xor", Width::W32), operands: vec![to.clone(), to] } } else { return None };
        }
    }
    (list != insts).then_some(list)
}

fn proved(dag: &Dag, list: &[Emitted]) -> bool {
    let inst = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => inst.clone(),
        Emitted::Kept { node } => panic!("{node} is not lowered"),
    };
    let insts: Vec<Inst> = list.iter().map(inst).collect();
    let limits = Limits { rlimit: 10_000_000, seed: 0 };
    refines(dag, &insts, true, limits, &mut ProofStats::default()) == Finding::Proved
}

fn listing(list: &[Emitted]) -> String {
    let line = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => isa::codec::text(inst, isa::codec::Syntax::Intel) + "\n",
        Emitted::Kept { node } => format!("<{node}>\n"),
    };
    list.iter().map(line).collect()
}

#[test]
fn what_the_checker_accepts_is_proved() {
    let mut rng = Random::new(3);
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..400 {
        let dag = random_dag(seed, 2 + seed as usize % 9);
        let objective = Objective::ALL[seed as usize % Objective::ALL.len()];
        let options = Options { objective, seconds: 0.0, ..Options::default() };
        let Ok(lowered) = lowering::lower(&dag, &options) else { continue };
        let open = with_folds(&dag);
        for _ in 0..25 {
            let Some(list) = changed(&lowered.insts, &mut rng) else { continue };
            if check(&open, &list, &[], 0).is_err() {
                refused += 1;
                continue;
            }
            accepted += 1;
            assert!(proved(&dag, &list), "seed {seed}\n{}\n{}", dag::text::print(&dag), listing(&list));
        }
    }
    assert!(accepted > 1000 && refused > accepted, "{accepted} accepted, {refused} refused");
}

/// `rdi + rsi` as `add`, or as `adc` after a comparison that clears the carry; or as a sum of which only the lower half is
/// right. Lists name nodes: the second addition is node 4.
const CHOICE: &str = "dag 1
n0 = input rdi
n1 = input rsi
n2 = add.64 n0, n1
n3 = test.64 n0, n0
n4 = adc.64 n0, n1, CF=n3.CF
n5 = const 0
n6 = sub.64 n1, n5
out rax = n2
out rdx = n6
";

fn with_choice(bits: u16) -> Dag {
    use dag::ir::graph::{Choice, Port, Value};
    let mut dag = dag::text::parse(CHOICE).unwrap_or_else(|e| panic!("{}", e[0].what));
    let sum = |n| Value { node: NodeId(n), port: Port::Operand(0) };
    dag.choices.push(Choice { value: sum(2), also: sum(4), bits });
    dag
}

fn step(mnemonic: &str, operands: &[Gpr], node: Option<u32>) -> Emitted {
    let operands = operands.iter().map(|&g| g.into()).collect();
    Emitted::Inst { inst: Inst { row: row(mnemonic, Width::W64), operands }, node: node.map(NodeId) }
}

/// The `adc` way; `xor` sets no carry, so it may stand before the comparison only, and `sub` too.
#[test]
fn flags_and_upper_halves_of_a_choice_are_checked() {
    use Gpr as G;
    let zero = {
        let r11 = Operand::from(G::R11);
        Emitted::Inst {
            inst: Inst { row: row("xor", Width::W32), operands: vec![r11.clone(), r11] },
            node: Some(NodeId(5)),
        }
    };
    let [copy, test, adc, subtract, out] = [
        step("mov", &[G::RAX, G::RDI], None),
        step("test", &[G::RDI, G::RDI], Some(3)),
        step("adc", &[G::RAX, G::RSI], Some(4)),
        step("sub", &[G::RSI, G::R11], Some(6)),
        step("mov", &[G::RDX, G::RSI], None),
    ];
    let right = [&zero, &copy, &test, &adc, &subtract, &out].map(Clone::clone);
    let wrong = [
        [&copy, &test, &zero, &adc, &subtract, &out].map(Clone::clone),
        [&zero, &copy, &adc, &test, &subtract, &out].map(Clone::clone),
        [&zero, &copy, &test, &adc, &out, &subtract].map(Clone::clone),
    ];
    let dag = with_choice(64);
    assert_eq!(check(&dag, &right, &[], 0), Ok(()));
    assert!(proved(&dag, &right));
    for (k, list) in wrong.iter().enumerate() {
        assert!(check(&dag, list, &[], 0).is_err(), "list {k}");
    }
    // Equal on 32 bits does not do where 64 are read.
    assert!(check(&with_choice(32), &right, &[], 0).is_err());
}
