mod bits;
mod mnk;
mod multiply;
mod sim;
mod stones;

use gametree_language::Language;
use gametree_rules::Notation;

use crate::{Drawing, Stage, Story, Terminal, TextStyle};

/// A game whose positions can be drawn.
pub trait Board: Notation {
    /// The position as text, one or more whole lines. At the sizes a menu offers it fits 80 columns
    /// and 20 lines.
    fn board(&self, position: &Self::Position, style: &TextStyle) -> String;

    /// The position as a small drawing without words, for the nodes of a tree. A game that has none
    /// gets its board in letters.
    fn drawing(&self, position: &Self::Position) -> Drawing {
        const SIZE: f64 = 9.0;
        let board =
            self.board(position, &TextStyle { terminal: Terminal::ASCII, ..TextStyle::default() });
        let columns = board.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = columns as f64 * SIZE * 0.62;
        let mut drawing = Drawing::new(width, board.lines().count() as f64 * SIZE * 1.3);
        for (row, line) in board.lines().enumerate() {
            let y = (row as f64 + 1.0) * SIZE * 1.3 - 3.0;
            drawing.text("digits", width / 2.0, y, SIZE, line);
        }
        drawing
    }

    /// The position in a word or a number, if that says enough of it: for boxes and lists that have no
    /// room for a drawing.
    fn label(&self, position: &Self::Position, language: Language) -> Option<String> {
        let _ = (position, language);
        None
    }

    /// The position that a story has come to, to be played on. A game that has no stage gets its small
    /// drawing and a choice of moves.
    fn stage(&self, story: &Story<'_, Self>, language: Language) -> Stage {
        Stage::plain(self, story, language)
    }
}
