//! `objects`: objects and archives rewritten in place.

use crate::builds::home::Home;
use crate::cli::arguments::ObjectsArgs;
use crate::cli::batch::{ProgressReporter, plan};
use crate::cli::{interrupts, print};
use crate::input::error::{Problem, usage};
use crate::input::{is_object, write_atomically, write_atomically_bytes};
use crate::jobs::batch::inputs::{Gathered, gather};
use crate::jobs::batch::objects::rewrite;
use crate::jobs::batch::store::Store;
use crate::jobs::batch::{self, Stores, Unclaimed, Unit};
use crate::jobs::pool;
use crate::show::objects::{line, row};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// Rewrites objects, and the objects in archives; whatever does not change stays byte by byte as it was.
///
/// # Errors
/// Problems of the options, or of files that cannot be read or written.
pub fn objects(args: &ObjectsArgs) -> Result<ExitCode, Vec<Problem>> {
    let unclaimed = if args.known { Unclaimed::LeaveOpen } else { Unclaimed::Search };
    let plan = plan(&args.work, None, unclaimed)?;
    let store = Store::open(&store_path(args)?).map_err(|p| vec![p])?.store;
    let stopped = interrupts::stop_flag()?;
    let stop = || stopped.load(Ordering::SeqCst);
    let reporter = ProgressReporter::new(args.work.quiet);
    let Gathered { mut inputs, archives, mut problems } = gather(&args.work.inputs);
    // Archives of Rust hold other files, too.
    inputs.retain(|i| i.member.is_none() || is_object(&i.bytes));
    let (mut units, unread) = batch::read(inputs, &plan, &stop);
    reporter.start_reading(units.len());
    if args.known {
        batch::take_known(&mut units, &plan, &store)?;
    } else {
        let stores = Stores { own: &store, shared: None };
        let ended = batch::run(&mut units, &plan, stores, &stop, &|p, r| reporter.on_result(p, r))?;
        problems.extend(ended.failure);
    }
    let open: Vec<Mutex<&mut Unit>> = units.iter_mut().map(Mutex::new).collect();
    let rewritten =
        pool::each(open.len(), plan.jobs, &|| false, &|n| rewrite(&mut open[n].lock().expect("each is taken once")));
    reporter.finish();
    let (mut files, mut rows) = (BTreeMap::<String, Vec<u8>>::new(), Vec::new());
    for (unit, done) in units.iter().zip(rewritten.into_iter().flatten()) {
        rows.push(row(unit, &done));
        let Some(bytes) = done.bytes else { continue };
        match unit.input.member {
            None => drop(files.insert(unit.input.name.clone(), bytes)),
            Some((archive, member)) => {
                let archive = &archives[archive];
                let file = match files.remove(&archive.path) {
                    Some(file) => Ok(file),
                    None => std::fs::read(&archive.path),
                };
                let mut file = file.map_err(|e| vec![unreadable(&archive.path, &e.to_string())])?;
                archive.members[member]
                    .overwrite(&mut file, &bytes)
                    .ok_or_else(|| vec![unreadable(&archive.path, "it changed in the meantime")])?;
                files.insert(archive.path.clone(), file);
            }
        }
    }
    problems.extend(write(args, &files, &units));
    rows.iter().for_each(|r| print(&line(r)));
    if !args.work.quiet {
        unread.iter().for_each(|p| eprintln!("{}: left as it is: {}", p.file, p.what));
    }
    if let Some(path) = &args.json {
        let broken = |e: serde_json::Error| vec![Problem::new(path, e.to_string(), "report this: it is a bug")];
        let text = serde_json::to_string_pretty(&rows).map_err(broken)?;
        problems.extend(write_atomically(path, &(text + "\n")).err());
    }
    if stop() {
        problems.push(Problem::new("<objects>", "interrupted", "run the same command again: what is done is kept"));
    }
    if problems.is_empty() { Ok(ExitCode::SUCCESS) } else { Err(problems) }
}

/// Where results are kept: what builds share, unless another place is named.
fn store_path(args: &ObjectsArgs) -> Result<String, Vec<Problem>> {
    let home = || Home::of_environment().map(|h| h.results());
    let none = || vec![usage("there is no place for results", "name one with --store")];
    args.store.clone().or_else(home).ok_or_else(none)
}

fn unreadable(path: &str, why: &str) -> Problem {
    Problem::new(path, format!("cannot be read: {why}"), "run the same command again")
}

/// Writes the files that changed, each at once, or with `--out` all of them.
fn write(args: &ObjectsArgs, files: &BTreeMap<String, Vec<u8>>, units: &[Unit]) -> Vec<Problem> {
    let mut failed = Vec::new();
    let Some(out) = &args.out else {
        failed.extend(files.iter().filter_map(|(path, bytes)| write_atomically_bytes(path, bytes).err()));
        return failed;
    };
    let given = args.work.inputs.iter().filter(|i| Path::new(i).is_file()).cloned();
    let read = units.iter().filter(|u| u.input.member.is_none()).map(|u| u.input.name.clone());
    let mut paths: Vec<String> = given.chain(read).chain(files.keys().cloned()).collect();
    paths.sort();
    paths.dedup();
    for path in paths {
        let name = Path::new(&path).file_name().unwrap_or_default();
        let to = Path::new(out).join(name).display().to_string();
        let cannot = |e: std::io::Error| Problem::new(&to, format!("cannot be written: {e}"), "name another --out");
        let written = std::fs::create_dir_all(out).map_err(cannot).and_then(|()| match files.get(&path) {
            Some(bytes) => write_atomically_bytes(&to, bytes),
            None => std::fs::copy(&path, &to).map(drop).map_err(cannot),
        });
        failed.extend(written.err());
    }
    failed
}
