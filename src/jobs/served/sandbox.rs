//! What a process may touch that works on text of strangers, and everything that it starts: Linux's Landlock
//! (kernel.org, userspace-api/landlock).

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetError, RulesetStatus,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Programs, libraries and headers of the system: what compilers and assemblers read.
const SYSTEM: [&str; 12] = [
    "/usr/bin",
    "/usr/include",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/libexec",
    "/usr/local/include",
    "/usr/local/lib",
    "/bin",
    "/lib",
    "/lib64",
    "/etc/alternatives",
];
/// Single files that programs look at as they start, or that say what CPU this is.
const FILES: [&str; 6] =
    ["/etc/ld.so.cache", "/dev/null", "/dev/zero", "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo"];
/// Kernels since 5.19 can do what is demanded; later ones do more.
const DEMANDED: ABI = ABI::V2;
const WISHED: ABI = ABI::V5;

/// Why a process could not be confined.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub enum Unconfined {
    /// The kernel has no Landlock, or it is switched off.
    NotThere,
    Failed(String),
}

/// From now on this process, and what it starts, reads nothing but the system's programs and headers, its own program and
/// libraries and `place`, writes nothing outside of `place`, and has no network.
///
/// # Errors
/// It is not confined.
pub fn confine(place: &Path) -> Result<(), Unconfined> {
    let failed = |e: RulesetError| Unconfined::Failed(e.to_string());
    let all = AccessFs::from_all(WISHED);
    let ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(DEMANDED))
        .map_err(|_| Unconfined::NotThere)?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(all)
        .map_err(failed)?
        .handle_access(AccessNet::from_all(WISHED))
        .map_err(failed)?;
    let mut ruleset = ruleset.create().map_err(failed)?;
    let readable = SYSTEM.iter().chain(&FILES).map(PathBuf::from).chain(own_files());
    for path in readable {
        // What is not there is not read.
        let Ok(open) = PathFd::new(&path) else { continue };
        let access = if path.is_dir() { AccessFs::from_read(WISHED) } else { AccessFs::Execute | AccessFs::ReadFile };
        ruleset = ruleset.add_rule(PathBeneath::new(open, access)).map_err(failed)?;
    }
    if let Ok(null) = PathFd::new("/dev/null") {
        ruleset = ruleset.add_rule(PathBeneath::new(null, AccessFs::WriteFile)).map_err(failed)?;
    }
    let own = PathFd::new(place).map_err(|e| Unconfined::Failed(e.to_string()))?;
    ruleset = ruleset.add_rule(PathBeneath::new(own, all)).map_err(failed)?;
    match ruleset.restrict_self().map_err(failed)?.ruleset {
        RulesetStatus::NotEnforced => Err(Unconfined::NotThere),
        RulesetStatus::FullyEnforced | RulesetStatus::PartiallyEnforced => Ok(()),
    }
}

/// The program and the libraries that this process has in memory.
fn own_files() -> BTreeSet<PathBuf> {
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    maps.lines().filter_map(|l| Some(PathBuf::from(&l[l.find('/')?..]))).collect()
}
