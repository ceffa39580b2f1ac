//! Machines by name: `--march` says what may be used, `--tune` whose costs count.

use crate::input::error::{Problem, usage};
use isa::FeatureSet;
use isa::uarch::{NativeMachine, Uarch, cpu_name};

/// The features of `--march`.
///
/// # Errors
/// There is no such machine or feature.
pub fn march(name: Option<&str>) -> Result<Option<FeatureSet>, Problem> {
    name.map(FeatureSet::parse_march).transpose().map_err(|e| usage(e, "see --help"))
}

/// The machine of `--tune`; the one that `--march` names if it names one, `generic` otherwise. `native` is this CPU's, or the
/// nearest to it.
///
/// # Errors
/// There is no machine of that name.
pub fn tune(name: Option<&str>, march: Option<&str>) -> Result<&'static Uarch, Problem> {
    if let Some(native) = native(name, march) {
        return Ok(native.uarch);
    }
    let generic = || Uarch::find("generic").map_err(|e| usage(e, "report this: it is a bug"));
    match (name, march.and_then(|m| Uarch::find(m).ok())) {
        (Some(name), _) => Uarch::find(name).map_err(|e| usage(e, "see --help")),
        (None, Some(machine)) => Ok(machine),
        (None, None) => generic(),
    }
}

/// What is said of a machine that is not this CPU, but was taken for it.
pub fn nearest(name: Option<&str>, march: Option<&str>) -> Option<String> {
    let native = native(name, march).filter(|n| n.nearest)?;
    Some(format!(
        "there is no table of costs for this CPU ({}); {}'s count, the nearest",
        cpu_name(),
        native.uarch.name
    ))
}

/// The machine of this CPU, where its costs are asked for.
fn native(name: Option<&str>, march: Option<&str>) -> Option<NativeMachine> {
    (name.or(march) == Some("native")).then(NativeMachine::find)
}
