//! The machine code of a placement: functions at random distances, each with two callers, and the clock.

use super::{CallOrder, CallTable, Callee, shuffled};
use crate::feature::{Feature, FeatureSet};
use crate::measure::code::Assembler;
use crate::reg::{Reg, RegisterFile};
use iced_x86::{Code, IcedError, Instruction, MemoryOperand, Register};

/// Bytes of a line of the instruction cache.
pub(super) const LINE: usize = 64;
/// Most lines between two pieces of code, and one more.
const GAP: usize = 64;
/// Dependent additions, one cycle each on every CPU, of one run of the clock.
pub(super) const ADDITIONS: usize = 1000;
/// Of them, in one round of its loop.
const IN_A_ROW: usize = 20;
/// `int3`.
const TRAP: u8 = 0xcc;

/// Callees keep these: the row, the end of the table, zero that is known when the call before is done, and the stack of the
/// process.
const ROW: Register = Register::R12;
const END: Register = Register::R13;
const WAITED: Register = Register::R14;
const OLD_STACK: Register = Register::RBP;
const SAVED: [Register; 6] = [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];
/// No argument, and not kept by callees.
const SPARE_VECTOR: Register = Register::XMM15;

/// All code, and the offsets of the callers and of the clock.
pub(super) fn placed(
    callees: &[Callee],
    calls: &CallTable,
    below: &mut dyn FnMut(usize) -> usize,
) -> Result<(Vec<u8>, Vec<usize>), String> {
    let mut code = Vec::new();
    let mut entries = vec![0; 2 * callees.len() + 1];
    for k in shuffled(callees.len(), below) {
        let callee = &callees[k];
        let gap = LINE * below(GAP) + callee.align * below(LINE / callee.align);
        code.resize(code.len().next_multiple_of(LINE) + gap, TRAP);
        let at = code.len();
        code.extend(&callee.code);
        for order in shuffled(2, below) {
            code.resize(code.len().next_multiple_of(LINE) + LINE * below(GAP), TRAP);
            entries[2 * k + order] = code.len();
            code.extend(caller(code.len(), at, calls, CallOrder::ALL[order]).map_err(|e| e.to_string())?);
        }
    }
    code.resize(code.len().next_multiple_of(LINE), TRAP);
    *entries.last_mut().expect("the clock is one") = code.len();
    code.extend(clock(code.len()).map_err(|e| e.to_string())?);
    Ok((code, entries))
}

/// Bytes of a row of the table.
pub(super) fn row_bytes(calls: &CallTable) -> usize {
    16 * calls.arguments.len() + 8 * calls.states.first().map_or(0, |s| s.waits.len())
}

/// `extern "sysv64" fn(first row, end)` that stands at `at` and calls what stands at `callee` with each row.
fn caller(at: usize, callee: usize, calls: &CallTable, order: CallOrder) -> Result<Vec<u8>, IcedError> {
    let mut c = Assembler::at(at);
    for r in SAVED {
        c.put(Instruction::with1(Code::Push_r64, r));
    }
    c.put(Instruction::with2(Code::Mov_r64_rm64, ROW, Register::RDI));
    c.put(Instruction::with2(Code::Mov_r64_rm64, END, Register::RSI));
    c.put(Instruction::with2(Code::Mov_r64_rm64, OLD_STACK, Register::RSP));
    c.put(Instruction::with2(Code::Mov_r64_imm64, Register::RSP, calls.stack + 8));
    c.put(Instruction::with2(Code::Xor_r32_rm32, Register::R14D, Register::R14D));
    c.align();
    let top = c.length();
    load(&mut c, calls, order)?;
    c.put(Instruction::with_branch(Code::Call_rel32_64, callee as u64));
    if order == CallOrder::Dependent {
        wait(&mut c, calls)?;
    }
    c.put(Instruction::with2(Code::Add_rm64_imm32, ROW, row_bytes(calls) as i32));
    c.put(Instruction::with2(Code::Cmp_rm64_r64, ROW, END));
    c.put(Instruction::with_branch(Code::Jne_rel32_64, top as u64));
    c.put(Instruction::with2(Code::Mov_r64_rm64, Register::RSP, OLD_STACK));
    if FeatureSet::native().contains(Feature::Avx) {
        c.plain(Code::VEX_Vzeroupper);
    }
    for r in SAVED.into_iter().rev() {
        c.put(Instruction::with1(Code::Pop_r64, r));
    }
    c.plain(Code::Retnq);
    Ok(c.take())
}

/// The arguments of a row; for dependent calls with the zero that the call before gave.
fn load(c: &mut Assembler, calls: &CallTable, order: CallOrder) -> Result<(), IcedError> {
    let waits = order == CallOrder::Dependent;
    let is_vector = |r: &Reg| r.file() == RegisterFile::Vector;
    if waits && calls.arguments.iter().any(is_vector) {
        c.put(Instruction::with2(Code::Movq_xmm_rm64, SPARE_VECTOR, WAITED));
    }
    for (k, r) in calls.arguments.iter().enumerate() {
        let from = MemoryOperand::with_base_displ(ROW, 16 * k as i64);
        let to = named(*r);
        let (mov, or, zero) = match is_vector(r) {
            true => (Code::Movdqu_xmm_xmmm128, Code::Por_xmm_xmmm128, SPARE_VECTOR),
            false => (Code::Mov_r64_rm64, Code::Or_r64_rm64, WAITED),
        };
        c.put(Instruction::with2(mov, to, from));
        if waits {
            c.put(Instruction::with2(or, to, zero));
        }
    }
    Ok(())
}

/// Zero that is known as soon as everything is there that a call gave. `and` with 0 waits, as no idiom does.
fn wait(c: &mut Assembler, calls: &CallTable) -> Result<(), IcedError> {
    c.put(Instruction::with2(Code::Xor_r32_rm32, Register::R14D, Register::R14D));
    for r in &calls.results {
        let word = match r.file() {
            RegisterFile::Vector => {
                c.put(Instruction::with2(Code::Movq_rm64_xmm, Register::RCX, named(*r)));
                Register::RCX
            }
            _ => named(*r),
        };
        c.put(Instruction::with2(Code::Or_r64_rm64, WAITED, word));
    }
    let waits = calls.states.first().map_or(0, |s| s.waits.len());
    for k in 0..waits {
        let at = MemoryOperand::with_base_displ(ROW, (16 * calls.arguments.len() + 8 * k) as i64);
        c.put(Instruction::with2(Code::Mov_r64_rm64, Register::RCX, at));
        c.put(Instruction::with2(Code::Movzx_r32_rm8, Register::ECX, MemoryOperand::with_base(Register::RCX)));
        c.put(Instruction::with2(Code::Or_r64_rm64, WAITED, Register::RCX));
    }
    c.put(Instruction::with2(Code::And_rm64_imm8, WAITED, 0));
    Ok(())
}

fn named(r: Reg) -> Register {
    let first = if r.file() == RegisterFile::Vector { Register::XMM0 } else { Register::RAX };
    first + r.number() as u32
}

/// [`ADDITIONS`] that wait for each other.
fn clock(at: usize) -> Result<Vec<u8>, IcedError> {
    let mut c = Assembler::at(at);
    c.put(Instruction::with2(Code::Mov_r32_imm32, Register::ECX, (ADDITIONS / IN_A_ROW) as u32));
    c.align();
    let top = c.length();
    for _ in 0..IN_A_ROW {
        c.put(Instruction::with2(Code::Add_rm64_r64, Register::RAX, Register::RDI));
    }
    c.put(Instruction::with1(Code::Dec_rm32, Register::ECX));
    c.put(Instruction::with_branch(Code::Jne_rel32_64, top as u64));
    c.plain(Code::Retnq);
    Ok(c.take())
}
