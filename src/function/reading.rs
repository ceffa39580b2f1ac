//! How a function is to be read: by the features it may use, and by the names that its calls can reach.

use crate::input::{Module, ModuleFunction};
use dag::ir::function::Function;
use isa::{Decoded, Feature, FeatureSet, Target};
use std::collections::BTreeSet;

/// Names that calls inside this module can reach.
pub fn local_names(module: &Module) -> BTreeSet<String> {
    let names =
        |f: &ModuleFunction| std::iter::once(f.function.name.clone()).chain(f.aliases.clone()).collect::<Vec<_>>();
    module.functions.iter().flat_map(names).collect()
}

/// Whether a call's target is a function of the module.
pub fn is_local(names: &BTreeSet<String>, t: &Target) -> bool {
    match t {
        Target::Local(_) => true,
        Target::Symbol(s) => names.contains(s.split(['@', '+']).next().unwrap_or(s)),
    }
}

/// The function as it is to be read under `features`: `f3 0f bc` is `tzcnt` only where BMI1 is allowed.
pub fn readable(function: &Function, features: FeatureSet) -> Function {
    let mut f = function.clone();
    for i in &mut f.insts {
        if let Decoded::Plain(inst) = &mut i.decoded {
            let allowed = features.contains(Feature::Bmi1) || i.text.trim_start().starts_with("tzcnt");
            if !allowed && let Some(either) = isa::tzcnt_or_bsf(inst.row) {
                inst.row = either;
            }
        }
    }
    f
}

/// Features that the function uses itself, and those the user allows.
pub fn features(function: &Function, march: Option<FeatureSet>) -> FeatureSet {
    let used = function.insts.iter().fold(FeatureSet::BASE, |s, i| {
        let explicit = i.text.trim_start().starts_with("tzcnt");
        let s = if explicit { s.with(Feature::Bmi1) } else { s };
        s.union(FeatureSet::used_by(&i.decoded))
    });
    used.union(march.unwrap_or(FeatureSet::BASE))
}
