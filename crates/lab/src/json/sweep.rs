use std::borrow::Cow;

use gametree_present::json::Share;
use gametree_present::page::milliseconds;
use gametree_rules::{Outcome, Plies, Proven};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Law;
use crate::report::SweepRun;
use crate::{Axis, SweptRow};

/// The exact values of a family of games, and the laws in them.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Sweep {
    /// The family, as it was written.
    pub spec: String,
    /// The parameters that are ranges.
    pub parameters: Vec<Parameter>,
    /// The games; the first parameter changes fastest.
    pub games: Vec<SweptGame>,
    /// What repeats.
    pub laws: Vec<Law>,
    /// Whether it was stopped before all games were looked at; the others are left out.
    pub stopped: bool,
    /// How long it took.
    pub elapsed_ms: f64,
}

/// A parameter that is a range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "SweptParameter")]
pub struct Parameter {
    /// Its key.
    pub key: String,
    /// The first number.
    pub from: i64,
    /// The last number.
    pub to: i64,
}

/// A game of the family, or all the strings of a length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SweptGame {
    /// Its spec.
    pub spec: String,
    /// The parameters that are ranges, each a field of its own.
    #[serde(flatten)]
    pub numbers: Numbers,
    /// `first`, `second` or `draw`; null if it is not known or strings differ.
    pub winner: Option<&'static str>,
    /// By how much, from the first player's side; null if it is not known or strings differ.
    pub margin: Option<i32>,
    /// Null if the length is not known exactly.
    pub plies: Option<u32>,
    /// The winner needs no more, where that is all that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies_at_most: Option<u32>,
    /// How many strings there are, where the row stands for all of a length.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strings: Option<u64>,
    /// How many of them end in which way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<Share>>,
    /// `solved`, `engine` or `unknown`.
    pub how: &'static str,
}

/// Keys and their numbers, in the order of the spec.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(pub Vec<(String, i64)>);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, number) in &self.0 {
            map.serialize_entry(key, number)?;
        }
        map.end()
    }
}

impl JsonSchema for Numbers {
    fn schema_name() -> Cow<'static, str> {
        "Numbers".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object", "additionalProperties": { "type": "integer" } })
    }
}

impl From<&SweepRun<'_>> for Sweep {
    fn from(run: &SweepRun<'_>) -> Self {
        let axes = run.sweep.family.axes().iter();
        let parameter =
            |axis: &Axis| Parameter { key: axis.key.clone(), from: axis.from, to: axis.to };
        let rows = &run.sweep.rows;
        let reached = (0..rows.len()).filter(|&index| rows[index].is_reached());
        Sweep {
            spec: run.spec.to_owned(),
            parameters: axes.map(parameter).collect(),
            games: reached.map(|index| game(run.sweep, index)).collect(),
            laws: run.lines.iter().flat_map(Law::list).collect(),
            stopped: run.sweep.is_stopped(),
            elapsed_ms: milliseconds(run.elapsed),
        }
    }
}

fn game(sweep: &crate::Sweep, index: usize) -> SweptGame {
    let row = &sweep.rows[index];
    let index = index as u64;
    let all = if sweep.all_strings { ",all" } else { "" };
    let keys = sweep.family.axes().iter().map(|axis| axis.key.clone());
    let (strings, values) = match row {
        SweptRow::Strings { margins, plies } => {
            (Some(margins.values().sum()), Some(Share::list(margins, *plies)))
        }
        _ => (None, None),
    };
    SweptGame {
        spec: format!("{}{all}", sweep.family.spec(index)),
        numbers: Numbers(keys.zip(sweep.family.numbers(index)).collect()),
        winner: single(&row.outcomes()).map(Outcome::name),
        margin: single(&row.margins()),
        plies: row.plies(),
        plies_at_most: match row {
            SweptRow::Game { end: Proven { plies: Plies::AtMost(plies), .. }, .. } => Some(*plies),
            _ => None,
        },
        strings,
        values,
        how: row.how(),
    }
}

/// Strings of different values have neither one winner nor one margin.
fn single<T: Copy>(values: &[T]) -> Option<T> {
    match values {
        &[value] => Some(value),
        _ => None,
    }
}
