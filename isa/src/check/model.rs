//! What the table says an instruction does to a whole machine state, compiled for many states at once.

use super::place::{SYMS, StatePart};
use crate::eval::{Batch, Scratch};
use crate::expr::{Arena, BinOp, ExprId, ExprNode, Sym};
use crate::feature::{Feature, FeatureSet};
use crate::inst::Inst;
use crate::native::CpuState;
use crate::reg::{Flag, Gpr, Reg, Width};
use crate::row::{RowId, Table};
use crate::step::{self, Machine};

/// Variables that are no [`StatePart`]: whether there is BMI1, then the unknowns.
const BMI1: Sym = Sym(SYMS);
const UNKNOWN_0: u32 = SYMS + 1;
/// States evaluated at once, so that the working set stays in the cache.
pub(super) const CHUNK: usize = 256;
/// Bits of RFLAGS that are compared.
const STATUS_FLAGS: u64 = 0x8d5;
/// The exception bits of MXCSR, which the contract does not observe.
const EXCEPTIONS: u32 = 0x3f;

/// The state after an instruction as terms over the state before.
pub(super) struct StateModel {
    /// Roots: `written`, the fault, the addresses accessed.
    batch: Batch,
    /// Words that the outcome depends on, in the order of the batch's inputs.
    inputs: Vec<(StatePart, usize)>,
    /// The places of these words.
    pub reads: Vec<StatePart>,
    /// Words that may change; everything else must stay.
    written: Vec<(StatePart, usize)>,
    unknowns: usize,
    pub accesses: Vec<MemoryAccess>,
}

/// Memory that an instruction accesses: the end of the cell, for a second one (the stack of `push [mem]`) the end of its
/// first half.
#[derive(Clone, Copy, Debug)]
pub(super) struct MemoryAccess {
    pub width: Width,
    /// An address that is no multiple of the width faults.
    pub aligned: bool,
    /// Where it is to lie.
    address: u64,
    /// The register that has to hold an address, and what to put there.
    pub base: Option<(Gpr, u64)>,
}

impl MemoryAccess {
    /// Number of the cell's word in which it ends.
    pub fn last_word(&self) -> usize {
        // The cell ends with a page.
        (self.address + u64::from(self.width.bytes()) - 1) as usize / 8 % 8
    }
}

/// Buffers of [`StateModel::predict`].
#[derive(Default)]
pub(super) struct PredictBuffers {
    scratch: Scratch,
    columns: Vec<Vec<u64>>,
}

/// What the table predicts for up to [`CHUNK`] states: `[choice of the unknowns][root][state]`.
pub(super) struct Prediction(Vec<Vec<Vec<u64>>>);

impl StateModel {
    pub fn of(table: &Table, inst: &Inst, cell_end: u64) -> StateModel {
        let mut m = Symbolic::new();
        step::execute_in(table, &mut m, inst);
        m.compile(cell_end)
    }

    /// A conditional jump over `mov r15b, 1`.
    pub fn of_branch(table: &Table, row: RowId, cell_end: u64) -> StateModel {
        let mut m = Symbolic::new();
        let taken = table.row(row).meaning.taken.expect("the row is a conditional jump's");
        let flags = Flag::ALL.map(|f| m.flag(f));
        let subst = &mut |_: &mut Arena, s: Sym, _: u16| match crate::row::RowSym::of(s) {
            crate::row::RowSym::Flag(f) => flags[f.index()],
            other => unreachable!("a condition reads flags, not {}", other.name()),
        };
        let taken = m.a.instantiate(&table.arena, &[taken], subst)[0];
        let old = m.gpr(Gpr::R15);
        let (upper, one) = (m.a.extract(old, 8, 56), m.a.constant(8, 1));
        let new = m.a.concat(upper, one);
        let merged = m.a.ite(taken, old, new);
        m.set_gpr(Gpr::R15, merged);
        m.compile(cell_end)
    }

    /// What the table says about at most [`CHUNK`] states.
    pub fn predict(&self, before: &[CpuState], buffers: &mut PredictBuffers) -> Prediction {
        let run = |choice: &Vec<u64>| self.evaluate(before, choice, buffers);
        Prediction(self.choices().iter().map(run).collect())
    }

    /// Values of the unknowns to try: bits in which the outcomes differ are undefined.
    fn choices(&self) -> Vec<Vec<u64>> {
        if self.unknowns == 0 {
            return vec![Vec::new()];
        }
        let mut rng = fastrand::Rng::with_seed(self.unknowns as u64);
        let mut random = || (0..self.unknowns).map(|_| rng.u64(..)).collect();
        vec![vec![0; self.unknowns], vec![u64::MAX; self.unknowns], random(), random()]
    }

    fn evaluate(&self, before: &[CpuState], unknowns: &[u64], buffers: &mut PredictBuffers) -> Vec<Vec<u64>> {
        let all = self.inputs.len() + 1 + unknowns.len();
        let columns = &mut buffers.columns;
        columns.resize(columns.len().max(all), Vec::new());
        columns.iter_mut().for_each(Vec::clear);
        for (column, &(place, i)) in columns.iter_mut().zip(&self.inputs) {
            column.extend(before.iter().map(|s| place.word(s, i)));
        }
        let bmi1 = u64::from(FeatureSet::native().contains(Feature::Bmi1));
        for (column, &value) in columns[self.inputs.len()..].iter_mut().zip([bmi1].iter().chain(unknowns)) {
            column.resize(before.len(), value);
        }
        let inputs: Vec<&[u64]> = columns[..all].iter().map(Vec::as_slice).collect();
        let mut out = vec![Vec::new(); self.roots()];
        self.batch.run_into(&inputs, before.len(), &mut buffers.scratch, &mut out);
        out
    }

    /// Number of the fault's root; the address follows it.
    fn fault_root(&self) -> usize {
        self.written.len()
    }

    fn roots(&self) -> usize {
        self.fault_root() + 1 + self.accesses.len()
    }

    /// What the CPU left in state `k` of a prediction, if the table does not allow it: the table's state, and what
    /// differs. Undefined bits are as the CPU has them.
    pub fn difference(
        &self,
        p: &Prediction,
        k: usize,
        before: &CpuState,
        cpu: &CpuState,
    ) -> Option<(CpuState, String)> {
        let mut expected = *before;
        if p.value(self.fault_root(), k) == 1 {
            expected.signal = libc::SIGFPE as u64;
        } else {
            for (root, &(place, i)) in self.written.iter().enumerate() {
                let free = p.free(root, k);
                place.set_word(&mut expected, i, p.value(root, k) & !free | place.word(cpu, i) & free);
            }
            expected.flags = expected.flags & STATUS_FLAGS | cpu.flags & !STATUS_FLAGS;
            expected.mxcsr = expected.mxcsr & !EXCEPTIONS | cpu.mxcsr & EXCEPTIONS;
            let elsewhere = |(i, a): (usize, &MemoryAccess)| p.value(self.fault_root() + 1 + i, k) != a.address;
            if self.accesses.iter().enumerate().any(elsewhere) {
                return Some((expected, "address".to_string()));
            }
        }
        (expected != *cpu).then(|| (expected, name_of_difference(&expected, cpu)))
    }

    /// The same for a state whose memory operand is not aligned: only whether that faults.
    pub fn misaligned_difference(&self, before: &CpuState, cpu: &CpuState) -> Option<(CpuState, String)> {
        let aligned = self.accesses.iter().any(|a| a.aligned);
        let fault = libc::SIGSEGV as u64;
        let what = || format!("fault at an unaligned address (signal {})", cpu.signal);
        let signal = if aligned { fault } else { 0 };
        ((cpu.signal == fault) != aligned).then(|| (CpuState { signal, ..*before }, what()))
    }
}

impl Prediction {
    fn value(&self, root: usize, k: usize) -> u64 {
        self.0[0][root][k]
    }

    /// Bits that depend on an unknown.
    fn free(&self, root: usize, k: usize) -> u64 {
        self.0[1..].iter().fold(0, |m, v| m | (v[root][k] ^ self.0[0][root][k]))
    }
}

fn name_of_difference(expected: &CpuState, cpu: &CpuState) -> String {
    if expected.signal != cpu.signal {
        return format!("fault (signal {})", cpu.signal);
    }
    let differs = |p: &StatePart| (0..p.words()).any(|i| p.word(expected, i) != p.word(cpu, i));
    StatePart::all().find(differs).map_or("flags".to_string(), |p| p.to_string())
}

/// A machine whose values are terms.
struct Symbolic {
    a: Arena,
    /// Values of the places that were read or written.
    values: Vec<(StatePart, ExprId)>,
    fault: ExprId,
    /// Addresses, widths, whether they must be aligned.
    accesses: Vec<(ExprId, Width, bool)>,
    unknowns: Vec<Sym>,
}

impl Symbolic {
    fn new() -> Symbolic {
        let mut a = Arena::new();
        let fault = a.bool(false);
        Symbolic { a, values: Vec::new(), fault, accesses: Vec::new(), unknowns: Vec::new() }
    }

    fn get(&mut self, place: StatePart) -> ExprId {
        match self.values.iter().find(|(p, _)| *p == place) {
            Some(&(_, value)) => value,
            None => self.before(place),
        }
    }

    /// The value before: a variable for each word.
    fn before(&mut self, place: StatePart) -> ExprId {
        let low = self.a.var(place.sym(0), place.word_bits(0));
        (1..place.words()).fold(low, |below, i| {
            let word = self.a.var(place.sym(i), place.word_bits(i));
            self.a.concat(word, below)
        })
    }

    /// The words that do not keep their values, and these.
    fn changed(&mut self) -> Vec<((StatePart, usize), ExprId)> {
        let mut out = Vec::new();
        for (place, value) in self.values.clone() {
            for i in 0..place.words() {
                let width = place.word_bits(i);
                let (old, new) = (self.a.var(place.sym(i), width), self.a.extract(value, 64 * i as u16, width));
                out.extend((old != new).then_some(((place, i), new)));
            }
        }
        out
    }

    fn set(&mut self, place: StatePart, value: ExprId) {
        self.values.retain(|(p, _)| *p != place);
        self.values.push((place, value));
    }

    fn compile(mut self, cell_end: u64) -> StateModel {
        let (written, mut roots): (Vec<(StatePart, usize)>, Vec<ExprId>) = self.changed().into_iter().unzip();
        roots.push(self.fault);
        roots.extend(self.accesses.iter().map(|&(address, ..)| address));
        let variables = self.a.variables(&roots);
        let inputs: Vec<(StatePart, usize)> = variables.iter().filter_map(|&(s, _)| StatePart::of_sym(s)).collect();
        let mut reads: Vec<StatePart> = Vec::new();
        for &(place, _) in &inputs {
            if !reads.contains(&place) {
                reads.push(place);
            }
        }
        let mut syms: Vec<Sym> = inputs.iter().map(|&(p, i)| p.sym(i)).collect();
        syms.push(BMI1);
        syms.extend(&self.unknowns);
        let batch = Batch::compile(&self.a, &roots, &syms);
        let access = |(i, &(term, width, aligned)): (usize, &(ExprId, Width, bool))| {
            let address = cell_end - 64 + u64::from(lowest_bit(i, width) / 8);
            MemoryAccess { width, aligned, address, base: self.base(term, address) }
        };
        let accesses = self.accesses.iter().enumerate().map(access).collect();
        StateModel { batch, inputs, reads, written, unknowns: self.unknowns.len(), accesses }
    }

    /// The register in an address, and its value for the address to be this one. `None` if the address is not of the
    /// form register + constant.
    fn base(&self, term: ExprId, address: u64) -> Option<(Gpr, u64)> {
        let register = |e: ExprId| match self.a.node(e) {
            ExprNode::Var(s) => {
                StatePart::of_sym(s).and_then(|(p, _)| if let StatePart::Reg(r) = p { r.gpr() } else { None })
            }
            _ => None,
        };
        let constant = |e: ExprId| match self.a.node(e) {
            ExprNode::Const(c) => Some(c.value as u64),
            _ => None,
        };
        match self.a.node(term) {
            ExprNode::Bin(BinOp::Add, x, y) => {
                let (base, disp) = if constant(x).is_some() { (y, x) } else { (x, y) };
                Some((register(base)?, address.wrapping_sub(constant(disp)?)))
            }
            ExprNode::Bin(BinOp::Sub, x, y) => Some((register(x)?, address.wrapping_add(constant(y)?))),
            _ => Some((register(term)?, address)),
        }
    }

    /// The lowest bit of an access in the cell.
    fn access(&mut self, address: ExprId, width: Width, aligned: bool) -> u16 {
        let known = self.accesses.iter().position(|&(a, w, _)| (a, w) == (address, width));
        let number = known.unwrap_or(self.accesses.len());
        if known.is_none() {
            self.accesses.push((address, width, aligned));
        }
        lowest_bit(number, width)
    }
}

/// The lowest bit in the cell of access `number`, 0 or 1.
fn lowest_bit(number: usize, width: Width) -> u16 {
    assert!(number == 0 || number == 1 && width.bits() <= 256, "no instruction of the table accesses more");
    512 - 256 * number as u16 - width.bits()
}

impl Machine for Symbolic {
    type V = ExprId;

    fn reg(&mut self, r: Reg) -> ExprId {
        self.get(StatePart::Reg(r))
    }
    fn set_reg(&mut self, r: Reg, v: ExprId) {
        self.set(StatePart::Reg(r), v);
    }
    fn mxcsr(&mut self) -> ExprId {
        self.get(StatePart::Mxcsr)
    }
    fn x87(&mut self, i: u8) -> (ExprId, ExprId) {
        (self.get(StatePart::St(i)), self.get(StatePart::Occupied(i)))
    }
    fn set_x87(&mut self, registers: &[(ExprId, ExprId)]) {
        for (&(value, occupied), i) in registers.iter().zip(0..) {
            self.set(StatePart::St(i), value);
            self.set(StatePart::Occupied(i), occupied);
        }
    }
    fn flag(&mut self, f: Flag) -> ExprId {
        self.get(StatePart::Flag(f))
    }
    fn set_flag(&mut self, f: Flag, v: ExprId) {
        self.set(StatePart::Flag(f), v);
    }
    fn load(&mut self, address: ExprId, width: Width, aligned: bool) -> ExprId {
        let lowest = self.access(address, width, aligned);
        let cell = self.get(StatePart::Cell);
        self.a.extract(cell, lowest, width.bits())
    }
    fn store(&mut self, address: ExprId, width: Width, v: ExprId, aligned: bool) {
        let (lowest, bits) = (self.access(address, width, aligned), width.bits());
        let cell = self.get(StatePart::Cell);
        let mut value = v;
        if lowest > 0 {
            let below = self.a.extract(cell, 0, lowest);
            value = self.a.concat(value, below);
        }
        if lowest + bits < 512 {
            let above = self.a.extract(cell, lowest + bits, 512 - lowest - bits);
            value = self.a.concat(above, value);
        }
        self.set(StatePart::Cell, value);
    }
    fn unknown(&mut self, _: &Inst, _: u8, width: u16, _: &[ExprId]) -> ExprId {
        let sym = Sym(UNKNOWN_0 + self.unknowns.len() as u32);
        self.unknowns.push(sym);
        self.a.var(sym, width)
    }
    fn cpu_has_bmi1(&mut self) -> ExprId {
        self.a.var(BMI1, 1)
    }
    fn symbol(&mut self, text: &str) -> ExprId {
        unreachable!("forms have no symbols, not {text}")
    }
    fn fault(&mut self, condition: ExprId) {
        self.fault = condition;
    }
    fn constant(&mut self, width: u16, v: u64) -> ExprId {
        self.a.constant(width, u128::from(v))
    }
    fn extract(&mut self, v: ExprId, lo: u16, width: u16) -> ExprId {
        self.a.extract(v, lo, width)
    }
    fn zext(&mut self, v: ExprId, _: u16, width: u16) -> ExprId {
        self.a.zext(v, width)
    }
    fn concat(&mut self, hi: ExprId, lo: ExprId, _: u16) -> ExprId {
        self.a.concat(hi, lo)
    }
    fn add64(&mut self, x: ExprId, y: ExprId) -> ExprId {
        self.a.add(x, y)
    }
    fn shl64(&mut self, x: ExprId, by: u8) -> ExprId {
        let by = self.a.constant(64, u128::from(by));
        self.a.bin(BinOp::Shl, x, by)
    }
    fn meaning(&mut self, arena: &Arena, roots: &[ExprId], var: &[(Sym, ExprId)]) -> Vec<ExprId> {
        let subst = &mut |_: &mut Arena, s: Sym, _: u16| {
            var.iter().find(|(v, _)| *v == s).expect("every variable has a value").1
        };
        self.a.instantiate(arena, roots, subst)
    }
}
