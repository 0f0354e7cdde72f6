use gametree_catalogue::Session;
use schemars::JsonSchema;
use serde::Serialize;

use super::Position;

/// A position and its moves.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Show {
    /// The position.
    #[serde(flatten)]
    pub position: Position,
    /// The legal moves in their fixed order.
    pub moves: Vec<String>,
}

impl From<&dyn Session> for Show {
    fn from(session: &dyn Session) -> Self {
        Show { position: session.into(), moves: session.legal_moves() }
    }
}
