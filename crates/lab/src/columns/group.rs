use std::time::Duration;

use gametree_catalogue::{Algorithm, Search};
use gametree_present::page::Cell;
use gametree_statistics::median;

use super::Named;
use crate::analysis::Tally;

/// A column about all games of a player against an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupColumn {
    /// The player.
    Player,
    /// The player's algorithm.
    Algorithm,
    /// The player's depth.
    Depth,
    /// The player's heuristic.
    Heuristic,
    /// Whether the player cuts.
    Prune,
    /// The opponent.
    Opponent,
    /// How many games.
    Games,
    /// Games won.
    Won,
    /// Games drawn.
    Drawn,
    /// Games lost.
    Lost,
    /// The share of games won.
    Share,
    /// Its interval.
    Interval,
    /// The difference in strength.
    Elo,
    /// Nodes for a move, on average.
    Visited,
    /// Nodes for a move: the median.
    Median,
    /// Heuristic values for a move, on average.
    Evaluated,
    /// Cuts for a move, on average.
    Cutoffs,
    /// Nodes of the whole tree for a move, on average.
    Tree,
    /// The part of it that was not visited.
    Saving,
    /// Moves in a game, on average.
    Length,
    /// Time for a move: the median.
    Time,
    /// What holds the middle half of the times of one move: the median.
    Spread,
    /// Time to build the tree of a move, on average.
    Build,
    /// Time to value it.
    Value,
    /// Games that the first player of the game won.
    FirstWins,
    /// Games that the second player of the game won.
    SecondWins,
    /// Seconds of the player's decisions in a game.
    SecondsPerGame,
    /// Seconds of all the player's decisions.
    TotalSeconds,
}

const fn named(header: &'static str, column: GroupColumn) -> Named<GroupColumn> {
    Named { column, header: Some(header) }
}

pub(super) const REPORT_004: [Named<GroupColumn>; 7] = [
    named("depth", GroupColumn::Depth),
    named("prune", GroupColumn::Prune),
    named("games", GroupColumn::Games),
    named("red_wins", GroupColumn::FirstWins),
    named("blue_wins", GroupColumn::SecondWins),
    named("seconds_per_game", GroupColumn::SecondsPerGame),
    named("total_seconds", GroupColumn::TotalSeconds),
];

/// What a row of the table is about.
pub(crate) struct Group<'a> {
    pub(crate) player: String,
    /// The player's search, unless it is a guest.
    pub(crate) search: Option<&'a Search>,
    pub(crate) opponent: String,
    pub(crate) tally: &'a Tally,
}

impl GroupColumn {
    /// Those that go by a name of their own.
    pub(super) const ALL: [GroupColumn; 23] = {
        use GroupColumn::*;
        [
            Player, Algorithm, Depth, Heuristic, Opponent, Games, Won, Drawn, Lost, Share,
            Interval, Elo, Visited, Median, Evaluated, Cutoffs, Tree, Saving, Length, Time, Spread,
            Build, Value,
        ]
    };

    pub(super) fn find(name: &str) -> Option<GroupColumn> {
        GroupColumn::ALL.into_iter().find(|column| column.name() == name)
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            GroupColumn::Player => "player",
            GroupColumn::Algorithm => "algorithm",
            GroupColumn::Depth => "depth",
            GroupColumn::Heuristic => "heuristic",
            GroupColumn::Opponent => "opponent",
            GroupColumn::Games => "games",
            GroupColumn::Won => "won",
            GroupColumn::Drawn => "drawn",
            GroupColumn::Lost => "lost",
            GroupColumn::Share => "share",
            GroupColumn::Interval => "interval",
            GroupColumn::Elo => "elo",
            GroupColumn::Visited => "visited",
            GroupColumn::Median => "median",
            GroupColumn::Evaluated => "evaluated",
            GroupColumn::Cutoffs => "cutoffs",
            GroupColumn::Tree => "tree",
            GroupColumn::Saving => "saving",
            GroupColumn::Length => "length",
            GroupColumn::Time => "time",
            GroupColumn::Spread => "spread",
            GroupColumn::Build => "build",
            GroupColumn::Value => "value",
            GroupColumn::Prune => "prune",
            GroupColumn::FirstWins => "first_wins",
            GroupColumn::SecondWins => "second_wins",
            GroupColumn::SecondsPerGame => "seconds_per_game",
            GroupColumn::TotalSeconds => "total_seconds",
        }
    }

    pub(super) const fn is_number(self) -> bool {
        use GroupColumn::{Algorithm, Heuristic, Opponent, Player, Prune};
        !matches!(self, Player | Algorithm | Heuristic | Opponent | Prune)
    }

    /// Whether a narrow screen may do without it.
    pub(super) const fn is_optional(self) -> bool {
        use GroupColumn::{Build, Interval, Length, Opponent, Spread, Tree, Value};
        matches!(self, Opponent | Interval | Tree | Length | Spread | Build | Value)
    }

    /// What stands in it.
    pub(crate) fn cell(self, group: &Group<'_>) -> Cell {
        let Group { player, search, opponent, tally } = group;
        let [won, drawn, lost] = tally.results();
        let decisions = tally.work.decisions;
        let per_move = |sum: u128, places: usize| mean(sum, decisions, places);
        let searches = match search {
            Some(search) => ![Algorithm::Random, Algorithm::Perfect].contains(&search.algorithm),
            // A guest may count what it visits, or not.
            None => tally.work.visited > 0,
        };
        let is_counted = tally.counted.decisions == tally.work.decisions;
        let seconds = |of: u64| match tally.times.is_empty() {
            true => Cell::Nothing,
            false => mean_seconds(tally.time, of),
        };
        let time = |nanoseconds: f64| Cell::Duration(Duration::from_nanos(nanoseconds as u64));
        let built = |part: usize| {
            let sum = tally.building.map(|times| times[part] as f64 / tally.built.max(1) as f64);
            sum.map_or(Cell::Nothing, time)
        };
        match self {
            GroupColumn::Player => Cell::Code(player.clone()),
            GroupColumn::Algorithm => match search {
                Some(search) => Cell::text(search.algorithm.name()),
                None => Cell::Code(player.clone()),
            },
            GroupColumn::Depth => search
                .and_then(|search| search.limits.depth)
                .map_or(Cell::Nothing, |depth| Cell::Number(depth.get().into())),
            GroupColumn::Heuristic => search
                .filter(|search| search.algorithm.takes("heuristic"))
                .map_or(Cell::Nothing, |search| Cell::text(search.heuristic.as_str())),
            GroupColumn::Prune => search.map_or(Cell::Nothing, |search| {
                Cell::text(if search.algorithm == Algorithm::AlphaBeta { "yes" } else { "no" })
            }),
            GroupColumn::Opponent => Cell::Code(opponent.clone()),
            GroupColumn::Games => Cell::Count(tally.games().into()),
            GroupColumn::Won => Cell::Count(won.into()),
            GroupColumn::Drawn => Cell::Count(drawn.into()),
            GroupColumn::Lost => Cell::Count(lost.into()),
            GroupColumn::Share => percent(tally.wins().map(|(share, _)| share)),

            GroupColumn::Interval => match tally.wins() {
                Some((_, interval)) => Cell::Interval {
                    low: 100.0 * interval.low,
                    high: 100.0 * interval.high,
                    places: 1,
                },
                None => Cell::Nothing,
            },
            GroupColumn::Elo => {
                let elo = tally.elo().filter(|estimate| estimate.elo.is_finite());
                Cell::decimal_or_nothing(elo.map(|estimate| estimate.elo), 0)
            }
            GroupColumn::Visited if searches => per_move(tally.work.visited, 1),
            GroupColumn::Median if searches => Cell::decimal_or_nothing(tally.visited_median(), 1),
            GroupColumn::Evaluated if searches => per_move(tally.work.evaluated, 1),
            GroupColumn::Cutoffs if searches => per_move(tally.work.cutoffs, 1),
            GroupColumn::Visited
            | GroupColumn::Median
            | GroupColumn::Evaluated
            | GroupColumn::Cutoffs => Cell::Nothing,
            // Trees that could not be counted are the large ones: a mean of the others would mislead.
            GroupColumn::Tree if is_counted => Cell::decimal_or_nothing(tally.tree_mean(), 1),
            GroupColumn::Tree => Cell::Nothing,
            GroupColumn::Saving => match percent(tally.saving()) {
                Cell::Nothing => Cell::Nothing,
                saving if is_counted => saving,
                saving => saving.with_asterisk(),
            },
            GroupColumn::Length => Cell::decimal_or_nothing(tally.length_mean(), 1),
            GroupColumn::Time => tally.time_median().map_or(Cell::Nothing, time),
            GroupColumn::Spread => median(&tally.spreads).map_or(Cell::Nothing, time),
            GroupColumn::Build => built(0),
            GroupColumn::Value => built(1),
            GroupColumn::FirstWins => Cell::Count(tally.by_winner[0].into()),
            GroupColumn::SecondWins => Cell::Count(tally.by_winner[2].into()),
            GroupColumn::SecondsPerGame => seconds(tally.games()),
            GroupColumn::TotalSeconds => seconds(1),
        }
    }
}

/// In hundredths, in every form of the table.
fn percent(share: Option<f64>) -> Cell {
    Cell::decimal_or_nothing(share.map(|share| 100.0 * share), 1)
}

fn mean(sum: u128, of: u64, places: usize) -> Cell {
    Cell::decimal_or_nothing((of > 0).then(|| sum as f64 / of as f64), places)
}

fn mean_seconds(nanoseconds: u128, of: u64) -> Cell {
    Cell::decimal_or_nothing((of > 0).then(|| nanoseconds as f64 / 1e9 / of as f64), 6)
}
