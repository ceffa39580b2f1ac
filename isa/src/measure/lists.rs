//! Lists of instructions as they stand, repeated: cycles per repetition.

use super::clock::{Clock, TimedCode};
use super::code::EntryValues;
use crate::inst::Inst;
use iced_x86::{Decoder, DecoderOptions, Instruction};

/// Times of the whole round of lists; the smallest counts.
const ROUNDS: usize = 3;

/// Cycles per repetition of each list, `None` where no reading was steady. All run in one child process on one core, in
/// turn and several times over, so that neighbours in `lists` meet the same conditions. Registers hold 1 at the start;
/// `rsp` and `r15` are not the lists' to use. Lists are straight code over registers: the caller has looked at that.
///
/// # Errors
/// Why this machine cannot: not x86-64 Linux, no memory, a clock that does not tick evenly, or an instruction that has no
/// encoding.
pub fn time(lists: &[Vec<Inst>]) -> Result<Vec<Option<f64>>, String> {
    if lists.is_empty() {
        return Ok(Vec::new());
    }
    let bodies = lists.iter().map(|l| l.iter().map(decoded).collect()).collect::<Result<Vec<Vec<Instruction>>, _>>()?;
    let values = EntryValues::ones();
    let jobs: Vec<TimedCode> = (0..ROUNDS).flat_map(|_| bodies.iter().map(|b| TimedCode::new(b, 1, &values))).collect();
    let times = Clock::new()?.run(&jobs)?;
    let least = |k: usize| times.iter().skip(k).step_by(lists.len()).filter_map(|t| *t).reduce(f64::min);
    Ok((0..lists.len()).map(least).collect())
}

fn decoded(inst: &Inst) -> Result<Instruction, String> {
    let bytes = crate::codec::encode(inst).map_err(|e| e.to_string())?;
    Ok(Decoder::new(64, &bytes, DecoderOptions::NONE).decode())
}
