//! `as`: what is known is put in, and the real one runs.

use super::{OPTIONS, plan};
use crate::assembler::child::in_child;
use crate::assembler::home::{AboutText, Home, KnownText};
use crate::assembler::invocation::{AsInvocation, AsSource, untouchable};
use crate::assembler::{real, rewrite};
use crate::input::error::Problem;
use crate::jobs::batch::key;
use crate::jobs::batch::store::Store;
use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

/// Milliseconds for each function of a text that is not known as a whole.
const BUDGET: &str = "SUPEROPT_BUDGET";
const DEFAULT_BUDGET: u64 = 50;

/// What every text is given on top: two runs of the assembler, on a machine that does other things.
const START: Duration = Duration::from_secs(1);

/// MiB of the process that reads a text.
const MEMORY: u64 = 4000;

/// In the assembler's place: its exit status, its output, its messages.
///
/// # Errors
/// It does not run, or its standard input cannot be read.
pub fn assemble(arguments: Vec<OsString>) -> Result<ExitCode, Vec<Problem>> {
    let asked = Assembly { arguments, input: None };
    let asked = match std::env::var_os(real::INSIDE) {
        Some(_) => asked,
        None => rewritten(asked).map_err(|e| failed(&e))?,
    };
    Err(failed(&real::become_assembler(&asked.arguments, asked.input)))
}

fn failed(e: &std::io::Error) -> Vec<Problem> {
    vec![Problem::new("as", e.to_string(), format!("name the assembler with {}", real::VARIABLE))]
}

/// A run of the assembler.
struct Assembly {
    arguments: Vec<OsString>,
    /// In place of this program's standard input.
    input: Option<File>,
}

/// The run with the text as far as it is known to be better.
fn rewritten(mut asked: Assembly) -> std::io::Result<Assembly> {
    let invocation = AsInvocation::of(&asked.arguments);
    match invocation.source {
        AsSource::Untouched => {}
        AsSource::File(at) => {
            let better = std::fs::read(&asked.arguments[at]).ok().and_then(|text| better(&text, &invocation));
            // It stands on standard input, where the assembler looks if no file is named.
            if let Some(input) = better.and_then(|b| real::as_input(&b).ok()) {
                asked.arguments.remove(at);
                asked.input = Some(input);
            }
        }
        AsSource::StandardInput => {
            let mut text = Vec::new();
            std::io::stdin().read_to_end(&mut text)?;
            asked.input = Some(real::as_input(better(&text, &invocation).as_deref().unwrap_or(&text))?);
        }
    }
    Ok(asked)
}

/// The text as it is known to be better. Whatever goes wrong is in the log.
fn better(text: &[u8], invocation: &AsInvocation) -> Option<Vec<u8>> {
    if untouchable(text, invocation.describes_lines).is_some() {
        return None;
    }
    let home = Home::of_environment()?;
    let name = source_name(text);
    let found = || -> Result<Option<Vec<u8>>, String> {
        let options = std::env::var(OPTIONS).unwrap_or_default();
        let key = Home::key(&options_digest(&options)?, text);
        let about = AboutText { name: name.clone(), options };
        // What is known serves builds that may not write, too.
        if let Err(e) = home.meet(&key, &about, text) {
            home.log(&format!("as: {name}: {e}"));
        }
        match home.output(&key) {
            Some(KnownText::Text(text)) => return Ok(Some(text)),
            Some(KnownText::Unchanged) => return Ok(None),
            None if !home.knows_better(text) => return Ok(None),
            None => {}
        }
        in_child(limit(text), MEMORY, || {
            let plan = plan(&about.options, 0.0, NonZeroUsize::new(1)).map_err(|p| first(&p))?;
            let opened = Store::open(&home.results()).map_err(|p| p.to_string())?;
            let output = rewrite::known(&plan, &opened.store, &name, text).map_err(|p| first(&p))?;
            if let Err(e) = home.put_output(&key, &output) {
                home.log(&format!("as: {name}: {e}"));
            }
            Ok(match output {
                KnownText::Text(text) => Some(text),
                KnownText::Unchanged => None,
            })
        })
    };
    found().unwrap_or_else(|why| {
        home.log(&format!("as: {name}: {why}"));
        None
    })
}

fn first(problems: &[Problem]) -> String {
    problems.first().map_or(String::new(), |p| p.what.clone())
}

/// What decides a text's output beside the text. Options as they are written: what they mean takes longer to find out than
/// a text that is known may take.
///
/// # Errors
/// What is wrong with the options.
pub fn options_digest(options: &str) -> Result<String, String> {
    if options.contains("native") {
        return key::options(&plan(options, 0.0, None).map_err(|p| first(&p))?.job).map_err(|p| first(&p));
    }
    Ok(format!("{} {options}", key::semantics()))
}

/// The source that a compiler says it was, for people.
fn source_name(text: &[u8]) -> String {
    let lines = text.split(|b| *b == b'\n').map(|l| l.trim_ascii());
    let named = lines.take(100).find_map(|l| l.strip_prefix(b".file")?.trim_ascii().strip_prefix(b"\""));
    let named = named.and_then(|l| l.split(|b| *b == b'"').next()).filter(|l| !l.is_empty());
    named.map_or("input.s".to_string(), |l| String::from_utf8_lossy(l).into_owned())
}

/// How long a text may take.
fn limit(text: &[u8]) -> Duration {
    let budget = std::env::var(BUDGET).ok().and_then(|b| b.trim().parse().ok()).unwrap_or(DEFAULT_BUDGET);
    let functions = memchr::memmem::find_iter(text, b"function").count() as u64;
    START + Duration::from_millis(budget.saturating_mul(functions))
}
