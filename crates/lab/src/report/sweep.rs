use std::time::Duration;

use gametree_language::{Argument, Message, message};
use gametree_present::Page;
use gametree_present::page::{Block, Cell, Fact};
use gametree_present::report::Written;

use super::law::{Signs, laws};
use super::sweep_table::table;
use crate::{Sweep, SweepLine, SweptRow};

/// A sweep, with what it was about.
pub struct SweepRun<'a> {
    /// The family, as it was written.
    pub spec: &'a str,
    /// What was found.
    pub sweep: &'a Sweep,
    /// The laws in it.
    pub lines: &'a [SweepLine],
    /// How long it took.
    pub elapsed: Duration,
}

/// The values of a whole family of games, and the laws in them. `picture` is the file with the heat
/// map and the number of games in it.
pub fn sweep(
    run: &SweepRun<'_>,
    all_rows: bool,
    picture: Option<&Written<usize>>,
    signs: Signs,
) -> Page {
    let laws = Argument::list(laws(run.sweep, run.lines, signs), "\n");
    let mut facts = vec![
        Fact::new(message!("label-game"), Cell::Code(run.spec.to_owned())),
        Fact::new(message!("label-laws"), Cell::Text(laws)),
    ];
    if let Some(Written { file, size: drawn }) = picture {
        let file = Argument::quoted(file);
        let mut words = vec![message!("sweep-picture", file = file, games = *drawn)];
        words.extend(part_that_is_drawn(*drawn, run.sweep));
        facts.push(Fact::new(message!("label-picture"), Cell::Text(Argument::list(words, "\n"))));
    }
    facts.push(Fact::new(message!("label-time"), Cell::duration(run.elapsed, 2)));
    Page::new([Block::Table(table(run.sweep, all_rows)), Block::Facts(facts)])
}

/// How many games are in a picture, if not all.
pub(super) fn part_that_is_drawn(drawn: usize, sweep: &Sweep) -> Option<Message> {
    let games = sweep.rows.len();
    (drawn < games).then(|| message!("sweep-picture-part", shown = drawn, games = games))
}

/// How a value is known.
pub(super) fn how(row: &SweptRow) -> Message {
    match row.how() {
        "solved" => message!("sweep-solved"),
        "engine" => message!("sweep-engine"),
        _ => message!("sweep-unknown"),
    }
}

/// A value in as few characters as possible.
pub(super) fn short_value(row: &SweptRow, has_points: bool) -> Cell {
    let value = match (row.margins().as_slice(), has_points) {
        ([], _) => Cell::Unknown,
        (&[margin], true) => Cell::Margin(margin),
        (&[0], false) => Cell::text("="),
        (&[margin], false) => Cell::Number(if margin > 0 { 1 } else { 2 }),
        _ => Cell::text("~"),
    };
    if row.how() == "engine" { value.with_asterisk() } else { value }
}
