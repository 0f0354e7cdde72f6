//! The values as a table; those of two ranges as a grid.

use gametree_language::message;
use gametree_present::page::{Cell, Column, Table};
use gametree_present::sentence;
use gametree_rules::Outcome;

use super::sweep::{how, short_value};
use crate::{Axis, Sweep, SweptRow};

/// Rows that are shown at the beginning and at the end of a long table.
const HEAD: usize = 40;
const TAIL: usize = 4;

/// Columns of a grid at the beginning and at the end of a wide one.
const LEFT: usize = 16;
const RIGHT: usize = 2;

/// The values of all games, or of the first and the last.
pub fn sweep_table(sweep: &Sweep, all_rows: bool) -> Table {
    match sweep.family.axes() {
        [first, second] => grid(sweep, [first, second], all_rows),
        axes => list(sweep, axes, all_rows),
    }
}

/// Rows or columns of a table that is to show everything: more are for programs.
pub const MOST_ROWS: usize = 20_000;

/// The indices that are shown; `None` where some are left out.
fn shown(all: usize, [head, tail]: [usize; 2], everything: bool) -> Vec<Option<usize>> {
    let head = if everything { MOST_ROWS - tail } else { head };
    if all <= head + tail + 1 {
        return (0..all).map(Some).collect();
    }
    (0..head).map(Some).chain([None]).chain((all - tail..all).map(Some)).collect()
}

fn list(sweep: &Sweep, axes: &[Axis], all_rows: bool) -> Table {
    let key = |axis: &Axis| Column::numbers(Cell::text(axis.key.as_str()));
    let mut columns: Vec<Column> = axes.iter().map(key).collect();
    if sweep.all_strings {
        columns.push(Column::numbers(message!("label-strings").into()));
    }
    columns.push(Column::words(message!("label-winner").into()));
    if sweep.has_points {
        columns.push(Column::numbers(message!("label-margin").into()));
    }
    columns.push(Column::numbers(message!("label-plies").into()));
    columns.push(Column::words(message!("label-how").into()));
    // Those that were reached come first.
    let reached = sweep.reached() as usize;
    let shown = shown(reached, [HEAD, TAIL], all_rows);
    let left_out = reached - shown.iter().flatten().count();
    let rows = shown.into_iter().flat_map(|index| match index {
        Some(index) => rows_of(sweep, index),
        None => vec![vec![Cell::LeftOut; columns.len()]],
    });
    Table { rows: rows.collect(), columns, left_out, ..Table::default() }
}

/// A game takes a row; strings of different values take one each.
fn rows_of(sweep: &Sweep, index: usize) -> Vec<Vec<Cell>> {
    let row = &sweep.rows[index];
    let values: Vec<(Option<i32>, Cell)> = match row {
        SweptRow::Game { end, .. } => vec![(Some(end.margin), Cell::Empty)],
        SweptRow::Strings { margins, .. } => {
            let all: u64 = margins.values().sum();
            let share = |(&margin, &strings): (&i32, &u64)| {
                (Some(margin), message!("sweep-share", strings = strings, all = all).into())
            };
            margins.iter().rev().map(share).collect()
        }
        SweptRow::Unknown | SweptRow::NotReached => vec![(None, Cell::Empty)],
    };
    let numbers = sweep.family.numbers(index as u64);
    let row = |(place, (margin, share)): (usize, (Option<i32>, Cell))| {
        let number = |&number: &i64| match place {
            0 => Cell::Number(number.into()),
            _ => Cell::Empty,
        };
        let mut cells: Vec<Cell> = numbers.iter().map(number).collect();
        cells.extend(sweep.all_strings.then_some(share));
        let winner = margin.map(|margin| sentence::winner(Outcome::from_margin(margin)).into());
        cells.push(winner.unwrap_or(Cell::Unknown));
        let margin = margin.map_or(Cell::Unknown, Cell::Margin);
        cells.extend(sweep.has_points.then_some(margin));
        cells.push(row.plies().map_or(Cell::Unknown, |plies| Cell::Number(plies.into())));
        cells.push(how(row).into());
        cells
    };
    values.into_iter().enumerate().map(row).collect()
}

fn grid(sweep: &Sweep, axes: [&Axis; 2], all_rows: bool) -> Table {
    let lengths = axes.map(|axis| axis.len() as usize);
    // What is long goes down, or the grid would be too wide for a terminal.
    let turned = lengths[0] > LEFT + RIGHT + 1 && lengths[1] < lengths[0];
    let [across, down] = if turned { [1, 0] } else { [0, 1] };
    let columns = shown(lengths[across], [LEFT, RIGHT], all_rows);
    let rows = shown(lengths[down], [HEAD, TAIL], all_rows);
    let left_out = lengths[down] - rows.iter().flatten().count();
    let number = |axis: usize, index: &Option<usize>| match index {
        Some(index) => Cell::Number(axes[axis].at(*index as u64).into()),
        None => Cell::LeftOut,
    };
    let value = |row: &Option<usize>, column: &Option<usize>| match (row, column) {
        (Some(row), Some(column)) => {
            let [first, second] = if turned { [*row, *column] } else { [*column, *row] };
            short_value(&sweep.rows[second * lengths[0] + first], sweep.has_points)
        }
        _ => Cell::LeftOut,
    };
    let row = |row: &Option<usize>| {
        let values = columns.iter().map(|column| value(row, column));
        std::iter::once(number(down, row)).chain(values).collect()
    };
    let labels = columns.iter().map(|column| number(across, column));
    let (across, down) = (axes[across].key.as_str(), axes[down].key.as_str());
    Table {
        caption: Some(message!("sweep-grid", across = across, down = down)),
        columns: std::iter::once(Cell::Empty).chain(labels).map(Column::numbers).collect(),
        rows: rows.iter().map(row).collect(),
        legend: Some(if sweep.has_points {
            message!("sweep-signs-points")
        } else {
            message!("sweep-signs", first = 1, second = 2)
        }),
        left_out,
        ..Table::default()
    }
}
