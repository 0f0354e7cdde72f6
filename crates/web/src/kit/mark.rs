use std::fmt::Write;

use gametree_present::ValueMark;
use gametree_rules::Player;
use maud::{Markup, PreEscaped, html};

/// Filled is certain, dashed is an estimate; the first player has corners, the second is round, a draw is a
/// diamond; what is best has a ring.
fn classes(mark: &ValueMark) -> String {
    let side = match mark.side {
        Some(Player::First) => "first",
        Some(Player::Second) => "second",
        None => "draw",
    };
    let certain = if mark.certain { "certain" } else { "guess" };
    let best = if mark.best { " best" } else { "" };
    format!("mark {side} {certain}{best}")
}

/// A mark in a line of text; `words` are what it means, for those who cannot see it.
pub(crate) fn mark(mark: &ValueMark, words: &str) -> Markup {
    html! {
        span class=(classes(mark)) role="img" aria-label=(words) { span dir="ltr" aria-hidden="true" { (mark.text) } }
    }
}

/// A mark in a drawing, around this place. Those who cannot see it hear of it with the move.
pub(crate) fn svg_mark(mark: &ValueMark, [x, y, size]: [f64; 3]) -> Markup {
    let half = size / 2.0;
    // A bound has its sign already: without the plus its number is larger.
    let text = mark.text.replace("≥+", "≥").replace("≤+", "≤");
    // Room for longer texts: the shapes of players grow to the sides, a diamond does not.
    let letters = text.chars().count() as f64;
    let font = size * if letters > 3.0 { 0.34 } else { 0.44 };
    // No wider than the place it marks; letters that would be are smaller.
    let (letter, edge, most) = (0.31, size * 0.12, size * 0.68);
    let font = font.min((most - edge) / (letters * letter));
    let wide = half.max(letters * font * letter + edge);
    let mut svg = format!("<g class=\"{}\" aria-hidden=\"true\">", classes(mark));
    if mark.best {
        let ring = size * 0.14;
        let round = if mark.side == Some(Player::Second) { half + ring } else { size * 0.12 };
        let _ = write!(svg, "{}", rectangle("ring", x, y, wide + ring, half + ring, round));
    }
    let _ = match mark.side {
        Some(Player::First) => write!(svg, "{}", rectangle("shape", x, y, wide, half, size * 0.07)),
        Some(Player::Second) => write!(svg, "{}", rectangle("shape", x, y, wide, half, half)),
        None => {
            let far = half * 1.12;
            write!(
                svg,
                "<path class=\"shape\" d=\"M{x:.1} {:.1}L{:.1} {y:.1}L{x:.1} {:.1}L{:.1} {y:.1}Z\"/>",
                y - far,
                x + far,
                y + far,
                x - far
            )
        }
    };
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{font:.1}\" text-anchor=\"middle\">",
        y + font * 0.36
    );
    let text = html! { (text) }.into_string();
    PreEscaped(svg + &text + "</text></g>")
}

fn rectangle(class: &str, x: f64, y: f64, wide: f64, high: f64, round: f64) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{round:.1}\"/>",
        x - wide,
        y - high,
        2.0 * wide,
        2.0 * high
    )
}
