//! 004: how often red, which searches, wins against blue, which plays at random. Who begins is left to chance in the
//! report's program, red with a third; but the published numbers fit another rule better.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicUsize;

use gametree_games::sim::Sim;
use gametree_language::{Argument, message};
use gametree_rules::work::Stage;
use gametree_rules::{Game, Outcome as End, Player, Seed, Work, splitmix64};
use gametree_search::Stopped;
use gametree_statistics::{binomial_test, wilson};

use super::{Compared, Figure, Outcome, Row, Verdict};
use crate::reports::published::SimRow;
use crate::reports::sim::{SimFaults, SimSearch, free_edges};
use crate::reports::spread::spread;

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Red with a third, as the program has it.
    Published,
    /// Always red.
    Red,
    /// Always blue.
    Blue,
}

impl Start {
    /// All of them.
    pub const ALL: [Start; 3] = [Start::Published, Start::Red, Start::Blue];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Start::Published => "published",
            Start::Red => "red",
            Start::Blue => "blue",
        }
    }

    /// How often red begins.
    const fn red(self) -> f64 {
        match self {
            Start::Published => 1.0 / 3.0,
            Start::Red => 1.0,
            Start::Blue => 0.0,
        }
    }
}

/// Red's wins where red began, and where blue did: each of so many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    wins: [u64; 2],
    games: [u64; 2],
}

impl Share {
    fn add(&mut self, first: Player, won: bool) {
        self.wins[first.index()] += u64::from(won);
        self.games[first.index()] += 1;
    }

    /// Red's share of wins under a start rule.
    pub fn under(&self, start: Start) -> f64 {
        let share = |side: usize| self.wins[side] as f64 / self.games[side].max(1) as f64;
        start.red() * share(0) + (1.0 - start.red()) * share(1)
    }

    /// The chance that a row is held against: the share itself, or for a row of as many games as were rerun, the nearest
    /// that the rerun leaves possible.
    fn nearest(&self, row: &SimRow, start: Start) -> f64 {
        const SURER: u64 = 3;
        let (share, games) = (self.under(start), self.games[0].min(self.games[1]).max(1));
        if row.games.saturating_mul(SURER) <= games {
            return share;
        }
        let possible = wilson((share * games as f64).round() as u64, games, 0.95);
        let published = row.red_wins as f64 / row.games.max(1) as f64;
        published.clamp(possible.low, possible.high)
    }
}

/// How many games of each kind are played with each beginner.
fn games(depth: u32, prune: bool) -> usize {
    match (depth, prune) {
        (..=3, _) => 1000,
        (_, true) => 1000,
        // Half a million calls a game.
        (_, false) => 300,
    }
}

fn corrected_games(depth: u32) -> usize {
    match depth {
        ..=3 => 1000,
        4 | 5 => 500,
        _ => 200,
    }
}

/// Which of equally good moves is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// The first.
    First,
    /// The last, as the program has it.
    Last,
    /// Any.
    Any,
}

/// A game between red, which searches, and blue, which plays any edge: whether red wins.
pub fn red_wins(
    game: &Sim,
    search: &SimSearch,
    ties: Ties,
    first: Player,
    seed: u64,
    work: &Work,
) -> Result<bool, Stopped> {
    let mut seed = Seed::new(splitmix64(seed));
    let Ok(mut position) = game.position([0; 2], first) else { return Err(Stopped::Asked) };
    let mut list = free_edges(game, &position);
    while game.outcome(&position).is_none() {
        let edge = if position.mover() == Player::First {
            let decision = search.decide(game, &position, &mut list, &mut (), work)?;
            match ties {
                Ties::First => decision.best.first().copied(),
                Ties::Last => decision.best.last().copied(),
                Ties::Any => seed.pick(&decision.best).copied(),
            }
        } else {
            seed.pick(&free_edges(game, &position)).copied()
        };
        let Some(edge) = edge else { break };
        list.retain(|&free| free != edge);
        game.play_unchecked(&mut position, edge);
    }
    Ok(game.outcome(&position) == Some(End::Win(Player::First)))
}

pub(super) fn rerun(rows: &[SimRow], work: &Work) -> Result<Outcome, Stopped> {
    let game = Sim::new(6);
    let mut searches: Vec<(SimSearch, usize)> = Vec::new();
    let mut add = |search: SimSearch, games: usize| {
        if !searches.iter().any(|(known, _)| *known == search) {
            searches.push((search, games));
        }
    };
    for row in rows {
        let (depth, prune) = (row.depth, row.prune);
        add(SimSearch::published(depth, prune), games(depth, prune));
        add(mended(depth), corrected_games(depth));
    }
    // The longest first, so that no thread is left with one at the end.
    searches.sort_by_key(|(search, games)| (*games, std::cmp::Reverse(search.depth)));
    let jobs: Vec<(SimSearch, Player, u64)> = searches
        .iter()
        .flat_map(|&(search, games)| {
            let sides = Player::ALL.into_iter();
            sides.flat_map(move |first| (0..games as u64).map(move |game| (search, first, game)))
        })
        .collect();
    work.begin(Stage::Games, Some(jobs.len() as u64));
    let won = spread(jobs.len(), &AtomicUsize::new(0), work, |index| {
        let (search, first, number) = &jobs[index];
        let seed = number << 2 | first.index() as u64;
        let ties = if search.faults == SimFaults::ALL { Ties::Last } else { Ties::Any };
        red_wins(&game, search, ties, *first, seed, work)
    })?;
    let mut shares: BTreeMap<(u32, bool, bool), Share> = BTreeMap::new();
    for ((search, first, _), won) in jobs.iter().zip(won) {
        let key = (search.depth, search.prune, search.faults == SimFaults::ALL);
        shares.entry(key).or_default().add(*first, won);
    }
    let share =
        |row: &SimRow| shares.get(&(row.depth, row.prune, true)).copied().unwrap_or_default();
    let corrected =
        |row: &SimRow| shares.get(&(row.depth, true, false)).copied().unwrap_or_default();
    let fit = |start: Start| -> f64 {
        rows.iter().map(|row| log_likelihood(row, share(row).under(start))).sum()
    };
    let best = Start::ALL.into_iter().max_by(|&a, &b| fit(a).total_cmp(&fit(b)));
    let best = best.unwrap_or(Start::Published);
    let compared = rows.iter().map(|row| compare(row, share(row), corrected(row), best));
    let expected = |start: Start| {
        let wins = rows.iter().map(|row| row.games as f64 * share(row).under(start));
        Figure::Number(wins.sum::<f64>().round() as i64)
    };
    let findings = vec![
        ("start", best.name().into()),
        ("published_wins", rows.iter().map(|row| row.red_wins).sum::<u64>().into()),
        ("published_games", rows.iter().map(|row| row.games).sum::<u64>().into()),
        ("expected_best", expected(best)),
        ("expected_published", expected(Start::Published)),
        ("expected_red", expected(Start::Red)),
        ("expected_blue", expected(Start::Blue)),
    ];
    Ok((compared.collect(), findings))
}

/// The search without its faults: it prunes, and finds what it would find without.
const fn mended(depth: u32) -> SimSearch {
    let none =
        SimFaults { list: false, window: false, cut: false, end: false, few: false, flat: false };
    SimSearch { depth, prune: true, faults: none }
}

/// How likely the published number is, but for a factor that is the same for every rule.
fn log_likelihood(row: &SimRow, share: f64) -> f64 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    let lost = row.games - row.red_wins;
    row.red_wins as f64 * share.ln() + lost as f64 * (1.0 - share).ln()
}

/// A number that comes up so seldom, or one less likely, is no accident.
pub const UNLIKELY: f64 = 0.05;

pub(super) fn published(row: &SimRow) -> Row {
    let share = row.red_wins as f64 / row.games as f64;
    let setting = vec![
        ("depth", row.depth.into()),
        ("prune", if row.prune { "yes" } else { "no" }.into()),
        ("games", row.games.into()),
    ];
    (setting, vec![("red_share", Figure::Share(share))])
}

fn compare(row: &SimRow, share: Share, corrected: Share, best: Start) -> Compared {
    let p = |start: Start| binomial_test(row.red_wins, row.games, share.nearest(row, start));
    let holds = p(best) >= UNLIKELY;
    let percent = |share: f64| Argument::decimal(share * 100.0, 1);
    let reason = message!(
        "reproduce-share",
        start = best.name(),
        share = percent(share.under(best)),
        p = Argument::decimal(p(best), 3),
        rule_share = percent(share.under(Start::Published)),
        rule_p = Argument::decimal(p(Start::Published), 3)
    );
    let (setting, published) = published(row);
    Compared {
        setting,
        published,
        rerun: vec![
            ("red_share", Figure::Share(share.under(best))),
            ("start", best.name().into()),
            ("p", Figure::Share(p(best))),
            ("p_start_published", Figure::Share(p(Start::Published))),
            ("games", share.games.iter().sum::<u64>().into()),
            ("share_start_published", Figure::Share(share.under(Start::Published))),
            ("share_start_red", Figure::Share(share.under(Start::Red))),
            ("share_start_blue", Figure::Share(share.under(Start::Blue))),
        ],
        corrected: vec![("red_share", Figure::Share(corrected.under(best)))],
        verdict: if holds { Verdict::Plausible } else { Verdict::NotReproduced },
        reason,
    }
}
