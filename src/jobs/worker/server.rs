//! The parent's side of a fork server: one function at a time, and one input after the other.

use super::process::{ServerProcess, drain, failed, killed_at, may_fork, stopped};
use super::{Done, InputSource, Job, Message, Request, WorkerExit, forks};
use crate::input::Module;
use crate::pipeline::progress::SearchProgress;
use crate::pipeline::result::Lost;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often a server's owner looks whether it is to stop.
const TICK: Duration = Duration::from_millis(20);
/// The processor's time that a server may take to read its input, which its parent has read already: so long, and so much longer
/// for each MiB. Where others have the processor, this may take any time.
const READING: Duration = Duration::from_secs(10);
const READING_MIB: Duration = Duration::from_secs(5);
/// After so long a server that gets no processor's time is one that waits for something that does not come.
const STUCK: Duration = Duration::from_secs(600);
/// Bytes of an input after which its server may read another one.
const SMALL: usize = 1 << 18;
/// How soon a server says that a worker has ended that was killed.
const REAPING: Duration = Duration::from_secs(5);
/// How soon a server ends that has nothing to do and gets no more.
const LEAVING: Duration = Duration::from_secs(1);

/// A fork server, started when it is first asked, and again if somebody ended it.
#[derive(Default)]
pub struct Server {
    running: Option<Running>,
    /// One that was not asked yet.
    copy: Option<ServerCopy>,
}

/// A copy of this process and the input that it has read.
struct ServerCopy {
    source: Arc<InputSource>,
    process: ServerProcess,
}

/// How a worker is looked after.
#[derive(Clone, Copy)]
pub struct Attendance<'a> {
    /// The most memory that it may have, in MiB.
    pub memory: u64,
    /// Why its owner ends it, if it does.
    pub stop: &'a dyn Fn() -> Option<Lost>,
    /// Is told how far it is, if the job says so.
    pub progress: &'a dyn Fn(SearchProgress),
}

impl Attendance<'_> {
    /// Nobody looks before it is done.
    pub fn alone(memory: u64) -> Attendance<'static> {
        Attendance { memory, stop: &|| None, progress: &|_| {} }
    }
}

/// A server process and its lines.
struct Running {
    /// The input that it has.
    source: Option<Arc<InputSource>>,
    process: ServerProcess,
    lines: Receiver<String>,
    errors: Option<JoinHandle<String>>,
}

/// What is known of the worker that is waited for.
struct Attended {
    process: Option<i32>,
    /// When the worker is killed; after it was killed, and before it is there, when the server is.
    deadline: Option<Instant>,
    last: Option<Box<Done>>,
    /// Why it was killed.
    killed: Option<Lost>,
}

impl Server {
    /// A server that is a copy of this process, which has read the input already; where that may not be, one that reads it
    /// when it is first asked. `memory` is what its workers may have, in MiB.
    pub fn with_input(source: &Arc<InputSource>, module: &Module, memory: u64) -> Server {
        if !may_fork(memory) {
            return Server::default();
        }
        let process = ServerProcess::fork(|| forks::serve_module(module));
        // The lines are read by a thread of this process, which may be copied again before it is asked.
        let copy = process.ok().map(|process| ServerCopy { source: source.clone(), process });
        Server { running: None, copy }
    }

    /// Has a worker done with `job` under limits, which is killed at the end of its time, or as soon as its
    /// owner stops. What it has said before it was lost counts, unless others ended it.
    ///
    /// # Errors
    /// Why there is no result.
    pub fn run(&mut self, job: &Job, attendance: Attendance<'_>) -> Result<Done, Lost> {
        let copy = self.copy.take().filter(|c| c.source == job.source);
        if let Some(copy) = copy {
            self.running = Some(Running::new(Some(copy.source), copy.process));
        }
        self.running.take_if(|r| !r.may_serve(&job.source));
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::new(None, ServerProcess::spawn("fork-server")?)),
        };
        let end = running.ask(job, attendance);
        end.unwrap_or_else(|gone| {
            let ended = self.running.take().map_or(Lost::Time, Running::end);
            // What was said before counts where time ended it.
            match (gone.killed, gone.last) {
                (Some(lost @ (Lost::Time | Lost::Interrupted)), Some(done)) => Ok(done.before(lost)),
                (Some(lost), _) => Err(lost),
                (None, _) => Err(ended),
            }
        })
    }
}

/// The server itself has ended, or does not answer: with why it was given up, and what was said until then.
struct Gone {
    killed: Option<Lost>,
    last: Option<Box<Done>>,
}

impl Running {
    /// Whether it has the input, or may read it: what a large one leaves in memory would count for workers of another.
    fn may_serve(&self, source: &Arc<InputSource>) -> bool {
        self.source.as_ref().is_none_or(|own| own == source || own.bytes_read() < SMALL)
    }

    fn new(source: Option<Arc<InputSource>>, mut process: ServerProcess) -> Running {
        let errors = Some(drain(process.errors.take()));
        let (send, lines) = channel();
        let output = process.output.take();
        std::thread::spawn(move || {
            let whole = output.map(BufReader::new).into_iter().flat_map(BufRead::lines).map_while(Result::ok);
            whole.filter(|l| !l.is_empty()).all(|line| send.send(line).is_ok())
        });
        Running { source, process, lines, errors }
    }

    /// One job; the outer error is that there is no server any more.
    fn ask(&mut self, job: &Job, attendance: Attendance<'_>) -> Result<Result<Done, Lost>, Gone> {
        let source = Some(&job.source).filter(|s| self.source.as_ref() != Some(s)).cloned();
        let alone = Job { source: Arc::default(), ..job.clone() };
        let request = Request { source, job: alone, memory: attendance.memory };
        let line = serde_json::to_string(&request).map_err(|_| Gone { killed: None, last: None })?;
        // A server that cannot be written to is found to be gone below.
        let _ = self.process.input.as_ref().map(|mut input| writeln!(input, "{line}"));
        self.source = Some(job.source.clone());
        let most = self.process.processor_time().unwrap_or_default() + reading(&job.source);
        let deadline = Instant::now().checked_add(STUCK);
        let mut attended = Attended { process: None, deadline, last: None, killed: None };
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(line) => match serde_json::from_str(&line) {
                    Ok(Message::Started(process)) => attended.start(process, job.seconds),
                    Ok(Message::Progress(p)) => (attendance.progress)(p),
                    Ok(Message::Version(done)) => attended.last = Some(done),
                    Ok(Message::Ended(end)) => return Ok(attended.end(&end)),
                    // A worker was ended in the middle of a line.
                    Err(_) => {}
                },
                Err(RecvTimeoutError::Disconnected) => return Err(attended.gone()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if attended.process.is_none() && self.process.processor_time().is_some_and(|t| t > most) {
                attended.deadline = Some(Instant::now());
            }
            if attended.is_given_up(attendance.stop) {
                return Err(attended.gone());
            }
        }
    }

    /// Why the server has ended; it is ended if it has not.
    fn end(mut self) -> Lost {
        let gone = self.process.try_wait();
        // Its last lines may have come before its end.
        let gone = gone.or_else(|| {
            std::thread::sleep(TICK);
            self.process.try_wait()
        });
        self.process.kill();
        let errors = self.errors.take().and_then(within_reaping).unwrap_or_default();
        match gone {
            Some(status) => failed(status, &errors),
            None => stopped(),
        }
    }
}

impl Drop for Running {
    /// A server that may end by itself waits for its worker, whose time then counts as its parent's (getrusage(2)).
    fn drop(&mut self) {
        self.process.input = None;
        let deadline = Instant::now() + LEAVING;
        while self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

impl Attended {
    fn start(&mut self, process: i32, seconds: f64) {
        (self.process, self.deadline) = (Some(process), killed_at(seconds));
    }

    /// Kills the worker if it is time or its owner stops; whether the server itself does not answer.
    fn is_given_up(&mut self, stop: &dyn Fn() -> Option<Lost>) -> bool {
        let is_due = self.deadline.is_some_and(|d| Instant::now() >= d);
        match (self.process, &self.killed) {
            (_, Some(_)) => return is_due,
            // A server that does not come to its job says nothing of the function.
            (None, None) if is_due => self.killed = Some(Lost::Ended("its input was not read in time".to_string())),
            (Some(_), None) if is_due => self.killed = Some(Lost::Time),
            (_, None) => match stop() {
                Some(why) => self.killed = Some(why),
                None => return false,
            },
        }
        let Some(process) = self.process else { return true };
        // SAFETY: the server has not said that this process has ended, so the number is still its own.
        unsafe { libc::kill(process, libc::SIGKILL) };
        self.deadline = Instant::now().checked_add(REAPING);
        false
    }

    fn gone(self) -> Gone {
        Gone { killed: self.killed, last: self.last }
    }

    /// What the worker's end makes of what it has said.
    fn end(self, end: &WorkerExit) -> Result<Done, Lost> {
        let status = ExitStatus::from_raw(end.status);
        let lost = match self.killed {
            Some(lost) => Some(lost),
            None if status.success() => None,
            None => Some(failed(status, &end.errors)),
        };
        match (lost, self.last) {
            (None, Some(done)) => Ok(*done),
            (None, None) => Err(Lost::Died("it said nothing".to_string())),
            (Some(Lost::Ended(how)), _) => Err(Lost::Ended(how)),
            (Some(lost), Some(done)) => Ok(done.before(lost)),
            (Some(lost), None) => Err(lost),
        }
    }
}

/// What was drained, if that ends in time: a worker that was stopped as soon as it was forked, before it could ask to die with
/// its server, holds the pipe for ever.
fn within_reaping(errors: JoinHandle<String>) -> Option<String> {
    let end = Instant::now() + REAPING;
    while !errors.is_finished() && Instant::now() < end {
        std::thread::sleep(TICK);
    }
    if errors.is_finished() { errors.join().ok() } else { None }
}

/// What a server may take until its first worker is there.
fn reading(source: &InputSource) -> Duration {
    READING + READING_MIB * (source.bytes_read() >> 20) as u32
}
