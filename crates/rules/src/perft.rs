//! Counting: how many lines of play and how many distinct positions there are, ply by ply.
//!
//! The count goes over distinct positions and carries the number of paths along, so that Sim's
//! 166 billion paths cost no more than its 2.2 million positions.

use std::fmt;

use crate::Symmetric;
use crate::work::{List, Map, OutOfMemory, Set, Stage, Work};

/// What there is after a number of plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlyCount {
    /// Plies from where the count began.
    pub ply: u32,
    /// Sequences of moves of this length.
    pub paths: u128,
    /// Distinct positions they lead to.
    pub positions: u64,
    /// Distinct positions up to symmetry.
    pub canonical: u64,
    /// Sequences that end the game on this ply.
    pub finished_paths: u128,
    /// Distinct finished positions they lead to.
    pub finished_positions: u64,
}

/// The plies that were counted.
#[derive(Debug)]
pub struct Counted {
    /// One for each ply that was finished, from ply 0 on.
    pub plies: List<PlyCount>,
    /// Why there are no more, if that is not because everything was counted.
    pub stopped: Option<PerftError>,
}

/// Why a count stopped early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PerftError {
    /// More distinct positions on this ply than allowed.
    TooManyPositions {
        /// The ply that did not fit.
        ply: u32,
        /// The limit that was given.
        max: u64,
    },
    /// More paths on this ply than 128 bits can count.
    TooManyPaths {
        /// The ply that overflowed.
        ply: u32,
    },
    /// This ply takes more memory than there is.
    OutOfMemory {
        /// The ply that did not fit.
        ply: u32,
        /// What it needed.
        error: OutOfMemory,
    },
    /// Somebody asked for it, or the time was up.
    Stopped,
}

impl PerftError {
    /// `positions`, `paths`, `memory` or `asked`.
    pub const fn name(self) -> &'static str {
        match self {
            PerftError::TooManyPositions { .. } => "positions",
            PerftError::TooManyPaths { .. } => "paths",
            PerftError::OutOfMemory { .. } => "memory",
            PerftError::Stopped => "asked",
        }
    }
}

impl fmt::Display for PerftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PerftError::TooManyPositions { ply, max } => {
                write!(f, "more than {max} distinct positions on ply {ply}")
            }
            PerftError::TooManyPaths { ply } => {
                write!(f, "more than 2^128 paths on ply {ply}")
            }
            PerftError::OutOfMemory { ply, error } => {
                write!(f, "ply {ply} takes too much memory: {error}")
            }
            PerftError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for PerftError {}

/// Counts ply by ply from `position`, which is ply 0, until `depth` or until no game goes on.
///
/// `max_positions` bounds the distinct positions kept on one ply; they are kept within the work's memory.
/// A ply that does not fit ends the count; those before it are there. Progress is counted in distinct
/// positions.
pub fn perft<G: Symmetric>(
    game: &G,
    position: &G::Position,
    depth: Option<u32>,
    max_positions: u64,
    work: &Work,
) -> Counted {
    work.begin(Stage::Counting, None);
    let mut plies = List::new(work);
    let count = Count { game, max: max_positions, work };
    let stopped = count.all(position, depth, &mut plies).err();
    Counted { plies, stopped }
}

/// How large the whole tree is: what a search that merges nothing and cuts nothing would see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeSize {
    /// Positions, the root and every repetition included.
    pub nodes: u128,
    /// Those at the depth limit or at the end of the game.
    pub leaves: u128,
    /// Plies of the longest line.
    pub plies: u32,
}

/// The size of the tree down to `depth`, counted over distinct positions; `None` if a ply but the last has more than
/// `max_positions` of them or more than fit into the memory, if the numbers do not fit, or if the work is
/// stopped. Progress is counted in distinct positions.
pub fn tree_size<G: crate::Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    max_positions: usize,
    work: &Work,
) -> Option<TreeSize> {
    work.begin(Stage::Counting, None);
    let mut counted = 0;
    let mut level = Map::new(work);
    level.insert(position.clone(), 1_u128).ok()?;
    let mut size = TreeSize { nodes: 0, leaves: 0, plies: 0 };
    let mut last = 0_u128;
    for ply in 0.. {
        size.plies = ply;
        let mut next: Map<G::Position, u128> = Map::new(work);
        for (position, paths) in level.iter() {
            if work.is_stopped() {
                return None;
            }
            size.nodes = size.nodes.checked_add(*paths)?;
            if ply == depth || game.outcome(position).is_some() {
                size.leaves = size.leaves.checked_add(*paths)?;
                continue;
            }
            // What is on the last ply does not matter, only how much of it there is.
            if ply + 1 == depth {
                let moves = game.legal_moves(position).count() as u128;
                last = last.checked_add(paths.checked_mul(moves)?)?;
                continue;
            }
            for mv in game.legal_moves(position) {
                let sum = next.value(game.after(position, mv)).ok()?;
                *sum = sum.checked_add(*paths)?;
            }
            if next.len() > max_positions {
                return None;
            }
        }
        if last > 0 {
            size.nodes = size.nodes.checked_add(last)?;
            size.leaves = size.leaves.checked_add(last)?;
            size.plies = ply + 1;
            break;
        }
        counted += level.len() as u64;
        work.done(counted);
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Some(size)
}

/// A count that is going on.
struct Count<'a, G> {
    game: &'a G,
    max: u64,
    work: &'a Work,
}

impl<G: Symmetric> Count<'_, G> {
    /// Counts until `depth` or the end, a ply at a time.
    fn all(
        &self,
        position: &G::Position,
        depth: Option<u32>,
        plies: &mut List<PlyCount>,
    ) -> Result<(), PerftError> {
        let mut counted = 0;
        let (mut level, mut orbits) = (Map::new(self.work), Set::new(self.work));
        level.insert(position.clone(), 1).map_err(out_of_memory(0))?;
        orbits.insert(self.game.canonical(position), ()).map_err(out_of_memory(0))?;
        for ply in 0.. {
            let count = self.level(ply, &level, orbits.len() as u64)?;
            plies.push(count).map_err(out_of_memory(ply))?;
            counted += level.len() as u64;
            self.work.done(counted);
            if depth == Some(ply) {
                break;
            }
            level = self.next_level(&level, ply + 1)?;
            if level.is_empty() {
                break;
            }
            orbits = self.next_orbits(&orbits, ply + 1)?;
        }
        Ok(())
    }

    fn level(
        &self,
        ply: u32,
        level: &Map<G::Position, u128>,
        canonical: u64,
    ) -> Result<PlyCount, PerftError> {
        let mut count =
            PlyCount { ply, positions: level.len() as u64, canonical, ..PlyCount::default() };
        for (position, paths) in level.iter() {
            let sum = count.paths.checked_add(*paths);
            count.paths = sum.ok_or(PerftError::TooManyPaths { ply })?;
            if self.game.outcome(position).is_some() {
                count.finished_positions += 1;
                count.finished_paths += paths; // at most `paths`, which did not overflow
            }
        }
        Ok(count)
    }

    fn next_level(
        &self,
        level: &Map<G::Position, u128>,
        ply: u32,
    ) -> Result<Map<G::Position, u128>, PerftError> {
        let mut next: Map<G::Position, u128> = Map::new(self.work);
        for (position, paths) in level.iter() {
            if self.work.is_stopped() {
                return Err(PerftError::Stopped);
            }
            for mv in self.game.legal_moves(position) {
                let after = self.game.after(position, mv);
                let sum = next.value(after).map_err(out_of_memory(ply))?;
                *sum = sum.checked_add(*paths).ok_or(PerftError::TooManyPaths { ply })?;
            }
            if next.len() as u64 > self.max {
                return Err(PerftError::TooManyPositions { ply, max: self.max });
            }
        }
        Ok(next)
    }

    /// Symmetries commute with moves, so the children of one representative stand for the children of
    /// its whole orbit. That spares canonicalising every position.
    fn next_orbits(
        &self,
        orbits: &Set<G::Position>,
        ply: u32,
    ) -> Result<Set<G::Position>, PerftError> {
        let mut next = Set::new(self.work);
        for (position, ()) in orbits.iter() {
            if self.work.is_stopped() {
                return Err(PerftError::Stopped);
            }
            for mv in self.game.legal_moves(position) {
                let after = self.game.canonical(&self.game.after(position, mv));
                next.insert(after, ()).map_err(out_of_memory(ply))?;
            }
        }
        Ok(next)
    }
}

fn out_of_memory(ply: u32) -> impl Fn(OutOfMemory) -> PerftError {
    move |error| PerftError::OutOfMemory { ply, error }
}
