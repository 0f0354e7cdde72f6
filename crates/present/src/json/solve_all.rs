use std::collections::BTreeMap;

use gametree_rules::Exact;
use schemars::JsonSchema;
use serde::Serialize;

use super::End;
use crate::page::milliseconds;
use crate::report::SolvingAll;

/// How many strings of a length have which value.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SolveAll {
    /// The spec, as it was written.
    pub spec: String,
    /// The length.
    pub length: u64,
    /// How many strings there are.
    pub strings: u64,
    /// The values, from the second player's largest win on.
    pub values: Vec<Share>,
    /// Positions that are stored.
    pub positions: u64,
    /// The bytes that they take.
    pub bytes: u64,
    /// How long it took.
    pub elapsed_ms: f64,
    /// The rows of the table, if it was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exported: Option<u64>,
}

/// How many strings end in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Share {
    /// How they end.
    #[serde(flatten)]
    pub end: End,
    /// How many do.
    pub strings: u64,
}

impl Share {
    /// The strings of each margin; all games last equally long.
    pub fn list(margins: &BTreeMap<i32, u64>, plies: u32) -> Vec<Share> {
        let share = |(&margin, &strings): (&i32, &u64)| Share {
            end: Exact { margin, plies }.into(),
            strings,
        };
        margins.iter().map(share).collect()
    }
}

impl From<&SolvingAll> for SolveAll {
    fn from(solving: &SolvingAll) -> Self {
        SolveAll {
            spec: solving.spec.clone(),
            length: solving.length as u64,
            strings: solving.strings(),
            values: Share::list(&solving.margins, solving.plies()),
            positions: solving.positions,
            bytes: solving.bytes,
            elapsed_ms: milliseconds(solving.elapsed),
            exported: solving.exported.as_ref().map(|exported| exported.size),
        }
    }
}
