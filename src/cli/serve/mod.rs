//! `serve`: a page on this machine that optimizes what is pasted into it.

mod http;

use super::interrupts;
use crate::cli::arguments::{BuildOptions, ServeArgs};
use crate::input::error::{Problem, usage};
use crate::input::temporary_directory;
use crate::jobs::pool;
use crate::jobs::served::sandbox::{Unconfined, confine};
use crate::jobs::served::{self, ConfinedRequest, PageRequest, RequestLimits};
use crate::jobs::worker::{self, Job, ProcessLimits};
use crate::show::report::{self, comment};
use crate::show::served as page;
use http::Service;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// The hidden command that does a request.
const COMMAND: &str = "served-request";
/// Seconds that a request's process may take beyond its limit before it is killed.
const GRACE: f64 = 5.0;

/// Answers requests until it is interrupted.
///
/// # Errors
/// The address cannot be listened to, or requests cannot be confined here.
pub fn run(args: &ServeArgs) -> Result<ExitCode, Vec<Problem>> {
    let &ServeArgs { bytes, functions, timeout: seconds, memory, .. } = args;
    let limits = RequestLimits { bytes, functions, seconds, memory };
    let compiler = std::env::var_os("CC").map_or("cc".into(), PathBuf::from);
    let desk = RequestDesk { limits, compiler, is_confined: !args.unconfined };
    desk.try_out().map_err(|p| vec![p])?;
    let stop = interrupts::stop_flag()?;
    let service = Service::new(desk, pool::threads(args.jobs));
    let said = |address| {
        if !args.quiet {
            eprintln!("http://{address}/ (Ctrl-C ends it)");
        }
    };
    http::serve(args.listen, Arc::new(service), &stop, said).map_err(|e| {
        let what = format!("{} cannot be listened to: {e}", args.listen);
        vec![usage(what, "name another address with --listen")]
    })?;
    Ok(ExitCode::SUCCESS)
}

/// What does requests, each in a process of its own.
struct RequestDesk {
    limits: RequestLimits,
    compiler: PathBuf,
    is_confined: bool,
}

/// What that process says.
#[derive(Serialize, Deserialize)]
enum ConfinedAnswer {
    /// A part of a page.
    Found(String),
    /// What is wrong with the request, as a part of a page.
    Wrong(String),
    Unconfined(Unconfined),
}

impl RequestDesk {
    /// What came of a request, or what is wrong with it, both as a part of a page.
    fn answer(&self, request: &PageRequest, stop: &dyn Fn() -> bool) -> Result<String, String> {
        match self.ask(request, stop) {
            Ok(ConfinedAnswer::Found(page)) => Ok(page),
            Ok(ConfinedAnswer::Wrong(page)) => Err(page),
            Ok(ConfinedAnswer::Unconfined(why)) => Err(page::lost(&unconfined(&why).what)),
            Err(why) => Err(page::lost(&why)),
        }
    }

    fn ask(&self, request: &PageRequest, stop: &dyn Fn() -> bool) -> Result<ConfinedAnswer, String> {
        let job = job(request)?;
        let place = temporary_directory().map_err(|e| format!("there is no room for a temporary directory: {e}"))?;
        let asked = ConfinedRequest {
            request: request.clone(),
            job: Job { seconds: self.limits.seconds, ..job },
            limits: self.limits.clone(),
            compiler: self.compiler.clone(),
            place: place.path().to_path_buf(),
            is_confined: self.is_confined,
        };
        let limits = ProcessLimits { seconds: self.limits.seconds + GRACE, memory: self.limits.memory };
        match worker::supervise(COMMAND, &asked, limits, stop) {
            (_, Some(lost)) => Err(report::lost(&lost)),
            (said, None) => serde_json::from_str(&said).map_err(|e| format!("its process said nothing: {e}")),
        }
    }

    /// Whether requests can be done at all.
    ///
    /// # Errors
    /// Why not.
    fn try_out(&self) -> Result<(), Problem> {
        let empty = PageRequest { language: served::SourceLanguage::Assembly, ..PageRequest::default() };
        match self.ask(&empty, &|| false) {
            Ok(ConfinedAnswer::Found(_) | ConfinedAnswer::Wrong(_)) => Ok(()),
            Ok(ConfinedAnswer::Unconfined(why)) => Err(unconfined(&why)),
            Err(why) => Err(Problem::new("<serve>", why, "run `superopt-dag doctor`")),
        }
    }
}

/// What `batch` would do with the options of a request, which were checked.
fn job(request: &PageRequest) -> Result<Job, String> {
    let BuildOptions { result } = BuildOptions::of(&format!("--effort {}", request.effort))?;
    let march = (!request.march.is_empty()).then(|| request.march.clone());
    Ok(Job { march, objective: request.objective.clone(), graphs: true, ..super::result_job(&result) })
}

fn unconfined(why: &Unconfined) -> Problem {
    let what = match why {
        Unconfined::NotThere => "requests cannot be kept from other files: this kernel has no Landlock".to_string(),
        Unconfined::Failed(how) => format!("requests cannot be kept from other files: {how}"),
    };
    Problem::new("<serve>", what, "use Linux 5.19 or later, or give --unconfined if nobody else can ask")
}

/// One request, from standard input to standard output.
///
/// # Errors
/// Standard input has none, which is a bug.
pub fn request() -> Result<ExitCode, Vec<Problem>> {
    let asked: ConfinedRequest = worker::read_asked()?;
    served::use_place(&asked.place);
    if asked.is_confined
        && let Err(why) = confine(&asked.place)
    {
        return worker::answer(&ConfinedAnswer::Unconfined(why));
    }
    worker::answer(&match served::work(&asked, comment) {
        Ok(served) => ConfinedAnswer::Found(page::found(&served, asked.request.language)),
        Err(problems) => ConfinedAnswer::Wrong(page::problems(&problems)),
    })
}
