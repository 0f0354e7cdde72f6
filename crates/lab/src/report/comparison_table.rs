use gametree_language::{Argument, message};
use gametree_present::page::{Cell, Column, Table};
use gametree_statistics::Interval;

use super::experiment::ExperimentRun;
use super::finding::places_of;
use crate::analysis::{Comparison, Counted, Level};

/// Every comparison in a row: results, nodes, and times where they were measured.
pub(super) fn comparison_table(run: &ExperimentRun<'_>) -> Table {
    let several = run.analysis.comparisons.iter().any(|comparison| {
        let first = &run.analysis.comparisons[0];
        run.opponent(comparison.contests[0]) != run.opponent(first.contests[0])
    });
    let mut columns = vec![
        Column::words(message!("column-first-of-pair").into()),
        Column::words(message!("column-second-of-pair").into()),
    ];
    if several {
        columns.push(Column::words(message!("column-opponent").into()));
    }
    let numbers = [
        message!("column-pairs"),
        message!("column-better"),
        message!("column-worse"),
        message!("column-difference"),
        message!("column-p"),
        message!("column-corrected"),
        message!("column-ratio"),
        message!("column-ratio-interval"),
        message!("column-p-nodes"),
    ];
    columns.extend(numbers.map(|label| match label.id() {
        "column-ratio-interval" => Column::intervals(label.into()),
        _ => Column::numbers(label.into()),
    }));
    if run.analysis.has_times {
        let times = [message!("column-time-ratio"), message!("column-p-time")];
        columns.extend(times.map(|label| Column::numbers(label.into())));
    }
    let rows = run.analysis.comparisons.iter().map(|comparison| row(run, comparison, several));
    Table {
        caption: Some(message!("comparisons-caption")),
        columns,
        rows: rows.collect(),
        ..Table::default()
    }
}

fn row(run: &ExperimentRun<'_>, comparison: &Comparison, several: bool) -> Vec<Cell> {
    let [better, worse, _] = comparison.results;
    let code = |argument: Argument| Cell::Text(argument);
    let mut cells =
        vec![code(run.player(comparison.contests[0])), code(run.player(comparison.contests[1]))];
    if several {
        cells.push(code(run.opponent(comparison.contests[0])));
    }
    let own = |level: Option<Level>| level.map_or(Cell::Nothing, |level| Cell::Level(level.p));
    let corrected =
        |level: Option<Level>| level.map_or(Cell::Nothing, |level| Cell::Level(level.corrected));
    cells.extend([
        Cell::Count(comparison.pairs().into()),
        Cell::Count(better.into()),
        Cell::Count(worse.into()),
        Cell::Decimal { number: 100.0 * comparison.difference().difference, places: 1 },
        own(comparison.level),
        corrected(comparison.level),
        ratio(&comparison.visited),
        ratio_interval(&comparison.visited),
        corrected(comparison.visited.level),
    ]);
    if let Some(time) = &comparison.time {
        cells.extend([ratio(time), corrected(time.level)]);
    }
    cells
}

fn ratio(counted: &Counted) -> Cell {
    let cell = |ratio| Cell::Decimal { number: ratio, places: places_of(ratio) };
    counted.ratio.map_or(Cell::Nothing, |ratio| cell(ratio.ratio))
}

fn ratio_interval(counted: &Counted) -> Cell {
    match counted.ratio.and_then(|ratio| ratio.interval) {
        Some(Interval { low, high }) => Cell::Interval { low, high, places: places_of(low) },
        None => Cell::Nothing,
    }
}
