//! Runs single instructions on this CPU, from and to a full state: general registers, flags, vector and mask registers,
//! MXCSR and one memory cell. Everything runs in a forked child, so whatever happens there leaves this process alone.
//!
//! Only x86-64 Linux can run it; elsewhere [`Session::new`] says so.

mod state;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod child;
#[cfg(target_os = "linux")]
pub mod mapping;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod trampoline;

pub use state::{CpuState, MXCSR_DEFAULT};

use crate::feature::{Feature, FeatureSet};
use crate::reg::Gpr;

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

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
const ELSEWHERE: &str = "instructions run natively on x86-64 Linux only";

/// Bytes to run on each of `states`.
#[derive(Clone, Debug)]
pub struct NativeJob {
    /// Straight-line code that falls through and touches no memory but the cell and its stack. The stack is a few pages
    /// of its own, whatever the states say, and the code has to leave the stack pointer as it was.
    pub code: Vec<u8>,
    pub states: Vec<CpuState>,
}

/// Code to run on each of the next `states` states of [`Session::states`]: straight-line code that falls through and
/// touches no memory but the cell. The stack pointer is a register as every other.
#[derive(Clone, Debug)]
pub struct NativeBlock {
    pub code: Vec<u8>,
    pub states: usize,
}

/// Memory for native runs. Where its cell lies is known from the start, so states can hold its address.
pub struct Session {
    vectors: VectorUnit,
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    memory: child::ChildMemory,
}

impl Session {
    /// Room to run jobs on this CPU.
    ///
    /// # Errors
    /// Why this machine cannot: not x86-64 Linux, or no memory.
    pub fn new() -> Result<Session, String> {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return Ok(Session { vectors: VectorUnit::of(FeatureSet::native()), memory: child::ChildMemory::new()? });
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        Err(ELSEWHERE.to_string())
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

    /// The upper end of some pages that code may use as its stack.
    pub fn stack_top(&self) -> u64 {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return self.memory.stack_top();
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        0
    }

    /// Room for `n` states, to be filled and then run by [`Session::execute`]. What it holds is left from earlier runs.
    ///
    /// # Errors
    /// No memory.
    pub fn states(&mut self, n: usize) -> Result<&mut [CpuState], String> {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return self.memory.states(n);
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        {
            let _ = n;
            Err(ELSEWHERE.to_string())
        }
    }

    /// Runs all blocks in one child process, over consecutive states of [`Session::states`]: the states before and after.
    ///
    /// # Errors
    /// The child could not be made, was killed, or ran longer than a minute.
    ///
    /// # Panics
    /// If there are fewer states than the blocks need (a bug in the caller).
    pub fn execute(&mut self, blocks: &[NativeBlock]) -> Result<(&[CpuState], &[CpuState]), String> {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        return self.memory.execute(self.vectors, blocks);
        #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
        {
            let _ = blocks;
            Err(ELSEWHERE.to_string())
        }
    }

    /// Runs all jobs in one child process and replaces their states by those after.
    ///
    /// # Errors
    /// As [`Session::execute`].
    pub fn run(&mut self, jobs: &mut [NativeJob]) -> Result<(), String> {
        let all: Vec<CpuState> = jobs.iter().flat_map(|j| &j.states).copied().collect();
        let stack = self.stack_top();
        let states = self.states(all.len())?;
        states.copy_from_slice(&all);
        states.iter_mut().for_each(|s| s.gpr[Gpr::RSP.index()] = stack);
        let blocks: Vec<NativeBlock> =
            jobs.iter().map(|j| NativeBlock { code: j.code.clone(), states: j.states.len() }).collect();
        let (_, after) = self.execute(&blocks)?;
        let mut from = 0;
        for states in jobs.iter_mut().map(|j| &mut j.states) {
            let n = states.len();
            for (state, after) in states.iter_mut().zip(&after[from..]) {
                let stack_pointer = state.gpr[Gpr::RSP.index()];
                *state = *after;
                state.gpr[Gpr::RSP.index()] = stack_pointer;
            }
            from += n;
        }
        Ok(())
    }
}
