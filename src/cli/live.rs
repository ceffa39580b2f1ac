//! What the default command says while it runs: on a terminal a line for each function that is worked on, elsewhere nothing
//! but what became of each.

use crate::pipeline::progress::SearchProgress;
use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::collections::BTreeMap;
use std::fmt;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Lines that live, and below them those that stay, in the order of the functions.
pub struct LiveLines {
    bars: MultiProgress,
    is_shown: bool,
    ends: Option<Instant>,
    waiting: Mutex<OrderedLines>,
}

/// The line of one function.
pub struct LiveLine<'a> {
    bar: ProgressBar,
    name: &'a str,
}

impl LiveLines {
    /// `ends` is when the time of the whole input is up.
    pub fn new(quiet: bool, ends: Option<Instant>) -> LiveLines {
        let is_shown = std::io::stderr().is_terminal() && !quiet;
        let target = if is_shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        LiveLines { bars: MultiProgress::with_draw_target(target), is_shown, ends, waiting: Mutex::default() }
    }

    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// A line for a function that has its turn now.
    pub fn begin<'a>(&self, name: &'a str) -> LiveLine<'a> {
        let bar = if self.is_shown { self.bars.add(ProgressBar::new_spinner()) } else { ProgressBar::hidden() };
        let form = ProgressStyle::with_template("{spinner} {msg}{left}").expect("the form is well made");
        let ends = self.ends;
        bar.set_style(form.with_key("left", move |_: &ProgressState, out: &mut dyn fmt::Write| {
            let left = ends.map(|e| e.saturating_duration_since(Instant::now()).as_secs());
            // A terminal that takes nothing is no error.
            let _ = left.map_or(Ok(()), |s| write!(out, ", {s} s left"));
        }));
        if self.is_shown {
            bar.enable_steady_tick(Duration::from_millis(250));
        }
        let line = LiveLine { bar, name };
        line.show(SearchProgress::default());
        line
    }

    /// The function with this number is done: its line goes, and `text` stays once those before it are done.
    pub fn end(&self, line: &LiveLine<'_>, n: usize, text: String) {
        line.bar.finish_and_clear();
        let mut waiting = self.waiting.lock().expect("nothing panics under this lock");
        let ready = waiting.next(n, text);
        self.bars.suspend(|| eprint!("{ready}"));
    }
}

impl LiveLine<'_> {
    pub fn show(&self, p: SearchProgress) {
        let best = match p.best {
            Some(best) => format!("{} -> {} instructions", best.before, best.after),
            None => "nothing better yet".to_string(),
        };
        self.bar.set_message(format!("{}: {}, {} windows done, {best}", self.name, p.phase, p.windows));
    }
}

/// Texts that come in any order and are printed in theirs.
#[derive(Default)]
struct OrderedLines {
    printed: usize,
    waiting: BTreeMap<usize, String>,
}

impl OrderedLines {
    /// What can be printed now that text `n` is there.
    fn next(&mut self, n: usize, text: String) -> String {
        self.waiting.insert(n, text);
        let mut out = String::new();
        while let Some(text) = self.waiting.remove(&self.printed) {
            out += &text;
            self.printed += 1;
        }
        out
    }
}
