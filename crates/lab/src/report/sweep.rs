use std::path::Path;
use std::time::Duration;

use gametree_language::{Argument, Language, Message, message};
use gametree_present::Page;
use gametree_present::page::{Block, Cell, Fact};
use gametree_present::report::Written;

use super::law::{Signs, laws};
use super::sweep_table::sweep_table;
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
    let mut facts = vec![Fact::new(message!("label-game"), Cell::Code(run.spec.to_owned()))];
    facts.extend(parameters(run.sweep));
    facts.push(Fact::new(message!("label-laws"), Cell::Text(laws)));
    if let Some(Written { file, size: drawn }) = picture {
        let file = Argument::path(Path::new(file));
        let mut words = vec![message!("sweep-picture", file = file, games = *drawn)];
        words.extend(part_that_is_drawn(*drawn, run.sweep));
        facts.push(Fact::new(message!("label-picture"), Cell::Text(Argument::list(words, "\n"))));
    }
    if run.sweep.is_stopped() {
        let all = run.sweep.rows.len();
        let stopped = message!("sweep-stopped", done = run.sweep.reached(), all = all);
        facts.push(Fact::new(message!("label-stopped"), stopped.into()));
    }
    facts.push(Fact::new(message!("label-time"), Cell::Duration(run.elapsed)));
    let mut page = Page::new([Block::Table(sweep_table(run.sweep, all_rows))]);
    // A grid has its own signs, and says what they mean.
    if run.sweep.family.axes().len() == 1 {
        page.push(Block::Facts(meanings(run.sweep.has_points)));
    }
    page.push(Block::Facts(facts));
    page
}

/// What the columns mean.
fn meanings(has_points: bool) -> Vec<Fact> {
    let margin = (message!("label-margin"), message!("sweep-means-margin"));
    let mut columns: Vec<(Message, Message)> = Vec::new();
    columns.extend(has_points.then_some(margin));
    columns.push((message!("label-plies"), message!("sweep-means-plies")));
    columns.push((message!("label-how"), message!("sweep-means-how")));
    columns.into_iter().map(|(label, meaning)| Fact::new(label, meaning.into())).collect()
}

/// What the keys stand for that tables and laws are about; games that somebody added may not say.
fn parameters(sweep: &Sweep) -> impl Iterator<Item = Fact> {
    let family = &sweep.family;
    family.axes().iter().filter_map(|axis| {
        let id = format!("parameter-{}-{}", family.game(), axis.key);
        Language::default().knows(&id).then(|| Fact::detail(&axis.key, Message::new(id).into()))
    })
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
        "stopped" => message!("sweep-not-reached"),
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
