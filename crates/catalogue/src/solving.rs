use std::path::Path;
use std::sync::Arc;

#[cfg(feature = "cluster")]
use gametree_cluster::{self as cluster, Cluster, ClusterError};
use gametree_rules::{Exact, Work};
use gametree_solver::{self as solver, Forecast, Solution, Unsolved};
use gametree_tables::{self as tables, Need, TableError};
use gametree_verify::{self as verify, Certificate, Proof, Rejection};

#[cfg(feature = "cluster")]
use crate::Together;
use crate::law::{by_law, law};
use crate::session::InProgress;
use crate::solved::Table;
use crate::{Catalogued, Session, Solved, SolvedPosition};

/// What can be known exactly of a game in progress. What is true of one position is asked of an
/// [`Oracle`](crate::Oracle).
pub trait Solving {
    /// Solves the game from the position on: every position that can follow gets its exact value.
    fn solve(&self, work: &Work) -> Result<Box<dyn Solved>, Unsolved>;

    /// Solves the game from the position on into a table in this folder, or goes on with one that was begun there.
    fn solve_into(&self, folder: &Path, work: &Work) -> Result<Box<dyn Solved>, TableError>;

    /// Solves the game from the position on together with the other processes of a cluster.
    #[cfg(feature = "cluster")]
    fn solve_together(
        &self,
        folder: &Path,
        cluster: &Cluster,
        work: &Work,
    ) -> Result<Together, ClusterError>;

    /// What the workers of this process will take for a table in this folder, if the game tells before any work.
    #[cfg(feature = "cluster")]
    fn need_together(&self, folder: &Path, cluster: &Cluster) -> Option<Need>;

    /// Makes the table of the parts that processes have left in this folder.
    #[cfg(feature = "cluster")]
    fn merge_parts(&self, folder: &Path, work: &Work) -> Result<Together, ClusterError>;

    /// Opens the table of this game in this folder. The position need not be covered by it.
    fn open_table(&self, folder: &Path) -> Result<Box<dyn Solved>, TableError>;

    /// What a table in this folder will take on so many threads, if the game tells before any work.
    fn table_need(&self, folder: &Path, threads: usize) -> Option<Need>;

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

    fn solve_into(&self, folder: &Path, work: &Work) -> Result<Box<dyn Solved>, TableError> {
        let solution = tables::solve(&*self.game, &self.spec(), &self.position, folder, work)?;
        Ok(Box::new(Table(Arc::new(solution))))
    }

    #[cfg(feature = "cluster")]
    fn solve_together(
        &self,
        folder: &Path,
        cluster: &Cluster,
        work: &Work,
    ) -> Result<Together, ClusterError> {
        let (spec, position) = (self.spec(), &self.position);
        let solved = cluster::solve(&*self.game, &spec, position, folder, cluster, work)?;
        Ok(Together { refused: solved.refused, ..solved.outcome.into() })
    }

    #[cfg(feature = "cluster")]
    fn need_together(&self, folder: &Path, cluster: &Cluster) -> Option<Need> {
        cluster::need(&*self.game, &self.position, folder, cluster)
    }

    #[cfg(feature = "cluster")]
    fn merge_parts(&self, folder: &Path, work: &Work) -> Result<Together, ClusterError> {
        let merged = cluster::merge(&*self.game, &self.spec(), &self.position, folder, work)?;
        Ok(merged.into())
    }

    fn open_table(&self, folder: &Path) -> Result<Box<dyn Solved>, TableError> {
        let solution = tables::open(&*self.game, &self.spec(), folder)?;
        Ok(Box::new(Table(Arc::new(solution))))
    }

    fn table_need(&self, folder: &Path, threads: usize) -> Option<Need> {
        tables::need(&*self.game, &self.position, folder, threads)
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
