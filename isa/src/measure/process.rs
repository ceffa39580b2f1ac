//! The processes that readings are made in.

use std::mem::size_of;
use std::ptr;

/// Has a child do this, and waits for its end.
///
/// # Errors
/// There is no child.
pub(super) fn in_child(work: impl FnOnce()) -> Result<(), String> {
    // SAFETY: until `_exit` the child calls only async-signal-safe functions and the generated code.
    let pid = unsafe { libc::fork() };
    match pid {
        -1 => return Err(format!("fork: {}", std::io::Error::last_os_error())),
        0 => {
            work();
            // SAFETY: the child ends here.
            unsafe { libc::_exit(0) }
        }
        _ => {}
    }
    let mut status = 0;
    // SAFETY: `status` outlives the call.
    while unsafe { libc::waitpid(pid, &mut status, 0) } != pid {
        let error = std::io::Error::last_os_error();
        if error.kind() != std::io::ErrorKind::Interrupted {
            return Err(format!("waitpid: {error}"));
        }
    }
    Ok(())
}

/// Keeps this process where it is. Async-signal-safe.
pub(super) unsafe fn stay_on_this_core() {
    // SAFETY: the set outlives the calls; if they fail, the core may change, which the clock notices.
    unsafe {
        let core = libc::sched_getcpu();
        let mut set: libc::cpu_set_t = std::mem::zeroed();
        if core >= 0 {
            libc::CPU_SET(core as usize, &mut set);
            libc::sched_setaffinity(0, size_of::<libc::cpu_set_t>(), &set);
        }
    }
}

/// Default signals, so many seconds to live, no files, and no system calls but to end. Strict mode would take the time stamp
/// counter away, so this is a filter (seccomp(2)). Async-signal-safe.
pub(super) unsafe fn confine(seconds: u32) {
    const NUMBER_AT: u32 = 0;
    const ARCHITECTURE_AT: u32 = 4;
    const X86_64: u32 = 0xc000_003e;
    let load = |offset| filter(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0, offset);
    let skip_if = |value, holds, fails| filter(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, holds, fails, value);
    let end = |action| filter(libc::BPF_RET | libc::BPF_K, 0, 0, action);
    let mut program = [
        load(ARCHITECTURE_AT),
        skip_if(X86_64, 0, 3),
        load(NUMBER_AT),
        skip_if(libc::SYS_exit_group as u32, 2, 0),
        skip_if(libc::SYS_exit as u32, 1, 0),
        end(libc::SECCOMP_RET_KILL_PROCESS),
        end(libc::SECCOMP_RET_ALLOW),
    ];
    let program = libc::sock_fprog { len: program.len() as u16, filter: program.as_mut_ptr() };
    // SAFETY: system calls on this process alone, with structures that they read.
    unsafe {
        for signal in [libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGBUS, libc::SIGTRAP, libc::SIGALRM] {
            libc::signal(signal, libc::SIG_DFL);
        }
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, ptr::null_mut());
        libc::setrlimit(libc::RLIMIT_CORE, &libc::rlimit { rlim_cur: 0, rlim_max: 0 });
        libc::alarm(seconds);
        libc::syscall(libc::SYS_close_range, 0, u32::MAX, 0);
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        // Kernels without it still have nothing to reach: the code has no system calls.
        libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &program);
    }
}

fn filter(code: u32, holds: u8, fails: u8, k: u32) -> libc::sock_filter {
    libc::sock_filter { code: code as u16, jt: holds, jf: fails, k }
}
