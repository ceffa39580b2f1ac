//! CPU features that rows need, and named sets of them.

use std::fmt;

/// A CPUID feature. `Base` is what every x86-64 CPU has (SSE2 and cmov included).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Feature {
    Base,
    Popcnt,
    Lzcnt,
    Bmi1,
    Bmi2,
    Adx,
    Movbe,
}

impl Feature {
    pub const ALL: [Feature; 7] =
        [Feature::Base, Feature::Popcnt, Feature::Lzcnt, Feature::Bmi1, Feature::Bmi2, Feature::Adx, Feature::Movbe];

    pub const fn name(self) -> &'static str {
        match self {
            Feature::Base => "x86-64",
            Feature::Popcnt => "popcnt",
            Feature::Lzcnt => "lzcnt",
            Feature::Bmi1 => "bmi1",
            Feature::Bmi2 => "bmi2",
            Feature::Adx => "adx",
            Feature::Movbe => "movbe",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of features; always contains `Base`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FeatureSet(u32);

impl FeatureSet {
    pub const BASE: FeatureSet = FeatureSet(1);
    pub fn of(features: &[Feature]) -> FeatureSet {
        features.iter().fold(FeatureSet::BASE, |s, &f| s.with(f))
    }
    pub const fn with(self, f: Feature) -> FeatureSet {
        FeatureSet(self.0 | 1 << f as u32)
    }
    pub const fn contains(self, f: Feature) -> bool {
        self.0 >> f as u32 & 1 == 1
    }
    pub const fn union(self, o: FeatureSet) -> FeatureSet {
        FeatureSet(self.0 | o.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.into_iter().filter(move |&f| self.contains(f))
    }
}
