//! Speed of the batch evaluator on one core: millions of 64-bit node evaluations per second, for rows of the table
//! and for random terms. `cargo bench -p isa --bench evaluator`.

#![allow(clippy::print_stdout, reason = "it is a program that prints a table")]

use fastrand::Rng;
use isa::eval::{Batch, Scratch};
use isa::{Arena, BinOp, ExprId, ExprNode, Sym, UnOp, table};
use std::time::{Duration, Instant};

/// States per call, as the check of the table and the searches have them.
const STATES: usize = 4096;
/// How long each figure is measured.
const TIME: Duration = Duration::from_millis(300);

fn main() {
    println!("{:<28} {:>7} {:>14} {:>14}", "term", "nodes", "million/s", "ns/state");
    let t = table();
    for (mnemonic, bits) in
        [("add", 64), ("adc", 64), ("imul", 64), ("mul", 64), ("popcnt", 64), ("pdep", 64), ("rcl", 32)]
    {
        let row = t
            .iter()
            .map(|(_, row)| row)
            .find(|row| row.mnemonic == mnemonic && row.operands.first().is_some_and(|o| o.width.bits() == bits));
        match row {
            Some(row) => measure(&format!("{mnemonic} at {bits} bits"), &t.arena, &row.expressions()),
            None => println!("{mnemonic} at {bits} bits: no such row"),
        }
    }
    let (arena, root) = random_term(64, 200);
    measure("random, 64 bits", &arena, &[root]);
    let (arena, root) = random_term(32, 200);
    measure("random, 32 bits", &arena, &[root]);
    for bits in [8, 32] {
        let (arena, root) = lanes(bits);
        measure(&format!("lanes of {bits} in 512 bits"), &arena, &[root]);
    }
    for bits in [32, 64] {
        let (arena, root) = floats(bits);
        measure(&format!("a * b + c on {bits}-bit floats"), &arena, &[root]);
    }
}

/// A chain of 64-bit instructions' worth of operators over four variables, each result used again.
fn random_term(width: u16, operations: usize) -> (Arena, ExprId) {
    const OPS: [BinOp; 9] =
        [BinOp::Add, BinOp::Sub, BinOp::And, BinOp::Or, BinOp::Xor, BinOp::Mul, BinOp::Shl, BinOp::LShr, BinOp::AShr];
    let (mut a, mut rng) = (Arena::new(), Rng::with_seed(1));
    let mut values: Vec<ExprId> = (0..4).map(|i| a.var(Sym(i), width)).collect();
    while values.len() < operations {
        let recent = |rng: &mut Rng| rng.usize(values.len().saturating_sub(8)..values.len());
        let (x, y) = (values[recent(&mut rng)], values[recent(&mut rng)]);
        let new = match rng.u8(0..8) {
            0 => a.un(UnOp::Popcount, x),
            1 => {
                let c = a.ult(x, y);
                a.ite(c, y, x)
            }
            _ => a.bin(OPS[rng.usize(0..OPS.len())], x, y),
        };
        if a.as_const(new).is_none() {
            values.push(new);
        }
    }
    let all = values.iter().copied().reduce(|x, y| a.xor(x, y)).expect("values");
    (a, all)
}

/// A sum in each lane of two registers, and its larger one with a third: what `padd` and `pmaxu` do.
fn lanes(bits: u16) -> (Arena, ExprId) {
    let mut a = Arena::new();
    let [x, y, z] = [0, 1, 2].map(|i| a.var(Sym(i), 512));
    let mut all: Option<ExprId> = None;
    for lo in (0..512).step_by(usize::from(bits)) {
        let [p, q, r] = [x, y, z].map(|v| a.extract(v, lo, bits));
        let sum = a.add(p, q);
        let less = a.ult(sum, r);
        let lane = a.ite(less, r, sum);
        all = Some(all.map_or(lane, |low| a.concat(lane, low)));
    }
    (a, all.expect("lanes"))
}

fn floats(bits: u16) -> (Arena, ExprId) {
    let mut a = Arena::new();
    let [x, y, z] = [0, 1, 2].map(|i| a.var(Sym(i), bits));
    let product = a.bin(BinOp::FMul, x, y);
    let sum = a.bin(BinOp::FAdd, product, z);
    (a, sum)
}

fn measure(name: &str, arena: &Arena, roots: &[ExprId]) {
    let inputs = arena.variables(roots);
    let nodes = arena
        .reachable(roots)
        .into_iter()
        .filter(|&e| !matches!(arena.node(e), ExprNode::Const(_) | ExprNode::Var(_)))
        .count();
    let mut rng = Rng::with_seed(2);
    let columns: usize = inputs.iter().map(|i| usize::from(i.1.div_ceil(64))).sum();
    let input: Vec<Vec<u64>> = (0..columns).map(|_| (0..STATES).map(|_| rng.u64(..)).collect()).collect();
    let input: Vec<&[u64]> = input.iter().map(Vec::as_slice).collect();
    let batch = Batch::compile_wide(arena, roots, &inputs);
    let (mut scratch, mut out) = (Scratch::default(), vec![Vec::new(); batch.columns()]);
    let (mut runs, start) = (0u32, Instant::now());
    while start.elapsed() < TIME {
        batch.run_into(std::hint::black_box(&input), STATES, &mut scratch, &mut out);
        std::hint::black_box(&out);
        runs += 1;
    }
    let seconds = start.elapsed().as_secs_f64() / f64::from(runs);
    let states = STATES as f64;
    let (rate, each) = (nodes as f64 * states / seconds / 1e6, seconds / states * 1e9);
    println!("{name:<28} {nodes:>7} {rate:>14.0} {each:>14.1}");
}
