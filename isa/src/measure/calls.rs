//! Functions of machine code, called once for each row of a table of arguments: cycles per call.

use super::clock::{Clock, TimedCode};
use super::code::EntryValues;
use crate::reg::{Reg, RegisterFile};
use iced_x86::{Code, Decoder, DecoderOptions, Encoder, Instruction, MemoryOperand, Register};

/// Machine code that is called at its first byte and returns.
#[derive(Clone, Debug)]
pub struct TimedFunction {
    pub code: Vec<u8>,
    /// Offsets of instructions that read relative to the instruction pointer, with the bytes that stand there.
    pub constants: Vec<(usize, Vec<u8>)>,
    /// Offsets and lengths of instructions that no row reaches: they stop the function.
    pub unreached: Vec<(usize, usize)>,
}

/// What is called, and with what.
#[derive(Clone, Debug)]
pub struct TimedCall<'t> {
    pub function: &'t TimedFunction,
    /// General and vector registers.
    pub arguments: &'t [Reg],
    /// Rows of arguments, one after the other; of each argument 128 bits, the low half first.
    pub table: &'t [[u64; 2]],
}

/// Times of the whole round of calls; the smallest counts.
const ROUNDS: usize = 5;

/// Cycles per row of each call, the loading of the arguments and the call itself included; `None` where a signal stopped it
/// or no reading was steady. All run in one child process on one core, in turn and several times over, so that neighbours in
/// `calls` meet the same conditions. The code keeps the registers that callees keep and touches no memory but its frame: the
/// caller has looked at that.
///
/// # Errors
/// Why this machine cannot, as [`super::lists::time`]; a table without rows; an instruction that cannot be changed.
pub fn time(calls: &[TimedCall]) -> Result<Vec<Option<f64>>, String> {
    if calls.is_empty() {
        return Ok(Vec::new());
    }
    let bodies = calls.iter().map(body).collect::<Result<Vec<_>, String>>()?;
    let rows = |c: &TimedCall| c.table.len() / c.arguments.len();
    let job = |(c, b): (&TimedCall, &Vec<Instruction>)| TimedCode::once(b, rows(c), &EntryValues::of_callers());
    let jobs: Vec<TimedCode> = (0..ROUNDS).flat_map(|_| calls.iter().zip(&bodies).map(job)).collect();
    let times = Clock::new()?.run(&jobs)?;
    let least = |k: usize| times.iter().skip(k).step_by(calls.len()).filter_map(|t| *t).reduce(f64::min);
    Ok((0..calls.len()).map(least).collect())
}

/// Where the function begins in the repeated code, and what its constants are aligned to.
const LINE: usize = 64;
/// Where the table is read, and where it ends: callees keep both.
const AT: Register = Register::R12;
const END: Register = Register::R13;

/// The function, its constants, and the loop over the table. The first instruction jumps to the loop.
fn body(c: &TimedCall) -> Result<Vec<Instruction>, String> {
    if c.arguments.is_empty() || c.table.is_empty() || !c.table.len().is_multiple_of(c.arguments.len()) {
        return Err("a table without rows".to_string());
    }
    let linked = linked(c.function)?;
    let main = LINE + linked.len();
    let jump = Instruction::with_branch(Code::Jmp_rel32_64, main as u64).map_err(text)?;
    let mut out = vec![jump];
    out.extend(bytes(&vec![TRAP; LINE - length(&jump)?])?);
    out.extend(bytes(&linked)?);
    let (from, row) = (c.table.as_ptr() as u64, 16 * c.arguments.len());
    let move_to = |r, value: u64| Instruction::with2(Code::Mov_r64_imm64, r, value).map_err(text);
    out.extend([move_to(AT, from)?, move_to(END, from + 16 * c.table.len() as u64)?]);
    let top = main + length(&out[out.len() - 1])? + length(&out[out.len() - 2])?;
    for (k, register) in c.arguments.iter().enumerate() {
        out.push(load(*register, 16 * k)?);
    }
    out.push(Instruction::with_branch(Code::Call_rel32_64, LINE as u64).map_err(text)?);
    out.push(Instruction::with2(Code::Add_rm64_imm32, AT, row as i32).map_err(text)?);
    out.push(Instruction::with2(Code::Cmp_rm64_r64, AT, END).map_err(text)?);
    out.push(Instruction::with_branch(Code::Jne_rel32_64, top as u64).map_err(text)?);
    Ok(out)
}

fn text(e: iced_x86::IcedError) -> String {
    e.to_string()
}

/// `int3`.
const TRAP: u8 = 0xcc;

/// The function with its constants behind it, ready to run anywhere.
pub(super) fn linked(f: &TimedFunction) -> Result<Vec<u8>, String> {
    let mut out = f.code.clone();
    for &(at, length) in &f.unreached {
        out.get_mut(at..at + length).ok_or("an instruction beyond the code")?.fill(TRAP);
    }
    for (at, constant) in &f.constants {
        out.resize(out.len().next_multiple_of(LINE), TRAP);
        let place = out.len();
        out.extend(constant);
        let mut decoder = Decoder::with_ip(64, &f.code[*at..], *at as u64, DecoderOptions::NONE);
        let i = decoder.decode();
        let offsets = decoder.get_constant_offsets(&i);
        if !i.is_ip_rel_memory_operand() || offsets.displacement_size() != 4 {
            return Err("an operand that is not relative to the instruction pointer".to_string());
        }
        let away = i32::try_from(place as i64 - i.next_ip() as i64).map_err(|e| e.to_string())?;
        let field = at + offsets.displacement_offset();
        out[field..field + 4].copy_from_slice(&away.to_le_bytes());
    }
    out.resize(out.len().next_multiple_of(LINE), TRAP);
    Ok(out)
}

/// Bytes as they are.
fn bytes(all: &[u8]) -> Result<Vec<Instruction>, String> {
    all.chunks(16).map(|c| Instruction::with_declare_byte(c).map_err(text)).collect()
}

fn length(i: &Instruction) -> Result<usize, String> {
    Encoder::new(64).encode(i, 0).map_err(text)
}

fn load(register: Reg, offset: usize) -> Result<Instruction, String> {
    let from = MemoryOperand::with_base_displ(AT, offset as i64);
    let (code, first) = match register.file() {
        RegisterFile::General => (Code::Mov_r64_rm64, Register::RAX),
        RegisterFile::Vector => (Code::Movdqu_xmm_xmmm128, Register::XMM0),
        file => return Err(format!("no {} is an argument", file.traits().noun)),
    };
    let made = Instruction::with2(code, first + register.number() as u32, from);
    made.map_err(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reg::Gpr;

    /// `lea rax, [rdi+rsi]` or so many `imul rax, rdi` before it; `ret`.
    fn slow(multiplications: usize) -> TimedFunction {
        let code = [[0x48, 0x0f, 0xaf, 0xc7].repeat(multiplications), vec![0x48, 0x8d, 0x04, 0x37, 0xc3]].concat();
        TimedFunction { code, constants: Vec::new(), unreached: Vec::new() }
    }

    #[test]
    fn constants_stand_behind_the_code_and_what_is_not_reached_traps() {
        // mov eax, [rip+0]; call; ret
        let code = vec![0x8b, 0x05, 0, 0, 0, 0, 0xe8, 0, 0, 0, 0, 0xc3];
        let f = TimedFunction { code, constants: vec![(0, vec![1, 2, 3, 4])], unreached: vec![(6, 5)] };
        let bytes = linked(&f).expect("it can be linked");
        assert_eq!(bytes[2..6], 58u32.to_le_bytes());
        assert_eq!((&bytes[6..12], &bytes[64..68]), (&[0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xc3][..], &[1, 2, 3, 4][..]));
    }

    #[test]
    fn what_takes_longer_takes_longer() {
        let arguments = [Gpr::RDI, Gpr::RSI].map(Reg::of);
        let table: Vec<[u64; 2]> = (0..128).map(|n| [n, 0]).collect();
        let (short, long) = (slow(0), slow(40));
        let calls = [&short, &long].map(|function| TimedCall { function, arguments: &arguments, table: &table });
        // On a machine that is busy all the time there may be no steady reading.
        let measured = (0..20).find_map(|_| match time(&calls).ok()?[..] {
            [Some(a), Some(b)] if b > 2.0 * a => Some(()),
            _ => None,
        });
        assert!(measured.is_some() || Clock::new().is_err(), "40 multiplications take no longer than none");
    }
}
