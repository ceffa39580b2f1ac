//! Which operands a row takes, and what an instruction node of it has to have.

use super::cursor::{Parsed, mistake};
use super::rows;
use crate::ir::graph::{Class, Dag, Use, Value};
use isa::row::{Access, OperandSpec};
use isa::{Flag, FlagSet, Row, RowSym, Width, table};

/// How an operand is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandForm {
    Value(Class),
    /// Bits 15:8 of a general register's content.
    High,
    New,
    Any,
    Number,
    Symbol,
    Memory,
    Repeated,
}

#[cfg(test)]
pub fn shapes() -> Vec<OperandForm> {
    let values = isa::RegisterFile::all().map(|file| OperandForm::Value(Class::Register(file)));
    let others = [
        OperandForm::High,
        OperandForm::New,
        OperandForm::Any,
        OperandForm::Number,
        OperandForm::Symbol,
        OperandForm::Memory,
        OperandForm::Repeated,
    ];
    values.chain(others).collect()
}

/// How an operand is written; `None` for a flag's value, which no operand takes.
pub fn shape(dag: &Dag, u: &Use) -> Option<OperandForm> {
    Some(match u {
        Use::Value { value, high: false } if class(dag, *value) != Class::Flag => {
            OperandForm::Value(class(dag, *value))
        }
        Use::Value { value, high: true } if class(dag, *value) == Class::GENERAL => OperandForm::High,
        Use::Value { .. } => return None,
        Use::Fresh => OperandForm::New,
        Use::Any => OperandForm::Any,
        Use::Imm(_) => OperandForm::Number,
        Use::ImmSymbol(_) => OperandForm::Symbol,
        Use::Mem(_) => OperandForm::Memory,
        Use::Broadcast(_) => OperandForm::Repeated,
    })
}

/// What kind of register holds a value; flags at entry are flags by whichever name.
pub fn class(dag: &Dag, v: Value) -> Class {
    match dag.node(v.node).kind {
        crate::ir::graph::Kind::InputFlag(_) => Class::Flag,
        _ => dag.class(v),
    }
}

/// Whether an operand of a row may be written so.
pub fn fits(row: &Row, spec: &OperandSpec, shape: OperandForm) -> bool {
    let k = &spec.kinds;
    let register = k.file.is_some() || k.write_mask || k.fixed.is_some();
    let of_kind = Class::of_kinds(k);
    let keeps = row.upper.leaves_above(k.value_file(), spec.width);
    match shape {
        OperandForm::Value(class) => register && class == of_kind && (spec.access.reads() || keeps),
        OperandForm::High => k.general() && of_kind == Class::GENERAL && spec.width == Width::W8,
        OperandForm::New => register && !spec.access.reads() && !keeps,
        OperandForm::Any => register && !spec.access.reads() && keeps,
        OperandForm::Number | OperandForm::Symbol => k.imm,
        OperandForm::Memory => k.mem || k.address,
        OperandForm::Repeated => k.broadcast.is_some(),
    }
}

/// Whether old content is needed of a register that the instruction uses without naming it.
pub fn needs_content(access: Access, keeps: bool) -> bool {
    access != Access::Write || keeps
}

/// The row of this name that takes these operands.
///
/// # Errors
/// If there is none; what there is instead.
pub fn row(name: &str, dag: &Dag, operands: &[Use]) -> Parsed<isa::RowId> {
    let shapes: Vec<Option<OperandForm>> = operands.iter().map(|u| shape(dag, u)).collect();
    let candidates = rows::find(name);
    let takes = |row: &Row| {
        let one = |(spec, s): (&OperandSpec, &Option<OperandForm>)| s.is_some_and(|s| fits(row, spec, s));
        row.operands.len() == shapes.len() && row.operands.iter().zip(&shapes).all(one)
    };
    if let Some(&id) = candidates.iter().find(|id| takes(table().row(**id))) {
        let in_memory = operands.iter().filter(|u| u.address().is_some()).count();
        return if in_memory > 1 {
            mistake("two operands in memory", "no instruction has two; load one of them first")
        } else {
            Ok(id)
        };
    }
    if candidates.is_empty() {
        let known = rows::alike(name);
        let remedy = match known.is_empty() {
            true => {
                "`superopt-dag isa list` has all instructions; write mnemonic and widths, as in `add.32`".to_string()
            }
            false => format!("known are {}", known.join(", ")),
        };
        return mistake(format!("no instruction `{name}`"), remedy);
    }
    let forms: Vec<String> = candidates.iter().map(|id| isa::describe::heading(table().row(*id))).collect();
    mistake(
        format!("`{name}` does not take these operands"),
        format!(
            "it takes: {}; what is only written is `new`, or at 8 and 16 bits (and in legacy vector encodings) the \
             content that it is merged into, or `any`",
            forms.join(" | ")
        ),
    )
}

/// Numbers that do not fit their operand.
///
/// # Errors
/// The first of them.
pub fn immediates(row: &Row, operands: &[Use]) -> Parsed<()> {
    for (spec, u) in row.operands.iter().zip(operands) {
        let bits = u32::from(spec.width.bits().min(64));
        let Use::Imm(i) = u else { continue };
        let value = i128::from(*i);
        if value < -(1 << (bits - 1)) || value >= 1 << bits {
            return mistake(format!("{i} does not fit {bits} bits"), "write the sign-extended value");
        }
    }
    Ok(())
}

/// Flags that the instruction's results depend on, its immediates being what they are; what it only hands on is anything
/// where nothing is named.
pub fn flags_needed(row: &Row, operands: &[Use]) -> FlagSet {
    let t = table();
    let mut arena = isa::Arena::new();
    let roots = arena.instantiate(&t.arena, &row.expressions(), &mut |arena, sym, width| match RowSym::of(sym) {
        RowSym::Operand(k) if let Some(Use::Imm(i)) = operands.get(usize::from(k)) => {
            arena.constant(width, *i as u128 & (u128::MAX >> (128 - width.min(128))))
        }
        _ => arena.var(sym, width),
    });
    let flag = |(sym, _): (isa::Sym, u16)| match RowSym::of(sym) {
        RowSym::Flag(f) => Some(f),
        _ => None,
    };
    let needed: Vec<Flag> = arena.variables(&roots).into_iter().filter_map(flag).collect();
    FlagSet::of(&needed).intersect(row.flags_used(&t.arena))
}
