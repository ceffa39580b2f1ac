//! The page of `serve`: what is asked, and what came of it. It has no scripts.

use super::batch::section;
use super::html::{chosen, escaped, page as whole_page};
use crate::input::error::Problem;
use crate::jobs::served::{LEVELS, PageRequest, RequestLimits, ServedText, SourceLanguage};
use crate::options::effort::EffortLevel;
use base64::prelude::{BASE64_STANDARD, Engine};
use isa::FeatureSet;
use lowering::Objective;
use std::fmt::Write;

/// What the page shows before anything is asked.
const EXAMPLE: &str = "#include <stdint.h>\n\n/* The lowest set bit, and the bits below it. */\nuint32_t lowest(uint32_t x)\n{\n    \
    return (x & -x) | ((x & -x) - 1);\n}\n";

/// Title and explanation.
const TITLE: &str = "superopt-dag";
const ABOUT: &str = "Functions are rewritten into something cheaper that is proved to do the same. What is printed as better was \
    assembled, read back and proved.";

/// The page with the form as it was filled in, and what came of it, as a part of a page; nothing before something was asked.
pub fn page(request: &PageRequest, limits: &RequestLimits, found: &str) -> String {
    let mut body = form(request, limits);
    if !found.is_empty() {
        let _ = write!(body, "<h2>Result</h2>\n{found}");
        let file = BASE64_STANDARD.encode(file(request, found));
        let _ = writeln!(
            body,
            "<p><a download=\"superopt-dag.html\" href=\"data:text/html;base64,{file}\">This result as a file</a>, to keep or to \
             pass on.</p>"
        );
    }
    whole_page(TITLE, ABOUT, &body)
}

/// What can be passed on: the text that was asked about, and what came of it.
fn file(request: &PageRequest, found: &str) -> String {
    let march = if request.march.is_empty() { "of the text" } else { &request.march };
    let about = format!(
        "{}, -{}, --march {march}, --objective {}, --effort {}.",
        request.language.name(),
        request.level,
        request.objective,
        request.effort
    );
    let source = escaped(&request.source);
    whole_page(TITLE, &about, &format!("<h2>Source</h2>\n<pre class=\"code\">{source}</pre>\n<h2>Result</h2>\n{found}"))
}

fn form(request: &PageRequest, limits: &RequestLimits) -> String {
    let source = if request.source.is_empty() { EXAMPLE } else { &request.source };
    let languages = SourceLanguage::ALL.map(SourceLanguage::name);
    let objectives = Objective::ALL.map(|o| o.name());
    let mut marches = vec![""];
    marches.extend(FeatureSet::known_names());
    let options = [
        choice("language", "Language", &languages, request.language.name()),
        choice("level", "C at -", &LEVELS, &request.level),
        choice("march", "CPU", &marches, &request.march),
        choice("objective", "Objective", &objectives, &request.objective),
        choice("effort", "Effort", &EffortLevel::ALL.map(EffortLevel::name), &request.effort),
    ];
    format!(
        "<form method=\"post\" action=\"/\" accept-charset=\"utf-8\">\n\
         <label for=\"source\">C, or x86-64 assembly (at most {} functions)</label>\n\
         <textarea id=\"source\" name=\"source\" rows=\"14\" spellcheck=\"false\" required maxlength=\"{}\">\n{}</textarea>\n\
         <p class=\"choices\">{}<button>Optimize</button></p>\n\
         <p><small>It takes up to {} seconds.</small></p></form>\n",
        limits.functions,
        limits.bytes,
        escaped(source),
        options.concat(),
        limits.seconds
    )
}

/// A field with some values; the empty one is what the text uses.
fn choice(name: &str, label: &str, values: &[&str], value: &str) -> String {
    let option = |v: &&str| {
        let shown = if v.is_empty() { "as in the text" } else { v };
        format!("<option value=\"{}\"{}>{}</option>", escaped(v), chosen(*v == value), escaped(shown))
    };
    let options: String = values.iter().map(option).collect();
    format!("<label>{label} <select name=\"{name}\">{options}</select></label>\n")
}

/// What came of a text: each function's section, and the whole assembly.
pub fn found(served: &ServedText, language: SourceLanguage) -> String {
    let ServedText { assembly, unit, joined } = served;
    let mut out = String::new();
    if unit.entries.is_empty() {
        out += "<p>There is no function in it: code between a label with <code>.type NAME, @function</code> and its end.</p>\n";
    }
    for entry in &unit.entries {
        out += &section(unit, entry, joined.module.as_ref());
    }
    if language == SourceLanguage::C {
        out += &folded("Assembly of the compiler", assembly);
    }
    out + &folded("Assembly with the results", &joined.text)
}

fn folded(title: &str, text: &str) -> String {
    format!("<details><summary>{title}</summary><pre class=\"code\">{}</pre></details>\n", escaped(text))
}

/// What is wrong with a request, as a part of a page.
pub fn problems(problems: &[Problem]) -> String {
    let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
    format!("<pre class=\"wrong\">{}</pre>\n", escaped(&all.join("\n")))
}

/// Why a request was not worked on, as a part of a page.
pub fn lost(why: &str) -> String {
    format!("<p class=\"wrong\">{}.</p>\n", escaped(why))
}

/// A request that is no question gets a short page.
pub fn refusal(status: u16, why: &str) -> String {
    whole_page(TITLE, &format!("{status}: {why}."), "<p><a href=\"/\">Back to the page</a></p>\n")
}
