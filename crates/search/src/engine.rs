mod asking;
mod found;
mod laws;
mod looking;
mod options;
mod ordering;
mod proof;
mod report;
mod root;
mod searcher;
mod sharing;
mod table;
mod team;
mod thinker;
mod thread_memory;
mod threats;

use gametree_rules::Expertise;

pub use options::{EngineOptions, Goal, Progress};

use crate::{Findings, Task};
use table::Table;
use thinker::Thinker;

/// An engine that can be asked again and again about one game: it keeps its table, so that what it
/// found out for one move helps with the next.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::Game;
/// use gametree::search::{Engine, EngineOptions, Task};
///
/// let game = Stones::new(30, &[2, 3]);
/// let mut engine = Engine::new(&game, EngineOptions::default());
/// let mut position = game.start();
/// while game.outcome(&position).is_none() {
///     let found = engine.search(&Task::new(&game, &position).depth(6));
///     game.play_unchecked(&mut position, found.best.expect("the game is not over"));
/// }
/// ```
pub struct Engine<'g, G: Expertise> {
    game: &'g G,
    options: EngineOptions,
    table: Table<G::Key, G::Move>,
}

impl<'g, G> Engine<'g, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// An engine that knows nothing yet.
    pub fn new(game: &'g G, options: EngineOptions) -> Self {
        Engine { game, options, table: Table::new(options.table_bytes) }
    }

    /// Searches a position of this engine's game until it knows all that was asked for, or a limit is
    /// reached.
    ///
    /// With one thread the result depends on nothing but the task, the options and what was searched
    /// before (time aside).
    pub fn search(&mut self, task: &Task<'_, G>) -> Findings<G::Move> {
        self.search_with(task, &mut |_| ())
    }

    /// [`search`](Engine::search) while `progress` hears of every depth that is finished.
    pub fn search_with(
        &mut self,
        task: &Task<'_, G>,
        progress: &mut dyn FnMut(&Progress<'_, G::Move>),
    ) -> Findings<G::Move> {
        let (work, limits) = task.begin();
        self.table.age(work);
        Thinker::new(self.game, task.position(), limits, &self.options, &mut self.table, work)
            .think(progress)
    }
}

/// The strong search: what one plays against when it should be hard, and what proves values of games
/// too large to list.
///
/// Two searches take turns and share a table. One looks one ply deeper each time and always has a
/// move to suggest. The other asks yes-or-no questions about the end of the game ("does the mover
/// win?"), with no limit on depth, and gives up when it has cost as much as the first: positions that
/// can be settled are settled soon, and the others lose little by the attempt. What is proven and
/// what is estimated are kept apart throughout.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::{Game, Plies, Proven};
/// use gametree::search::{EngineOptions, Task, engine};
///
/// let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
/// let found = engine(&Task::new(&game, &game.start()), &EngineOptions::default());
/// assert_eq!(found.end(), Some(Proven { margin: 1, plies: Plies::Exactly(7) })); // x wins in 7
/// ```
///
/// What it has found out is forgotten afterwards; an [`Engine`] keeps it.
pub fn engine<G>(task: &Task<'_, G>, options: &EngineOptions) -> Findings<G::Move>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    engine_with(task, options, &mut |_| ())
}

/// [`engine`] while `progress` hears of every depth that is finished.
pub fn engine_with<G>(
    task: &Task<'_, G>,
    options: &EngineOptions,
    progress: &mut dyn FnMut(&Progress<'_, G::Move>),
) -> Findings<G::Move>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    Engine::new(task.game(), *options).search_with(task, progress)
}
