//! The process that runs one function: memory at the addresses that the start names, limits, and no system calls.

use super::{Left, PAGE, Pages, RETURN};
use crate::builds::files::memory_file;
use dag::semantics::interpreter::World;
use isa::Gpr;
use isa::native::mapping::{Mapping, Sharing};
use std::collections::BTreeMap;
use std::fs::File;
use std::mem::{offset_of, size_of};
use std::os::fd::AsRawFd;
use std::os::unix::fs::FileExt;
use std::ptr;

/// Shared with the child.
#[repr(C)]
struct ChildState {
    gpr: [u64; 16],
    /// RFLAGS at entry.
    flags: u64,
    /// 1 after a return.
    returned: u64,
    /// A page that could not be placed, plus one; 0 if all could.
    refused: u64,
}

/// Seconds, of processor time and of the clock.
const SECONDS: u64 = 1;

/// Runs `code` from `world` with the given pages.
pub(super) fn run(code: &[u8], world: &World, pages: &Pages) -> Result<Left, String> {
    let shared = Mapping::new(size_of::<ChildState>(), Sharing::Shared)?;
    let state: *mut ChildState = shared.start().cast();
    let memory = memory_file().map_err(|e| format!("memfd_create: {e}"))?;
    let program = program(code, state as u64);
    let executable = Mapping::new(program.bytes.len(), Sharing::Private)?;
    // SAFETY: both mappings are ours and large enough.
    unsafe {
        ptr::copy_nonoverlapping(program.bytes.as_ptr(), executable.start(), program.bytes.len());
        (*state).gpr = world.gpr;
        (*state).flags = flags(world);
    }
    executable.make_executable()?;
    let mapped: Vec<u64> = pages.mapped.iter().copied().collect();
    let before = fill(&memory, &mapped, world, executable.start() as u64 + program.exit as u64)?;
    let closed: Vec<u64> = pages.closed.iter().copied().collect();
    let signal = in_child(|| {
        // SAFETY: the child is single-threaded, calls only async-signal-safe functions, and ends in the code it runs.
        unsafe { prepare_and_run(state, memory.as_raw_fd(), &mapped, &closed, executable.start()) }
    })?;
    // SAFETY: the child has ended.
    let left = unsafe { &*state };
    if left.refused != 0 {
        return Err(format!("the page at {:#x} cannot be had", (left.refused - 1) * PAGE));
    }
    if signal.is_none() && left.returned != 1 {
        return Err("the process ended without an answer".to_string());
    }
    let mut gpr = left.gpr;
    gpr[Gpr::RSP.index()] = gpr[Gpr::RSP.index()].wrapping_sub(RETURN);
    Ok(Left { signal, gpr, memory: changed(&memory, &mapped, &before, world)? })
}

/// Writes the world's bytes and the return address; what the pages hold then.
fn fill(memory: &File, mapped: &[u64], world: &World, exit: u64) -> Result<Vec<u8>, String> {
    let byte = |a: u64| match a.wrapping_sub(world.rsp()) {
        i @ 0..RETURN => exit.to_le_bytes()[i as usize],
        _ => world.byte(a),
    };
    let bytes: Vec<u8> =
        mapped.iter().flat_map(|p| (0..PAGE).map(|i| byte(p.wrapping_mul(PAGE).wrapping_add(i)))).collect();
    memory.write_all_at(&bytes, 0).map_err(|e| format!("memory for the run: {e}"))?;
    Ok(bytes)
}

fn changed(memory: &File, mapped: &[u64], before: &[u8], world: &World) -> Result<BTreeMap<u64, u8>, String> {
    let mut after = vec![0; before.len()];
    memory.read_exact_at(&mut after, 0).map_err(|e| format!("memory of the run: {e}"))?;
    let mut found = BTreeMap::new();
    for (k, p) in mapped.iter().enumerate() {
        let of = |all: &[u8], i: usize| all[k * PAGE as usize + i];
        for i in (0..PAGE as usize).filter(|&i| of(before, i) != of(&after, i)) {
            let address = p * PAGE + i as u64;
            if !world.in_frame(address) {
                found.insert(address, of(&after, i));
            }
        }
    }
    Ok(found)
}

/// RFLAGS; bit 1 is always set, and interrupts stay on.
fn flags(world: &World) -> u64 {
    isa::Flag::ALL.iter().fold(0x202, |all, f| all | u64::from(world.flags[f.index()]) << f.rflags_bit())
}

struct ReplayProgram {
    bytes: Vec<u8>,
    /// Offset of the code that the function returns to.
    exit: usize,
}

/// `extern "sysv64" fn(*const ChildState) -> !`: loads the state and enters `code`, whose return stores the state and
/// ends the process.
fn program(code: &[u8], state: u64) -> ReplayProgram {
    let mut c = Vec::new();
    c.extend([0xff, 0xb7]); // push [rdi+flags]
    c.extend((offset_of!(ChildState, flags) as u32).to_le_bytes());
    c.push(0x9d); // popfq
    for r in (0..16u8).filter(|r| *r != 7).chain([7]) {
        access(&mut c, 0x8b, r, 7); // mov r, [rdi+8*r]
    }
    let jump = c.len();
    c.extend([0xe9, 0, 0, 0, 0]); // jmp code
    let exit = c.len();
    c.extend([0x48, 0xa3]); // mov [state], rax
    c.extend(state.to_le_bytes());
    c.extend([0x48, 0xb8]); // mov rax, state
    c.extend(state.to_le_bytes());
    for r in 1..16 {
        access(&mut c, 0x89, r, 0); // mov [rax+8*r], r
    }
    c.extend([0x48, 0xc7, 0x80]); // mov qword [rax+returned], 1
    c.extend((offset_of!(ChildState, returned) as u32).to_le_bytes());
    c.extend(1u32.to_le_bytes());
    // mov eax, exit; xor edi, edi; syscall
    c.extend([0xb8, 0x3c, 0, 0, 0, 0x31, 0xff, 0x0f, 0x05]);
    c.resize(c.len().next_multiple_of(64), 0xcc);
    let distance = (c.len() - (jump + 5)) as u32;
    c[jump + 1..jump + 5].copy_from_slice(&distance.to_le_bytes());
    c.extend(code);
    c.extend([0xcc; 16]);
    ReplayProgram { bytes: c, exit }
}

/// `mov` between register `r` and the word `8*r` after `base` (rax or rdi).
fn access(c: &mut Vec<u8>, opcode: u8, r: u8, base: u8) {
    let rex = 0x48 | if r >= 8 { 4 } else { 0 };
    c.extend([rex, opcode, 0x80 | (r & 7) << 3 | base]);
    c.extend((8 * u32::from(r)).to_le_bytes());
}

/// Only what signal handlers may do: another thread of the parent may have held any lock.
unsafe fn prepare_and_run(state: *mut ChildState, memory: i32, mapped: &[u64], closed: &[u64], code: *mut u8) -> ! {
    // SAFETY: system calls on this process alone; the pages are new ones.
    unsafe {
        let fixed = libc::MAP_FIXED_NOREPLACE;
        for (k, page) in mapped.iter().enumerate() {
            let (prot, at) = (libc::PROT_READ | libc::PROT_WRITE, (page * PAGE) as *mut libc::c_void);
            let offset = (k as u64 * PAGE) as libc::off_t;
            if libc::mmap(at, PAGE as usize, prot, libc::MAP_SHARED | fixed, memory, offset) != at {
                (*state).refused = page + 1;
                libc::_exit(0);
            }
        }
        for page in closed {
            let at = (page * PAGE) as *mut libc::c_void;
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | fixed;
            let got = libc::mmap(at, PAGE as usize, libc::PROT_NONE, flags, -1, 0);
            // Addresses that nothing can be mapped at fault anyway; what is taken already does not.
            if got != at && *libc::__errno_location() == libc::EEXIST {
                (*state).refused = page + 1;
                libc::_exit(0);
            }
        }
        limit();
        let enter: extern "sysv64" fn(*const ChildState) -> ! = std::mem::transmute(code);
        enter(state)
    }
}

/// Default signals, a second to live, no memory to come, no files, no system calls but to end.
unsafe fn limit() {
    // SAFETY: as above.
    unsafe {
        for signal in
            [libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGBUS, libc::SIGTRAP, libc::SIGALRM, libc::SIGXCPU]
        {
            libc::signal(signal, libc::SIG_DFL);
        }
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, ptr::null_mut());
        let bound = |n: u64| libc::rlimit { rlim_cur: n, rlim_max: n + 1 };
        libc::setrlimit(libc::RLIMIT_CPU, &bound(SECONDS));
        libc::setrlimit(libc::RLIMIT_CORE, &libc::rlimit { rlim_cur: 0, rlim_max: 0 });
        libc::setrlimit(libc::RLIMIT_AS, &bound(PAGE));
        libc::alarm(4 * SECONDS as u32);
        libc::syscall(libc::SYS_close_range, 0, u32::MAX, 0);
        // Kernels without it still have nothing to reach: the code has no system calls.
        libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_STRICT);
    }
}

/// Forks; the signal that ended the child, if one did.
fn in_child(run: impl FnOnce()) -> Result<Option<i32>, String> {
    // SAFETY: `run` never comes back.
    let pid = unsafe { libc::fork() };
    match pid {
        -1 => Err(format!("fork: {}", std::io::Error::last_os_error())),
        0 => {
            run();
            // SAFETY: ends the child.
            unsafe { libc::_exit(1) }
        }
        _ => wait(pid),
    }
}

fn wait(pid: libc::pid_t) -> Result<Option<i32>, String> {
    let mut status = 0;
    // SAFETY: `status` outlives the call.
    while unsafe { libc::waitpid(pid, &mut status, 0) } != pid {
        let error = std::io::Error::last_os_error();
        if error.kind() != std::io::ErrorKind::Interrupted {
            return Err(format!("waitpid: {error}"));
        }
    }
    if !libc::WIFSIGNALED(status) {
        return Ok(None);
    }
    match libc::WTERMSIG(status) {
        libc::SIGALRM | libc::SIGXCPU | libc::SIGKILL => Err(format!("it ran longer than {SECONDS} s")),
        signal => Ok(Some(signal)),
    }
}
