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
    assert_eq!(of("haswell"), of("x86-64-v3"));
    for n in ["broadwell", "skylake", "icelake-server", "alderlake", "znver1", "znver4"] {
        assert_eq!(of(n), FeatureSet::of(&Feature::ALL), "{n}");
    }
    assert!(of("native").contains(Feature::Base));
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

/// GCC's own predefined macros say what a name has.
#[test]
fn names_mean_what_gcc_means() {
    let macros = [
        (Feature::Popcnt, "__POPCNT__"),
        (Feature::Lzcnt, "__LZCNT__"),
        (Feature::Bmi1, "__BMI__"),
        (Feature::Bmi2, "__BMI2__"),
        (Feature::Adx, "__ADX__"),
        (Feature::Movbe, "__MOVBE__"),
    ];
    for name in [
        "x86-64",
        "x86-64-v2",
        "x86-64-v3",
        "x86-64-v4",
        "haswell",
        "broadwell",
        "skylake",
        "skylake-avx512",
        "cascadelake",
        "icelake-client",
        "icelake-server",
        "alderlake",
        "znver1",
        "znver2",
        "znver3",
        "znver4",
    ] {
        let run = std::process::Command::new("gcc")
            .args([&format!("-march={name}"), "-dM", "-E", "-x", "c", "/dev/null"])
            .output();
        // A compiler that does not know the name (or is none) cannot contradict.
        let Ok(output) = run.map_err(drop).and_then(|o| if o.status.success() { Ok(o) } else { Err(()) }) else {
            continue;
        };
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let set = FeatureSet::parse_march(name).expect("a known name");
        for (feature, defined) in macros {
            let has = text.contains(&format!("#define {defined} 1"));
            assert_eq!(set.contains(feature), has, "{name} {feature}");
        }
    }
}
