//! The values as a heat map.

use gametree_lab::{LawOf, Sweep, SweepLine, Swept};
use gametree_language::message;
use gametree_picture::{HeatCell, HeatMap, HeatValue, heat_svg};
use gametree_rules::{Outcome, Player, Plies, Proven};

use super::{how, laws, sign};
use crate::proof;
use crate::screen::Screen;

/// Larger pictures are of no use to anybody.
const MOST_CELLS: usize = 10_000;

/// About so many games stand in a row of a single range.
const ROW: usize = 20;

/// The picture, and how many games are in it.
pub(super) fn picture(
    spec: &str,
    sweep: &Sweep,
    lines: &[SweepLine],
    screen: &Screen,
) -> (String, usize) {
    let number = |number: i64| screen.language().number(number);
    let axes = sweep.family.axes();
    let first = &axes[0];
    let (columns, column_labels): (usize, Vec<String>) = match axes.get(1) {
        Some(_) => {
            let columns = first.len() as usize;
            (columns, (0..first.len()).map(|index| number(first.at(index))).collect())
        }
        // A strip, wrapped so that a period stands out.
        None => {
            let columns = wrap(sweep, lines).min(sweep.rows.len());
            (columns, (0..columns as i64).map(|index| format!("+{}", number(index))).collect())
        }
    };
    // Whole rows, but at least one.
    let rows = sweep.rows.len().div_ceil(columns).min((MOST_CELLS / columns).max(1));
    let drawn = sweep.rows.len().min(rows * columns);
    let row_label = |row: usize| match axes.get(1) {
        Some(second) => number(second.at(row as u64)),
        None => number(first.at((row * columns) as u64)),
    };
    let mut notes: Vec<String> =
        laws::text(sweep, lines, screen).lines().map(str::to_owned).collect();
    if drawn < sweep.rows.len() {
        let part = message!("sweep-picture-part", shown = drawn, games = sweep.rows.len());
        notes.push(screen.say(&part));
    }
    let map = HeatMap {
        title: spec.to_owned(),
        description: format!("{} {}", description(sweep, screen), notes.join(" ")),
        across: first.key.clone(),
        down: axes.get(1).unwrap_or(first).key.clone(),
        columns: column_labels,
        rows: (0..rows).map(row_label).collect(),
        cells: (0..drawn).map(|index| cell(sweep, index, screen)).collect(),
        notes,
    };
    (heat_svg(&map, screen.language()).stand_alone(), drawn)
}

/// A multiple of the period, if there is one that is not too long.
fn wrap(sweep: &Sweep, lines: &[SweepLine]) -> usize {
    let wanted = if sweep.has_points { LawOf::Margin } else { LawOf::Winner };
    let laws = lines.first().into_iter().flat_map(|line| &line.laws);
    let period = laws.filter(|(of, _)| *of == wanted).find_map(|(_, law)| law.as_ref());
    match period.map_or(1, |law| law.period) {
        period @ ..=60 => period * (ROW / period).max(1),
        _ => ROW,
    }
}

fn cell(sweep: &Sweep, index: usize, screen: &Screen) -> HeatCell {
    let row = &sweep.rows[index];
    let sentence = |end| screen.say(&proof::sentence(end, sweep.has_points));
    let words = match row {
        Swept::Game { end, .. } => format!("{} ({})", sentence(*end), how(row, screen)),
        Swept::Strings { margins, plies } => {
            let all: u64 = margins.values().sum();
            let share = |(margin, strings): (&i32, &u64)| {
                let share = message!("sweep-share", strings = *strings, all = all);
                let end = Proven { margin: *margin, plies: Plies::Exactly(*plies) };
                format!("{}: {}", screen.say(&share), sentence(end))
            };
            margins.iter().rev().map(share).collect::<Vec<_>>().join("; ")
        }
        Swept::Unknown => how(row, screen),
    };
    HeatCell {
        value: match row.margins().as_slice() {
            [] => HeatValue::Unknown,
            &[margin] => HeatValue::Margin(margin),
            _ => HeatValue::Mixed,
        },
        label: sign(row, sweep, screen),
        title: format!("{}: {words}", screen.cell(&sweep.family.spec(index as u64))),
    }
}

fn description(sweep: &Sweep, screen: &Screen) -> String {
    let count = |outcome| sweep.rows.iter().filter(|row| row.outcomes() == [outcome]).count();
    let [first, second, draws] =
        [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw].map(count);
    screen.say(&message!(
        "sweep-description",
        games = sweep.rows.len(),
        first = first,
        second = second,
        draws = draws,
        others = sweep.rows.len() - first - second - draws
    ))
}
