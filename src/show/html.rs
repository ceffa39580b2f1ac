//! What plots and pages have in common: colours, marks, steps of an axis, tables, the page itself. SVG in user units, of
//! which a phone shows about 360 side by side; pages need nothing but themselves.

use std::fmt::Write;

/// Told apart by those who do not see all colours (Okabe and Ito), and by their signs.
pub const COLOURS: [&str; 8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#8a8a00"];

/// 1, 2 or 5 times a power of ten, for about six marks.
pub fn nice_step(most: f64) -> f64 {
    let raw = (most / 6.0).max(1.0);
    let ten = 10f64.powf(raw.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * ten).find(|s| *s >= raw).unwrap_or(raw)
}

/// The mark of the `strategy`-th of several things that are compared; pale if nothing was found.
pub fn sign(strategy: usize, x: f64, y: f64, found: bool) -> String {
    let shape = match strategy % 5 {
        0 => format!("M{:.1} {y:.1}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z", x - 3.0),
        1 => format!("M{:.1} {:.1}h5v5h-5z", x - 2.5, y - 2.5),
        2 => format!("M{x:.1} {:.1}l3.2 5.5h-6.4z", y - 3.5),
        3 => format!("M{x:.1} {:.1}l3.5 3.5l-3.5 3.5l-3.5 -3.5z", y - 3.5),
        _ => format!("M{x:.1} {:.1}l-3.2 -5.5h6.4z", y + 3.5),
    };
    let colour = COLOURS[strategy % COLOURS.len()];
    let opacity = if found { "0.8" } else { "0.25" };
    format!("<path d=\"{shape}\" fill=\"{colour}\" fill-opacity=\"{opacity}\"/>\n")
}

/// Text inside of elements and attributes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A page with a heading and a paragraph before its body.
pub fn page(title: &str, about: &str, body: &str) -> String {
    let style = "body{font:16px sans-serif;margin:12px auto;max-width:60em;padding:0 8px;color:#111;background:#fff}\
        svg{width:100%;max-width:40em;height:auto;display:block}div{overflow-x:auto}\
        table{border-collapse:collapse;font-size:14px}td,th{padding:2px 8px;text-align:left;border-bottom:1px solid #ddd;\
        white-space:nowrap}pre{overflow-x:auto;margin:4px 0}\
        :root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{color:#ddd;background:#161616}\
        td,th{border-color:#444}}";
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{}</title>\n<style>{style}</style></head>\n<body><h1>{}</h1>\n\
         <p>{}</p>\n{body}</body></html>\n",
        escaped(title),
        escaped(title),
        escaped(about),
    )
}

/// The first line is the head.
pub fn html_table(cells: &[Vec<String>]) -> String {
    let mut out = "<div><table>\n".to_string();
    for (n, line) in cells.iter().enumerate() {
        let tag = if n == 0 { "th" } else { "td" };
        let cells: String = line.iter().map(|c| format!("<{tag}>{}</{tag}>", escaped(c))).collect();
        let _ = writeln!(out, "<tr>{cells}</tr>");
    }
    out + "</table></div>\n"
}

#[cfg(test)]
mod tests {
    use crate::show::html::*;

    #[test]
    fn steps_are_round() {
        assert_eq!([4.0, 30.0, 61.0, 700.0].map(nice_step), [1.0, 5.0, 20.0, 200.0]);
    }
}
