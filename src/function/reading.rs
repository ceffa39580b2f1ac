//! How a function is to be read: by the features it may use.

use dag::ir::function::Function;
use isa::{Decoded, Feature, FeatureSet};

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
