//! Libraries for windows over general registers: what replacements of windows like it were made of, then what takes special
//! operands, the window's own operations, and everything.

mod choice;
mod families;
mod features;
mod learned;
mod numbered;
mod parts;
mod replacement;
mod statistics;

use super::ImproveOptions;
use crate::ir::graph::{Dag, Kind, Port, Use};
use crate::search::components::Libraries;
use crate::search::components::{Component, ImmediatePool, LibrarySpec, hands_flags_on};
use crate::search::spec::Spec;
use crate::search::windows::Window;
use isa::OperationKind::{self, self as K};
use isa::{BinOp, Cond, Flag, FlagSet, Row, Width, table};
use parts::OwnOperands;
use std::collections::BTreeSet;
use std::sync::Arc;

pub use replacement::WindowReplacement;

/// A library and the longest programs that are looked for in it.
pub struct LibraryStage {
    pub library: Arc<[Component]>,
    pub longest: usize,
    /// It is asked again with more evaluations, the more there is to gain.
    pub patient: bool,
}

impl LibraryStage {
    pub fn new(library: Arc<[Component]>, longest: usize) -> LibraryStage {
        LibraryStage { library, longest, patient: true }
    }

    /// Whether constants are open in it: it is for strategies that deduce them, and for no others.
    pub fn is_open(&self) -> bool {
        self.library.iter().any(|c| c.open.is_some())
    }
}

/// Libraries for a window: first those that most replacements of windows like it came from, which go far; then those that
/// take special operands; the window's own operations; everything. Only the last one shows that there is no program. None
/// of them knows more of the window than its operations, widths and constants, and what kind of specification it has.
pub fn schedule(dag: &Dag, w: &Window, spec: &Spec, options: &ImproveOptions, built: &Libraries) -> Vec<LibraryStage> {
    let own = WindowOperations::of(dag, w);
    let longest = options.longest;
    let mut stages = learned::libraries(dag, w, spec, options, built);
    let special = [
        saturating(dag, w, options, built),
        own.folds_bits.then(|| parity(dag, w, options, built)),
        own.multiplies().then(|| products(dag, w, options, built)),
    ];
    stages.extend(special.into_iter().flatten().map(|library| LibraryStage::new(library, longest + 2)));
    stages.push(LibraryStage::new(built.general(own.related(dag, w, options)), longest + 1));
    stages.push(LibraryStage::new(everything(dag, w, options, built), longest));
    stages
}

/// What a truth value is made of and what it chooses.
const SELECTING: [OperationKind; 3] = [K::Comparison, K::Selection, K::Truth];

/// Sums that overflow, and the greatest and the least number in their place; nothing if the window does not know these.
fn saturating(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Option<Arc<[Component]>> {
    let wanted = wanted(dag, w, options, &[K::Sum, K::Shift, K::Selection]);
    let knows = |w: &Width| wanted.constants.contains(&(w.mask() >> 1));
    let conditions = [Cond::O, Cond::No].into();
    let knows_greatest = wanted.widths.iter().any(knows);
    // What no immediate holds is loaded.
    let loaded = wanted.constants.iter().copied().filter(|c| i32::try_from(*c as i64).is_err()).collect();
    let wanted = LibrarySpec { conditions, loaded, immediates: ImmediatePool::Own, ..wanted };
    knows_greatest.then(|| built.general(wanted))
}

/// The parity flag, which is of the lowest byte of a result.
fn parity(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    let wanted = wanted(dag, w, options, &[K::Shift, K::Logic, K::Comparison, K::Truth]);
    let (flags, loaded) = (FlagSet::of(&[Flag::PF]), BTreeSet::new());
    let conditions = [Cond::P, Cond::Np].into();
    built.general(LibrarySpec { compared: vec![Width::W8], flags, loaded, conditions, high: true, ..wanted })
}

/// Both words of products, and words put together from parts and taken apart: at the window's greatest width alone, for
/// sums of partial products are of that width.
fn products(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    let mut wanted = wanted(dag, w, options, &[K::WideProduct, K::Shift, K::Sum]);
    wanted.widths.drain(..wanted.widths.len() - 1);
    wanted.loaded.clear();
    wanted.immediates = ImmediatePool::Own;
    built.general(wanted)
}

/// Everything over general registers.
pub fn everything(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    built.general(LibrarySpec { loaded: BTreeSet::new(), open: true, ..wanted(dag, w, options, &[]) })
}

/// Everything, with what others do as well.
pub fn synonyms(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    let all = wanted(dag, w, options, &[]);
    built.general(LibrarySpec { loaded: BTreeSet::new(), synonyms: true, ..all })
}

/// The operations over general registers of a window that has others too, and their relatives; nothing if there are none.
pub fn related(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    let own = WindowOperations::of(dag, w);
    if own.kinds.is_empty() {
        return Arc::new([]);
    }
    built.general(own.related(dag, w, options))
}

/// Comparisons and selections with the conditions that a window tests; nothing if it tests none.
pub fn selecting(dag: &Dag, w: &Window, options: &ImproveOptions, built: &Libraries) -> Arc<[Component]> {
    match WindowOperations::of(dag, w).selections() {
        Some(conditions) => built.general(LibrarySpec { conditions, ..wanted(dag, w, options, &SELECTING) }),
        None => Arc::new([]),
    }
}

/// The window's instructions over general registers.
fn rows<'d>(dag: &'d Dag, w: &'d Window) -> impl Iterator<Item = &'static Row> + 'd {
    w.interior.iter().filter_map(|&n| match &dag.node(n).kind {
        Kind::Inst { row, .. } => Some(table().row(*row)).filter(|r| r.is_general()),
        _ => None,
    })
}

/// What a window does over general registers.
struct WindowOperations {
    kinds: BTreeSet<OperationKind>,
    /// Conditions that it tests.
    conditions: BTreeSet<Cond>,
    /// It has the exclusive or of bits, and shifts bits down.
    folds_bits: bool,
}

impl WindowOperations {
    fn of(dag: &Dag, w: &Window) -> WindowOperations {
        let computes = |op| rows(dag, w).any(|r| r.computes(&table().arena, op));
        WindowOperations {
            kinds: rows(dag, w).filter_map(|r| r.kind).collect(),
            conditions: rows(dag, w).filter_map(Row::condition).collect(),
            folds_bits: computes(BinOp::Xor) && (computes(BinOp::LShr) || computes(BinOp::AShr)),
        }
    }

    fn multiplies(&self) -> bool {
        self.kinds.contains(&K::Product) || self.kinds.contains(&K::WideProduct)
    }

    /// The conditions that selections may test: its own and their opposites. `None` if it tests none.
    fn selections(&self) -> Option<BTreeSet<Cond>> {
        let both = self.conditions.iter().flat_map(|c| [*c, c.negated()]).collect::<BTreeSet<_>>();
        (!both.is_empty()).then_some(both)
    }

    /// The window's operations and those that do the same sort of thing.
    fn related(&self, dag: &Dag, w: &Window, options: &ImproveOptions) -> LibrarySpec {
        const RELATIVES: [&[OperationKind]; 5] = [
            &[K::Logic, K::Negation],
            &[K::Sum, K::AddressSum, K::Negation, K::Increment],
            &[K::Shift, K::RegisterShift],
            &[K::Product, K::Shift, K::AddressSum, K::Sum],
            &[K::CarrySum, K::Sum, K::Comparison],
        ];
        let related = RELATIVES.iter().filter(|kinds| kinds.iter().any(|k| self.kinds.contains(k)));
        let mut only: BTreeSet<OperationKind> = related.copied().flatten().chain(&self.kinds).copied().collect();
        let conditions = self.selections().unwrap_or_default();
        if !conditions.is_empty() {
            only.extend(SELECTING);
        }
        // A sum with one does what they do.
        only.remove(&K::Increment);
        LibrarySpec { only, conditions, ..wanted(dag, w, options, &[]) }
    }
}

/// What a window has itself.
fn own_operands(dag: &Dag, w: &Window, options: &ImproveOptions) -> OwnOperands {
    let LibrarySpec { constants, widths, .. } = wanted(dag, w, options, &[]);
    let conditions = WindowOperations::of(dag, w).selections().unwrap_or_default();
    OwnOperands { numbers: constants, conditions, widths }
}

/// Widths of the general registers that the window's instructions read.
fn read_widths(dag: &Dag, w: &Window) -> BTreeSet<Width> {
    rows(dag, w).flat_map(|r| &r.operands).filter(|o| o.access.reads() && o.kinds.general()).map(|o| o.width).collect()
}

/// The library's bounds: widths that the window computes at, constants that it mentions.
pub(super) fn wanted(dag: &Dag, w: &Window, options: &ImproveOptions, only: &[OperationKind]) -> LibrarySpec {
    let mut widths: BTreeSet<Width> = BTreeSet::new();
    let mut constants: BTreeSet<u64> = BTreeSet::new();
    for &n in &w.interior {
        match &dag.node(n).kind {
            Kind::Const(c) => {
                constants.insert(*c);
            }
            Kind::Inst { row, operands, .. } => {
                let row = table().row(*row);
                widths.extend(row.operands.iter().filter(|o| o.access.writes()).map(|o| o.width));
                for u in operands {
                    match u {
                        Use::Imm(i) => {
                            constants.insert(*i as u64);
                        }
                        Use::Mem(a) => {
                            constants.insert(a.disp as u64);
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    let wide = w.outputs.iter().any(|(v, mask)| !v.is_flag() && mask >> 32 != 0);
    let narrow = |x: &Width| matches!(x, Width::W8 | Width::W16);
    let read = read_widths(dag, w);
    let compared: BTreeSet<Width> = read.iter().copied().filter(narrow).collect();
    if !compared.is_empty() {
        // A shift and a comparison are a comparison with the power of two.
        let powers: Vec<u64> = constants.iter().filter(|c| **c < 16).map(|c| 1 << c).collect();
        constants.extend(powers);
    }
    widths.retain(|x| matches!(x, Width::W32 | Width::W64));
    widths.insert(if wide { Width::W64 } else { Width::W32 });
    // A comparison of wide numbers may have a narrow result.
    widths.extend(read.get(&Width::W64));
    if widths.contains(&Width::W64) {
        // Code that does halves one by one knows the numbers of a half.
        let doubled: Vec<u64> = [31, 32].into_iter().filter(|c| constants.contains(c)).map(|c| c + 32).collect();
        constants.extend(doubled);
    }
    LibrarySpec {
        features: options.features,
        widths: widths.into_iter().collect(),
        compared: compared.into_iter().collect(),
        constants,
        flags: flags(dag, w),
        synonyms: false,
        by_register: rows(dag, w).any(hands_flags_on),
        only: only.iter().copied().collect(),
        conditions: BTreeSet::new(),
        immediates: ImmediatePool::Usual,
        open: false,
        loaded: loaded(wide),
        high: false,
    }
}

/// Numbers worth a register: where a single bit or all of them are shifted about.
fn loaded(wide: bool) -> BTreeSet<u64> {
    let sign = if wide { 1 << 63 } else { 1 << 31 };
    BTreeSet::from([1, sign, u64::MAX >> if wide { 0 } else { 32 }])
}

/// The arithmetic flags, and whatever else the window reads or must leave.
pub fn flags(dag: &Dag, w: &Window) -> FlagSet {
    let outputs = w.outputs.iter().map(|(v, _)| v);
    let inner = w.interior.iter().flat_map(|&n| dag.node(n).values());
    outputs.copied().chain(inner).fold(FlagSet::of(&[Flag::CF, Flag::ZF, Flag::SF, Flag::OF]), |s, v| match v.port {
        Port::Flag(f) => s.with(f),
        _ => s,
    })
}
