//! Marks of direction, which nobody sees and which take no room. Where a language is written from right
//! to left, whatever is not of it (moves, specs, signed numbers) has to be kept apart, or its pieces
//! change places: `1-4` would show as `4-1`.

use std::borrow::Cow;

use crate::Language;

/// What follows is a paragraph of its own that goes the way of its first letter; without letters, as
/// numbers are, from left to right.
const ISOLATE: char = '\u{2068}';
/// Until here.
const END: char = '\u{2069}';
/// A letter from right to left that nobody sees: a line that begins with it goes that way.
const FROM_THE_RIGHT: &str = "\u{200f}";

impl Language {
    /// `text` kept apart from what stands around it, if the language needs that.
    ///
    /// ```
    /// use gametree::language::Language;
    ///
    /// assert_eq!(Language::Polish.isolated("1-4"), "1-4");
    /// assert_eq!(Language::Persian.isolated("1-4"), "\u{2068}1-4\u{2069}");
    /// ```
    pub fn isolated(self, text: &str) -> String {
        if self.is_right_to_left() && !text.is_empty() {
            format!("{ISOLATE}{text}{END}")
        } else {
            text.to_owned()
        }
    }

    /// What a line begins with whose first word is not of the language.
    pub const fn line_start(self) -> &'static str {
        if self.is_right_to_left() { FROM_THE_RIGHT } else { "" }
    }
}

/// The text without marks of direction, for programs and for those who want ASCII alone.
///
/// ```
/// assert_eq!(gametree::language::without_marks("\u{200f}\u{2068}1-4\u{2069}"), "1-4");
/// ```
pub fn without_marks(text: &str) -> Cow<'_, str> {
    if text.contains(is_mark) {
        Cow::Owned(text.chars().filter(|&character| !is_mark(character)).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a character is one of these marks.
pub fn is_mark(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
}
