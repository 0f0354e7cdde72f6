use gametree_language::{Language, Message, without_marks};
use unicode_width::UnicodeWidthStr;

use crate::Terminal;
use crate::terminal::padded;

/// How a text is written: in which language, and for which terminal.
///
/// ```
/// use gametree::language::Language;
/// use gametree::picture::{Terminal, TextStyle};
///
/// assert_eq!(TextStyle::plain(Language::Polish).signed(-3), "−3");
/// let ascii = TextStyle { language: Language::Polish, terminal: Terminal::ASCII };
/// assert_eq!(ascii.signed(-3), "-3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextStyle {
    /// The language of the labels.
    pub language: Language,
    /// What may be drawn.
    pub terminal: Terminal,
}

impl TextStyle {
    /// Every character the language has, but no colours.
    pub fn plain(language: Language) -> Self {
        TextStyle { language, terminal: Terminal::default() }
    }

    /// A message in the language.
    pub fn say(&self, message: &Message) -> String {
        let text = self.language.say(message);
        if self.terminal.unicode { text } else { without_marks(&text).into_owned() }
    }

    /// `text` kept apart from what stands around it, if the language needs that: a move, a position, a
    /// value, a cell of a table.
    pub fn isolated(&self, text: &str) -> String {
        if self.terminal.unicode { self.language.isolated(text) } else { text.to_owned() }
    }

    /// A signed number: `+1`, `−1` or `0`.
    pub fn signed(&self, number: i32) -> String {
        let sign = match number {
            1.. => "+",
            0 => "",
            _ => self.terminal.pick("−", "-"),
        };
        format!("{sign}{}", self.language.number(number.unsigned_abs()))
    }

    /// Lines of a label and what belongs to it, the labels all equally wide.
    pub fn labelled(&self, rows: &[(String, String)]) -> String {
        let widest = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
        let mut text = String::new();
        for (label, value) in rows {
            let margin = format!("\n{}", " ".repeat(widest + 2));
            let label = self.terminal.faint(&padded(label, widest));
            // No piece that is kept apart goes over the end of a line.
            let lines: Vec<String> = value.split('\n').map(|line| self.isolated(line)).collect();
            text += &format!("{label}  {}\n", lines.join(&margin));
        }
        text
    }
}
