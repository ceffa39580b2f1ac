//! What the arguments of `as` say (GNU as manual, "Command-Line Options"), as far as it decides whether its text may change.

use std::ffi::OsString;

/// Where the text comes from, if it may be rewritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsSource {
    /// The argument of this index names the one file.
    File(usize),
    StandardInput,
    /// Nothing is rewritten: several files, a listing, another machine, an option that is not known here.
    Untouched,
}

/// A run of `as`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsInvocation {
    pub source: AsSource,
    /// Lines of the text are described, if it does not describe lines of its own.
    pub describes_lines: bool,
}

/// Options that change nothing about what the text means.
const HARMLESS: [&str; 22] = [
    "--64",
    "--noexecstack",
    "--execstack",
    "-W",
    "--warn",
    "--no-warn",
    "--fatal-warnings",
    "-J",
    "-L",
    "--keep-locals",
    "-Qy",
    "-Qn",
    "-k",
    "-s",
    "-v",
    "-w",
    "-X",
    "-Z",
    "--nocompress-debug-sections",
    "--compress-debug-sections",
    "--reduce-memory-overheads",
    "--strip-local-absolute",
];

/// The same with a value behind it.
const HARMLESS_STARTS: [&str; 8] = [
    "--compress-debug-sections=",
    "-mrelax-relocations=",
    "-mx86-used-note=",
    "--elf-stt-common=",
    "--size-check=",
    "--hash-size=",
    "--generate-missing-build-notes=",
    "--debug-prefix-map=",
];

/// Options whose value is the next argument.
const WITH_VALUE: [&str; 3] = ["-o", "-I", "--debug-prefix-map"];

impl AsInvocation {
    /// `arguments` without the program's name.
    pub fn of(arguments: &[OsString]) -> AsInvocation {
        let mut files = Vec::new();
        let (mut describes_lines, mut known) = (false, true);
        let mut at = 0;
        while let Some(argument) = arguments.get(at) {
            match argument.to_str() {
                Some(a) if WITH_VALUE.contains(&a) => at += 1,
                Some("-" | "--") => files.push(AsSource::StandardInput),
                Some(a) if a.starts_with("-g") || a.starts_with("--g") && !a.starts_with("--generate") => {
                    describes_lines = true;
                }
                Some(a) if a.starts_with("-o") || a.starts_with("-I") || is_harmless(a) => {}
                Some(a) if a.starts_with(['-', '@']) => known = false,
                _ => files.push(AsSource::File(at)),
            }
            at += 1;
        }
        let source = match &files[..] {
            _ if !known => AsSource::Untouched,
            [] => AsSource::StandardInput,
            [one] => one.clone(),
            _ => AsSource::Untouched,
        };
        AsInvocation { source, describes_lines }
    }
}

fn is_harmless(argument: &str) -> bool {
    HARMLESS.contains(&argument) || HARMLESS_STARTS.iter().any(|s| argument.starts_with(s))
}

/// Why a text stays as it is whatever is known of its functions; words for the log.
pub fn untouchable(text: &[u8], describes_lines: bool) -> Option<&'static str> {
    let has = |word: &str| memchr::memmem::find(text, word.as_bytes()).is_some();
    if !has("@function") && !has("%function") && !has("STT_FUNC") {
        return Some("no functions");
    }
    if has(".incbin") || has(".include") {
        return Some("reads other files");
    }
    (describes_lines && !has(".loc")).then_some("its own lines are described")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> AsInvocation {
        AsInvocation::of(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn compilers_name_one_file_or_none() {
        assert_eq!(of("--64 -o /tmp/a.o /tmp/a.s").source, AsSource::File(3));
        assert_eq!(of("-I . -I inc --gdwarf-5 --64 -o a.o").source, AsSource::StandardInput);
        assert_eq!(of("--64 -o a.o -").source, AsSource::StandardInput);
        assert!(of("--gdwarf-5 a.s").describes_lines && of("-g a.s").describes_lines);
        assert!(!of("--64 --generate-missing-build-notes=yes a.s").describes_lines);
    }

    #[test]
    fn what_is_not_known_is_not_touched() {
        for line in
            ["a.s b.s", "--32 a.s", "-march=znver4 a.s", "--version", "-aln=a.lst a.s", "@args", "--defsym X=1 a.s"]
        {
            assert_eq!(of(line).source, AsSource::Untouched, "{line}");
        }
    }

    #[test]
    fn texts_that_stay_as_they_are() {
        let function = "\t.type f, @function\nf:\n\tret\n";
        assert_eq!(untouchable(function.as_bytes(), false), None);
        assert!(untouchable(function.as_bytes(), true).is_some());
        assert_eq!(untouchable(format!("{function}\t.loc 1 1\n").as_bytes(), true), None);
        assert!(untouchable(format!("{function}\t.incbin \"x\"\n").as_bytes(), false).is_some());
        assert!(untouchable(b"\t.data\nx:\t.long 1\n", false).is_some());
    }
}
