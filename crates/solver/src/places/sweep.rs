use gametree_rules::work::{Stage, Work};
use gametree_rules::{Places, Player};

use super::completion::{Completion, both_completions};
use super::sets::{Others, each_bit, squeeze};
use super::{PlacesTable, UNREACHABLE, WIN, forecast, sizes};
use crate::ranks::{Ranks, choose};
use crate::unsolved::{filled, go_on};
use crate::{Unsolved, workers};

pub(crate) fn solve<P>(
    game: &dyn Places<P>,
    root: &P,
    mover: Player,
    work: &Work,
) -> Result<PlacesTable, Unsolved> {
    let taken = game.taken(root);
    let root = [taken[mover.index()], taken[mover.opponent().index()]];
    let free: Vec<u32> = (0..game.places())
        .map(|place| 1 << place)
        .filter(|place| (root[0] | root[1]) & place == 0)
        .collect();
    let places = free.len() as u32;
    let ranks = Ranks::new(places)?;
    let solver = Solver {
        free: places,
        ranks: &ranks,
        completions: both_completions(game, root, &free),
        over: if game.completing_wins() { -WIN } else { WIN },
    };
    work.begin(Stage::Valuing, u64::try_from(forecast(places).positions).ok());
    let mut levels: Vec<Vec<i8>> = vec![Vec::new(); places as usize + 1];
    let (mut count, mut done) = (Count::default(), 0);
    for plies in (0..=places).rev() {
        let (before, later) = levels.split_at_mut(plies as usize + 1);
        let next = later.first().map_or(&[][..], Vec::as_slice);
        let (level, counted) = solver.level(plies, next, work)?;
        done += level.len() as u64;
        before[plies as usize] = level;
        count = count.and(counted);
        work.done(done);
    }
    let Count { positions, unfinished } = count;
    Ok(PlacesTable { mover, root, free, ranks, levels, positions, unfinished })
}

/// What every level needs.
struct Solver<'a> {
    free: u32,
    ranks: &'a Ranks,
    /// For the places of each player.
    completions: [Vec<Completion>; 2],
    /// What a finished position is worth to the player who would be next.
    over: i8,
}

#[derive(Clone, Copy, Default)]
struct Count {
    positions: u64,
    unfinished: u64,
}

impl Count {
    fn and(self, other: Count) -> Count {
        Count {
            positions: self.positions + other.positions,
            unfinished: self.unfinished + other.unfinished,
        }
    }
}

/// Entries that a worker takes at a time, or a block if that is longer.
const PIECE: usize = 1 << 14;

impl Solver<'_> {
    fn level(&self, plies: u32, next: &[i8], work: &Work) -> Result<(Vec<i8>, Count), Unsolved> {
        let [mine, yours] = sizes(plies);
        let block = choose(self.free - mine, yours) as usize;
        let sets = self.ranks.sets(self.free, mine);
        let mut level = filled(sets.len() * block, UNREACHABLE)?;
        let blocks = PIECE.div_ceil(block);
        let pieces = sets.chunks(blocks).zip(level.chunks_mut(blocks * block));
        let counts = workers::share(work.budget().threads, pieces, |(sets, entries)| {
            go_on(work)?;
            let blocks = sets.iter().zip(entries.chunks_mut(block));
            Ok(blocks
                .map(|(&mine, entries)| self.block(plies, mine, next, entries))
                .fold(Count::default(), Count::and))
        });
        let mut count = Count::default();
        for counted in counts {
            count = count.and(counted?);
        }
        Ok((level, count))
    }

    /// Values all positions with these places of mine. `entries` are marked as never occurring.
    fn block(&self, plies: u32, mine: u32, next: &[i8], entries: &mut [i8]) -> Count {
        let [my_size, your_size] = sizes(plies);
        let mine_done = self.completions[0][mine as usize];
        let i_moved_last = plies % 2 == 1;
        if mine_done == Completion::Earlier || mine_done == Completion::JustNow && !i_moved_last {
            return Count::default();
        }
        let others = Others::new(mine, self.free);
        let width = self.free - my_size;
        let all = (1_u32 << width) - 1;
        // Where the positions after each move of mine begin, by the number of the place among others.
        let mut after_mine = [0; 32];
        if !i_moved_last && plies < self.free {
            let block = choose(width - 1, your_size) as usize;
            for (start, place) in after_mine.iter_mut().zip(&others.places[..width as usize]) {
                *start = self.ranks.rank(mine | place) * block;
            }
        }
        let after_yours = self.ranks.rank(mine) * choose(width, your_size + 1) as usize;
        let mut count = Count::default();
        for (entry, &yours) in entries.iter_mut().zip(self.ranks.sets(width, your_size)) {
            let yours_done = self.completions[1][others.spread(yours) as usize];
            *entry = match (mine_done, yours_done) {
                (Completion::JustNow, Completion::Open) => self.over,
                (Completion::Open, Completion::JustNow) if !i_moved_last => self.over,
                (Completion::Open, Completion::Open) if plies == self.free => 0,
                (Completion::Open, Completion::Open) => {
                    count.unfinished += 1;
                    let moves = each_bit(all & !yours);
                    let worst = if i_moved_last {
                        let after = |j: u32| next[after_yours + self.ranks.rank(yours | 1 << j)];
                        moves.map(after).min()
                    } else {
                        let after = |j: u32| {
                            next[after_mine[j as usize] + self.ranks.rank(squeeze(yours, j))]
                        };
                        moves.map(after).min()
                    };
                    before_a_move(worst.unwrap_or(0))
                }
                _ => continue,
            };
            count.positions += 1;
        }
        count
    }
}

/// What a position is worth to its mover if the best move leads to one that is worth this to the
/// opponent.
#[inline]
const fn before_a_move(worth: i8) -> i8 {
    worth.signum() - worth
}
