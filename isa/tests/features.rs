//! CPU names, feature sets, what an instruction shows about its CPU.

use isa::codec::decode;
use isa::{Feature, FeatureSet};

#[test]
fn levels_contain_each_other() {
    let names = ["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"];
    let sets: Vec<FeatureSet> = names.iter().map(|n| FeatureSet::parse_march(n).expect("a level")).collect();
    assert_eq!(sets[0], FeatureSet::BASE);
    for pair in sets.windows(2) {
        assert_eq!(pair[0].union(pair[1]), pair[1]);
    }
    assert!(sets[1].contains(Feature::Popcnt) && !sets[1].contains(Feature::Bmi1));
    assert!(sets[2].contains(Feature::Bmi2) && !sets[2].contains(Feature::Adx));
}

#[test]
fn processors() {
    let of = |n| FeatureSet::parse_march(n).expect("a processor");
    assert_eq!(of("haswell").minus(of("x86-64-v3")), FeatureSet::of(&[Feature::Pclmulqdq]));
    assert_eq!(of("cascadelake").minus(of("skylake-avx512")), FeatureSet::of(&[Feature::Avx512vnni]));
    assert_eq!(of("znver4"), FeatureSet::of(Feature::ALL));
    assert!(of("native").contains(Feature::Base));
}

#[test]
fn names_have_what_their_features_imply() {
    for name in FeatureSet::known_names() {
        let set = FeatureSet::parse_march(name).expect("a known name");
        assert_eq!(set.with_implied(), set, "{name}");
    }
    let implied = FeatureSet::of(&[Feature::Avx512vbmi]).with_implied();
    for f in [Feature::Avx512bw, Feature::Avx512f, Feature::Avx2, Feature::Avx, Feature::Sse42, Feature::Sse3] {
        assert!(implied.contains(f), "{f}");
    }
    assert!(!implied.contains(Feature::Fma) && !implied.contains(Feature::Popcnt));
}

#[test]
fn features_of_iced_encodings() {
    use iced_x86::Code;
    let of = |code: Code| {
        let features: Option<Vec<Feature>> = code.cpuid_features().iter().map(|&f| Feature::of_cpuid(f)).collect();
        features.map(|f| FeatureSet::of(&f))
    };
    assert_eq!(of(Code::Add_rm32_r32), Some(FeatureSet::BASE));
    assert_eq!(of(Code::Lahf), Some(FeatureSet::BASE));
    assert_eq!(of(Code::Paddd_xmm_xmmm128), Some(FeatureSet::BASE));
    assert_eq!(of(Code::VEX_Vaesenc_xmm_xmm_xmmm128), Some(FeatureSet::of(&[Feature::Aes, Feature::Avx])));
    let masked = of(Code::EVEX_Vpaddb_xmm_k1z_xmm_xmmm128);
    assert_eq!(masked, Some(FeatureSet::of(&[Feature::Avx512vl, Feature::Avx512bw])));
    assert_eq!(of(Code::VEX_Vfmaddps_xmm_xmm_xmmm128_xmm), None, "FMA4");
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let message = FeatureSet::parse_march("pentium").expect_err("no such level");
    assert!(message.contains("`pentium`") && message.contains("x86-64-v3") && message.contains("native"), "{message}");
}

#[test]
fn instructions_show_their_features() {
    let used = |bytes: &[u8]| FeatureSet::used_by(&decode(bytes, 0).expect("an instruction").decoded);
    assert_eq!(used(&[0x01, 0xc8]), FeatureSet::BASE);
    assert_eq!(used(&[0xf3, 0x0f, 0xb8, 0xc1]), FeatureSet::of(&[Feature::Popcnt]));
    assert_eq!(used(&[0xc4, 0xe2, 0x70, 0xf2, 0xc2]), FeatureSet::of(&[Feature::Bmi1]));
    // `rep bsf` or `tzcnt`: it runs everywhere.
    assert_eq!(used(&[0xf3, 0x0f, 0xbc, 0xc1]), FeatureSet::BASE);
}

/// What `gcc -m…` defines for a feature.
fn gcc_macro(feature: Feature) -> String {
    let name = match feature {
        Feature::Bmi1 => "BMI".to_string(),
        Feature::Pclmulqdq => "PCLMUL".to_string(),
        f => f.name().to_ascii_uppercase().replace('.', "_"),
    };
    format!("__{name}__")
}

/// GCC's own predefined macros say what a name has.
#[test]
fn names_mean_what_gcc_means() {
    for name in FeatureSet::known_names() {
        let run = std::process::Command::new("gcc")
            .args([&format!("-march={name}"), "-dM", "-E", "-x", "c", "/dev/null"])
            .output();
        // A compiler that does not know the name (or is none) cannot contradict.
        let Ok(output) = run.map_err(drop).and_then(|o| if o.status.success() { Ok(o) } else { Err(()) }) else {
            continue;
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let set = FeatureSet::parse_march(name).expect("a known name");
        for &feature in Feature::ALL.iter().filter(|&&f| f != Feature::Base) {
            let has = text.contains(&format!("#define {} 1", gcc_macro(feature)));
            assert_eq!(set.contains(feature), has, "{name} {feature}");
        }
    }
}
