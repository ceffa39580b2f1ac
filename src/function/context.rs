//! One function and everything that is known of it before anything is searched.

use super::code;
use super::cost::cost_of;
use super::reading::{features, readable};
use super::segment::Segment;
use super::unwind;
use crate::input::{KnownCallees, Module, ModuleFunction, Replacement, WAY};
use dag::analysis::contract::Contract;
use dag::ir::cfg::Cfg;
use dag::ir::function::Function;
use isa::uarch::Uarch;
use isa::{FeatureSet, Gpr, Inst, MemRef, Operand};
use lowering::Cost;
use lowering::cost::predict::Outs;
use lowering::phases::if_conversion::Item;

/// A function of a module, as it is read under the features that it may use, with its contract and its flow.
pub struct FunctionContext<'a> {
    pub module: &'a Module,
    /// Index in [`Module::functions`].
    pub index: usize,
    pub contract: Contract,
    /// Features that the function uses itself, and those that the user allows.
    pub features: FeatureSet,
    /// The function as it is to be read under them.
    pub function: Function,
    pub cfg: Cfg,
    /// What its calls do.
    pub callees: KnownCallees,
    /// How the labels of new code begin.
    pub labels: String,
}

impl<'a> FunctionContext<'a> {
    pub fn new(module: &'a Module, index: usize, contract: Contract, march: Option<FeatureSet>) -> FunctionContext<'a> {
        let function = &module.functions[index].function;
        let features = features(function, march);
        let function = readable(function, features);
        let labels = module.new_labels(&format!("{WAY}{index}_"));
        let (cfg, callees) = (Cfg::build(&function), module.callees(index));
        FunctionContext { module, index, contract, features, cfg, function, callees, labels }
    }

    /// The same function in a text where it stands alone, or where it was changed; new labels are told from those of
    /// `outer`, and begin as they do. Its calls do what they do there.
    pub fn within(
        outer: &FunctionContext<'_>,
        module: &'a Module,
        index: usize,
        march: Option<FeatureSet>,
    ) -> FunctionContext<'a> {
        let labels = module.new_labels(&outer.labels);
        let callees = outer.callees.clone();
        FunctionContext { labels, callees, ..FunctionContext::new(module, index, outer.contract.clone(), march) }
    }

    /// The function with its place in the input.
    pub fn entry(&self) -> &'a ModuleFunction {
        &self.module.functions[self.index]
    }

    /// What a version of the function costs.
    pub fn cost(&self, version: &Function, tune: &Uarch) -> Cost {
        cost_of(&version.insts, tune, at_return(&self.contract))
    }

    /// Code in place of a segment, with what unwinding must be told of it if the text says anything of unwinding.
    ///
    /// # Errors
    /// A register of the caller's to which unwinding could not be led.
    pub fn replacement(&self, segment: &Segment, items: &[Item]) -> Result<Replacement, Gpr> {
        let (index, mf) = (self.index, self.entry());
        let labels = format!("{}{}_", self.labels, segment.first);
        let returns = segment.returns.map(|i| mf.function.insts[i].text.trim().to_string());
        let directives = match self.module.unwind_rules(index, segment.first) {
            Some(rules) => unwind::directives(items, &unwind::kept(&segment.dag, &rules), &rules)?,
            None => Vec::new(),
        };
        let code = code::lines(items, mf.syntax, &labels);
        let branch = segment.branch.as_ref().map(|b| isa::codec::branch_text(b.cond, &b.target));
        let lines = unwind::between(directives, code).into_iter().chain(returns).chain(branch).collect();
        let data = new_data(code::insts(items));
        let Segment { first, last, frameless, .. } = *segment;
        Ok(Replacement { function: index, first, last, lines, data, frameless })
    }
}

/// What is read of a function's results.
pub fn at_return(contract: &Contract) -> Outs {
    let regs = isa::Reg::all().filter(|r| contract.live_out[r.index()] != 0).collect();
    Outs { regs, flags: isa::FlagSet::NONE }
}

/// Constants that the instructions read and the input lacks: label and bytes.
pub fn new_data<'a>(insts: impl IntoIterator<Item = &'a Inst>) -> Vec<(String, Vec<u8>)> {
    let constant = |m: &MemRef| {
        let label = m.symbol.as_deref().filter(|s| dag::ir::data::is_label(s))?;
        Some((label.to_string(), m.fixed.as_ref()?.bytes.clone()))
    };
    insts.into_iter().flat_map(|i| &i.operands).filter_map(Operand::mem).filter_map(constant).collect()
}
