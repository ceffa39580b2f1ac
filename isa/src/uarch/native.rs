//! Which machine this CPU is.

use super::Uarch;
use crate::feature::{Feature, FeatureSet};

/// Families and models (displayed, that is extended ones added; SDM vol. 2 CPUID, AMD APM vol. 3 Fn0000_0001) of the
/// machines. Sources: the kernel's `arch/x86/include/asm/intel-family.h`, `arch/x86/kernel/cpu/amd.c`.
#[rustfmt::skip]
const MODELS: &[(&str, u32, &[u32])] = &[
    ("haswell", 6, &[0x3c, 0x3f, 0x45, 0x46]),
    ("skylake", 6, &[0x4e, 0x5e, 0x8e, 0x9e, 0xa5, 0xa6]),
    ("skylake-avx512", 6, &[0x55]),
    ("icelake-server", 6, &[0x6a, 0x6c, 0x7d, 0x7e]),
    ("alderlake-p", 6, &[0x97, 0x9a, 0xb7, 0xba, 0xbf]),
];

/// AMD numbers models by ranges: family, first and last model.
const AMD_MODELS: &[(&str, u32, u32, u32)] = &[
    ("znver2", 0x17, 0x30, 0xff),
    ("znver3", 0x19, 0x00, 0x0f),
    ("znver4", 0x19, 0x10, 0x1f),
    ("znver3", 0x19, 0x20, 0x5f),
    ("znver4", 0x19, 0x60, 0xaf),
];

/// CPUs without a table, and the machine that is nearest to each: the same core, the one before it, or, where that has no
/// costs of AVX-512, the last that has. Vendor (`HygonGenuine` makes AMD's first Zen), family, first and last model.
#[rustfmt::skip]
const NEAREST: &[(&str, &[u8], u32, u32, u32)] = &[
    ("haswell", b"GenuineIntel", 6, 0x2a, 0x2d), // Sandy Bridge
    ("haswell", b"GenuineIntel", 6, 0x3a, 0x3e), // Ivy Bridge, Broadwell
    ("haswell", b"GenuineIntel", 6, 0x47, 0x47), // Broadwell
    ("haswell", b"GenuineIntel", 6, 0x4f, 0x56), // Broadwell servers
    ("icelake-server", b"GenuineIntel", 6, 0x66, 0x66), // Cannon Lake
    ("icelake-server", b"GenuineIntel", 6, 0x8c, 0x8f), // Tiger Lake, Sapphire Rapids
    ("icelake-server", b"GenuineIntel", 6, 0xa7, 0xa8), // Rocket Lake
    ("icelake-server", b"GenuineIntel", 6, 0xad, 0xae), // Granite Rapids
    ("icelake-server", b"GenuineIntel", 6, 0xcf, 0xcf), // Emerald Rapids
    ("alderlake-p", b"GenuineIntel", 6, 0xaa, 0xff), // Meteor, Lunar and Arrow Lake
    ("znver2", b"AuthenticAMD", 0x17, 0x00, 0x2f), // Zen, Zen+
    ("znver4", b"AuthenticAMD", 0x1a, 0x00, 0xff), // Zen 5
    ("znver2", b"HygonGenuine", 0x18, 0x00, 0xff),
];

/// The machine whose table counts for a CPU.
#[derive(Clone, Copy, Debug)]
pub struct NativeMachine {
    pub uarch: &'static Uarch,
    /// It is not this CPU, but near to it.
    pub nearest: bool,
}

impl NativeMachine {
    /// Of the CPU that this runs on; of one that nothing is known of, a machine with its vector registers.
    pub fn find() -> NativeMachine {
        let cpu = vendor_family_model();
        let own = cpu.as_ref().and_then(|(vendor, family, model)| of(vendor, *family, *model));
        let near = || cpu.as_ref().and_then(|(vendor, family, model)| nearest(vendor, *family, *model));
        let name = own.or_else(near).unwrap_or_else(|| like(&FeatureSet::native()));
        let uarch = Uarch::find(name).expect("the lists name machines");
        NativeMachine { uarch, nearest: own.is_none() && name != "generic" }
    }
}

impl Uarch {
    /// The table of the CPU that this runs on, or of the nearest.
    pub fn native() -> &'static Uarch {
        NativeMachine::find().uarch
    }
}

fn nearest(vendor: &[u8], family: u32, model: u32) -> Option<&'static str> {
    let is = |n: &&(&str, &[u8], u32, u32, u32)| n.1 == vendor && n.2 == family && (n.3..=n.4).contains(&model);
    NEAREST.iter().find(is).map(|n| n.0)
}

/// A machine that has costs of what a CPU with these features has.
fn like(features: &FeatureSet) -> &'static str {
    if features.contains(Feature::Avx512f) {
        "icelake-server"
    } else if features.contains(Feature::Avx2) {
        "skylake"
    } else {
        "generic"
    }
}

/// This CPU as CPUID numbers it: `AuthenticAMD family 25 model 17`.
pub fn cpu_name() -> String {
    match vendor_family_model() {
        Some((vendor, family, model)) => format!("{} family {family} model {model}", String::from_utf8_lossy(&vendor)),
        None => "a CPU that is no x86-64".to_string(),
    }
}

fn of(vendor: &[u8], family: u32, model: u32) -> Option<&'static str> {
    match vendor {
        b"GenuineIntel" => MODELS.iter().find(|(_, f, models)| *f == family && models.contains(&model)).map(|m| m.0),
        b"AuthenticAMD" => {
            AMD_MODELS.iter().find(|(_, f, first, last)| *f == family && (*first..=*last).contains(&model)).map(|m| m.0)
        }
        _ => None,
    }
}

#[cfg(target_arch = "x86_64")]
fn vendor_family_model() -> Option<(Vec<u8>, u32, u32)> {
    use std::arch::x86_64::__cpuid;
    let (name, version) = (__cpuid(0), __cpuid(1).eax);
    let vendor = [name.ebx, name.edx, name.ecx].iter().flat_map(|r| r.to_le_bytes()).collect();
    let (family, extended) = (version >> 8 & 15, version >> 20 & 255);
    let model = (version >> 4 & 15) | (version >> 16 & 15) << 4;
    Some((vendor, if family == 15 { family + extended } else { family }, model))
}

#[cfg(not(target_arch = "x86_64"))]
fn vendor_family_model() -> Option<(Vec<u8>, u32, u32)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_models() {
        assert_eq!(of(b"GenuineIntel", 6, 0x55), Some("skylake-avx512"));
        assert_eq!(of(b"AuthenticAMD", 0x19, 0x11), Some("znver4"));
        assert_eq!(of(b"AuthenticAMD", 0x19, 0x21), Some("znver3"));
        assert_eq!(of(b"AuthenticAMD", 0x17, 0x01), None);
        assert_eq!(of(b"SomebodyElse", 6, 0x55), None);
    }

    #[test]
    fn cpus_without_a_table_have_a_nearest_machine() {
        assert_eq!(of(b"GenuineIntel", 6, 0xa7), None);
        assert_eq!(nearest(b"GenuineIntel", 6, 0xa7), Some("icelake-server"));
        assert_eq!(nearest(b"AuthenticAMD", 0x1a, 0x44), Some("znver4"));
        assert_eq!(nearest(b"SomebodyElse", 6, 0x55), None);
        let known = NativeMachine::find();
        assert!(known.uarch.name != "generic" || !FeatureSet::native().contains(Feature::Avx2));
    }

    #[test]
    fn every_machine_of_the_lists_has_a_table() {
        let near = NEAREST.iter().map(|m| m.0);
        for name in MODELS.iter().map(|m| m.0).chain(AMD_MODELS.iter().map(|m| m.0)).chain(near) {
            assert!(Uarch::find(name).is_ok(), "{name}");
        }
    }
}
