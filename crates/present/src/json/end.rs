use gametree_rules::{Exact, Plies, Proven};
use schemars::JsonSchema;
use serde::Serialize;

/// How a game ends for certain, as far as that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct End {
    /// `first`, `second` or `draw`.
    pub winner: &'static str,
    /// By how much, from the first player's side; ±1 or 0 in a game without points.
    pub margin: i32,
    /// Null if the length is not known exactly.
    pub plies: Option<u32>,
    /// The winner needs no more, where that is all that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies_at_most: Option<u32>,
}

impl From<Proven> for End {
    fn from(proven: Proven) -> Self {
        let plies_at_most = match proven.plies {
            Plies::AtMost(plies) => Some(plies),
            Plies::Exactly(_) | Plies::Unknown => None,
        };
        End {
            winner: proven.outcome().name(),
            margin: proven.margin,
            plies: proven.plies.exactly(),
            plies_at_most,
        }
    }
}

impl From<Exact> for End {
    fn from(exact: Exact) -> Self {
        Proven::from(exact).into()
    }
}
