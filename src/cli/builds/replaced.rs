//! Whose place this program stands in: it is told by the name that it was started by.

use crate::builds::home::{ASSEMBLER, LINKER, RUSTC};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Programs of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replaced {
    Assembler,
    Linker,
    /// Cargo calls what stands in its place with the real one before its arguments.
    Rustc,
}

/// What a program was asked for in whose place this one was started.
#[derive(PartialEq, Eq, Debug)]
pub struct ReplacedRun {
    pub program: Replaced,
    pub arguments: Vec<OsString>,
}

impl Replaced {
    const ALL: [Replaced; 3] = [Replaced::Assembler, Replaced::Linker, Replaced::Rustc];

    fn name(self) -> &'static str {
        match self {
            Replaced::Assembler => ASSEMBLER,
            Replaced::Linker => LINKER,
            Replaced::Rustc => RUSTC,
        }
    }
}

impl ReplacedRun {
    /// Of a command line. `superopt-dag as` is one, too: options of `as` are no options of this program's.
    pub fn of(mut all: impl Iterator<Item = OsString>) -> Option<ReplacedRun> {
        let own = all.next()?;
        let called = Path::new(&own).file_name()?;
        if let Some(program) = Replaced::ALL.into_iter().find(|r| called == OsStr::new(r.name())) {
            return Some(ReplacedRun { program, arguments: all.collect() });
        }
        let program = Replaced::Assembler;
        (all.next()? == program.name()).then(|| ReplacedRun { program, arguments: all.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> Option<(Replaced, Vec<String>)> {
        let run = ReplacedRun::of(line.split(' ').map(OsString::from))?;
        Some((run.program, run.arguments.iter().map(|a| a.to_string_lossy().into_owned()).collect()))
    }

    #[test]
    fn a_name_or_the_first_word_tells() {
        let words = |all: &[&str]| all.iter().map(|w| w.to_string()).collect::<Vec<_>>();
        assert_eq!(of("/bin/x/as --version"), Some((Replaced::Assembler, words(&["--version"]))));
        assert_eq!(of("superopt-dag as -o x.o"), Some((Replaced::Assembler, words(&["-o", "x.o"]))));
        assert_eq!(of("/x/link-cc a.o"), Some((Replaced::Linker, words(&["a.o"]))));
        assert_eq!(of("rustc-wrapper rustc x.rs"), Some((Replaced::Rustc, words(&["rustc", "x.rs"]))));
        assert_eq!(of("superopt-dag link a.o"), None, "it has options of its own");
        assert_eq!(of("superopt-dag"), None);
    }
}
