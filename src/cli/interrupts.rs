//! Ctrl-C and its like: the first asks for an end, the second is one.

use crate::input::error::Problem;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The exit status of a program that an interrupt ended, as shells have it.
pub const INTERRUPTED: u8 = 130;

/// Set when the user or the system wants an end.
///
/// # Errors
/// The system takes no handler.
pub fn stop_flag() -> Result<Arc<AtomicBool>, Vec<Problem>> {
    let stopped = Arc::new(AtomicBool::new(false));
    let register = || -> std::io::Result<()> {
        signal_hook::flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&stopped))?;
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&stopped))?;
        }
        Ok(())
    };
    register()
        .map_err(|e| vec![Problem::new("<signals>", format!("no signal handler: {e}"), "report this: it is a bug")])?;
    Ok(stopped)
}
