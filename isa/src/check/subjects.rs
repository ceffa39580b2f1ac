//! What is run for a row: its forms in each of their encodings.

use super::forms;
use super::model::StateModel;
use crate::codec::{Syntax, encode_as, text};
use crate::feature::FeatureSet;
use crate::inst::Inst;
use crate::native::CpuState;
use crate::row::{Row, RowId, Table};
use crate::table::{features, tzcnt_or_bsf};
use iced_x86::Code;
use std::sync::Arc;

/// One form under test.
pub(super) struct Subject {
    /// Number of the encoding among the row's.
    pub encoding: usize,
    /// Intel syntax.
    pub text: String,
    pub code: Vec<u8>,
    pub model: Arc<StateModel>,
    /// The memory operand's address is moved down by a byte, and only whether that faults is compared.
    pub misaligned: bool,
}

impl Subject {
    /// Moves the operand's address, if this subject is for that.
    pub fn misalign(&self, states: &mut [CpuState]) {
        for (base, _) in self.model.accesses.iter().filter_map(|a| a.base).filter(|_| self.misaligned) {
            states.iter_mut().for_each(|s| s.gpr[base.index()] -= 1);
        }
    }
}

/// The row's subjects on this CPU, at most `most` forms for each encoding, and why others are not run.
pub(super) fn subjects(
    table: &Table,
    id: RowId,
    cell_end: u64,
    most: usize,
    seed: u64,
) -> (Vec<Subject>, Option<String>) {
    let row = table.row(id);
    let runs = |code: Code| {
        // Where there is no BMI1, `tzcnt` runs as `bsf`, as the row says.
        tzcnt_or_bsf(id).is_some() || FeatureSet::native().includes(features(code))
    };
    let (codes, lacking): (Vec<_>, Vec<_>) = row.codes.iter().copied().enumerate().partition(|&(_, code)| runs(code));
    let missing = lacking.first().map(|&(_, code)| {
        let missing = features(code).minus(FeatureSet::native());
        format!("this CPU has no {missing}, which {} of {} encodings need", lacking.len(), row.codes.len())
    });
    if row.meaning.taken.is_some() {
        return (branches(table, id, cell_end), missing);
    }
    let all = encoded(row, forms::forms(table, id), &codes);
    let tried = |encoding: usize| all.iter().any(|(_, e)| e.iter().any(|(i, _)| *i == encoding));
    let untried =
        codes.iter().find(|(i, _)| !tried(*i)).map(|(_, code)| format!("no form to try has encoding {code:?}"));
    let missing = missing.or(untried);
    let mut out = Vec::new();
    for (inst, encodings) in chosen(all, row.codes.len(), most, seed) {
        out.extend(in_encodings(&inst, &Arc::new(StateModel::of(table, &inst, cell_end)), encodings));
    }
    (out, missing)
}

/// An instruction with the numbers and bytes of its encodings.
type Encoded = (Inst, Vec<(usize, Vec<u8>)>);

fn encoded(row: &Row, forms: Vec<Inst>, codes: &[(usize, Code)]) -> Vec<Encoded> {
    let encodings = |inst: &Inst| {
        codes.iter().filter_map(|&(i, code)| Some((i, encode_as(code, row, &inst.operands)?))).collect::<Vec<_>>()
    };
    forms.into_iter().map(|inst| (encodings(&inst), inst)).map(|(e, inst)| (inst, e)).collect()
}

/// At most `most` forms at random for each encoding.
fn chosen(mut forms: Vec<Encoded>, encodings: usize, most: usize, seed: u64) -> Vec<Encoded> {
    let mut rng = fastrand::Rng::with_seed(seed);
    for encoding in 0..encodings {
        let has = |(_, (_, e)): &(usize, &Encoded)| e.iter().any(|(i, _)| *i == encoding);
        let mut left_out: Vec<usize> = forms.iter().enumerate().filter(has).map(|(k, _)| k).collect();
        rng.shuffle(&mut left_out);
        left_out.drain(..most.min(left_out.len()));
        for k in left_out {
            forms[k].1.retain(|(i, _)| *i != encoding);
        }
    }
    forms.retain(|(_, e)| !e.is_empty());
    forms
}

/// A form in some of its encodings; with a memory operand wider than a byte, also at an unaligned address.
fn in_encodings(inst: &Inst, model: &Arc<StateModel>, encodings: Vec<(usize, Vec<u8>)>) -> Vec<Subject> {
    let text = text(inst, Syntax::Intel);
    let movable = model.accesses.iter().any(|a| a.width.bits() > 8 && a.base.is_some());
    let kinds: &[bool] = if movable { &[false, true] } else { &[false] };
    let subject = |encoding: usize, code: &Vec<u8>, misaligned: bool| {
        let (text, code, model) = (text.clone(), code.clone(), Arc::clone(model));
        Subject { encoding, text, code, model, misaligned }
    };
    encodings.iter().flat_map(|(i, code)| kinds.iter().map(|&misaligned| subject(*i, code, misaligned))).collect()
}

/// A conditional jump over `mov r15b, 1`, short and near.
fn branches(table: &Table, id: RowId, cell_end: u64) -> Vec<Subject> {
    const OVER: [u8; 3] = [0x41, 0xb7, 1];
    let row = table.row(id);
    let model = Arc::new(StateModel::of_branch(table, id, cell_end));
    let subject = |(encoding, code): (usize, &Code)| {
        let opcode = code.op_code().op_code() as u8;
        let jump = if code.is_jcc_short() { vec![opcode, 3] } else { vec![0x0f, opcode, 3, 0, 0, 0] };
        let is_branch = code.is_jcc_short() || code.is_jcc_near();
        is_branch.then(|| Subject {
            encoding,
            text: format!("{} over mov r15b, 1", row.mnemonic),
            code: [jump, OVER.to_vec()].concat(),
            model: Arc::clone(&model),
            misaligned: false,
        })
    };
    row.codes.iter().enumerate().filter_map(subject).collect()
}
