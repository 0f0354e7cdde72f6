//! The exact values of a whole family of games.

mod error;
mod line;
mod row;
mod run;

use gametree_catalogue::Catalogue;
use gametree_games::Role;
use gametree_rules::Work;

pub use error::SweepError;
pub use line::{LawSubject, SweepLine};
pub use row::SweptRow;

use crate::family::{Family, FamilyError};
use run::Run;

/// So many games are solved one by one.
pub const MAX_GAMES: u64 = 100_000;

/// So many are looked up where one solution holds them all.
pub const MAX_LOOKED_UP: u64 = 2_000_000;

/// What may be spent on a game, beside the memory and the threads that the work may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SweepEffort {
    /// Positions that the engine may visit where a solution does not fit.
    pub nodes: u64,
}

/// What a sweep found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// The games.
    pub family: Family,
    /// Whether players collect points.
    pub has_points: bool,
    /// Whether a row stands for all the strings of a length, not for one game.
    pub all_strings: bool,
    /// One for each game, in the family's order.
    pub rows: Vec<SweptRow>,
}

impl Sweep {
    /// How many games were looked at: all of them, unless it was stopped.
    pub fn reached(&self) -> u64 {
        self.rows.iter().filter(|row| row.is_reached()).count() as u64
    }

    /// Whether it was stopped before all games were looked at.
    pub fn is_stopped(&self) -> bool {
        self.rows.iter().any(|row| !row.is_reached())
    }
}

/// Values every game of a family. Where one solution holds smaller games as well, one is enough. If it is
/// stopped, the games that were finished are there; that there are none is an error.
pub fn sweep(
    catalogue: &Catalogue,
    family: &Family,
    effort: &SweepEffort,
    work: &Work,
) -> Result<Sweep, SweepError> {
    let run = Run { catalogue, family, effort, work };
    let last = run.open(&family.axes().iter().map(|axis| axis.to).collect::<Vec<_>>())?;
    // A start that a seed decides is one game; without a seed a size stands for all its starts.
    let parameters = catalogue.entry_of(&last.spec()).map_err(FamilyError::Spec)?.parameters;
    let seed = parameters.with_role(Role::Seed);
    let all_starts = seed.is_some_and(|seed| !family.names(seed.key));
    let size = run.size_axis(&parameters)?.filter(|_| all_starts || seed.is_none());
    let all_strings = all_starts && size.is_some();
    let most = if size.is_some() { MAX_LOOKED_UP } else { MAX_GAMES };
    if family.len() > most {
        return Err(FamilyError::TooManyGames { found: family.len(), most }.into());
    }
    let rows = match size {
        Some(axis) => run.by_size(axis, all_strings)?,
        None => run.one_by_one()?,
    };
    let sweep = Sweep { family: family.clone(), has_points: last.has_points(), all_strings, rows };
    match sweep.reached() {
        0 => Err(SweepError::Stopped { done: 0, all: family.len() }),
        _ => Ok(sweep),
    }
}
