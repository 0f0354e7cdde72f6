//! Sentences in a picture: the heading, the caption, what the signs mean.

use gametree_language::Language;
use unicode_width::UnicodeWidthStr;

use crate::svg::{left_anchor, text};

/// About how wide words are, by the usual widths of letters.
pub(crate) fn width(words: &str, size: f64) -> f64 {
    words.width() as f64 * size * 0.62
}

/// Words in lines of a width, one class and size for all.
pub(crate) struct Paragraph {
    class: &'static str,
    size: f64,
    lines: Vec<String>,
}

impl Paragraph {
    pub(crate) fn new(words: &str, class: &'static str, size: f64, room: f64) -> Self {
        Paragraph { class, size, lines: lines(words, |line| width(line, size) <= room) }
    }

    /// Somebody's own words, which may go the other way than the language of the picture.
    pub(crate) fn apart(mut self, language: Language) -> Self {
        self.lines.iter_mut().for_each(|line| *line = language.isolated(line));
        self
    }

    pub(crate) fn height(&self) -> f64 {
        self.lines.len() as f64 * self.leading()
    }

    fn leading(&self) -> f64 {
        self.size * 1.4
    }

    /// The lines from `top` on, beginning at `left`.
    pub(crate) fn write(&self, svg: &mut String, place: [f64; 2], language: Language) {
        self.write_at(svg, place, left_anchor(language));
    }

    /// The lines from `top` on; `anchor` says which end of them, or their middle, is at `x`.
    pub(crate) fn write_at(&self, svg: &mut String, [x, top]: [f64; 2], anchor: &str) {
        for (number, line) in self.lines.iter().enumerate() {
            let y = top + number as f64 * self.leading() + self.size;
            text(svg, self.class, [x, y], self.size, anchor, line);
        }
    }

    /// How wide the widest line is.
    pub(crate) fn width(&self) -> f64 {
        self.lines.iter().map(|line| width(line, self.size)).fold(0.0, f64::max)
    }

    /// Whether the words fit one line.
    pub(crate) fn is_one_line(&self) -> bool {
        self.lines.len() == 1
    }

    /// No more than so many lines; the last one then says that there would be more.
    pub(crate) fn at_most(mut self, count: usize) -> Self {
        if self.lines.len() > count {
            self.lines.truncate(count);
            if let Some(last) = self.lines.last_mut() {
                last.pop();
                last.push('…');
            }
        }
        self
    }
}

/// Words in lines that fit. A word that is too long for any line is broken, after a sign where it has one.
pub(crate) fn lines(words: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    for line in words.lines() {
        let mut current = String::new();
        for word in line.split(may_break).filter(|word| !word.is_empty()) {
            if !current.is_empty() && !fits(&format!("{current} {word}")) {
                lines.push(std::mem::take(&mut current));
            }
            current += if current.is_empty() { "" } else { " " };
            current += word;
            while !fits(&current) {
                let end = longest_start(&current, &fits);
                if end == current.len() {
                    break;
                }
                let rest = current.split_off(end);
                lines.push(std::mem::replace(&mut current, rest));
            }
        }
        lines.push(current);
    }
    lines
}

/// Whether a line may end here; the spaces inside numbers hold them together.
fn may_break(letter: char) -> bool {
    letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}')
}

/// Where the longest start of a word that fits ends: one letter at least.
fn longest_start(word: &str, fits: impl Fn(&str) -> bool) -> usize {
    const SIGNS: [char; 8] = [',', ':', ';', '=', '/', '-', '_', '.'];
    let ends = word.char_indices().map(|(start, letter)| start + letter.len_utf8());
    let fitting = ends.clone().take_while(|&end| fits(&word[..end])).last();
    let end = fitting.or(ends.clone().next()).unwrap_or(word.len());
    match word[..end].rfind(SIGNS) {
        Some(sign) if 3 * sign > 2 * end => sign + 1,
        _ => end,
    }
}
