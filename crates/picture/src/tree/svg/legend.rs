use std::fmt::Write;

use gametree_language::{Language, message};
use unicode_width::UnicodeWidthStr;

use super::MARGIN;
use crate::svg::{left_anchor, text};

const ROW: f64 = 30.0;
/// From the sample to its words.
const WORDS: f64 = 38.0;

/// What the signs mean: class, roundness and words of each.
pub(super) struct Legend {
    entries: [(&'static str, f64, String); 6],
    columns: usize,
    pub(super) height: f64,
}

impl Legend {
    /// The legend of a picture of this width.
    pub(super) fn new(width: f64, language: Language) -> Self {
        let entries = [
            ("max", 1.0, message!("legend-max")),
            ("min", 10.0, message!("legend-min")),
            ("over", 1.0, message!("legend-over")),
            ("max estimate", 1.0, message!("legend-estimate")),
            ("max best", 1.0, message!("legend-best")),
            ("stub", 4.0, message!("legend-cut")),
        ]
        .map(|(class, round, words)| (class, round, language.say(&words)));
        let longest = entries.iter().map(|(_, _, words)| words.width()).max().unwrap_or(0);
        let column = WORDS + longest as f64 * 11.0 * 0.68 + 16.0;
        let columns = ((width - 2.0 * MARGIN) / column).floor().clamp(1.0, 3.0) as usize;
        let height = entries.len().div_ceil(columns) as f64 * ROW + 32.0;
        Legend { entries, columns, height }
    }

    pub(super) fn write(&self, svg: &mut String, top: f64, width: f64, language: Language) {
        let column = (width - 2.0 * MARGIN) / self.columns as f64;
        for (index, (class, round, words)) in self.entries.iter().enumerate() {
            let (across, down) = (index % self.columns, index / self.columns);
            let (x, y) = (MARGIN + across as f64 * column, top + down as f64 * ROW);
            let _ = writeln!(
                svg,
                "<g class=\"node {class}\"><rect class=\"box\" x=\"{x:.1}\" y=\"{y:.1}\" \
                 width=\"30\" height=\"20\" rx=\"{round}\"/>"
            );
            text(svg, "words", [x + WORDS, y + 14.0], 11.0, left_anchor(language), words);
            *svg += "</g>\n";
        }
    }
}
