use gametree_rules::Places;

use super::completion::{Completion, both_completions};
use super::ranks::{Ranks, choose};
use super::sets::{Others, each_bit, squeeze};
use super::{PlacesLayout, Side, UNREACHABLE, WIN, sizes};
use crate::Unsolved;

/// What values a level of a game of taking places from the next one, wherever they are stored.
pub struct PlacesKernel<'a> {
    layout: &'a PlacesLayout,
    ranks: Ranks,
    /// For the places of each side.
    completions: [Vec<Completion>; 2],
    /// What a finished position is worth to the player who would be next.
    over: i8,
}

/// How many positions of a level can occur, and how many of those are unfinished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelCount {
    /// That can occur.
    pub positions: u64,
    /// That are unfinished.
    pub unfinished: u64,
}

impl LevelCount {
    /// Both together.
    #[must_use]
    pub fn and(self, other: LevelCount) -> LevelCount {
        LevelCount {
            positions: self.positions + other.positions,
            unfinished: self.unfinished + other.unfinished,
        }
    }
}

impl<'a> PlacesKernel<'a> {
    /// For a game whose positions stand like this. It takes ten bytes for each of the 2^free sets; fails if the machine
    /// has not got them.
    pub fn new<P>(game: &dyn Places<P>, layout: &'a PlacesLayout) -> Result<Self, Unsolved> {
        let (free, root) = layout.places();
        Ok(PlacesKernel {
            layout,
            ranks: Ranks::new(layout.free())?,
            completions: both_completions(game, root, free),
            over: if game.completing_wins() { -WIN } else { WIN },
        })
    }

    /// The layout that it is for.
    pub fn layout(&self) -> &'a PlacesLayout {
        self.layout
    }

    /// The sets that a side can have after so many plies, in order.
    pub fn sets(&self, plies: u32, side: Side) -> &[u32] {
        self.ranks.sets(self.layout.free(), side.size(plies))
    }

    /// What the sets of the other side are where those of this side are left out, in order.
    pub(super) fn squeezed(&self, plies: u32, side: Side) -> &[u32] {
        self.ranks.sets(self.layout.free() - side.size(plies), side.other().size(plies))
    }

    /// Values all positions after so many plies with one `set` of the side that [does not
    /// move](Side::kept_after). `next` are the positions of the next level with the same set.
    pub fn fill_kept(&self, plies: u32, set: u32, next: &[i8], entries: &mut [i8]) -> LevelCount {
        let layout = self.layout;
        let kept = Side::kept_after(plies);
        entries.fill(UNREACHABLE);
        let kept_done = self.completions[kept as usize][set as usize];
        if kept_done == Completion::Earlier {
            return LevelCount::default();
        }
        let movers = &self.completions[kept.other() as usize];
        let others = Others::new(set, layout.free());
        let all = (1_u32 << (layout.free() - kept.size(plies))) - 1;
        let is_full = plies == layout.free();
        let mut count = LevelCount::default();
        for (entry, &moved) in entries.iter_mut().zip(self.squeezed(plies, kept)) {
            // Whoever is complete and yet to move never gets there.
            if movers[others.spread(moved) as usize] != Completion::Open {
                continue;
            }
            count.positions += 1;
            *entry = if kept_done == Completion::JustNow {
                self.over
            } else if is_full {
                0
            } else {
                count.unfinished += 1;
                let after = |j: u32| next[self.ranks.rank(moved | 1 << j)];
                before_a_move(each_bit(all & !moved).map(after).min().unwrap_or(0))
            };
        }
        count
    }

    /// Values all positions with these places of mine, from the whole next level, [arranged by](Side::Mine) mine as
    /// the entries are; those are marked as never occurring.
    pub(super) fn fill_mine(
        &self,
        plies: u32,
        mine: u32,
        next: &[i8],
        entries: &mut [i8],
    ) -> LevelCount {
        let (free, ranks) = (self.layout.free(), &self.ranks);
        let [my_size, your_size] = sizes(plies);
        let mine_done = self.completions[0][mine as usize];
        let i_moved_last = plies % 2 == 1;
        if mine_done == Completion::Earlier || mine_done == Completion::JustNow && !i_moved_last {
            return LevelCount::default();
        }
        let others = Others::new(mine, free);
        let width = free - my_size;
        let all = (1_u32 << width) - 1;
        // Where the positions after each move of mine begin, by the number of the place among others.
        let mut after_mine = [0; 32];
        if !i_moved_last && plies < free {
            let block = choose(width - 1, your_size) as usize;
            for (start, place) in after_mine.iter_mut().zip(&others.places[..width as usize]) {
                *start = ranks.rank(mine | place) * block;
            }
        }
        let after_yours = ranks.rank(mine) * choose(width, your_size + 1) as usize;
        let mut count = LevelCount::default();
        for (entry, &yours) in entries.iter_mut().zip(ranks.sets(width, your_size)) {
            let yours_done = self.completions[1][others.spread(yours) as usize];
            *entry = match (mine_done, yours_done) {
                (Completion::JustNow, Completion::Open) => self.over,
                (Completion::Open, Completion::JustNow) if !i_moved_last => self.over,
                (Completion::Open, Completion::Open) if plies == free => 0,
                (Completion::Open, Completion::Open) => {
                    count.unfinished += 1;
                    let moves = each_bit(all & !yours);
                    let worst = if i_moved_last {
                        let after = |j: u32| next[after_yours + ranks.rank(yours | 1 << j)];
                        moves.map(after).min()
                    } else {
                        let after =
                            |j: u32| next[after_mine[j as usize] + ranks.rank(squeeze(yours, j))];
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
