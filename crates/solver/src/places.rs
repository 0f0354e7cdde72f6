//! Games of taking places: one byte for every way to distribute stones, no keys at all.
//!
//! Let `mine` be the places that the player who moves at the root takes from there on, `yours` those
//! of the other, both counted among the places that are free at the root. After `p` plies `mine` has
//! ⌈p/2⌉ places and `yours` ⌊p/2⌋. A level is an array with one byte for each such pair:
//!
//! ```text
//! index = rank(mine) · choose(free − ⌈p/2⌉, ⌊p/2⌋)  +  rank(yours, squeezed)
//! ```
//!
//! where squeezing leaves out the places of `mine`, so that no number is wasted. To take a place
//! that is number `j` among those not in `mine` squeezes `yours` by one more bit:
//!
//! ```text
//! places            7 6 5 4 3 2 1 0
//! mine              . x . . . x . .       free of mine: 7 5 4 3 1 0
//! yours             o . . o . . o .       squeezed:     1 0 1 0 1 0
//! mine takes 3      . x . . x x . .       squeezed:     1 0 1   1 0
//! ```
//!
//! Of all pairs few can never occur; they are marked, and so the marked are not counted.

use gametree_rules::work::{Stage, Work};
use gametree_rules::{Exact, Places, Player};

use crate::ranks::{Ranks, choose};
use crate::unsolved::go_on;
use crate::{Forecast, Size, Unsolved, workers};

pub(crate) struct PlacesTable {
    /// The player who moves at the root.
    mover: Player,
    /// What is taken at the root, by that player and by the other.
    root: [u32; 2],
    /// The places free at the root, as masks.
    free: Vec<u32>,
    ranks: Ranks,
    levels: Vec<Vec<i8>>,
    pub(crate) positions: u64,
    pub(crate) unfinished: u64,
}

/// What a byte says, from the side of the player to move: a win in `n` plies is `SURE − n`, a loss
/// `n − SURE`; a draw is 0, for it comes only when the board is full.
const SURE: i8 = 100;
/// The pair never occurs in a game.
const NEVER: i8 = i8::MIN;

/// Beyond this a table is out of reach, and so is the rank of a set.
pub(crate) const MAX_FREE: u32 = 24;

/// What the table for so many free places takes: Σ choose(f, p) · choose(p, ⌈p/2⌉) bytes, and ten
/// more for each of the 2^f sets.
pub(crate) fn forecast(free: u32) -> Forecast {
    // Each free place is free still, the one player's or the other's, give or take the turns; where
    // the exact sum is too large for numbers that fit, that is close enough to say no.
    let level =
        |plies: u32| u128::from(choose(free, plies)) * u128::from(choose(plies, plies.div_ceil(2)));
    let positions: u128 =
        if free > MAX_FREE { 3_u128.saturating_pow(free) } else { (0..=free).map(level).sum() };
    let bytes = positions.saturating_add(10_u128.saturating_mul(1 << free.min(100)));
    Forecast { positions, bytes, size: Size::FreePlaces(free) }
}

/// Whether a set of places ends the game, and whether one move can have made it do so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Completion {
    Open,
    Just,
    LongSince,
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
        .filter(|place| taken_by(root) & place == 0)
        .collect();
    let places = free.len() as u32;
    let ranks = Ranks::new(places);
    let solver = Solver {
        free: places,
        ranks: &ranks,
        completions: both_completions(game, root, &free),
        over: if game.completing_wins() { -SURE } else { SURE },
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

fn taken_by(root: [u32; 2]) -> u32 {
    root[0] | root[1]
}

/// For the places of each player; the same if they have taken the same, which is nothing.
fn both_completions<P>(game: &dyn Places<P>, root: [u32; 2], free: &[u32]) -> [Vec<Completion>; 2] {
    let mine = completions(game, root[0], free);
    let yours = if root[1] == root[0] { mine.clone() } else { completions(game, root[1], free) };
    [mine, yours]
}

fn completions<P>(game: &dyn Places<P>, taken: u32, free: &[u32]) -> Vec<Completion> {
    // Sets come after their subsets, so what is known of those with one place less need not be asked.
    let mut all: Vec<Completion> = Vec::with_capacity(1 << free.len());
    for set in 0..1_u32 << free.len() {
        let (mut opens, mut completes) = (0, 0);
        for bit in each_bit(set) {
            match all[(set ^ 1 << bit) as usize] {
                Completion::Open => opens += 1,
                Completion::Just | Completion::LongSince => completes += 1,
            }
        }
        let complete = completes > 0 || game.complete(taken | spread(set, free));
        all.push(match (complete, opens) {
            (false, _) => Completion::Open,
            (true, 0) => Completion::LongSince,
            (true, _) => Completion::Just,
        });
    }
    all
}

/// The places that a set over the free places means.
fn spread(set: u32, free: &[u32]) -> u32 {
    each_bit(set).fold(0, |places, bit| places | free[bit as usize])
}

#[inline]
fn each_bit(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros();
            set &= set - 1;
            lowest
        })
    })
}

/// Leaves bit `j` out; what is above it moves down.
#[inline]
const fn squeeze(set: u32, j: u32) -> u32 {
    let below = (1 << j) - 1;
    set & below | set >> 1 & !below
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
        let mut level = vec![NEVER; sets.len() * block];
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
        if mine_done == Completion::LongSince || mine_done == Completion::Just && !i_moved_last {
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
                (Completion::Just, Completion::Open) => self.over,
                (Completion::Open, Completion::Just) if !i_moved_last => self.over,
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

/// How many places each side has taken after so many plies.
const fn sizes(plies: u32) -> [u32; 2] {
    [plies.div_ceil(2), plies / 2]
}

/// What a position is worth to its mover if the best move leads to one that is worth this to the
/// opponent.
#[inline]
const fn before_a_move(worth: i8) -> i8 {
    worth.signum() - worth
}

/// The places that are not mine.
struct Others {
    places: [u32; 32],
    /// What six squeezed places at a time mean.
    spread: [[u32; 64]; 4],
}

impl Others {
    fn new(mine: u32, free: u32) -> Others {
        let mut places = [0; 32];
        let others = each_bit(((1 << free) - 1) & !mine);
        for (place, bit) in places.iter_mut().zip(others) {
            *place = 1 << bit;
        }
        let mut spread = [[0; 64]; 4];
        let count = free - mine.count_ones();
        for (six, first) in spread.iter_mut().zip((0..count).step_by(6)) {
            for set in 1..1_usize << (count - first).min(6) {
                let lowest = first + set.trailing_zeros();
                six[set] = six[set & (set - 1)] | places[lowest as usize];
            }
        }
        Others { places, spread }
    }

    #[inline]
    fn spread(&self, squeezed: u32) -> u32 {
        let six = |number: usize| self.spread[number][(squeezed >> (6 * number) & 63) as usize];
        six(0) | six(1) | six(2) | six(3)
    }
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
            NEVER => return None,
            0 => self.free.len() as u32 - plies,
            decided => u32::from((SURE - decided.abs()).unsigned_abs()),
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
