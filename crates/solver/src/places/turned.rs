//! A level that is arranged by the sets of one side, arranged by those of the other.
//!
//! Both sides' sets are numbered in the same order, and to leave places out does not change the order of sets. So the
//! entries of one block that belong to a run of the other side's sets stand side by side, and the entries that reach
//! one block of the other arrangement come in the order in which they stand there: nothing has to be named.

use std::ops::Range;

use super::ranks::choose;
use super::sets::each_bit;
use super::{MAX_FREE, PlacesKernel, Side};

impl PlacesKernel<'_> {
    /// Which entries, of the block of one `set` of `side`, belong to sets of the other side with a number in each of
    /// these runs. The runs follow each other and are all there are.
    pub fn cuts(&self, plies: u32, side: Side, set: u32, runs: &[Range<usize>]) -> Vec<usize> {
        let ends = runs.iter().map(|run| self.cut(plies, side, set, run.end));
        std::iter::once(0).chain(ends).collect()
    }

    /// Where, in the block of a `set` of `side`, the sets of the other side from number `rank` on begin.
    fn cut(&self, plies: u32, side: Side, set: u32, rank: usize) -> usize {
        let Some(&from) = self.sets(plies, side.other()).get(rank) else {
            return self.layout().block(plies, side);
        };
        // Those that come before it have no place where it has one, and are like it above. Below they are as they like.
        let (mut before, mut left) = (0, from.count_ones());
        let mut rest = from;
        while rest != 0 {
            let highest = 1 << rest.ilog2();
            before += choose((!set & (highest - 1)).count_ones(), left);
            if set & highest != 0 {
                break;
            }
            left -= 1;
            rest ^= highest;
        }
        before as usize
    }

    /// The blocks of a run of sets of the other side, one after the other, from the pieces that are
    /// [cut](PlacesKernel::cuts) for that run out of all blocks of the side `from`, one after the other.
    pub fn turned(&self, plies: u32, from: Side, run: Range<usize>, pieces: &[u8]) -> Vec<i8> {
        let mut begin = 0;
        // Where the next entry of each set of `from` stands: to read here and there takes less than to write so.
        let mut next: Vec<usize> = Vec::with_capacity(self.sets(plies, from).len());
        for &set in self.sets(plies, from) {
            next.push(begin);
            begin += self.cut(plies, from, set, run.end) - self.cut(plies, from, set, run.start);
        }
        let to = from.other();
        let mut entries = Vec::with_capacity(pieces.len());
        let mut ranks = RanksBeside::default();
        for &set in &self.sets(plies, to)[run] {
            ranks.beside(set, self.layout().free(), from.size(plies));
            entries.extend(self.squeezed(plies, to).iter().map(|&other| {
                let next = &mut next[ranks.rank(other)];
                *next += 1;
                pieces[*next - 1].cast_signed()
            }));
        }
        entries
    }
}

/// The ranks of all sets of one size that have no place in common with a given one, by what they are without its
/// places.
///
/// A rank is a sum over the places of a set, of the number of sets that end before each; which place it is, counted
/// from the lowest, matters. Half of the squeezed places are looked up at a time: those of the lower half are counted
/// from the lowest, and those of the upper half from the highest, for the size is known.
#[derive(Default)]
struct RanksBeside {
    /// Places of the lower half.
    split: u32,
    lower: Vec<u32>,
    upper: Vec<u32>,
}

/// The places of a set of half of those that can be free. To look that up takes less than to count them.
static ONES: [u8; 1 << MAX_FREE.div_ceil(2)] = {
    let mut ones = [0; 1 << MAX_FREE.div_ceil(2)];
    let mut set = 1;
    while set < ones.len() {
        ones[set] = ones[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    ones
};

impl RanksBeside {
    fn beside(&mut self, set: u32, free: u32, size: u32) {
        let mut places = [0; 32];
        let mut many = 0;
        for place in each_bit(!set & ((1 << free) - 1)) {
            places[many] = place;
            many += 1;
        }
        let (lower, upper) = places[..many].split_at(many / 2);
        self.split = lower.len() as u32;
        self.lower.clear();
        self.lower.push(0);
        for &place in lower {
            for (known, &ones) in (0..self.lower.len()).zip(&ONES) {
                let more = choose(place, u32::from(ones) + 1) as u32;
                self.lower.push(self.lower[known] + more);
            }
        }
        self.upper.clear();
        self.upper.resize(1 << upper.len(), 0);
        for (bit, &place) in upper.iter().enumerate().rev() {
            for known in (0..self.upper.len()).step_by(2 << bit) {
                // Larger sets than there are do not matter.
                let number = size.saturating_sub(u32::from(ONES[known]));
                self.upper[known | 1 << bit] = self.upper[known] + choose(place, number) as u32;
            }
        }
    }

    #[inline]
    fn rank(&self, squeezed: u32) -> usize {
        let lower = squeezed & ((1 << self.split) - 1);
        (self.lower[lower as usize] + self.upper[(squeezed >> self.split) as usize]) as usize
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::places::ranks::Ranks;
    use crate::places::sets::Others;

    #[test]
    fn ranks_beside_a_set() {
        let free = 9;
        let ranks = Ranks::new(free).unwrap();
        let mut beside = RanksBeside::default();
        for set in 0..1_u32 << free {
            let (others, width) = (Others::new(set, free), free - set.count_ones());
            for size in 0..=width {
                beside.beside(set, free, size);
                for &squeezed in ranks.sets(width, size) {
                    assert_eq!(beside.rank(squeezed), ranks.rank(others.spread(squeezed)));
                }
            }
        }
    }
}
