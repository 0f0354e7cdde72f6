use std::fmt::Write;

use gametree_language::{Language, message};
use unicode_width::UnicodeWidthStr;

use crate::paragraph::Paragraph;
use crate::svg::{left_anchor, text};

const ROW: f64 = 30.0;
/// From the sample to its words.
const WORDS: f64 = 38.0;

/// What the signs mean: class, roundness and words of each, and then what the numbers are.
pub(super) struct Legend {
    entries: [(&'static str, f64, String); 6],
    columns: usize,
    numbers: Paragraph,
    room: f64,
    language: Language,
}

impl Legend {
    /// The legend where there is so much room across; `symmetric` if moves stand for others.
    pub(super) fn new(room: f64, symmetric: bool, language: Language) -> Self {
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
        let columns = (room / column).floor().clamp(1.0, 3.0) as usize;
        let mut numbers = language.say(&message!("legend-numbers"));
        if symmetric {
            numbers += language.separator();
            numbers += &language.say(&message!("legend-symmetric"));
        }
        let numbers = Paragraph::new(&numbers, "soft words", 11.0, room);
        Legend { entries, columns, numbers, room, language }
    }

    fn entries_height(&self) -> f64 {
        self.entries.len().div_ceil(self.columns) as f64 * ROW
    }

    pub(super) fn height(&self) -> f64 {
        self.entries_height() + self.numbers.height()
    }

    pub(super) fn write(&self, svg: &mut String, [left, top]: [f64; 2]) {
        let column = self.room / self.columns as f64;
        for (index, (class, round, words)) in self.entries.iter().enumerate() {
            let (across, down) = (index % self.columns, index / self.columns);
            let (x, y) = (left + across as f64 * column, top + down as f64 * ROW);
            let _ = writeln!(
                svg,
                "<g class=\"node {class}\"><rect class=\"box\" x=\"{x:.1}\" y=\"{y:.1}\" \
                 width=\"30\" height=\"20\" rx=\"{round}\"/>"
            );
            text(svg, "words", [x + WORDS, y + 14.0], 11.0, left_anchor(self.language), words);
            *svg += "</g>\n";
        }
        self.numbers.write(svg, [left, top + self.entries_height()], self.language);
    }
}
