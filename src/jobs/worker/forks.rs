//! The fork server's side: it reads an input once, and forks a worker for each job, or for many short ones.

use super::forked::{Forked, ForkedWorker, WorkerEnds};
use super::process::name_worker;
use super::{InputSource, Job, Message, Request, answer, broken, optimize};
use crate::input::Module;
use crate::input::error::Problem;
use dag::ir::function::CodeInst;
use isa::{Decoded, RowId};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

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

/// Has workers do what the lines of standard input ask for. It returns in the workers, too.
fn serve_jobs(module: Option<Cow<Module>>) -> Result<ExitCode, Vec<Problem>> {
    let mut input = module.map(ServedInput::new);
    // Which only a worker has read.
    let mut unread = None::<Arc<InputSource>>;
    let mut worker = None::<ForkedWorker>;
    // The machine that costs are counted on where none is named.
    lowering::Options::default();
    let mut lines = std::io::stdin().lines();
    let mut is_first = true;
    while let Some(line) = lines.next().transpose().map_err(|e| broken(e.to_string()))? {
        let request = Request::parse(&line)?;
        unread = request.source.clone().or(unread);
        let fit = worker.take().filter(|w| w.may_do(&request));
        let turn = match fit.map(|w| w.have_done(&line)).filter(|t| t.exit.is_some()) {
            Some(turn) => turn,
            None => {
                if let Some(source) = unread.take() {
                    input = Some(ServedInput::new(Cow::Owned(source.load()?)));
                }
                let Some(input) = &input else { return Err(broken("a job without an input".to_string())) };
                // A worker that comes alone may never ask for most of it.
                if !is_first {
                    input.foresee(&request.job);
                }
                match ForkedWorker::fork(request.memory)? {
                    Forked::Worker(ends) => return work(&input.module, request.job, ends),
                    Forked::Server(w) => w.attend(),
                }
            }
        };
        is_first = false;
        worker = turn.worker;
        if let Some(exit) = turn.exit {
            // A worker that was killed may have left half a line.
            let _ = std::io::stdout().write_all(b"\n");
            answer(&Message::Ended(exit))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The worker's main, which comes to its end with its last job.
fn work(module: &Module, mut job: Job, mut ends: WorkerEnds) -> Result<ExitCode, Vec<Problem>> {
    let mut module = Cow::Borrowed(module);
    loop {
        ends.started();
        answer(&Message::Started(std::process::id() as i32))?;
        optimize(&module, &job)?;
        let Some(next) = ends.next(&job)? else { return Ok(ExitCode::SUCCESS) };
        if let Some(source) = next.source {
            module = Cow::Owned(source.load()?);
        }
        job = next.job;
    }
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

    /// Reads the machine and the rules of a job, which the workers need not read then; what is wrong with it, its worker says.
    fn foresee(&self, job: &Job) {
        if let Ok(settings) = job.settings() {
            settings.rules.rules().foresee(self.rows.iter().copied());
            lowering::foresee(self.rows.iter().copied());
        }
    }
}
