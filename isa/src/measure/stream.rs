//! Repeated instructions that do not wait for each other: reciprocal throughput.

use super::place::{self, MeasuredFile, Resource};
use iced_x86::{Code, Instruction, Register};

/// Instructions to be repeated.
pub struct Stream {
    pub body: Vec<Instruction>,
    /// How many of them are the one that is measured.
    pub count: usize,
    /// Instructions before each of them that end a dependence.
    pub breakers: usize,
}

// Numbers of registers that results go to in turn; enough that each is ready when its turn comes again.
const GENERAL: &[usize] = &[3, 6, 7, 5, 8, 9];
const VECTOR: &[usize] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const MASK: &[usize] = &[2, 3, 4, 5];
// Numbers of registers that are only read.
const GENERAL_READ: [usize; 2] = [10, 11];
const VECTOR_READ: [usize; 4] = [12, 13, 14, 15];
const MASK_READ: [usize; 2] = [6, 7];
/// Hold what rax and rdx are set to before each instruction that reads and writes them.
pub const SAVED_RAX: Register = Register::R12;
pub const SAVED_RDX: Register = Register::R13;
/// Cleared to make the flags new.
const SCRATCH: Register = Register::R14D;

/// The instruction over independent registers. Where it reads a register that it does not name and that it wrote before,
/// a register move comes between (which renaming executes); where it reads flags, a cleared register.
pub fn stream(i: &Instruction, reads_flags: bool) -> Stream {
    let (sources, results) = (place::sources(i), place::results(i));
    let mut one = *i;
    let mut reads = [0; 3];
    for &source in sources.iter().filter(|s| !results.contains(s) && !matches!(s, Resource::Fixed(_) | Resource::Flags))
    {
        let (numbers, k): (&[usize], usize) = match place::file_of(i, source) {
            MeasuredFile::Vector => (&VECTOR_READ, 0),
            MeasuredFile::Mask => (&MASK_READ, 1),
            _ => (&GENERAL_READ, 2),
        };
        place::rename(&mut one, source, numbers[reads[k] % numbers.len()]);
        reads[k] += 1;
    }
    let breakers = breakers(i, &sources, &results, reads_flags);
    let mut body = Vec::new();
    let rounds = GENERAL.len() * VECTOR.len() * MASK.len();
    let mut turns = [0; 3];
    for _ in 0..rounds {
        for &result in results.iter().filter(|r| matches!(r, Resource::Operand(_))) {
            let (numbers, k) = match place::file_of(i, result) {
                MeasuredFile::Vector => (VECTOR, 0),
                MeasuredFile::Mask => (MASK, 1),
                _ => (GENERAL, 2),
            };
            place::rename(&mut one, result, numbers[turns[k] % numbers.len()]);
            turns[k] += 1;
        }
        body.extend(breakers.iter().copied());
        body.push(one);
    }
    Stream { count: rounds, breakers: breakers.len(), body }
}

fn breakers(i: &Instruction, sources: &[Resource], results: &[Resource], reads_flags: bool) -> Vec<Instruction> {
    let mut out = Vec::new();
    for &place in sources.iter().filter(|s| results.contains(s)) {
        let saved = match place {
            Resource::Fixed(Register::RAX) => SAVED_RAX,
            Resource::Fixed(Register::RDX) => SAVED_RDX,
            _ => continue,
        };
        let code = Code::Mov_r64_rm64;
        out.push(Instruction::with2(code, place::register(i, place), saved).expect("operands of the code"));
    }
    if reads_flags && i.rflags_modified() != 0 {
        out.push(Instruction::with2(Code::Xor_r32_rm32, SCRATCH, SCRATCH).expect("operands of the code"));
    }
    out
}
