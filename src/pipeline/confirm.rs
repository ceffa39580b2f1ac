//! A result that somebody else claims, proved here. The claimed text is read as code; what is printed is this program's own
//! text of that code, and nothing is believed of it: not that it is equal, nor that it is better, nor what it says of
//! unwinding.

use super::result::FunctionResult;
use super::{Optimized, Settings, Stands};
use crate::function::context::FunctionContext;
use crate::function::readback::{ReadBack, Refused, reread};
use crate::function::segment::{Segment, segments};
use crate::input::Replacement;
use dag::smt;
use isa::{Decoded, Gpr};
use lowering::phases::if_conversion::Item;
use std::borrow::Cow;
use std::time::Instant;

/// Lengths of constants in bytes that new code may come with.
const DATA: std::ops::RangeInclusive<usize> = 4..=64;

/// Proves that replacements may stand in a function's text, as [`super::optimize`] would have had to: the result is that of
/// a search that found just them, or says why they are refused.
pub fn confirm(context: &FunctionContext, settings: &Settings, claimed: &[Replacement]) -> Optimized {
    let started = Instant::now();
    let settings = &settings.under(&context.contract);
    let mut result = FunctionResult::new(context.entry(), &context.contract, settings.objective, settings.tune);
    let mut better = result.clone();
    match smt::until(settings.end, || confirmed(context, settings, claimed, &mut better)) {
        Ok(Stands { replacements, queries, unmerged }) => {
            better.finish(better.ended_with(&replacements), started.elapsed());
            Optimized { replacements, result: better, queries, alternatives: Vec::new(), unmerged }
        }
        Err(why) => {
            result.refuse(why);
            result.finish(result.ended_with(&[]), started.elapsed());
            Optimized::nothing(result)
        }
    }
}

/// What is claimed, proved; tails that are merged then are not claimed, but found anew.
fn confirmed(
    context: &FunctionContext,
    settings: &Settings,
    claimed: &[Replacement],
    result: &mut FunctionResult,
) -> Result<Stands, Refused> {
    let own = own_text(context, settings, claimed)?;
    let readback = ReadBack::new(context, settings.demands());
    let mut stands = Stands::default();
    if !own.is_empty() {
        stands.prove(own, &readback, result)?;
    }
    let stands = stands.with_merged_tails(&readback, settings, result);
    if stands.replacements.is_empty() {
        return Err(unreadable("it replaces nothing"));
    }
    let key = |cost| settings.objective.key(cost);
    let cost = readback.prove(&stands.replacements)?.cost;
    let is_better = key(cost) < key(context.cost(&context.function, settings.tune));
    if is_better { Ok(stands) } else { Err(unreadable("it is no better than the original")) }
}

/// This program's text of the claimed code, in place of segments of its own.
fn own_text(
    context: &FunctionContext,
    settings: &Settings,
    claimed: &[Replacement],
) -> Result<Vec<Replacement>, Refused> {
    let mut claimed = claimed.to_vec();
    claimed.sort_by_key(|r| r.first);
    for r in &mut claimed {
        // What is to be told of unwinding is found anew.
        r.lines.retain(|line| !line.starts_with(".cfi_"));
        r.function = context.index;
        if !r.lines.iter().all(|line| is_code(line)) {
            return Err(unreadable("it has lines that are no instructions"));
        }
        let is_constant = |(label, bytes): &(String, Vec<u8>)| {
            dag::ir::data::is_label(label)
                && label.chars().all(is_of_name)
                && DATA.contains(&bytes.len())
                && bytes.len().is_power_of_two()
        };
        if !r.data.iter().all(is_constant) {
            return Err(unreadable("it has data that are no constants"));
        }
    }
    let segments = segments(context, settings.tune);
    let read = reread(context.module, &claimed, context.index, context.features)?;
    let mut insts = read.function.insts.iter().map(|i| &i.decoded);
    let (mut next, mut own) = (0, Vec::new());
    for r in &claimed {
        let is_place = |s: &&Segment, last| (s.first, last, s.frameless) == (r.first, r.last, r.frameless);
        // What the branch behind a segment may ask for is not known before the search.
        let branching = segments.iter().find(|s| s.behind.is_some() && is_place(s, s.last + 1));
        let segment = branching.or_else(|| segments.iter().find(|s| is_place(s, s.last)));
        let mut segment = Cow::Borrowed(segment.ok_or_else(|| unreadable("it replaces no segment"))?);
        // What stands before it stands as it stood.
        let before = r.first.checked_sub(next).ok_or_else(|| unreadable("its replacements overlap"))?;
        insts.by_ref().take(before).for_each(drop);
        let returns = segment.returns.is_some();
        let code = &r.lines[..r.lines.len().saturating_sub(usize::from(returns || branching.is_some()))];
        let items = code.iter().map(|line| item(line, &mut insts)).collect::<Result<Vec<_>, _>>()?;
        if returns && insts.next() != Some(&Decoded::Return) {
            return Err(unreadable("it does not return"));
        }
        if let Some(s) = branching {
            let Some(Decoded::Branch(cond, _)) = insts.next() else { return Err(unreadable("it does not branch")) };
            segment = Cow::Owned(s.with_branch_on(*cond).ok_or_else(|| unreadable("it replaces no segment"))?);
        }
        let made = context.replacement(&segment, &items).map_err(|g: Gpr| Refused::Unwinding(g.to_string()))?;
        own.push(made);
        next = r.last + 1;
    }
    Ok(own)
}

/// One line as it was read.
fn item<'a>(line: &str, insts: &mut impl Iterator<Item = &'a Decoded>) -> Result<Item, Refused> {
    let other = || unreadable("it has instructions that no lowering gives");
    if let Some(label) = line.strip_suffix(':') {
        return number(label).map(Item::Label).ok_or_else(other);
    }
    let target = || line.split_whitespace().last().and_then(number).ok_or_else(other);
    match insts.next() {
        Some(Decoded::Plain(inst)) => {
            // The stack pointer stays where unwinding expects it.
            let moves = inst.operands.iter().any(|o| o.reg().and_then(|r| r.gpr()) == Some(Gpr::RSP));
            if moves { Err(other()) } else { Ok(Item::Inst(inst.clone())) }
        }
        Some(Decoded::Branch(cond, _)) => Ok(Item::Branch(*cond, target()?)),
        Some(Decoded::Jump(_)) => Ok(Item::Jump(target()?)),
        Some(Decoded::Return) => Ok(Item::Return),
        _ => Err(other()),
    }
}

/// The number at the end of a new label's name.
fn number(label: &str) -> Option<usize> {
    label.rsplit_once('_')?.1.parse().ok()
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_.$".contains(c)
}

/// Whether a line is one instruction or one local label, and can be nothing else to an assembler: no comment, directive,
/// macro's argument in quotes, second statement or assignment.
fn is_code(line: &str) -> bool {
    if let Some(label) = line.strip_suffix(':') {
        return label.starts_with(".L") && label.chars().all(is_of_name);
    }
    let end = line.find(' ').unwrap_or(line.len());
    let (mnemonic, operands) = line.split_at(end);
    let is_mnemonic = !mnemonic.is_empty() && mnemonic.chars().all(|c| c.is_ascii_alphanumeric());
    let is_operand = |c: char| is_of_name(c) || " %(),+-*@:[]{}".contains(c);
    // A colon follows a segment register, not a name that it would make a label.
    let mut before_colons = operands.split(':').collect::<Vec<_>>();
    before_colons.pop();
    let segments = before_colons.iter().all(|b| b.ends_with("fs") || b.ends_with("gs"));
    is_mnemonic && operands.chars().all(is_operand) && segments && !operands.trim_start().starts_with([':', '='])
}

fn unreadable(why: &str) -> Refused {
    Refused::Unreadable(format!("a claimed result is refused: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_instructions_and_local_labels_are_code() {
        for line in [
            "ret",
            "leal 1(%rdi,%rsi,2), %eax",
            "movq %fs:40, %rax",
            "mov eax, dword ptr fs:[rdi + 4*rsi]",
            "vmovdqu8 %zmm0, (%rdi){%k1}",
            "jne .Lway0_1_2",
            ".Lway0_1_2:",
            "movq foo@GOTPCREL(%rip), %rax",
        ] {
            assert!(is_code(line), "{line}");
        }
        for line in [
            "",
            ".section .ctors",
            ".incbin \"x\"",
            "nop; .byte 0",
            "nop\n.byte 0",
            "nop # x",
            "nop /* x",
            "foo: nop",
            "foo :",
            "main:",
            "x = 5",
            "nop // x",
            "movl $'a', %eax",
            ".cfi_endproc",
            "\tnop",
        ] {
            assert!(!is_code(line), "{line}");
        }
    }
}
