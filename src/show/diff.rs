//! Two listings side by side, with what differs marked, by colour and by sign.

use super::html::escaped;
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::fmt::Write;

/// Both as a table; a narrow screen shows one column, equal lines once.
pub fn side_by_side(before: &[String], after: &[String]) -> String {
    let mut out =
        "<div><table class=\"diff\"><thead><tr><th>original</th><th>result</th></tr></thead>\n<tbody>\n".to_string();
    for op in capture_diff_slices(Algorithm::Patience, before, after) {
        let (old, new) = (&before[op.old_range()], &after[op.new_range()]);
        let (removed, added) = match op {
            DiffOp::Equal { .. } => ("same", "same"),
            DiffOp::Delete { .. } | DiffOp::Insert { .. } | DiffOp::Replace { .. } => ("removed", "added"),
        };
        for n in 0..old.len().max(new.len()) {
            let _ = writeln!(out, "<tr>{}{}</tr>", cell(old.get(n), removed), cell(new.get(n), added));
        }
    }
    out + "</tbody></table></div>\n"
}

/// One listing.
pub fn listing(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|l| highlighted(l)).collect();
    format!("<pre class=\"code\">{}</pre>\n", lines.join("\n"))
}

fn cell(line: Option<&String>, class: &str) -> String {
    let Some(line) = line else { return "<td></td>".to_string() };
    format!("<td class=\"{class}\"><code>{}</code></td>", highlighted(line))
}

/// A line of assembly with its mnemonic and its registers told apart.
fn highlighted(line: &str) -> String {
    let code = line.trim_start();
    let indent = &line[..line.len() - code.len()];
    if code.ends_with(':') || code.starts_with(['#', '.']) {
        return format!("{indent}<i>{}</i>", escaped(code));
    }
    let (mnemonic, rest) = code.split_once(' ').unwrap_or((code, ""));
    let mut out = format!("{indent}<b>{}</b>", escaped(mnemonic));
    if !rest.is_empty() {
        out += " ";
        out += &operands(rest);
    }
    out
}

/// AT&T's registers, `%rax`, are marked; Intel's have no sign of their own.
fn operands(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let (before, register) = rest.split_at(at);
        let end = register[1..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(register.len(), |n| n + 1);
        let _ = write!(out, "{}<var>{}</var>", escaped(before), escaped(&register[..end]));
        rest = &register[end..];
    }
    out + &escaped(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_string).collect()
    }

    #[test]
    fn what_both_have_stands_beside_itself_and_the_rest_is_marked() {
        let html = side_by_side(&lines("movl %edi, %eax\nnegl %eax\nret"), &lines("leal 1(%rdi), %eax\nret"));
        assert_eq!(html.matches("class=\"removed\"").count(), 2, "{html}");
        assert_eq!(html.matches("class=\"added\"").count(), 1, "{html}");
        assert_eq!(html.matches("class=\"same\"").count(), 2, "{html}");
        assert!(html.contains("<b>leal</b> 1(<var>%rdi</var>), <var>%eax</var>"), "{html}");
    }

    #[test]
    fn nothing_of_a_text_becomes_markup() {
        let hostile = lines("<script>alert(1)</script>\nmov \"&<b>\", %<i>\n%");
        for html in [side_by_side(&hostile, &[]), listing(&hostile)] {
            assert!(!html.contains("<script") && !html.contains("<i>\n") && html.contains("&lt;script&gt;"), "{html}");
        }
    }
}
