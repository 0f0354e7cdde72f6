use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use gametree_catalogue::{Catalogue, Oracle};

use crate::api::Tasks;
use crate::desk::Desk;
use crate::games::{Games, Store};
use crate::jobs::Jobs;
use crate::pages::home::Front;
use crate::pages::play::Knowledge;
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
    /// What the first page knows today.
    front: Mutex<Option<Arc<Front>>>,
    /// The games that are kept.
    pub(crate) games: Arc<Games>,
    /// The long work that programs have begun.
    pub(crate) tasks: Tasks,
}

impl Workbench {
    /// A workbench for these games; what is played there is gone with it.
    pub fn new(catalogue: Catalogue) -> Self {
        Workbench::with(catalogue, Store::in_memory())
    }

    /// A workbench for these games that keeps what is played in a file of this folder. If that cannot be, whoever
    /// wants to play hears why; everything else works.
    pub fn keeping(catalogue: Catalogue, folder: &Path) -> Self {
        Workbench::with(catalogue, Store::in_folder(folder))
    }

    fn with(catalogue: Catalogue, store: Store) -> Self {
        let (catalogue, oracle) = (Arc::new(catalogue), Arc::default());
        let desk = Arc::new(Desk::new());
        let games =
            Games::new(store, Arc::clone(&catalogue), Arc::clone(&oracle), Arc::clone(&desk));
        Workbench {
            catalogue,
            oracle,
            knowledge: Knowledge::default(),
            games: Arc::new(games),
            tasks: Tasks::new(&desk),
            solutions: Jobs::keeping(Arc::clone(&desk), MOST_SOLUTIONS),
            attempts: Jobs::new(Arc::clone(&desk)),
            families: Jobs::new(Arc::clone(&desk)),
            desk,
            front: Mutex::default(),
        }
    }

    /// What is to be done when nobody is served any more: the games are put into the one file that they belong in,
    /// so that whoever copies it has all of them. Says whether that was done in time; they are safe in any case.
    pub fn closing(&self) -> impl FnOnce() -> bool + use<> {
        let games = Arc::clone(&self.games);
        move || games.close()
    }

    pub(crate) fn front(&self) -> Option<Arc<Front>> {
        self.front.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set_front(&self, front: Arc<Front>) {
        *self.front.lock().unwrap_or_else(PoisonError::into_inner) = Some(front);
    }
}
