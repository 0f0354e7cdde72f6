//! Labels as they may be shown: of anybody's making, in any direction, of any length.

use gametree_language::{Language, is_mark, visible};

use crate::svg::words_width;

/// Nobody reads more.
const LONGEST: usize = 160;

/// Words with what cannot be seen written out, but for the marks of direction that sentences have.
pub(super) fn seen(words: &str) -> String {
    let mut seen = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '\n' | '\r' => seen.push(' '),
            mark if is_mark(mark) => seen.push(mark),
            other => seen += &visible(other.encode_utf8(&mut [0; 4])),
        }
    }
    seen
}

/// A name that way, if need be without its end.
pub(super) fn name(name: &str) -> String {
    let short: String = name.chars().take(LONGEST).collect();
    let end = if short.len() < name.len() { "…" } else { "" };
    seen(&short) + end
}

/// As much of the text as fits, with the sign that something is missing.
pub(super) fn shortened(text: &str, missing: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut short: String = text.to_owned();
    while short.pop().is_some() && !fits(&format!("{short}{missing}")) {}
    short + missing
}

/// As much of the text as fits into a width, of letters of a size.
pub(super) fn narrowed(text: &str, size: f64, room: f64) -> String {
    shortened(text, "…", |text| words_width(text, size) <= room)
}

/// What a point says when it is pointed at: `name: x, y (low–high)`.
pub(super) fn tooltip(name: &str, x: &str, y: &str, language: Language) -> String {
    let [name, x, y] = [name, x, y].map(|part| language.isolated(part));
    let comma = if language.is_right_to_left() { '،' } else { ',' };
    let colon = if name.is_empty() { "" } else { ": " };
    format!("{}{name}{colon}{x}{comma} {y}", language.line_start())
}
