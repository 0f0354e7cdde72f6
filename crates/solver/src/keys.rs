//! Positions found by playing, ply by ply, and kept as they are.
//!
//! A level holds the positions that are so many plies from the root, sorted. A position that can be
//! reached in several numbers of plies is kept on the last of those levels, so that everything that
//! can follow a position lies on later levels.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use gametree_rules::work::{Budget, Stage, Work};
use gametree_rules::{Exact, Outcome, Symmetric};

use crate::unsolved::go_on;
use crate::{Unsolved, workers};

pub(crate) struct Keys<P> {
    /// Whether positions that are equal up to symmetry share an entry.
    symmetry: bool,
    levels: Vec<Level<P>>,
}

struct Level<P> {
    positions: Vec<P>,
    values: Vec<Exact>,
}

/// Positions that a worker takes at a time.
const PIECE: usize = 1 << 12;

impl<P> Keys<P> {
    /// Bytes an entry takes.
    pub(crate) const ENTRY: u64 = (size_of::<P>() + size_of::<Exact>()) as u64;

    pub(crate) fn len(&self) -> u64 {
        self.levels.iter().map(|level| level.positions.len() as u64).sum()
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
) -> Result<Keys<G::Position>, Unsolved>
where
    G: Symmetric + Sync,
    G::Position: Send + Sync,
{
    let mut levels = find_positions(game, root, symmetry, work)?;
    drop_repetitions(&mut levels);
    let total = levels.iter().map(|level| level.positions.len() as u64).sum();
    work.begin(Stage::Valuing, Some(total));
    let threads = work.budget().threads;
    let mut done = 0;
    for ply in (0..levels.len()).rev() {
        let (before, later) = levels.split_at_mut(ply + 1);
        let level = &mut before[ply];
        let pieces = workers::share(threads, level.positions.chunks(PIECE), |piece| {
            go_on(work)?;
            let value = |position| value(game, symmetry, position, later);
            Ok(piece.iter().map(value).collect::<Vec<Exact>>())
        });
        for piece in pieces {
            level.values.extend(piece?);
        }
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
) -> Result<Vec<Level<G::Position>>, Unsolved>
where
    G: Symmetric + Sync,
    G::Position: Send + Sync,
{
    work.begin(Stage::Finding, None);
    let Budget { threads, memory, .. } = work.budget();
    let max = memory / Keys::<G::Position>::ENTRY;
    let mut levels: Vec<Level<G::Position>> = Vec::new();
    let mut level = vec![key(game, symmetry, root.clone())];
    let mut found = 0;
    while !level.is_empty() {
        found += level.len() as u64;
        let plies = levels.len() as u32;
        let full = Unsolved::Full { plies, positions: found, memory };
        if found > max {
            return Err(full);
        }
        work.done(found);
        // What the workers find has to fit beside what is there, repetitions included. A level at a
        // time is too much for that, so several pieces are worked on, merged, and so on.
        let mut next: Vec<G::Position> = Vec::new();
        for stretch in level.chunks(PIECE * 64) {
            let pieces = workers::share(threads, stretch.chunks(PIECE), |piece| {
                go_on(work)?;
                let mut children: Vec<G::Position> = Vec::new();
                for position in piece {
                    children.extend(
                        game.legal_moves(position)
                            .map(|mv| key(game, symmetry, game.after(position, mv))),
                    );
                }
                children.sort_unstable();
                children.dedup();
                Ok(children)
            });
            for piece in pieces {
                next.extend(piece?);
            }
            next.sort(); // knows how to merge what is sorted already
            next.dedup();
            if found + next.len() as u64 > max {
                return Err(full);
            }
        }
        next.shrink_to_fit();
        levels.push(Level { positions: std::mem::replace(&mut level, next), values: Vec::new() });
    }
    Ok(levels)
}

/// Keeps every position on the last level it occurs on.
fn drop_repetitions<P: Ord>(levels: &mut [Level<P>]) {
    let mut repeated: Vec<(usize, usize)> = Vec::new();
    {
        let at = |level: usize, index| {
            levels[level].positions.get(index).map(|position| Reverse((position, level, index)))
        };
        let mut heads: BinaryHeap<_> = (0..levels.len()).filter_map(|level| at(level, 0)).collect();
        let mut last: Option<(&P, usize, usize)> = None;
        while let Some(Reverse(head)) = heads.pop() {
            if let Some((position, level, index)) = last
                && position == head.0
            {
                repeated.push((level, index));
            }
            heads.extend(at(head.1, head.2 + 1));
            last = Some(head);
        }
    }
    repeated.sort_unstable();
    for group in repeated.chunk_by(|a, b| a.0 == b.0) {
        let mut dropped = group.iter().map(|&(_, index)| index).peekable();
        let mut index = 0;
        levels[group[0].0].positions.retain(|_| {
            let drop = dropped.next_if_eq(&index).is_some();
            index += 1;
            !drop
        });
    }
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
