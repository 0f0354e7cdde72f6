//! The plots of an experiment.

use std::collections::BTreeMap;

use gametree_language::{Argument, Message, message};
use gametree_picture::{ChartPoint, Scale, SeriesKind};
use gametree_play::PlayerSpec;
use gametree_present::page::{Curve, Plot};

use super::experiment::ExperimentRun;
use crate::analysis::Tally;

/// So many series are told apart.
const MOST_SERIES: usize = 10;

/// All plots that the rows have something to show in, with the names of their files.
pub fn plots(run: &ExperimentRun<'_>) -> Vec<(&'static str, Plot)> {
    if run.standings.is_some() {
        return vec![("elo", elo(run)), ("lengths", lengths(run))];
    }
    let by_depth = Curves::of(run);
    let mut plots = Vec::new();
    plots.extend(nodes(run, &by_depth).map(|plot| ("nodes", plot)));
    plots.extend(wins(run, &by_depth).map(|plot| ("wins", plot)));
    plots.extend(times(run, &by_depth).map(|plot| ("times", plot)));
    plots.extend(saving(run).map(|plot| ("saving", plot)));
    plots.push(("lengths", lengths(run)));
    plots
}

/// Players that differ in depth only stand on one curve.
struct Curves {
    /// A name, and for each depth the contest.
    curves: Vec<(Message, BTreeMap<u32, usize>)>,
}

impl Curves {
    fn of(run: &ExperimentRun<'_>) -> Curves {
        let several = several_opponents(run);
        let mut curves: Vec<(String, usize, Message, BTreeMap<u32, usize>)> = Vec::new();
        for (index, contest) in run.experiment.contests().iter().enumerate() {
            let search = run.experiment.search(0, contest.player);
            let Some(depth) = search.and_then(|search| search.limits.depth) else { continue };
            // A strength goes by its own name, whatever search is behind it.
            let name = match run.experiment.entrant(contest.player) {
                PlayerSpec::Search(search) => {
                    let mut without = search.clone();
                    without.limits.depth = None;
                    without.to_string()
                }
                strength => strength.to_string(),
            };
            let known = curves
                .iter_mut()
                .find(|(known, opponent, ..)| *known == name && *opponent == contest.opponent);
            if let Some((_, _, _, depths)) = known {
                depths.insert(depth.get(), index);
                continue;
            }
            let said =
                named(&name, several.then(|| run.experiment.entrant(contest.opponent).to_string()));
            curves.push((name, contest.opponent, said, BTreeMap::from([(depth.get(), index)])));
        }
        Curves { curves: curves.into_iter().map(|(_, _, name, depths)| (name, depths)).collect() }
    }

    /// Whether there is a curve to be drawn.
    fn has_depths(&self) -> bool {
        self.curves.iter().any(|(_, depths)| depths.len() > 1)
    }

    fn series(
        &self,
        run: &ExperimentRun<'_>,
        point: &dyn Fn(f64, &Tally) -> Option<ChartPoint>,
    ) -> Vec<Curve> {
        let curve = |(name, depths): &(Message, BTreeMap<u32, usize>)| {
            let points = depths.iter().filter_map(|(&depth, &contest)| {
                point(depth.into(), &run.analysis.tallies[contest])
            });
            Curve { name: name.clone(), kind: SeriesKind::Line, points: points.collect() }
        };
        let series = self.curves.iter().map(curve).filter(|curve| !curve.points.is_empty());
        series.take(MOST_SERIES).collect()
    }
}

fn several_opponents(run: &ExperimentRun<'_>) -> bool {
    let contests = run.experiment.contests();
    contests.iter().any(|contest| contest.opponent != contests[0].opponent)
}

fn named(player: &str, opponent: Option<String>) -> Message {
    let name = |text: String| Argument::Text(text).isolated();
    match opponent {
        Some(opponent) => {
            message!("chart-against", player = name(player.to_owned()), opponent = name(opponent))
        }
        None => Message::new("").or(player),
    }
}

fn contest_name(run: &ExperimentRun<'_>, contest: usize) -> Message {
    let met = run.experiment.contests()[contest];
    let opponent = several_opponents(run).then(|| run.experiment.entrant(met.opponent).to_string());
    named(&run.players[contest], opponent)
}

/// One point for each contest, where depths do not make curves.
fn by_player(
    run: &ExperimentRun<'_>,
    point: &dyn Fn(f64, &Tally) -> Option<ChartPoint>,
) -> (Scale, Vec<Curve>) {
    let contests = run.experiment.contests();
    let opponents: Vec<usize> = contests
        .iter()
        .map(|contest| contest.opponent)
        .collect::<std::collections::BTreeSet<_>>()
        .into_iter()
        .collect();
    // Contests of the first opponent come first, one for each player.
    let names = run.players.iter().take(run.experiment.players().len()).cloned().collect();
    let series = opponents.iter().take(MOST_SERIES).map(|&opponent| {
        let points = contests
            .iter()
            .zip(&run.analysis.tallies)
            .filter(|(contest, _)| contest.opponent == opponent);
        let points = points.filter_map(|(contest, tally)| point(contest.player as f64, tally));
        // Of one opponent the title says enough.
        let name = match opponents.len() {
            1 => String::new(),
            _ => run.experiment.entrant(opponent).to_string(),
        };
        Curve {
            name: Message::new("").or(name),
            kind: SeriesKind::Points,
            points: points.collect(),
        }
    });
    (Scale::Names(names), series.collect())
}

/// The axis of depths or players, and the series over it.
fn over_players(
    run: &ExperimentRun<'_>,
    curves: &Curves,
    point: &dyn Fn(f64, &Tally) -> Option<ChartPoint>,
) -> ((Message, Scale), Vec<Curve>) {
    if curves.has_depths() {
        return ((message!("chart-depth-axis"), Scale::Whole), curves.series(run, point));
    }
    let (scale, series) = by_player(run, point);
    ((message!("chart-player-axis"), scale), series)
}

fn exactly(x: f64, y: f64) -> ChartPoint {
    ChartPoint { x, y, interval: None }
}

fn nodes(run: &ExperimentRun<'_>, curves: &Curves) -> Option<Plot> {
    let visited = |x: f64, tally: &Tally| {
        tally.visited_mean().filter(|&mean| mean > 0.0).map(|mean| exactly(x, mean))
    };
    let (x, mut series) = over_players(run, curves, &visited);
    if series.iter().all(|curve| curve.points.is_empty()) {
        return None;
    }
    if curves.has_depths() {
        // Trees are those of all decisions at that depth, whoever made them.
        let mut by_depth: BTreeMap<u32, (u128, f64, u64)> = BTreeMap::new();
        for (depth, &contest) in curves.curves.iter().flat_map(|(_, depths)| depths) {
            let tally = &run.analysis.tallies[contest];
            let (tree, least, decisions) = by_depth.entry(*depth).or_default();
            *tree += tally.tree;
            *least += tally.least;
            *decisions += tally.counted.decisions;
        }
        by_depth.retain(|_, (_, _, decisions)| *decisions > 0);
        // Trees that could not be counted are the large ones: a mean of the others would mislead.
        let partly = |depth: &u32| {
            let at_depth = curves.curves.iter().filter_map(|(_, depths)| depths.get(depth));
            let mut tallies = at_depth.map(|&contest| &run.analysis.tallies[contest]);
            tallies.any(|tally| tally.counted.decisions < tally.work.decisions)
        };
        by_depth.retain(|depth, _| !partly(depth));
        let reference = |mean: &dyn Fn(&(u128, f64, u64)) -> f64| -> Vec<ChartPoint> {
            by_depth
                .iter()
                .map(|(&depth, sums)| exactly(depth.into(), mean(sums) / sums.2 as f64))
                .collect()
        };
        let least = reference(&|sums| sums.1);
        if !least.is_empty() {
            let kind = SeriesKind::Reference;
            let tree = reference(&|sums| sums.0 as f64);
            series.push(Curve { name: message!("chart-tree"), kind, points: tree });
            series.push(Curve { name: message!("chart-minimum"), kind, points: least });
        }
    }
    let y = (message!("chart-nodes-axis"), Scale::Log);
    Some(Plot { title: message!("chart-nodes-title"), x, y, series, notes: Vec::new() })
}

fn wins(run: &ExperimentRun<'_>, curves: &Curves) -> Option<Plot> {
    let share = |x: f64, tally: &Tally| {
        tally.wins().map(|(share, interval)| ChartPoint {
            x,
            y: share,
            interval: Some((interval.low, interval.high)),
        })
    };
    let (x, series) = over_players(run, curves, &share);
    let y = (message!("chart-wins-axis"), Scale::Share);
    let notes = vec![message!("chart-whiskers")];
    (!series.is_empty()).then(|| Plot { title: message!("chart-wins-title"), x, y, series, notes })
}

fn times(run: &ExperimentRun<'_>, curves: &Curves) -> Option<Plot> {
    let time =
        |x: f64, tally: &Tally| tally.time_median().map(|median| exactly(x, median / 1000.0));
    let (x, series) = over_players(run, curves, &time);
    let any = run.analysis.has_times && series.iter().any(|curve| !curve.points.is_empty());
    let y = (message!("chart-time-axis"), Scale::Log);
    any.then(|| Plot { title: message!("chart-time-title"), x, y, series, notes: Vec::new() })
}

fn saving(run: &ExperimentRun<'_>) -> Option<Plot> {
    let mut series = Vec::new();
    for (contest, tally) in run.analysis.tallies.iter().enumerate() {
        if tally.saving().is_none_or(|saving| saving <= 0.0) || series.len() == MOST_SERIES {
            continue;
        }
        let points = tally.by_move.iter().enumerate().filter(|(_, sums)| sums.tree > 0);
        let points = points.map(|(index, sums)| {
            exactly(index as f64 + 1.0, 1.0 - sums.visited as f64 / sums.tree as f64)
        });
        series.push(Curve {
            name: contest_name(run, contest),
            kind: SeriesKind::Line,
            points: points.collect(),
        });
    }
    let (x, y) = (
        (message!("chart-move-axis"), Scale::Whole),
        (message!("chart-saving-axis"), Scale::Share),
    );
    (!series.is_empty()).then(|| Plot {
        title: message!("chart-saving-title"),
        x,
        y,
        series,
        notes: Vec::new(),
    })
}

/// So many players have bars of their own.
const FEW: usize = 3;

fn lengths(run: &ExperimentRun<'_>) -> Plot {
    let points = |lengths: &BTreeMap<u64, u64>| -> Vec<ChartPoint> {
        lengths.iter().map(|(&moves, &games)| exactly(moves as f64, games as f64)).collect()
    };
    let tallies = &run.analysis.tallies;
    let series = if tallies.len() <= FEW {
        let each = tallies.iter().enumerate();
        let curve = |(contest, tally): (usize, &Tally)| Curve {
            name: contest_name(run, contest),
            kind: SeriesKind::Bars,
            points: points(&tally.lengths),
        };
        each.map(curve).collect()
    } else {
        let mut all = BTreeMap::new();
        for (&moves, &games) in tallies.iter().flat_map(|tally| &tally.lengths) {
            *all.entry(moves).or_default() += games;
        }
        vec![Curve {
            name: message!("chart-all-games"),
            kind: SeriesKind::Bars,
            points: points(&all),
        }]
    };
    let (x, y) = (
        (message!("chart-length-axis"), Scale::Whole),
        (message!("chart-lengths-axis"), Scale::Linear),
    );
    Plot { title: message!("chart-lengths-title"), x, y, series, notes: Vec::new() }
}

fn elo(run: &ExperimentRun<'_>) -> Plot {
    let names = run.experiment.players().iter().map(ToString::to_string).collect();
    let standings = run.standings.iter().flat_map(|standings| &standings.players);
    let points = standings.map(|standing| ChartPoint {
        x: standing.player as f64,
        y: standing.rating.elo,
        interval: standing.rating.interval.map(|interval| (interval.low, interval.high)),
    });
    let series = vec![Curve {
        name: message!("chart-elo-axis"),
        kind: SeriesKind::Points,
        points: points.collect(),
    }];
    let (x, y) = (
        (message!("chart-player-axis"), Scale::Names(names)),
        (message!("chart-elo-axis"), Scale::Linear),
    );
    Plot {
        title: message!("chart-elo-title"),
        x,
        y,
        series,
        notes: vec![message!("chart-whiskers")],
    }
}
