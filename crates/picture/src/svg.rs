use std::fmt::Write;

use gametree_language::Language;
use unicode_width::UnicodeWidthStr;

use crate::stage_style::stage_file_style;
use crate::style_sheet::file_style_sheet;

/// A picture, to be written as a file or into a page.
///
/// ```
/// use gametree::language::Language;
/// use gametree::picture::{Drawing, style_sheet};
///
/// let svg = Drawing::new(64.0, 34.0).to_svg("stones", "nothing is left", Language::English);
/// let file = svg.stand_alone();
/// let page = format!("<style>{}</style>{}", style_sheet(), svg.inline("board-1"));
/// assert!(file.contains("xmlns") && page.contains("id=\"board-1-title\""));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Svg {
    /// What it is called.
    pub(crate) title: String,
    /// What it shows, for those who cannot see it.
    pub(crate) description: String,
    /// The language of its words.
    pub(crate) language: Language,
    /// Left, top, width and height.
    pub(crate) view: [f64; 4],
    /// How much smaller or larger it is shown.
    pub(crate) scale: f64,
    /// The elements, without any ids.
    pub(crate) body: String,
    /// Whose classes they have.
    pub(crate) look: Look,
}

/// Which style sheet explains the classes of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// That of trees, heat maps and small boards.
    Small,
    /// That of boards to be played on.
    Stage,
}

impl Svg {
    /// A file of its own: XML, with its style sheet inside and without ids.
    pub fn stand_alone(&self) -> String {
        self.file_head() + &self.body + Svg::TAIL
    }

    /// A file for programs that know nothing of direction: they take the anchor of words for their left or
    /// right side, whichever way they are read, and begin every line at the left.
    pub fn by_sides(&self) -> String {
        let whole = self.stand_alone();
        if !self.language.is_right_to_left() {
            return whole;
        }
        let anchors = ["text-anchor=\"end\"", "text-anchor=\"start\""];
        let other_side = |start: &str| match anchors.map(|anchor| start.contains(anchor)) {
            [true, _] => start.replacen(anchors[0], anchors[1], 1),
            [_, true] => start.replacen(anchors[1], anchors[0], 1),
            _ => start.to_owned(),
        };
        let is_sentence =
            |line: &str| line.starts_with("<text class=\"") && line.contains("words\"");
        let by_side = |line: &str| match (is_sentence(line), line.find('>')) {
            (true, Some(start)) => {
                let (start, words) = line.split_at(start + 1);
                // Kept apart, from right to left.
                let words = words.replacen("</text>", "\u{2069}</text>", 1);
                format!("{}\u{2067}{words}", other_side(start))
            }
            _ => line.to_owned(),
        };
        whole.split_inclusive('\n').map(by_side).collect()
    }

    /// Pictures of one look below each other, as one.
    ///
    /// ```
    /// use gametree::language::Language;
    /// use gametree::picture::{Drawing, Svg};
    ///
    /// let board = Drawing::new(64.0, 34.0).to_svg("stones", "nothing is left", Language::English);
    /// let both = Svg::stacked("twice", &[board.clone(), board]);
    /// assert!(both.stand_alone().contains("<title>twice</title>"));
    /// ```
    ///
    /// # Panics
    /// If there are none.
    pub fn stacked(title: &str, pictures: &[Svg]) -> Svg {
        let (mut width, mut height, mut body) = (0.0_f64, 0.0, String::new());
        for picture in pictures {
            let [x, y, across, down] = picture.view;
            let scale = picture.scale;
            let _ = writeln!(
                body,
                "<g transform=\"translate({:.1} {:.1}) scale({scale})\">",
                -x * scale,
                height - y * scale
            );
            body += &picture.body;
            body += "</g>\n";
            width = width.max(across * scale);
            height += down * scale;
        }
        let descriptions: Vec<String> = pictures
            .iter()
            .map(|picture| format!("{}: {}", picture.title, picture.description))
            .collect();
        Svg {
            title: title.to_owned(),
            description: descriptions.join(" "),
            language: pictures[0].language,
            view: [0.0, 0.0, width, height],
            scale: 1.0,
            body,
            look: pictures[0].look,
        }
    }

    /// What comes before the elements in a file of its own.
    pub(crate) fn file_head(&self) -> String {
        let style = match self.look {
            Look::Small => file_style_sheet(),
            Look::Stage => stage_file_style(),
        };
        let style = format!("<style>{style}</style>\n");
        self.head("xmlns=\"http://www.w3.org/2000/svg\"", ["", ""], &style)
    }

    /// What comes after the elements.
    pub(crate) const TAIL: &str = "</svg>\n";

    /// Part of an HTML page that carries [`style_sheet`](crate::style_sheet). `id` is a word that no
    /// other picture on the page has: the ids of this one begin with it.
    pub fn inline(&self, id: &str) -> String {
        let id = escaped(id);
        let names = format!("aria-labelledby=\"{id}-title\" aria-describedby=\"{id}-description\"");
        let [title, description] =
            ["title", "description"].map(|part| format!(" id=\"{id}-{part}\""));
        self.head(&names, [&title, &description], "") + &self.body + Svg::TAIL
    }

    /// What comes before the elements.
    fn head(&self, attributes: &str, [title_id, description_id]: [&str; 2], style: &str) -> String {
        let [x, y, width, height] = self.view;
        let (across, down) = (width * self.scale, height * self.scale);
        // A class, because a browser would move a file that goes from right to left to the other side.
        let direction = if self.language.is_right_to_left() { " rtl" } else { "" };
        let look = match self.look {
            Look::Small => "gametree",
            Look::Stage => "stage",
        };
        format!(
            "<svg {attributes} class=\"{look}{direction}\" role=\"img\" \
             viewBox=\"{x:.0} {y:.0} {width:.0} {height:.0}\" width=\"{across:.0}\" \
             height=\"{down:.0}\" lang=\"{}\">\n\
             <title{title_id}>{}</title>\n<desc{description_id}>{}</desc>\n{style}\
             <rect class=\"paper\" x=\"{x:.0}\" y=\"{y:.0}\" width=\"100%\" height=\"100%\"/>\n",
            self.language,
            escaped(&self.title),
            escaped(&self.description),
        )
    }
}

/// Writes words with their foot at `y`; `anchor` says which end of them, or their middle, is at `x`.
pub(crate) fn text(
    svg: &mut String,
    class: &str,
    [x, y]: [f64; 2],
    size: f64,
    anchor: &str,
    words: &str,
) {
    let _ = writeln!(
        svg,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" \
         text-anchor=\"{anchor}\">{}</text>",
        escaped(words)
    );
}

/// The anchor of words that begin at the left end of their line, whichever way they are read:
/// right-to-left ones start at their right end, so they are anchored at their last letter.
pub(crate) fn left_anchor(language: Language) -> &'static str {
    if language.is_right_to_left() { "end" } else { "start" }
}

/// About how wide words are at the most, by the usual widths of letters.
pub(crate) fn words_width(words: &str, size: f64) -> f64 {
    words.width() as f64 * size * 0.66
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
