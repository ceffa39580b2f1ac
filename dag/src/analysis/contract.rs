//! What the replacement of a function must keep: the bits that are live at return, and the facts that hold at entry.

use crate::analysis::liveness::{self, Effects, Live};
use crate::ir::cfg::{BlockId, Cfg};
use crate::ir::function::Function;
use crate::ir::signature::{Condition, PublicPlace, Register, Signature, Slice};
use isa::{Arena, Decoded, ExprId, Gpr, Parts, Reg, RegisterFile};
use std::fmt;

/// Who says what a function takes and returns, strongest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// `--signature`.
    Option,
    /// A comment `# superopt: …` in the input.
    Annotation,
    /// DWARF subprogram types.
    Dwarf,
    /// The list of library functions.
    Prototype,
    /// The System V ABI alone: every register that may hold a result does.
    Abi,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Option => "--signature",
            Source::Annotation => "annotation",
            Source::Dwarf => "debug information",
            Source::Prototype => "library prototype",
            Source::Abi => "System V ABI, nothing else known",
        })
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Contract {
    /// What of each register is live at return. The callee-saved ones and `rsp` always are. No flag is.
    pub live_out: Parts,
    /// What of each register carries arguments; `None` if not known.
    pub arguments: Option<Parts>,
    /// Facts about the arguments at entry.
    pub preconditions: Vec<Condition>,
    /// What may be seen from outside, beside the stack pointer, where all else is secret; `None` if nothing is.
    pub public: Option<Vec<PublicPlace>>,
    /// What is public is yet to be found: arguments that are used as addresses.
    pub addresses_are_public: bool,
    pub source: Source,
    /// As stated or derived; `None` under the bare ABI, or if only the result is known.
    pub signature: Option<Signature>,
    /// Registers that the ABI does not preserve but callers may rely on all the same; live at return too.
    pub left_alone: Vec<Reg>,
}

impl Contract {
    /// The System V default (psABI §3.2.3): rax, rdx, zmm0 and xmm1 may hold a result.
    pub fn conservative() -> Contract {
        let mut live_out = preserved();
        live_out[Gpr::RAX.index()] = u64::MAX;
        live_out[Gpr::RDX.index()] = u64::MAX;
        let vector = |n| RegisterFile::Vector.reg(n).expect("there are thirty-two");
        live_out[vector(0).index()] = u64::MAX;
        live_out[vector(1).index()] = vector(1).low_part(128);
        Contract {
            live_out,
            arguments: None,
            preconditions: Vec::new(),
            public: None,
            addresses_are_public: false,
            source: Source::Abi,
            signature: None,
            left_alone: Vec::new(),
        }
    }

    pub fn from_signature(signature: Signature, source: Source) -> Contract {
        let mut live_out = preserved();
        add_bits(&mut live_out, &signature.results);
        let mut arguments = [0; Reg::COUNT];
        add_bits(&mut arguments, &signature.arguments);
        let conditions = signature.conditions.clone();
        let mut contract = Contract {
            live_out,
            arguments: Some(arguments),
            preconditions: Vec::new(),
            public: None,
            addresses_are_public: false,
            source,
            signature: Some(signature),
            left_alone: Vec::new(),
        };
        contract.add_facts(&conditions);
        contract
    }

    /// Lets more be assumed.
    pub fn assume(&mut self, conditions: &[Condition]) {
        if let Some(signature) = &mut self.signature {
            let new = conditions.iter().filter(|c| !signature.conditions.contains(c)).cloned().collect::<Vec<_>>();
            signature.conditions.extend(new);
        }
        self.add_facts(conditions);
    }

    fn add_facts(&mut self, conditions: &[Condition]) {
        for c in conditions {
            match c {
                Condition::NoneAlias => {
                    let pointers = self.pointers();
                    for (n, a) in pointers.iter().enumerate() {
                        self.preconditions.extend(pointers[n + 1..].iter().map(|b| Condition::NoAlias(*a, *b)));
                    }
                }
                Condition::Public(places) => {
                    let public = self.public.get_or_insert_default();
                    let new: Vec<PublicPlace> = places.iter().filter(|p| !public.contains(p)).cloned().collect();
                    public.extend(new);
                }
                Condition::ConstantTime => self.addresses_are_public = true,
                c if self.preconditions.contains(c) => {}
                c => self.preconditions.push(c.clone()),
            }
        }
    }

    /// Settles what is public where nothing but [`Condition::ConstantTime`] says it.
    pub fn settle_public(&mut self, found: impl FnOnce() -> Vec<PublicPlace>) {
        if std::mem::take(&mut self.addresses_are_public) && self.public.is_none() {
            self.public = Some(found());
        }
        if let (Some(signature), Some(public)) = (&mut self.signature, &self.public) {
            signature.conditions.retain(|c| !matches!(c, Condition::ConstantTime | Condition::Public(_)));
            signature.conditions.push(Condition::Public(public.clone()));
        }
    }

    /// Registers that may carry a pointer at entry; those of the ABI (psABI §3.2.3) where nothing is known.
    fn pointers(&self) -> Vec<Gpr> {
        let whole = |parts: &Parts, g: &Gpr| parts[g.index()] == u64::MAX;
        match &self.arguments {
            Some(parts) => Gpr::all().filter(|g| whole(parts, g)).collect(),
            None => vec![Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9],
        }
    }

    /// What of each register carries an argument here and none in another contract; nothing where one of them is not known.
    pub fn arguments_beyond(&self, other: &Contract) -> Parts {
        let (Some(own), Some(others)) = (self.arguments, other.arguments) else { return [0; Reg::COUNT] };
        std::array::from_fn(|r| own[r] & !others[r])
    }

    /// Whether every access to memory has to stay as it is.
    pub fn keeps_accesses(&self) -> bool {
        self.preconditions.contains(&Condition::Volatile)
    }

    /// A function whose result is `mask` of `g`.
    pub fn returning(g: Gpr, mask: u64) -> Contract {
        let mut contract = Contract { live_out: preserved(), ..Contract::conservative() };
        contract.live_out[g.index()] |= mask;
        contract
    }

    /// Makes every register live of which the function writes no bit (`written`). Compilers that see both caller and callee rely on the
    /// callee leaving such registers alone (GCC's -fipa-ra).
    pub fn keep_unwritten(&mut self, written: &Parts) {
        let free = |r: &Reg| !r.callee_saved() && written[r.index()] == 0;
        for g in Reg::all().filter(free) {
            self.live_out[g.index()] = u64::MAX;
            if !self.left_alone.contains(&g) {
                self.left_alone.push(g);
            }
        }
    }

    /// The facts as terms of width 1 over the registers' contents at entry.
    pub fn assumptions(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId) -> Vec<ExprId> {
        self.preconditions.iter().map(|c| c.expr(arena, reg)).collect()
    }

    /// Parts of registers that carry no argument by a stated signature and that the code reads at entry: a contradiction if
    /// something comes of them ([`dependence`](crate::verify::difference::dependence)). Upper bits of a narrow argument do
    /// not count: compilers copy them around without looking at them.
    pub fn reads_beyond(&self, function: &Function) -> Vec<Reg> {
        let stated = matches!(self.source, Source::Option | Source::Annotation);
        let (Some(arguments), true) = (self.arguments, stated) else { return Vec::new() };
        let reads = reads_at_entry(function);
        let unset = |r: &Reg| !r.callee_saved() && arguments[r.index()] == 0 && reads[r.index()] != 0;
        Reg::all().filter(unset).collect()
    }

    /// One line for reports.
    pub fn text(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.signature {
            Some(s) => write!(f, "{s}")?,
            None => write!(f, "returns {}", list(self.results()))?,
        }
        if self.signature.is_none() {
            let public = self.public.clone().map(Condition::Public);
            let conditions: Vec<String> = self.preconditions.iter().chain(&public).map(Condition::to_string).collect();
            if !conditions.is_empty() {
                write!(f, " where {}", conditions.join(", "))?;
            }
        }
        if !self.left_alone.is_empty() {
            let names = self.left_alone.iter().filter(|r| r.gpr().is_some()).map(Reg::to_string).collect();
            write!(f, ", leaves {} alone", list(names))?;
        }
        write!(f, " ({})", self.source)
    }
}

fn list(names: Vec<String>) -> String {
    if names.is_empty() { "nothing".to_string() } else { names.join(", ") }
}

impl Contract {
    /// Registers that are live at return as results, at their live width.
    fn results(&self) -> Vec<String> {
        let result = |r: &Reg| !r.callee_saved() && !self.left_alone.contains(r) && self.live_out[r.index()] != 0;
        let slice = |r: Reg| {
            let bits = (64 - self.live_out[r.index()].leading_zeros() as u16) * r.grain();
            Register::of(r).map(|register| Slice { register, bits })
        };
        Reg::all().filter(result).filter_map(slice).map(|s| s.to_string()).collect()
    }
}

/// The registers that belong to the caller.
fn preserved() -> Parts {
    let mut live = [0; Reg::COUNT];
    for g in Gpr::all().filter(|g| g.callee_saved()) {
        live[g.index()] = u64::MAX;
    }
    live
}

fn add_bits(parts: &mut Parts, slices: &[Slice]) {
    for slice in slices {
        let r = match slice.register {
            Register::Gpr(g) => Reg::of(g),
            Register::Vector(n) => RegisterFile::Vector.reg(usize::from(n)).expect("the grammar has no others"),
        };
        parts[r.index()] |= r.low_part(slice.bits.max(1));
    }
}

/// Bits of each register that instructions may read before the function writes them. What calls and exits may read
/// is left out, and so are pushes: compilers push any register to make room on the stack.
pub fn reads_at_entry(function: &Function) -> Parts {
    let cfg = Cfg::build(function);
    let effects: Vec<Effects> = function.insts.iter().map(|i| own_effects(&i.decoded)).collect();
    let mut at_start = vec![[0; Reg::COUNT]; cfg.blocks.len()];
    let mut work: Vec<BlockId> = cfg.ids().collect();
    while let Some(b) = work.pop() {
        let block = cfg.block(b);
        let mut live = [0; Reg::COUNT];
        for s in cfg.successors(b) {
            join(&mut live, &at_start[s.index()]);
        }
        for e in effects[block.first..block.end].iter().rev() {
            for (g, bits) in live.iter_mut().enumerate() {
                *bits = *bits & !e.kills.regs[g] | e.reads.regs[g];
            }
        }
        if join(&mut at_start[b.index()], &live) {
            work.extend(cfg.preds[b.index()].iter().copied());
        }
    }
    at_start.first().copied().unwrap_or([0; Reg::COUNT])
}

fn own_effects(decoded: &Decoded) -> Effects {
    let mut effects = liveness::effects(decoded, &|_| None);
    let reads_nothing = match decoded {
        Decoded::Call(_) | Decoded::IndirectCall(_) => true,
        Decoded::Opaque(o) => o.mnemonic == "push",
        _ => false,
    };
    if reads_nothing {
        effects.reads = Live::default();
    }
    if let Decoded::Plain(inst) = decoded {
        for r in only_kept(inst) {
            let kept = std::mem::take(&mut effects.reads.regs[r.index()]);
            effects.kills.regs[r.index()] &= !kept;
        }
    }
    effects
}

/// Vector registers that an instruction does not look at: it only leaves a part of each where it is (`vzeroupper`).
fn only_kept(inst: &isa::Inst) -> Vec<Reg> {
    let (arena, row) = (&isa::table().arena, isa::table().row(inst.row));
    let own = |k: usize| row.meaning.implicit.get(k).copied().flatten();
    let read_by_others = |k: usize, sym: isa::Sym| {
        let others: Vec<ExprId> = row.expressions().into_iter().filter(|e| own(k) != Some(*e)).collect();
        arena.variables(&others).iter().any(|(s, _)| *s == sym)
    };
    let kept = |(k, imp): (usize, &isa::row::Implicit)| {
        let sym = isa::RowSym::Implicit(imp.reg).sym();
        let moved = own(k).is_some_and(|e| matches!(arena.node(e), isa::ExprNode::Var(s) if s == sym));
        (moved && !read_by_others(k, sym)).then_some(imp.reg)
    };
    let vectors = row.implicit.iter().enumerate().filter(|(_, imp)| imp.reg.gpr().is_none());
    vectors.filter_map(kept).collect()
}

/// Returns true if something was added.
fn join(masks: &mut Parts, more: &Parts) -> bool {
    let before = *masks;
    masks.iter_mut().zip(more).for_each(|(a, b)| *a |= b);
    *masks != before
}
