//! A process under limits of memory and time: how it is started, waited for, and what its end says.

use super::broken_pipe;
use crate::pipeline::result::Lost;
use serde::Serialize;
use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What a process may use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProcessLimits {
    /// After which it is killed.
    pub seconds: f64,
    /// MiB.
    pub memory: u64,
}

/// Runs the hidden command `name` of this program on `input` under limits; gives what it printed, and why it did not
/// come to its end.
pub fn supervise(
    name: &str,
    input: &impl Serialize,
    limits: ProcessLimits,
    stop: &dyn Fn() -> bool,
) -> (String, Option<Lost>) {
    match launch(name, input, limits.memory) {
        Ok(child) => attend(child, limits.seconds, stop),
        Err(lost) => (String::new(), Some(lost)),
    }
}

fn launch(name: &str, input: &impl Serialize, memory: u64) -> Result<Child, Lost> {
    let mut command = own_command(name)?;
    // SAFETY: only an async-signal-safe call between fork and exec.
    unsafe {
        command.pre_exec(move || {
            limit_memory(memory);
            Ok(())
        });
    }
    let mut child = command.spawn().map_err(|e| broken_pipe(&e))?;
    let json = serde_json::to_string(input).map_err(|e| Lost::Died(e.to_string()))?;
    if let Some(mut stdin) = child.stdin.take() {
        let _ = stdin.write_all(json.as_bytes());
    }
    Ok(child)
}

/// This program once more, with a hidden command, on pipes; it goes when its parent goes.
pub(super) fn own_command(name: &str) -> Result<Command, Lost> {
    let program = std::env::current_exe().map_err(|e| broken_pipe(&e))?;
    let mut command = Command::new(program);
    command.arg(name).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // What it says last is the reason that users see.
    command.env("RUST_BACKTRACE", "0");
    // The allocator reserves this much at once. Its own default, a GiB, would hide from a limit of memory what is used.
    command.env("MIMALLOC_ARENA_RESERVE", "32MiB");
    let parent = std::process::id();
    // SAFETY: only async-signal-safe calls between fork and exec.
    unsafe {
        command.pre_exec(move || {
            die_with(parent);
            // A terminal's interrupt goes to all of its processes; what becomes of this one is its parent's decision.
            libc::signal(libc::SIGINT, libc::SIG_IGN);
            Ok(())
        });
    }
    Ok(command)
}

/// The most memory that this process may have, in MiB. Async-signal-safe.
pub fn limit_memory(mebibytes: u64) {
    let bytes = mebibytes.saturating_mul(1 << 20);
    let limit = libc::rlimit { rlim_cur: bytes, rlim_max: bytes };
    // SAFETY: a call with a structure that it reads.
    unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) };
}

/// This process, which `parent` started, goes when that goes, Ctrl-C included, or has gone. Async-signal-safe.
pub fn die_with(parent: u32) {
    // SAFETY: calls without pointers.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        if libc::getppid() as u32 != parent {
            libc::_exit(1);
        }
    }
}

/// A process that was started here, with its pipes.
pub(super) struct ServerProcess {
    pid: i32,
    /// Closed when it is to end.
    pub input: Option<File>,
    pub output: Option<File>,
    pub errors: Option<File>,
    ended: Option<ExitStatus>,
}

impl ServerProcess {
    /// This program once more, with a hidden command.
    pub fn spawn(name: &str) -> Result<ServerProcess, Lost> {
        let mut process = own_command(name)?.spawn().map_err(|e| broken_pipe(&e))?;
        let (Some(input), Some(output), Some(errors)) =
            (process.stdin.take(), process.stdout.take(), process.stderr.take())
        else {
            return Err(Lost::Ended("no pipes".to_string()));
        };
        let (input, output, errors) = (OwnedFd::from(input), OwnedFd::from(output), OwnedFd::from(errors));
        Ok(ServerProcess {
            pid: process.id() as i32,
            input: Some(input.into()),
            output: Some(output.into()),
            errors: Some(errors.into()),
            ended: None,
        })
    }

    /// A copy of this process that does `main` and ends. This process must have one thread.
    pub fn fork(main: impl FnOnce() -> bool) -> std::io::Result<ServerProcess> {
        let (input, output, errors) = (Pipe::new()?, Pipe::new()?, Pipe::new()?);
        let parent = std::process::id();
        // SAFETY: this process has one thread, so that its copy is whole.
        match unsafe { libc::fork() } {
            -1 => Err(std::io::Error::last_os_error()),
            0 => {
                die_with(parent);
                name_worker();
                let ends = [(&input.read, 0), (&output.write, 1), (&errors.write, 2)];
                // SAFETY: all are open files; a terminal's interrupt is for the parent to decide about.
                unsafe {
                    libc::signal(libc::SIGINT, libc::SIG_IGN);
                    for (pipe, fd) in ends {
                        libc::dup2(pipe.as_raw_fd(), fd);
                    }
                }
                drop((input, output, errors));
                close_inherited();
                // What its parent has, other servers among it, is not this copy's to put away, whether it ends well or panics.
                let code = match catch_unwind(AssertUnwindSafe(main)) {
                    Ok(true) => 0,
                    Ok(false) => 1,
                    Err(_) => PANICKED,
                };
                // SAFETY: it ends here, and everything that it has said was flushed.
                unsafe { libc::_exit(code) }
            }
            pid => Ok(ServerProcess {
                pid,
                input: Some(input.write),
                output: Some(output.read),
                errors: Some(errors.read),
                ended: None,
            }),
        }
    }

    /// Its status if it has ended.
    pub fn try_wait(&mut self) -> Option<ExitStatus> {
        self.wait_with(libc::WNOHANG)
    }

    /// The processor's time that it has taken.
    pub fn processor_time(&self) -> Option<Duration> {
        let mut clock = 0;
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // The kernel's call: libraries that show programs another time of day change what the C library's says of any clock.
        // SAFETY: both calls fill what they get.
        let known = unsafe {
            libc::clock_getcpuclockid(self.pid, &mut clock) == 0
                && libc::syscall(libc::SYS_clock_gettime, clock, &mut time) == 0
        };
        known.then(|| Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
    }

    /// Ends it.
    pub fn kill(&mut self) {
        if self.try_wait().is_none() {
            // SAFETY: it was not waited for, so the number is still its own.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            self.wait_with(0);
        }
    }

    fn wait_with(&mut self, options: i32) -> Option<ExitStatus> {
        if self.ended.is_none() {
            let mut status = 0;
            // SAFETY: the process is this one's child, and the call fills the status.
            let waited = unsafe { libc::waitpid(self.pid, &mut status, options) };
            self.ended = (waited == self.pid).then(|| ExitStatus::from_raw(status));
        }
        self.ended
    }
}

impl Drop for ServerProcess {
    /// One that has not ended by now is busy.
    fn drop(&mut self) {
        self.kill();
    }
}

/// Closes what this copy of a process has but for its standard streams: a file that the parent has locked is free as soon as that is
/// gone. Where the kernel has no such call it is as soon as this copy is gone, too.
fn close_inherited() {
    const FIRST: libc::c_uint = libc::STDERR_FILENO as libc::c_uint + 1;
    // SAFETY: nothing of what the parent has open is used here, and nothing is put away: the copy ends with `_exit`.
    unsafe { libc::syscall(libc::SYS_close_range, FIRST, libc::c_uint::MAX, 0) };
}

/// The exit status of a program that panicked, as Rust's own.
const PANICKED: i32 = 101;

/// Both ends of a pipe, which programs that are started do not inherit.
struct Pipe {
    read: File,
    write: File,
}

impl Pipe {
    fn new() -> std::io::Result<Pipe> {
        let (read, write) = std::io::pipe()?;
        Ok(Pipe { read: OwnedFd::from(read).into(), write: OwnedFd::from(write).into() })
    }
}

/// Whether this process may be copied: it has one thread, and its memory leaves room under a limit of so many MiB. What an
/// allocator has reserved already would hide from a narrower one.
pub(super) fn may_fork(memory: u64) -> bool {
    const ROOM: u64 = 1024;
    status_number("Threads") == Some(1) && status_number("VmSize").is_some_and(|kib| kib / 1024 + ROOM <= memory)
}

/// A number that the system keeps of this process (proc_pid_status(5)); of memory in KiB.
pub(super) fn status_number(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix(name)?.strip_prefix(':'))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Lists of processes show what this one is.
pub(super) fn name_worker() {
    // SAFETY: the name is a C string.
    unsafe { libc::prctl(libc::PR_SET_NAME, c"worker".as_ptr()) };
}

/// Everything that comes out of a pipe, in a thread of its own.
pub(super) fn drain(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What came before an error counts.
            let _ = pipe.read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// When a worker is killed that starts now and has so many seconds; `None` if that is never.
pub(super) fn killed_at(seconds: f64) -> Option<Instant> {
    Instant::now().checked_add(Duration::try_from_secs_f64(seconds).ok()?)
}

/// Its owner has ended it.
pub fn stopped() -> Lost {
    Lost::Ended("stopped before it was done".to_string())
}

/// Waits for the end of a worker, or brings it about.
fn attend(mut child: Child, seconds: f64, stop: &dyn Fn() -> bool) -> (String, Option<Lost>) {
    let (out, err) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let limit = killed_at(seconds);
    let end = loop {
        match child.try_wait() {
            Err(e) => break Err(Lost::Ended(e.to_string())),
            Ok(Some(status)) => break Ok(status),
            Ok(None) if limit.is_some_and(|l| Instant::now() >= l) => break Err(Lost::Time),
            Ok(None) if stop() => break Err(stopped()),
            Ok(None) => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    if end.is_err() {
        let _ = child.kill();
        let _ = child.wait();
    }
    let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
    let lost = match end {
        Ok(status) if status.success() => None,
        Ok(status) => Some(failed(status, &err)),
        Err(lost) => Some(lost),
    };
    (out, lost)
}

/// Of a worker that ended with this status and said this on standard error.
pub(super) fn failed(status: ExitStatus, err: &str) -> Lost {
    // A panic says what happened in the line after its place.
    let panic = err.lines().skip_while(|l| !l.contains("panicked at")).nth(1);
    let says = |l: &&str| !l.trim().is_empty() && !l.starts_with("note: run with `RUST_BACKTRACE");
    let last = panic.or(err.lines().rfind(says)).unwrap_or("no message");
    let how = format!("{status}: {last}");
    if by_itself(status) { Lost::Died(how) } else { Lost::Ended(how) }
}

/// A panic, or a signal that programs bring upon themselves. Exit code 1 is a problem that the worker reported.
pub(super) fn by_itself(status: ExitStatus) -> bool {
    let own = [libc::SIGABRT, libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGTRAP];
    match status.signal() {
        Some(signal) => own.contains(&signal),
        None => status.code() != Some(1),
    }
}

/// The most memory that any one worker has held, in MiB (getrusage(2) counts in KiB).
pub fn largest() -> u64 {
    // SAFETY: the structure is plain numbers, and the call fills it.
    let usage = unsafe {
        let mut u: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut u);
        u
    };
    u64::try_from(usage.ru_maxrss).unwrap_or(0) / 1024
}
