//! What plots have in common: a panel with marks on its axes, signs and legends, as SVG in user units, of which a phone
//! shows about 360 side by side.

use super::html::{COLOURS, escaped};
use std::fmt::Display;

/// Size of a panel, and the edges of what is plotted in it.
pub const WIDTH: f64 = 360.0;
pub const HEIGHT: f64 = 270.0;
pub const LEFT: f64 = 46.0;
pub const RIGHT: f64 = 350.0;
pub const TOP: f64 = 30.0;
pub const BOTTOM: f64 = 225.0;

/// Round values from 0 to `most`.
pub fn steps(most: f64) -> impl Iterator<Item = f64> {
    let step = nice_step(most);
    (0..=(most / step) as u32).map(move |k| step * f64::from(k))
}

/// 1, 2 or 5 times a power of ten, for about six marks.
fn nice_step(most: f64) -> f64 {
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

/// A line across the panel, with its value on the left.
pub fn level(y: f64, value: impl Display) -> String {
    let (x, below) = (LEFT - 4.0, y + 4.0);
    format!(
        "<path d=\"M{LEFT} {y:.1}H{RIGHT}\" stroke=\"#ddd\"/>\n\
         <text x=\"{x}\" y=\"{below:.1}\" text-anchor=\"end\">{value}</text>\n"
    )
}

/// A value below the panel.
pub fn value_below(x: f64, value: impl Display) -> String {
    format!("<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{value}</text>\n", BOTTOM + 16.0)
}

/// What the values below the panel are.
pub fn title_below(title: &str) -> String {
    let (x, y) = ((LEFT + RIGHT) / 2.0, BOTTOM + 32.0);
    format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{}</text>\n", escaped(title))
}

/// A sign and whose it is.
pub fn legend(n: usize, x: f64, y: f64, name: &str) -> String {
    format!("{}<text x=\"{}\" y=\"{y}\">{}</text>\n", sign(n, x, y - 4.0, true), x + 10.0, escaped(name))
}

#[cfg(test)]
mod tests {
    use crate::show::plot::*;

    #[test]
    fn steps_are_round() {
        assert_eq!([4.0, 30.0, 61.0, 700.0].map(nice_step), [1.0, 5.0, 20.0, 200.0]);
    }
}
