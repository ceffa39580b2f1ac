//! `rules`: what was found once, as rules: listed, shown, checked, learned.

use super::print;
use crate::cli::arguments::{
    CheckRulesArgs, ExportRulesArgs, LearnRulesArgs, RulePageArgs, RulesCommand, ShowRulesArgs,
};
use crate::input;
use crate::input::error::{Problem, usage};
use crate::jobs::batch::inputs::{Gathered, gather};
use crate::jobs::pool;
use crate::lab::rules::{self, NamedModule, RuleCheck};
use crate::options::{self, rules as files};
use crate::show::rules::tree_rule::RuleSketches;
use crate::show::rules::{self as show, isle, llvm, match_pd, page};
use dag::search::rules::claim::RuleClaim;
use dag::search::rules::{Rule, RuleSet, text};
use dag::smt::Limits;
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;
use std::time::Instant;

/// Does what is asked.
///
/// # Errors
/// A file cannot be read or written, or is no file of rules.
pub fn run(what: &RulesCommand) -> Result<ExitCode, Vec<Problem>> {
    match what {
        RulesCommand::List(args) => print(&show::list(&files::read(&args.file)?)),
        RulesCommand::Show(args) => print(&text::print(&shown(args)?)),
        RulesCommand::Check(args) => return check(args),
        RulesCommand::Export(args) => export(args)?,
        RulesCommand::Page(args) => write_page(args)?,
        RulesCommand::Learn(args) => learn(args)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn shown(args: &ShowRulesArgs) -> Result<Vec<Rule>, Vec<Problem>> {
    let rules = files::read(&args.rules.file)?;
    let Some(number) = args.number else { return Ok(rules) };
    let Some(rule) = rules.get(number.get() - 1) else {
        let remedy = format!("name one from 1 to {}", rules.len());
        return Err(vec![usage(format!("--number {number}: there is no such rule"), remedy)]);
    };
    Ok(vec![rule.clone()])
}

/// Exit code 1 if a rule is wrong, not proved, or needless.
fn check(args: &CheckRulesArgs) -> Result<ExitCode, Vec<Problem>> {
    let all = files::read(&args.rules.file)?;
    let started = Instant::now();
    let bar = bar(all.len(), args.proofs.quiet);
    let limits = Limits { rlimit: args.proofs.rlimit, ..Limits::default() };
    let checks = rules::check(&all, limits, args.states, pool::threads(args.proofs.jobs), &|| bar.inc(1));
    bar.finish_and_clear();
    for (n, check) in checks.iter().enumerate() {
        if let Some(fault) = &check.fault {
            print(&format!("rule {}: {}\n", n + 1, show::fault(fault)));
        }
    }
    print(&show::checked(&checks));
    if !args.proofs.quiet {
        eprintln!("{:.1} s", started.elapsed().as_secs_f64());
    }
    let is_faulty = |c: &RuleCheck| c.fault.is_some();
    Ok(ExitCode::from(u8::from(checks.iter().any(is_faulty))))
}

fn export(args: &ExportRulesArgs) -> Result<(), Vec<Problem>> {
    let all = files::read(&args.rules.file)?;
    if let Some(directory) = &args.alive2 {
        write_each(directory, "ll", &all, &|rule| llvm::modules(rule).unwrap_or_default())?;
    }
    if let Some(directory) = &args.smt2 {
        write_each(directory, "smt2", &all, &|rule| {
            RuleClaim::of(rule).and_then(RuleClaim::query).into_iter().collect()
        })?;
    }
    for (file, sketches) in
        [(&args.match_pd, match_pd::print as fn(&[Rule]) -> RuleSketches), (&args.isle, isle::print)]
    {
        let Some(file) = file else { continue };
        let RuleSketches { text, rules } = sketches(&all);
        input::write_atomically(file, &text).map_err(|p| vec![p])?;
        report_form(file, rules, all.len());
    }
    Ok(())
}

/// Files for each rule, by its number; says how many rules have any.
fn write_each(
    directory: &str,
    kind: &str,
    rules: &[Rule],
    texts: &dyn Fn(&Rule) -> Vec<String>,
) -> Result<(), Vec<Problem>> {
    let unwritable =
        |e: std::io::Error| Problem::new(directory, format!("cannot be made: {e}"), "name another directory");
    std::fs::create_dir_all(directory).map_err(|e| vec![unwritable(e)])?;
    let mut written = 0;
    for (n, rule) in rules.iter().enumerate() {
        let texts = texts(rule);
        written += usize::from(!texts.is_empty());
        for (k, text) in texts.iter().enumerate() {
            let output = if texts.len() == 1 { String::new() } else { format!("-{}", k + 1) };
            let path = format!("{directory}/rule-{:04}{output}.{kind}", n + 1);
            input::write_atomically(&path, text).map_err(|p| vec![p])?;
        }
    }
    report_form(directory, written, rules.len());
    Ok(())
}

fn report_form(name: &str, written: usize, all: usize) {
    print(&format!("{name}: {written} of {all} rules have this form\n"));
}

/// What can be read is looked at, even if something cannot.
fn write_page(args: &RulePageArgs) -> Result<(), Vec<Problem>> {
    let all = files::read(&args.rules.file)?;
    let march = options::march(args.march.as_deref()).map_err(|p| vec![p])?;
    let tune = options::tune(None, args.march.as_deref()).map_err(|p| vec![p])?;
    let Gathered { inputs, mut problems, .. } = gather(&args.inputs);
    let mut code = Vec::new();
    for input in inputs {
        match input.load() {
            Ok(module) => code.push(NamedModule { name: input.name, module }),
            Err(p) => problems.extend(p),
        }
    }
    let functions = code.iter().map(|c| c.module.functions.len()).sum();
    let page = if args.inputs.is_empty() {
        page::as_learned(&all)
    } else {
        let bar = bar(functions, args.quiet);
        let set = RuleSet::new(all.iter().cloned());
        let places = rules::places(&set, &code, march, tune, pool::threads(args.jobs), &|| bar.inc(1));
        bar.finish_and_clear();
        page::in_code(&all, &places, functions)
    };
    problems.extend(input::write_atomically(&args.output, &page).err());
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn learn(args: &LearnRulesArgs) -> Result<(), Vec<Problem>> {
    let found = rules::examples(&args.stores)?;
    let bar = bar(found.len(), args.proofs.quiet);
    let limits = Limits { rlimit: args.proofs.rlimit, ..Limits::default() };
    let learned = rules::learn(&found, limits, pool::threads(args.proofs.jobs), &|| bar.inc(1));
    bar.finish_and_clear();
    input::write_atomically(&args.output, &text::print(&learned.rules)).map_err(|p| vec![p])?;
    print(&show::learned(&learned));
    Ok(())
}

/// On a terminal, how many of `all` are done.
fn bar(all: usize, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let form = "{elapsed_precise} {bar:30} {pos}/{len}, {eta} left";
    ProgressBar::new(all as u64).with_style(ProgressStyle::with_template(form).expect("the form is well made"))
}
