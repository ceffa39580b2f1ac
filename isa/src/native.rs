//! Runs single instructions on this CPU, from and to a full state: general registers, flags, vector and mask registers,
//! MXCSR and one memory cell. Everything runs in a forked child, so whatever happens there leaves this process alone.
//!
//! Only x86-64 Linux can run it; elsewhere [`Session::new`] says so.

mod state;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod child;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod trampoline;

pub use state::{MXCSR_DEFAULT, State};

use crate::feature::{Feature, FeatureSet};

/// The vector registers of a CPU. Each kind contains those before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum VectorUnit {
    /// xmm0–xmm15.
    Sse,
    /// ymm0–ymm15.
    Avx,
    /// zmm0–zmm31 and 64-bit k0–k7. AVX-512F alone has only 16 bits of the masks; CPUs without AVX-512BW count as AVX.
    Avx512,
}

impl VectorUnit {
    fn of(features: FeatureSet) -> VectorUnit {
        if features.includes(FeatureSet::of(&[Feature::Avx512f, Feature::Avx512bw])) {
            VectorUnit::Avx512
        } else if features.contains(Feature::Avx) {
            VectorUnit::Avx
        } else {
            VectorUnit::Sse
        }
    }
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
    vectors: VectorUnit,
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
        return Ok(Session { vectors: VectorUnit::of(FeatureSet::native()), memory: child::Memory::new()? });
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        Err("instructions run natively on x86-64 Linux only".to_string())
    }

    /// Bits of each vector register that runs load and store: 128, 256 (sixteen registers) or 512 (thirty-two).
    pub fn vector_bits(&self) -> u16 {
        match self.vectors {
            VectorUnit::Sse => 128,
            VectorUnit::Avx => 256,
            VectorUnit::Avx512 => 512,
        }
    }

    /// Whether runs load and store k0–k7, all 64 bits of each.
    pub fn has_masks(&self) -> bool {
        self.vectors == VectorUnit::Avx512
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
        return self.memory.run(self.vectors, jobs);
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        {
            let _ = jobs;
            Err("instructions run natively on x86-64 Linux only".to_string())
        }
    }
}
