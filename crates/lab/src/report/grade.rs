use std::time::Duration;

use gametree_catalogue::Session;
use gametree_language::{Message, message};
use gametree_present::Page;
use gametree_present::page::{Block, Cell, Column, Fact, Table};

use super::blunder::blunder;
use crate::{Graded, Grading, Scope};

/// A grading, with what it was about.
pub struct GradingRun<'a> {
    /// The game, where it begins.
    pub session: &'a dyn Session,
    /// The grades.
    pub grading: &'a Grading,
    /// Which positions and how many games.
    pub scope: Scope,
    /// How long it took.
    pub elapsed: Duration,
}

/// The grade of every search, and the worst move that any of them chose.
pub fn grade(run: &GradingRun<'_>) -> Page {
    let grading = run.grading;
    let mut facts = vec![
        Fact::new(message!("label-game"), Cell::Code(run.session.spec())),
        Fact::new(message!("label-graded"), graded_positions(run).into()),
    ];
    if grading.stopped {
        facts.push(Fact::new(message!("label-stopped"), message!("grade-stopped").into()));
    }
    facts.push(Fact::new(message!("label-time"), Cell::Duration(run.elapsed)));
    let has_points = run.session.has_points();
    let table = grade_table(has_points, &grading.searches);
    let meanings = Block::Facts(grade_meanings(has_points, &grading.searches));
    let mut page = Page::new([Block::Facts(facts), Block::Table(table), meanings]);
    let worst = grading.searches.iter().filter_map(|search| Some((search, search.grade.worst()?)));
    // The first of those that gave most away, and of them the one that had it nearest.
    let worst = worst.min_by_key(|(_, worst)| (u32::MAX - worst.lost, worst.exact.plies));
    if let Some((search, worst)) = worst {
        page.blocks.extend(blunder(&search.search, worst));
    }
    page
}

/// The grades alone.
pub(crate) fn grade_table(has_points: bool, searches: &[Graded]) -> Table {
    table(has_points, &columns(has_points, searches), searches)
}

/// What its columns mean.
pub(crate) fn grade_meanings(has_points: bool, searches: &[Graded]) -> Vec<Fact> {
    let columns = columns(has_points, searches).into_iter();
    columns.map(|(label, meaning)| Fact::new(label, meaning.into())).collect()
}

fn graded_positions(run: &GradingRun<'_>) -> Message {
    let Grading { positions, of, .. } = *run.grading;
    if positions < of {
        let seed = run.scope.seed.to_string();
        message!("grade-sampled", positions = positions, all = of, seed = seed)
    } else {
        message!("grade-all", positions = positions)
    }
}

/// The figures that are shown, and what they mean.
fn columns(has_points: bool, searches: &[Graded]) -> Vec<(Message, Message)> {
    let sound = (message!("label-grade-sound"), message!("grade-means-sound"));
    let mut columns = vec![(message!("label-grade-best"), message!("grade-means-best"))];
    // Without points a margin is a winner, and the two columns would be the same.
    columns.extend(has_points.then_some(sound));
    columns.extend([
        (message!("label-grade-holds"), message!("grade-means-holds")),
        (message!("label-grade-resists"), message!("grade-means-resists")),
        (message!("label-grade-lost"), message!("grade-means-lost")),
        (message!("label-grade-sign"), message!("grade-means-sign")),
        (message!("label-grade-undecided"), message!("grade-means-undecided")),
        (message!("label-grade-rank"), message!("grade-means-rank")),
        (message!("label-grade-visited"), message!("grade-means-visited")),
    ]);
    let games = (message!("label-games"), message!("grade-means-games"));
    columns.extend(has_games(searches).then_some(games));
    columns
}

fn has_games(searches: &[Graded]) -> bool {
    searches.iter().any(|search| search.trial.is_some())
}

fn table(has_points: bool, figures: &[(Message, Message)], searches: &[Graded]) -> Table {
    let has_games = has_games(searches);
    let mut columns = vec![Column::words(message!("label-search").into())];
    columns.extend(figures.iter().map(|(label, _)| Column::numbers(label.clone().into())));
    let row = |(label, Graded { grade, trial, .. }): (String, &Graded)| {
        let mut cells = vec![Cell::text(label), Cell::share_or_nothing(grade.best())];
        cells.extend(has_points.then(|| Cell::share_or_nothing(grade.sound())));
        cells.extend([
            Cell::share_or_nothing(grade.holds()),
            Cell::share_or_nothing(grade.resists()),
            Cell::decimal_or_nothing(grade.value_lost(), 3),
            Cell::share_or_nothing(grade.sign_agreement()),
            Cell::share_or_nothing(grade.undecided()),
            Cell::decimal_or_nothing(grade.rank_correlation(), 3),
            Cell::decimal_or_nothing(grade.visited_mean(), 0),
        ]);
        let score = trial.map(|trial| Cell::Score([trial.won, trial.drawn, trial.lost]));
        cells.extend(has_games.then(|| score.unwrap_or(Cell::Nothing)));
        cells
    };
    Table {
        columns,
        rows: search_labels(searches).into_iter().zip(searches).map(row).collect(),
        ..Table::default()
    }
}

/// The searches' labels; where two are the same, all there is to say of them.
fn search_labels(searches: &[Graded]) -> Vec<String> {
    let labels: Vec<String> = searches.iter().map(|graded| graded.search.label()).collect();
    let label = |graded: &Graded| {
        let label = graded.search.label();
        let unique = labels.iter().filter(|other| **other == label).count() == 1;
        if unique { label } else { graded.search.to_string() }
    };
    searches.iter().map(label).collect()
}
