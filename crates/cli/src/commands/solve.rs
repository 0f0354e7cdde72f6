//! `gametree solve`: the exact value of a position, and of every position that can follow.

mod all;
mod export;
mod together;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use gametree_catalogue::{Catalogue, Session, Solved, SolvedError, SolvedPosition};
use gametree_files::{is_same_file, is_written_into};
use gametree_language::message;
use gametree_present::report::{self, KeptTable, Solving, Written};
use gametree_present::{json, table_need};
use gametree_rules::work::{Budget, Work};
use gametree_solver::{CertificateSize, LookupError, PositionCounts, Unsolved};
use gametree_tables::parts::{PartFolder, part_folders, remove_left};
use gametree_tables::{Manifest, Need, Shelved, TableError};

use crate::advice;
use crate::arguments::{Effort, Solve};
use crate::commands::tables;
use crate::complaint::Complaint;
use crate::files;
use crate::memory;
use crate::screen::Screen;
use crate::waiting::wait_within;
use export::{certify, check_names, export};

/// Megabytes for a solution, unless something else is asked for.
pub(crate) const USUAL_MEMORY: u64 = 4096;

impl Effort {
    /// What the solver may spend.
    pub(crate) fn budget(&self) -> Result<Budget, Complaint> {
        budget(self.memory, self.threads)
    }
}

/// So many megabytes and threads; all cores, unless something else is asked for.
pub(crate) fn budget(megabytes: u64, threads: Option<u64>) -> Result<Budget, Complaint> {
    let all = || thread::available_parallelism().map_or(1, NonZero::get);
    Ok(Budget {
        time: None,
        memory: memory::allowed(megabytes, USUAL_MEMORY)?,
        threads: threads.map_or_else(all, |threads| threads.min(256) as usize),
    })
}

pub(crate) fn run(
    arguments: &Solve,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    check_names(arguments)?;
    if let Some(spec) = arguments.place.spec.strip_suffix(",all") {
        return all::run(spec, arguments, catalogue, screen);
    }
    if let (Some(certificate), Some(export)) = (&arguments.certificate, &arguments.export)
        && is_same_file(certificate, export)
    {
        let file = files::name(export);
        return Err(Complaint(message!("error-same-file", file = file)));
    }
    let session = arguments.place.open(catalogue)?;
    refuse_beyond_any_table(&*session, arguments)?;
    let budget = arguments.effort.budget()?;
    let is_start = arguments.place.position.is_none() && arguments.place.moves.is_none();
    let table = match (&arguments.table, arguments.keep) {
        (Some(folder), _) => Some(folder.clone()),
        (None, keep) if arguments.workers.are_given() => {
            keep.then(|| tables::folder_of(&*session, is_start))
        }
        // What was kept once need not be solved again.
        (None, keep) => already_kept(&*session, arguments, screen)
            .or_else(|| keep.then(|| tables::folder_of(&*session, is_start))),
    };
    if table.is_none() && arguments.workers.are_given() {
        return Err(Complaint(message!("error-cluster-no-table")));
    }
    let cluster = arguments.workers.cluster()?;
    if let Some(folder) = &table {
        refuse_files_in(folder, arguments)?;
        let need = match arguments.workers.are_given() {
            true => session.need_together(folder, &cluster),
            false => session.table_need(folder, budget.threads),
        };
        tell_need(&*session, folder, need, screen)?;
    }
    let table = table.as_deref();
    let started = Instant::now();
    if let Some(folder) = table.filter(|_| arguments.workers.are_given()) {
        let together = wait_within(budget, screen, |work| {
            together::solve(&*session, folder, &cluster, work)
        })??;
        // Not every process has the table.
        if !together::tell(&together, folder, arguments, &cluster, screen)? {
            return Ok(());
        }
    }
    let found =
        wait_within(budget, screen, |work| find(&*session, arguments, table, started, work))??;
    let Found { solved, here, counts, elapsed, certificate, exported } = found;
    let table = match table {
        Some(folder) => Some(KeptTable {
            folder: folder.display().to_string(),
            bytes: Manifest::read(folder)?.map_or(0, |manifest| manifest.file_bytes()),
            position: solved.root(),
        }),
        None => None,
    };
    let solving = Solving {
        session: &*session,
        here: &here,
        positions: solved.positions(),
        bytes: solved.bytes(),
        reachable: counts.reachable,
        unfinished: counts.unfinished,
        canonical: counts.up_to_symmetry,
        elapsed,
        certificate,
        exported,
        table,
    };
    screen.print_result(|| json::Solve::from(&solving), || report::solve(&solving))
}

/// A game that no memory is enough for is refused for that reason, whatever memory there is.
fn refuse_beyond_any_table(session: &dyn Session, arguments: &Solve) -> Result<(), Complaint> {
    let beyond = session.forecast().filter(|forecast| forecast.beyond_any_table().is_some());
    let Some(forecast) = beyond else { return Ok(()) };
    let memory = arguments.effort.memory.saturating_mul(1 << 20);
    let unsolved = Unsolved::TooLarge { forecast, memory };
    // On disk it is not the memory that decides what fits.
    let is_on_disk = arguments.table.is_some() || arguments.keep;
    let fits = if is_on_disk { None } else { session.largest_that_fits(memory) };
    Err(advice::unsolved(&unsolved, fits))
}

/// What is written beside a table must not take the place of a file of it.
fn refuse_files_in(folder: &Path, arguments: &Solve) -> Result<(), Complaint> {
    let files = [&arguments.certificate, &arguments.export].into_iter().flatten();
    let mut within = files.filter(|file| is_written_into(file, folder));
    match within.next() {
        Some(file) => Err(Complaint(message!("error-table-file", file = files::name(file)))),
        None => Ok(()),
    }
}

/// The kept table that has the answer. What is exported are the positions that follow, which a table of an earlier
/// position has among many others.
fn already_kept(session: &dyn Session, arguments: &Solve, screen: &Screen) -> Option<PathBuf> {
    let position = session.position();
    let complain = |reason| {
        if screen.is_watched() {
            screen.keep_progress(&message!("table-unusable", reason = reason));
        }
    };
    let kept = tables::kept_for(session, complain).into_iter();
    let mut kept = kept.filter(|(_, table)| arguments.export.is_none() || table.root() == position);
    kept.next().map(|(folder, _)| folder)
}

/// Says what a table will take, and whether that is there. What cannot fit is refused before anything is begun.
fn tell_need(
    session: &dyn Session,
    folder: &Path,
    need: Option<Need>,
    screen: &Screen,
) -> Result<(), Complaint> {
    let manifest = Manifest::read(folder)?;
    let (spec, position) = (session.spec(), session.position());
    let is_other = |there: &Manifest| (&there.spec, &there.position) != (&spec, &position);
    // What is of something else is refused when it is to be gone on with.
    if manifest.as_ref().is_some_and(|there| there.is_complete() || is_other(there)) {
        return Ok(());
    }
    let Some(need) = need else { return Ok(()) };
    let is_refused = need.check(folder);
    if screen.is_watched() {
        screen.keep_progress(&table_need(&need));
        if need.fits_for_certain() == Some(false) && is_refused.is_ok() {
            screen.keep_progress(&message!("table-need-tight"));
        }
        // What workers have left is gone on with, too.
        let there = Shelved::in_folder(folder).and_then(|table| table.manifest.ok());
        if let Some(there) = there.filter(|there| !there.levels.is_empty()) {
            let (levels, of) = (there.levels.len(), there.levels_in_all);
            screen.keep_progress(&message!("table-goes-on", levels = levels, of = of));
        }
    }
    Ok(is_refused?)
}

/// Solves into a table on disk, or opens it; a table of an earlier position of the same game will do, too, but for an
/// export.
fn solved_in(
    session: &dyn Session,
    folder: &Path,
    is_exported: bool,
    work: &Work,
) -> Result<Box<dyn Solved>, Complaint> {
    let position = session.position();
    if let Ok(table) = session.open_table(folder) {
        match table.look_up(&position) {
            Ok(_) if table.root() == position || !is_exported => {
                remove_left(folder);
                return Ok(table);
            }
            Err(error @ SolvedError::Lookup(LookupError::Reading { .. })) => {
                return Err(error.into());
            }
            _ => {}
        }
    }
    if part_folders(folder).iter().any(PartFolder::has_begun)
        && let Some(table) = together::merge(session, folder, work)?
    {
        return Ok(table);
    }
    session.solve_into(folder, work).map_err(|error| match error {
        TableError::Unsolved(Unsolved::Stopped | Unsolved::OutOfTime) => together::stopped(folder),
        error => error.into(),
    })
}

/// Everything that was found out and written.
struct Found {
    solved: Box<dyn Solved>,
    here: SolvedPosition,
    counts: PositionCounts,
    elapsed: Duration,
    certificate: Option<Written<CertificateSize>>,
    exported: Option<Written<u64>>,
}

fn find(
    session: &dyn Session,
    arguments: &Solve,
    table: Option<&Path>,
    started: Instant,
    work: &Work,
) -> Result<Found, Complaint> {
    let solved = match table {
        Some(folder) => solved_in(session, folder, arguments.export.is_some(), work)?,
        None => solve(session, work)?,
    };
    let position = session.position();
    let here = solved.look_up(&position)?;
    let elapsed = started.elapsed();
    let certificate = arguments.certificate.as_deref();
    let certificate =
        certificate.map(|file| certify(&*solved, &position, file, work)).transpose()?;
    let exported = arguments.export.as_deref();
    let exported = exported.map(|file| export(&*solved, file, work)).transpose()?;
    let counts = solved.counts_from(&position, work)?;
    Ok(Found { solved, here, counts, elapsed, certificate, exported })
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
