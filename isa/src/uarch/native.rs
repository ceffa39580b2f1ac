//! Which machine this CPU is.

use super::Uarch;

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

impl Uarch {
    /// The table of the CPU that this runs on; `generic` if there is none.
    pub fn native() -> &'static Uarch {
        let name = vendor_family_model().and_then(|(vendor, family, model)| of(&vendor, family, model));
        Uarch::find(name.unwrap_or("generic")).expect("the lists name machines")
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
    fn every_machine_of_the_lists_has_a_table() {
        for name in MODELS.iter().map(|m| m.0).chain(AMD_MODELS.iter().map(|m| m.0)) {
            assert!(Uarch::find(name).is_ok(), "{name}");
        }
    }
}
