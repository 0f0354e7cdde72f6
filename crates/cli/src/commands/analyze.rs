//! `gametree analyze`: one search, with its numbers.

mod choice;
mod text;

use std::num::NonZeroU32;

use gametree_catalogue::{Answer, Effort, Oracle, Search, Session, SolvedPosition};
use gametree_rules::work::Budget;
use gametree_rules::{Plies, Proven};
use gametree_search::{Merge, Stopped, Ties};
use serde::Serialize;

use crate::arguments::Analyze;
use crate::complaint::Complaint;
use crate::json;
use crate::patience::{patiently, patiently_telling};
use crate::proof;
use crate::screen::Screen;
use choice::Choice;
pub(crate) use text::search_text;

#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    position: json::Position,
    algorithm: &'static str,
    depth: Option<u32>,
    heuristic: Option<&'a str>,
    ties: &'static str,
    seed: u64,
    merge: bool,
    order: &'static str,
    best_move: Option<&'a str>,
    /// Whether that is right, as far as anybody knows.
    choice: Option<&'static str>,
    value: Option<json::Number>,
    proven: bool,
    #[serde(flatten)]
    end: Option<proof::Json>,
    line: &'a [String],
    nodes: Nodes,
    elapsed_ms: f64,
    stopped: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth_reached: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Line<'a>>,
    statistics: Option<Statistics>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<Exactly<'a>>,
    choices: &'a [String],
    moves: Vec<Move<'a>>,
}

/// How the game ends for certain. A finished game has ended; otherwise the search may have proven
/// it, or its heuristic may know.
fn end(session: &dyn Session, answer: &Answer) -> Option<Proven> {
    match session.ending() {
        Some(ending) => Some(Proven { margin: ending.margin, plies: Plies::Exactly(0) }),
        None => answer.end,
    }
}

/// The search next to what it could have been.
#[derive(Serialize, Clone, Copy)]
struct Statistics {
    /// Positions of the whole tree down to the depth.
    full_tree: u128,
    /// Moves per position of a uniform tree that is as large and as deep as the whole tree.
    branching: f64,
    /// The same of the tree that was visited.
    effective_branching: f64,
    /// Leaves that any alpha-beta needs on a uniform tree of this branching and depth, as Knuth and
    /// Moore have shown.
    minimum_leaves: f64,
    /// Leaves of the whole tree.
    full_leaves: u128,
}

/// Distinct positions on a ply up to which the whole tree is counted: a moment's work.
const COUNTED_POSITIONS: usize = 50_000;

impl Statistics {
    fn new(session: &dyn Session, question: &Search, answer: &Answer) -> Option<Statistics> {
        if !question.algorithm.is_textbook() || answer.stopped.is_some() || answer.moves.is_empty()
        {
            return None;
        }
        let size = session.tree_size(question.limits.plies(), COUNTED_POSITIONS)?;
        let branching = uniform_branching(size.nodes as f64, size.plies);
        let half = |plies: u32| branching.powf(f64::from(plies));
        Some(Statistics {
            full_tree: size.nodes,
            branching,
            effective_branching: uniform_branching(answer.counts.visited as f64, size.plies),
            minimum_leaves: half(size.plies.div_ceil(2)) + half(size.plies / 2) - 1.0,
            full_leaves: size.leaves,
        })
    }
}

/// How many moves each position of a uniform tree has that is so deep and has so many nodes.
fn uniform_branching(nodes: f64, depth: u32) -> f64 {
    let size = |branching: f64| (0..depth).fold(1.0, |size, _| size * branching + 1.0);
    // Halving what it can be; a tree with one move a level is the thinnest there is, unless it stops
    // before the depth.
    let (mut least, mut most) = (0.0, nodes);
    for _ in 0..100 {
        let middle = f64::midpoint(least, most);
        if size(middle) < nodes {
            least = middle;
        } else {
            most = middle;
        }
    }
    most
}

#[derive(Serialize)]
struct Nodes {
    visited: u64,
    evaluated: u64,
    cutoffs: u64,
}

#[derive(Serialize)]
struct Move<'a> {
    #[serde(rename = "move")]
    mv: &'a str,
    value: json::Number,
    bound: &'static str,
    /// Whether that rests on no estimate; a bound can be proven, too.
    proven: bool,
    #[serde(flatten)]
    end: Option<proof::Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    visits: Option<u64>,
}

/// What is really so, where that is a moment's work to find out.
#[derive(Serialize)]
struct Exactly<'a> {
    #[serde(flatten)]
    end: proof::Json,
    best_moves: &'a [String],
    /// Moves that throw a win or a draw away.
    mistakes: Vec<&'a str>,
}

#[derive(Serialize)]
struct Line<'a> {
    line: &'a [String],
    value: json::Number,
    bound: &'static str,
    proven: bool,
    #[serde(flatten)]
    end: Option<proof::Json>,
}

pub(crate) fn run(arguments: &Analyze, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let question = arguments.search.search()?;
    let answer = patiently_telling(
        Budget::default(),
        screen,
        |work| session.analyze(&question, work),
        |best| screen.keep_progress(&text::depth_line(&*session, best, screen)),
    )??;
    let statistics = Statistics::new(&*session, &question, &answer);
    let exact =
        patiently(screen, |work| Oracle::default().position(&*session, Effort::QUICK, work))??;
    let exact = exact.filter(|exact| !exact.moves.is_empty());
    let report =
        Report { session: &*session, question: &question, answer: &answer, statistics, exact };
    if screen.wants_json() {
        return screen.print_json(&as_json(&report));
    }
    let mut text = text::report(&report, screen);
    if arguments.boards {
        text += &text::line_boards(&*session, &answer, screen);
    }
    screen.print(&text)
}

/// All there is to say.
struct Report<'a> {
    session: &'a dyn Session,
    question: &'a Search,
    answer: &'a Answer,
    statistics: Option<Statistics>,
    exact: Option<SolvedPosition>,
}

fn as_json<'a>(report: &'a Report<'a>) -> Json<'a> {
    let Report { session, question, answer, statistics, ref exact } = *report;
    let uses_heuristic = question.algorithm.is_textbook();
    Json {
        position: json::Position::new(session),
        algorithm: question.algorithm.name(),
        depth: question.limits.depth.map(NonZeroU32::get),
        heuristic: uses_heuristic.then_some(question.heuristic.as_str()),
        ties: match question.ties() {
            Ties::First => "first",
            Ties::Random(_) => "random",
        },
        seed: question.seed,
        merge: question.merge == Merge::Yes,
        order: question.order.name(),
        best_move: answer.best_move.as_deref(),
        choice: Choice::of(report).map(|choice| choice.name()),
        value: answer.value.map(json::Number),
        proven: answer.proven,
        end: end(session, answer).map(proof::Json::from),
        line: &answer.line,
        nodes: Nodes {
            visited: answer.counts.visited,
            evaluated: answer.counts.evaluated,
            cutoffs: answer.counts.cutoffs,
        },
        elapsed_ms: answer.elapsed.as_secs_f64() * 1000.0,
        stopped: answer.stopped.map(Stopped::name),
        depth_reached: answer.depth,
        lines: answer
            .lines
            .iter()
            .map(|line| Line {
                line: &line.moves,
                value: json::Number(line.verdict.amount()),
                bound: line.verdict.bound().name(),
                proven: !line.verdict.is_estimate(),
                end: line.verdict.end().map(proof::Json::from),
            })
            .collect(),
        statistics,
        exact: exact.as_ref().map(|exact| Exactly {
            end: Proven::from(exact.end).into(),
            best_moves: &exact.best_moves,
            mistakes: exact.mistakes(),
        }),
        choices: &answer.choices,
        moves: answer
            .moves
            .iter()
            .map(|found| Move {
                mv: &found.mv,
                value: json::Number(found.verdict.amount()),
                bound: found.verdict.bound().name(),
                proven: !found.verdict.is_estimate(),
                end: found.verdict.end().map(proof::Json::from),
                visits: found.visits,
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::uniform_branching;

    #[test]
    fn uniform_trees_have_their_branching() {
        for (branching, depth, nodes) in
            [(3.0, 2, 13.0), (2.0, 6, 127.0), (1.0, 9, 10.0), (7.0, 1, 8.0)]
        {
            assert!((uniform_branching(nodes, depth) - branching).abs() < 1e-9, "{nodes}");
        }
    }
}
