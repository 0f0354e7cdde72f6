//! The values as a table; those of two ranges as a grid.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use gametree_lab::{Axis, Sweep, Swept};
use gametree_language::message;
use gametree_rules::Outcome;

use super::{how, sign, winner};
use crate::screen::Screen;

/// Rows that are shown at the beginning and at the end of a long table.
const HEAD: usize = 40;
const TAIL: usize = 4;

/// Columns of a grid at the beginning and at the end of a wide one.
const LEFT: usize = 16;
const RIGHT: usize = 2;

pub(super) fn text(sweep: &Sweep, all_rows: bool, screen: &Screen) -> String {
    match sweep.family.axes() {
        [first, second] => grid(sweep, [first, second], all_rows, screen),
        axes => list(sweep, axes, all_rows, screen),
    }
}

/// The indices that are shown; `None` where some are left out.
fn shown(all: usize, [head, tail]: [usize; 2], everything: bool) -> Vec<Option<usize>> {
    if everything || all <= head + tail + 1 {
        return (0..all).map(Some).collect();
    }
    (0..head).map(Some).chain([None]).chain((all - tail..all).map(Some)).collect()
}

fn plain_table() -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table
}

fn list(sweep: &Sweep, axes: &[Axis], all_rows: bool, screen: &Screen) -> String {
    let say = |message| screen.say(&message);
    let language = screen.language();
    let mut table = plain_table();
    let mut header: Vec<String> = axes.iter().map(|axis| axis.key.clone()).collect();
    if sweep.all_strings {
        header.push(say(message!("label-strings")));
    }
    header.push(say(message!("label-winner")));
    if sweep.has_points {
        header.push(say(message!("label-margin")));
    }
    header.extend([say(message!("label-plies")), say(message!("label-how"))]);
    let columns = header.len();
    table.set_header(header.iter().map(|cell| screen.cell(cell)));
    let rows = shown(sweep.rows.len(), [HEAD, TAIL], all_rows);
    let left_out = sweep.rows.len() - rows.iter().flatten().count();
    for index in rows {
        let Some(index) = index else {
            table.add_row(vec!["…"; columns]);
            continue;
        };
        let row = &sweep.rows[index];
        let mut number: Vec<String> = sweep
            .family
            .numbers(index as u64)
            .iter()
            .map(|number| language.number(*number))
            .collect();
        // Strings of different values take a line each.
        let values: Vec<Option<(i32, String)>> = match row {
            Swept::Game { end, .. } => vec![Some((end.margin, String::new()))],
            Swept::Strings { margins, .. } => {
                let all: u64 = margins.values().sum();
                let share = |(margin, strings): (&i32, &u64)| {
                    let share = message!("sweep-share", strings = *strings, all = all);
                    Some((*margin, screen.say(&share)))
                };
                margins.iter().rev().map(share).collect()
            }
            Swept::Unknown => vec![None],
        };
        for value in values {
            let mut cells = number.clone();
            let (margin, share) = value.map_or((None, String::new()), |(m, s)| (Some(m), s));
            if sweep.all_strings {
                cells.push(share);
            }
            let unknown = || "?".to_owned();
            cells.push(
                margin.map_or_else(unknown, |margin| winner(Outcome::from_margin(margin), screen)),
            );
            if sweep.has_points {
                cells.push(margin.map_or_else(unknown, |margin| screen.look().signed(margin)));
            }
            cells.push(row.plies().map_or_else(unknown, |plies| language.number(plies)));
            cells.push(how(row, screen));
            table.add_row(cells.iter().map(|cell| screen.cell(cell)));
            number.iter_mut().for_each(String::clear);
        }
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        let words = [columns - 1, if sweep.all_strings { 2 } else { 1 }];
        if !words.contains(&index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut text = table.trim_fmt();
    if left_out > 0 {
        text += &format!(
            "\n{}",
            say(message!("more-rows", rows = left_out)
                .followed_by(message!("advice-all-rows", rows = left_out)))
        );
    }
    text
}

fn grid(sweep: &Sweep, axes: [&Axis; 2], all_rows: bool, screen: &Screen) -> String {
    let say = |message| screen.say(&message);
    let language = screen.language();
    let lengths = axes.map(|axis| axis.len() as usize);
    // What is long goes down, or the grid would be too wide for a terminal.
    let turned = lengths[0] > LEFT + RIGHT + 1 && lengths[1] < lengths[0];
    let [across, down] = if turned { [1, 0] } else { [0, 1] };
    let columns = shown(lengths[across], [LEFT, RIGHT], all_rows);
    let rows = shown(lengths[down], [HEAD, TAIL], all_rows);
    let number = |axis: usize, index: &Option<usize>| match index {
        Some(index) => language.number(axes[axis].at(*index as u64)),
        None => "…".to_owned(),
    };
    let mut table = plain_table();
    let header = columns.iter().map(|column| number(across, column));
    table.set_header([String::new()].into_iter().chain(header).map(|cell| screen.cell(&cell)));
    for row in &rows {
        let cell = |column: &Option<usize>| match (row, column) {
            (Some(row), Some(column)) => {
                let [first, second] = if turned { [*row, *column] } else { [*column, *row] };
                sign(&sweep.rows[second * lengths[0] + first], sweep, screen)
            }
            _ => "…".to_owned(),
        };
        let cells = columns.iter().map(cell);
        let cells = [number(down, row)].into_iter().chain(cells);
        table.add_row(cells.map(|cell| screen.cell(&cell)));
    }
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let keys =
        message!("sweep-grid", across = axes[across].key.clone(), down = axes[down].key.clone());
    let signs = if sweep.has_points {
        message!("sweep-signs-points")
    } else {
        message!("sweep-signs", first = 1, second = 2)
    };
    let mut text = format!("{}\n\n{}\n\n{}", say(keys), table.trim_fmt(), say(signs));
    let left_out = lengths[down] - rows.iter().flatten().count();
    if left_out > 0 {
        text += &format!(
            "\n{}",
            say(message!("more-rows", rows = left_out)
                .followed_by(message!("advice-all-rows", rows = left_out)))
        );
    }
    text
}
