//! `gametree solve`: the exact value of a position, and of every position that can follow.

mod all;
mod export;

use std::time::{Duration, Instant};

use gametree_catalogue::{Session, Solved, SolvedPosition};
use gametree_language::message;
use gametree_present::json;
use gametree_present::report::{self, Solving, Written};
use gametree_search::Control;
use gametree_solver::{CertificateSize, Options, Unsolved};

use crate::advice;
use crate::arguments::{Effort, Solve};
use crate::complaint::Complaint;
use crate::patience::patiently;
use crate::screen::Screen;
use export::{certify, export};

impl Effort {
    /// How the solver is to work.
    pub(crate) fn options(&self) -> Options {
        let usual = Options::default();
        Options {
            threads: self.threads.map_or(usual.threads, |threads| threads.min(256) as usize),
            most_bytes: self.memory.saturating_mul(1 << 20),
            ..usual
        }
    }
}

pub(crate) fn run(arguments: &Solve, screen: &Screen) -> Result<(), Complaint> {
    if let Some(spec) = arguments.place.spec.strip_suffix(",all") {
        return all::run(spec, arguments, screen);
    }
    let session = arguments.place.open()?;
    let found = patiently(screen, |control| find(&*session, arguments, control))??;
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

fn find(session: &dyn Session, arguments: &Solve, control: &Control) -> Result<Found, Complaint> {
    let started = Instant::now();
    let solved = solve(session, &arguments.effort.options(), control)?;
    let position = session.position();
    let here = solved.look_up(&position)?;
    let here = here.ok_or(Complaint(message!("error-solve-stopped")))?;
    let elapsed = started.elapsed();
    let certificate = arguments.certificate.as_deref();
    let certificate =
        certificate.map(|file| certify(&*solved, &position, file, control)).transpose()?;
    let exported = arguments.export.as_deref();
    let exported = exported.map(|file| export(&*solved, file, control)).transpose()?;
    Ok(Found { solved, here, elapsed, certificate, exported })
}

/// Solves; a game that is too large is refused with what would fit.
pub(crate) fn solve(
    session: &dyn Session,
    options: &Options,
    control: &Control,
) -> Result<Box<dyn Solved>, Complaint> {
    let report = |progress: gametree_solver::Progress| control.set_visited(progress.positions);
    let solver = gametree_solver::Control::new().stop_on(control.stop_flag()).report_to(&report);
    session.solve(options, &solver).map_err(|unsolved| {
        let fits = match unsolved {
            Unsolved::TooLarge { most_bytes, .. } => session.largest_that_fits(most_bytes),
            _ => None,
        };
        advice::unsolved(&unsolved, fits)
    })
}
