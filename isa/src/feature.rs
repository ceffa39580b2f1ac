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

/// Names that `--march` takes and what of [`Feature::ALL`] each has, as GCC defines them
/// (GCC manual, "x86 Options", `-march`; x86-64-v2…v4: psABI §3.1.1).
#[rustfmt::skip]
const MARCH: &[(&str, &[Feature])] = {
    use Feature::*;
    const V1: &[Feature] = &[];
    const V2: &[Feature] = &[Popcnt];
    const V3: &[Feature] = &[Popcnt, Lzcnt, Bmi1, Bmi2, Movbe];
    const ADX: &[Feature] = &[Popcnt, Lzcnt, Bmi1, Bmi2, Movbe, Adx];
    &[
        ("x86-64", V1), ("x86-64-v2", V2), ("x86-64-v3", V3), ("x86-64-v4", V3),
        ("haswell", V3), ("broadwell", ADX), ("skylake", ADX), ("skylake-avx512", ADX), ("cascadelake", ADX),
        ("icelake-client", ADX), ("icelake-server", ADX), ("alderlake", ADX),
        ("znver1", ADX), ("znver2", ADX), ("znver3", ADX), ("znver4", ADX),
    ]
};

impl FeatureSet {
    /// The features of a CPU name or level as `gcc -march` names them; `native` asks this CPU.
    ///
    /// # Errors
    /// A sentence with the known names, if `name` is not one.
    pub fn parse_march(name: &str) -> Result<FeatureSet, String> {
        if name == "native" {
            return Ok(FeatureSet::native());
        }
        let known = MARCH.iter().find(|(n, _)| *n == name);
        known.map(|(_, features)| FeatureSet::of(features)).ok_or_else(|| {
            let names: Vec<&str> = MARCH.iter().map(|(n, _)| *n).chain(["native"]).collect();
            format!("unknown CPU or level `{name}`; known are {}", names.join(", "))
        })
    }

    /// What the CPU this runs on has.
    pub fn native() -> FeatureSet {
        #[cfg(target_arch = "x86_64")]
        {
            let has = [
                (Feature::Popcnt, std::arch::is_x86_feature_detected!("popcnt")),
                (Feature::Lzcnt, std::arch::is_x86_feature_detected!("lzcnt")),
                (Feature::Bmi1, std::arch::is_x86_feature_detected!("bmi1")),
                (Feature::Bmi2, std::arch::is_x86_feature_detected!("bmi2")),
                (Feature::Adx, std::arch::is_x86_feature_detected!("adx")),
                (Feature::Movbe, std::arch::is_x86_feature_detected!("movbe")),
            ];
            has.into_iter().filter(|(_, yes)| *yes).fold(FeatureSet::BASE, |s, (f, _)| s.with(f))
        }
        #[cfg(not(target_arch = "x86_64"))]
        FeatureSet::BASE
    }

    /// The features that an instruction of the input shows its CPU to have. `f3 0f bc` shows nothing:
    /// where there is no BMI1 it runs as `bsf`.
    pub fn used_by(decoded: &crate::inst::Decoded) -> FeatureSet {
        match decoded {
            crate::inst::Decoded::Plain(inst) if crate::table::tzcnt_or_bsf(inst.row).is_none() => {
                FeatureSet::BASE.with(crate::table().row(inst.row).feature)
            }
            _ => FeatureSet::BASE,
        }
    }
}
