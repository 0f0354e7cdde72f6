//! `gametree solve`: the exact value of a position, and of every position that can follow.

mod all;
mod export;

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use gametree_catalogue::{Catalogue, Session, Solved, SolvedPosition};
use gametree_present::json;
use gametree_present::report::{self, Solving, Written};
use gametree_rules::work::{Budget, Work};
use gametree_solver::{CertificateSize, Unsolved};

use crate::advice;
use crate::arguments::{Effort, Solve};
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::wait_within;
use export::{certify, export};

impl Effort {
    /// What the solver may spend.
    pub(crate) fn budget(&self) -> Budget {
        budget(self.memory, self.threads)
    }
}

/// So many megabytes and threads; all cores, unless something else is asked for.
pub(crate) fn budget(megabytes: u64, threads: Option<u64>) -> Budget {
    let all = || thread::available_parallelism().map_or(1, NonZero::get);
    Budget {
        time: None,
        memory: megabytes.saturating_mul(1 << 20),
        threads: threads.map_or_else(all, |threads| threads.min(256) as usize),
    }
}

pub(crate) fn run(
    arguments: &Solve,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    if let Some(spec) = arguments.place.spec.strip_suffix(",all") {
        return all::run(spec, arguments, catalogue, screen);
    }
    let session = arguments.place.open(catalogue)?;
    let budget = arguments.effort.budget();
    let found = wait_within(budget, screen, |work| find(&*session, arguments, work))??;
    let Found { solved, here, elapsed, certificate, exported } = found;
    let solving = Solving {
        session: &*session,
        here: &here,
        positions: solved.positions(),
        bytes: solved.bytes(),
        reachable: solved.reachable(),
        unfinished: solved.unfinished(),
        canonical: solved.up_to_symmetry(),
        elapsed,
        certificate,
        exported,
    };
    screen.print_result(|| json::Solve::from(&solving), || report::solve(&solving))
}

/// Everything that was found out and written.
struct Found {
    solved: Box<dyn Solved>,
    here: SolvedPosition,
    elapsed: Duration,
    certificate: Option<Written<CertificateSize>>,
    exported: Option<Written<u64>>,
}

fn find(session: &dyn Session, arguments: &Solve, work: &Work) -> Result<Found, Complaint> {
    let started = Instant::now();
    let solved = solve(session, work)?;
    let position = session.position();
    let here = solved.look_up(&position)?;
    let elapsed = started.elapsed();
    let certificate = arguments.certificate.as_deref();
    let certificate =
        certificate.map(|file| certify(&*solved, &position, file, work)).transpose()?;
    let exported = arguments.export.as_deref();
    let exported = exported.map(|file| export(&*solved, file, work)).transpose()?;
    Ok(Found { solved, here, elapsed, certificate, exported })
}

/// Solves; a game that is too large is refused with what would fit.
pub(crate) fn solve(session: &dyn Session, work: &Work) -> Result<Box<dyn Solved>, Complaint> {
    session.solve(work).map_err(|unsolved| {
        let fits = match unsolved {
            Unsolved::TooLarge { memory, .. } => session.largest_that_fits(memory),
            _ => None,
        };
        advice::unsolved(&unsolved, fits)
    })
}
