//! What `--json` prints that more than one command needs.

use gametree_catalogue::Session;
use gametree_rules::Amount;
use serde::{Serialize, Serializer};

/// The fields that every object about a position begins with.
#[derive(Serialize)]
pub(crate) struct Position {
    spec: String,
    position: String,
    to_move: Option<&'static str>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Outcome {
    winner: &'static str,
    margin: i32,
}

impl Position {
    pub(crate) fn new(session: &dyn Session) -> Self {
        Position {
            spec: session.spec(),
            position: session.position(),
            to_move: session.to_move().map(|player| player.name()),
            outcome: session
                .ending()
                .map(|ending| Outcome { winner: ending.outcome.name(), margin: ending.margin }),
        }
    }
}

/// A whole number where it is one, else the nearest float.
pub(crate) struct Number(pub(crate) Amount);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Amount { value, denominator: 1 } => serializer.serialize_i64(value.0),
            amount => serializer.serialize_f64(amount.as_f64()),
        }
    }
}
