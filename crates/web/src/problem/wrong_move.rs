use gametree_catalogue::Session;
use gametree_language::{Argument, Message, message};
use gametree_present::Words;
use gametree_present::sentence::legal_moves;
use gametree_rules::MoveError;

use crate::Place;

/// A move that is not legal, with what would be.
#[derive(Clone, Debug)]
pub struct WrongMove {
    /// Which, counted from 1.
    pub number: usize,
    /// As it was written.
    pub mv: String,
    /// Why not.
    pub error: MoveError,
    /// The moves that are legal there, or the first of them; empty where nobody knows.
    legal: String,
    /// The place before it, if an address named one.
    pub before: Option<Place>,
}

impl WrongMove {
    /// The move with this number cannot be made where the game stands.
    pub(crate) fn new(session: &dyn Session, number: usize, mv: &str, error: MoveError) -> Self {
        let legal = legal_moves(session);
        WrongMove { number, mv: mv.to_owned(), error, legal, before: None }
    }

    /// A move of a record that does not fit its own game.
    pub(super) fn of_record(number: usize, error: MoveError) -> Self {
        WrongMove { number, mv: String::new(), error, legal: String::new(), before: None }
    }

    /// The same, found in an address.
    pub(crate) fn after(self, before: Place) -> Self {
        WrongMove { before: Some(before), ..self }
    }
}

impl Words for WrongMove {
    fn message(&self) -> Message {
        let WrongMove { number, mv, error, legal, .. } = self;
        let (mv, reason) = (Argument::quoted(mv), error.message());
        if legal.is_empty() {
            return message!("problem-move", number = *number, mv = mv, reason = reason);
        }
        let number = number.to_string();
        message!("error-move", number = number, mv = mv, reason = reason, legal = legal.as_str())
    }
}
