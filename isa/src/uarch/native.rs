//! Which machine this CPU is.

use super::Uarch;
use crate::feature::{Feature, FeatureSet};

/// CPUs by how CPUID numbers them (displayed families and models, that is extended ones added; SDM vol. 2 CPUID, AMD APM vol. 3
/// Fn0000_0001), and the machine whose table counts for them.
struct CpuModels {
    machine: &'static str,
    vendor: &'static [u8],
    family: u32,
    first: u32,
    last: u32,
}

const fn models(machine: &'static str, vendor: &'static [u8], family: u32, first: u32, last: u32) -> CpuModels {
    CpuModels { machine, vendor, family, first, last }
}

const INTEL: &[u8] = b"GenuineIntel";
const AMD: &[u8] = b"AuthenticAMD";

/// The machines themselves. Sources: the kernel's `arch/x86/include/asm/intel-family.h`, `arch/x86/kernel/cpu/amd.c`.
#[rustfmt::skip]
const OWN: &[CpuModels] = &[
    models("haswell", INTEL, 6, 0x3c, 0x3c),
    models("haswell", INTEL, 6, 0x3f, 0x3f),
    models("haswell", INTEL, 6, 0x45, 0x46),
    models("skylake", INTEL, 6, 0x4e, 0x4e),
    models("skylake", INTEL, 6, 0x5e, 0x5e),
    models("skylake", INTEL, 6, 0x8e, 0x8e),
    models("skylake", INTEL, 6, 0x9e, 0x9e),
    models("skylake", INTEL, 6, 0xa5, 0xa6),
    models("skylake-avx512", INTEL, 6, 0x55, 0x55),
    models("icelake-server", INTEL, 6, 0x6a, 0x6a),
    models("icelake-server", INTEL, 6, 0x6c, 0x6c),
    models("icelake-server", INTEL, 6, 0x7d, 0x7e),
    models("alderlake-p", INTEL, 6, 0x97, 0x97),
    models("alderlake-p", INTEL, 6, 0x9a, 0x9a),
    models("alderlake-p", INTEL, 6, 0xb7, 0xb7),
    models("alderlake-p", INTEL, 6, 0xba, 0xba),
    models("alderlake-p", INTEL, 6, 0xbf, 0xbf),
    models("znver2", AMD, 0x17, 0x30, 0xff),
    models("znver3", AMD, 0x19, 0x00, 0x0f),
    models("znver4", AMD, 0x19, 0x10, 0x1f),
    models("znver3", AMD, 0x19, 0x20, 0x5f),
    models("znver4", AMD, 0x19, 0x60, 0xaf),
];

/// CPUs without a table, and the machine that is nearest to each: the same core, the one before it, or, where that has no
/// costs of AVX-512, the last that has. `HygonGenuine` makes AMD's first Zen.
#[rustfmt::skip]
const NEAREST: &[CpuModels] = &[
    models("haswell", INTEL, 6, 0x2a, 0x2d), // Sandy Bridge
    models("haswell", INTEL, 6, 0x3a, 0x3e), // Ivy Bridge, Broadwell
    models("haswell", INTEL, 6, 0x47, 0x47), // Broadwell
    models("haswell", INTEL, 6, 0x4f, 0x56), // Broadwell servers
    models("icelake-server", INTEL, 6, 0x66, 0x66), // Cannon Lake
    models("icelake-server", INTEL, 6, 0x8c, 0x8f), // Tiger Lake, Sapphire Rapids
    models("icelake-server", INTEL, 6, 0xa7, 0xa8), // Rocket Lake
    models("icelake-server", INTEL, 6, 0xad, 0xae), // Granite Rapids
    models("icelake-server", INTEL, 6, 0xcf, 0xcf), // Emerald Rapids
    models("alderlake-p", INTEL, 6, 0xaa, 0xff), // Meteor, Lunar and Arrow Lake
    models("znver2", AMD, 0x17, 0x00, 0x2f), // Zen, Zen+
    models("znver4", AMD, 0x1a, 0x00, 0xff), // Zen 5
    models("znver2", b"HygonGenuine", 0x18, 0x00, 0xff),
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
        let own = listed(OWN);
        let name = own.or_else(|| listed(NEAREST)).unwrap_or_else(|| like(&FeatureSet::native()));
        let uarch = Uarch::find(name).expect("the lists name machines");
        NativeMachine { uarch, nearest: own.is_none() && name != "generic" }
    }
}

impl Uarch {
    /// The table of the CPU that this runs on; `generic` if there is none.
    pub fn native() -> &'static Uarch {
        Uarch::find(listed(OWN).unwrap_or("generic")).expect("the lists name machines")
    }
}

/// The machine that a list has for this CPU.
fn listed(list: &'static [CpuModels]) -> Option<&'static str> {
    vendor_family_model().and_then(|(vendor, family, model)| of(list, &vendor, family, model))
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

fn of(list: &'static [CpuModels], vendor: &[u8], family: u32, model: u32) -> Option<&'static str> {
    let is = |m: &&CpuModels| m.vendor == vendor && m.family == family && (m.first..=m.last).contains(&model);
    list.iter().find(is).map(|m| m.machine)
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
        assert_eq!(of(OWN, b"GenuineIntel", 6, 0x55), Some("skylake-avx512"));
        assert_eq!(of(OWN, b"AuthenticAMD", 0x19, 0x11), Some("znver4"));
        assert_eq!(of(OWN, b"AuthenticAMD", 0x19, 0x21), Some("znver3"));
        assert_eq!(of(OWN, b"AuthenticAMD", 0x17, 0x01), None);
        assert_eq!(of(OWN, b"SomebodyElse", 6, 0x55), None);
    }

    #[test]
    fn cpus_without_a_table_have_a_nearest_machine() {
        assert_eq!(of(OWN, b"GenuineIntel", 6, 0xa7), None);
        assert_eq!(of(NEAREST, b"GenuineIntel", 6, 0xa7), Some("icelake-server"));
        assert_eq!(of(NEAREST, b"AuthenticAMD", 0x1a, 0x44), Some("znver4"));
        assert_eq!(of(NEAREST, b"SomebodyElse", 6, 0x55), None);
        let known = NativeMachine::find();
        assert!(known.uarch.name != "generic" || !FeatureSet::native().contains(Feature::Avx2));
    }

    #[test]
    fn every_machine_of_the_lists_has_a_table() {
        for name in OWN.iter().chain(NEAREST).map(|m| m.machine) {
            assert!(Uarch::find(name).is_ok(), "{name}");
        }
    }
}
