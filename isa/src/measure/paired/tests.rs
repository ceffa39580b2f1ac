//! Nothing here depends on times but that forty multiplications take longer than none.

use super::*;
use crate::reg::Gpr;

const AREA: u64 = 0x3100_0000;
const STACK: u64 = 0x3200_0f00;

fn function(code: &[u8]) -> TimedFunction {
    TimedFunction { code: code.to_vec(), constants: Vec::new(), unreached: Vec::new() }
}

/// Sixteen calls, each with a word of its own in memory that holds 7, at rdi.
fn table() -> CallTable {
    let word = |n: u64| AREA + 64 * n;
    let area = 7u64.to_le_bytes().into_iter().chain([0; 56]).cycle().take(4096).collect();
    CallTable {
        arguments: vec![Reg::of(Gpr::RDI)],
        states: (0..16).map(|n| CallState { contents: vec![[word(n), 0]], waits: vec![word(n)] }).collect(),
        memory: vec![
            MemoryImage { start: AREA, bytes: area },
            MemoryImage { start: STACK & !0xfff, bytes: vec![0; 4096] },
        ],
        stored: (0..16).map(|n| ByteRange { start: word(n), length: 8 }).collect(),
        stack: STACK,
        results: vec![Reg::of(Gpr::RAX)],
    }
}

fn times(functions: &[&TimedFunction], calls: &CallTable) -> Result<Vec<PlacementTimes>, String> {
    let mut state = 1usize;
    let mut below = |n: usize| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 33) % n
    };
    time(functions, calls, ReadingEffort { placements: 2, rounds: 20 }, &mut below)
}

/// `cmp qword [rdi], 7; jne +4; inc qword [rdi]; ret; ud2`.
const ONCE: &[u8] = &[0x48, 0x83, 0x3f, 7, 0x75, 4, 0x48, 0xff, 0x07, 0xc3, 0x0f, 0x0b];

#[test]
fn what_calls_store_is_undone_before_each_reading() {
    let once = function(ONCE);
    let all = times(&[&once, &once], &table()).expect("it runs");
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|p| p.rounds.len() == 20 && p.rounds.iter().all(|r| r.cycles.len() == 2)));
    let forgotten = CallTable { stored: Vec::new(), ..table() };
    assert!(times(&[&once], &forgotten).is_err(), "its second reading ends in ud2");
}

#[test]
fn what_strays_or_asks_the_system_is_stopped() {
    // mov rax, [0x10]; ret, and mov eax, 39 (getpid); syscall; ret
    let strays = function(&[0x48, 0x8b, 0x04, 0x25, 0x10, 0, 0, 0, 0xc3]);
    let asks = function(&[0xb8, 39, 0, 0, 0, 0x0f, 0x05, 0xc3]);
    assert!(times(&[&strays], &table()).is_err());
    assert!(times(&[&asks], &table()).is_err());
}

#[test]
fn memory_that_is_taken_is_said_to_be() {
    let mut twice = table();
    twice.memory.push(twice.memory[0].clone());
    assert!(times(&[&function(&[0xc3])], &twice).is_err());
}

#[test]
fn what_takes_longer_takes_longer_in_both_orders() {
    // `imul rdi, rdi` so many times; `mov rax, rdi; ret`
    let slow = |n: usize| function(&[[0x48, 0x0f, 0xaf, 0xff].repeat(n), vec![0x48, 0x89, 0xf8, 0xc3]].concat());
    let all = times(&[&slow(0), &slow(40)], &table()).expect("it runs");
    for order in CallOrder::ALL {
        let longer = |r: &&RoundTimes| r.cycles[1][order.index()] > r.cycles[0][order.index()];
        let rounds = all.iter().flat_map(|p| &p.rounds);
        assert!(rounds.clone().filter(longer).count() * 2 > rounds.count(), "{order:?}");
    }
}
