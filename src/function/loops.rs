//! What one repetition of each loop takes where its branches go the likely way: on and on in the loop, and straight ahead
//! where both ways stay in it. A branch that is predicted well costs nothing, and neither does what it skips; what counts is
//! the busiest unit and the chain of values from one repetition to the next, through registers and through slots of memory.

use dag::ir::cfg::{BlockId, Cfg, Dest};
use dag::ir::function::Function;
use isa::uarch::{Cycles, Uarch};
use lowering::Regs;
use lowering::cost::predict::{Line, throughput};

/// Cycles of one repetition of each loop of a function with this flow, loops in it once, summed.
pub fn repetitions(f: &Function, cfg: &Cfg, tune: &Uarch) -> Cycles {
    let cycles = |way: Vec<BlockId>| {
        let insts = way.iter().map(|&b| cfg.block(b)).flat_map(|b| &f.insts[b.first..b.end]);
        let lines: Vec<Line> = insts.filter_map(|i| Line::decoded(&i.decoded, tune)).collect();
        throughput(&lines, tune, carried(&lines)).0
    };
    Cycles(cfg.ids().filter_map(|head| likely_way_round(cfg, head)).map(cycles).sum())
}

/// Registers that are written and read: those through which a value may come round.
fn carried(lines: &[Line]) -> Regs {
    let (reads, writes) = lines.iter().fold((Regs::NONE, Regs::NONE), |(reads, writes), l| {
        (reads.union(l.reads).union(l.addresses), writes.union(l.writes))
    });
    reads.and(writes)
}

/// The blocks from the head of a loop on the likely way back to it; `None` if no block behind it leads back.
fn likely_way_round(cfg: &Cfg, head: BlockId) -> Option<Vec<BlockId>> {
    if !cfg.preds[head.index()].iter().any(|b| *b >= head) {
        return None;
    }
    let leads_back = leading_to(cfg, head);
    let mut way = vec![head];
    loop {
        let last = *way.last()?;
        let next = ahead_first(cfg, last);
        let stays = |to: &&BlockId| leads_back[to.index()];
        match *next.iter().find(|to| **to == head).or_else(|| next.iter().find(stays))? {
            to if to == head => return (last >= head).then_some(way),
            to if way.contains(&to) => return None,
            to => way.push(to),
        }
    }
}

/// Where control goes behind a block, straight ahead before where a branch goes.
fn ahead_first(cfg: &Cfg, b: BlockId) -> Vec<BlockId> {
    let block = |d: &Dest| match d {
        Dest::Block(to) => Some(*to),
        Dest::Exit(_) => None,
    };
    cfg.block(b).flow.dests().into_iter().rev().filter_map(block).collect()
}

/// Which blocks a way leads from to `head`.
fn leading_to(cfg: &Cfg, head: BlockId) -> Vec<bool> {
    let mut found = vec![false; cfg.blocks.len()];
    let mut open = vec![head];
    while let Some(b) = open.pop() {
        if !std::mem::replace(&mut found[b.index()], true) {
            open.extend(&cfg.preds[b.index()]);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::uarch;

    /// Cycles of the loops of a function `f` on Skylake.
    fn cycles(body: &str) -> f64 {
        let text = format!("\t.globl f\n\t.type f, @function\nf:\n{body}\t.size f, .-f\n");
        let module = crate::input::load_text("f.s", &text).unwrap_or_else(|p| panic!("{p:?}"));
        let tune = uarch::Uarch::find("skylake").expect("a table");
        let f = &module.function("f").expect("f").function;
        repetitions(f, &Cfg::build(f), tune).as_f64()
    }

    #[test]
    fn a_chain_through_a_slot_takes_a_store_and_a_load() {
        let kept = cycles(".L1:\n\taddq %rsi, %rax\n\tdecq %rdi\n\tjne .L1\n\tret\n");
        let slot = "\tmovq %rax, -8(%rsp)\n.L1:\n\tmovq -8(%rsp), %rax\n\taddq %rsi, %rax\n\tmovq %rax, -8(%rsp)\n\
                    \tdecq %rdi\n\tjne .L1\n\tret\n";
        assert_eq!(kept, 1.0);
        assert!(cycles(slot) >= 6.0);
        // The slot moves on: each repetition has its own.
        let moving = "\tmovq -8(%rdi), %rax\n\taddq %rsi, %rax\n\tmovq %rax, -8(%rdi)\n\tsubq $8, %rdi\n";
        assert!(cycles(&format!(".L1:\n{moving}\tcmpq %rdx, %rdi\n\tjne .L1\n\tret\n")) < 3.0);
    }

    #[test]
    fn what_the_likely_way_skips_costs_nothing() {
        let rare = "\timulq %rax, %rax\n\timulq %rax, %rax\n\timulq %rax, %rax\n";
        let skipped = format!(
            ".L1:\n\taddq %rsi, %rax\n\ttestb %al, %al\n\tje .L3\n.L2:\n\tdecq %rdi\n\tjne .L1\n\tret\n.L3:\n{rare}\tjmp .L2\n"
        );
        let chosen = format!(
            ".L1:\n\taddq %rsi, %rax\n\tmovq %rax, %rcx\n{rare}\ttestb %cl, %cl\n\tcmovneq %rcx, %rax\n\tdecq %rdi\n\
             \tjne .L1\n\tret\n"
        );
        assert!(cycles(&skipped) < 2.0);
        assert!(cycles(&chosen) >= 11.0);
    }

    #[test]
    fn straight_code_has_no_repetitions_and_loops_are_summed() {
        let one = ".L1:\n\timulq %rsi, %rax\n\tdecq %rdi\n\tjne .L1\n";
        assert_eq!(cycles("\timulq %rsi, %rax\n\tret\n"), 0.0);
        assert_eq!(cycles(&format!("{one}\tret\n")), 3.0);
        assert_eq!(cycles(&format!("{one}{}\tret\n", one.replace(".L1", ".L2"))), 6.0);
    }
}
