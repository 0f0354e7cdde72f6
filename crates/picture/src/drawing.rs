use std::borrow::Cow;
use std::fmt::Write;

use gametree_language::{Language, persian_digits};
use gametree_rules::Player;

use crate::Look;

/// A piece of SVG of a known size, for putting into a larger picture. It has no ids, so that any
/// number of them can stand on a page; its classes are explained by [`style`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Across.
    pub width: f64,
    /// Down.
    pub height: f64,
    /// The elements.
    pub body: String,
}

/// Selector, property, by day, by night.
pub(crate) type Colour = (&'static str, &'static str, &'static str, &'static str);

/// The colours of all pictures: selector, property, by day, by night. The two players differ in hue and
/// in brightness, and in shape or dashes wherever they meet, so that nobody has to tell them apart by
/// colour. Written out for both modes because not every program that shows SVG knows variables.
const COLOURS: &[Colour] = &[
    (".paper", "fill", "#ffffff", "#15181c"),
    ("text", "fill", "#1a1a1a", "#ececec"),
    ("text.first", "fill", "#b34700", "#ff9b54"),
    ("text.second", "fill", "#0069a3", "#6cc0f5"),
    (".soft", "fill", "#6a6a6a", "#a8a8a8"),
    (".dot", "fill", "#1a1a1a", "#ececec"),
    (".first", "stroke", "#c44e00", "#ff9b54"),
    (".second", "stroke", "#0072b2", "#6cc0f5"),
    (".grid", "stroke", "#b8b8b8", "#5a5f66"),
    (".box", "stroke", "#1a1a1a", "#ececec"),
    (".max .box", "fill", "#fdeee3", "#3a2a1f"),
    (".min .box", "fill", "#e3f1fa", "#1c2f3d"),
    (".over .box", "fill", "#ffffff", "#15181c"),
    (".stub .box", "stroke", "#8a8a8a", "#8a8f96"),
    (".best .box", "stroke", "#007a5a", "#4fd1a5"),
    (".branch", "stroke", "#b8b8b8", "#5a5f66"),
    (".branch.best", "stroke", "#007a5a", "#4fd1a5"),
    (".branch.cut", "stroke", "#8a8a8a", "#8a8f96"),
    ("text.halo", "stroke", "#ffffff", "#15181c"),
];

/// What does not depend on day or night.
const SHAPES: &str = "\
.gametree text { font-family: 'DejaVu Sans', 'Noto Sans', sans-serif; direction: ltr; }
.gametree .digits { font-family: 'DejaVu Sans Mono', monospace; }
.gametree .first, .gametree .second, .gametree .grid, .gametree .branch { fill: none; }
.gametree .grid { stroke-width: 1; }
.gametree .first, .gametree .second { stroke-width: 1.6; }
.gametree text.first, .gametree text.second { stroke: none; }
.gametree .edge { stroke-width: 2.2; }
.gametree .dashed { stroke-dasharray: 5 2; }
.gametree .won { stroke-width: 4; }
.gametree .box { stroke-width: 1.2; }
.gametree .over .box { stroke-width: 2.4; }
.gametree .estimate .box { stroke-dasharray: 5 3; }
.gametree .stub .box { fill: none; stroke-dasharray: 2 3; }
.gametree .best .box { stroke-width: 3; }
.gametree .branch { stroke-width: 1.4; }
.gametree .branch.best { stroke-width: 3.5; }
.gametree .branch.cut { stroke-dasharray: 3 4; }
.gametree .move { font-weight: bold; }
.gametree text.halo { stroke-width: 4; stroke-linejoin: round; }
.gametree .value { font-weight: bold; }
";

/// The style sheet that explains the classes of all drawings.
pub fn style() -> String {
    // The shapes come last, so that `fill: none` wins over a colour of the same strength.
    by_day_and_night(COLOURS) + SHAPES
}

/// Colours as a style sheet.
pub(crate) fn by_day_and_night(colours: &[Colour]) -> String {
    let mut day = String::new();
    let mut night = String::new();
    for (selector, property, by_day, by_night) in colours {
        let _ = writeln!(day, ".gametree {selector} {{ {property}: {by_day}; }}");
        let _ = writeln!(night, ".gametree {selector} {{ {property}: {by_night}; }}");
    }
    format!("{day}@media (prefers-color-scheme: dark) {{\n{night}}}\n")
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
        let _ = writeln!(
            self.body,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" \
             text-anchor=\"middle\">{}</text>",
            escaped(words)
        );
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
    pub fn to_svg(&self, title: &str, description: &str, look: &Look) -> String {
        let (width, height) = (self.width + 20.0, self.height + 20.0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gametree\" role=\"img\" \
             viewBox=\"-10 -10 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             lang=\"{}\">\n\
             <title>{}</title>\n<desc>{}</desc>\n<style>{}</style>\n\
             <rect class=\"paper\" x=\"-10\" y=\"-10\" width=\"100%\" height=\"100%\"/>\n\
             {}</svg>\n",
            look.language,
            escaped(title),
            escaped(description),
            style(),
            self.body_in(look.language)
        )
    }
}

/// The class of a player's elements.
pub(crate) fn class_of(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// Text that may stand in XML.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no place for these.
            '\u{fffe}' | '\u{ffff}' => safe.push('·'),
            control if control.is_control() && control != '\n' => safe.push('·'),
            other => safe.push(other),
        }
    }
    safe
}
