//! What one repetition of each loop takes where its branches go the likely way: on and on in the loop, and straight ahead
//! where both ways stay in it. A branch that is predicted well costs nothing, and neither does what it skips; what counts is
//! the busiest unit and the chain of values from one repetition to the next, through registers and through slots of memory.

use super::cost::{block_starts, successors};
use dag::ir::function::CodeInst;
use isa::uarch::{Cycles, Uarch};
use lowering::Regs;
use lowering::cost::predict::{Line, throughput};

/// Cycles of one repetition of each loop, loops in it once, summed.
pub fn repetitions(insts: &[CodeInst], tune: &Uarch) -> Cycles {
    let blocks = Blocks::of(insts);
    let cycles = |path: Vec<usize>| {
        let all = path.iter().flat_map(|&b| blocks.insts(b));
        let lines: Vec<Line> = all.filter_map(|i| Line::decoded(&insts[i].decoded, tune)).collect();
        throughput(&lines, tune, carried(&lines)).0
    };
    Cycles((0..blocks.starts.len()).filter_map(|head| blocks.likely_way_round(head)).map(cycles).sum())
}

/// Registers that are written and read: those through which a value may come round.
fn carried(lines: &[Line]) -> Regs {
    let (reads, writes) = lines.iter().fold((Regs::NONE, Regs::NONE), |(reads, writes), l| {
        (reads.union(l.reads).union(l.addresses), writes.union(l.writes))
    });
    reads.and(writes)
}

/// The blocks of a function and where control goes from each, the way straight ahead first.
struct Blocks {
    starts: Vec<usize>,
    end: usize,
    next: Vec<Vec<usize>>,
}

impl Blocks {
    fn of(insts: &[CodeInst]) -> Blocks {
        let starts = block_starts(insts);
        let end_of = |b: usize| starts.get(b + 1).copied().unwrap_or(insts.len());
        let next = |b: usize| {
            let end = end_of(b);
            successors(&insts[end - 1], end, insts).filter_map(|to| starts.binary_search(&to).ok()).collect()
        };
        Blocks { next: (0..starts.len()).map(next).collect(), end: insts.len(), starts }
    }

    fn insts(&self, b: usize) -> std::ops::Range<usize> {
        self.starts[b]..self.starts.get(b + 1).copied().unwrap_or(self.end)
    }

    /// The blocks from the head of a loop on the likely way back to it; `None` if no block behind it leads back.
    fn likely_way_round(&self, head: usize) -> Option<Vec<usize>> {
        if !(head..self.next.len()).any(|b| self.next[b].contains(&head)) {
            return None;
        }
        let leads_back = self.leading_to(head);
        let mut way = vec![head];
        loop {
            let last = *way.last()?;
            let stays = |to: &&usize| leads_back[**to];
            let to = *self.next[last].iter().find(|to| **to == head).or_else(|| self.next[last].iter().find(stays))?;
            match to {
                to if to == head => return (last >= head).then_some(way),
                to if way.contains(&to) => return None,
                to => way.push(to),
            }
        }
    }

    /// Which blocks a way leads from to `head`.
    fn leading_to(&self, head: usize) -> Vec<bool> {
        let mut found = vec![false; self.next.len()];
        found[head] = true;
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for b in (0..self.next.len()).rev() {
                if !found[b] && self.next[b].iter().any(|to| found[*to]) {
                    (found[b], changed) = (true, true);
                }
            }
        }
        found
    }
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
        repetitions(&module.function("f").expect("f").function.insts, tune).as_f64()
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
