//! Memory for code and states, the forked child, its signal handler.

use super::mapping::{Mapping, Sharing};
use super::trampoline::{Addresses, Control, trampoline};
use super::{CpuState, NativeBlock, VectorUnit};
use std::mem::size_of;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};

const PAGE: usize = 4096;
/// Where the parts of [`ChildMemory::area`] begin.
const SIGNAL_STACK: usize = PAGE;
const CODE_STACK: usize = SIGNAL_STACK + 16 * PAGE;
const CELL_PAGE: usize = CODE_STACK + 4 * PAGE;
const GUARD: usize = CELL_PAGE + PAGE;
/// Seconds after which the child is killed.
const LIMIT: u32 = 60;

pub(super) struct ChildMemory {
    /// Pages for: the trampoline's [`Control`], the stack of the signal handler, the stack of the code, the cell; then
    /// a page that may not be touched.
    area: Mapping,
    /// Two arrays of `capacity` states, before and after. Shared with the child; so no page of it is copied.
    states: Mapping,
    capacity: usize,
}

/// What the child calls for one job.
struct ChildCall {
    entry: usize,
    resume: u64,
    first_state: usize,
    count: u64,
}

impl ChildMemory {
    /// Memory that a child shares.
    ///
    /// # Errors
    /// If the system gives none.
    pub fn new() -> Result<ChildMemory, String> {
        let area = Mapping::new(GUARD + PAGE, Sharing::Private)?;
        area.close(GUARD)?;
        Ok(ChildMemory { area, states: Mapping::new(0, Sharing::Shared)?, capacity: 0 })
    }

    pub fn cell_end(&self) -> u64 {
        self.area.start() as u64 + GUARD as u64
    }

    pub fn stack_top(&self) -> u64 {
        self.area.start() as u64 + CELL_PAGE as u64
    }

    /// The first `n` states before.
    ///
    /// # Errors
    /// If there is no memory for so many.
    pub fn states(&mut self, n: usize) -> Result<&mut [CpuState], String> {
        if n > self.capacity {
            self.states = Mapping::new(2 * n * size_of::<CpuState>(), Sharing::Shared)?;
            self.capacity = n;
        }
        // SAFETY: the mapping holds `capacity` states from its start on, zeros at first, which are states.
        Ok(unsafe { std::slice::from_raw_parts_mut(self.states.start().cast(), n) })
    }

    /// Runs the blocks in a child, each on its states: the states before and after.
    ///
    /// # Errors
    /// If there is no child, or it ends otherwise than it should.
    pub fn execute(
        &mut self,
        vectors: VectorUnit,
        blocks: &[NativeBlock],
    ) -> Result<(&[CpuState], &[CpuState]), String> {
        let total: usize = blocks.iter().map(|b| b.states).sum();
        assert!(total <= self.capacity, "room for {} states, {total} to run", self.capacity);
        let before: *mut CpuState = self.states.start().cast();
        // SAFETY: the second array begins after the first.
        let after = unsafe { before.add(self.capacity) };
        let addresses = Addresses { cell_end: self.cell_end(), control: self.area.start() as u64 };
        let mut code = Vec::new();
        let mut calls = Vec::new();
        let mut first_state = 0;
        for block in blocks.iter().filter(|b| b.states > 0) {
            let t = trampoline(vectors, &block.code, &addresses);
            calls.push(ChildCall {
                entry: code.len(),
                resume: (code.len() + t.resume) as u64,
                first_state,
                count: block.states as u64,
            });
            code.extend(t.code);
            first_state += block.states;
        }
        let executable = Mapping::new(code.len(), Sharing::Private)?;
        // SAFETY: the mapping is at least as long as the code; both arrays have room for `total` states.
        unsafe {
            ptr::copy_nonoverlapping(code.as_ptr(), executable.start(), code.len());
            ptr::copy_nonoverlapping(before, after, total);
        }
        executable.make_executable()?;
        in_child(&calls, &executable, &self.area, after)?;
        // SAFETY: as above; the child has ended.
        Ok(unsafe { (std::slice::from_raw_parts(before, total), std::slice::from_raw_parts(after, total)) })
    }
}

/// Forks, runs the calls in the child, waits for it.
fn in_child(calls: &[ChildCall], executable: &Mapping, area: &Mapping, states: *mut CpuState) -> Result<(), String> {
    // SAFETY: until `_exit` the child calls only async-signal-safe functions and the generated code.
    let pid = unsafe { libc::fork() };
    match pid {
        -1 => Err(format!("fork: {}", std::io::Error::last_os_error())),
        0 => {
            // SAFETY: the child is single-threaded and ends here.
            unsafe {
                run_calls(calls, executable.start(), area.start(), states);
                libc::_exit(0)
            }
        }
        _ => wait(pid),
    }
}

fn wait(pid: libc::pid_t) -> Result<(), String> {
    let mut status = 0;
    loop {
        // SAFETY: `status` outlives the call.
        let r = unsafe { libc::waitpid(pid, &mut status, 0) };
        if r == pid {
            break;
        }
        let error = std::io::Error::last_os_error();
        if error.kind() != std::io::ErrorKind::Interrupted {
            return Err(format!("waitpid: {error}"));
        }
    }
    if libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0 {
        return Ok(());
    }
    Err(match libc::WTERMSIG(status) {
        libc::SIGALRM => format!("native run took longer than {LIMIT} s"),
        s => format!("native run was killed by signal {s}"),
    })
}

/// Where the running trampoline continues after a signal. Written by the child only.
static RESUME: AtomicU64 = AtomicU64::new(0);
/// What the running trampoline knows. Written by the child only.
static CONTROL: AtomicPtr<Control> = AtomicPtr::new(ptr::null_mut());

unsafe fn run_calls(calls: &[ChildCall], code: *mut u8, area: *mut u8, states: *mut CpuState) {
    // SAFETY: the area has these pages; the handler follows the contract of `SA_SIGINFO`; the code was generated for this signature.
    unsafe {
        CONTROL.store(area.cast(), Ordering::Relaxed);
        // The stack pointer may be anything while an instruction runs.
        let stack =
            libc::stack_t { ss_sp: area.add(SIGNAL_STACK).cast(), ss_flags: 0, ss_size: CODE_STACK - SIGNAL_STACK };
        libc::sigaltstack(&stack, ptr::null_mut());
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_signal as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_NODEFER | libc::SA_ONSTACK;
        for signal in [libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGBUS, libc::SIGTRAP] {
            libc::sigaction(signal, &action, ptr::null_mut());
        }
        libc::alarm(LIMIT);
        for call in calls {
            RESUME.store(code as u64 + call.resume, Ordering::Relaxed);
            let entry: extern "sysv64" fn(*mut CpuState, u64) = std::mem::transmute(code.add(call.entry));
            entry(states.add(call.first_state), call.count);
        }
    }
}

/// Notes the signal in the state and goes on with the next one.
extern "C" fn on_signal(signal: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the kernel gives a valid context; the control names the state that is running.
    unsafe {
        let context: *mut libc::ucontext_t = context.cast();
        let registers = &mut (*context).uc_mcontext.gregs;
        let state = (*CONTROL.load(Ordering::Relaxed)).state;
        (*state).signal = signal as u64;
        registers[libc::REG_RIP as usize] = RESUME.load(Ordering::Relaxed) as i64;
    }
}
