mod choice;
mod known;
mod statistics;

use gametree_catalogue::{Algorithm, Answer, Search, Session, SolvedPosition};
use gametree_language::{Argument, Message, message};
use gametree_rules::{Plies, Proven};
use gametree_search::{FoundLine, FoundMove, Stopped};

use super::position_facts;
use crate::page::{Block, Cell, Column, Fact, Page, PlayLine, Table};
use crate::sentence;
use known::{known, sureness};

pub use choice::Choice;
pub use known::depth_done;
pub use statistics::Statistics;

/// A search, what it found, and what is known besides.
pub struct Analysis<'a> {
    /// The position.
    pub session: &'a dyn Session,
    /// The search.
    pub search: &'a Search,
    /// What it found.
    pub answer: &'a Answer,
    /// The search next to what it could have been.
    pub statistics: Option<Statistics>,
    /// What is really so, if that is known.
    pub exact: Option<SolvedPosition>,
}

impl Analysis<'_> {
    /// How the game ends for certain. A finished game has ended; otherwise the search may have proven
    /// it, or its heuristic may know.
    pub fn end(&self) -> Option<Proven> {
        match self.session.result() {
            Some(ending) => Some(Proven { margin: ending.margin, plies: Plies::Exactly(0) }),
            None => self.answer.end,
        }
    }

    /// What is to be thought of the chosen move; `None` once the game is over.
    pub fn choice(&self) -> Option<Choice> {
        Choice::of(self)
    }
}

/// The board, what the search chose and whether that is right, then the numbers.
pub fn analyze(analysis: &Analysis<'_>) -> Page {
    let Analysis { session, answer, .. } = *analysis;
    let mut page = Page::new([Block::board(session)]);
    if let Some(choice) = analysis.choice() {
        page.push(Block::Sentence(choice.sentence(analysis)));
    }
    let mut facts = position_facts(session);
    facts.extend(value_facts(analysis));
    facts.extend(work_facts(analysis));
    page.push(Block::Facts(facts));
    if answer.lines.len() > 1 {
        let line = |FoundLine { moves, verdict }: &FoundLine<String>| PlayLine {
            value: Cell::Amount { amount: verdict.amount(), bound: verdict.bound() },
            known: known(analysis, *verdict),
            moves: moves.clone(),
        };
        let lines = answer.lines.iter().map(line).collect();
        page.push(Block::Lines { label: message!("label-lines"), lines });
    }
    if !answer.moves.is_empty() {
        page.push(Block::Table(moves_table(analysis)));
    }
    page
}

/// The best line, board by board.
pub fn line_boards(session: &dyn Session, line: &[String]) -> Vec<Block> {
    let mut session = session.copy();
    let mut boards = Vec::new();
    for mv in line.iter().take(SHOWN_MOVES) {
        if session.play(mv).is_err() {
            break; // it never is: the line was found in this very position
        }
        boards.push(Block::Board { session: session.copy(), after: Some(mv.clone()) });
    }
    boards
}

/// Moves of a line, and boards along it, that people are shown.
const SHOWN_MOVES: usize = 200;

/// A line of play; of one that nobody would read to the end, how much more of it there is.
pub(super) fn line_cell(line: &[String]) -> Cell {
    let shown = Cell::Moves(line.iter().take(SHOWN_MOVES).cloned().collect());
    match line.len().saturating_sub(SHOWN_MOVES) {
        0 => shown,
        more => shown.remarked(message!("line-more", count = more)),
    }
}

/// What was chosen, and what is known about it.
fn value_facts(analysis: &Analysis<'_>) -> Vec<Fact> {
    let Analysis { session, search, answer, ref exact, .. } = *analysis;
    let mut facts = vec![Fact::new(message!("label-search"), Cell::Text(sentence::search(search)))];
    if let Some(chosen) = &answer.best_move {
        let chosen = Cell::Move(chosen.clone()).strong();
        facts.push(Fact::new(message!("label-chosen-move"), chosen));
    }
    if search.algorithm != Algorithm::Random {
        let value = match answer.value {
            Some(value) => Cell::amount(value).remarked(sureness(analysis, value)),
            None => message!("value-none").into(),
        };
        facts.push(Fact::new(message!("label-value"), value));
    }
    if let Some(exact) = exact {
        let end = sentence::proven(exact.end.into(), session.has_points());
        facts.push(Fact::new(message!("label-exactly"), end.into()));
        let mistakes: Vec<String> = exact.mistakes().into_iter().map(str::to_owned).collect();
        if !mistakes.is_empty() {
            facts.push(Fact::new(message!("label-mistakes"), Cell::Moves(mistakes)));
        }
    }
    if answer.line.len() > 1 {
        facts.push(Fact::new(message!("label-line"), line_cell(&answer.line)));
    }
    if let Some(depth) = answer.depth {
        facts.push(Fact::new(message!("label-depth"), Cell::Number(depth.into())));
    }
    if answer.choices.len() > 1 {
        let label = match search.algorithm {
            Algorithm::Random => message!("label-chosen-from"),
            _ => message!("label-choices"),
        };
        facts.push(Fact::new(label, Cell::Moves(answer.choices.clone())));
    }
    facts
}

/// How much work it was.
fn work_facts(analysis: &Analysis<'_>) -> Vec<Fact> {
    let answer = analysis.answer;
    let counts = message!(
        "counts",
        visited = answer.counts.visited,
        evaluated = answer.counts.evaluated,
        cutoffs = answer.counts.cutoffs
    );
    let mut facts = vec![Fact::new(message!("label-nodes"), counts.into())];
    if let Some(statistics) = analysis.statistics {
        let share = 100.0 * answer.counts.visited as f64 / statistics.full_tree as f64;
        let whole = message!(
            "statistics",
            full = statistics.full_tree,
            share = Argument::decimal(share, 1)
        );
        facts.push(Fact::new(message!("label-full-tree"), whole.into()));
        let branching = message!(
            "statistics-branching",
            full = Argument::decimal(statistics.branching, 2),
            effective = Argument::decimal(statistics.effective_branching, 2),
            leaves = Argument::decimal(statistics.minimum_leaves, 0)
        );
        facts.push(Fact::new(message!("label-branching"), branching.into()));
    }
    facts.push(Fact::new(message!("label-time"), Cell::Duration(answer.elapsed)));
    if let Some(stopped) = answer.stopped {
        facts.push(Fact::new(message!("label-stopped"), why_stopped(stopped).into()));
    }
    facts
}

/// In the words of whoever reads what was found.
pub(super) fn why_stopped(stopped: Stopped) -> Message {
    match stopped {
        Stopped::Nodes => message!("stopped-nodes"),
        Stopped::Time => message!("stopped-time"),
        Stopped::Asked => message!("stopped-asked"),
        Stopped::Memory => message!("stopped-memory"),
        Stopped::Depth => message!("stopped-depth"),
    }
}

/// The moves in order, each with its value or what is known about it.
fn moves_table(analysis: &Analysis<'_>) -> Table {
    let moves = &analysis.answer.moves;
    let has_visits = moves.iter().any(|found| found.visits.is_some());
    let mut columns = vec![
        Column::words(message!("label-move").into()),
        Column::numbers(message!("label-value").into()),
        Column::words(message!("label-bound").into()),
    ];
    columns.extend(has_visits.then(|| Column::numbers(message!("label-visits").into())));
    let row = |FoundMove { mv, verdict, visits }: &FoundMove<String>| {
        let mut cells = vec![
            Cell::Move(mv.clone()),
            Cell::Amount { amount: verdict.amount(), bound: verdict.bound() },
            known(analysis, *verdict).into(),
        ];
        cells.extend(has_visits.then(|| Cell::Count(visits.unwrap_or(0).into())));
        cells
    };
    Table { columns, rows: moves.iter().map(row).collect(), ..Table::default() }
}
