//! Runs single instructions on this CPU, from and to a full state of general registers, flags and one memory
//! cell. Everything runs in a forked child, so whatever happens there leaves this process alone.
//!
//! Only x86-64 Linux can run it; elsewhere [`Session::new`] says so.

mod trampoline;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod child;

/// A machine state: what an instruction reads before and leaves after.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// By [`crate::Gpr::index`]. The stack pointer's entry is not used.
    pub gpr: [u64; 16],
    /// RFLAGS; only the six status flags are loaded.
    pub flags: u64,
    /// The memory cell: the 8 bytes before a page that may not be touched.
    pub cell: u64,
    /// 0, or the number of the signal that the instruction raised; the rest is then unchanged.
    pub signal: u64,
}

/// Bytes to run on each of `states`.
#[derive(Clone, Debug)]
pub struct Job {
    /// Straight-line code that falls through, moves no stack pointer and touches no memory but the cell.
    pub code: Vec<u8>,
    pub states: Vec<State>,
}

/// Memory for native runs. Where its cell lies is known from the start, so states can hold its address.
pub struct Session {
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    memory: child::Memory,
}

impl Session {
    /// Room to run jobs on this CPU.
    ///
    /// # Errors
    /// Why this machine cannot: not x86-64 Linux, or no memory.
    pub fn new() -> Result<Session, String> {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return Ok(Session { memory: child::Memory::new()? });
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        Err("instructions run natively on x86-64 Linux only".to_string())
    }

    /// Address of the first byte after the memory cell; an access beyond it faults.
    pub fn cell_end(&self) -> u64 {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return self.memory.cell_end();
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        0
    }

    /// Runs all jobs in one child process and replaces their states by those after.
    ///
    /// # Errors
    /// The child could not be made, was killed, or ran longer than a minute.
    pub fn run(&mut self, jobs: &mut [Job]) -> Result<(), String> {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return self.memory.run(jobs);
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        {
            let _ = jobs;
            Err("instructions run natively on x86-64 Linux only".to_string())
        }
    }
}
