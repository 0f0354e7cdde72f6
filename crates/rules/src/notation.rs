use std::fmt;

use crate::Game;

/// Moves and positions as text, both ways.
///
/// Contract, checked by [`conformance`](crate::conformance): what is written reads back as the same
/// move or position, and different legal moves have different texts.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::{Game, MoveError, Notation};
///
/// let game: Mnk = Mnk::new(Shape::new(3, 3, 3));
/// let position = game.play_text(&game.start(), "b2 a3")?;
/// assert_eq!(game.position_text(&position), "o2/1x1/3");
/// assert_eq!(game.play_text(&position, "b2"), Err(MoveError::Taken));
///
/// let mv = game.parse_move(&position, "c1")?;
/// assert_eq!(game.move_text(mv), "c1");
/// # Ok::<(), MoveError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say how moves and positions are written",
    label = "`Notation` is not implemented",
    note = "write `impl Notation for {Self}`: text for moves and positions, and back"
)]
pub trait Notation: Game {
    /// The move as a player would write it.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move that is legal in `position`.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, MoveError>;

    /// The whole position in one line.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a position. Whether the game's own start leads there is not checked.
    fn parse_position(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// Plays moves that are written one after the other, with spaces between them.
    ///
    /// The error is that of the first move that is not legal.
    fn play_text(
        &self,
        position: &Self::Position,
        moves: &str,
    ) -> Result<Self::Position, MoveError> {
        moves.split_whitespace().try_fold(position.clone(), |position, text| {
            Ok(self.after(&position, self.parse_move(&position, text)?))
        })
    }

    /// Several moves as text, with spaces between them.
    fn line_text(&self, moves: &[Self::Move]) -> String {
        let moves: Vec<String> = moves.iter().map(|mv| self.move_text(*mv)).collect();
        moves.join(" ")
    }

    /// Picks the legal move that `wanted` describes, for implementations of
    /// [`parse_move`](Notation::parse_move) that have already understood the text.
    fn legal_move(
        &self,
        position: &Self::Position,
        wanted: Self::Move,
    ) -> Result<Self::Move, MoveError> {
        if self.outcome(position).is_some() {
            Err(MoveError::GameOver)
        } else if self.legal_moves(position).any(|legal| legal == wanted) {
            Ok(wanted)
        } else {
            Err(MoveError::NotPossible)
        }
    }
}

/// Why a text is not a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// It does not look like a move of this game.
    Unreadable,
    /// It names a place that does not exist: a square off the board, a pair past the end.
    OffBoard,
    /// The place is taken.
    Taken,
    /// It is a move of this game, but not possible now.
    NotPossible,
    /// The game is over.
    GameOver,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveError::Unreadable => "this does not look like a move",
            MoveError::OffBoard => "there is no such place",
            MoveError::Taken => "that place is taken",
            MoveError::NotPossible => "that move is not possible now",
            MoveError::GameOver => "the game is over",
        })
    }
}

impl std::error::Error for MoveError {}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The parts are not those of the form; `form` is what would be right.
    Shape {
        /// The parts of a position, by name.
        form: &'static str,
    },
    /// A part is not a whole number in its range.
    Number {
        /// Which part.
        field: &'static str,
        /// What stands there.
        found: String,
        /// The smallest number possible there.
        least: i64,
        /// The largest one.
        most: i64,
    },
    /// A character that means nothing here.
    Symbol {
        /// The character.
        found: char,
        /// Those that would be right.
        allowed: &'static str,
    },
    /// Too many or too few of something.
    Size {
        /// What there is too much or too little of: `rows`, `squares` in a row, `edges`, `digits`.
        field: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The player to move is neither 1 nor 2.
    Mover {
        /// What stands there.
        found: String,
    },
    /// The players cannot have made these numbers of moves with that player to move next.
    Turns {
        /// Moves of the first player.
        first: usize,
        /// Moves of the second player.
        second: usize,
    },
    /// Numbers that should add up do not.
    Total {
        /// Their sum.
        found: i64,
        /// What the sum should be.
        expected: i64,
    },
    /// The points do not fit the moves made.
    Points {
        /// The first player's.
        first: i64,
        /// The second player's.
        second: i64,
    },
    /// Both players have completed what ends the game.
    BothFinished,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Shape { form } => write!(f, "a position has the form {form}"),
            PositionError::Number { field, found, least, most } => {
                write!(f, "{field} is `{found}`, not a whole number from {least} to {most}")
            }
            PositionError::Symbol { found, allowed } => {
                write!(f, "`{found}` means nothing here; the symbols are {allowed}")
            }
            PositionError::Size { field, found, expected } => {
                write!(f, "{found} {field} instead of {expected}")
            }
            PositionError::Mover { found } => {
                write!(f, "the player to move is `{found}`, neither 1 nor 2")
            }
            PositionError::Turns { first, second } => {
                write!(f, "with {first} and {second} moves made it cannot be that player's turn")
            }
            PositionError::Total { found, expected } => {
                write!(f, "the parts add up to {found}, not to {expected}")
            }
            PositionError::Points { first, second } => {
                write!(f, "{first} and {second} points do not fit the moves made")
            }
            PositionError::BothFinished => f.write_str("both players have ended the game"),
        }
    }
}

impl std::error::Error for PositionError {}
