//! Choices between values that are computed differently: the answer is as cheap as that of the best of all graphs in
//! which every choice is decided.

#[path = "common/random_dag.rs"]
mod random_dag;

use dag::ir::graph::{Address, Choice, Dag, Kind, LiveOut, Node, Port, Use, Value, low};
use dag::lift::rebuild;
use isa::{Flag, Width, table};
use lowering::Objective;
use lowering::Options;
use lowering::lower;
use lowering::{Emitted, Error, Status};
use random_dag::random_dag;
use rustc_hash::FxHashMap;

/// `lea` for some `add`s of two registers at 64 bits whose flags nobody reads.
fn with_lea(dag: &Dag, most: usize) -> Dag {
    let lea = table().find("lea", Width::W64).expect("the table has lea");
    let alive = dag.alive();
    let read = |v: Value| dag.iter().any(|(_, n)| n.values().contains(&v));
    let mut open = dag.clone();
    for (id, node) in dag.iter().filter(|(id, _)| alive[id.index()]) {
        let Kind::Inst { row, operands, .. } = &node.kind else { continue };
        let flags = Flag::ALL.into_iter().any(|f| read(Value { node: id, port: Port::Flag(f) }));
        let row = table().row(*row);
        if row.mnemonic != "add" || row.width() != Some(Width::W64) || flags || node.effect {
            continue;
        }
        if let [Use::Value { value: a, .. }, Use::Value { value: b, .. }] = operands[..]
            && open.choices.len() < most
        {
            let address = Address {
                base: Some(a),
                index: Some((b, 1)),
                disp: 0,
                rip: false,
                segment: None,
                symbol: None,
                fixed: None,
            };
            let operands = vec![Use::Fresh, Use::Mem(address)];
            let kind = Kind::Inst { row: lea, operands, implicit: vec![], flags: vec![] };
            let new = open.push(Node { kind, origin: None, effect: false });
            let port = Port::Operand(0);
            open.choices.push(Choice { value: Value { node: id, port }, also: Value { node: new, port }, bits: 64 });
        }
    }
    open
}

/// The graph with those choices taken whose bit is set.
fn decided(open: &Dag, taken: usize) -> Option<Dag> {
    let chosen = open.choices.iter().enumerate().filter(|(k, _)| taken >> k & 1 == 1);
    let replace: FxHashMap<Value, Value> = chosen.map(|(_, c)| (c.value, c.also)).collect();
    let plain = open.decided();
    if replace.is_empty() { Some(plain) } else { rebuild(&plain, &replace) }
}

/// A choice of two operations of which one reads the other's flags: whoever takes it takes both.
#[test]
fn flags_inside_a_choice_are_kept() {
    let mut dag = Dag::new();
    let node = |kind| Node { kind, origin: None, effect: false };
    let whole = |node| Value { node, port: Port::Whole };
    let inst = |name: &str, operands: Vec<Use>, flags: Vec<(Flag, Value)>| {
        let row = table().find(name, Width::W64).unwrap_or_else(|| panic!("no {name}"));
        Kind::Inst { row, operands, implicit: vec![], flags }
    };
    let [a, b] = [isa::Gpr::RDI, isa::Gpr::RSI].map(|g| whole(dag.push(node(Kind::Input(g.into())))));
    let result = |node| Value { node, port: Port::Operand(0) };
    let value = result(dag.push(node(inst("imul", vec![low(a), low(b)], vec![]))));
    dag.live_out.push(LiveOut { reg: isa::Gpr::RAX.into(), value, mask: u64::MAX });
    // That the two are not equal does not matter here: what is asked is whether the flags arrive.
    let neg = dag.push(node(inst("neg", vec![low(a)], vec![])));
    let carry = Value { node: neg, port: Port::Flag(Flag::CF) };
    let adc = dag.push(node(inst("adc", vec![low(b), low(b)], vec![(Flag::CF, carry)])));
    dag.choices.push(Choice { value, also: result(adc), bits: 64 });
    let options = Options { objective: Objective::SIZE, seconds: 30.0, ..Options::default() };
    let lowered = lower(&dag, &options).expect("it can be lowered");
    let node_of = |e: &Emitted| match e {
        Emitted::Inst { node, .. } => *node,
        Emitted::Kept { node } => Some(*node),
    };
    let nodes: Vec<_> = lowered.insts.iter().filter_map(node_of).collect();
    let taken = |n| nodes.contains(&n);
    assert_eq!(taken(adc), taken(neg), "{nodes:?}");
    // The checker insists on it, too: the second operation alone is no answer.
    let operand = |g: isa::Gpr| isa::Operand::from(g);
    let alone = |row, operands: Vec<isa::Operand>, node| Emitted::Inst { inst: isa::Inst { row, operands }, node };
    let mov = table().find("mov", Width::W64).expect("the table has mov");
    let row = table().find("adc", Width::W64).expect("the table has adc");
    let list = [
        alone(row, vec![operand(isa::Gpr::RSI), operand(isa::Gpr::RSI)], Some(adc)),
        alone(mov, vec![operand(isa::Gpr::RAX), operand(isa::Gpr::RSI)], None),
    ];
    let refused = lowering::check::check(&dag, &list, &[], 0).expect_err("the flag is nobody's");
    assert!(refused.to_string().contains("CF"), "{refused}");
}

#[test]
fn the_best_of_all_decisions_is_found() {
    let (mut compared, mut better, mut open_ended) = (0, 0, 0);
    for seed in 0..90u64 {
        let open = with_lea(&random_dag(seed, 3 + seed as usize % 6), 3);
        if open.choices.is_empty() {
            continue;
        }
        for objective in Objective::ALL {
            let options = Options { objective, seconds: 30.0, ..Options::default() };
            let key = |l: &lowering::Lowered| objective.key(l.total)[0];
            let all = (0..1usize << open.choices.len()).map(|taken| lower(&decided(&open, taken)?, &options).ok());
            let Some(all) = all.collect::<Option<Vec<_>>>() else { continue };
            if all.iter().any(|l| l.status != Status::Optimal) {
                continue;
            }
            match lower(&open, &options) {
                Ok(l) if l.status != Status::Optimal => open_ended += 1,
                Ok(l) => {
                    let best = all.iter().map(key).min().expect("there is one decision at least");
                    assert_eq!(key(&l), best, "seed {seed}, {objective}");
                    compared += 1;
                    better += usize::from(best < key(&all[0]));
                }
                Err(Error::Infeasible(_)) => {}
                Err(e) => panic!("seed {seed}: {e}"),
            }
        }
    }
    assert!(open_ended * 10 <= compared, "{open_ended} not proved, {compared} compared");
    assert!(compared >= 40 && better >= 5, "{compared} compared, {better} better than the graph as it was");
}
