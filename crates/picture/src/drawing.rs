use std::borrow::Cow;
use std::fmt::Write;

use gametree_language::{Language, persian_digits};
use gametree_rules::Player;

use crate::svg::{self, Svg};

/// A piece of SVG of a known size, for putting into a larger picture. It has no ids, so that any
/// number of them can stand on a page; its classes are explained by [`style_sheet`](crate::style_sheet).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Across.
    pub width: f64,
    /// Down.
    pub height: f64,
    /// The elements.
    pub body: String,
}

impl Drawing {
    /// An empty one of this size.
    pub fn new(width: f64, height: f64) -> Self {
        Drawing { width, height, body: String::new() }
    }

    /// A line.
    pub fn line(&mut self, class: &str, [x1, y1, x2, y2]: [f64; 4]) {
        let _ = writeln!(
            self.body,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
    }

    /// A circle.
    pub fn circle(&mut self, class: &str, x: f64, y: f64, radius: f64) {
        let _ = writeln!(
            self.body,
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"
        );
    }

    /// Words, with their middle at `x` and their foot at `y`.
    pub fn text(&mut self, class: &str, x: f64, y: f64, size: f64, words: &str) {
        svg::text(&mut self.body, class, [x, y], size, "middle", words);
    }

    /// Numbers to be read, as opposed to what can be typed: languages write them in their own digits.
    pub fn number(&mut self, class: &str, x: f64, y: f64, size: f64, words: &str) {
        self.text(format!("number digits {class}").trim_end(), x, y, size, words);
    }

    /// The elements, with numbers as the language writes them.
    pub(crate) fn body_in(&self, language: Language) -> Cow<'_, str> {
        if language != Language::Persian {
            return Cow::Borrowed(&self.body);
        }
        let mut body = String::with_capacity(self.body.len());
        for element in self.body.split_inclusive('\n') {
            match element.split_once('>') {
                Some((start, words)) if start.starts_with("<text class=\"number ") => {
                    body += &format!("{start}>{}", persian_digits(words).replace('-', "−"));
                }
                _ => body += element,
            }
        }
        Cow::Owned(body)
    }

    /// A picture of its own, with the position in words for those who cannot see it.
    pub fn to_svg(&self, title: &str, description: &str, language: Language) -> Svg {
        const MARGIN: f64 = 10.0;
        Svg {
            title: title.to_owned(),
            description: description.to_owned(),
            language,
            view: [-MARGIN, -MARGIN, self.width + 2.0 * MARGIN, self.height + 2.0 * MARGIN],
            body: self.body_in(language).into_owned(),
        }
    }
}

/// The class of a player's elements.
pub(crate) fn class_of(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}
