use gametree_catalogue::{Catalogue, Session};

use super::{SPECS, played};
use crate::target::{Reply, Target, ensure, text};

/// Positions of a game: a spec, a space, and the position.
pub(super) struct Positions {
    catalogue: Catalogue,
}

impl Positions {
    pub(super) fn new() -> Self {
        Positions { catalogue: Catalogue::standard() }
    }
}

impl Target for Positions {
    fn name(&self) -> &'static str {
        "positions"
    }

    fn examples(&self) -> Vec<Vec<u8>> {
        let after = |spec, plies| {
            let session = played(&self.catalogue, spec, plies, plies as u64);
            format!("{} {}", session.spec(), session.position()).into_bytes()
        };
        SPECS.iter().flat_map(|spec| [0, 1, 2, 5, 30].map(|plies| after(spec, plies))).collect()
    }

    fn check(&self, input: &[u8]) -> Result<Reply, String> {
        let input = text(input);
        let Some((spec, position)) = input.split_once(' ') else { return Ok(Reply::Refused) };
        let Ok(mut session) = self.catalogue.open(spec) else { return Ok(Reply::Refused) };
        if session.set_position(position).is_err() {
            return Ok(Reply::Refused);
        }
        reads_back(&*session)?;
        // What follows a position is a position, too; some of it is enough.
        let moves = session.legal_moves();
        let over = session.result().is_some();
        ensure(over == moves.is_empty(), || "moves at the end, or none before".to_owned())?;
        ensure(over == session.to_move().is_none(), || "a turn at the end".to_owned())?;
        for mv in moves.iter().take(8) {
            let mut next = session.copy();
            let made = next.play(mv).map_err(|error| format!("legal {mv}: {error}"))?;
            ensure(made == *mv, || format!("{mv} is made as {made}"))?;
            reads_back(&*next)?;
        }
        Ok(Reply::Accepted)
    }
}

/// The position as it is written is the same position.
fn reads_back(session: &dyn Session) -> Result<(), String> {
    let position = session.position();
    let mut again = session.copy();
    again.set_position(&position).map_err(|error| format!("{position} is refused: {error}"))?;
    ensure(again.position() == position, || format!("{position} is read as {}", again.position()))?;
    ensure(again.result() == session.result(), || format!("{position} ends in two ways"))?;
    let moves = again.legal_moves() == session.legal_moves();
    ensure(moves, || format!("{position} has other moves when it is read"))
}
