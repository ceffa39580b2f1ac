//! CPU features that rows need, and named sets of them.

use iced_x86::CpuidFeature;
use std::fmt;

/// Declares [`Feature`] from lines of: variant, name as GCC, Rust and the kernel spell it, iced's name.
macro_rules! features {
    ($($feature:ident $name:tt $cpuid:ident;)*) => {
        /// A CPUID feature. `Base` is what every x86-64 CPU has (SSE2, cmov and lahf included).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Feature {
            Base,
            $($feature,)*
        }

        impl Feature {
            pub const ALL: &[Feature] = &[Feature::Base, $(Feature::$feature,)*];

            pub const fn name(self) -> &'static str {
                match self {
                    Feature::Base => "x86-64",
                    $(Feature::$feature => $name,)*
                }
            }

            /// The feature that iced calls so; `None` for one that no row may need.
            pub fn of_cpuid(feature: CpuidFeature) -> Option<Feature> {
                match feature {
                    f if in_every_cpu(f) => Some(Feature::Base),
                    $(CpuidFeature::$cpuid => Some(Feature::$feature),)*
                    _ => None,
                }
            }
        }

        impl FeatureSet {
            /// What the CPU this runs on has, as far as the operating system lets programs use it.
            pub fn native() -> FeatureSet {
                #[cfg(target_arch = "x86_64")]
                {
                    let has = [$((Feature::$feature, std::arch::is_x86_feature_detected!($name)),)*];
                    has.into_iter().filter(|(_, yes)| *yes).fold(FeatureSet::BASE, |s, (f, _)| s.with(f))
                }
                #[cfg(not(target_arch = "x86_64"))]
                FeatureSet::BASE
            }
        }
    };
}

features! {
    Popcnt "popcnt" POPCNT;
    Lzcnt "lzcnt" LZCNT;
    Bmi1 "bmi1" BMI1;
    Bmi2 "bmi2" BMI2;
    Adx "adx" ADX;
    Movbe "movbe" MOVBE;
    Sse3 "sse3" SSE3;
    Ssse3 "ssse3" SSSE3;
    Sse41 "sse4.1" SSE4_1;
    Sse42 "sse4.2" SSE4_2;
    Avx "avx" AVX;
    Avx2 "avx2" AVX2;
    Fma "fma" FMA;
    F16c "f16c" F16C;
    Avx512f "avx512f" AVX512F;
    Avx512cd "avx512cd" AVX512CD;
    Avx512bw "avx512bw" AVX512BW;
    Avx512dq "avx512dq" AVX512DQ;
    Avx512vl "avx512vl" AVX512VL;
    Avx512vbmi "avx512vbmi" AVX512_VBMI;
    Avx512vbmi2 "avx512vbmi2" AVX512_VBMI2;
    Avx512vnni "avx512vnni" AVX512_VNNI;
    Avx512bitalg "avx512bitalg" AVX512_BITALG;
    Avx512vpopcntdq "avx512vpopcntdq" AVX512_VPOPCNTDQ;
    Avx512ifma "avx512ifma" AVX512_IFMA;
    Aes "aes" AES;
    Pclmulqdq "pclmulqdq" PCLMULQDQ;
    Vaes "vaes" VAES;
    Vpclmulqdq "vpclmulqdq" VPCLMULQDQ;
    Gfni "gfni" GFNI;
    Sha "sha" SHA;
}

/// What the x86-64 baseline promises (psABI §3.1.1, table 3.1), and everything older.
fn in_every_cpu(feature: CpuidFeature) -> bool {
    use CpuidFeature::*;
    matches!(
        feature,
        INTEL8086 | INTEL186 | INTEL286 | INTEL386 | INTEL486 | X64 | CMOV | CX8 | FPU | FXSR | MMX | SSE | SSE2
    )
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The names, `+` between them; `x86-64` if there are no others.
impl fmt::Display for FeatureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().filter(|&x| x != Feature::Base).map(Feature::name).collect();
        f.write_str(if names.is_empty() { Feature::Base.name() } else { "" })?;
        f.write_str(&names.join("+"))
    }
}

/// A set of features; always contains `Base`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FeatureSet(u64);

impl FeatureSet {
    pub const BASE: FeatureSet = FeatureSet(1);

    pub const fn of(features: &[Feature]) -> FeatureSet {
        FeatureSet::BASE.with_all(features)
    }
    pub const fn with(self, f: Feature) -> FeatureSet {
        FeatureSet(self.0 | 1 << f as u64)
    }
    pub const fn with_all(self, features: &[Feature]) -> FeatureSet {
        let (mut set, mut i) = (self, 0);
        while i < features.len() {
            set = set.with(features[i]);
            i += 1;
        }
        set
    }
    pub const fn contains(self, f: Feature) -> bool {
        self.0 >> f as u64 & 1 == 1
    }
    /// Whether every feature of `o` is in this set.
    pub const fn includes(self, o: FeatureSet) -> bool {
        o.0 & !self.0 == 0
    }
    pub const fn union(self, o: FeatureSet) -> FeatureSet {
        FeatureSet(self.0 | o.0)
    }
    pub const fn minus(self, o: FeatureSet) -> FeatureSet {
        FeatureSet(self.0 & !o.0 | FeatureSet::BASE.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.iter().copied().filter(move |&f| self.contains(f))
    }

    /// The features and those that no CPU lacks that has these: software has to test for SSE3…SSE4.2 before AVX, for AVX
    /// before AVX2, FMA, F16C and the VEX-encoded extensions, for AVX2 before AVX-512F, and for that before the
    /// other parts of AVX-512 (SDM vol. 1 §14.2–14.7, §15.2–15.4).
    pub fn with_implied(self) -> FeatureSet {
        // Those that imply others come after these in the list.
        Feature::ALL.iter().rev().fold(self, |s, &f| if s.contains(f) { s.with_all(f.implies()) } else { s })
    }
}

impl Feature {
    /// What a CPU with this feature has in any case, one step only.
    const fn implies(self) -> &'static [Feature] {
        use Feature::*;
        match self {
            Ssse3 => &[Sse3],
            Sse41 => &[Ssse3],
            Sse42 => &[Sse41],
            Avx => &[Sse42],
            Avx2 | Fma | F16c => &[Avx],
            Avx512f => &[Avx2],
            Avx512cd | Avx512bw | Avx512dq | Avx512vl | Avx512ifma | Avx512vnni | Avx512vpopcntdq => &[Avx512f],
            Avx512vbmi | Avx512vbmi2 | Avx512bitalg => &[Avx512bw],
            Vaes => &[Avx, Aes],
            Vpclmulqdq => &[Avx, Pclmulqdq],
            _ => &[],
        }
    }
}

/// Names that `--march` takes and what of [`Feature::ALL`] each has, as GCC defines them
/// (GCC 12 manual, "x86 Options", `-march`; x86-64-v2…v4: psABI §3.1.1).
#[rustfmt::skip]
const MARCH: &[(&str, FeatureSet)] = {
    use Feature::*;
    const V1: FeatureSet = FeatureSet::BASE;
    const V2: FeatureSet = V1.with_all(&[Popcnt, Sse3, Ssse3, Sse41, Sse42]);
    const V3: FeatureSet = V2.with_all(&[Avx, Avx2, Bmi1, Bmi2, F16c, Fma, Lzcnt, Movbe]);
    const V4: FeatureSet = V3.with_all(&[Avx512f, Avx512bw, Avx512cd, Avx512dq, Avx512vl]);

    const WESTMERE: FeatureSet = V2.with(Pclmulqdq);
    const SANDYBRIDGE: FeatureSet = WESTMERE.with(Avx);
    const HASWELL: FeatureSet = V3.with(Pclmulqdq);
    const BROADWELL: FeatureSet = HASWELL.with(Adx);
    const SKYLAKE: FeatureSet = BROADWELL.with(Aes);
    const SKYLAKE_SERVER: FeatureSet = SKYLAKE.union(V4);
    const CASCADELAKE: FeatureSet = SKYLAKE_SERVER.with(Avx512vnni);
    const CANNONLAKE: FeatureSet = SKYLAKE_SERVER.with_all(&[Avx512ifma, Avx512vbmi, Sha]);
    const ICELAKE: FeatureSet = CANNONLAKE
        .with_all(&[Avx512vbmi2, Avx512vnni, Avx512bitalg, Avx512vpopcntdq, Vaes, Vpclmulqdq, Gfni]);
    const ALDERLAKE: FeatureSet = SKYLAKE.with_all(&[Sha, Gfni, Vaes, Vpclmulqdq]);
    const ZEN1: FeatureSet = SKYLAKE.with(Sha);
    const ZEN3: FeatureSet = ZEN1.with_all(&[Vaes, Vpclmulqdq]);
    &[
        ("x86-64", V1), ("x86-64-v2", V2), ("x86-64-v3", V3), ("x86-64-v4", V4),
        ("nehalem", V2), ("westmere", WESTMERE), ("sandybridge", SANDYBRIDGE), ("ivybridge", SANDYBRIDGE.with(F16c)),
        ("haswell", HASWELL), ("broadwell", BROADWELL), ("skylake", SKYLAKE),
        ("skylake-avx512", SKYLAKE_SERVER), ("cascadelake", CASCADELAKE), ("cooperlake", CASCADELAKE),
        ("cannonlake", CANNONLAKE), ("icelake-client", ICELAKE), ("icelake-server", ICELAKE),
        ("tigerlake", ICELAKE), ("rocketlake", ICELAKE), ("sapphirerapids", ICELAKE), ("alderlake", ALDERLAKE),
        ("znver1", ZEN1), ("znver2", ZEN1), ("znver3", ZEN3), ("znver4", ZEN3.union(ICELAKE)),
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
        known.map(|&(_, features)| features).ok_or_else(|| {
            format!("unknown CPU or level `{name}`; known are {}, native", FeatureSet::known_names().join(", "))
        })
    }

    /// The names that [`FeatureSet::parse_march`] takes, without `native`.
    pub fn known_names() -> Vec<&'static str> {
        MARCH.iter().map(|&(name, _)| name).collect()
    }

    /// The features that an instruction of the input shows its CPU to have. `f3 0f bc` shows nothing:
    /// where there is no BMI1 it runs as `bsf`.
    pub fn used_by(decoded: &crate::inst::Decoded) -> FeatureSet {
        match decoded {
            crate::inst::Decoded::Plain(inst) if crate::table::tzcnt_or_bsf(inst.row).is_none() => {
                crate::codec::features(inst).with_implied()
            }
            _ => FeatureSet::BASE,
        }
    }
}
