use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use gametree_catalogue::{Catalogue, Oracle};

use crate::api::Tasks;
use crate::classes::Classes;
use crate::desk::Desk;
use crate::games::{Games, Store};
use crate::jobs::Jobs;
use crate::lab::Laboratory;
use crate::pages::home::Front;
use crate::pages::play::Knowledge;
use crate::pages::reports::Reruns;
use crate::pages::solve::{Attempt, Solution, Swept};

/// So many solved positions are kept: their certificates take up to a few megabytes each.
const MOST_SOLUTIONS: usize = 8;

/// What all requests share.
pub struct Workbench {
    /// The games there are.
    pub(crate) catalogue: Arc<Catalogue>,
    /// What knows the truth; it keeps what it has found out.
    pub(crate) oracle: Arc<Oracle>,
    /// What pages have found out about positions.
    pub(crate) knowledge: Knowledge,
    /// Where long work is done.
    pub(crate) desk: Arc<Desk>,
    /// Positions that are being solved, and those that were solved last.
    pub(crate) solutions: Jobs<Solution>,
    /// Positions that the engine looks at because they are too large to be solved.
    pub(crate) attempts: Jobs<Attempt>,
    /// Families of games.
    pub(crate) families: Jobs<Swept>,
    /// The course reports, as far as they were rerun.
    pub(crate) reports: Reruns,
    /// What the first page knows today.
    front: Mutex<Option<Arc<Front>>>,
    /// The games that are kept.
    pub(crate) games: Arc<Games>,
    /// The long work that programs have begun.
    pub(crate) tasks: Tasks,
    /// The classes there are.
    pub(crate) classes: Arc<Classes>,
    /// Where others reach this computer.
    pub(crate) reachable: Vec<SocketAddr>,
    /// The experiments that are kept.
    pub(crate) lab: Arc<Laboratory>,
}

impl Workbench {
    /// A workbench for these games; what is played there is gone with it.
    pub fn new(catalogue: Catalogue) -> Self {
        Workbench::with(catalogue, Store::in_memory(), Oracle::default(), None)
    }

    /// A workbench for these games that keeps what is played in a file of this folder, and knows the tables of solved
    /// games in its folder `tables`. If games cannot be kept, whoever wants to play hears why; everything else works.
    pub fn keeping(catalogue: Catalogue, folder: &Path) -> Self {
        Workbench::knowing(catalogue, folder, &[])
    }

    /// The same that knows the tables in the folders of these as well.
    pub fn knowing(catalogue: Catalogue, folder: &Path, shelves: &[PathBuf]) -> Self {
        let own = Oracle::default().with_tables_in(folder.join("tables"));
        let oracle = shelves.iter().cloned().fold(own, Oracle::with_tables_in);
        Workbench::with(catalogue, Store::in_folder(folder), oracle, Some(folder))
    }

    fn with(catalogue: Catalogue, store: Store, oracle: Oracle, folder: Option<&Path>) -> Self {
        let (catalogue, oracle) = (Arc::new(catalogue), Arc::new(oracle));
        let desk = Arc::new(Desk::new());
        let games =
            Games::new(store, Arc::clone(&catalogue), Arc::clone(&oracle), Arc::clone(&desk));
        let own = (Arc::clone(&catalogue), Arc::clone(&desk));
        let lab = match folder {
            Some(folder) => Laboratory::keeping(own.0, own.1, folder),
            None => Laboratory::passing(own.0, own.1),
        };
        Workbench {
            lab: Arc::new(lab),
            oracle,
            knowledge: Knowledge::default(),
            games: Arc::new(games),
            tasks: Tasks::new(&desk),
            solutions: Jobs::keeping(Arc::clone(&desk), MOST_SOLUTIONS),
            attempts: Jobs::new(Arc::clone(&desk)),
            families: Jobs::new(Arc::clone(&desk)),
            reports: Reruns::new(Arc::clone(&desk), Arc::clone(&catalogue)),
            catalogue,
            desk,
            front: Mutex::default(),
            classes: Arc::new(Classes::new(Instant::now())),
            reachable: Vec::new(),
        }
    }

    /// The same workbench, which others reach at these addresses: only then it has classes.
    pub fn reached_at(self, addresses: Vec<SocketAddr>) -> Self {
        Workbench { reachable: addresses, ..self }
    }

    /// What is to be done when nobody is served any more: the games are put into the one file that they belong in,
    /// so that whoever copies it has all of them, and experiments end, to go on the next time. Says whether that was done in time; they are safe in any case.
    pub fn closing(&self) -> impl FnOnce() -> bool + use<> {
        let (games, lab) = (Arc::clone(&self.games), Arc::clone(&self.lab));
        move || {
            let experiments_end = lab.close();
            games.close() && experiments_end
        }
    }

    pub(crate) fn front(&self) -> Option<Arc<Front>> {
        self.front.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set_front(&self, front: Arc<Front>) {
        *self.front.lock().unwrap_or_else(PoisonError::into_inner) = Some(front);
    }
}
