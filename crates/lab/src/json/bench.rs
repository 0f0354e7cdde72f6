use gametree_present::page::milliseconds;
use schemars::JsonSchema;
use serde::Serialize;

use crate::BenchResult;

/// The searches of the benchmark.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Bench {
    /// Sixteen digits that change when any search visits more or fewer positions.
    pub signature: String,
    /// What it was compared with.
    pub expected: Option<String>,
    /// Whether the two are the same.
    pub as_expected: Option<bool>,
    /// All positions visited.
    pub visited: u64,
    /// All the time it took.
    pub elapsed_ms: f64,
    /// How many positions a second that is.
    pub positions_per_second: f64,
    /// One by one.
    pub searches: Vec<BenchSearch>,
}

/// One search of the benchmark.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct BenchSearch {
    /// The game.
    pub spec: &'static str,
    /// Moves made first.
    pub moves: &'static str,
    /// How it was searched.
    pub algorithm: &'static str,
    /// How far; null is to the end.
    pub depth: Option<u32>,
    /// The move it chose.
    pub best_move: Option<String>,
    /// Whether the value is exact.
    pub proven: bool,
    /// Positions visited.
    pub visited: u64,
    /// How long it took.
    pub elapsed_ms: f64,
}

impl Bench {
    /// The results, compared with a signature.
    pub fn new(bench: &crate::Bench, expected: Option<&str>) -> Self {
        Bench {
            signature: bench.signature(),
            expected: expected.map(str::to_owned),
            as_expected: expected.map(|expected| bench.is_as_expected(expected)),
            visited: bench.visited(),
            elapsed_ms: milliseconds(bench.elapsed()),
            positions_per_second: bench.positions_per_second(),
            searches: bench.results.iter().map(BenchSearch::from).collect(),
        }
    }
}

impl From<&BenchResult> for BenchSearch {
    fn from(BenchResult { case, answer }: &BenchResult) -> Self {
        BenchSearch {
            spec: case.spec,
            moves: case.moves,
            algorithm: case.algorithm.name(),
            depth: case.depth,
            best_move: answer.best_move.clone(),
            proven: answer.proven,
            visited: answer.counts.visited,
            elapsed_ms: milliseconds(answer.elapsed),
        }
    }
}
