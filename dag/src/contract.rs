//! What the replacement of a function must keep: the bits that are live at return, and the facts that hold at entry.

use crate::function::Function;
use crate::signature::{Condition, Register, Signature, Slice};
use isa::{Arena, Decoded, ExprId, Gpr, Width};
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
    /// Bits of each general register that are live at return, by [`Gpr::index`]. The callee-saved ones and `rsp`
    /// always are. No flag is.
    pub live_out: [u64; 16],
    /// Bits of each general register that carry arguments; `None` if not known.
    pub arguments: Option<[u64; 16]>,
    /// Facts about the arguments at entry.
    pub preconditions: Vec<Condition>,
    pub source: Source,
    /// As stated or derived; `None` under the bare ABI.
    pub signature: Option<Signature>,
}

impl Contract {
    /// The System V default (psABI §3.2.3): rax and rdx may hold a result.
    pub fn conservative() -> Contract {
        let mut live_out = preserved();
        live_out[Gpr::RAX.index()] = u64::MAX;
        live_out[Gpr::RDX.index()] = u64::MAX;
        Contract { live_out, arguments: None, preconditions: Vec::new(), source: Source::Abi, signature: None }
    }

    pub fn from_signature(signature: Signature, source: Source) -> Contract {
        let mut live_out = preserved();
        add_bits(&mut live_out, &signature.results);
        let mut arguments = [0; 16];
        add_bits(&mut arguments, &signature.arguments);
        let preconditions = signature.conditions.clone();
        Contract { live_out, arguments: Some(arguments), preconditions, source, signature: Some(signature) }
    }

    /// A function whose result is `mask` of `g`.
    pub fn returning(g: Gpr, mask: u64) -> Contract {
        let mut contract = Contract { live_out: preserved(), ..Contract::conservative() };
        contract.live_out[g.index()] |= mask;
        contract
    }

    /// Makes every register live of which the function writes no bit (`written`). Compilers that see both caller and callee rely on the
    /// callee leaving such registers alone (GCC's -fipa-ra).
    pub fn keep_unwritten(&mut self, written: &[u64; 16]) {
        for (live, written) in self.live_out.iter_mut().zip(written) {
            if *written == 0 {
                *live = u64::MAX;
            }
        }
    }

    /// The facts as terms of width 1 over the registers' contents at entry.
    pub fn assumptions(&self, arena: &mut Arena, reg: &dyn Fn(Gpr) -> ExprId) -> Vec<ExprId> {
        self.preconditions.iter().map(|c| c.expr(arena, reg)).collect()
    }

    /// How the code contradicts a stated signature: it reads register bits at entry that no argument fills.
    /// `live_in` is what is live at the first instruction.
    pub fn contradictions(&self, function: &Function, live_in: &[u64; 16]) -> Vec<String> {
        let stated = matches!(self.source, Source::Option | Source::Annotation);
        let (Some(arguments), true) = (self.arguments, stated) else { return Vec::new() };
        let reads_unset = |g: &Gpr| {
            let known = arguments[g.index()] | preserved()[g.index()];
            let unset = live_in[g.index()] & !known;
            (unset != 0 && !is_pushed(function, *g)).then_some(unset)
        };
        let message = |g: Gpr, unset: u64| {
            let bits = |mask: u64| {
                let low = mask.trailing_zeros();
                let high = 63 - mask.leading_zeros();
                format!("bits {high}:{low} of {g}")
            };
            format!("the code reads {}, which the signature gives no argument in", bits(unset))
        };
        Gpr::all().filter_map(|g| Some(message(g, reads_unset(&g)?))).collect()
    }

    /// One line for reports.
    pub fn text(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.signature {
            Some(s) => write!(f, "{s} ({})", self.source),
            None => {
                let live = Gpr::all().filter(|g| !g.callee_saved() && self.live_out[g.index()] != 0);
                let names: Vec<&str> = live.map(|g| g.name(Width::W64)).collect();
                write!(f, "returns {} ({})", names.join(", "), self.source)
            }
        }
    }
}

/// The registers that belong to the caller.
fn preserved() -> [u64; 16] {
    let mut live = [0; 16];
    for g in Gpr::all().filter(|g| g.callee_saved()) {
        live[g.index()] = u64::MAX;
    }
    live
}

fn add_bits(masks: &mut [u64; 16], slices: &[Slice]) {
    for slice in slices {
        if let Register::Gpr(g) = slice.register {
            masks[g.index()] |= u64::MAX >> (64 - slice.bits.clamp(1, 64));
        }
    }
}

/// Compilers push any register to make room on the stack; that reads it without meaning to.
fn is_pushed(function: &Function, g: Gpr) -> bool {
    function.insts.iter().any(|i| match &i.decoded {
        Decoded::Opaque(o) => o.mnemonic == "push" && o.reads[g.index()] != 0,
        _ => false,
    })
}
