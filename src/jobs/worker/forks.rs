//! The fork server's side: it reads an input once, and forks a worker for each job.

use super::process::{die_with, limit_memory, memory_file, name_worker};
use super::{Job, Message, Request, WorkerExit, answer, broken, optimize};
use crate::input::Module;
use crate::input::error::Problem;
use dag::ir::function::CodeInst;
use isa::{Decoded, RowId};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::fd::AsRawFd;
use std::process::ExitCode;

/// The server's main: a job in each line of standard input, the first of an input with that. It returns in the workers, too,
/// each with its own end.
///
/// # Errors
/// What is wrong with the input, or in a worker with its function.
pub fn serve() -> Result<ExitCode, Vec<Problem>> {
    name_worker();
    serve_jobs(None)
}

/// The main of a server that has read its input already; whether all went well.
pub fn serve_module(module: &Module) -> bool {
    match serve_jobs(Some(Cow::Borrowed(module))) {
        Ok(_) => true,
        Err(problems) => {
            problems.iter().for_each(|p| {
                let _ = writeln!(std::io::stderr(), "{p}");
            });
            false
        }
    }
}

/// Forks a worker for each line of standard input. It returns in the workers, too.
fn serve_jobs(module: Option<Cow<Module>>) -> Result<ExitCode, Vec<Problem>> {
    let mut input = module.map(ServedInput::new);
    // The machine that costs are counted on where none is named.
    lowering::Options::default();
    let mut lines = std::io::stdin().lines();
    let mut served = 0;
    while let Some(line) = lines.next().transpose().map_err(|e| broken(e.to_string()))? {
        let Request { source, job, memory } = serde_json::from_str(&line).map_err(|e| broken(e.to_string()))?;
        if let Some(source) = source {
            input = Some(ServedInput::new(Cow::Owned(source.load()?)));
        }
        let Some(ServedInput { module, rows }) = &input else {
            return Err(broken("a job without an input".to_string()));
        };
        // Machines and rules that are read here need not be read in the workers; what is wrong with a job, its worker says.
        // Rules take longer: a worker that comes alone may never ask for most of them.
        let settings = job.settings();
        if let (Ok(settings), true) = (&settings, served > 0) {
            settings.rules.rules().foresee(rows.iter().copied());
            lowering::foresee(rows.iter().copied());
        }
        served += 1;
        if let Forked::Worker = fork(memory)? {
            return work(module, &job);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// An input that jobs are about.
struct ServedInput<'m> {
    module: Cow<'m, Module>,
    /// Of its instructions.
    rows: BTreeSet<RowId>,
}

impl ServedInput<'_> {
    /// With what every worker asks of it once, before there are any.
    fn new(module: Cow<Module>) -> ServedInput {
        module.calls().effects(&module);
        module.has_ways();
        let insts = module.functions.iter().flat_map(|f| &f.function.insts);
        let row = |i: &CodeInst| if let Decoded::Plain(inst) = &i.decoded { Some(inst.row) } else { None };
        let rows = insts.filter_map(row).collect();
        ServedInput { module, rows }
    }
}

fn work(module: &Module, job: &Job) -> Result<ExitCode, Vec<Problem>> {
    answer(&Message::Started(std::process::id() as i32))?;
    optimize(module, job)
}

/// In which of the two processes a fork has returned.
enum Forked {
    /// The worker, under its limits.
    Worker,
    /// The server, after the worker's end.
    Server,
}

/// Forks a worker with so many MiB, waits for it and says how it ended.
fn fork(memory: u64) -> Result<Forked, Vec<Problem>> {
    let system = |what: &str| broken(format!("{what}: {}", std::io::Error::last_os_error()));
    let parent = std::process::id();
    let mut errors = memory_file().map_err(|e| broken(format!("memfd_create: {e}")))?;
    // SAFETY: this process has one thread, so that its copy is whole.
    match unsafe { libc::fork() } {
        -1 => Err(system("fork")),
        0 => {
            die_with(parent);
            limit_memory(memory);
            // SAFETY: both are open files.
            unsafe { libc::dup2(errors.as_raw_fd(), libc::STDERR_FILENO) };
            Ok(Forked::Worker)
        }
        worker => {
            let mut status = 0;
            // SAFETY: the worker is this process's child, and the call fills the status.
            while unsafe { libc::waitpid(worker, &mut status, 0) } == -1 {}
            let mut text = Vec::new();
            let _ = errors.seek(SeekFrom::Start(0)).and_then(|_| errors.read_to_end(&mut text));
            // A worker that was killed may have left half a line.
            let _ = std::io::stdout().write_all(b"\n");
            answer(&Message::Ended(WorkerExit { status, errors: String::from_utf8_lossy(&text).into_owned() }))?;
            Ok(Forked::Server)
        }
    }
}
