//! Work in a process of its own, which may crash, hang or run out of memory without harm.

use crate::builds::files::{memory_file, readable_before};
use crate::jobs::worker::{die_with, limit_memory};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};
use std::time::{Duration, Instant};

/// What `work` gives in a copy of this process, which has so many MiB. This process must have one thread.
///
/// # Errors
/// What `work` says, or how the copy ended.
pub fn in_child(
    limit: Duration,
    memory: u64,
    work: impl FnOnce() -> Result<Option<Vec<u8>>, String>,
) -> Result<Option<Vec<u8>>, String> {
    let system = |what: &str| format!("{what}: {}", std::io::Error::last_os_error());
    let mut answer = memory_file().map_err(|e| format!("memfd_create: {e}"))?;
    let (ended, alive) = pipe().ok_or_else(|| system("pipe"))?;
    let parent = std::process::id();
    // SAFETY: this process has one thread, so that its copy is whole.
    match unsafe { libc::fork() } {
        -1 => Err(system("fork")),
        0 => {
            under_limits(parent, memory);
            silence();
            let code = match work() {
                Ok(found) => write_answer(&mut answer, "+", found.as_deref()),
                Err(why) => write_answer(&mut answer, "!", Some(why.as_bytes())),
            };
            // SAFETY: nothing of this copy is to be run any more, no handler and no destructor.
            unsafe { libc::_exit(code) }
        }
        child => {
            drop(alive);
            // Nobody writes to it: it is closed when the copy ends.
            let in_time = readable_before(ended.as_fd(), Instant::now() + limit);
            let mut status = 0;
            // SAFETY: the child is this process's own and not waited for yet.
            unsafe {
                if !in_time {
                    libc::kill(child, libc::SIGKILL);
                }
                while libc::waitpid(child, &mut status, 0) == -1 {}
            }
            match (in_time, libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0) {
                (true, true) => read_answer(&mut answer),
                (true, false) => Err(format!("ended with wait status {status}")),
                (false, _) => Err(format!("took more than {} ms", limit.as_millis())),
            }
        }
    }
}

/// This process goes with the one that started it, and has so many MiB.
pub fn under_limits(parent: u32, memory: u64) {
    die_with(parent);
    limit_memory(memory);
}

/// The exit status: 0 if all is written.
fn write_answer(file: &mut File, kind: &str, content: Option<&[u8]>) -> i32 {
    let written = match content {
        Some(bytes) => file.write_all(kind.as_bytes()).and_then(|()| file.write_all(bytes)),
        None => Ok(()),
    };
    i32::from(written.is_err())
}

fn read_answer(file: &mut File) -> Result<Option<Vec<u8>>, String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut bytes)).map_err(|e| e.to_string())?;
    match bytes.split_first() {
        None => Ok(None),
        Some((b'+', text)) => Ok(Some(text.to_vec())),
        Some((_, why)) => Err(String::from_utf8_lossy(why).into_owned()),
    }
}

/// The reading and the writing end; programs started from here get neither.
fn pipe() -> Option<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: the call fills both numbers, and what it opens is this process's alone.
    unsafe {
        let made = libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) == 0;
        made.then(|| (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])))
    }
}

/// Nothing of this process is to be seen in a build's output.
fn silence() {
    if let Ok(nowhere) = File::options().write(true).open("/dev/null") {
        // SAFETY: both are open files.
        unsafe {
            libc::dup2(nowhere.as_raw_fd(), libc::STDOUT_FILENO);
            libc::dup2(nowhere.as_raw_fd(), libc::STDERR_FILENO);
        }
    }
}
