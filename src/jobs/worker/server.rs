//! The parent's side of a fork server: one input, one function at a time.

use super::process::{drain, failed, own_command};
use super::{Done, End, Job, Message, Request, Source, broken_pipe, grace};
use crate::pipeline::result::Lost;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ChildStdin, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often a server's owner looks whether it is to stop.
const TICK: Duration = Duration::from_millis(20);

/// A fork server, started when it is first asked, and again if somebody ended it.
#[derive(Default)]
pub struct Server {
    running: Option<Running>,
}

/// A server process and its lines.
struct Running {
    source: Source,
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    errors: Option<JoinHandle<String>>,
}

/// What is known of the worker that is waited for.
struct Attended {
    process: Option<i32>,
    deadline: Option<Instant>,
    last: Option<Done>,
    /// Why it was killed.
    killed: Option<Lost>,
}

impl Server {
    /// Has a worker done with `job` under `memory` MiB, which is killed a while after its own deadline, or as soon as `stop`
    /// says so. What it has said before it was lost counts, unless others ended it.
    ///
    /// # Errors
    /// Why there is no result.
    pub fn run(&mut self, job: &Job, memory: u64, stop: &dyn Fn() -> bool) -> Result<Done, Lost> {
        let source = job.source();
        if self.running.as_ref().is_none_or(|r| r.source != source) {
            self.running = None;
            self.running = Some(Running::start(source)?);
        }
        let Some(running) = &mut self.running else { return Err(Lost::Ended("no server".to_string())) };
        let job = Job { text: None, bytes: None, ..job.clone() };
        let end = running.ask(&Request { job, memory }, stop);
        match end {
            Ok(end) => end,
            Err(Gone) => Err(self.running.take().map_or(Lost::Time, Running::end)),
        }
    }
}

/// The server itself has ended.
struct Gone;

impl Running {
    fn start(source: Source) -> Result<Running, Lost> {
        let mut command = own_command("worker")?;
        // SAFETY: only an async-signal-safe call between fork and exec.
        unsafe {
            command.pre_exec(|| {
                super::process::die_with_parent();
                Ok(())
            });
        }
        let mut process = command.spawn().map_err(|e| broken_pipe(&e))?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(Lost::Ended("no pipes".to_string()));
        };
        let errors = Some(drain(process.stderr.take()));
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let whole = BufReader::new(output).lines().map_while(Result::ok);
            whole.filter(|l| !l.is_empty()).all(|line| send.send(line).is_ok())
        });
        let mut running = Running { source, process, input, lines, errors };
        let source = serde_json::to_string(&running.source).map_err(|e| Lost::Died(e.to_string()))?;
        // A server that cannot be written to is found to be gone when it is asked.
        let _ = writeln!(running.input, "{source}");
        Ok(running)
    }

    /// One job; the outer error is that there is no server any more.
    fn ask(&mut self, request: &Request, stop: &dyn Fn() -> bool) -> Result<Result<Done, Lost>, Gone> {
        let Ok(line) = serde_json::to_string(request) else { return Err(Gone) };
        let _ = writeln!(self.input, "{line}");
        let mut attended = Attended { process: None, deadline: None, last: None, killed: None };
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(line) => match serde_json::from_str(&line) {
                    Ok(Message::Started(process)) => attended.started(process, request.job.seconds),
                    Ok(Message::Version(done)) => attended.last = Some(*done),
                    Ok(Message::Ended(end)) => return Ok(attended.end(&end)),
                    // A worker was ended in the middle of a line.
                    Err(_) => {}
                },
                Err(RecvTimeoutError::Disconnected) => return Err(Gone),
                Err(RecvTimeoutError::Timeout) if stop() && attended.process.is_none() => return Err(Gone),
                Err(RecvTimeoutError::Timeout) => {}
            }
            attended.kill_if_due(stop);
        }
    }

    /// Why the server has ended; it is ended if it has not.
    fn end(mut self) -> Lost {
        let gone = self.process.try_wait().ok().flatten();
        // Its last lines may have come before its end.
        let gone = gone.or_else(|| {
            std::thread::sleep(TICK);
            self.process.try_wait().ok().flatten()
        });
        let _ = self.process.kill();
        let _ = self.process.wait();
        let errors = self.errors.take().and_then(|e| e.join().ok()).unwrap_or_default();
        match gone {
            Some(status) => failed(status, &errors),
            None => Lost::Ended("stopped before it was done".to_string()),
        }
    }
}

impl Drop for Running {
    /// A server without input ends by itself; one that is busy is ended.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Attended {
    fn started(&mut self, process: i32, seconds: f64) {
        let limit = Duration::try_from_secs_f64(seconds).ok().map(|l| l.saturating_add(grace(seconds)));
        (self.process, self.deadline) = (Some(process), limit.and_then(|l| Instant::now().checked_add(l)));
    }

    fn kill_if_due(&mut self, stop: &dyn Fn() -> bool) {
        let Some(process) = self.process.filter(|_| self.killed.is_none()) else { return };
        if self.deadline.is_some_and(|d| Instant::now() >= d) {
            self.killed = Some(Lost::Time);
        } else if stop() {
            self.killed = Some(Lost::Ended("stopped before it was done".to_string()));
        }
        if self.killed.is_some() {
            // SAFETY: the server has not said that this process has ended, so the number is still its own.
            unsafe { libc::kill(process, libc::SIGKILL) };
        }
    }

    /// What the worker's end makes of what it has said.
    fn end(self, end: &End) -> Result<Done, Lost> {
        let status = ExitStatus::from_raw(end.status);
        let lost = match self.killed {
            Some(lost) => Some(lost),
            None if status.success() => None,
            None => Some(failed(status, &end.errors)),
        };
        match (lost, self.last) {
            (None, Some(done)) => Ok(done),
            (None, None) => Err(Lost::Died("it said nothing".to_string())),
            (Some(Lost::Ended(how)), _) => Err(Lost::Ended(how)),
            (Some(lost), Some(done)) => Ok(done.before(lost)),
            (Some(lost), None) => Err(lost),
        }
    }
}
