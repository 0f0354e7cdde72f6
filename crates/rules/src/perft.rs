//! Counting: how many lines of play and how many distinct positions there are, ply by ply.
//!
//! The count goes over distinct positions and carries the number of paths along, so that Sim's
//! 166 billion paths cost no more than its 2.2 million positions.

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::Symmetric;
use crate::work::{Stage, Work};

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
    /// Somebody asked for it, or the time was up.
    Stopped,
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
            PerftError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for PerftError {}

/// Counts ply by ply from `position`, which is ply 0, until `depth` or until no game goes on.
///
/// `max_positions` bounds the distinct positions kept on one ply, and with them the memory. Progress is
/// counted in distinct positions.
pub fn perft<G: Symmetric>(
    game: &G,
    position: &G::Position,
    depth: Option<u32>,
    max_positions: u64,
    work: &Work,
) -> Result<Vec<PlyCount>, PerftError> {
    work.begin(Stage::Counting, None);
    let mut counted = 0;
    let mut level = HashMap::from([(position.clone(), 1_u128)]);
    let mut orbits = HashSet::from([game.canonical(position)]);
    let mut counts = Vec::new();
    for ply in 0.. {
        counts.push(count_level(game, ply, &level, orbits.len() as u64)?);
        counted += level.len() as u64;
        work.done(counted);
        if depth == Some(ply) {
            break;
        }
        level = next_level(game, &level, ply + 1, max_positions, work)?;
        if level.is_empty() {
            break;
        }
        orbits = next_orbits(game, &orbits, work)?;
    }
    Ok(counts)
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

/// The size of the tree down to `depth`, counted over distinct positions; `None` if a ply has more than
/// `max_positions` of them or the numbers do not fit.
pub fn tree_size<G: crate::Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    max_positions: usize,
) -> Option<TreeSize> {
    let mut level = HashMap::from([(position.clone(), 1_u128)]);
    let mut size = TreeSize { nodes: 0, leaves: 0, plies: 0 };
    for ply in 0.. {
        size.plies = ply;
        let mut next: HashMap<G::Position, u128> = HashMap::new();
        for (position, paths) in &level {
            size.nodes = size.nodes.checked_add(*paths)?;
            if ply == depth || game.outcome(position).is_some() {
                size.leaves = size.leaves.checked_add(*paths)?;
                continue;
            }
            for mv in game.legal_moves(position) {
                let sum = next.entry(game.after(position, mv)).or_default();
                *sum = sum.checked_add(*paths)?;
            }
            if next.len() > max_positions {
                return None;
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Some(size)
}

fn count_level<G: Symmetric>(
    game: &G,
    ply: u32,
    level: &HashMap<G::Position, u128>,
    canonical: u64,
) -> Result<PlyCount, PerftError> {
    let mut count =
        PlyCount { ply, positions: level.len() as u64, canonical, ..PlyCount::default() };
    for (position, paths) in level {
        count.paths = count.paths.checked_add(*paths).ok_or(PerftError::TooManyPaths { ply })?;
        if game.outcome(position).is_some() {
            count.finished_positions += 1;
            count.finished_paths += paths; // at most `paths`, which did not overflow
        }
    }
    Ok(count)
}

fn next_level<G: Symmetric>(
    game: &G,
    level: &HashMap<G::Position, u128>,
    ply: u32,
    max: u64,
    work: &Work,
) -> Result<HashMap<G::Position, u128>, PerftError> {
    let mut next: HashMap<G::Position, u128> = HashMap::new();
    for (position, paths) in level {
        if work.is_stopped() {
            return Err(PerftError::Stopped);
        }
        for mv in game.legal_moves(position) {
            let sum = next.entry(game.after(position, mv)).or_default();
            *sum = sum.checked_add(*paths).ok_or(PerftError::TooManyPaths { ply })?;
        }
        if next.len() as u64 > max {
            return Err(PerftError::TooManyPositions { ply, max });
        }
    }
    Ok(next)
}

/// Symmetries commute with moves, so the children of one representative stand for the children of
/// its whole orbit. That spares canonicalising every position.
fn next_orbits<G: Symmetric>(
    game: &G,
    orbits: &HashSet<G::Position>,
    work: &Work,
) -> Result<HashSet<G::Position>, PerftError> {
    let mut next = HashSet::new();
    for position in orbits {
        if work.is_stopped() {
            return Err(PerftError::Stopped);
        }
        next.extend(game.legal_moves(position).map(|mv| game.canonical(&game.after(position, mv))));
    }
    Ok(next)
}
