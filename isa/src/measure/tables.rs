//! Code with branches, run on table after table of arguments: cycles per row.
//!
//! How long a branch takes depends on how well it is predicted, so its conditions have to come in an order that the caller
//! chooses. The code runs once for each row of a table in memory, in order.

use super::clock::{Clock, TimedCode};
use super::code::EntryValues;
use crate::cond::Cond;
use crate::inst::{Inst, MemRef, Operand};
use crate::reg::{Gpr, Width};
use iced_x86::{Decoder, DecoderOptions, Instruction};

/// One line of code. Labels are numbers of the caller's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeLine {
    Inst(Inst),
    Branch(Cond, usize),
    Jump(usize),
    Label(usize),
}

/// What is run and timed.
#[derive(Clone, Debug)]
pub struct Pass<'t> {
    pub code: Vec<CodeLine>,
    pub arguments: Vec<Gpr>,
    pub result: Gpr,
    /// Rows of arguments, one after the other.
    pub table: &'t [u64],
    /// Each row's arguments wait for the row before's result.
    pub dependent: bool,
}

/// Registers that the code leaves alone: where the table is read, where it ends, and what results come to. And the stack
/// pointer, and the counter of passes.
const AT: Gpr = Gpr::R12;
const END: Gpr = Gpr::R13;
const SUM: Gpr = Gpr::R14;

/// Registers that are not the code's to use.
pub const TAKEN: [Gpr; 5] = [AT, END, SUM, Gpr::R15, Gpr::RSP];

/// Cycles per row of each pass, `None` where no reading was steady. All run in one child process on one core, in turn, so
/// that neighbours in `passes` meet the same conditions. The code does nothing but compute in registers: the caller has
/// looked at that.
///
/// # Errors
/// Why this machine cannot, as [`super::lists::time`]; or a jump that is too far.
pub fn time(passes: &[Pass]) -> Result<Vec<Option<f64>>, String> {
    if passes.is_empty() {
        return Ok(Vec::new());
    }
    let jobs = passes.iter().map(job).collect::<Result<Vec<TimedCode>, String>>()?;
    Clock::new()?.run(&jobs)
}

fn job(p: &Pass) -> Result<TimedCode, String> {
    if p.arguments.is_empty() || p.table.is_empty() || !p.table.len().is_multiple_of(UNROLLED * p.arguments.len()) {
        return Err(format!("a table without rows by {UNROLLED}"));
    }
    let rows = p.table.len() / p.arguments.len();
    let bytes = assemble(&around(p)?)?;
    let body: Vec<Instruction> = Decoder::new(64, &bytes, DecoderOptions::NONE).into_iter().collect();
    Ok(TimedCode::once(&body, rows, &EntryValues::ones()))
}

/// Rows of one round of the loop: what the loop itself costs is shared between them.
pub const UNROLLED: usize = 4;

/// The code in a loop over the table.
fn around(p: &Pass) -> Result<Vec<CodeLine>, String> {
    let labels =
        p.code.iter().filter_map(|s| if let CodeLine::Label(n) = s { Some(n + 1) } else { None }).max().unwrap_or(0);
    let top = UNROLLED * labels;
    let start = p.table.as_ptr() as u64;
    let end = start + 8 * p.table.len() as u64;
    let mut steps = vec![
        two("mov", AT.into(), Operand::Imm(start as i64))?,
        two("mov", END.into(), Operand::Imm(end as i64))?,
        CodeLine::Label(top),
    ];
    for row in 0..UNROLLED {
        steps.extend(arguments(p, row)?);
        steps.extend(p.code.iter().map(|s| match s {
            CodeLine::Inst(inst) => CodeLine::Inst(inst.clone()),
            CodeLine::Branch(cond, to) => CodeLine::Branch(*cond, row * labels + to),
            CodeLine::Jump(to) => CodeLine::Jump(row * labels + to),
            CodeLine::Label(n) => CodeLine::Label(row * labels + n),
        }));
        if p.dependent {
            // The result does not change the next arguments, but they wait for it.
            steps.push(two("mov", SUM.into(), p.result.into())?);
            steps.push(two("and", SUM.into(), Operand::Imm(0))?);
        } else {
            steps.push(two("xor", SUM.into(), p.result.into())?);
        }
    }
    steps.push(two("add", AT.into(), Operand::Imm((8 * UNROLLED * p.arguments.len()) as i64))?);
    steps.push(two("cmp", AT.into(), END.into())?);
    steps.push(CodeLine::Branch(Cond::Ne, top));
    Ok(steps)
}

/// Loads the arguments of a row.
fn arguments(p: &Pass, row: usize) -> Result<Vec<CodeLine>, String> {
    let mut steps = Vec::new();
    for (k, &g) in p.arguments.iter().enumerate() {
        let disp = (8 * (row * p.arguments.len() + k)) as i64;
        let from = MemRef { base: Some(AT), disp, ..MemRef::default() };
        steps.push(two("mov", g.into(), Operand::Mem(from))?);
        if p.dependent {
            steps.push(two("add", g.into(), SUM.into())?);
        }
    }
    Ok(steps)
}

fn two(mnemonic: &str, a: Operand, b: Operand) -> Result<CodeLine, String> {
    let row = crate::table().find(mnemonic, Width::W64).ok_or_else(|| format!("the table has no {mnemonic}"))?;
    Ok(CodeLine::Inst(Inst { row, operands: vec![a, b] }))
}

/// Bytes of a jump to somewhere near, and of one further away (SDM vol. 2, Jcc and JMP).
const SHORT: usize = 2;
const LONG: usize = 6;

/// Machine code; jumps that can be short are.
fn assemble(steps: &[CodeLine]) -> Result<Vec<u8>, String> {
    let encoded: Vec<Vec<u8>> = steps
        .iter()
        .map(|s| match s {
            CodeLine::Inst(inst) => crate::codec::encode(inst).map_err(|e| e.to_string()),
            _ => Ok(Vec::new()),
        })
        .collect::<Result<_, _>>()?;
    let mut length: Vec<usize> = encoded.iter().map(Vec::len).collect();
    for (s, l) in steps.iter().zip(&mut length) {
        if matches!(s, CodeLine::Branch(..) | CodeLine::Jump(_)) {
            *l = SHORT;
        }
    }
    loop {
        let at: Vec<usize> = length.iter().scan(0, |sum, l| Some(std::mem::replace(sum, *sum + l))).collect();
        let label = |n: usize| {
            let found = steps.iter().position(|s| *s == CodeLine::Label(n));
            found.map(|k| at[k] as i64).ok_or_else(|| format!("no label {n}"))
        };
        let mut bytes = Vec::new();
        let mut grown = false;
        for (k, s) in steps.iter().enumerate() {
            let (CodeLine::Branch(_, to) | CodeLine::Jump(to)) = s else {
                bytes.extend_from_slice(&encoded[k]);
                continue;
            };
            let away = label(*to)? - (at[k] + length[k]) as i64;
            match (i8::try_from(away), length[k] == SHORT) {
                (Ok(near), true) => bytes.extend([short_opcode(s), near as u8]),
                (Err(_), true) => {
                    length[k] = LONG;
                    grown = true;
                }
                (_, false) => bytes.extend(long(s, i32::try_from(away).map_err(|e| e.to_string())?)),
            }
        }
        if !grown {
            return Ok(bytes);
        }
    }
}

fn short_opcode(s: &CodeLine) -> u8 {
    if let CodeLine::Branch(cond, _) = s { 0x70 | *cond as u8 } else { 0xeb }
}

/// A jump has a no-op behind it, so that all have one length.
fn long(s: &CodeLine, away: i32) -> Vec<u8> {
    match s {
        CodeLine::Branch(cond, _) => [vec![0x0f, 0x80 | *cond as u8], away.to_le_bytes().to_vec()].concat(),
        _ => [vec![0xe9], (away + 1).to_le_bytes().to_vec(), vec![0x90]].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_jumps_are_long() {
        let add = two("add", Gpr::RAX.into(), Gpr::RDI.into()).expect("a row");
        let many = vec![add; 60];
        let steps = [vec![CodeLine::Branch(Cond::E, 1), CodeLine::Jump(1)], many, vec![CodeLine::Label(1)]].concat();
        let bytes = assemble(&steps).expect("it has code");
        assert_eq!(bytes.len(), 60 * 3 + 2 * LONG);
        let mut all = Decoder::new(64, &bytes, DecoderOptions::NONE).into_iter();
        let branch = all.next().expect("a branch");
        assert_eq!(branch.near_branch_target(), bytes.len() as u64);
        assert_eq!(all.next().expect("a jump").near_branch_target(), bytes.len() as u64);
    }
}
