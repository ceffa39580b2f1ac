//! The directory that builds and `learn` share: results by function, outputs by text, the texts that were met, and a log.
//! Every file is there whole or not at all, so that any number of processes use it at once.

use super::digest::Digest;
use super::files::{place, sealed, unsealed, write_whole};
use super::fingerprint::fingerprints;
use super::real::{LAUNCHER, PROGRAM, beside};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Names the directory.
pub const VARIABLE: &str = "SUPEROPT_STORE";

/// The names by which our programs are called in other programs' places. Compilers of Rust tell by the end of a linker's name
/// what it takes.
pub const ASSEMBLER: &str = "as";
pub const LINKER: &str = "link-cc";
pub const RUSTC: &str = "rustc-wrapper";

/// The log is begun anew when it has so many bytes.
const LONGEST_LOG: u64 = 1 << 20;

pub struct Home {
    root: PathBuf,
}

/// What is known of a whole text, or of a whole object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KnownText {
    Unchanged,
    Text(Vec<u8>),
}

/// A text or an object that builds have handed over.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MetText {
    pub times: u64,
    /// Of the text and the options.
    pub key: String,
    pub about: AboutText,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub struct AboutText {
    /// As problems and reports name it.
    pub name: String,
    /// The options that it was met with, as the user wrote them.
    pub options: String,
}

impl Home {
    /// `$SUPEROPT_STORE`, or a directory among the user's caches; `None` if there is no user.
    pub fn of_environment() -> Option<Home> {
        let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        let root = set(VARIABLE)
            .or_else(|| set("XDG_CACHE_HOME").map(|d| d.join("superopt-dag/builds")))
            .or_else(|| set("HOME").map(|d| d.join(".cache/superopt-dag/builds")))?;
        // Builds change directories.
        std::path::absolute(root).ok().map(|root| Home { root })
    }

    pub fn path(&self) -> &Path {
        &self.root
    }

    /// The store of results, as a path that says that it is a directory.
    pub fn results(&self) -> String {
        format!("{}/results/", self.root.display())
    }

    /// Whether something better may be known of a function of the text: of one that is spelled like it there is.
    pub fn knows_better(&self, text: &[u8]) -> bool {
        fingerprints(text).iter().any(|f| self.place("improved", &f.digest, "").exists())
    }

    /// # Errors
    /// The system's.
    pub fn put_improved(&self, fingerprint: &str) -> std::io::Result<()> {
        write_whole(&self.place("improved", fingerprint, ""), b"")
    }

    /// The digest of what gives results, as a program of these sources has written it down: only a program with a solver
    /// in it knows.
    pub fn semantics(&self, sources: &str) -> Option<String> {
        let bytes = fs::read(self.place("semantics", sources, "")).ok()?;
        String::from_utf8(unsealed(sources, &bytes)?.to_vec()).ok()
    }

    /// # Errors
    /// The system's.
    pub fn put_semantics(&self, sources: &str, semantics: &str) -> std::io::Result<()> {
        if self.semantics(sources).as_deref() == Some(semantics) {
            return Ok(());
        }
        write_whole(&self.place("semantics", sources, ""), &sealed(sources, semantics.as_bytes()))
    }

    /// A digest of a text and of the digest of its options.
    pub fn key(options: &str, text: &[u8]) -> String {
        let mut digest = Digest::default();
        digest.add(options);
        digest.add(hex::encode(Sha256::digest(text)));
        digest.text()
    }

    fn place(&self, folder: &str, key: &str, ending: &str) -> PathBuf {
        place(&self.root.join(folder), &format!("{key}{ending}"))
    }

    /// What can be said of a text without reading it: it is known as a whole, or nothing is known of any of its functions.
    pub fn known(&self, key: &str, text: &[u8]) -> Option<KnownText> {
        self.output(key).or_else(|| (!self.knows_better(text)).then_some(KnownText::Unchanged))
    }

    /// What is known of a text; nothing if the file is not what was written.
    pub fn output(&self, key: &str) -> Option<KnownText> {
        let bytes = fs::read(self.place("outputs", key, "")).ok()?;
        match unsealed(key, &bytes)?.split_first() {
            None => Some(KnownText::Unchanged),
            Some((_, text)) => Some(KnownText::Text(text.to_vec())),
        }
    }

    /// # Errors
    /// The system's.
    pub fn put_output(&self, key: &str, output: &KnownText) -> std::io::Result<()> {
        let content = match output {
            KnownText::Unchanged => Vec::new(),
            KnownText::Text(text) => [b"+", &text[..]].concat(),
        };
        write_whole(&self.place("outputs", key, ""), &sealed(key, &content))
    }

    /// Remembers a text, and that it was met once more.
    ///
    /// # Errors
    /// The system's.
    pub fn meet(&self, key: &str, about: &AboutText, text: &[u8]) -> std::io::Result<()> {
        let place = self.place("met", key, ".s");
        if !place.exists() {
            write_whole(&place, text)?;
            write_whole(&self.place("met", key, ".json"), &serde_json::to_vec(about)?)?;
        }
        // One byte for each time: appending one is never torn.
        let times = self.place("met", key, ".times");
        File::options().append(true).create(true).open(times)?.write_all(b".")
    }

    /// The texts that were met, those met most often first.
    pub fn met(&self) -> Vec<MetText> {
        let entries = |p: &Path| fs::read_dir(p).into_iter().flatten().flatten().map(|e| e.path());
        let mut all: Vec<MetText> = entries(&self.root.join("met")).flat_map(|d| entries(&d)).filter_map(met).collect();
        all.sort_by(|a, b| b.times.cmp(&a.times).then_with(|| a.key.cmp(&b.key)));
        all
    }

    /// # Errors
    /// It is not there any more.
    pub fn text(&self, met: &MetText) -> std::io::Result<Vec<u8>> {
        fs::read(self.place("met", &met.key, ".s"))
    }

    /// Keeps what `learn` found out about a text.
    ///
    /// # Errors
    /// The system's.
    pub fn put_report(&self, key: &str, report: &impl Serialize) -> std::io::Result<()> {
        write_whole(&self.place("reports", key, ".json"), &serde_json::to_vec(report)?)
    }

    pub fn report<T: for<'a> Deserialize<'a>>(&self, key: &str) -> Option<T> {
        serde_json::from_slice(&fs::read(self.place("reports", key, ".json")).ok()?).ok()
    }

    /// The file that changes when outputs do: for caches of objects, which see the same source and the same compiler.
    pub fn generation(&self) -> PathBuf {
        self.root.join("generation")
    }

    /// # Errors
    /// The system's.
    pub fn put_generation(&self, content: &str) -> std::io::Result<()> {
        write_whole(&self.generation(), content.as_bytes())
    }

    /// Adds a line to the log. Whether that succeeds is nobody's business.
    pub fn log(&self, line: &str) {
        let path = self.root.join("log");
        let full = fs::metadata(&path).is_ok_and(|m| m.len() > LONGEST_LOG);
        if full {
            let _ = fs::rename(&path, self.root.join("log.old"));
        }
        if let Ok(mut file) = File::options().append(true).create(true).open(path) {
            let _ = file.write_all(format!("{}\n", line.replace('\n', " ")).as_bytes());
        }
    }

    /// The directory for `-B`, with this program and what lies beside it under the names of those in whose places they stand;
    /// beside the directory the [generation](Home::generation).
    ///
    /// # Errors
    /// The system's.
    pub fn prefix(&self) -> std::io::Result<PathBuf> {
        let (directory, program, launcher) = (self.root.join("bin"), std::env::current_exe()?, beside(LAUNCHER)?);
        // Where the program was copied alone, or under another name, it does it all itself.
        let assembler = if launcher.is_file() && program.ends_with(PROGRAM) { &launcher } else { &program };
        for (name, program) in [(ASSEMBLER, assembler), (LINKER, &program), (RUSTC, &program)] {
            let link = directory.join(name);
            if fs::read_link(&link).ok().as_deref() != Some(program) {
                fs::create_dir_all(&directory)?;
                let new = directory.join(format!(".{name}-{}", std::process::id()));
                let _ = fs::remove_file(&new);
                std::os::unix::fs::symlink(program, &new)?;
                fs::rename(&new, &link)?;
            }
        }
        // A cache of objects that is told to look at a file which is not there keeps nothing.
        if !self.generation().exists() {
            self.put_generation("")?;
        }
        Ok(directory)
    }
}

/// What a file of the met texts' folder says, if it is the one about a text.
fn met(path: PathBuf) -> Option<MetText> {
    let rest = path.file_name()?.to_str()?.strip_suffix(".json")?;
    let first = path.parent()?.file_name()?.to_str()?;
    let about = serde_json::from_slice(&fs::read(&path).ok()?).ok()?;
    let times = fs::metadata(path.with_extension("times")).map_or(0, |m| m.len());
    Some(MetText { times, key: format!("{first}{rest}"), about })
}
