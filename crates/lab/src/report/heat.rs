use gametree_language::{Argument, Language, Message, message};
use gametree_picture::{HeatCell, HeatMap, HeatValue};
use gametree_present::page::Cell;
use gametree_present::{Markup, ValueMark, sentence};
use gametree_rules::{Exact, Outcome, Player, Proven};

use super::SweepRun;
use super::law::{Signs, laws};
use super::sweep::{how, part_that_is_drawn};
use crate::{LawSubject, Sweep, SweptRow};

/// Larger pictures are of no use to anybody.
const MAX_CELLS: usize = 10_000;

/// About so many games stand in a row of a single range.
const ROW: usize = 20;

/// The values as a heat map; its cells are the games that fit.
pub fn heat_map(run: &SweepRun<'_>, signs: Signs, markup: &impl Markup) -> HeatMap {
    heat_map_of_width(run, ROW, signs, markup)
}

/// The same where about so many games of a single range stand in a row: whole periods, if they are not too
/// long.
pub fn heat_map_of_width(
    run: &SweepRun<'_>,
    width: usize,
    signs: Signs,
    markup: &impl Markup,
) -> HeatMap {
    let sweep = run.sweep;
    let number = |number: i64| markup.language().number(number);
    let axes = sweep.family.axes();
    let first = &axes[0];
    let (columns, column_labels): (usize, Vec<String>) = match axes.get(1) {
        Some(_) => {
            let columns = first.len() as usize;
            (columns, (0..first.len()).map(|index| number(first.at(index))).collect())
        }
        // A strip, wrapped so that a period stands out.
        None => {
            let columns = wrap(run, width).min(sweep.rows.len());
            (columns, (0..columns as i64).map(|index| format!("+{}", number(index))).collect())
        }
    };
    // Whole rows, but at least one.
    let rows = sweep.rows.len().div_ceil(columns).min((MAX_CELLS / columns).max(1));
    let drawn = sweep.rows.len().min(rows * columns);
    let row_label = |row: usize| match axes.get(1) {
        Some(second) => number(second.at(row as u64)),
        None => number(first.at((row * columns) as u64)),
    };
    let notes = laws(sweep, run.lines, signs).into_iter().chain(part_that_is_drawn(drawn, sweep));
    let notes: Vec<String> = notes.map(|note| markup.say(&note)).collect();
    HeatMap {
        title: run.spec.to_owned(),
        description: format!("{} {}", markup.say(&description(sweep)), notes.join(" ")),
        across: first.key.clone(),
        down: axes.get(1).unwrap_or(first).key.clone(),
        columns: column_labels,
        rows: (0..rows).map(row_label).collect(),
        cells: (0..drawn).map(|index| cell(sweep, index, markup)).collect(),
        notes,
    }
}

/// A multiple of the period, if there is one that is not too long.
fn wrap(run: &SweepRun<'_>, width: usize) -> usize {
    let wanted = if run.sweep.has_points { LawSubject::Margin } else { LawSubject::Winner };
    let laws = run.lines.first().into_iter().flat_map(|line| &line.laws);
    let period = laws.filter(|(subject, _)| *subject == wanted).find_map(|(_, law)| law.as_ref());
    match period.map_or(1, |law| law.period) {
        period if period <= 3 * width => period * (width / period).max(1),
        _ => width,
    }
}

fn cell(sweep: &Sweep, index: usize, markup: &impl Markup) -> HeatCell {
    let row = &sweep.rows[index];
    let words = match row {
        SweptRow::Game { end, .. } => {
            let end = sentence::proven(*end, sweep.has_points);
            format!("{} ({})", markup.say(&end), markup.say(&how(row)))
        }
        SweptRow::Strings { margins, plies } => {
            let all: u64 = margins.values().sum();
            let share = |(&margin, &strings): (&i32, &u64)| {
                let share = message!("sweep-share", strings = strings, all = all);
                let end = Exact { margin, plies: *plies };
                let end = sentence::proven(end.into(), sweep.has_points);
                Argument::list([share, end], ": ")
            };
            markup.cell(&Cell::Text(Argument::list(margins.iter().rev().map(share), "; ")))
        }
        SweptRow::Unknown | SweptRow::NotReached => markup.say(&how(row)),
    };
    HeatCell {
        value: match row.margins().as_slice() {
            [] => HeatValue::Unknown,
            &[margin] => HeatValue::Margin(margin),
            _ => HeatValue::Mixed,
        },
        label: label(row, sweep.has_points, markup.language()),
        title: format!("{}: {words}", markup.isolated(&sweep.family.spec(index as u64))),
    }
}

/// A mark as everywhere else: by how much a game is won where there are points, else in how many plies.
fn label(row: &SweptRow, has_points: bool, language: Language) -> String {
    let mark = |end: Proven| ValueMark::proven(end, has_points, language).text;
    match row {
        SweptRow::Game { end, by_engine: true } => format!("{}*", mark(*end)),
        SweptRow::Game { end, .. } => mark(*end),
        SweptRow::Strings { plies, .. } => match row.margins().as_slice() {
            &[margin] => mark(Exact { margin, plies: *plies }.into()),
            _ => "~".to_owned(),
        },
        SweptRow::Unknown | SweptRow::NotReached => "?".to_owned(),
    }
}

fn description(sweep: &Sweep) -> Message {
    let count = |outcome| sweep.rows.iter().filter(|row| row.outcomes() == [outcome]).count();
    let [first, second, draws] =
        [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw].map(count);
    message!(
        "sweep-description",
        games = sweep.rows.len(),
        first = first,
        second = second,
        draws = draws,
        others = sweep.rows.len() - first - second - draws
    )
}
