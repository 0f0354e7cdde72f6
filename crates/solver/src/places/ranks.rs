use std::iter::successors;

use super::sets::each_bit;
use crate::Unsolved;
use crate::unsolved::filled;

/// Numbers all sets of the same size, smallest mask first, in tables: for whoever asks for each of them.
///
/// ```text
/// sets of two of four   0011  0101  0110  1001  1010  1100
/// rank                     0     1     2     3     4     5
/// ```
///
/// The sets within the first `n` places are the first `choose(n, size)` of their size, so one table
/// serves every smaller board too.
pub(super) struct Ranks {
    rank: Vec<u32>,
    by_size: Vec<Vec<u32>>,
}

impl Ranks {
    /// For sets of up to this many places.
    pub(super) fn new(places: u32) -> Result<Ranks, Unsolved> {
        let empty = |size| filled(choose(places, size) as usize, 0);
        let mut by_size = (0..=places).map(empty).collect::<Result<Vec<Vec<u32>>, Unsolved>>()?;
        let mut rank = filled(1 << places, 0)?;
        let mut next = vec![0; places as usize + 1];
        for (set, rank) in (0_u32..).zip(&mut rank) {
            let size = set.count_ones() as usize;
            *rank = next[size];
            by_size[size][next[size] as usize] = set;
            next[size] += 1;
        }
        Ok(Ranks { rank, by_size })
    }

    /// The set's number among those of its size.
    #[inline]
    pub(super) fn rank(&self, set: u32) -> usize {
        self.rank[set as usize] as usize
    }

    /// The sets of this size within the first `places` places.
    pub(super) fn sets(&self, places: u32, size: u32) -> &[u32] {
        &self.by_size[size as usize][..choose(places, size) as usize]
    }
}

/// The set's number among those of its size, without any table: for whoever asks now and then.
pub(super) fn rank(set: u32) -> u64 {
    // Before it come the sets that are like it above some place of it and have none of the places from there on up,
    // one sum for each of its places.
    each_bit(set).zip(1..).map(|(place, number)| choose(place, number)).sum()
}

/// The sets of this size within the first `places` places, from number `first` on.
pub(super) fn sets_from(places: u32, size: u32, first: u64) -> impl Iterator<Item = u32> {
    let left = choose(places, size).saturating_sub(first) as usize;
    successors(Some(ranked(size, first)), |&set| Some(next_of_its_size(set))).take(left)
}

/// The set of this size with this number.
fn ranked(size: u32, mut rank: u64) -> u32 {
    let mut set = 0;
    for number in (1..=size).rev() {
        let place = (0..32).rev().find(|&place| choose(place, number) <= rank).unwrap_or(0);
        rank -= choose(place, number);
        set |= 1 << place;
    }
    set
}

/// The next larger mask with as many places.
fn next_of_its_size(set: u32) -> u32 {
    // The lowest run of places: its highest one moves up by one, the others to the bottom.
    if set == 0 {
        return 0;
    }
    let (set, lowest) = (u64::from(set), set.trailing_zeros());
    let moved = set + (1 << lowest);
    let others = (set ^ moved) >> (lowest + 2);
    (moved | others) as u32
}

/// How many sets of each size out of up to 32 places there are.
static CHOOSE: [[u32; 33]; 33] = {
    let mut choose = [[0; 33]; 33];
    let mut all = 0;
    while all <= 32 {
        choose[all][0] = 1;
        let mut size = 1;
        while size <= all {
            choose[all][size] = choose[all - 1][size - 1] + choose[all - 1][size];
            size += 1;
        }
        all += 1;
    }
    choose
};

/// How many sets of `size` out of `all` places there are.
#[inline]
pub(super) fn choose(all: u32, size: u32) -> u64 {
    u64::from(CHOOSE[all as usize][size as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_and_ranks_agree() {
        let ranks = Ranks::new(9).unwrap();
        for places in 0..=9 {
            for size in 0..=places {
                let sets = ranks.sets(places, size);
                assert!(sets.is_sorted());
                for (number, &set) in sets.iter().enumerate() {
                    assert_eq!((set.count_ones(), ranks.rank(set)), (size, number));
                    assert_eq!(rank(set), number as u64);
                    assert!(set < 1 << places);
                }
                for first in 0..=sets.len() {
                    let found: Vec<u32> = sets_from(places, size, first as u64).collect();
                    assert_eq!(found, sets[first..]);
                }
            }
        }
        assert_eq!((choose(3, 4), choose(32, 16), choose(32, 32)), (0, 601_080_390, 1));
    }
}
