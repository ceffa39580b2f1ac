//! Text that somebody sends: how it is checked, compiled and optimized, in a process that touches nothing else.

mod compile;
mod form;
pub mod sandbox;

use crate::function::joint::JointText;
use crate::input::error::Problem;
use crate::jobs::batch::inputs::BatchInput;
use crate::jobs::batch::record::Budget;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, BatchPlan, Stores, Unclaimed, Unit, join, measure};
use crate::jobs::worker::Job;
use crate::options::effort::EffortLevel;
use crate::pipeline::result::FunctionResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a text is written in.
#[derive(Clone, Copy, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub enum SourceLanguage {
    C,
    Assembly,
}

impl SourceLanguage {
    pub const ALL: [SourceLanguage; 2] = [SourceLanguage::C, SourceLanguage::Assembly];

    pub const fn name(self) -> &'static str {
        match self {
            SourceLanguage::C => "C",
            SourceLanguage::Assembly => "assembly",
        }
    }
}

/// What somebody asks.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct PageRequest {
    pub language: SourceLanguage,
    pub source: String,
    /// The C compiler's, without its dash.
    pub level: String,
    /// A CPU level or name; empty for what the text uses.
    pub march: String,
    pub objective: String,
    pub effort: String,
}

impl Default for PageRequest {
    fn default() -> PageRequest {
        PageRequest {
            language: SourceLanguage::C,
            source: String::new(),
            level: LEVELS[1].to_string(),
            march: String::new(),
            objective: lowering::Objective::default().name().to_string(),
            effort: EffortLevel::Normal.name().to_string(),
        }
    }
}

/// The C compiler's.
pub const LEVELS: [&str; 5] = ["O1", "O2", "O3", "Os", "O0"];

/// What one request may use.
#[derive(Clone, Serialize, Deserialize, PartialEq, Debug)]
pub struct RequestLimits {
    /// Of its text.
    pub bytes: usize,
    /// In its text.
    pub functions: usize,
    /// For all of it.
    pub seconds: f64,
    /// MiB, of each of its processes.
    pub memory: u64,
}

/// A request as its process is told it.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct ConfinedRequest {
    pub request: PageRequest,
    /// What is searched for; everything but the input.
    pub job: Job,
    pub limits: RequestLimits,
    /// The C compiler.
    pub compiler: PathBuf,
    /// An empty directory, the only one that is written.
    pub place: PathBuf,
    /// Whether the process confines itself.
    pub is_confined: bool,
}

/// What came of it.
pub struct ServedText {
    /// The assembly that was optimized.
    pub assembly: String,
    pub unit: Unit,
    pub joined: JointText,
}

/// Seconds of a request that are left to everything but its searches.
const BESIDE: f64 = 2.0;
/// The name of a text in messages.
const NAME: &str = "input.s";

/// Does what is asked. `comment` says what stands above changed code.
///
/// # Errors
/// What is wrong with the text or the options.
pub fn work(
    asked: &ConfinedRequest,
    comment: fn(&FunctionResult, u64) -> Vec<String>,
) -> Result<ServedText, Vec<Problem>> {
    let ConfinedRequest { request, job, limits, place, .. } = asked;
    job.settings()?;
    let assembly = match request.language {
        SourceLanguage::Assembly => request.source.clone(),
        SourceLanguage::C => compile::to_assembly(asked)?,
    };
    if let Some((line, text)) = compile::reads_files(&assembly) {
        let problem = Problem::new(NAME, "this reads a file", "leave it out: a request is all in its text");
        return Err(vec![problem.at(line, text)]);
    }
    let budget = Budget { seconds: limits.seconds, memory: limits.memory };
    let (given, functions, unclaimed) = (Vec::new(), Vec::new(), Unclaimed::Search);
    let job = job.clone();
    let mut plan = BatchPlan { job, given, comment, functions, budget, jobs: 1, unclaimed, weights: BTreeMap::new() };
    let (name, bytes) = (NAME.to_string(), assembly.clone().into_bytes());
    let input = BatchInput { output: name.clone(), name, bytes, member: None };
    let (units, problems) = batch::read(vec![input], &plan, &|| false);
    let Some(mut unit) = units.into_iter().next().filter(|_| problems.is_empty()) else { return Err(problems) };
    let functions = unit.entries.len();
    if functions > limits.functions {
        let what = format!("there are {functions} functions, and {} at most are done at once", limits.functions);
        return Err(vec![Problem::new(NAME, what, "ask about some of them")]);
    }
    let each = (limits.seconds - BESIDE).max(1.0) / functions.max(1) as f64;
    (plan.job.seconds, plan.budget.seconds) = (each, each);
    let units = std::slice::from_mut(&mut unit);
    let store = Store::open(&place.join("store").display().to_string()).map_err(|p| vec![p])?.store;
    let stores = Stores { own: &store, shared: None };
    batch::run(units, &plan, stores, &|| false, &|_, _| {})?;
    measure::none(units);
    let joined = join::join(&mut unit);
    Ok(ServedText { assembly, unit, joined })
}

/// Temporary files of this process, and of those that it starts, are made in `place`. It must have one thread.
pub fn use_place(place: &Path) {
    // SAFETY: nobody else looks at the environment.
    unsafe { std::env::set_var("TMPDIR", place) };
}
