use gametree_rules::{Exact, Places, Player};

use super::sets::{Others, spread, squeeze};
use super::{UNREACHABLE, WIN, sizes};
use crate::ranks::{Ranks, choose};

/// One byte for every pair of sets, ply by ply.
pub(crate) struct PlacesTable {
    /// The player who moves at the root.
    pub(super) mover: Player,
    /// What is taken at the root, by that player and by the other.
    pub(super) root: [u32; 2],
    /// The places free at the root, as masks.
    pub(super) free: Vec<u32>,
    pub(super) ranks: Ranks,
    pub(super) levels: Vec<Vec<i8>>,
    pub(crate) positions: u64,
    pub(crate) unfinished: u64,
}

impl PlacesTable {
    pub(crate) fn bytes(&self) -> u64 {
        self.levels.iter().map(|level| level.len() as u64).sum()
    }

    /// The value of a position, if it can be reached from the root. The mover counts while there is one.
    pub(crate) fn value<P>(
        &self,
        game: &dyn Places<P>,
        position: &P,
        mover: Player,
    ) -> Option<Exact> {
        let taken = game.taken(position);
        let taken = [taken[self.mover.index()], taken[self.mover.opponent().index()]];
        let [mine, yours] = [0, 1].map(|side: usize| {
            let (now, then) = (taken[side], self.root[side]);
            (now & then == then).then_some(now & !then)
        });
        let (mine, yours) = (self.gather(mine?), self.gather(yours?));
        let plies = mine.count_ones() + yours.count_ones();
        if sizes(plies) != [mine.count_ones(), yours.count_ones()] {
            return None;
        }
        let width = self.free.len() as u32 - mine.count_ones();
        // From the highest place down, so that the numbers of those below stay right.
        let squeezed = (0..32).rev().filter(|place| mine >> place & 1 == 1).fold(yours, squeeze);
        let block = choose(width, yours.count_ones()) as usize;
        let index = self.ranks.rank(mine) * block + self.ranks.rank(squeezed);
        let value = self.exact(plies, self.levels[plies as usize][index]);
        value.filter(|value| value.plies == 0 || mover == self.mover_after(plies))
    }

    fn mover_after(&self, plies: u32) -> Player {
        if plies % 2 == 0 { self.mover } else { self.mover.opponent() }
    }

    /// The set over the free places that these places mean.
    fn gather(&self, places: u32) -> u32 {
        let bits = self.free.iter().enumerate();
        bits.map(|(bit, place)| u32::from(places & place != 0) << bit).sum()
    }

    fn exact(&self, plies: u32, worth: i8) -> Option<Exact> {
        let mover = self.mover_after(plies);
        let plies = match worth {
            UNREACHABLE => return None,
            0 => self.free.len() as u32 - plies,
            decided => u32::from((WIN - decided.abs()).unsigned_abs()),
        };
        Some(Exact { margin: i32::from(worth.signum()) * mover.sign(), plies })
    }

    /// Every position that can be reached, ply by ply.
    pub(crate) fn entries<P>(&self, game: &dyn Places<P>) -> impl Iterator<Item = (P, Exact)> {
        self.pairs().filter_map(|(plies, taken, value)| {
            Some((game.position(taken, self.mover_after(plies))?, value))
        })
    }

    /// The places of the first and the second player in every position that can be reached.
    pub(crate) fn all_taken(&self) -> impl Iterator<Item = [u32; 2]> {
        self.pairs().map(|(_, taken, _)| taken)
    }

    fn pairs(&self) -> impl Iterator<Item = (u32, [u32; 2], Exact)> {
        let free = self.free.len() as u32;
        (0..).zip(&self.levels).flat_map(move |(plies, level)| {
            let [my_size, your_size] = sizes(plies);
            let width = free - my_size;
            let block = choose(width, your_size) as usize;
            let blocks = self.ranks.sets(free, my_size).iter().zip(level.chunks(block));
            blocks.flat_map(move |(&mine, entries)| {
                let others = Others::new(mine, free);
                let yours = self.ranks.sets(width, your_size);
                yours.iter().zip(entries).filter_map(move |(&yours, &worth)| {
                    let value = self.exact(plies, worth)?;
                    Some((plies, self.taken(mine, others.spread(yours)), value))
                })
            })
        })
    }

    /// The places of the first and the second player.
    fn taken(&self, mine: u32, yours: u32) -> [u32; 2] {
        let mut taken = [0; 2];
        taken[self.mover.index()] = self.root[0] | spread(mine, &self.free);
        taken[self.mover.opponent().index()] = self.root[1] | spread(yours, &self.free);
        taken
    }
}
