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
//! use gametree_rules::Game;
//! use gametree_search::{Control, EngineOptions, Limits, Plies, Proven, engine};
//!
//! let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
//! let options = EngineOptions::default();
//! let found =
//!     engine(&game, &game.start(), Limits::NONE, &options, &Control::new(), &mut |_| ());
//! let proven = found.verdict.and_then(|verdict| verdict.proven());
//! assert_eq!(proven, Some(Proven { margin: 1, plies: Plies::Exactly(7) })); // x wins in 7
//! ```

mod options;
mod root;
mod searcher;
mod table;
mod team;
mod thinker;

use gametree_rules::Expertise;

pub use options::{EngineOptions, Goal, Progress};

use crate::{Control, Findings, Limits};
use thinker::Thinker;

/// Searches a position until it knows all that was asked for, or a limit is reached.
///
/// With one thread the result depends on nothing but the arguments (time aside). `progress` hears of
/// every depth that is finished.
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
    Thinker::new(game, position, limits, options, control).think(progress)
}
