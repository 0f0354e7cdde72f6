//! The rows for spreadsheets and statistics programs.

#[cfg(feature = "parquet")]
mod parquet;
#[cfg(feature = "parquet")]
mod positions;

use std::io::Write;
use std::path::Path;

use gametree_catalogue::{Solved, SolvedError};
use gametree_files::FileError;
use gametree_rules::Work;

use crate::experiment::{ExperimentError, Row, RowsReader};
#[cfg(feature = "parquet")]
pub use parquet::write_rows_as_parquet;

/// Whether this was built with Parquet.
pub const PARQUET: bool = cfg!(feature = "parquet");

/// Why positions were not written.
#[derive(Debug)]
pub enum PositionsError {
    /// The file cannot be written.
    File(FileError),
    /// The solution cannot be read.
    Solved(SolvedError),
    /// It was stopped.
    Stopped,
    /// This was built [without Parquet](PARQUET).
    NoParquet,
}

impl From<FileError> for PositionsError {
    fn from(error: FileError) -> Self {
        PositionsError::File(error)
    }
}

/// Writes every stored position with its value as Parquet: `position`, `winner`, `margin`, `plies`. Says how many there
/// were. The file appears under its name when it is whole.
#[cfg_attr(not(feature = "parquet"), expect(unused_variables))]
pub fn write_positions_as_parquet(
    solved: &dyn Solved,
    path: &Path,
    work: &Work,
) -> Result<u64, PositionsError> {
    #[cfg(feature = "parquet")]
    return positions::write_all(solved, path, work);
    #[cfg(not(feature = "parquet"))]
    Err(PositionsError::NoParquet)
}

/// A column of the export.
pub struct RowColumn {
    /// Its name.
    pub name: &'static str,
    /// What is in it.
    pub meaning: &'static str,
    kind: RowKind,
    value: fn(&Row) -> RowValue,
}

/// What all values of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RowKind {
    Text,
    Number,
}

/// What stands in a cell of the export.
#[derive(Clone, PartialEq, Debug)]
pub enum RowValue {
    /// A text.
    Text(String),
    /// A whole number; none where there is no such number.
    Number(Option<i64>),
}

fn number(number: impl TryInto<i64>) -> RowValue {
    RowValue::Number(number.try_into().ok())
}

fn text(text: impl Into<String>) -> RowValue {
    RowValue::Text(text.into())
}

fn sum<'a>(numbers: impl Iterator<Item = &'a u64>) -> RowValue {
    number(numbers.fold(0_u64, |sum, &number| sum.saturating_add(number)))
}

fn sum_known<'a>(numbers: impl Iterator<Item = &'a Option<u64>>) -> RowValue {
    let sum = numbers.copied().try_fold(0_u64, |sum, number| Some(sum.saturating_add(number?)));
    RowValue::Number(sum.and_then(|sum| sum.try_into().ok()))
}

fn list<T: ToString>(items: &[T]) -> RowValue {
    text(items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn score(row: &Row, side: usize) -> RowValue {
    RowValue::Number(row.facts.score.map(|score| score[side].into()))
}

const fn texts(
    name: &'static str,
    meaning: &'static str,
    value: fn(&Row) -> RowValue,
) -> RowColumn {
    RowColumn { name, meaning, kind: RowKind::Text, value }
}

const fn numbers(
    name: &'static str,
    meaning: &'static str,
    value: fn(&Row) -> RowValue,
) -> RowColumn {
    RowColumn { name, meaning, kind: RowKind::Number, value }
}

/// One list for every form of the export: the schema.
pub const ROW_COLUMNS: &[RowColumn] = &[
    numbers("number", "the number of the game in the plan, from 1", |row| number(row.facts.number)),
    texts("game", "the game", |row| text(&row.facts.game)),
    texts("opening", "the moves it was begun with, separated by spaces", |row| {
        list(&row.facts.opening)
    }),
    texts("start", "the position in which players took over", |row| text(&row.facts.start)),
    numbers("seed", "what chance followed from", |row| number(row.facts.seed)),
    numbers("repetition", "which repetition, from 1", |row| number(row.facts.repetition)),
    texts("player", "the player whose results are counted", |row| text(&row.facts.player)),
    texts("opponent", "the other", |row| text(&row.facts.opponent)),
    texts("side", "the player's side: first or second", |row| text(row.facts.side.name())),
    texts("to_move", "who made the first of the moves: first or second", |row| {
        text(row.facts.to_move.name())
    }),
    texts("winner", "first, second or draw", |row| text(row.facts.winner.name())),
    numbers("half_points", "what the player made: 0 lost, 1 drawn, 2 won", |row| {
        number(row.facts.half_points())
    }),
    numbers("margin", "from the first player's side", |row| number(row.facts.margin)),
    numbers("score_first", "points of the first player, if the game has points", |row| {
        score(row, 0)
    }),
    numbers("score_second", "points of the second player", |row| score(row, 1)),
    numbers("plies", "moves of both players after the opening", |row| {
        number(row.facts.moves.len())
    }),
    numbers("player_decisions", "moves of the player", |row| {
        number(row.facts.of(&row.facts.moves, true).count())
    }),
    numbers("player_visited", "nodes that the player visited", |row| {
        sum(row.facts.of(&row.facts.visited, true))
    }),
    numbers("player_evaluated", "heuristic values the player asked for", |row| {
        sum(row.facts.of(&row.facts.evaluated, true))
    }),
    numbers("player_cutoffs", "cuts of the player", |row| {
        sum(row.facts.of(&row.facts.cutoffs, true))
    }),
    numbers(
        "player_tree",
        "nodes of the player's whole trees; empty where one could not be counted",
        |row| sum_known(row.facts.of(&row.facts.tree, true)),
    ),
    numbers("player_time_ns", "what the clock said of the player, in nanoseconds", |row| {
        sum(row.facts.of(&row.times.time_ns, true))
    }),
    numbers("opponent_visited", "nodes that the opponent visited", |row| {
        sum(row.facts.of(&row.facts.visited, false))
    }),
    numbers("opponent_time_ns", "what the clock said of the opponent, in nanoseconds", |row| {
        sum(row.facts.of(&row.times.time_ns, false))
    }),
    numbers("times_comparable", "1 if times were measured to be compared, else 0", |row| {
        number(u8::from(row.times.are_comparable()))
    }),
    texts("moves", "the moves, separated by spaces", |row| list(&row.facts.moves)),
    texts("visited", "nodes visited, move by move", |row| list(&row.facts.visited)),
];

impl RowColumn {
    /// Whether it has texts; else it has whole numbers.
    pub fn is_text(&self) -> bool {
        self.kind == RowKind::Text
    }

    /// What a row has in it.
    pub fn value(&self, row: &Row) -> RowValue {
        (self.value)(row)
    }
}

/// Writes all rows as CSV, the names of the columns first.
pub(crate) fn write_rows_as_csv(
    rows: &mut RowsReader,
    path: &Path,
    writer: &mut dyn Write,
) -> Result<(), ExperimentError> {
    let failed = |error| ExperimentError::File(FileError::new(path, error));
    let names: Vec<&str> = ROW_COLUMNS.iter().map(|column| column.name).collect();
    writeln!(writer, "{}", names.join(",")).map_err(failed)?;
    let mut line = String::new();
    while let Some((row, _)) = rows.next_row()? {
        line.clear();
        for (index, column) in ROW_COLUMNS.iter().enumerate() {
            if index > 0 {
                line.push(',');
            }
            match column.value(&row) {
                RowValue::Number(Some(number)) => line += &number.to_string(),
                RowValue::Number(None) => {}
                RowValue::Text(text) => push_quoted(&mut line, &text),
            }
        }
        line.push('\n');
        writer.write_all(line.as_bytes()).map_err(failed)?;
    }
    Ok(())
}

/// Quotes what would end a cell.
fn push_quoted(line: &mut String, text: &str) {
    if text.contains([',', '"', '\n', '\r']) {
        line.push('"');
        line.push_str(&text.replace('"', "\"\""));
        line.push('"');
    } else {
        line.push_str(text);
    }
}
