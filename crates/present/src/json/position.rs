use gametree_catalogue::{GameResult, Session};
use schemars::JsonSchema;
use serde::Serialize;

/// The fields that every object about a position begins with.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Position {
    /// The game.
    pub spec: String,
    /// The position as text.
    pub position: String,
    /// `first` or `second`; null once the game is over.
    pub to_move: Option<&'static str>,
    /// How the game ended; null while it goes on.
    pub outcome: Option<Outcome>,
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// `first`, `second` or `draw`.
    pub winner: &'static str,
    /// By how much, from the first player's side; ±1 or 0 in a game without points.
    pub margin: i32,
}

impl From<&dyn Session> for Position {
    fn from(session: &dyn Session) -> Self {
        Position {
            spec: session.spec(),
            position: session.position(),
            to_move: session.to_move().map(|player| player.name()),
            outcome: session.result().map(Outcome::from),
        }
    }
}

impl From<GameResult> for Outcome {
    fn from(ending: GameResult) -> Self {
        Outcome { winner: ending.outcome.name(), margin: ending.margin }
    }
}
