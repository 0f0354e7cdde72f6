mod bits;
mod mnk;
mod multiply;
mod sim;
mod stones;

use gametree_language::Language;
use gametree_rules::Notation;

use crate::{Drawing, Stage, Story, Terminal, TextStyle};

/// A game whose positions can be drawn.
///
/// Only [`board`](Board::board) has to be written. It draws what [`Tree`](crate::tree::Tree) and every
/// board on a screen show:
///
/// ```
/// use gametree::picture::{Board, TextStyle};
/// # use gametree::rules::{Game, MoveError, Notation, Outcome, Player, PositionError};
/// # struct Matches;
/// # impl Game for Matches {
/// #     type Position = u8;
/// #     type Move = u8;
/// #     fn start(&self) -> u8 { 5 }
/// #     fn to_move(&self, _: &u8) -> Player { Player::First }
/// #     fn outcome(&self, left: &u8) -> Option<Outcome> { (*left == 0).then_some(Outcome::Draw) }
/// #     fn legal_moves(&self, left: &u8) -> impl Iterator<Item = u8> { 1..=(*left).min(3) }
/// #     fn play_unchecked(&self, left: &mut u8, taken: u8) { *left -= taken; }
/// # }
/// # impl Notation for Matches {
/// #     fn move_text(&self, mv: u8) -> String { mv.to_string() }
/// #     fn parse_move(&self, left: &u8, text: &str) -> Result<u8, MoveError> {
/// #         self.legal_move(left, text.parse().map_err(|_| MoveError::Unreadable)?)
/// #     }
/// #     fn position_text(&self, left: &u8) -> String { left.to_string() }
/// #     fn parse_position(&self, text: &str) -> Result<u8, PositionError> {
/// #         text.parse().map_err(|_| PositionError::Shape { form: "matches left" })
/// #     }
/// # }
///
/// impl Board for Matches {
///     fn board(&self, left: &u8, style: &TextStyle) -> String {
///         style.terminal.pick("❘", "|").repeat((*left).into()) + "\n"
///     }
/// }
///
/// assert_eq!(Matches.board(&3, &TextStyle::default()).trim_end().chars().count(), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "positions of `{Self}` cannot be drawn",
    label = "`Board` is not implemented",
    note = "only `board` has to be written, the position as lines of text: `impl Board for {Self}`",
    note = "`Board` needs `Notation`, the text of moves and positions"
)]
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
