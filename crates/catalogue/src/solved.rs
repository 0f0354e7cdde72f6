//! Exact solutions, whatever the game's type.

use std::fmt;
use std::io::Write;
use std::sync::Arc;

use gametree_rules::work::{Stage, Work};
use gametree_rules::{Exact, PositionError};
use gametree_solver::{
    CertificateLimits, CertificateSize, Layout, LookupError, PositionCounts, Solution, Uncertified,
    write_certificate,
};

use crate::session;
use crate::{Catalogued, Session};

/// A game with the exact value of every position that can follow its root.
pub trait Solved: Send + Sync {
    /// The spec of the game.
    fn spec(&self) -> String;

    /// The position that it was solved from.
    fn root(&self) -> String;

    /// What is known about a position.
    fn look_up(&self, position: &str) -> Result<SolvedPosition, SolvedError>;

    /// How many different positions are stored.
    fn positions(&self) -> u64;

    /// The bytes that they take.
    fn bytes(&self) -> u64;

    /// How they are stored.
    fn layout(&self) -> Layout;

    /// How many positions there are, as far as the table tells before it is stopped.
    fn counts(&self, work: &Work) -> Result<PositionCounts, SolvedError>;

    /// The same for those that can follow a position, which is not told where others are stored as well.
    fn counts_from(&self, position: &str, work: &Work) -> Result<PositionCounts, SolvedError> {
        if self.root() == position { self.counts(work) } else { Ok(PositionCounts::default()) }
    }

    /// Calls `visit` with every stored position, as text, and its value, until it returns false.
    fn each(&self, visit: &mut dyn FnMut(&str, Exact) -> bool) -> Result<(), SolvedError>;

    /// Calls `visit` with the size and the value of every stored position, largest first, until it returns
    /// false: the number of stones or digits, where those are all that is stored. Otherwise there is
    /// nothing to visit.
    fn each_size(&self, visit: &mut dyn FnMut(u32, Exact) -> bool) -> Result<(), SolvedError>;

    /// How many stored positions are unfinished; `None` if it was stopped before they were counted.
    fn open_positions(&self, work: &Work) -> Result<Option<u64>, SolvedError>;

    /// Calls `visit` with the unfinished stored positions that `takes` takes, which is asked about
    /// each of them in the order of [`each`](Self::each), until `visit` returns false.
    fn each_open(
        &self,
        takes: &mut dyn FnMut() -> bool,
        visit: &mut dyn FnMut(&OpenPosition<'_>) -> bool,
    ) -> Result<(), SolvedError>;

    /// Writes a certificate of a position's value.
    fn certify(
        &self,
        position: &str,
        limits: &CertificateLimits,
        work: &Work,
        to: &mut dyn Write,
    ) -> Result<CertificateSize, CertifyError>;
}

/// An unfinished position, to be played on from, with everything that is known about its moves.
///
/// Where points are left out of the table nobody has any yet, and it may be a position that a game
/// of the solution's own spec does not lead to.
pub struct OpenPosition<'a> {
    /// The game in this position.
    pub session: &'a dyn Session,
    /// How it ends.
    pub end: Exact,
    /// Where each legal move leads, the move included in the plies.
    pub moves: Vec<(String, Exact)>,
}

/// Why there is no certificate.
#[derive(Debug)]
pub enum CertifyError {
    /// The position is not one of the game's.
    Position(PositionError),
    /// It could not be written.
    Uncertified(Uncertified),
}

/// Why nothing is known about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolvedError {
    /// It is not one of the game's.
    Position(PositionError),
    /// The solution does not tell.
    Lookup(LookupError),
}

impl fmt::Display for SolvedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolvedError::Position(error) => error.fmt(f),
            SolvedError::Lookup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SolvedError {}

/// Everything about one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedPosition {
    /// How it ends.
    pub end: Exact,
    /// Where each legal move leads, the move included in the plies.
    pub moves: Vec<(String, Exact)>,
    /// The moves that keep winner, margin and plies.
    pub best_moves: Vec<String>,
    /// One line of best play, to the end or for its first [`MAX_LINE`](gametree_solver::MAX_LINE) moves.
    pub line: Vec<String>,
}

impl SolvedPosition {
    /// Moves that throw away what the position is worth: a win or a draw becomes something worse.
    pub fn mistakes(&self) -> Vec<&str> {
        let kept = self.end.outcome();
        let lost = self.moves.iter().filter(|(_, end)| end.outcome() != kept);
        lost.map(|(mv, _)| mv.as_str()).collect()
    }
}

/// Positions between two looks at whether to go on.
const BETWEEN_LOOKS: u64 = 1 << 12;

/// A solution as the catalogue keeps it.
pub(crate) struct Table<G: Catalogued>(pub(crate) Arc<Solution<G>>);

impl<G: Catalogued> Solved for Table<G> {
    fn spec(&self) -> String {
        self.0.game().spec()
    }

    fn root(&self) -> String {
        self.0.game().position_text(self.0.root())
    }

    fn look_up(&self, position: &str) -> Result<SolvedPosition, SolvedError> {
        let position = self.0.game().parse_position(position).map_err(SolvedError::Position)?;
        look_up(&self.0, &position).map_err(SolvedError::Lookup)
    }

    fn positions(&self) -> u64 {
        self.0.positions()
    }

    fn bytes(&self) -> u64 {
        self.0.bytes()
    }

    fn layout(&self) -> Layout {
        self.0.layout()
    }

    fn counts(&self, work: &Work) -> Result<PositionCounts, SolvedError> {
        self.0.counts(work).map_err(SolvedError::Lookup)
    }

    fn each(&self, visit: &mut dyn FnMut(&str, Exact) -> bool) -> Result<(), SolvedError> {
        let game = self.0.game();
        let each = self.0.each(|position, end| visit(&game.position_text(&position), end));
        each.map_err(SolvedError::Lookup)
    }

    fn each_size(&self, visit: &mut dyn FnMut(u32, Exact) -> bool) -> Result<(), SolvedError> {
        self.0.each_size(visit).map_err(SolvedError::Lookup)
    }

    fn open_positions(&self, work: &Work) -> Result<Option<u64>, SolvedError> {
        if let Some(open) = self.0.unfinished() {
            return Ok(Some(open));
        }
        work.begin(Stage::Counting, Some(self.0.positions()));
        let (mut open, mut number) = (0, 0);
        let each = self.0.each(|position, _| {
            open += u64::from(self.0.game().outcome(&position).is_none());
            number += 1;
            if number % BETWEEN_LOOKS == 0 {
                work.done(number);
            }
            number % BETWEEN_LOOKS != 0 || !work.is_stopped()
        });
        each.map_err(SolvedError::Lookup)?;
        Ok((!work.is_stopped()).then_some(open))
    }

    fn each_open(
        &self,
        takes: &mut dyn FnMut() -> bool,
        visit: &mut dyn FnMut(&OpenPosition<'_>) -> bool,
    ) -> Result<(), SolvedError> {
        let game = Arc::new(self.0.game().clone());
        let mut failure = None;
        let wanted = |end: Exact| end.plies > 0 && takes();
        let each = self.0.each_that(wanted, |position, end| {
            // What has an entry is covered, and so is what follows it.
            let moves = match self.0.moves(&position) {
                Ok(moves) => moves,
                Err(error) => {
                    failure = Some(error);
                    return false;
                }
            };
            let moves = moves.into_iter().map(|(mv, end)| (game.move_text(mv), end)).collect();
            let session = session::resume(&game, position);
            visit(&OpenPosition { session: &session, end, moves })
        });
        each.and(failure.map_or(Ok(()), Err)).map_err(SolvedError::Lookup)
    }

    fn certify(
        &self,
        position: &str,
        limits: &CertificateLimits,
        work: &Work,
        mut to: &mut dyn Write,
    ) -> Result<CertificateSize, CertifyError> {
        let game = self.0.game();
        let position = game.parse_position(position).map_err(CertifyError::Position)?;
        write_certificate(&self.0, &game.spec(), &position, limits, work, &mut to)
            .map_err(CertifyError::Uncertified)
    }
}

/// Everything a solution knows about a position.
pub(crate) fn look_up<G: Catalogued>(
    solution: &Solution<G>,
    position: &G::Position,
) -> Result<SolvedPosition, LookupError> {
    let game = solution.game();
    let text = |mv| game.move_text(mv);
    Ok(SolvedPosition {
        end: solution.value(position)?,
        moves: solution.moves(position)?.into_iter().map(|(mv, end)| (text(mv), end)).collect(),
        best_moves: solution.best_moves(position)?.into_iter().map(text).collect(),
        line: solution.line(position)?.into_iter().map(text).collect(),
    })
}
