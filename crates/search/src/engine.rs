//! The strong search: what one plays against when it should be hard, and what proves values of games
//! too large to list.
//!
//! Two searches take turns and share a table. One looks one ply deeper each time and always has a
//! move to suggest. The other asks yes-or-no questions about the end of the game ("does the mover
//! win?"), with no limit on depth, and gives up when it has cost as much as the first: positions that
//! can be settled are settled soon, and the others lose little by the attempt. What is proven and
//! what is estimated are kept apart throughout.
//!
//! ```
//! use gametree_games::mnk::{Mnk, Shape};
//! use gametree_rules::{Game, Plies, Proven};
//! use gametree_search::{Control, EngineOptions, Limits, engine};
//!
//! let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
//! let options = EngineOptions::default();
//! let found =
//!     engine(&game, &game.start(), Limits::NONE, &options, &Control::new(), &mut |_| ());
//! assert_eq!(found.end(), Some(Proven { margin: 1, plies: Plies::Exactly(7) })); // x wins in 7
//! ```

mod habits;
mod laws;
mod options;
mod proof;
mod report;
mod root;
mod searcher;
mod table;
mod team;
mod thinker;

use gametree_rules::Expertise;

pub use options::{EngineOptions, Goal, Progress};

use crate::{Control, Findings, Limits};
use table::Table;
use thinker::Thinker;

/// An engine that can be asked again and again about one game: it keeps its table, so that what it
/// found out for one move helps with the next.
///
/// ```
/// use gametree_games::stones::Stones;
/// use gametree_rules::Game;
/// use gametree_search::{Control, Engine, EngineOptions, Limits};
///
/// let game = Stones::new(30, &[2, 3]);
/// let mut engine = Engine::new(&game, EngineOptions::default());
/// let mut position = game.start();
/// while game.outcome(&position).is_none() {
///     let found = engine.search(&position, Limits::depth(6), &Control::new(), &mut |_| ());
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

    /// Searches a position until it knows all that was asked for, or a limit is reached.
    ///
    /// With one thread the result depends on nothing but the arguments and what was searched before
    /// (time aside). `progress` hears of every depth that is finished.
    pub fn search(
        &mut self,
        position: &G::Position,
        limits: Limits,
        control: &Control,
        progress: &mut dyn FnMut(&Progress<'_, G::Move>),
    ) -> Findings<G::Move> {
        self.table.age();
        Thinker::new(self.game, position, limits, &self.options, &mut self.table, control)
            .think(progress)
    }
}

/// Searches one position with an engine that is forgotten afterwards: see [`Engine::search`].
pub fn engine<G>(
    game: &G,
    position: &G::Position,
    limits: Limits,
    options: &EngineOptions,
    control: &Control,
    progress: &mut dyn FnMut(&Progress<'_, G::Move>),
) -> Findings<G::Move>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    Engine::new(game, *options).search(position, limits, control, progress)
}
