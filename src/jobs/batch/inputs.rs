//! What a batch works on: texts, objects, and the members of archives, each on its own.

use crate::input::error::Problem;
use crate::input::format::FORMATS;
use crate::input::{self, Member, Module};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// One text or object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BatchInput {
    /// The path; of a member with its name in parentheses.
    pub name: String,
    /// Where its assembly goes, below the directory for that.
    pub output: String,
    pub bytes: Vec<u8>,
    /// Index of the archive among the inputs' files, and of the member there.
    pub member: Option<(usize, usize)>,
}

impl BatchInput {
    /// # Errors
    /// What is wrong with it.
    pub fn load(&self) -> Result<Module, Vec<Problem>> {
        input::load_bytes(&self.name, &self.bytes)
    }
}

/// An archive, whatever its members are.
pub struct InputArchive {
    pub path: String,
    pub members: Vec<Member>,
}

/// What was found.
#[derive(Default)]
pub struct Gathered {
    pub inputs: Vec<BatchInput>,
    pub archives: Vec<InputArchive>,
    pub problems: Vec<Problem>,
}

/// The inputs in the order of the command line, directories in the order of their paths. What cannot be read is a problem,
/// and the rest goes on.
pub fn gather(paths: &[String]) -> Gathered {
    let Gathered { mut inputs, mut archives, mut problems } = Gathered::default();
    let mut names = OutputNames::default();
    for path in paths {
        let root = Path::new(path);
        let files = if root.is_dir() { below(root, &mut problems) } else { vec![root.to_path_buf()] };
        for file in files {
            let name = file.display().to_string();
            let bytes = match std::fs::read(&file) {
                Ok(bytes) => bytes,
                Err(e) => {
                    let remedy = "check the name and the permissions";
                    problems.push(Problem::new(name, format!("cannot be read: {e}"), remedy));
                    continue;
                }
            };
            let place = shown_below(root, &file);
            match input::members(&name, &bytes) {
                Err(p) => problems.push(p),
                Ok(None) => {
                    let output = names.fresh(&if place.ends_with(".s") { place } else { format!("{place}.s") });
                    inputs.push(BatchInput { name, output, bytes, member: None });
                }
                Ok(Some(members)) => {
                    let place = names.fresh(&place);
                    for (n, m) in members.iter().enumerate() {
                        let output = names.fresh(&format!("{place}/{}.s", clean(&m.name)));
                        let name = format!("{name}({})", m.name);
                        let member = Some((archives.len(), n));
                        inputs.push(BatchInput { name, output, bytes: m.bytes.clone(), member });
                    }
                    archives.push(InputArchive { path: name, members });
                }
            }
        }
    }
    Gathered { inputs, archives, problems }
}

/// All files of a directory and those below it that may be inputs, in the order of their paths.
fn below(directory: &Path, problems: &mut Vec<Problem>) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = match std::fs::read_dir(directory) {
        Ok(entries) => entries,
        Err(e) => {
            let what = format!("cannot be read: {e}");
            problems.push(Problem::new(directory.display().to_string(), what, "check the permissions"));
            return found;
        }
    };
    for path in entries.filter_map(Result::ok).map(|e| e.path()) {
        // A link to a directory may lead back here.
        if path.is_dir() && !path.is_symlink() {
            found.extend(below(&path, problems));
        } else if path.is_file() && path.extension().is_some_and(|e| FORMATS.iter().any(|f| e == f.ending())) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A file's path from the last name of its root on.
fn shown_below(root: &Path, file: &Path) -> String {
    let last = root.file_name().map_or(PathBuf::new(), PathBuf::from);
    let path = match file.strip_prefix(root) {
        Ok(rest) if !rest.as_os_str().is_empty() => last.join(rest),
        _ => last,
    };
    let parts = path.components().filter_map(|c| match c {
        Component::Normal(part) => Some(clean(&part.to_string_lossy())),
        _ => None,
    });
    parts.collect::<Vec<_>>().join("/")
}

/// A name that is one part of a path.
fn clean(name: &str) -> String {
    match name {
        "" | "." | ".." => "_".to_string(),
        name => name.chars().map(|c| if c == '/' || c.is_control() { '_' } else { c }).collect(),
    }
}

/// Names given so far, and how often each was wanted.
#[derive(Default)]
struct OutputNames(BTreeMap<String, usize>);

impl OutputNames {
    /// The name, with a number before its ending if it has been given already.
    fn fresh(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_string();
        while self.0.contains_key(&name) {
            let n = self.0.entry(wanted.to_string()).or_insert(1);
            *n += 1;
            name = match wanted.strip_suffix(".s") {
                Some(stem) => format!("{stem}.{n}.s"),
                None => format!("{wanted}.{n}"),
            };
        }
        self.0.insert(name.clone(), 1);
        name
    }
}

#[cfg(test)]
mod tests {
    use crate::jobs::batch::inputs::*;

    #[test]
    fn equal_names_get_numbers() {
        let mut names = OutputNames::default();
        let given = ["a.s", "b", "a.s", "a.2.s", "a.s"].map(|n| names.fresh(n));
        assert_eq!(given, ["a.s", "b", "a.2.s", "a.2.2.s", "a.3.s"]);
    }

    #[test]
    fn outputs_stay_below_their_directory() {
        assert_eq!(shown_below(Path::new("/x/lib"), Path::new("/x/lib/a/b.o")), "lib/a/b.o");
        assert_eq!(shown_below(Path::new("../y.s"), Path::new("../y.s")), "y.s");
        assert_eq!(shown_below(Path::new(".."), Path::new("../z.s")), "z.s");
        assert_eq!(clean("../../etc/passwd"), ".._.._etc_passwd");
        assert_eq!(clean(".."), "_");
    }

    #[test]
    fn directories_are_searched_in_order() {
        let directory = tempfile::tempdir().expect("a directory");
        for name in ["d/b.s", "d/a/c.s", "d/note.txt", "e.s"] {
            let path = directory.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("made");
            std::fs::write(path, "f:\n\tret\n").expect("written");
        }
        let path = |name: &str| directory.path().join(name).display().to_string();
        let Gathered { inputs, problems, .. } = gather(&[path("e.s"), path("d"), path("missing.s")]);
        let outputs: Vec<&str> = inputs.iter().map(|i| i.output.as_str()).collect();
        assert_eq!(outputs, ["e.s", "d/a/c.s", "d/b.s"]);
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].file.ends_with("missing.s"));
    }
}
