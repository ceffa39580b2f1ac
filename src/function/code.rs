//! Code with branches as text, and straight code or code with branches, whichever is better.

use dag::ir::graph::Dag;
use isa::Inst;
use isa::codec::Syntax;
use lowering::Emitted;
use lowering::Lowered;
use lowering::phases::if_conversion::{Ask, Branched, Item, better, branched};

/// What a graph became.
pub struct LoweredCode {
    /// The straight code, which is what counts if there is no other.
    pub straight: Lowered,
    pub branched: Option<Branched>,
}

/// Lowers a graph; with `ask`, to code with a branch if that is better.
///
/// # Errors
/// As [`lowering::lower`].
pub fn lower(dag: &Dag, options: &lowering::Options, ask: Option<&Ask>) -> Result<LoweredCode, lowering::Error> {
    let straight = lowering::lower(dag, options)?;
    let branched = ask.and_then(|ask| branched(dag, ask)).filter(|b| better(b, &straight, options.objective));
    Ok(LoweredCode { straight, branched })
}

impl LoweredCode {
    /// The lines of the text.
    pub fn items(&self) -> Vec<Item> {
        match &self.branched {
            Some(b) => b.code.clone(),
            None => straight_items(&self.straight),
        }
    }
}

/// The instructions of straight code; kept ones are left out.
pub fn straight_items(lowered: &Lowered) -> Vec<Item> {
    let item = |e: &Emitted| match e {
        Emitted::Inst { inst, .. } => Some(Item::Inst(inst.clone())),
        Emitted::Kept { .. } => None,
    };
    lowered.insts.iter().filter_map(item).collect()
}

/// The instructions among lines.
pub fn insts(items: &[Item]) -> impl Iterator<Item = &Inst> {
    items.iter().filter_map(|i| if let Item::Inst(inst) = i { Some(inst) } else { None })
}

/// Lines of assembly. Labels begin with `labels`.
pub fn lines(items: &[Item], syntax: Syntax, labels: &str) -> Vec<String> {
    let line = |i: &Item| match i {
        Item::Inst(inst) => isa::codec::text(inst, syntax),
        Item::Branch(cond, to) => format!("j{} {labels}{to}", cond.suffix()),
        Item::Jump(to) => format!("jmp {labels}{to}"),
        Item::Return => "ret".to_string(),
        Item::Label(n) => format!("{labels}{n}:"),
    };
    items.iter().map(line).collect()
}
