use anstyle::{AnsiColor, Style};
use gametree_language::{Language, Message, without_marks};
use gametree_rules::Player;
use unicode_width::UnicodeWidthStr;

/// How a text drawing looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The language of the labels.
    pub language: Language,
    /// Whether anything but ASCII may be drawn (labels follow the language all the same).
    pub unicode: bool,
    /// Whether colours may be used. Every drawing says the same without them.
    pub colour: bool,
}

impl Default for Look {
    fn default() -> Self {
        Look { language: Language::English, unicode: true, colour: false }
    }
}

impl Look {
    /// `text` in the player's colour.
    pub fn in_colour_of(&self, player: Player, text: &str) -> String {
        let colour = match player {
            Player::First => AnsiColor::BrightRed,
            Player::Second => AnsiColor::BrightBlue,
        };
        self.paint(colour.on_default().bold(), text)
    }

    /// `text` in the background.
    pub fn faint(&self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// `text` standing out.
    pub fn strong(&self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// `text` in this style, if colours may be used.
    fn paint(&self, style: Style, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// `fancy` if anything may be drawn, otherwise `plain`.
    pub fn pick<'a>(&self, fancy: &'a str, plain: &'a str) -> &'a str {
        if self.unicode { fancy } else { plain }
    }

    /// A message in the drawing's language.
    pub fn say(&self, message: &Message) -> String {
        let text = self.language.say(message);
        if self.unicode { text } else { without_marks(&text).into_owned() }
    }

    /// `text` kept apart from what stands around it, if the language needs that: a move, a position, a
    /// value, a cell of a table.
    pub fn isolated(&self, text: &str) -> String {
        if self.unicode { self.language.isolated(text) } else { text.to_owned() }
    }

    /// A signed number: `+1`, `−1` or `0`.
    pub fn signed(&self, number: i32) -> String {
        let sign = match number {
            1.. => "+",
            0 => "",
            _ => self.pick("−", "-"),
        };
        format!("{sign}{}", self.language.number(number.unsigned_abs()))
    }

    /// Lines of a label and what belongs to it, the labels all equally wide.
    pub fn labelled(&self, rows: &[(String, String)]) -> String {
        let widest = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
        let mut text = String::new();
        for (label, value) in rows {
            let margin = format!("\n{}", " ".repeat(widest + 2));
            let label = self.faint(&padded(label, widest));
            // No piece that is kept apart goes over the end of a line.
            let lines: Vec<String> = value.split('\n').map(|line| self.isolated(line)).collect();
            text += &format!("{label}  {}\n", lines.join(&margin));
        }
        text
    }
}

/// Words with spaces between them, in lines that leave room for a label in 80 columns.
pub fn wrapped(words: &[String]) -> String {
    const COLUMNS: usize = 62;
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.width() > COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += word.width();
    }
    text
}

/// `text` with spaces after it up to this many columns of a terminal.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// `text` with spaces before it up to this many columns of a terminal.
pub(crate) fn padded_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
