//! A worker that was forked, and what the fork server and it tell each other.
//!
//! What a process does first costs it more than what it does later: memory that it has not touched, tables that it has not asked
//! for. So a worker whose job was short stays for the next one. What becomes of a job does not depend on that: one that fails in
//! a worker that has done others before is done once more in a new one.

use super::process::{by_itself, die_with, limit_memory, status_number};
use super::{Job, Request, WorkerExit, broken};
use crate::builds::files::memory_file;
use crate::input::error::Problem;
use std::fs::File;
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Read, Seek, SeekFrom, Write};
use std::os::fd::AsRawFd;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// What a worker says to its server, a byte each.
const STARTED: u8 = b's';
const READY: u8 = b'r';

/// The server's side.
pub struct ForkedWorker {
    process: i32,
    /// MiB.
    memory: u64,
    /// Closed when there are no more.
    requests: Option<PipeWriter>,
    says: PipeReader,
    /// Its standard error.
    errors: File,
    /// Whether it has done a job before.
    used: bool,
}

/// The worker's side.
pub struct WorkerEnds {
    requests: BufReader<PipeReader>,
    says: PipeWriter,
    /// KiB of addresses after which it stays no longer.
    most: u64,
}

/// In which of the two processes a fork has returned.
pub enum Forked {
    /// The worker, under its limits.
    Worker(WorkerEnds),
    Server(ForkedWorker),
}

/// What became of a worker and its job.
pub struct WorkerTurn {
    /// Nothing if the job's fate may be other jobs' doing.
    pub exit: Option<WorkerExit>,
    /// If it is ready for another job.
    pub worker: Option<ForkedWorker>,
}

impl Job {
    /// Whether a worker may stay after it: no search has filled its memory.
    fn is_short(&self) -> bool {
        self.rules_alone || self.claimed.is_some()
    }
}

impl ForkedWorker {
    /// A worker that may have so many MiB.
    ///
    /// # Errors
    /// The system's.
    pub fn fork(memory: u64) -> Result<Forked, Vec<Problem>> {
        let system = |what: &str, e: std::io::Error| broken(format!("{what}: {e}"));
        let parent = std::process::id();
        let errors = memory_file().map_err(|e| system("memfd_create", e))?;
        let (asked, requests) = std::io::pipe().map_err(|e| system("pipe", e))?;
        let (says, said) = std::io::pipe().map_err(|e| system("pipe", e))?;
        // SAFETY: this process has one thread, so that its copy is whole.
        match unsafe { libc::fork() } {
            -1 => Err(system("fork", std::io::Error::last_os_error())),
            0 => {
                die_with(parent);
                let most = addresses() + memory.saturating_mul(1024) / PART_OF_MEMORY;
                limit_memory(memory);
                // SAFETY: both are open files.
                unsafe { libc::dup2(errors.as_raw_fd(), libc::STDERR_FILENO) };
                Ok(Forked::Worker(WorkerEnds { requests: BufReader::new(asked), says: said, most }))
            }
            process => Ok(Forked::Server(ForkedWorker {
                process,
                memory,
                requests: Some(requests),
                says,
                errors,
                used: false,
            })),
        }
    }

    /// Whether this worker is one for the job.
    pub fn may_do(&self, request: &Request) -> bool {
        request.job.is_short() && request.memory == self.memory
    }

    /// Has it do what a line asks for.
    pub fn have_done(mut self, line: &str) -> WorkerTurn {
        self.used = true;
        // What it said before is about other functions.
        let _ = self.errors.set_len(0).and_then(|()| self.errors.seek(SeekFrom::Start(0)));
        // One that is gone is found to be below.
        let _ = self.requests.as_ref().map(|mut r| writeln!(r, "{line}"));
        self.attend()
    }

    /// Waits until its job is done, or it has ended.
    pub fn attend(mut self) -> WorkerTurn {
        let mut started = false;
        let mut byte = [0];
        while self.says.read_exact(&mut byte).is_ok() {
            match byte[0] {
                READY => {
                    let exit = Some(WorkerExit { status: 0, errors: String::new() });
                    return WorkerTurn { exit, worker: Some(self) };
                }
                said => started |= said == STARTED,
            }
        }
        let status = self.wait();
        let fault = by_itself(ExitStatus::from_raw(status)) && status != 0;
        let exit = (!self.used || started && !fault).then(|| WorkerExit { status, errors: self.errors() });
        WorkerTurn { exit, worker: None }
    }

    /// Waits for its end; what waitpid(2) says of it.
    fn wait(&mut self) -> i32 {
        self.requests = None;
        let mut status = 0;
        // SAFETY: the worker is this process's child, and the call fills the status.
        while unsafe { libc::waitpid(self.process, &mut status, 0) } == -1 && interrupted() {}
        status
    }

    fn errors(&mut self) -> String {
        let mut text = Vec::new();
        let _ = self.errors.seek(SeekFrom::Start(0)).and_then(|_| self.errors.read_to_end(&mut text));
        String::from_utf8_lossy(&text).into_owned()
    }
}

impl Drop for ForkedWorker {
    /// Without requests it ends.
    fn drop(&mut self) {
        if self.requests.is_some() {
            self.wait();
        }
    }
}

impl WorkerEnds {
    /// Says that the worker has begun with its job.
    pub fn started(&mut self) {
        self.say(STARTED);
    }

    /// What is to be done next, if the worker may stay after this job and there is anything.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn next(&mut self, done: &Job) -> Result<Option<Request>, Vec<Problem>> {
        if !done.is_short() || addresses() > self.most {
            return Ok(None);
        }
        self.say(READY);
        let mut line = String::new();
        match self.requests.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Request::parse(&line).map(Some),
            Err(e) => Err(broken(e.to_string())),
        }
    }

    fn say(&mut self, what: u8) {
        // Without a server this process ends.
        let _ = self.says.write_all(&[what]);
    }
}

/// A worker stays until it has grown by this part of the memory that it may have.
const PART_OF_MEMORY: u64 = 8;

/// KiB of addresses that this process has.
fn addresses() -> u64 {
    status_number("VmSize").unwrap_or_default()
}

fn interrupted() -> bool {
    std::io::Error::last_os_error().kind() == std::io::ErrorKind::Interrupted
}
