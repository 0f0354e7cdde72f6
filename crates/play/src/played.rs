use std::fmt;
use std::time::Duration;

use gametree_catalogue::{Answer, Search};
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
    /// The search that finds it again from the position before it; `None` for a person's move, and where
    /// nobody has written it down.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "search_text")]
    pub search: Option<Search>,
}

impl Played {
    /// A person's move.
    pub fn by_person(mv: String) -> Self {
        Played { mv, work: None, search: None }
    }
}

/// Searches are written down as people write them.
mod search_text {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Search;

    pub(super) fn serialize<S: Serializer>(
        search: &Option<Search>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match search {
            Some(search) => serializer.collect_str(search),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Option<Search>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
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

const NANOSECONDS_A_MILLISECOND: f64 = 1e6;

/// No move takes longer, in milliseconds: a hundred days.
const LONGEST: f64 = 100.0 * 24.0 * 3600.0 * 1000.0;

/// No value is larger, and no denominator: beyond this a number in a file of JSON loses digits.
const LARGEST: i64 = 1 << 53;

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
            ms: work.elapsed.as_nanos() as f64 / NANOSECONDS_A_MILLISECOND,
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
            Some([value, denominator @ 1..=LARGEST]) if value.unsigned_abs() <= LARGEST as u64 => {
                Some(Amount { value: Value(value), denominator })
            }
            Some(_) => return Err(WrongField("value")),
            None => None,
        };
        let win = match record.decided {
            Some(decided) => {
                let winner: Player = decided.winner.parse().map_err(|_| WrongField("winner"))?;
                Some(Win { winner, plies: decided.plies })
            }
            None => None,
        };
        if !(0.0..=LONGEST).contains(&record.ms) {
            return Err(WrongField("ms"));
        }
        // To the nanosecond that was written.
        let elapsed = Duration::from_nanos((record.ms * NANOSECONDS_A_MILLISECOND).round() as u64);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(field: &str, value: &str) -> Result<MoveWork, serde_json::Error> {
        let mut fields: serde_json::Map<_, _> =
            serde_json::from_str(r#"{"visited": 1, "ms": 2, "proven": false}"#)?;
        fields.insert(field.to_owned(), serde_json::from_str(value)?);
        serde_json::from_value(fields.into())
    }

    #[test]
    fn what_is_written_is_what_was() {
        for nanoseconds in [0, 1, 46_196, 2_147_483_640_143_898, 8_640_000_000_000_000] {
            let work = MoveWork {
                visited: u64::MAX,
                elapsed: Duration::from_nanos(nanoseconds),
                value: Some(Amount { value: Value(-LARGEST), denominator: LARGEST }),
                proven: true,
                win: None,
            };
            let text = serde_json::to_string(&work).unwrap();
            assert_eq!(serde_json::from_str::<MoveWork>(&text).unwrap(), work, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for ms in ["-1", "1.8e22", "1e308", "8640000001", "null", "\"2\""] {
            assert!(read("ms", ms).is_err(), "{ms}");
        }
        for value in ["[1, 0]", "[1, -1]", "[-9223372036854775808, 1]", "[1, 9223372036854775807]"]
        {
            assert!(read("value", value).is_err(), "{value}");
        }
        for visited in ["-1", "1.5", "18446744073709551616"] {
            assert!(read("visited", visited).is_err(), "{visited}");
        }
        assert!(read("ms", "8640000000").is_ok());
    }
}
