//! What an experiment shows, in sentences.

use gametree_language::{Argument, Message, message};
use gametree_present::page::Remark;
use gametree_statistics::{Difference, EloEstimate, Ratio};

use super::experiment::ExperimentRun;
use crate::analysis::{
    Beginning, Comparison, Counted, Level, Needed, Scope, Tally, Varies, Verdict,
};

/// So many players have a sentence each.
const FEW: usize = 4;

/// So many pairs of games tell something about strength.
const ENOUGH_PAIRS: u64 = 30;

/// A sentence about an experiment, and whether it settles anything.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The sentence.
    pub remark: Remark,
    /// What it settles.
    pub settles: Settled,
    /// What the same games show about nodes, which may be clear where results are not.
    pub nodes: Option<NodesFinding>,
    /// So many openings would show more, where repetitions cannot.
    pub openings: Option<u64>,
}

/// A sentence about the nodes of two players.
#[derive(Clone, PartialEq, Debug)]
pub struct NodesFinding {
    /// The sentence.
    pub text: Message,
    /// Whether one of them visits more, and that is hardly chance or cannot be otherwise.
    pub is_clear: bool,
}

impl Finding {
    /// A sentence that stands alone.
    pub(super) fn alone(remark: Remark, settles: Settled) -> Self {
        Finding { remark, settles, nodes: None, openings: None }
    }

    /// All of it as one remark.
    pub(super) fn whole(self) -> Remark {
        let nodes = self.nodes.map(|nodes| nodes.text);
        Remark { reason: joined(nodes, self.remark.reason), ..self.remark }
    }
}

/// Whether a finding is one that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It says what was seen, and claims nothing.
    Seen,
    /// It is hardly chance, or cannot be otherwise.
    Clear,
    /// All games ended alike.
    Alike {
        /// How many there were.
        games: u64,
    },
    /// There are not enough games.
    Open {
        /// The contests that it is about.
        contests: Vec<usize>,
        /// About how many games each of them needs to tell, if what was seen is real; `None` if nothing was seen.
        needed: Option<u64>,
    },
}

/// What each comparison comes to, with the nodes and the time below it.
pub(super) fn findings(run: &ExperimentRun<'_>) -> Vec<Finding> {
    let mut remarks: Vec<Finding> = Vec::new();
    // Of many players the table says it better.
    let tallies = &run.analysis.tallies;
    let few = if tallies.len() <= FEW { tallies.as_slice() } else { &[] };
    for beginning in &run.analysis.beginnings {
        remarks.push(begins(run, beginning));
    }
    for (contest, tally) in few.iter().enumerate() {
        // Against itself a player wins as often as it loses.
        if run.analysis.beginnings.iter().any(|beginning| beginning.contest == contest) {
            continue;
        }
        if let Some(text) = wins(run, contest, tally) {
            let strength = joined(sides(run, contest, tally), elo(run, contest, tally));
            let reason = joined(saving(run, contest, tally), strength);
            remarks.push(Finding::alone(Remark { text, reason }, Settled::Seen));
        }
    }
    for comparison in &run.analysis.comparisons {
        let text = results(run, comparison);
        let nodes = nodes(run, comparison);
        let time = comparison.time.as_ref().and_then(|time| times(run, comparison, time));
        let settles = settled(comparison);
        let (openings, why) = match comparison.verdict() {
            Verdict::Repeated { needed } => (Some(openings(run, needed)), Some(repeated(run))),
            Verdict::Alike if comparison.varies == Varies::Nothing => {
                (Some(openings(run, None)), Some(repeated(run)))
            }
            Verdict::NotShown { needed: Some(Needed::Starts(needed)), .. } => {
                (Some(openings_for(run, needed)), None)
            }
            _ => (None, None),
        };
        let scope =
            comparison.level.and_then(|_| these_starts(comparison.scope, comparison.starts()));
        let reason = joined(joined(why, scope), time);
        remarks.push(Finding { remark: Remark { text, reason }, settles, nodes, openings });
    }
    remarks
}

fn settled(comparison: &Comparison) -> Settled {
    match comparison.verdict() {
        Verdict::SameByConstruction
        | Verdict::Fault
        | Verdict::SameValues
        | Verdict::Differs(_) => Settled::Clear,
        Verdict::Alike => Settled::Alike { games: comparison.pairs() },
        Verdict::Repeated { .. } => {
            Settled::Open { contests: comparison.contests.to_vec(), needed: None }
        }
        Verdict::NotShown { needed, .. } => {
            Settled::Open { contests: comparison.contests.to_vec(), needed: games(needed) }
        }
    }
}

/// Openings that show something where there were none.
const USUAL_OPENINGS: u64 = 50;

/// About so many openings show what so many starts would, where there were none or few.
fn openings(run: &ExperimentRun<'_>, starts: Option<u64>) -> u64 {
    starts.map_or(USUAL_OPENINGS, |starts| openings_for(run, starts)).max(USUAL_OPENINGS)
}

/// So many openings of each game make about so many starts.
fn openings_for(run: &ExperimentRun<'_>, starts: u64) -> u64 {
    rounded(starts.div_ceil(run.experiment.sessions().count().max(1) as u64))
}

/// Games, about, where more of them would be enough.
fn games(needed: Option<Needed>) -> Option<u64> {
    match needed {
        Some(Needed::Games(games)) => Some(rounded(games)),
        _ => None,
    }
}

/// That nothing follows for other starts, where there are one or two.
pub(super) fn these_starts(scope: Scope, starts: u64) -> Option<Message> {
    (scope == Scope::TheseStarts).then(|| message!("finding-these-starts", starts = starts))
}

/// That more of the same games show nothing.
fn repeated(run: &ExperimentRun<'_>) -> Message {
    message!("finding-repeated", openings = run.experiment.plan().openings)
}

/// What the games of a player against itself come to.
fn begins(run: &ExperimentRun<'_>, beginning: &Beginning) -> Finding {
    let open = |needed| Settled::Open { contests: vec![beginning.contest], needed };
    let alike = Settled::Alike { games: beginning.games() };
    let needed = beginning.needed();
    let (settles, openings, why) = match (beginning.varies, needed) {
        _ if beginning.is_shown() => (Settled::Clear, None, None),
        (Varies::Nothing, _) if beginning.are_all_drawn() => {
            (alike, Some(openings(run, None)), Some(repeated(run)))
        }
        _ if beginning.are_all_drawn() => (alike, None, None),
        (Varies::Repetitions, Some(Needed::Starts(starts))) => {
            (open(None), Some(openings_for(run, starts)), None)
        }
        (Varies::Repetitions, needed) => (open(games(needed)), None, None),
        (Varies::Starts | Varies::Nothing, needed) => {
            let starts = needed.map(Needed::number);
            (open(None), Some(openings(run, starts)), Some(repeated(run)))
        }
    };
    let text = begins_in_words(run, beginning);
    let scope = beginning.level.and_then(|_| these_starts(beginning.scope, beginning.starts));
    let reason = joined(why, scope);
    Finding { remark: Remark { text, reason }, settles, nodes: None, openings }
}

fn begins_in_words(run: &ExperimentRun<'_>, beginning: &Beginning) -> Message {
    let [first, second, drawn] = beginning.results;
    let (player, games) = (run.player(beginning.contest), beginning.games());
    if beginning.are_all_drawn() {
        return message!("finding-begins-drawn", player = player, games = games);
    }
    let Difference { difference, interval } = beginning.difference();
    let measured = |said: Message| {
        said.with("difference", signed(difference))
            .with("low", signed(interval.low))
            .with("high", signed(interval.high))
            .with("p", level(beginning.level))
    };
    let said = match (beginning.is_shown(), beginning.varies, beginning.needed()) {
        (true, ..) if difference > 0.0 => measured(message!("finding-begins-first")),
        (true, ..) => measured(message!("finding-begins-second")),
        (false, Varies::Nothing, _) => message!("finding-begins-seen"),
        (false, Varies::Starts, Some(_)) => message!("finding-begins-seen"),
        (false, Varies::Repetitions, Some(Needed::Games(needed))) => {
            message!("finding-begins-not-shown", needed = rounded(needed))
        }
        (false, Varies::Repetitions, Some(Needed::Starts(needed))) => {
            message!("finding-begins-not-shown-starts", needed = rounded(needed))
        }
        (false, _, None) => measured(message!("finding-begins-nothing")),
    };
    said.with("player", player)
        .with("first", first)
        .with("second", second)
        .with("drawn", drawn)
        .with("games", games)
}

/// Both sentences, or the one there is.
fn joined(one: Option<Message>, other: Option<Message>) -> Option<Message> {
    match (one, other) {
        (Some(one), Some(other)) => Some(message!("finding-both", one = one, other = other)),
        (one, other) => one.or(other),
    }
}

fn percent(share: f64) -> Argument {
    Argument::decimal(100.0 * share, 1)
}

/// The share of games that a player won.
fn wins(run: &ExperimentRun<'_>, contest: usize, tally: &Tally) -> Option<Message> {
    let (share, interval) = tally.wins()?;
    let [won, drawn, lost] = tally.results();
    Some(message!(
        "finding-wins",
        player = run.player(contest),
        opponent = run.opponent(contest),
        won = won,
        drawn = drawn,
        lost = lost,
        games = tally.games(),
        share = percent(share),
        low = percent(interval.low),
        high = percent(interval.high)
    ))
}

/// That it is the side that wins, not the player, where that is so.
fn sides(run: &ExperimentRun<'_>, contest: usize, tally: &Tally) -> Option<Message> {
    const ENOUGH: u64 = 5;
    const MUCH: f64 = 0.8;
    let [[first, .., first_lost], [second, .., second_lost]] = tally.by_side;
    let [firsts, seconds] = tally.by_side.map(|results| results.iter().sum::<u64>());
    let margin = |won: u64, lost: u64, of: u64| (won as f64 - lost as f64) / of.max(1) as f64;
    let gap = margin(first, first_lost, firsts) - margin(second, second_lost, seconds);
    // From always won to always lost is a gap of 2.
    let decides = firsts.min(seconds) >= ENOUGH && gap.abs() > 2.0 * MUCH;
    decides.then(|| {
        message!(
            "finding-sides",
            player = run.player(contest),
            opponent = run.opponent(contest),
            first = first,
            firsts = firsts,
            second = second,
            seconds = seconds
        )
    })
}

/// What cuts saved, for those who cut.
fn saving(run: &ExperimentRun<'_>, contest: usize, tally: &Tally) -> Option<Message> {
    let saving = tally.saving().filter(|&saving| saving > 0.0)?;
    let most = 1.0 - tally.least / tally.tree as f64;
    let player = run.player(contest);
    Some(message!(
        "finding-saving",
        player = player,
        saving = percent(saving),
        most = percent(most)
    ))
}

/// The difference in strength, where both sides of the same starts were played.
fn elo(run: &ExperimentRun<'_>, contest: usize, tally: &Tally) -> Option<Message> {
    let EloEstimate { elo, interval } = tally.elo()?;
    // Few games tell nothing about strength.
    if tally.pairs() < ENOUGH_PAIRS {
        return None;
    }
    let all = [elo, interval.low, interval.high];
    let [elo, low, high] = all.map(|elo| Argument::decimal(elo, 0));
    let opponent = run.opponent(contest);
    // Who won everything is stronger by nobody knows how much.
    all.iter()
        .all(|elo| elo.is_finite())
        .then(|| message!("finding-elo", elo = elo, opponent = opponent, low = low, high = high))
}

/// What the results of two players in the same games come to.
fn results(run: &ExperimentRun<'_>, comparison: &Comparison) -> Message {
    let [better, worse, same] = comparison.results;
    let pairs = comparison.pairs();
    let (a, b, opponent) = (
        run.player(comparison.contests[0]),
        run.player(comparison.contests[1]),
        run.opponent(comparison.contests[0]),
    );
    match comparison.verdict() {
        Verdict::SameByConstruction => message!("finding-same-moves", a = a, b = b, pairs = pairs),
        Verdict::Fault => {
            message!("finding-fault", a = a, b = b, other = comparison.other_moves, pairs = pairs)
        }
        Verdict::SameValues => {
            message!(
                "finding-same-values",
                a = a,
                b = b,
                better = better,
                worse = worse,
                pairs = pairs
            )
        }
        Verdict::Differs(Difference { difference, interval }) => {
            let said = match difference > 0.0 {
                true => message!("finding-better"),
                false => message!("finding-worse"),
            };
            said.with("a", a)
                .with("b", b)
                .with("opponent", opponent)
                .with("better", better)
                .with("worse", worse)
                .with("pairs", pairs)
                .with("starts", comparison.starts())
                .with("difference", signed(difference))
                .with("low", signed(interval.low))
                .with("high", signed(interval.high))
                .with("p", level(comparison.level))
        }
        Verdict::NotShown { needed: Some(needed), .. } => {
            let (said, needed) = match needed {
                Needed::Games(games) => (message!("finding-not-shown"), games),
                Needed::Starts(starts) => {
                    let starts_now = comparison.starts();
                    (message!("finding-not-shown-starts", starts = starts_now), starts)
                }
            };
            said.with("a", a)
                .with("b", b)
                .with("opponent", opponent)
                .with("better", better)
                .with("worse", worse)
                .with("same", same)
                .with("pairs", pairs)
                .with("needed", rounded(needed))
        }
        Verdict::Alike => {
            message!("finding-all-same", a = a, b = b, opponent = opponent, pairs = pairs)
        }
        Verdict::Repeated { .. } => message!(
            "finding-beside",
            a = a,
            b = b,
            opponent = opponent,
            better = better,
            worse = worse,
            same = same,
            pairs = pairs
        ),
        Verdict::NotShown { difference: Difference { interval, .. }, needed: None } => message!(
            "finding-nothing",
            a = a,
            b = b,
            opponent = opponent,
            better = better,
            worse = worse,
            pairs = pairs,
            low = signed(interval.low),
            high = signed(interval.high)
        ),
    }
}

/// Hundredths with their sign.
fn signed(share: f64) -> Argument {
    let number = Argument::decimal(100.0 * share, 1);
    if share > 0.0 { Argument::Joined(vec![Argument::Own("+"), number]) } else { number }
}

/// About so many: two digits are all that anybody can tell.
fn rounded(number: u64) -> u64 {
    let step = 10_u64.pow(number.max(1).ilog10().saturating_sub(1));
    number.div_ceil(step).saturating_mul(step)
}

/// How often chance alone would show as much, among all that is shown.
pub(super) fn level(level: Option<Level>) -> Message {
    const LEAST: f64 = 0.001;
    match level.map_or(1.0, |level| level.corrected) {
        p if p < LEAST => message!("level-below", p = Argument::decimal(LEAST, 3)),
        p => message!("level-is", p = Argument::decimal(p, 3)),
    }
}

fn nodes(run: &ExperimentRun<'_>, comparison: &Comparison) -> Option<NodesFinding> {
    let [fewer, same, more] = comparison.visited.signs();
    let ratio = comparison.visited.ratio?;
    if fewer + more == 0 {
        let text = message!("finding-visited-same", pairs = same);
        return Some(NodesFinding { text, is_clear: false });
    }
    if comparison.never_more && more == 0 {
        let text = message!(
            "finding-visited-less",
            a = run.player(comparison.contests[0]),
            b = run.player(comparison.contests[1]),
            ratio = factor(ratio.ratio),
            interval = interval_of(ratio),
            fewer = fewer,
            pairs = comparison.pairs()
        );
        return Some(NodesFinding { text, is_clear: true });
    }
    // Where chance has no part, nothing was tested: it is so.
    if comparison.varies == Varies::Nothing {
        let text = message!(
            "finding-visited-once",
            a = run.player(comparison.contests[0]),
            b = run.player(comparison.contests[1]),
            ratio = factor(ratio.ratio),
            fewer = fewer,
            more = more,
            pairs = comparison.pairs()
        );
        return Some(NodesFinding { text, is_clear: false });
    }
    let said = [message!("finding-visited"), message!("finding-visited-not-shown")];
    let text = counted(run, comparison, &comparison.visited, said)?;
    let is_clear = comparison.visited.level.is_some_and(|level| level.is_significant());
    Some(NodesFinding { text, is_clear })
}

fn times(run: &ExperimentRun<'_>, comparison: &Comparison, time: &Counted) -> Option<Message> {
    counted(run, comparison, time, [message!("finding-time"), message!("finding-time-not-shown")])
}

fn counted(
    run: &ExperimentRun<'_>,
    comparison: &Comparison,
    counted: &Counted,
    [shown, not_shown]: [Message; 2],
) -> Option<Message> {
    let is_shown = counted.level?.is_significant();
    let ratio = counted.ratio?;
    let [fewer, _, more] = counted.signs();
    let message = if is_shown { shown } else { not_shown };
    let message = message
        .with("b", run.player(comparison.contests[1]))
        .with("fewer", fewer)
        .with("more", more)
        .with("pairs", comparison.pairs())
        .with("p", level(counted.level));
    if !is_shown {
        return Some(message);
    }
    Some(
        message
            .with("a", run.player(comparison.contests[0]))
            .with("ratio", factor(ratio.ratio))
            .with("interval", interval_of(ratio)),
    )
}

/// The interval in brackets, if there is one.
fn interval_of(ratio: Ratio) -> Argument {
    ratio.interval.map_or(Argument::Own(""), |interval| {
        let (low, high) = (factor(interval.low), factor(interval.high));
        message!("finding-interval", low = low, high = high).into()
    })
}

/// A ratio with as many digits as it takes.
fn factor(ratio: f64) -> Argument {
    Argument::decimal(ratio, places_of(ratio))
}

pub(super) fn places_of(ratio: f64) -> usize {
    match ratio {
        100.0.. => 0,
        10.0.. => 1,
        0.1.. => 2,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn about_so_many() {
        assert_eq!([7, 42, 397, 401, 1234].map(rounded), [7, 42, 400, 410, 1300]);
    }
}
