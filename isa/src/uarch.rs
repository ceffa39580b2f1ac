//! What instructions cost on a machine: latency, micro-operations, reciprocal throughput and execution units.
//!
//! The numbers are LLVM's scheduling models, as `llvm-mca` prints them; `superopt-dag isa costs --generate` writes them
//! to `isa/data/<machine>.txt`, from where they are compiled in. Costs belong to [`shape`]s: a mnemonic with the kinds
//! of its operands.

pub mod corrections;
pub mod data;
pub mod encodings;
mod native;
pub mod pressure;
pub mod shape;

use crate::feature::FeatureSet;
use crate::inst::Inst;
use crate::row::Row;
use shape::CostShape;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

pub use native::{NativeMachine, cpu_name};

/// A time in parts of a cycle. 840 is the least common multiple of 1 to 8, so one operation spread evenly over up to
/// eight units is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cycles(pub u32);

impl Cycles {
    /// One cycle.
    pub const ONE: u32 = 840;

    pub fn from_f64(cycles: f64) -> Cycles {
        Cycles((cycles * f64::from(Cycles::ONE)).round() as u32)
    }
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / f64::from(Cycles::ONE)
    }
}

/// As a fraction in lowest terms: `3`, `1/4`, `21/2`.
impl fmt::Display for Cycles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut a, mut b) = (self.0, Cycles::ONE);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        match Cycles::ONE / a {
            1 => write!(f, "{}", self.0 / a),
            d => write!(f, "{}/{d}", self.0 / a),
        }
    }
}

/// A set of a machine's execution units; bit `i` is [`Uarch::units`]`[i]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Units(pub u64);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FormCost {
    /// Cycles from the operands to the slowest result. With a memory source: from its address.
    pub latency: u32,
    /// Micro-operations (AMD: macro-operations) that are issued.
    pub uops: u32,
    /// Cycles per instruction when many independent ones run (reciprocal throughput).
    pub throughput: Cycles,
    /// Cycles during which any of these units is kept busy.
    pub units: Vec<(Units, Cycles)>,
}

/// A machine's table.
#[derive(Clone, Debug)]
pub struct Uarch {
    /// As `--tune` takes it.
    pub name: &'static str,
    pub machine: &'static Microarch,
    /// Names of the execution units, as LLVM has them without the machine's prefix. None for `generic`.
    pub units: Vec<String>,
    costs: Vec<FormCost>,
    /// By form ([`shape::CostShape::text`]): index into `costs`, or `None` where the source has no number.
    forms: BTreeMap<String, Option<usize>>,
}

/// What is known of a machine besides its table.
#[derive(Debug)]
pub struct Microarch {
    pub name: &'static str,
    /// Other names of the same table.
    pub aliases: &'static [&'static str],
    /// Its name in LLVM; `None` for `generic`.
    pub llvm: Option<&'static str>,
    /// Whose features it has, as [`FeatureSet::parse_march`] names them.
    pub march: &'static str,
    /// Micro-operations that can be issued per cycle. LLVM's own numbers are those of its simulation and higher on some
    /// machines. Intel: Optimization Reference Manual, chapter 2 (renamer width); AMD: Software Optimization Guides of
    /// families 17h and 19h, §2.9 (dispatch of macro-operations).
    pub issue_width: u32,
    /// Cycles from the moment when a conditional jump's condition is known to be other than predicted until instructions of
    /// the right way run. Intel: LLVM's `MispredictPenalty`; AMD: Software Optimization Guides of families 17h and 19h,
    /// §2.8.1 ("in the common case 13").
    pub mispredict: u32,
    data: &'static str,
    /// What was measured on such a CPU and differs ([`corrections`]).
    measured: Option<&'static str>,
}

#[rustfmt::skip]
pub static MACHINES: &[Microarch] = &[
    Microarch { name: "haswell", aliases: &[], llvm: Some("haswell"), march: "haswell", issue_width: 4, mispredict: 16, data: include_str!("../data/haswell.txt"), measured: None },
    Microarch { name: "skylake", aliases: &[], llvm: Some("skylake"), march: "skylake", issue_width: 4, mispredict: 14, data: include_str!("../data/skylake.txt"), measured: None },
    Microarch { name: "skylake-avx512", aliases: &["cascadelake"], llvm: Some("skylake-avx512"), march: "cascadelake", issue_width: 4, mispredict: 14, data: include_str!("../data/skylake-avx512.txt"), measured: None },
    Microarch { name: "icelake-server", aliases: &[], llvm: Some("icelake-server"), march: "icelake-server", issue_width: 5, mispredict: 14, data: include_str!("../data/icelake-server.txt"), measured: None },
    Microarch { name: "alderlake-p", aliases: &["alderlake"], llvm: Some("alderlake"), march: "alderlake", issue_width: 6, mispredict: 14, data: include_str!("../data/alderlake-p.txt"), measured: None },
    Microarch { name: "znver2", aliases: &[], llvm: Some("znver2"), march: "znver2", issue_width: 6, mispredict: 13, data: include_str!("../data/znver2.txt"), measured: None },
    Microarch { name: "znver3", aliases: &[], llvm: Some("znver3"), march: "znver3", issue_width: 6, mispredict: 13, data: include_str!("../data/znver3.txt"), measured: None },
    Microarch { name: "znver4", aliases: &[], llvm: Some("znver4"), march: "znver4", issue_width: 6, mispredict: 13, data: include_str!("../data/znver4.txt"), measured: Some(include_str!("../data/znver4-measured.txt")) },
];

/// No machine in particular: see [`Uarch::median`].
pub static GENERIC: Microarch = Microarch {
    name: "generic",
    aliases: &[],
    llvm: None,
    march: "x86-64-v4",
    issue_width: 4,
    mispredict: 14,
    data: include_str!("../data/generic.txt"),
    measured: None,
};

impl Microarch {
    /// The features of its CPUs.
    pub fn features(&self) -> FeatureSet {
        FeatureSet::parse_march(self.march).expect("MACHINES names known CPUs")
    }
}

impl Uarch {
    /// The machine of a name, parsed once.
    ///
    /// # Errors
    /// A sentence with the known names, if `name` is not one.
    pub fn find(name: &str) -> Result<&'static Uarch, String> {
        let named = |m: &&Microarch| m.name == name || m.aliases.contains(&name);
        Uarch::known().position(|m| named(&m)).map(Uarch::numbered).ok_or_else(|| {
            let names: Vec<&str> = Uarch::known().flat_map(|m| [&[m.name], m.aliases].concat()).collect();
            format!("unknown machine `{name}`; known are {}", names.join(", "))
        })
    }

    /// All machines, in the order of [`MACHINES`], `generic` last.
    pub fn all() -> Vec<&'static Uarch> {
        (0..Uarch::known().count()).map(Uarch::numbered).collect()
    }

    fn known() -> impl Iterator<Item = &'static Microarch> {
        MACHINES.iter().chain([&GENERIC])
    }

    /// The machine with a number: it is parsed when somebody asks for it, since hardly anybody asks for more than one.
    fn numbered(number: usize) -> &'static Uarch {
        static EACH: OnceLock<Vec<OnceLock<Uarch>>> = OnceLock::new();
        let each = EACH.get_or_init(|| Uarch::known().map(|_| OnceLock::new()).collect());
        let machine = Uarch::known().nth(number).expect("numbers are those of known machines");
        each[number].get_or_init(|| Uarch::uncorrected(machine).corrected())
    }

    /// A machine's table as its source has it, without what was measured.
    pub fn uncorrected(machine: &'static Microarch) -> Uarch {
        data::read(machine, machine.data).unwrap_or_else(|e| panic!("isa/data: {e}"))
    }

    /// With what was measured on the machine. Plainer forms are corrected first: the others may cost what they cost.
    pub fn corrected(mut self) -> Uarch {
        let text = self.machine.measured.unwrap_or("");
        let mut measured = corrections::read(text).unwrap_or_else(|e| panic!("isa/data, {}: {e}", self.name));
        measured.sort_by_cached_key(|(form, _)| form.texts().len());
        measured.iter().for_each(|(form, number)| self.correct(form, *number));
        self
    }

    /// For code that runs anywhere: of latency, micro-operations and throughput each the (upper) median over the
    /// machines that have a number. The median and not the worst, because one machine's microcoded exception
    /// (`pdep` before Zen 3) should not decide for all others. Machines do not share units, so it has none.
    pub fn median(machines: &[Uarch]) -> Uarch {
        let mut known: BTreeMap<&str, Vec<&FormCost>> = BTreeMap::new();
        for machine in machines {
            for (form, cost) in &machine.forms {
                known.entry(form).or_default().extend(cost.map(|i| &machine.costs[i]));
            }
        }
        let forms = known.into_iter().map(|(form, costs)| {
            let median = |of: fn(&FormCost) -> u32| {
                let mut all: Vec<u32> = costs.iter().map(|c| of(c)).collect();
                all.sort_unstable();
                all[all.len() / 2]
            };
            let cost = (!costs.is_empty()).then(|| FormCost {
                latency: median(|c| c.latency),
                uops: median(|c| c.uops),
                throughput: Cycles(median(|c| c.throughput.0)),
                units: Vec::new(),
            });
            (form.to_string(), cost)
        });
        Uarch::new(&GENERIC, Vec::new(), forms.collect())
    }

    /// A machine from its forms; equal costs are stored once.
    pub fn new(machine: &'static Microarch, units: Vec<String>, forms: BTreeMap<String, Option<FormCost>>) -> Uarch {
        let mut costs: Vec<FormCost> = forms.values().flatten().cloned().collect();
        costs.sort();
        costs.dedup();
        let index = |c: &FormCost| costs.binary_search(c).expect("every cost is listed");
        let forms = forms.iter().map(|(form, cost)| (form.clone(), cost.as_ref().map(index))).collect();
        Uarch { name: machine.name, machine, units, costs, forms }
    }

    /// What an instruction costs; `None` where the table has no number for it (it needs a feature that the machine does
    /// not have, or LLVM does not say).
    pub fn cost(&self, inst: &Inst) -> Option<&FormCost> {
        self.cost_of(&shape::of(inst)?)
    }

    /// What a conditional jump of this row costs.
    pub fn branch_cost(&self, row: &Row) -> Option<&FormCost> {
        self.cost_of(&shape::of_jump(*row.codes.first()?))
    }

    /// The most exact entry that covers the shape.
    pub fn cost_of(&self, shape: &CostShape) -> Option<&FormCost> {
        self.entry(shape)?.map(|i| &self.costs[i])
    }

    /// Whether the table has an entry for the shape, be it that there is no number.
    pub fn lists(&self, shape: &CostShape) -> bool {
        self.entry(shape).is_some()
    }

    fn entry(&self, shape: &CostShape) -> Option<Option<usize>> {
        shape.texts().iter().find_map(|t| self.forms.get(t)).copied()
    }

    /// All entries: the form and its cost.
    pub fn forms(&self) -> impl Iterator<Item = (&str, Option<&FormCost>)> {
        self.forms.iter().map(|(form, i)| (form.as_str(), i.map(|i| &self.costs[i])))
    }

    /// Names of the units in a set.
    pub fn unit_names(&self, set: Units) -> Vec<&str> {
        self.units.iter().enumerate().filter(|(i, _)| set.0 >> i & 1 == 1).map(|(_, n)| n.as_str()).collect()
    }
}
