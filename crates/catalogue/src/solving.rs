use std::sync::Arc;

use gametree_rules::{Exact, Work};
use gametree_solver::{self as solver, Forecast, Solution, Unsolved};
use gametree_verify::{self as verify, Certificate, Proof, Rejection};

use crate::law::{by_law, law};
use crate::session::InProgress;
use crate::solved::Table;
use crate::{Catalogued, Session, Solved, SolvedPosition};

/// What can be known exactly of a game in progress. What is true of one position is asked of an
/// [`Oracle`](crate::Oracle).
pub trait Solving {
    /// Solves the game from the position on: every position that can follow gets its exact value.
    fn solve(&self, work: &Work) -> Result<Box<dyn Solved>, Unsolved>;

    /// What a solution will take, if the game tells before any work.
    fn forecast(&self) -> Option<Forecast>;

    /// The largest game of the same kind that takes at most so many bytes.
    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast>;

    /// How the game ends by a law of it, if there is one. The same as [`by_law`](Solving::by_law) says, without a line
    /// of play, which in a long game takes far longer to write down.
    fn end_by_law(&self) -> Option<Exact>;

    /// What a law of the game says of the position and its moves, if there is one.
    fn by_law(&self) -> Option<SolvedPosition>;

    /// Checks a certificate of a position of this game against its rules alone.
    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits,
        work: &Work,
    ) -> Result<Proof, Rejection>;
}

impl<G: Catalogued> Solving for InProgress<G> {
    fn solve(&self, work: &Work) -> Result<Box<dyn Solved>, Unsolved> {
        let solution = Solution::new(&*self.game, &self.position, work)?;
        Ok(Box::new(Table(Arc::new(solution))))
    }

    fn forecast(&self) -> Option<Forecast> {
        solver::forecast(&*self.game, &self.position)
    }

    fn largest_that_fits(&self, bytes: u64) -> Option<Forecast> {
        solver::largest_that_fits(&*self.game, &self.position, bytes)
    }

    fn end_by_law(&self) -> Option<Exact> {
        law(&*self.game, &self.position)
    }

    fn by_law(&self) -> Option<SolvedPosition> {
        by_law(&*self.game, &self.position)
    }

    fn verify(
        &self,
        certificate: &Certificate<'_>,
        limits: &verify::Limits,
        work: &Work,
    ) -> Result<Proof, Rejection> {
        verify::check(&*self.game, &self.spec(), certificate, limits, work)
    }
}
