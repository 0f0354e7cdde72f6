//! From `SPEC`, `--position` and `--moves` to a game in progress.

use gametree_catalogue::{Catalogue, Session};
use gametree_language::{Argument, ascii_digits, message};

use gametree_present::Words;

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
    let moves = ascii_digits(moves.unwrap_or_default());
    for (number, mv) in (1_u32..).zip(moves.split_whitespace()) {
        if let Err(error) = session.play(mv) {
            return Err(Complaint(message!(
                "error-move",
                number = number.to_string(),
                mv = Argument::quoted(mv),
                reason = error.message(),
                legal = legal_moves(&*session)
            )));
        }
    }
    Ok(session)
}

/// The legal moves for a line of text: the first few, if there are many.
pub(crate) fn legal_moves(session: &dyn Session) -> String {
    const SHOWN: usize = 12;
    let moves = session.legal_moves();
    let more = if moves.len() > SHOWN { " …" } else { "" };
    if moves.is_empty() {
        return "-".to_owned();
    }
    format!("{}{more}", moves[..moves.len().min(SHOWN)].join(" "))
}
