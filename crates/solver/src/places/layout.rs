use gametree_rules::{Exact, Places, Player};

use super::ranks::{choose, rank, sets_from};
use super::sets::{Others, spread, squeeze};
use super::{UNREACHABLE, WIN, sizes};

/// Where each position of a game of taking places stands, and what its byte means; nothing of how it is stored.
///
/// A level is all positions after so many plies. *Mine* are the places that the player who moves at the root takes
/// from there on, *yours* those of the other. A stored level is arranged by the sets that are mine; to value one, it
/// is arranged by the sets of the player who does not move ([`Side::kept_after`]), because a move keeps them: the
/// positions that follow those with one such set are those of the next level with the same set.
pub struct PlacesLayout {
    /// The player who moves at the root.
    mover: Player,
    /// What is taken at the root, by that player and by the other.
    root: [u32; 2],
    /// The places free at the root, as masks.
    free: Vec<u32>,
}

/// By whose sets the blocks of a level are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The player who moves at the root.
    Mine,
    /// The other one.
    Yours,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Mine => Side::Yours,
            Side::Yours => Side::Mine,
        }
    }

    /// The side that does not move after so many plies, whose set the next move keeps.
    pub const fn kept_after(plies: u32) -> Side {
        if plies % 2 == 0 { Side::Yours } else { Side::Mine }
    }

    /// How many places it has taken after so many plies.
    pub(super) const fn size(self, plies: u32) -> u32 {
        let [mine, yours] = sizes(plies);
        match self {
            Side::Mine => mine,
            Side::Yours => yours,
        }
    }
}

impl PlacesLayout {
    /// Of the positions that can follow this one, in which `mover` moves.
    pub fn new<P>(game: &dyn Places<P>, root: &P, mover: Player) -> Self {
        let taken = game.taken(root);
        let root = [taken[mover.index()], taken[mover.opponent().index()]];
        let free: Vec<u32> = (0..game.places())
            .map(|place| 1 << place)
            .filter(|place| (root[0] | root[1]) & place == 0)
            .collect();
        PlacesLayout { mover, root, free }
    }

    /// How many places are free at the root; levels go from 0 to this.
    pub fn free(&self) -> u32 {
        self.free.len() as u32
    }

    /// The places free at the root, as masks, and what is taken there.
    pub(super) fn places(&self) -> (&[u32], [u32; 2]) {
        (&self.free, self.root)
    }

    /// Entries of a level.
    pub fn len(&self, plies: u32) -> u64 {
        self.set_count(plies, Side::Mine) as u64 * self.block(plies, Side::Mine) as u64
    }

    /// How many sets a side can have after so many plies.
    pub fn set_count(&self, plies: u32, side: Side) -> usize {
        choose(self.free(), side.size(plies)) as usize
    }

    /// How many entries have the same set of this side.
    pub fn block(&self, plies: u32, side: Side) -> usize {
        choose(self.free() - side.size(plies), side.other().size(plies)) as usize
    }

    /// The level and the index in it, arranged by [`Side::Mine`], of a position, if it can follow the root.
    pub fn find<P>(&self, game: &dyn Places<P>, position: &P) -> Option<(u32, u64)> {
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
        // From the highest place down, so that the numbers of those below stay right.
        let squeezed = (0..32).rev().filter(|place| mine >> place & 1 == 1).fold(yours, squeeze);
        let block = self.block(plies, Side::Mine) as u64;
        Some((plies, rank(mine) * block + rank(squeezed)))
    }

    /// Who moves after so many plies, if the game goes on.
    pub fn mover_after(&self, plies: u32) -> Player {
        if plies % 2 == 0 { self.mover } else { self.mover.opponent() }
    }

    /// What a byte of this level says; `None` if the position never occurs.
    pub fn exact(&self, plies: u32, worth: i8) -> Option<Exact> {
        let mover = self.mover_after(plies);
        let plies = match worth {
            UNREACHABLE => return None,
            0 => self.free() - plies,
            decided => u32::from((WIN - decided.abs()).unsigned_abs()),
        };
        Some(Exact { margin: i32::from(worth.signum()) * mover.sign(), plies })
    }

    /// The places of the first and the second player, and the value, in every position of a run of blocks by
    /// [`Side::Mine`] that begins with set number `first` and has these entries, if its value is `wanted`.
    pub(super) fn positions<'a>(
        &'a self,
        plies: u32,
        first: usize,
        entries: &'a [i8],
        wanted: &'a mut dyn FnMut(Exact) -> bool,
    ) -> impl Iterator<Item = ([u32; 2], Exact)> + 'a {
        let block = self.block(plies, Side::Mine);
        let [my_size, your_size] = sizes(plies);
        let width = self.free() - my_size;
        let mut blocks = sets_from(self.free(), my_size, first as u64).zip(entries.chunks(block));
        let mut now: Option<(u32, Others, _)> = None;
        std::iter::from_fn(move || {
            loop {
                let Some((mine, others, rest)) = &mut now else {
                    let (mine, entries) = blocks.next()?;
                    let yours = sets_from(width, your_size, 0).zip(entries);
                    now = Some((mine, Others::new(mine, self.free()), yours));
                    continue;
                };
                let found = rest.find_map(|(yours, &worth)| {
                    let value = self.exact(plies, worth).filter(|&value| wanted(value))?;
                    Some((self.taken(*mine, others.spread(yours)), value))
                });
                match found {
                    Some(found) => return Some(found),
                    None => now = None,
                }
            }
        })
    }

    /// The set over the free places that these places mean.
    fn gather(&self, places: u32) -> u32 {
        let bits = self.free.iter().enumerate();
        bits.map(|(bit, place)| u32::from(places & place != 0) << bit).sum()
    }

    /// The places of the first and the second player.
    fn taken(&self, mine: u32, yours: u32) -> [u32; 2] {
        let mut taken = [0; 2];
        taken[self.mover.index()] = self.root[0] | spread(mine, &self.free);
        taken[self.mover.opponent().index()] = self.root[1] | spread(yours, &self.free);
        taken
    }
}
