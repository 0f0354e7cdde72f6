//! From `SPEC`, `--position` and `--moves` to a game in progress.

use gametree_catalogue::{Catalogue, Session};
use gametree_language::{Argument, ascii_digits, message};

use gametree_present::Words;
use gametree_present::sentence::legal_moves;

use crate::arguments::Place;
use crate::complaint::Complaint;

impl Place {
    /// Begins the game and goes to the position.
    pub(crate) fn open(&self, catalogue: &Catalogue) -> Result<Box<dyn Session>, Complaint> {
        let (position, moves) = (self.position.as_deref(), self.moves.as_deref());
        open(catalogue, &self.spec, position, moves)
    }
}

/// Begins a game, goes to a position and makes the moves from there.
pub(crate) fn open(
    catalogue: &Catalogue,
    spec: &str,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Box<dyn Session>, Complaint> {
    let mut session = catalogue.open(&ascii_digits(spec))?;
    if let Some(position) = position {
        session.set_position(&ascii_digits(position)).map_err(|error| {
            Complaint(message!(
                "error-position",
                position = Argument::quoted(position),
                reason = error.message()
            ))
        })?;
    }
    make_moves(&mut *session, moves.unwrap_or_default())?;
    Ok(session)
}

/// Makes the moves of a text, and returns them as the game itself writes them.
pub(crate) fn make_moves(session: &mut dyn Session, text: &str) -> Result<Vec<String>, Complaint> {
    let mut made = Vec::new();
    for (number, mv) in (1_u32..).zip(ascii_digits(text).split_whitespace()) {
        match session.play(mv) {
            Ok(mv) => made.push(mv),
            Err(error) => {
                return Err(Complaint(message!(
                    "error-move",
                    number = number.to_string(),
                    mv = Argument::quoted(mv),
                    reason = error.message(),
                    legal = legal_moves(session)
                )));
            }
        }
    }
    Ok(made)
}
