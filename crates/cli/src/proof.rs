//! How a game ends for certain, in words and as JSON.

use gametree_language::{Message, message};
use gametree_rules::{Outcome, Plies, Proven};

use serde::Serialize;

/// `winner`, `margin` and `plies`, as far as they are known.
#[derive(Serialize, Clone, Copy)]
pub(crate) struct Json {
    winner: &'static str,
    margin: i32,
    /// Missing if the length is not known exactly.
    plies: Option<u32>,
    /// The winner needs no more, where that is all that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    plies_at_most: Option<u32>,
}

impl From<Proven> for Json {
    fn from(proven: Proven) -> Self {
        let plies_at_most = match proven.plies {
            Plies::AtMost(plies) => Some(plies),
            Plies::Exactly(_) | Plies::Unknown => None,
        };
        Json {
            winner: proven.outcome().name(),
            margin: proven.margin,
            plies: proven.plies.exactly(),
            plies_at_most,
        }
    }
}

/// Who wins; by how much, in games with points.
pub(crate) fn result(margin: i32, has_points: bool) -> Message {
    match Outcome::from_margin(margin) {
        Outcome::Draw => message!("result-draw"),
        Outcome::Win(player) => {
            let first = player.sign() > 0;
            match (first, has_points) {
                (true, false) => message!("result-first-wins"),
                (false, false) => message!("result-second-wins"),
                (true, true) => message!("result-first-wins-by", by = margin.abs()),
                (false, true) => message!("result-second-wins-by", by = margin.abs()),
            }
        }
    }
}

/// The whole sentence.
pub(crate) fn sentence(proven: Proven, has_points: bool) -> Message {
    let result = result(proven.margin, has_points);
    match proven.plies {
        Plies::Exactly(plies) => message!("proof-exactly", result = result, plies = plies),
        Plies::AtMost(plies) => message!("proof-at-most", result = result, plies = plies),
        Plies::Unknown => result,
    }
}
