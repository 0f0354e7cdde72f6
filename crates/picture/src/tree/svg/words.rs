//! Sentences in a picture: the heading, the caption, what the signs mean.

use gametree_language::Language;
use unicode_width::UnicodeWidthStr;

use crate::svg::{left_anchor, text};

/// About how wide words are, by the usual widths of letters.
pub(super) fn width(words: &str, size: f64) -> f64 {
    words.width() as f64 * size * 0.62
}

/// Words in lines of a width, one class and size for all.
pub(super) struct Paragraph {
    class: &'static str,
    size: f64,
    lines: Vec<String>,
}

impl Paragraph {
    pub(super) fn new(words: &str, class: &'static str, size: f64, room: f64) -> Self {
        let mut lines: Vec<String> = Vec::new();
        for line in words.lines() {
            let mut current = String::new();
            for word in line.split_whitespace() {
                let longer = format!("{current} {word}");
                if !current.is_empty() && width(&longer, size) > room {
                    lines.push(std::mem::take(&mut current));
                }
                current += if current.is_empty() { "" } else { " " };
                current += word;
            }
            lines.push(current);
        }
        Paragraph { class, size, lines }
    }

    /// Somebody's own words, which may go the other way than the language of the picture.
    pub(super) fn apart(mut self, language: Language) -> Self {
        self.lines.iter_mut().for_each(|line| *line = language.isolated(line));
        self
    }

    pub(super) fn height(&self) -> f64 {
        self.lines.len() as f64 * self.leading()
    }

    fn leading(&self) -> f64 {
        self.size * 1.4
    }

    /// The lines from `top` on, beginning at `left`.
    pub(super) fn write(&self, svg: &mut String, [left, top]: [f64; 2], language: Language) {
        for (number, line) in self.lines.iter().enumerate() {
            let y = top + number as f64 * self.leading() + self.size;
            text(svg, self.class, [left, y], self.size, left_anchor(language), line);
        }
    }
}
