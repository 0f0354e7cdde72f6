use std::sync::Arc;

use gametree_catalogue::{Catalogue, Oracle};
use gametree_language::message;
use gametree_play::{Match, PlayerSpec, Record};

use super::store::Row;
use crate::Problem;
use crate::place::MOST_MOVES;

/// A game that is kept, ready to go on.
pub(crate) struct Kept {
    /// Its name, which nobody can guess: who knows it may play.
    pub(crate) id: String,
    /// Counts its changes.
    pub(crate) version: u64,
    /// When it began, in milliseconds since 1970.
    pub(crate) created: i64,
    /// When it was changed last.
    pub(crate) updated: i64,
    /// The game.
    pub(crate) game: Match,
}

impl Kept {
    /// Reads a game; everything in it is checked.
    pub(super) fn read(
        row: Row,
        catalogue: &Catalogue,
        oracle: &Arc<Oracle>,
    ) -> Result<Kept, Problem> {
        let unreadable =
            || Problem::Store { reason: message!("web-games-unreadable"), passes: false };
        let record: Record = serde_json::from_str(&row.record).map_err(|_| unreadable())?;
        let game = record.resume(catalogue, gametree_lab::ROSTER).map_err(|_| unreadable())?;
        let game = game.asking(Arc::clone(oracle))?;
        let Row { id, version, created, updated, .. } = row;
        Ok(Kept { id, version, created, updated, game })
    }

    /// Whether the computer is to move, and the game is not longer than any game may be.
    pub(crate) fn is_computers_turn(&self) -> bool {
        let goes_on = !self.game.is_over() && !self.game.is_human_turn();
        goes_on && self.game.moves().len() < MOST_MOVES
    }

    /// Whether no person plays.
    pub(crate) fn is_among_computers(&self) -> bool {
        !self.game.players().iter().any(PlayerSpec::is_human)
    }
}
