//! `gametree analyze`: one search, with its numbers.

use std::cmp::Ordering;
use std::num::NonZeroU32;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use gametree_catalogue::{
    A_MOMENT, Algorithm, Answer, DepthDone, Question, Session, SolvedPosition, Worth,
};
use gametree_language::{Message, message};
use gametree_picture::wrapped;
use gametree_rules::Value;
use gametree_search::{Bound, Merge, Plies, Proven, Stopped, Ties};
use serde::Serialize;

use crate::arguments::Analyze;
use crate::commands::show;
use crate::complaint::Complaint;
use crate::json;
use crate::patience::patiently;
use crate::proof;
use crate::screen::Screen;

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
/// it, or a distance-aware heuristic may know.
fn end(session: &dyn Session, answer: &Answer) -> Option<proof::Json> {
    if let Some(ending) = session.ending() {
        return Some(Proven { margin: ending.margin, plies: Plies::Exactly(0) }.into());
    }
    if let Some(proven) = answer.proof {
        return Some(proven.into());
    }
    let decided = answer.decided?;
    let plies = Plies::Exactly(decided.plies?);
    Some(Proven { margin: decided.winner.sign(), plies }.into())
}

/// The search next to what it could have been.
#[derive(Serialize, Clone, Copy)]
struct Statistics {
    /// Positions of the whole tree down to the depth.
    full_tree: u128,
    /// Moves per position of the whole tree, on average over its levels.
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
    fn new(session: &dyn Session, question: &Question, answer: &Answer) -> Option<Statistics> {
        if !question.algorithm.is_textbook() || answer.stopped.is_some() || answer.moves.is_empty()
        {
            return None;
        }
        let size = session.tree_size(question.limits.plies(), COUNTED_POSITIONS)?;
        let depth = f64::from(size.plies);
        let branching = (size.leaves as f64).powf(1.0 / depth);
        let half = |plies: u32| branching.powf(f64::from(plies));
        Some(Statistics {
            full_tree: size.nodes,
            branching,
            effective_branching: (answer.counts.visited as f64).powf(1.0 / depth),
            minimum_leaves: half(size.plies.div_ceil(2)) + half(size.plies / 2) - 1.0,
            full_leaves: size.leaves,
        })
    }
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
    #[serde(flatten)]
    end: Option<proof::Json>,
}

pub(crate) fn run(arguments: &Analyze, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let question = arguments.search.question()?;
    let answer = patiently(screen, |control| {
        session.analyze_watched(&question, control, &mut |done| {
            if screen.is_watched() {
                screen.keep_progress(&depth_line(&*session, done, screen));
            }
        })
    })??;
    let statistics = Statistics::new(&*session, &question, &answer);
    let exact = session.exactly(A_MOMENT).filter(|exact| !exact.moves.is_empty());
    let report =
        Report { session: &*session, question: &question, answer: &answer, statistics, exact };
    if screen.wants_json() {
        return screen.print_json(&as_json(&report));
    }
    let mut text = as_text(&report, screen);
    if arguments.boards {
        text += &line_boards(&*session, &answer, screen);
    }
    screen.print(&text)
}

/// All there is to say.
struct Report<'a> {
    session: &'a dyn Session,
    question: &'a Question,
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
        ties: match question.ties {
            Ties::First => "first",
            Ties::Random(_) => "random",
        },
        seed: question.seed,
        merge: question.merge == Merge::Yes,
        order: question.order.name(),
        best_move: answer.best_move.as_deref(),
        value: answer.value.map(json::Number),
        proven: answer.proven,
        end: end(session, answer),
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
                value: json::Number(line.worth),
                end: line.proof.map(proof::Json::from),
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
            .map(|searched| Move {
                mv: &searched.mv,
                value: json::Number(searched.worth),
                bound: searched.bound.name(),
                end: searched
                    .proof
                    .filter(|_| searched.bound == Bound::Exact)
                    .map(proof::Json::from),
                visits: searched.visits,
            })
            .collect(),
    }
}

fn as_text(report: &Report<'_>, screen: &Screen) -> String {
    let Report { session, question, answer, statistics, ref exact } = *report;
    let look = screen.look();
    let language = screen.language();
    let say = |message| screen.say(&message);
    let mut facts = show::facts(session, &look);
    facts.push((say(message!("label-search")), search_text(question, screen)));
    if let Some(best) = &answer.best_move {
        facts.push((say(message!("label-best-move")), look.strong(best)));
    }
    if let Some(value) = answer.value {
        let sure = match answer.proof {
            Some(proven) => proof::sentence(proven, session.has_points()),
            None => sureness(question, answer, value),
        };
        let sure = match answer.proof {
            Some(_) => message!("value-proof", proof = sure),
            None => sure,
        };
        let value = format!("{} ({})", screen.worth(value), say(sure));
        facts.push((say(message!("label-value")), value));
    }
    if let Some(exact) = exact {
        let end = proof::sentence(exact.end.into(), session.has_points());
        facts.push((say(message!("label-exactly")), say(end)));
        let mistakes: Vec<String> = exact.mistakes().into_iter().map(str::to_owned).collect();
        if !mistakes.is_empty() {
            facts.push((say(message!("label-mistakes")), wrapped(&mistakes)));
        }
    }
    if answer.line.len() > 1 {
        facts.push((say(message!("label-line")), wrapped(&answer.line)));
    }
    if let Some(depth) = answer.depth {
        facts.push((say(message!("label-depth")), language.number(depth)));
    }
    if answer.choices.len() > 1 {
        facts.push((say(message!("label-choices")), wrapped(&answer.choices)));
    }
    let counts = message!(
        "counts",
        visited = answer.counts.visited,
        evaluated = answer.counts.evaluated,
        cutoffs = answer.counts.cutoffs
    );
    facts.push((say(message!("label-positions")), say(counts)));
    if let Some(statistics) = statistics {
        let share = 100.0 * answer.counts.visited as f64 / statistics.full_tree as f64;
        let whole = message!(
            "statistics",
            full = language.count(statistics.full_tree),
            share = language.decimal(share, 1)
        );
        facts.push((say(message!("label-full-tree")), say(whole)));
        let branching = message!(
            "statistics-branching",
            full = language.decimal(statistics.branching, 2),
            effective = language.decimal(statistics.effective_branching, 2),
            leaves = language.decimal(statistics.minimum_leaves, 0)
        );
        facts.push((say(message!("label-branching")), say(branching)));
    }
    let ms = language.decimal(answer.elapsed.as_secs_f64() * 1000.0, 2);
    facts.push((say(message!("label-time")), say(message!("milliseconds", ms = ms))));
    if let Some(stopped) = answer.stopped {
        let why = match stopped {
            Stopped::Nodes => message!("stopped-nodes"),
            Stopped::Time => message!("stopped-time"),
            Stopped::Asked => message!("stopped-asked"),
        };
        facts.push((say(message!("label-stopped")), say(why)));
    }
    let mut text = format!("{}\n{}", session.board(&look), look.labelled(&facts));
    if answer.lines.len() > 1 {
        text += &format!("\n{}\n", say(message!("label-lines")));
        for line in &answer.lines {
            text += &format!(
                "  {}  {}\n",
                worth(session, line.worth, line.proof, screen),
                wrapped(&line.moves)
            );
        }
    }
    if !answer.moves.is_empty() {
        text += &format!("\n{}\n", moves_table(session, question, answer, screen).trim_fmt());
    }
    text
}

/// Whether the value is proven; with the plain heuristic that says who wins.
fn sureness(question: &Question, answer: &Answer, value: Worth) -> Message {
    match (answer.proven, answer.stopped) {
        (true, _) if question.heuristic == "plain" => match value.value.cmp(&Value::ZERO) {
            Ordering::Greater => message!("value-proven-first"),
            Ordering::Equal => message!("value-proven-draw"),
            Ordering::Less => message!("value-proven-second"),
        },
        (true, _) => message!("value-proven"),
        (false, None) => message!("value-estimate"),
        (false, Some(_)) => message!("value-unfinished"),
    }
}

/// A value in words: where it leads if that is proven, else the number.
fn worth(session: &dyn Session, worth: Worth, proof: Option<Proven>, screen: &Screen) -> String {
    match proof {
        Some(proven) => screen.say(&proof::sentence(proven, session.has_points())),
        None => screen.worth(worth),
    }
}

/// A depth that the engine has finished, on one line.
fn depth_line(session: &dyn Session, done: &DepthDone, screen: &Screen) -> Message {
    let ms = done.elapsed.as_secs_f64() * 1000.0;
    message!(
        "depth-line",
        depth = done.depth,
        value = worth(session, done.worth, done.proof, screen),
        visited = done.visited,
        ms = screen.language().decimal(ms, 0),
        line = done.line.join(" ")
    )
}

/// Algorithm, depth and heuristic in words.
pub(crate) fn search_text(question: &Question, screen: &Screen) -> String {
    let depth = match question.limits.depth {
        Some(depth) => message!("search-depth", depth = depth.get()),
        None => message!("search-to-the-end"),
    };
    if question.algorithm == Algorithm::Random {
        return question.algorithm.to_string();
    }
    if !question.algorithm.is_textbook() {
        let algorithm = question.algorithm.name();
        return screen.say(&message!("search-algorithm", algorithm = algorithm, depth = depth));
    }
    screen.say(&message!(
        "search",
        algorithm = question.algorithm.name(),
        depth = depth,
        heuristic = question.heuristic.as_str()
    ))
}

/// The moves in order, each with its value or what is known about it.
fn moves_table(
    session: &dyn Session,
    question: &Question,
    answer: &Answer,
    screen: &Screen,
) -> Table {
    let mut labels = vec![message!("label-move"), message!("label-value"), message!("label-bound")];
    let has_visits = answer.moves.iter().any(|searched| searched.visits.is_some());
    if has_visits {
        labels.push(message!("label-visits"));
    }
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(labels.iter().map(|label| screen.say(label)));
    for searched in &answer.moves {
        let (sign, bound) = match searched.bound {
            Bound::Exact => ("", message!("bound-exact")),
            Bound::Lower => (screen.look().pick("≥ ", ">= "), message!("bound-lower")),
            Bound::Upper => (screen.look().pick("≤ ", "<= "), message!("bound-upper")),
        };
        let bound = match (searched.proof, searched.bound) {
            (Some(proven), Bound::Exact) => proof::sentence(proven, session.has_points()),
            (None, _) if !question.algorithm.is_textbook() => message!("value-estimate"),
            _ => bound,
        };
        let value = format!("{sign}{}", screen.worth(searched.worth));
        let mut row = vec![searched.mv.clone(), value, screen.say(&bound)];
        if has_visits {
            row.push(screen.language().count(searched.visits.unwrap_or(0).into()));
        }
        table.add_row(row);
    }
    for number in [1, 3] {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The best line, board by board.
fn line_boards(session: &dyn Session, answer: &Answer, screen: &Screen) -> String {
    let look = screen.look();
    let mut session = session.copy();
    let mut text = String::new();
    for mv in &answer.line {
        if session.play(mv).is_err() {
            break; // it never is: the line was found in this very position
        }
        text += &format!("\n{}\n{}", look.strong(mv), session.board(&look));
    }
    text
}
