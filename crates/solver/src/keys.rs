//! Positions found by playing, ply by ply, and kept as they are.
//!
//! A level holds the positions that are so many plies from the root, sorted. A position that can be
//! reached in several numbers of plies is kept on the last of those levels, so that everything that
//! can follow a position lies on later levels.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use gametree_rules::work::{Held, List, OutOfMemory, Stage, Work, share};
use gametree_rules::{Exact, Outcome, Symmetric};

use crate::Unsolved;
use crate::unsolved::{filled, go_on};

pub(crate) struct Keys<P> {
    /// Whether positions that are equal up to symmetry share an entry.
    symmetry: bool,
    levels: Vec<Level<P>>,
}

struct Level<P> {
    positions: List<P>,
    values: Vec<Exact>,
}

/// Positions that a worker takes at a time.
const PIECE: usize = 1 << 12;

/// What a position of some game may have; only memory that is needed for a moment depends on it.
const USUAL_MOVES: usize = 16;

impl<P> Keys<P> {
    /// Bytes an entry takes.
    pub(crate) const ENTRY: u64 = (size_of::<P>() + size_of::<Exact>()) as u64;

    pub(crate) fn len(&self) -> u64 {
        self.levels.iter().map(|level| level.positions.len() as u64).sum()
    }

    /// Keys that were stored, each level sorted.
    pub(crate) fn stored(
        levels: Vec<Vec<(P, Exact)>>,
        work: &Work,
    ) -> Result<Keys<P>, OutOfMemory> {
        let mut kept = Vec::with_capacity(levels.len());
        for level in levels {
            let mut positions = List::new(work);
            positions.reserve(level.len())?;
            let mut values = Vec::with_capacity(level.len());
            for (position, value) in level {
                positions.push(position)?;
                values.push(value);
            }
            kept.push(Level { positions, values });
        }
        Ok(Keys { symmetry: true, levels: kept })
    }

    /// What each level holds.
    pub(crate) fn levels(&self) -> impl ExactSizeIterator<Item = Vec<(&P, Exact)>> {
        self.levels
            .iter()
            .map(|level| level.positions.iter().zip(level.values.iter().copied()).collect())
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = (&P, Exact)> {
        self.levels
            .iter()
            .flat_map(|level| level.positions.iter().zip(level.values.iter().copied()))
    }
}

impl<P: Ord + Clone> Keys<P> {
    pub(crate) fn value<G: Symmetric<Position = P>>(
        &self,
        game: &G,
        position: &P,
    ) -> Option<Exact> {
        find(&self.levels, &key(game, self.symmetry, position.clone()))
    }

    /// Whether an entry may stand for several positions.
    pub(crate) fn merges<G: Symmetric<Position = P>>(&self, game: &G) -> bool {
        self.symmetry && game.symmetries() > 1
    }
}

fn find<P: Ord>(levels: &[Level<P>], position: &P) -> Option<Exact> {
    levels.iter().find_map(|level| {
        let index = level.positions.binary_search(position).ok()?;
        level.values.get(index).copied()
    })
}

/// How to name a position: itself, or the one that stands for all its images.
fn key<G: Symmetric>(game: &G, symmetry: bool, position: G::Position) -> G::Position {
    if symmetry && game.symmetries() > 1 { game.canonical(&position) } else { position }
}

pub(crate) fn solve<G>(
    game: &G,
    root: &G::Position,
    symmetry: bool,
    work: &Work,
    held: &mut Held,
) -> Result<Keys<G::Position>, Unsolved>
where
    G: Symmetric + Sync,
    G::Position: Send + Sync,
{
    let mut levels = find_positions(game, root, symmetry, work, held)?;
    drop_repetitions(&mut levels, work)?;
    let total = levels.iter().map(|level| level.positions.len() as u64).sum();
    work.begin(Stage::Valuing, Some(total));
    let threads = work.budget().threads;
    let mut done = 0;
    for ply in (0..levels.len()).rev() {
        let (before, later) = levels.split_at_mut(ply + 1);
        let level = &mut before[ply];
        level.values = filled(level.positions.len(), Exact { margin: 0, plies: 0 })?;
        let pieces = level.positions.chunks(PIECE).zip(level.values.chunks_mut(PIECE));
        let valued = share(threads, pieces, |(positions, values)| {
            go_on(work)?;
            for (position, end) in positions.iter().zip(values) {
                *end = value(game, symmetry, position, later);
            }
            Ok(())
        });
        valued.into_iter().collect::<Result<(), Unsolved>>()?;
        done += level.positions.len() as u64;
        work.done(done);
    }
    Ok(Keys { symmetry, levels })
}

fn find_positions<G>(
    game: &G,
    root: &G::Position,
    symmetry: bool,
    work: &Work,
    values: &mut Held,
) -> Result<Vec<Level<G::Position>>, Unsolved>
where
    G: Symmetric + Sync,
    G::Position: Send + Sync,
{
    work.begin(Stage::Finding, None);
    let memory = work.budget().memory;
    // What the workers find, repetitions included, has to fit beside what is kept. A level at a time is too
    // much for that, so several pieces are worked on, merged, and so on.
    let piece = (PIECE * USUAL_MOVES * size_of::<G::Position>()) as u64;
    let stretch = (memory / 8 / piece).clamp(1, 64) as usize * PIECE;
    let mut levels: Vec<Level<G::Position>> = Vec::new();
    let mut level = List::new(work);
    level.push(key(game, symmetry, root.clone())).map_err(|error| full(error, 0, 0, memory))?;
    let mut found = 0;
    while !level.is_empty() {
        found += level.len() as u64;
        let plies = levels.len() as u32;
        let full = |error| full(error, plies, found, memory);
        values.resize(found * size_of::<Exact>() as u64).map_err(full)?;
        work.done(found);
        let mut next = List::new(work);
        for stretch in level.chunks(stretch) {
            let pieces = follow(game, stretch, symmetry, work, &full)?;
            next.reserve(pieces.iter().map(|piece| piece.len()).sum()).map_err(full)?;
            for position in pieces.iter().flat_map(|piece| piece.iter()) {
                next.push(position.clone()).map_err(full)?;
            }
            drop(pieces);
            sort(&mut next, work);
            next.dedup();
        }
        next.shrink();
        levels.push(Level { positions: std::mem::replace(&mut level, next), values: Vec::new() });
    }
    Ok(levels)
}

/// The positions that can follow these, piece by piece, each sorted and without repetitions.
fn follow<G>(
    game: &G,
    positions: &[G::Position],
    symmetry: bool,
    work: &Work,
    full: &(impl Fn(OutOfMemory) -> Unsolved + Sync),
) -> Result<Vec<List<G::Position>>, Unsolved>
where
    G: Symmetric + Sync,
    G::Position: Send + Sync,
{
    let pieces = share(work.budget().threads, positions.chunks(PIECE), |piece| {
        go_on(work)?;
        let mut children = List::new(work);
        for position in piece {
            for mv in game.legal_moves(position) {
                let child = key(game, symmetry, game.after(position, mv));
                children.push(child).map_err(full)?;
            }
        }
        children.sort_unstable();
        children.dedup();
        children.shrink();
        Ok(children)
    });
    pieces.into_iter().collect()
}

/// There is no room for a position that was found next.
fn full(error: OutOfMemory, plies: u32, positions: u64, memory: u64) -> Unsolved {
    match error {
        OutOfMemory::Budget { .. } => Unsolved::Full { plies, positions, memory },
        OutOfMemory::Machine { needed } => Unsolved::OutOfMemory { needed },
    }
}

fn sort<P: Ord>(positions: &mut List<P>, work: &Work) {
    match work.hold(size_of_val::<[P]>(positions) as u64) {
        Ok(_held) => positions.sort(), // knows how to merge what is sorted already
        Err(_) => positions.sort_unstable(), // takes no memory
    }
}

/// Keeps every position on the last level it occurs on.
fn drop_repetitions<P: Ord>(levels: &mut [Level<P>], work: &Work) -> Result<(), Unsolved> {
    // The memory is that of the values to come, which take more.
    let kept = levels.iter().map(|level| filled(level.positions.len(), true));
    let mut kept = kept.collect::<Result<Vec<Vec<bool>>, Unsolved>>()?;
    {
        let at = |level: usize, index| {
            levels[level].positions.get(index).map(|position| Reverse((position, level, index)))
        };
        let mut heads: BinaryHeap<_> = (0..levels.len()).filter_map(|level| at(level, 0)).collect();
        let mut last: Option<(&P, usize, usize)> = None;
        let mut looked = 0;
        while let Some(Reverse(head)) = heads.pop() {
            if looked % PIECE == 0 {
                go_on(work)?;
            }
            looked += 1;
            if let Some((position, level, index)) = last
                && position == head.0
            {
                kept[level][index] = false;
            }
            heads.extend(at(head.1, head.2 + 1));
            last = Some(head);
        }
    }
    for (level, kept) in levels.iter_mut().zip(kept) {
        let mut kept = kept.into_iter();
        level.positions.retain(|_| kept.next().unwrap_or(true));
    }
    Ok(())
}

fn value<G: Symmetric>(
    game: &G,
    symmetry: bool,
    position: &G::Position,
    later: &[Level<G::Position>],
) -> Exact {
    if let Some(outcome) = game.outcome(position) {
        return finished(game, position, outcome);
    }
    let after = |mv| {
        let next = key(game, symmetry, game.after(position, mv));
        find(later, &next).expect("what can follow a position has been found").before_a_move()
    };
    let ends = game.legal_moves(position).map(after);
    Exact::best(ends, game.to_move(position)).expect("an unfinished position has a move")
}

pub(crate) fn finished<G: Symmetric>(game: &G, position: &G::Position, outcome: Outcome) -> Exact {
    Exact { margin: game.payoff(position, outcome), plies: 0 }
}
