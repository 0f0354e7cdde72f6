use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Cell, Column, Remark, Table};
use gametree_statistics::Hypothesis;

use super::experiment::ExperimentRun;
use super::finding::these_starts;
use crate::analysis::{Decision, Level, Likeness, Scope, Standing, Standings, likeness};

/// A tournament: cross table, strengths, and what they show.
pub(super) struct TournamentPage {
    pub(super) tables: Vec<Block>,
    pub(super) findings: Vec<Remark>,
}

pub(super) fn tournament(run: &ExperimentRun<'_>, standings: &Standings) -> TournamentPage {
    let mut ranked: Vec<&Standing> = standings.players.iter().collect();
    ranked.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
    let tables =
        vec![Block::Table(strengths(run, &ranked)), Block::Table(cross(run, standings, &ranked))];
    TournamentPage { tables, findings: findings(run, standings, &ranked) }
}

/// The players, the strongest first.
pub(super) fn strengths(run: &ExperimentRun<'_>, ranked: &[&Standing]) -> Table {
    let row = |(rank, standing): (usize, &&Standing)| {
        let interval = standing.rating.interval.map_or(Cell::Nothing, |interval| {
            message!(
                "elo-interval",
                low = Argument::decimal(interval.low, 0),
                high = Argument::decimal(interval.high, 0)
            )
            .into()
        });
        vec![
            Cell::Number(rank as i128 + 1),
            Cell::Code(name(run, standing.player)),
            Cell::Decimal { number: standing.rating.elo, places: 0 },
            interval,
            half(standing.half_points),
            Cell::Count(standing.games.into()),
        ]
    };
    Table {
        caption: Some(message!("tournament-caption")),
        columns: vec![
            Column::numbers(message!("column-rank").into()),
            Column::words(message!("column-player").into()),
            Column::numbers(message!("column-elo").into()),
            Column::numbers(message!("column-interval").into()),
            Column::numbers(message!("column-points").into()),
            Column::numbers(message!("column-games").into()),
        ],
        rows: ranked.iter().enumerate().map(row).collect(),
        ..Table::default()
    }
}

/// Points of each against each.
fn cross(run: &ExperimentRun<'_>, standings: &Standings, ranked: &[&Standing]) -> Table {
    let mut columns = vec![Column::words(message!("column-player").into())];
    columns.extend((1..=ranked.len()).map(|rank| Column::numbers(Cell::Number(rank as i128))));
    let row = |(rank, standing): (usize, &&Standing)| {
        let label = Argument::Joined(vec![
            Argument::Number(rank as i128 + 1),
            Argument::Own(" "),
            Argument::Text(name(run, standing.player)).isolated(),
        ]);
        let mut cells = vec![Cell::Text(label)];
        cells.extend(ranked.iter().map(|other| {
            match standings.cross[standing.player][other.player] {
                _ if standing.player == other.player => Cell::Nothing,
                (points, _) => half(points),
            }
        }));
        cells
    };
    Table {
        caption: Some(message!("tournament-cross")),
        columns,
        rows: ranked.iter().enumerate().map(row).collect(),
        ..Table::default()
    }
}

fn half(half_points: u64) -> Cell {
    match half_points % 2 {
        0 => Cell::Count((half_points / 2).into()),
        _ => Cell::Decimal { number: half_points as f64 / 2.0, places: 1 },
    }
}

fn name(run: &ExperimentRun<'_>, player: usize) -> String {
    run.experiment.entrant(player).to_string()
}

fn findings(run: &ExperimentRun<'_>, standings: &Standings, ranked: &[&Standing]) -> Vec<Remark> {
    let mut sentences: Vec<Message> = Vec::new();
    let named = |player: usize| Argument::Text(name(run, player)).isolated();
    if let Some(decision) = &standings.decision {
        sentences.extend(decided(run, decision));
    }
    // Who leads by nothing is not first.
    let lead = ranked.windows(2).next().map_or(0.0, |pair| pair[0].rating.elo - pair[1].rating.elo);
    if let Some(first) = ranked.first().filter(|_| lead >= 1.0)
        && let Some(interval) = first.rating.interval
    {
        sentences.push(message!(
            "tournament-first",
            player = named(first.player),
            points = Argument::decimal(first.half_points as f64 / 2.0, 1),
            games = first.games,
            elo = Argument::decimal(first.rating.elo, 0),
            low = Argument::decimal(interval.low, 0),
            high = Argument::decimal(interval.high, 0)
        ));
    }
    // Each with the next: whoever is between them is apart from both or from neither. A test that ends
    // early has its own sentence.
    let neighbours = ranked.windows(2).filter(|_| standings.decision.is_none());
    let levels: Vec<f64> =
        neighbours.clone().map(|pair| level(run, pair[0].player, pair[1].player)).collect();
    let corrected = gametree_statistics::holm(&levels);
    for (pair, p) in neighbours.zip(corrected) {
        let [a, b] = [pair[0].player, pair[1].player];
        let (points, games) = standings.cross[a][b];
        if likeness(run.experiment.search(0, a), run.experiment.search(0, b)) == Likeness::SameMoves
        {
            let said = message!("finding-same-moves", a = named(a), b = named(b), pairs = games);
            sentences.push(said);
            continue;
        }
        // Who is ahead in the list may have lost to the next all the same.
        let is_shown = p < gametree_statistics::SIGNIFICANCE && points > games;
        let said = match is_shown {
            true => message!("tournament-apart"),
            false => message!("tournament-not-apart"),
        };
        let mut said = said
            .with("a", named(a))
            .with("b", named(b))
            .with("better", Argument::decimal(points as f64 / 2.0, 1))
            .with("games", games);
        if is_shown {
            said =
                said.with("p", super::finding::level(Some(Level { p, corrected: p, decides: p })));
        }
        sentences.push(said);
    }
    sentences.extend(these_starts(run.analysis.scope, run.analysis.starts));
    sentences.into_iter().map(|text| Remark { text, reason: None }).collect()
}

/// How often chance alone would set two players so far apart.
fn level(run: &ExperimentRun<'_>, a: usize, b: usize) -> f64 {
    let met = run.experiment.contests().iter().position(|contest| {
        [contest.player, contest.opponent] == [a, b] || [contest.player, contest.opponent] == [b, a]
    });
    met.map_or(1.0, |contest| run.analysis.tallies[contest].level())
}

fn decided(run: &ExperimentRun<'_>, decision: &Decision) -> Vec<Message> {
    let Some(sprt) = run.experiment.plan().sprt else { return Vec::new() };
    let named = |player: usize| Argument::Text(name(run, player)).isolated();
    let (elo0, elo1) = (Argument::decimal(sprt.elo0, 0), Argument::decimal(sprt.elo1, 0));
    let games = decision.games;
    let decide = |said: Message| {
        said.with("games", games)
            .with("a", named(0))
            .with("b", named(1))
            .with("elo0", elo0.clone())
            .with("elo1", elo1.clone())
    };
    let mut sentences = vec![match decision.hypothesis {
        Some(Hypothesis::H1) => decide(message!("sprt-h1")),
        Some(Hypothesis::H0) => decide(message!("sprt-h0")),
        None => message!(
            "sprt-open",
            games = games,
            llr = Argument::decimal(decision.llr, 2),
            low = Argument::decimal(decision.bounds.0, 2),
            high = Argument::decimal(decision.bounds.1, 2)
        ),
    }];
    if decision.hypothesis == Some(Hypothesis::H1) {
        sentences.push(message!("sprt-bias"));
    }
    if decision.scope == Scope::AllStarts {
        sentences.push(message!("sprt-starts", starts = decision.starts));
    }
    sentences
}
