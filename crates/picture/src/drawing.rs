use std::borrow::Cow;
use std::fmt::Write;

use gametree_language::{Language, persian_digits};
use gametree_rules::Player;

use crate::svg::{self, Look, Svg, left_anchor};

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

    /// A rectangle: left, top, width and height; its corners are round.
    pub fn rect(&mut self, class: &str, [x, y, width, height]: [f64; 4], radius: f64) {
        let _ = writeln!(
            self.body,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\" rx=\"{radius:.1}\"/>"
        );
    }

    /// A path as SVG writes it.
    pub fn path(&mut self, class: &str, path: &str) {
        let _ = writeln!(self.body, "<path class=\"{class}\" d=\"{path}\"/>");
    }

    /// A path drawn with a pen of this width.
    pub fn stroke(&mut self, class: &str, width: f64, path: &str) {
        let _ = writeln!(
            self.body,
            "<path class=\"{class}\" stroke-width=\"{width:.1}\" d=\"{path}\"/>"
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

    /// Words of a sentence, with their left end at `x`, whichever way they are read.
    pub(crate) fn words(
        &mut self,
        class: &str,
        [x, y]: [f64; 2],
        size: f64,
        (words, language): (&str, Language),
    ) {
        let direction = if language.is_right_to_left() { "rtl " } else { "" };
        let class = format!("{class} {direction}words");
        svg::text(&mut self.body, class.trim_start(), [x, y], size, left_anchor(language), words);
    }

    /// Numbers to be read, with their left end at `x`.
    pub(crate) fn label(&mut self, class: &str, place: [f64; 2], size: f64, words: &str) {
        svg::text(&mut self.body, &format!("number digits {class}"), place, size, "start", words);
    }

    /// A label and, stronger, what belongs to it, with their middle at `x`.
    pub(crate) fn labelled(
        &mut self,
        [x, y]: [f64; 2],
        size: f64,
        (label, value): (&str, &str),
        language: Language,
    ) {
        let direction = if language.is_right_to_left() { "rtl " } else { "" };
        let _ = writeln!(
            self.body,
            "<text class=\"{direction}words\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" \
             text-anchor=\"middle\">{}\u{a0} <tspan class=\"strong\">{}</tspan></text>",
            svg::escaped(label),
            svg::escaped(value)
        );
    }

    /// The `viewBox` of an `svg` that shows it.
    pub fn view_box(&self) -> String {
        format!("0 0 {:.1} {:.1}", self.width, self.height)
    }

    /// The same with numbers as the language writes them.
    pub(crate) fn in_language(mut self, language: Language) -> Drawing {
        if let Cow::Owned(body) = self.body_in(language) {
            self.body = body;
        }
        self
    }

    /// Both, one above the other, each in the middle.
    pub(crate) fn above(&self, lower: &Drawing) -> Drawing {
        const GAP: f64 = 16.0;
        let width = self.width.max(lower.width);
        let mut both = Drawing::new(width, self.height + GAP + lower.height);
        for (part, down) in [(self, 0.0), (lower, self.height + GAP)] {
            let right = (width - part.width) / 2.0;
            let _ = writeln!(both.body, "<g transform=\"translate({right:.1} {down:.1})\">");
            both.body += &part.body;
            both.body += "</g>\n";
        }
        both
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
            scale: 1.0,
            body: self.body_in(language).into_owned(),
            look: Look::Small,
        }
    }

    /// A picture of its own with the look of a stage.
    pub(crate) fn to_stage_svg(&self, title: &str, description: &str, language: Language) -> Svg {
        Svg { look: Look::Stage, ..self.to_svg(title, description, language) }
    }
}

/// The class of a player's elements.
pub(crate) fn class_of(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}
