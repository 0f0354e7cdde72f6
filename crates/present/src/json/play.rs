use gametree_play::Match;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Number, Position};
use crate::page::milliseconds;

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Play {
    /// The position that it came to.
    #[serde(flatten)]
    pub position: Position,
    /// The position that it began with.
    pub start: String,
    /// `human` or `computer`.
    pub first: &'static str,
    /// `human` or `computer`.
    pub second: &'static str,
    /// The first player as text.
    pub first_player: String,
    /// The second player as text.
    pub second_player: String,
    /// The moves that were made.
    pub moves: Vec<PlayedMove>,
}

/// A move that was made; the other fields are null if a person made it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PlayedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// `first` or `second`.
    pub player: &'static str,
    /// The position after it.
    pub position: String,
    /// The search that finds it again from the position before it, as text; null also for a guest, and in games
    /// saved before that was written down.
    pub search: Option<String>,
    /// Positions visited.
    pub visited: Option<u64>,
    /// How long it took.
    pub elapsed_ms: Option<f64>,
    /// What the position was worth to the search.
    pub value: Option<Number>,
    /// Whether that is exact.
    pub proven: Option<bool>,
}

impl From<&Match> for Play {
    fn from(game: &Match) -> Self {
        let player = |index: usize| match game.players()[index].is_human() {
            true => "human",
            false => "computer",
        };
        let after = game.positions().into_iter().skip(1);
        let moves = game.moves().iter().zip(after).enumerate();
        let moves = moves.map(|(index, (played, position))| PlayedMove {
            mv: played.mv.clone(),
            player: game.mover_of(index).name(),
            position,
            search: played.search.as_ref().map(|search| search.to_string()),
            visited: played.work.map(|work| work.visited),
            elapsed_ms: played.work.map(|work| milliseconds(work.elapsed)),
            value: played.work.and_then(|work| work.value).map(Number),
            proven: played.work.map(|work| work.proven || work.win.is_some()),
        });
        Play {
            position: game.session().into(),
            start: game.start().to_owned(),
            first: player(0),
            second: player(1),
            first_player: game.players()[0].to_string(),
            second_player: game.players()[1].to_string(),
            moves: moves.collect(),
        }
    }
}
