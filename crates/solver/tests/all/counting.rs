//! A game that tells nothing of its structure, where the same position comes after different numbers
//! of plies.

use gametree_rules::{
    Game, MoveError, Notation, Outcome, Player, PositionError, Solvable, Symmetric,
};

/// Take two, three or four; whoever takes the last one wins, and a single one left over is a draw.
#[derive(Clone)]
pub(crate) struct Counting {
    pub(crate) heap: u8,
}

impl Game for Counting {
    type Position = (u8, Player);
    type Move = u8;

    fn start(&self) -> (u8, Player) {
        (self.heap, Player::First)
    }

    fn to_move(&self, &(_, mover): &(u8, Player)) -> Player {
        mover
    }

    fn outcome(&self, &(heap, mover): &(u8, Player)) -> Option<Outcome> {
        match heap {
            0 => Some(Outcome::Win(mover.opponent())),
            1 => Some(Outcome::Draw),
            _ => None,
        }
    }

    fn legal_moves(&self, &(heap, _): &(u8, Player)) -> impl Iterator<Item = u8> {
        2..=heap.min(4)
    }

    fn play_unchecked(&self, (heap, mover): &mut (u8, Player), taken: u8) {
        *heap -= taken;
        *mover = mover.opponent();
    }
}

impl Symmetric for Counting {}
impl Solvable for Counting {}

impl Notation for Counting {
    fn move_text(&self, taken: u8) -> String {
        taken.to_string()
    }

    fn parse_move(&self, position: &(u8, Player), text: &str) -> Result<u8, MoveError> {
        self.legal_move(position, text.parse().map_err(|_| MoveError::Unreadable)?)
    }

    fn position_text(&self, &(heap, mover): &(u8, Player)) -> String {
        format!("{heap}/{}", mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<(u8, Player), PositionError> {
        let wrong = || PositionError::Shape { form: "heap/mover" };
        let (heap, mover) = text.split_once('/').ok_or_else(wrong)?;
        let heap = heap.parse().map_err(|_| wrong())?;
        Ok((heap, Player::from_digit(mover).ok_or_else(wrong)?))
    }
}
