//! The game of the examples: take 1 to 3 matches; whoever takes the last one wins.

use gametree::rules::{
    Game, MoveError, Notation, Outcome, Player, PositionError, Solvable, Symmetric,
};

/// A game is its parameters: here the matches at the start.
#[derive(Clone)]
pub(crate) struct Matches {
    pub(crate) heap: u8,
}

/// Only what changes: the matches left, and whose turn it is.
pub(crate) type Position = (u8, Player);

impl Game for Matches {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        (self.heap, Player::First)
    }

    fn to_move(&self, &(_, mover): &Position) -> Player {
        mover
    }

    fn outcome(&self, &(left, mover): &Position) -> Option<Outcome> {
        (left == 0).then_some(Outcome::Win(mover.opponent()))
    }

    fn legal_moves(&self, &(left, _): &Position) -> impl Iterator<Item = u8> {
        1..=left.min(3)
    }

    fn play_unchecked(&self, (left, mover): &mut Position, taken: u8) {
        *left -= taken;
        *mover = mover.opponent();
    }
}

// No two positions are alike, and nothing is known that would help to solve the game.
impl Symmetric for Matches {}
impl Solvable for Matches {}

/// Text is needed for certificates and pictures only.
impl Notation for Matches {
    fn move_text(&self, taken: u8) -> String {
        taken.to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<u8, MoveError> {
        self.legal_move(position, text.parse().map_err(|_| MoveError::Unreadable)?)
    }

    fn position_text(&self, (left, mover): &Position) -> String {
        format!("{left}/{}", mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let wrong = || PositionError::Shape { form: "left/mover" };
        let (left, mover) = text.split_once('/').ok_or_else(wrong)?;
        Ok((left.parse().map_err(|_| wrong())?, Player::from_digit(mover).ok_or_else(wrong)?))
    }
}
