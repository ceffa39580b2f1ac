//! Random straight-line functions over the instruction table, the same for the same seed and number.
//!
//! Every row and form can occur. What a function computes is defined: no instruction takes a register that was never
//! written, a flag that the manual leaves undefined, or an undefined result, except in one function of sixteen, which
//! may read undefined results (never unwritten registers). Some code is redundant, so that there is something to find.

mod idioms;
mod known;
mod pick;

use dag::ir::random::{Random, mix};
use isa::codec::{Syntax, text};
use isa::{FeatureSet, Gpr, Inst, Width};
use known::Known;

/// A generated function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RandomFunction {
    pub name: String,
    /// Assembly text with the signature as an annotation.
    pub text: String,
    /// Accesses stay in the 8 bytes that start at `rdi - pointer`; `None` if it does not touch memory.
    pub pointer: Option<u64>,
}

/// Arguments in the order of the psABI.
const ARGUMENTS: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];

/// The `number`-th function of `seed`, using rows of `features`.
pub fn function(seed: u64, number: u64, features: FeatureSet) -> RandomFunction {
    let mut rng = Random::new(mix(seed) ^ mix(mix(number)));
    let arguments = &ARGUMENTS[..1 + rng.below(4)];
    let pointer = (rng.below(3) == 0).then(|| 4 * rng.below(3) as u64);
    let mut writer = Writer {
        known: Known::new(arguments, rng.below(16) == 0),
        insts: Vec::new(),
        features,
        pointer,
        homes: homes(&mut rng),
        rng,
    };
    let length = 3 + writer.rng.below(9);
    while writer.insts.len() < length {
        match writer.rng.below(5) {
            0 => writer.idiom(),
            _ => writer.any_instruction(),
        }
    }
    let results = writer.finish();
    let name = format!("f{number}");
    let syntax = if writer.rng.below(2) == 0 { Syntax::Att } else { Syntax::Intel };
    let text = assembly(&name, arguments, &results, &writer.insts, syntax);
    RandomFunction { name, text, pointer }
}

/// Registers that the function writes: a few, so that values meet; seldom one that belongs to the caller.
fn homes(rng: &mut Random) -> Vec<Gpr> {
    let mut homes = vec![Gpr::RAX, Gpr::RAX, Gpr::RCX, Gpr::RDX];
    homes.push([Gpr::RSI, Gpr::R8, Gpr::R9, Gpr::R10, Gpr::R11][rng.below(5)]);
    if rng.below(6) == 0 {
        homes.push([Gpr::RBX, Gpr::RBP, Gpr::R12, Gpr::R13][rng.below(4)]);
    }
    homes
}

/// A function in the making.
struct Writer {
    rng: Random,
    known: Known,
    insts: Vec<Inst>,
    features: FeatureSet,
    pointer: Option<u64>,
    homes: Vec<Gpr>,
}

impl Writer {
    /// Appends `insts` if each has an encoding and defined results; nothing otherwise.
    fn append(&mut self, insts: Vec<Inst>) -> bool {
        let mut known = self.known.clone();
        for inst in &insts {
            let encodable = isa::codec::encode(inst).is_ok();
            let outside = match self.pointer {
                Some(_) => known::writes(inst, Gpr::RDI),
                None => known::touches_memory(inst),
            };
            if !encodable || outside || !known.execute(inst) {
                return false;
            }
        }
        self.known = known;
        self.insts.extend(insts);
        true
    }

    /// Makes sure that there is a result; the registers and widths that are returned.
    fn finish(&mut self) -> Vec<(Gpr, Width)> {
        if self.known.width(Gpr::RAX).is_none() {
            let from = self.known.recent(&mut self.rng);
            let moved = self.append(vec![pick::plain("mov", Width::W64, &[Gpr::RAX.into(), from.into()])]);
            assert!(moved, "the registers in use are defined");
        }
        let mut results = Vec::new();
        for g in [Gpr::RAX, Gpr::RDX] {
            let wanted = g == Gpr::RAX || self.rng.below(4) == 0;
            if let Some(widest) = self.known.width(g).filter(|_| wanted) {
                let narrower = Width::GENERAL[self.rng.below(4)].min(widest);
                results.push((g, if self.rng.below(3) == 0 { narrower } else { widest }));
            }
        }
        results
    }
}

fn assembly(name: &str, arguments: &[Gpr], results: &[(Gpr, Width)], insts: &[Inst], syntax: Syntax) -> String {
    let list = |names: Vec<String>| names.join(", ");
    let arguments = list(arguments.iter().map(Gpr::to_string).collect());
    let results = list(results.iter().map(|(g, w)| g.name(*w).to_string()).collect());
    let mut out = format!("# superopt: {name}({arguments}) -> {results}\n");
    if syntax == Syntax::Intel {
        out += "\t.intel_syntax noprefix\n";
    }
    out += &format!("\t.text\n\t.globl {name}\n\t.type {name}, @function\n{name}:\n");
    for inst in insts {
        out += &format!("\t{}\n", text(inst, syntax));
    }
    out + &format!("\tret\n\t.size {name}, .-{name}\n")
}
