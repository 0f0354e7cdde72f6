use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gametree_lab::reports::{Answered, Case, Explained, Fault, Question, Report, Rerun};

use super::wanted::{Piece, Wanted};

/// What has been found out about the reports since the server started. There are only so many of them, so nothing has
/// to make room.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<Found>);

#[derive(Default)]
struct Found {
    tables: HashMap<Report, Arc<Table>>,
    cases: HashMap<String, Arc<Case>>,
    answers: HashMap<String, Arc<Answered>>,
}

/// A table that was rerun.
pub(crate) struct Table {
    pub(crate) rerun: Arc<Rerun>,
    /// How long that took.
    pub(crate) elapsed: Duration,
}

impl Shelf {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of a report.
    pub(crate) fn table(&self, report: Report) -> Option<Arc<Table>> {
        self.found().tables.get(&report).cloned()
    }

    /// A fault at its smallest position.
    pub(crate) fn case(&self, fault: &Fault) -> Option<Arc<Case>> {
        self.found().cases.get(&fault.id()).cloned()
    }

    /// The answer to a question.
    pub(crate) fn answer(&self, question: &Question) -> Option<Arc<Answered>> {
        self.found().answers.get(&question.id()).cloned()
    }

    /// A report with everything that can be said of it, once all of that is there.
    pub(crate) fn explained(&self, report: Report) -> Option<Explained> {
        Some(Explained {
            rerun: Arc::clone(&self.table(report)?.rerun),
            cases: Fault::of(report).map(|fault| self.case(fault)).collect::<Option<_>>()?,
            answers: Question::of(report)
                .map(|question| self.answer(question))
                .collect::<Option<_>>()?,
        })
    }

    /// What of this is not there yet.
    pub(crate) fn missing(&self, wanted: Wanted) -> Vec<Piece> {
        let mut pieces = wanted.pieces();
        pieces.retain(|piece| !self.has(*piece));
        pieces
    }

    fn has(&self, piece: Piece) -> bool {
        match piece {
            Piece::Table(report) => self.table(report).is_some(),
            Piece::Fault(fault) => self.case(fault).is_some(),
            Piece::Question(question) => self.answer(question).is_some(),
        }
    }

    pub(super) fn put_table(&self, table: Table) {
        self.found().tables.insert(table.rerun.report, Arc::new(table));
    }

    pub(super) fn put_case(&self, case: Case) {
        self.found().cases.insert(case.fault.id(), Arc::new(case));
    }

    pub(super) fn put_answer(&self, answered: Answered) {
        self.found().answers.insert(answered.question.id(), Arc::new(answered));
    }

    /// Takes over what is on another shelf; what was here about the same goes.
    pub(crate) fn take_over(&self, other: &Shelf) {
        let other = other.found();
        let mut found = self.found();
        found
            .tables
            .extend(other.tables.iter().map(|(&report, table)| (report, Arc::clone(table))));
        found.cases.extend(other.cases.iter().map(|(id, case)| (id.clone(), Arc::clone(case))));
        found.answers.extend(other.answers.iter().map(|(id, it)| (id.clone(), Arc::clone(it))));
    }

    /// The tables of this are to be rerun.
    pub(super) fn forget_tables(&self, wanted: Wanted) {
        for piece in wanted.pieces() {
            if let Piece::Table(report) = piece {
                self.found().tables.remove(&report);
            }
        }
    }
}
