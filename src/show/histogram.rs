//! How values are distributed: bars, as SVG.

use super::html::{COLOURS, escaped};
use super::plot::{BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, level, steps, title_below, value_below};
use std::fmt::Write;

/// Bars of a tenth of the greatest value each.
const BARS: usize = 10;

/// A panel of how many of the values, none of them negative, are how great; nothing for fewer than two.
pub fn histogram(title: &str, unit: &str, values: &[f64]) -> String {
    let most = values.iter().copied().fold(0.0, f64::max);
    if values.len() < 2 || most <= 0.0 {
        return String::new();
    }
    let mut counts = [0u32; BARS];
    values.iter().for_each(|v| counts[((v / most * BARS as f64) as usize).min(BARS - 1)] += 1);
    let tallest = f64::from(counts.iter().copied().max().unwrap_or(1));
    let y = |n: f64| BOTTOM - (BOTTOM - TOP) * n / tallest;
    let mut out = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-size=\"11\" fill=\"currentColor\" role=\"img\">\n<title>{}</title>\n",
        escaped(title)
    );
    for step in steps(tallest) {
        out += &level(y(step), step);
    }
    let wide = (RIGHT - LEFT) / BARS as f64;
    for (n, &count) in counts.iter().enumerate() {
        let (x, top) = (LEFT + wide * n as f64, y(f64::from(count)));
        let (from, to) = (most * n as f64 / BARS as f64, most * (n + 1) as f64 / BARS as f64);
        let _ = writeln!(
            out,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"><title>{count}: {from:.0} to {to:.0} \
             {unit}</title></rect>",
            x + 1.0,
            wide - 2.0,
            BOTTOM - top,
            COLOURS[0]
        );
    }
    for n in [0, BARS / 2, BARS] {
        out += &value_below(LEFT + wide * n as f64, format!("{:.0}", most * n as f64 / BARS as f64));
    }
    out + &title_below(title) + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_is_in_one_bar() {
        let svg = histogram("saved", "%", &[1.0, 5.0, 5.0, 100.0, 99.0]);
        assert!(svg.contains("<title>3: 0 to 10 %</title>") && svg.contains("<title>2: 90 to 100 %</title>"), "{svg}");
        assert_eq!(histogram("saved", "%", &[5.0]), "");
        assert_eq!(histogram("saved", "%", &[0.0, 0.0]), "");
    }
}
