//! The answer to the question that an experiment asks, in one sentence.

use std::collections::BTreeSet;

use gametree_catalogue::{Algorithm, Search};
use gametree_games::Question;
use gametree_language::{Argument, Message, message};
use gametree_play::{PlayerSpec, Strength};
use gametree_present::heuristic_label;

use super::experiment::ExperimentRun;
use crate::analysis::{Comparison, Tally, Verdict};
use crate::experiment::Kind;

/// The answer to the question that an experiment asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The question: what the players of the experiment differ in.
    pub question: Question,
    /// The answer in one sentence.
    pub text: Message,
    /// Whether the games tell, and it is hardly chance.
    pub is_clear: bool,
}

/// An opponent that wins or loses so large a share of the points hides what the players differ in.
const NEARLY_ALL: f64 = 0.95;

/// A part of the nodes that is smaller is none.
const NOTHING: f64 = 0.000_5;

/// The answer, if the players differ in one thing only, all meet the same opponent, and games were played.
pub fn answer(run: &ExperimentRun<'_>) -> Option<Answer> {
    let (question, searches) = asked(run)?;
    let (text, is_clear) = match question {
        Question::Depth => depth(run, &searches),
        Question::Algorithm => algorithm(run, &searches)?,
        Question::Begins => begins(run)?,
        Question::Heuristic => heuristic(run, &searches),
    };
    Some(Answer { question, text, is_clear })
}

/// What the players differ in, with the search of each.
fn asked<'a>(run: &'a ExperimentRun<'_>) -> Option<(Question, Vec<&'a Search>)> {
    let (experiment, analysis) = (run.experiment, run.analysis);
    let contests = experiment.contests();
    if experiment.plan().kind != Kind::Compare || analysis.tallies.iter().any(is_empty) {
        return None;
    }
    if contests.len() == 1 && analysis.beginnings.len() == 1 {
        return Some((Question::Begins, Vec::new()));
    }
    let is_same = |of: usize| contests.iter().all(|contest| contest.opponent == of);
    if !is_same(contests.first()?.opponent) {
        return None;
    }
    let searches = contests.iter().map(|contest| experiment.search(0, contest.player));
    let searches: Vec<&Search> = searches.collect::<Option<_>>()?;
    let rest = |search: &Search| {
        let mut rest = search.clone();
        rest.algorithm = Algorithm::Minimax;
        rest.limits.depth = None;
        rest.heuristic.clear();
        rest
    };
    let first = rest(searches.first()?);
    let is_textbook = searches.iter().all(|search| search.algorithm.is_textbook());
    if !is_textbook || searches.iter().any(|search| rest(search) != first) {
        return None;
    }
    let algorithms: BTreeSet<&str> = searches.iter().map(|it| it.algorithm.name()).collect();
    let depths: BTreeSet<u32> = searches.iter().map(|search| search.limits.plies()).collect();
    let heuristics: BTreeSet<&str> = searches.iter().map(|it| it.heuristic.as_str()).collect();
    let question = match (algorithms.len(), depths.len(), heuristics.len()) {
        (2.., _, 1) => Question::Algorithm,
        (1, 2.., 1) => Question::Depth,
        (1, 1, 2..) => Question::Heuristic,
        _ => return None,
    };
    Some((question, searches))
}

fn is_empty(tally: &Tally) -> bool {
    tally.games() == 0
}

fn depth(run: &ExperimentRun<'_>, searches: &[&Search]) -> (Message, bool) {
    let name = searches[0].heuristic.as_str();
    if run.experiment.sessions().all(|session| session.is_exact(name)) {
        return (exact(run, name), true);
    }
    let Some((better, worse)) = clearest(run) else { return not_told(run) };
    let plies = |contest: usize| searches[contest].limits.plies();
    let deeper_is_better = plies(better) > plies(worse);
    let (deep, shallow) = if deeper_is_better { (better, worse) } else { (worse, better) };
    let said = match deeper_is_better {
        true => message!("conclusion-depth-yes"),
        false => message!("conclusion-depth-worse"),
    };
    let said = said
        .with("deep", plies(deep))
        .with("shallow", plies(shallow))
        .with("of-deep", percent(points(run, deep)))
        .with("of-shallow", percent(points(run, shallow)))
        .with("opponent", run.opponent(0));
    (said, true)
}

/// That looking ahead finds nothing, and which heuristic leaves something to be found.
fn exact(run: &ExperimentRun<'_>, name: &str) -> Message {
    let said = message!("conclusion-depth-exact", heuristic = Argument::quoted(name).isolated());
    let mut sessions = run.experiment.sessions();
    let estimate = sessions.next().and_then(|session| {
        let mut estimates = session.heuristics().iter().rev();
        estimates.find(|name| !session.is_exact(name))
    });
    match estimate {
        Some(other) => said.with("other", Argument::quoted(other).isolated()),
        None => said.with("other", "plain"),
    }
}

/// Two players that differ more than chance explains, and of several such pairs those that differ most: the better
/// and the worse.
fn clearest(run: &ExperimentRun<'_>) -> Option<(usize, usize)> {
    let differs = |it: &&Comparison| matches!(it.verdict(), Verdict::Differs(_));
    let comparisons = run.analysis.comparisons.iter().filter(differs);
    let pairs = comparisons.map(|comparison| {
        let [a, b] = comparison.contests;
        if points(run, a) > points(run, b) { (a, b) } else { (b, a) }
    });
    let gap = |&(better, worse): &(usize, usize)| points(run, better) - points(run, worse);
    pairs.max_by(|one, other| gap(one).total_cmp(&gap(other)))
}

/// Why the games do not tell which player is better.
fn not_told(run: &ExperimentRun<'_>) -> (Message, bool) {
    let contests = run.analysis.tallies.len();
    let all = || (0..contests).map(|contest| points(run, contest));
    let (least, most) = (all().fold(1.0, f64::min), all().fold(0.0, f64::max));
    let opponent = run.experiment.entrant(run.experiment.contests()[0].opponent);
    let said = if least >= NEARLY_ALL {
        message!("conclusion-too-weak", share = percent(1.0 - least), other = stronger(opponent))
    } else if most <= 1.0 - NEARLY_ALL {
        message!("conclusion-too-strong", share = percent(1.0 - most), other = weaker(opponent))
    } else if run.analysis.comparisons.iter().all(|it| it.verdict() == Verdict::Alike) {
        message!("conclusion-alike")
    } else {
        message!("conclusion-open")
    };
    (said.with("opponent", run.opponent(0)), false)
}

/// A strength that beats this opponent more often.
fn stronger(opponent: &PlayerSpec) -> &'static str {
    match opponent {
        PlayerSpec::Strength(Strength::Medium) => Strength::Strong.name(),
        PlayerSpec::Strength(Strength::Strong) => Strength::Perfect.name(),
        _ => Strength::Medium.name(),
    }
}

/// A player that is beaten more often than this opponent.
fn weaker(opponent: &PlayerSpec) -> &'static str {
    match opponent {
        PlayerSpec::Strength(Strength::Strong | Strength::Perfect) => Strength::Medium.name(),
        PlayerSpec::Strength(Strength::Medium) => Strength::Easy.name(),
        _ => Algorithm::Random.name(),
    }
}

/// `None` where a search is at fault: that comes first then.
fn algorithm(run: &ExperimentRun<'_>, searches: &[&Search]) -> Option<(Message, bool)> {
    let comparisons = || run.analysis.comparisons.iter().filter(|it| it.never_more);
    if comparisons().any(|comparison| comparison.verdict() != Verdict::SameByConstruction) {
        return None;
    }
    let visited = |contest: usize| run.analysis.tallies[contest].work.visited as f64;
    let savings = comparisons().map(|comparison| {
        let [minimax, alphabeta] = comparison.contests;
        let saving = 1.0 - visited(alphabeta) / visited(minimax).max(1.0);
        (searches[minimax].limits.plies(), saving)
    });
    let mut savings: Vec<(u32, f64)> = savings.collect();
    if savings.is_empty() {
        return None;
    }
    savings.retain(|&(_, saving)| saving >= NOTHING);
    savings.sort_by_key(|&(plies, _)| plies);
    Some(match (savings.first(), savings.last()) {
        (Some(&(shallow, low)), Some(&(deep, high))) if deep > shallow => {
            let said = message!(
                "conclusion-algorithm-depths",
                low = percent(low),
                shallow = shallow,
                high = percent(high),
                deep = deep
            );
            (said, true)
        }
        (Some(&(plies, saving)), _) => {
            (message!("conclusion-algorithm", saving = percent(saving), depth = plies), true)
        }
        _ => (message!("conclusion-algorithm-neither"), false),
    })
}

fn begins(run: &ExperimentRun<'_>) -> Option<(Message, bool)> {
    let beginning = run.analysis.beginnings.first()?;
    let [first, second, _] = beginning.results;
    let said = match (beginning.is_shown(), beginning.difference().difference > 0.0) {
        (true, true) => message!("conclusion-begins-first"),
        (true, false) => message!("conclusion-begins-second"),
        (false, _) if beginning.are_all_drawn() => message!("conclusion-begins-drawn"),
        (false, _) => message!("conclusion-begins-open"),
    };
    let said = said.with("first", first).with("second", second).with("games", beginning.games());
    Some((said, beginning.is_shown()))
}

fn heuristic(run: &ExperimentRun<'_>, searches: &[&Search]) -> (Message, bool) {
    let Some((better, worse)) = clearest(run) else { return not_told(run) };
    let name = |contest: usize| {
        let name = searches[contest].heuristic.as_str();
        match run.experiment.sessions().next() {
            Some(session) => heuristic_label(session, name).isolated(),
            None => Argument::quoted(name),
        }
    };
    let said = message!(
        "conclusion-heuristic",
        better = name(better),
        worse = name(worse),
        more = percent(points(run, better)),
        less = percent(points(run, worse)),
        opponent = run.opponent(0)
    );
    (said, true)
}

/// The part of the points that a player made: 1 for a win, a half for a draw.
fn points(run: &ExperimentRun<'_>, contest: usize) -> f64 {
    run.analysis.tallies[contest].points().unwrap_or(0.0)
}

fn percent(share: f64) -> Argument {
    Argument::decimal(100.0 * share, 0)
}
