use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use gametree_rules::work::{Budget, Work};
use gametree_rules::{Notation, Solvable, Structure};
use gametree_solver::{
    PlacesKernel, PlacesLayout, StringsKernel, StringsLayout, Unsolved, forecast,
};
use gametree_tables::parts::{
    Filling, PartFolder, Subject, has_nothing_else, is_about, is_free, part_folders, write_keys,
};
use gametree_tables::{Manifest, StoredLayout, TableError};

use crate::begun::Begun;
use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::gather::{gather, remove_used_up};
use crate::handshake::Card;
use crate::merge::merge_these;
use crate::part::{Part, part_of};
use crate::places::PlacesSweep;
use crate::strings::StringsSweep;
use crate::sweep::{Sweep, sweep};
use crate::timely::Timely;
use crate::{Cluster, ClusterError, Outcome, Solved, crew, keys, places, strings};

/// Solves the game from `root` on together with the other processes of a cluster, all of which call this with the same
/// game. Each writes the parts of its workers into its folder; process 0 makes the table of them if it finds all of
/// them in its own. What was begun there, by any number of workers, is gone on with.
///
/// Threads are as many as there are workers, whatever the budget of the work says.
///
/// However it ends early, it ends in all processes, within seconds, and what is finished of it stays.
pub fn solve<G>(
    game: &G,
    spec: &str,
    root: &G::Position,
    folder: &Path,
    cluster: &Cluster,
    work: &Work,
) -> Result<Solved<G>, ClusterError>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    cluster.check()?;
    // As many as there are workers, also for what comes before them and after.
    let work = &work.spending(Budget { threads: cluster.workers, ..work.budget() });
    let beyond = forecast(game, root).filter(|forecast| forecast.beyond_any_table().is_some());
    if let Some(forecast) = beyond {
        return Err(Unsolved::TooLarge { forecast, memory: work.budget().memory }.into());
    }
    let position = game.position_text(root);
    let is_new = !folder.exists();
    is_usable(folder, spec, &position, cluster)?;
    let run = Run {
        game,
        spec,
        root,
        folder,
        cluster,
        work,
        card: Card {
            process: cluster.process,
            processes: cluster.processes(),
            workers: cluster.workers,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            spec: spec.to_owned(),
            position,
        },
    };
    let filled = run.fill();
    if is_new {
        // Where nothing was to be done here, or came of it, no folder stays.
        remove_if_nothing(folder);
    }
    let Filled { parts, was_there, refused } = filled?;
    let outcome = match cluster.process {
        // Nobody is busy any more who was asked for.
        0 => {
            let done = Some(cluster.all_workers());
            merge_these(game, spec, root, folder, done, parts, work)?
        }
        _ if was_there => Outcome::Nothing,
        _ => Outcome::Parts,
    };
    Ok(Solved { outcome, refused })
}

/// Removes a folder in which there is nothing, or nothing but parts that have no level yet.
fn remove_if_nothing(folder: &Path) {
    let parts = part_folders(folder);
    let has_levels = |part: &PartFolder| !matches!(Manifest::read(&part.path), Ok(Some(manifest)) if manifest.levels.is_empty());
    if !parts.iter().any(has_levels) {
        parts.iter().for_each(|part| drop(part.remove()));
    }
    let _ = fs::remove_dir(folder);
}

/// Fails if something else is in the folder.
fn is_usable(
    folder: &Path,
    spec: &str,
    position: &str,
    cluster: &Cluster,
) -> Result<(), ClusterError> {
    fs::create_dir_all(folder).map_err(|error| TableError::writing(folder, error))?;
    match Manifest::read(folder)? {
        Some(manifest) => {
            is_about(&manifest, folder, (spec, position), None)?;
            if manifest.is_complete() {
                return Ok(());
            }
        }
        None => has_nothing_else(folder)?,
    }
    if cluster.process == 0 {
        // That somebody else is at work, or something in the way, is better known before than after.
        is_free(folder)?;
    }
    Ok(())
}

/// What a process has done of it.
struct Filled {
    /// The parts of all workers, if this process has all of them and nobody else needs them: they are put together at
    /// once, and the disk is waited for when they are.
    parts: Vec<Filling>,
    /// Whether there was nothing to do.
    was_there: bool,
    /// How many connections were refused.
    refused: u64,
}

/// What a process was asked for.
struct Run<'a, G: Solvable> {
    game: &'a G,
    spec: &'a str,
    root: &'a G::Position,
    folder: &'a Path,
    cluster: &'a Cluster,
    work: &'a Work,
    card: Card,
}

impl<G> Run<'_, G>
where
    G: Solvable + Notation + Clone + Sync,
    G::Position: Send + Sync,
{
    /// Writes the parts of this process.
    fn fill(&self) -> Result<Filled, ClusterError> {
        let (own, workers) = (self.cluster.workers, self.cluster.all_workers());
        let by_structure = self.game.outcome(self.root).is_none();
        match self.game.structure() {
            Structure::Places(given) if by_structure => {
                let layout = PlacesLayout::new(given, self.root, self.game.to_move(self.root));
                self.fits(places::memory(&layout, own, workers))?;
                let kernel = PlacesKernel::new(given, &layout)?;
                self.sweep(StoredLayout::Places, &PlacesSweep { kernel: &kernel })
            }
            Structure::Strings(given) if by_structure => {
                let (replacements, (_, length)) = (given.replacements(), given.digits(self.root));
                let layout = StringsLayout::new(&replacements, length);
                let kernel = StringsKernel::new(&replacements, layout);
                self.fits(strings::memory(&kernel, own, workers))?;
                self.sweep(StoredLayout::Strings, &StringsSweep { kernel: &kernel })
            }
            Structure::Unknown if by_structure => self.together(|exchange, _| self.keys(exchange)),
            // One position, or as many numbers as there are stones: less than it takes to share the work.
            _ => self.together(|exchange, _| {
                if exchange.index() == 0 {
                    gametree_tables::solve(
                        self.game,
                        self.spec,
                        self.root,
                        self.folder,
                        self.work,
                    )?;
                }
                Ok(None)
            }),
        }
    }

    fn fits(&self, needed: u64) -> Result<(), TableError> {
        let allowed = self.work.budget().memory;
        if needed > allowed {
            return Err(TableError::TooLittleMemory { needed, allowed });
        }
        Ok(())
    }

    /// Lets every worker do its job, unless the table is there; nobody is done before all are.
    fn together(
        &self,
        job: impl Fn(&mut Timely<'_>, &Begun<'_>) -> Result<Option<Filling>, Halt> + Sync,
    ) -> Result<Filled, ClusterError> {
        let was_there = AtomicBool::new(false);
        let (parts, refused) = crew::run(self.cluster, &self.card, self.work, |exchange| {
            let Some(begun) = self.begun(exchange)? else {
                was_there.store(true, Ordering::Relaxed);
                return Ok(None);
            };
            let mut part = job(exchange, &begun)?;
            if self.cluster.processes() > 1
                && let Some(mut part) = part.take()
            {
                part.finish()?;
            }
            exchange.all_reduce_sum(0)?;
            Ok(part)
        })?;
        let was_there = was_there.into_inner();
        Ok(Filled { parts: parts.into_iter().flatten().collect(), was_there, refused })
    }

    /// What there is of the table; `None` if that is all of it. What other workers have left is put together first.
    fn begun(&self, exchange: &mut Timely<'_>) -> Result<Option<Begun<'_>>, Halt> {
        /// No table has so many levels.
        const ALL: u64 = u64::MAX;
        let &Run { game, spec, root, folder, work, .. } = self;
        let workers = self.cluster.all_workers();
        let mut levels = 0;
        if exchange.index() == 0 {
            let gathered = gather(game, spec, root, folder, None, work)?;
            levels = if gathered.is_whole() { ALL } else { gathered.levels() as u64 };
            // Those of as many workers may be in the folders of other processes.
            let mut numbers = gathered.missing.iter().map(|missing| missing.part.of as usize);
            let other = numbers.find(|&found| found != workers && levels != ALL);
            if let Some(found) = other {
                let folder = folder.to_owned();
                return Err(ClusterError::OtherParts { folder, found, wanted: workers }.into());
            }
        }
        let levels = match exchange.all_reduce_sum(levels)? {
            ALL => return Ok(None),
            levels => levels as usize,
        };
        // The others may have folders of their own.
        if exchange.tells() {
            remove_used_up(folder, (spec, &self.card.position), workers, levels)?;
        }
        exchange.all_reduce_sum(0)?;
        Ok(Some(Begun { folder, levels }))
    }

    fn sweep(&self, layout: StoredLayout, game: &dyn Sweep) -> Result<Filled, ClusterError> {
        let subject = self.subject(layout, game.entry_bytes() as u32, game.levels());
        self.together(|exchange, begun| {
            let whose = (exchange.index(), exchange.workers());
            let mut part = Part::open(self.folder, whose, &subject, self.work)?;
            sweep(game, &mut part, begun, exchange, self.cluster.rest)?;
            Ok(Some(part.filling))
        })
    }

    fn keys(&self, exchange: &mut Timely<'_>) -> Result<Option<Filling>, Halt> {
        let whose = (exchange.index(), exchange.workers());
        let part = PartFolder::of(self.folder, part_of(whose)).path;
        let is_there = Manifest::read(&part)?.is_some_and(|part| part.is_complete());
        if exchange.all_reduce_min(u64::from(is_there))? == 1 {
            return Ok(None);
        }
        let tells = exchange.tells();
        let levels = keys::solve(self.game, self.root, exchange, tells)?;
        let subject = self.subject(StoredLayout::Keys, 0, levels.len() as u32);
        let mut part = Part::open(self.folder, whose, &subject, self.work)?;
        for (level, entries) in (0..).zip(&levels) {
            exchange.go_on()?;
            let entries: Vec<_> = entries.iter().map(|(position, end)| (position, *end)).collect();
            write_keys(self.game, level, &entries, &mut part.filling, self.work)?;
        }
        Ok(Some(part.filling))
    }

    fn subject(&self, layout: StoredLayout, entry_bytes: u32, levels_in_all: u32) -> Subject {
        let (spec, position) = (self.spec.to_owned(), self.card.position.clone());
        Subject { spec, position, layout, entry_bytes, part: None, levels_in_all }
    }
}
