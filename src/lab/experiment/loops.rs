//! Code to be timed: a list repeated so that each repetition waits for the one before (latency), or so that none waits
//! (throughput). What predictions, llvm-mca and the clock are asked about is the very same list.

use dag::ir::graph::{Dag, Kind};
use isa::uarch::Uarch;
use isa::{FeatureSet, Gpr, Inst, Operand, Reg, Width, table};
use lowering::cost::predict::{Line, Outs, throughput};

/// One list in both ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loops {
    /// Ends with moves of the result into every argument.
    pub dependent: Vec<Inst>,
    /// Begins with moves that give the arguments that the list overwrites their values again.
    pub independent: Vec<Inst>,
}

/// Cycles per repetition, where they are known.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Times {
    pub latency: Option<f64>,
    pub throughput: Option<f64>,
}

/// The general registers that a graph's results come from, and the one that holds its first result.
///
/// # Errors
/// Which argument or result is not one that can be passed here.
pub fn signature(dag: &Dag) -> Result<(Vec<Gpr>, Gpr), String> {
    let alive = dag.alive();
    let used = |r: Reg| {
        let input = |v: dag::ir::graph::Value| dag.node(v.node).kind == Kind::Input(r);
        let by_node = dag.iter().filter(|(id, _)| alive[id.index()]).any(|(_, n)| n.values().into_iter().any(input));
        by_node || dag.live_out.iter().any(|l| l.reg != r && input(l.value))
    };
    let mut arguments = Vec::new();
    for (_, node) in dag.iter() {
        match node.kind {
            Kind::Input(r) if !used(r) => {}
            Kind::Input(r) => arguments.push(r.gpr().ok_or(format!("{r} is an argument"))?),
            Kind::InputFlag(f) => return Err(format!("{f} is an argument")),
            _ => {}
        }
    }
    let own = |l: &&dag::ir::graph::LiveOut| dag.node(l.value.node).kind != Kind::Input(l.reg);
    let result = dag.live_out.iter().filter(own).find_map(|l| l.reg.gpr());
    match result {
        Some(_) if arguments.is_empty() => Err("it has no argument".to_string()),
        Some(r) => Ok((arguments, r)),
        None => Err("no general register holds a result".to_string()),
    }
}

/// Both ways to repeat a list, if it may be run here: general registers only, no memory, nothing that faults, nothing
/// that this CPU lacks.
///
/// # Errors
/// Why it is not timed.
pub fn loops(insts: &[Inst], arguments: &[Gpr], result: Gpr) -> Result<Loops, String> {
    insts.iter().try_for_each(|i| may_run(i, &[Gpr::RSP, Gpr::R15]))?;
    let touched = |g: Gpr| insts.iter().any(|i| touches(i, g));
    let written = |g: &Gpr| insts.iter().any(|i| writes(i, *g));
    let mut free = Gpr::all().filter(|g| ![Gpr::RSP, Gpr::R15].contains(g) && !touched(*g) && !arguments.contains(g));
    let mut independent = Vec::new();
    for &g in arguments.iter().filter(|g| written(g)) {
        let saved = free.next().ok_or("no register is left to keep the arguments")?;
        independent.push(copy(g, saved)?);
    }
    independent.extend_from_slice(insts);
    let mut dependent = insts.to_vec();
    for &g in arguments.iter().filter(|g| **g != result) {
        dependent.push(copy(g, result)?);
    }
    Ok(Loops { dependent, independent })
}

impl Loops {
    /// What the machine's table says of them.
    pub fn predicted(&self, tune: &Uarch) -> Times {
        let cycles = |insts: &[Inst]| {
            let lines: Vec<Line> = insts.iter().map(|i| Line::of(i, tune)).collect();
            Some(throughput(&lines, tune, Outs::ALL.regs).as_f64())
        };
        Times { latency: cycles(&self.dependent), throughput: cycles(&self.independent) }
    }
}

fn copy(to: Gpr, from: Gpr) -> Result<Inst, String> {
    let row = table().find("mov", Width::W64).ok_or("the table has no mov")?;
    Ok(Inst { row, operands: vec![Operand::from(to), Operand::from(from)] })
}

/// Whether an instruction may be run here: see [`loops`]. It leaves the `taken` registers alone.
///
/// # Errors
/// Why it may not.
pub fn may_run(inst: &Inst, taken: &[Gpr]) -> Result<(), String> {
    let row = table().row(inst.row);
    let refuse = |why: &str| Err(format!("{} {why}", row.mnemonic));
    let address = |m: &isa::MemRef| m.symbol.is_none() && !m.rip && m.segment.is_none();
    let in_memory = row.operands.iter().zip(&inst.operands).any(|(s, o)| o.mem().is_some() && !s.kinds.address);
    match () {
        () if !row.is_general() => refuse("has more than general registers"),
        () if in_memory || row.implicit_memory.is_some() => refuse("accesses memory"),
        () if row.meaning.fault.is_some() => refuse("may fault"),
        () if !inst.operands.iter().filter_map(Operand::mem).all(address) => refuse("has an address of its own"),
        () if inst.operands.iter().any(|o| matches!(o, Operand::ImmSymbol(_))) => refuse("has a symbol"),
        () if taken.iter().any(|g| touches(inst, *g)) => refuse("uses a register of the clock's"),
        () if !FeatureSet::native().includes(isa::codec::features(inst)) => refuse("is not of this CPU"),
        () => Ok(()),
    }
}

fn touches(inst: &Inst, g: Gpr) -> bool {
    let row = table().row(inst.row);
    let named = |o: &Operand| {
        let addressed = o.mem().is_some_and(|m| m.base == Some(g) || m.index.is_some_and(|i| i.0 == g));
        o.reg() == Some(Reg::of(g)) || addressed
    };
    inst.operands.iter().any(named) || row.implicit.iter().any(|i| i.reg == Reg::of(g))
}

fn writes(inst: &Inst, g: Gpr) -> bool {
    let row = table().row(inst.row);
    let named = row.operands.iter().zip(&inst.operands).any(|(s, o)| s.access.writes() && o.reg() == Some(Reg::of(g)));
    named || row.implicit.iter().any(|i| i.reg == Reg::of(g) && i.access.writes())
}

#[cfg(test)]
mod tests {
    use crate::lab::experiment::loops::*;

    fn two(mnemonic: &str, a: Gpr, b: Gpr) -> Inst {
        let row = table().find(mnemonic, Width::W64).expect("a row");
        Inst { row, operands: vec![Operand::from(a), Operand::from(b)] }
    }

    #[test]
    fn predictions_of_the_loops_are_latency_and_throughput() {
        let tune = Uarch::find("skylake").expect("a machine");
        let list = [two("imul", Gpr::RDI, Gpr::RSI), two("mov", Gpr::RAX, Gpr::RDI)];
        let both = loops(&list, &[Gpr::RDI, Gpr::RSI], Gpr::RAX).expect("it may run");
        assert_eq!((both.dependent.len(), both.independent.len()), (4, 3));
        let times = both.predicted(tune);
        assert!(times.latency.is_some_and(|l| l >= 3.0), "{times:?}");
        assert!(times.throughput.is_some_and(|t| (1.0..3.0).contains(&t)), "{times:?}");
    }

    #[test]
    fn what_touches_memory_faults_or_moves_the_stack_is_not_run() {
        let load = Inst {
            row: table().find("mov", Width::W64).expect("a row"),
            operands: vec![
                Operand::from(Gpr::RAX),
                Operand::Mem(isa::MemRef { base: Some(Gpr::RDI), ..isa::MemRef::default() }),
            ],
        };
        let divide = Inst { row: table().find("div", Width::W64).expect("a row"), operands: vec![Gpr::RSI.into()] };
        for inst in [load, divide, two("add", Gpr::RSP, Gpr::RDI), two("add", Gpr::R15, Gpr::RDI)] {
            assert!(loops(&[inst], &[Gpr::RDI], Gpr::RAX).is_err());
        }
    }
}
