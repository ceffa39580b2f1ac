//! What the table says an instruction does to a whole machine state, compiled for many states at once.

use crate::eval::{Batch, Scratch};
use crate::expr::{Arena, BinOp, ExprId, Sym};
use crate::inst::{Inst, Operand};
use crate::native::State;
use crate::reg::{Flag, Gpr, Kreg, Vreg, Width};
use crate::row::{RowId, Table};
use crate::step::{self, Machine};

/// Inputs: the sixteen registers, the six flags, the memory cell's last word, whether there is BMI1, then the unknowns.
const FLAG_0: u32 = 16;
const CELL: u32 = 22;
/// The word of the memory cell that operands lie in.
const LAST_WORD: usize = 7;
const BMI1: u32 = 23;
const UNKNOWN_0: u32 = 24;
/// States evaluated at once, so that the working set stays in the cache.
const CHUNK: usize = 256;

/// The state after an instruction as terms over the state before.
pub(super) struct Model {
    batch: Batch,
    unknowns: usize,
    cell_end: u64,
    /// The memory operand's width; the cell's last bytes.
    pub memory: Option<Width>,
    /// The register that has to hold an address, and what to put there.
    pub base: Option<(Gpr, u64)>,
}

/// Roots in this order: 16 registers, 6 flags, the cell, the fault, the address accessed.
const ROOTS: usize = 25;

impl Model {
    pub fn of(table: &Table, inst: &Inst, cell_end: u64) -> Model {
        let row = table.row(inst.row);
        let memory = row.operands.iter().zip(&inst.operands).find_map(|(spec, op)| match op {
            Operand::Mem(m) if !spec.kinds.address => Some((spec.width, m)),
            _ => None,
        });
        let mut m = Symbolic::new(cell_end);
        step::execute_in(table, &mut m, inst);
        let mut model = m.compile();
        if let Some((width, operand)) = memory {
            model.memory = Some(width);
            let address = cell_end - u64::from(width.bytes());
            model.base = operand.base.map(|b| (b, address.wrapping_sub(operand.disp as u64)));
        }
        model
    }

    /// A conditional jump over `mov r15b, 1`.
    pub fn of_branch(table: &Table, row: RowId, cell_end: u64) -> Model {
        let mut m = Symbolic::new(cell_end);
        let taken = table.row(row).meaning.taken.expect("the row is a conditional jump's");
        let flags = m.flags;
        let subst = &mut |_: &mut Arena, s: Sym, _: u16| match crate::row::RowSym::of(s) {
            crate::row::RowSym::Flag(f) => flags[f.index()],
            other => unreachable!("a condition reads flags, not {}", other.name()),
        };
        let taken = m.a.instantiate(&table.arena, &[taken], subst)[0];
        let old = m.gpr[Gpr::R15.index()];
        let (upper, one) = (m.a.extract(old, 8, 56), m.a.constant(8, 1));
        let new = m.a.concat(upper, one);
        m.gpr[Gpr::R15.index()] = m.a.ite(taken, old, new);
        m.compile()
    }

    /// The first state in which the CPU's outcome is not the table's: its number, the table's state, what differs.
    pub fn first_difference(&self, before: &[State], cpu: &[State]) -> Option<(usize, State, String)> {
        let mut scratch = Scratch::default();
        for (c, (before, cpu)) in before.chunks(CHUNK).zip(cpu.chunks(CHUNK)).enumerate() {
            let variants: Vec<Vec<Vec<u64>>> =
                self.choices().iter().map(|choice| self.evaluate(before, choice, &mut scratch)).collect();
            for k in 0..before.len() {
                if let Some(what) = self.difference(&variants, k, &before[k], &cpu[k]) {
                    return Some((c * CHUNK + k, self.state(&variants[0], k, &before[k]), what));
                }
            }
        }
        None
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

    fn evaluate(&self, before: &[State], unknowns: &[u64], scratch: &mut Scratch) -> Vec<Vec<u64>> {
        let bmi1 = u64::from(crate::feature::FeatureSet::native().contains(crate::feature::Feature::Bmi1));
        let column = |f: &dyn Fn(&State) -> u64| before.iter().map(f).collect::<Vec<u64>>();
        let mut columns: Vec<Vec<u64>> = (0..16).map(|g| column(&|s| s.gpr[g])).collect();
        columns.extend(Flag::ALL.map(|f| column(&|s| s.flags >> f.rflags_bit() & 1)));
        columns.push(column(&|s| s.cell[LAST_WORD]));
        columns.push(column(&|_| bmi1));
        columns.extend(unknowns.iter().map(|&u| column(&|_| u)));
        let inputs: Vec<&[u64]> = columns.iter().map(Vec::as_slice).collect();
        let mut out = vec![Vec::new(); ROOTS];
        self.batch.run_into(&inputs, before.len(), scratch, &mut out);
        out
    }

    fn difference(&self, variants: &[Vec<Vec<u64>>], k: usize, before: &State, cpu: &State) -> Option<String> {
        let first = &variants[0];
        let value = |root: usize| first[root][k];
        // Bits that depend on an unknown.
        let free = |root: usize| variants.iter().fold(0, |m, v| m | (v[root][k] ^ first[root][k]));
        let fault = value(23) == 1;
        if fault != (cpu.signal == libc::SIGFPE as u64) || (cpu.signal != 0 && !fault) {
            return Some(format!("fault (signal {})", cpu.signal));
        }
        if fault {
            return None;
        }
        for g in Gpr::all().filter(|&g| g != Gpr::RSP) {
            if (value(g.index()) ^ cpu.gpr[g.index()]) & !free(g.index()) != 0 {
                return Some(g.to_string());
            }
        }
        for f in Flag::ALL {
            let root = FLAG_0 as usize + f.index();
            if (value(root) ^ (cpu.flags >> f.rflags_bit() & 1)) & !free(root) != 0 {
                return Some(f.to_string());
            }
        }
        if (value(22) ^ cpu.cell[LAST_WORD]) & !free(22) != 0 || before.cell[..LAST_WORD] != cpu.cell[..LAST_WORD] {
            return Some("memory".to_string());
        }
        if let Some(register) = changed(before, cpu) {
            return Some(register);
        }
        let expected = self.memory.map_or(0, |w| self.cell_end - u64::from(w.bytes()));
        (value(24) != expected).then(|| "address".to_string())
    }

    fn state(&self, values: &[Vec<u64>], k: usize, before: &State) -> State {
        let mut s = State { signal: if values[23][k] == 1 { libc::SIGFPE as u64 } else { 0 }, ..*before };
        for (g, v) in s.gpr.iter_mut().enumerate() {
            *v = values[g][k];
        }
        s.flags = Flag::ALL.iter().fold(2, |w, f| w | values[FLAG_0 as usize + f.index()][k] << f.rflags_bit());
        s.cell[LAST_WORD] = values[22][k];
        s
    }
}

/// A vector or mask register, or MXCSR, that the instruction has written.
fn changed(before: &State, after: &State) -> Option<String> {
    let vector = (0..32).find(|&i| before.zmm[i] != after.zmm[i]).map(|i| format!("zmm{i}"));
    let mask = || (0..8).find(|&i| before.k[i] != after.k[i]).map(|i| format!("k{i}"));
    let control = || (before.mxcsr != after.mxcsr).then(|| "MXCSR".to_string());
    vector.or_else(mask).or_else(control)
}

/// A machine whose values are terms.
struct Symbolic {
    a: Arena,
    gpr: [ExprId; 16],
    flags: [ExprId; 6],
    cell: ExprId,
    fault: ExprId,
    address: ExprId,
    unknowns: Vec<Sym>,
    cell_end: u64,
}

impl Symbolic {
    fn new(cell_end: u64) -> Symbolic {
        let mut a = Arena::new();
        let gpr = std::array::from_fn(|i| a.var(Sym(i as u32), 64));
        let flags = std::array::from_fn(|i| a.var(Sym(FLAG_0 + i as u32), 1));
        let (cell, fault, address) = (a.var(Sym(CELL), 64), a.bool(false), a.constant(64, 0));
        Symbolic { a, gpr, flags, cell, fault, address, unknowns: Vec::new(), cell_end }
    }

    fn compile(self) -> Model {
        let mut roots = self.gpr.to_vec();
        roots.extend(self.flags);
        roots.extend([self.cell, self.fault, self.address]);
        let mut inputs: Vec<Sym> = (0..UNKNOWN_0).map(Sym).collect();
        inputs.extend(&self.unknowns);
        let batch = Batch::compile(&self.a, &roots, &inputs);
        Model { batch, unknowns: self.unknowns.len(), cell_end: self.cell_end, memory: None, base: None }
    }
}

impl Machine for Symbolic {
    type V = ExprId;

    fn gpr(&mut self, g: Gpr) -> ExprId {
        self.gpr[g.index()]
    }
    fn set_gpr(&mut self, g: Gpr, v: ExprId) {
        self.gpr[g.index()] = v;
    }
    fn vector(&mut self, v: Vreg) -> ExprId {
        unreachable!("no row has a vector operand {v}")
    }
    fn set_vector(&mut self, v: Vreg, _: ExprId) {
        unreachable!("no row has a vector operand {v}")
    }
    fn mask(&mut self, k: Kreg) -> ExprId {
        unreachable!("no row has a mask operand {k}")
    }
    fn set_mask(&mut self, k: Kreg, _: ExprId) {
        unreachable!("no row has a mask operand {k}")
    }
    fn mxcsr(&mut self) -> ExprId {
        unreachable!("no row reads MXCSR")
    }
    fn flag(&mut self, f: Flag) -> ExprId {
        self.flags[f.index()]
    }
    fn set_flag(&mut self, f: Flag, v: ExprId) {
        self.flags[f.index()] = v;
    }
    /// The operand is the last bytes of the cell.
    fn load(&mut self, address: ExprId, width: Width, _: bool) -> ExprId {
        self.address = address;
        let w = width.bits();
        self.a.extract(self.cell, 64 - w, w)
    }
    fn store(&mut self, address: ExprId, width: Width, v: ExprId, _: bool) {
        self.address = address;
        let rest = 64 - width.bits();
        self.cell = match rest {
            0 => v,
            _ => {
                let low = self.a.extract(self.cell, 0, rest);
                self.a.concat(v, low)
            }
        };
    }
    fn unknown(&mut self, _: &Inst, _: u8, width: u16, _: &[ExprId]) -> ExprId {
        let sym = Sym(UNKNOWN_0 + self.unknowns.len() as u32);
        self.unknowns.push(sym);
        self.a.var(sym, width)
    }
    fn cpu_has_bmi1(&mut self) -> ExprId {
        self.a.var(Sym(BMI1), 1)
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
