use std::fmt;
use std::time::Duration;

use gametree_catalogue::{Answer, Worth};
use gametree_rules::{Decided, Player, Value};
use serde::{Deserialize, Serialize};

/// A move that was made, and what the computer thought of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it cost the computer; `None` for a person's move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub work: Option<MoveWork>,
}

/// What a computer's move cost, and what it thought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WorkRecord", into = "WorkRecord")]
pub struct MoveWork {
    /// Positions visited.
    pub visited: u64,
    /// Time.
    pub elapsed: Duration,
    /// What the position was worth to it.
    pub value: Option<Worth>,
    /// Whether that was certain.
    pub proven: bool,
    /// Who would win for certain.
    pub decided: Option<Decided>,
}

impl From<&Answer> for MoveWork {
    fn from(answer: &Answer) -> Self {
        MoveWork {
            visited: answer.counts.visited,
            elapsed: answer.elapsed,
            value: answer.value,
            proven: answer.proven,
            decided: answer.decided,
        }
    }
}

/// The work as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkRecord {
    visited: u64,
    ms: f64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<[i64; 2]>,
    proven: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decided: Option<DecidedRecord>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecidedRecord {
    winner: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
}

impl From<MoveWork> for WorkRecord {
    fn from(work: MoveWork) -> Self {
        WorkRecord {
            visited: work.visited,
            ms: work.elapsed.as_secs_f64() * 1000.0,
            value: work.value.map(|worth| [worth.value.0, worth.denominator]),
            proven: work.proven,
            decided: work.decided.map(|decided| DecidedRecord {
                winner: decided.winner.name().to_owned(),
                plies: decided.plies,
            }),
        }
    }
}

impl TryFrom<WorkRecord> for MoveWork {
    type Error = WrongField;

    fn try_from(record: WorkRecord) -> Result<Self, WrongField> {
        let value = match record.value {
            Some([_, ..=0]) => return Err(WrongField("value")),
            Some([value, denominator]) => Some(Worth { value: Value(value), denominator }),
            None => None,
        };
        let decided = match record.decided {
            Some(decided) => {
                let winner: Player = decided.winner.parse().map_err(|_| WrongField("winner"))?;
                Some(Decided { winner, plies: decided.plies })
            }
            None => None,
        };
        let elapsed =
            Duration::try_from_secs_f64(record.ms / 1000.0).map_err(|_| WrongField("ms"))?;
        let WorkRecord { visited, proven, .. } = record;
        Ok(MoveWork { visited, elapsed, value, proven, decided })
    }
}

/// A field that cannot have the value it has.
#[derive(Debug)]
struct WrongField(&'static str);

impl fmt::Display for WrongField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
