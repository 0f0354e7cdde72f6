//! `gametree grade`: heuristics, depths and algorithms against the exact values.

use std::path::Path;
use std::time::Instant;

use gametree_catalogue::{Catalogue, Search, Session, Solved};
use gametree_lab::report::{self, GradingRun};
use gametree_lab::{Grading, Scope, grade, json};
use gametree_language::{Argument, ascii_digits, message};

use gametree_rules::work::Budget;
use gametree_tables::TableError;

use crate::arguments::Grade;
use crate::commands::{solve, tables};
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::wait_within;

pub(crate) fn run(
    arguments: &Grade,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    let searches = searches(arguments, &*session)?;
    let scope = Scope {
        most: sample(&arguments.sample)?,
        seed: arguments.number("seed", 0),
        games: arguments.games,
    };
    if session.result().is_some() {
        return Err(Complaint(message!("error-grade-finished", position = session.position())));
    }
    let started = Instant::now();
    // The threads are those of the searches.
    let budget = solve::budget(arguments.memory, Some(arguments.number("threads", 1)))?;
    // Tables come on top of the solution.
    let tables = searches.iter().map(Search::table_bytes).max().unwrap_or(0);
    let budget = Budget { memory: budget.memory.saturating_add(tables), ..budget };
    let grading = wait_within(budget, screen, |work| {
        let solved = match &arguments.table {
            Some(folder) => of_its_root(&*session, folder)?,
            None => match kept(&*session) {
                Some(table) => table,
                None => solve::solve(&*session, work)?,
            },
        };
        Ok::<Grading, Complaint>(grade(&*session, &*solved, &searches, scope, work)?)
    })??;
    if grading.positions == 0 {
        return Err(Complaint(message!("error-grade-stopped")));
    }
    let run =
        GradingRun { session: &*session, grading: &grading, scope, elapsed: started.elapsed() };
    screen.print_result(|| json::Grade::from(&run), || report::grade(&run))
}

/// The table in a folder, which has to be of the session's position: what is graded are the positions that follow.
fn of_its_root(session: &dyn Session, folder: &Path) -> Result<Box<dyn Solved>, Complaint> {
    let table = session.open_table(folder)?;
    if table.root() == session.position() {
        return Ok(table);
    }
    let of = |position: &str| format!("{} {position}", session.spec());
    let (found, wanted) = (of(&table.root()), of(&session.position()));
    Err(TableError::Foreign { folder: folder.to_owned(), found, wanted }.into())
}

/// The kept table of the session's position.
fn kept(session: &dyn Session) -> Option<Box<dyn Solved>> {
    let mut kept = tables::kept_for(session, drop).into_iter();
    kept.find(|(_, table)| table.root() == session.position()).map(|(_, table)| table)
}

impl Grade {
    /// A number among the options of the searches that is about more than the searches.
    fn number(&self, key: &str, default: u64) -> u64 {
        self.searches.value(key).and_then(|value| value.parse().ok()).unwrap_or(default)
    }
}

/// Those given one by one, then those by options; without either, the usual one.
fn searches(arguments: &Grade, session: &dyn Session) -> Result<Vec<Search>, Complaint> {
    let mut searches = Vec::new();
    for text in &arguments.search {
        searches.extend(Search::parse_several(&ascii_digits(text))?);
    }
    if searches.is_empty() || arguments.searches.is_given_for_searches() {
        searches.extend(arguments.searches.searches(session.heuristics())?);
    }
    let mut seen: Vec<Search> = Vec::new();
    searches.retain(|search| {
        let new = !seen.contains(search);
        seen.extend(new.then(|| search.clone()));
        new
    });
    for search in &searches {
        search.check(session.heuristics())?;
        search.check_memory()?;
    }
    Ok(searches)
}

/// Reads a number of positions, or `all`.
fn sample(text: &str) -> Result<Option<u64>, Complaint> {
    match ascii_digits(text).trim() {
        "all" => Ok(None),
        digits => match digits.parse() {
            Ok(number) if number > 0 => Ok(Some(number)),
            _ => Err(Complaint(message!("error-grade-sample", value = Argument::quoted(text)))),
        },
    }
}
