//! In the assembler's place: what is known is put in, and the real one runs.

use super::files::{memory_file, readable_before};
use super::home::{AboutText, Home, KnownText};
use super::invocation::{AsInvocation, AsSource, untouchable};
use super::real;
use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::fd::AsFd;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Options of builds: those of `batch` that say what is searched for.
pub const OPTIONS: &str = "SUPEROPT_OPTIONS";

/// Milliseconds for each function of a text that is not known as a whole.
const BUDGET: &str = "SUPEROPT_BUDGET";
const DEFAULT_BUDGET: u64 = 50;

/// What every text is given on top: the start of a program and two runs of the assembler, on a machine that does other things.
const START: Duration = Duration::from_secs(1);

/// The most that is kept of what a program said when it failed, in bytes.
const LONGEST_COMPLAINT: u64 = 400;

/// The command of the program that puts what is known of functions into a text: behind it comes the number of the process that
/// started it, the text is on standard input, what is [known](answer) on standard output.
pub const COMMAND: &str = "rewrite-known";

/// The program that has it.
pub struct Optimizer {
    pub program: PathBuf,
    /// The digest of what gives its results, if that is known before it is started.
    pub semantics: Option<String>,
}

/// Becomes the assembler with these arguments; returns why that does not run, or why the text cannot be read.
pub fn assemble(arguments: Vec<OsString>, optimizer: &Optimizer) -> std::io::Error {
    let asked = Assembly { arguments, input: None };
    let asked = match std::env::var_os(real::INSIDE) {
        Some(_) => Ok(asked),
        None => rewritten(asked, optimizer),
    };
    match asked {
        Ok(asked) => real::become_assembler(&asked.arguments, asked.input),
        Err(unreadable) => unreadable,
    }
}

/// A run of the assembler.
struct Assembly {
    arguments: Vec<OsString>,
    /// In place of this program's standard input.
    input: Option<File>,
}

/// The run with the text as far as it is known to be better.
fn rewritten(mut asked: Assembly, optimizer: &Optimizer) -> std::io::Result<Assembly> {
    let invocation = AsInvocation::of(&asked.arguments);
    match invocation.source {
        AsSource::Untouched => {}
        AsSource::File(at) => {
            let text = std::fs::read(&asked.arguments[at]).ok();
            let better = text.and_then(|text| better(&text, &invocation, optimizer));
            // It stands on standard input, where the assembler looks if no file is named.
            if let Some(input) = better.and_then(|b| real::as_input(&b).ok()) {
                asked.arguments.remove(at);
                asked.input = Some(input);
            }
        }
        AsSource::StandardInput => {
            let mut text = Vec::new();
            std::io::stdin().read_to_end(&mut text)?;
            asked.input = Some(real::as_input(better(&text, &invocation, optimizer).as_deref().unwrap_or(&text))?);
        }
    }
    Ok(asked)
}

/// The text as it is known to be better. Whatever goes wrong is in the log.
fn better(text: &[u8], invocation: &AsInvocation, optimizer: &Optimizer) -> Option<Vec<u8>> {
    if untouchable(text, invocation.describes_lines).is_some() {
        return None;
    }
    let home = Home::of_environment()?;
    let known = looked_up(&home, text, optimizer).map_or_else(|| optimizer.rewrite(text), Ok);
    match known {
        Ok(KnownText::Text(better)) => Some(better),
        Ok(KnownText::Unchanged) => None,
        Err(why) => {
            home.log(&format!("as: {}: {why}", source_name(text)));
            None
        }
    }
}

/// What can be said of a text without the program.
fn looked_up(home: &Home, text: &[u8], optimizer: &Optimizer) -> Option<KnownText> {
    let options = std::env::var(OPTIONS).unwrap_or_default();
    let key = Home::key(&options_digest(optimizer.semantics.as_deref()?, &options)?, text);
    let known = home.known(&key, text)?;
    meet(home, &key, text, options);
    Some(known)
}

/// What decides a text's output beside the text: options as they are written, since what they mean takes longer to find out than
/// a text that is known may take; `None` where they mean something else on another machine.
pub fn options_digest(semantics: &str, options: &str) -> Option<String> {
    (!options.contains("native")).then(|| format!("{semantics} {options}"))
}

/// Remembers a text. What is known serves builds that may not write, too.
pub fn meet(home: &Home, key: &str, text: &[u8], options: String) {
    let about = AboutText { name: source_name(text), options };
    if let Err(e) = home.meet(key, &about, text) {
        home.log(&format!("as: {}: {e}", about.name));
    }
}

/// The source that a compiler says it was, for people.
pub fn source_name(text: &[u8]) -> String {
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

/// What the program writes of a text.
pub fn answer(known: &KnownText) -> Vec<u8> {
    match known {
        KnownText::Unchanged => b"=".to_vec(),
        KnownText::Text(text) => [b"+", &text[..]].concat(),
    }
}

fn answered(bytes: &[u8]) -> Option<KnownText> {
    match bytes.split_first()? {
        (b'=', []) => Some(KnownText::Unchanged),
        (b'+', text) => Some(KnownText::Text(text.to_vec())),
        _ => None,
    }
}

impl Optimizer {
    /// The text with what is known of its functions, by a process of its own, which may crash, hang or run out of memory
    /// without harm.
    ///
    /// # Errors
    /// What it says, or how it ended.
    fn rewrite(&self, text: &[u8]) -> Result<KnownText, String> {
        let system = |what: &'static str| move |e: std::io::Error| format!("{what}: {e}");
        let mut said = memory_file().map_err(system("memfd_create"))?;
        let mut child = Command::new(&self.program)
            .args([COMMAND, &std::process::id().to_string()])
            .stdin(real::as_input(text).map_err(system("memfd_create"))?)
            .stdout(Stdio::piped())
            .stderr(said.try_clone().map_err(system("dup"))?)
            .spawn()
            .map_err(|e| format!("{}: {e}", self.program.display()))?;
        let limit = limit(text);
        let answer = child.stdout.take().map(|out| read_within(out, limit));
        let in_time = answer.as_ref().is_some_and(Option::is_some);
        if !in_time {
            let _ = child.kill();
        }
        let ended = child.wait().map_err(system("wait"))?;
        match answer.flatten() {
            None => Err(format!("took more than {} ms", limit.as_millis())),
            Some(bytes) if ended.success() => answered(&bytes).ok_or("its answer was cut short".to_string()),
            Some(_) => {
                let mut words = Vec::new();
                let _ =
                    said.seek(SeekFrom::Start(0)).and_then(|_| said.take(LONGEST_COMPLAINT).read_to_end(&mut words));
                Err(format!("{ended}: {}", String::from_utf8_lossy(&words).trim()))
            }
        }
    }
}

/// What is written to a pipe until it is closed, if that is in time.
fn read_within(mut pipe: impl Read + AsFd, limit: Duration) -> Option<Vec<u8>> {
    let deadline = Instant::now() + limit;
    let (mut all, mut part) = (Vec::new(), vec![0; 1 << 16]);
    while readable_before(pipe.as_fd(), deadline) {
        match pipe.read(&mut part) {
            Ok(0) | Err(_) => return Some(all),
            Ok(n) => all.extend_from_slice(&part[..n]),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn optimizer(script: &str) -> (tempfile::TempDir, Optimizer) {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().expect("a directory");
        let program = directory.path().join("program");
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).expect("written");
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("permissions");
        (directory, Optimizer { program, semantics: None })
    }

    #[test]
    fn what_the_program_says_of_a_text_is_taken_and_how_it_fails_is_said() {
        let of = |script: &str| {
            let (_directory, optimizer) = optimizer(script);
            optimizer.rewrite(b"text\n")
        };
        assert_eq!(of("printf =").as_ref(), Ok(&KnownText::Unchanged));
        assert_eq!(of("printf +; cat").as_ref(), Ok(&KnownText::Text(b"text\n".to_vec())));
        assert_eq!(
            of("test \"$1\" = rewrite-known && test \"$2\" = $PPID && printf =").as_ref(),
            Ok(&KnownText::Unchanged)
        );
        assert_eq!(of("echo +; echo no such thing >&2; exit 3"), Err("exit status: 3: no such thing".to_string()));
        assert!(of("kill -9 $$").is_err_and(|why| why.contains("signal: 9")));
        assert!(of("printf 'some words'").is_err() && of(":").is_err());
        let missing = Optimizer { program: "/no/such/program".into(), semantics: None };
        assert!(missing.rewrite(b"").is_err_and(|why| why.starts_with("/no/such/program")));
    }

    #[test]
    fn a_program_that_hangs_is_ended() {
        let (_directory, optimizer) = optimizer("printf +half; exec sleep 1000");
        assert_eq!(optimizer.rewrite(b"text\n"), Err(format!("took more than {} ms", START.as_millis())));
    }

    #[test]
    fn texts_have_the_name_that_their_compiler_gives() {
        assert_eq!(source_name(b"\t.file\t\"a b.c\"\n\t.text\n"), "a b.c");
        assert_eq!(source_name(b"\t.file 1 \"x\"\n\t.text\n"), "input.s");
    }
}
