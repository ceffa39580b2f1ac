//! That as text.

use super::Explained;
use std::fmt::Write;

pub fn text(e: &Explained<'_>) -> String {
    let (f, report) = (&e.function.function, &e.report);
    let mut out = format!("{}: {} instructions, {} blocks\n", f.name, report.before.instructions, e.blocks);
    let _ = writeln!(out, "  contract: {}", report.contract);
    for k in &e.function.kept {
        let _ = writeln!(out, "  kept as it is: {}", k.reason);
    }
    for (why, n) in &report.skeleton {
        let _ = writeln!(out, "  skeleton: {n} x {why}");
    }
    for (k, i) in f.insts.iter().enumerate() {
        let inside: Vec<String> = e.inside(k).iter().map(usize::to_string).collect();
        let mark = if inside.is_empty() { "-".to_string() } else { format!("seg {}", inside.join(",")) };
        let why = e.stays(k).join(", ");
        let stays = if why.is_empty() { why } else { format!("  # skeleton: {why}") };
        let _ = writeln!(out, "  {mark:>10}  {}{stays}", i.text.trim());
    }
    for (n, s) in e.segments.iter().enumerate() {
        let whole = if s.frameless { ", the whole function without its frame" } else { "" };
        let _ = writeln!(out, "  segment {n}: {}{whole}", e.place(s.first, s.last));
        for line in dag::text::print(&s.dag).lines() {
            let _ = writeln!(out, "    {line}");
        }
    }
    out + &search(e)
}

fn search(e: &Explained<'_>) -> String {
    let (Some(r), Some(outcome)) = (&e.search, e.outcome()) else { return String::new() };
    let mut out = format!("  search: {outcome}\n");
    for s in &r.segments {
        let _ = writeln!(out, "    {}, {:.2} s", e.searched_place(s), s.seconds);
        for w in &s.details {
            let _ = writeln!(out, "      window: {}", w.text);
            let _ = writeln!(out, "        of: {}", w.nodes.join("; "));
            let _ = writeln!(out, "        tried: {}", w.tried);
        }
        if let (Some(a), Some(l)) = (s.after, &s.lowering) {
            let _ = write!(out, "      lowered to {} instructions, {} bytes ({l}): ", a.instructions, a.bytes);
            let _ = writeln!(out, "{}", s.lines.join("; "));
        }
    }
    out
}
