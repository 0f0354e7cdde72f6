use anstyle::{AnsiColor, Style};
use gametree_rules::Player;
use unicode_width::UnicodeWidthStr;

/// What the terminal that shows a text can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// Whether anything but ASCII may be drawn (labels follow the language all the same).
    pub unicode: bool,
    /// Whether colours may be used. Every text says the same without them.
    pub colour: bool,
}

impl Default for Terminal {
    /// Everything may be drawn, without colours.
    fn default() -> Self {
        Terminal { unicode: true, colour: false }
    }
}

impl Terminal {
    /// ASCII without colours.
    pub const ASCII: Terminal = Terminal { unicode: false, colour: false };

    /// `text` in the player's colour.
    pub fn in_colour_of(self, player: Player, text: &str) -> String {
        let colour = match player {
            Player::First => AnsiColor::BrightRed,
            Player::Second => AnsiColor::BrightBlue,
        };
        self.paint(colour.on_default().bold(), text)
    }

    /// `text` in the background.
    pub fn faint(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// `text` standing out.
    pub fn strong(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// `text` in this style, if colours may be used.
    pub(crate) fn paint(self, style: Style, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// `fancy` if anything may be drawn, otherwise `plain`.
    pub fn pick<'a>(self, fancy: &'a str, plain: &'a str) -> &'a str {
        if self.unicode { fancy } else { plain }
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
