use std::fmt;
use std::time::Duration;

use gametree_catalogue::Answer;
use gametree_rules::{Amount, Player, Proven, Value};
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
    pub value: Option<Amount>,
    /// Whether that was certain.
    pub proven: bool,
    /// Who would win for certain.
    pub win: Option<Win>,
}

/// A game that somebody wins whatever the other does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Win {
    /// Who wins.
    pub winner: Player,
    /// How many plies it takes under best play, if that is known.
    pub plies: Option<u32>,
}

impl Win {
    /// `None` if the game ends in a draw.
    fn of(end: Proven) -> Option<Win> {
        let winner = end.outcome().winner()?;
        Some(Win { winner, plies: end.plies.exactly() })
    }
}

impl From<&Answer> for MoveWork {
    fn from(answer: &Answer) -> Self {
        MoveWork {
            visited: answer.counts.visited,
            elapsed: answer.elapsed,
            value: answer.value,
            proven: answer.proven,
            win: answer.end.and_then(Win::of),
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
            value: work.value.map(|amount| [amount.value.0, amount.denominator]),
            proven: work.proven,
            decided: work.win.map(|win| DecidedRecord {
                winner: win.winner.name().to_owned(),
                plies: win.plies,
            }),
        }
    }
}

impl TryFrom<WorkRecord> for MoveWork {
    type Error = WrongField;

    fn try_from(record: WorkRecord) -> Result<Self, WrongField> {
        let value = match record.value {
            Some([_, ..=0]) => return Err(WrongField("value")),
            Some([value, denominator]) => Some(Amount { value: Value(value), denominator }),
            None => None,
        };
        let win = match record.decided {
            Some(decided) => {
                let winner: Player = decided.winner.parse().map_err(|_| WrongField("winner"))?;
                Some(Win { winner, plies: decided.plies })
            }
            None => None,
        };
        let elapsed =
            Duration::try_from_secs_f64(record.ms / 1000.0).map_err(|_| WrongField("ms"))?;
        let WorkRecord { visited, proven, .. } = record;
        Ok(MoveWork { visited, elapsed, value, proven, win })
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
