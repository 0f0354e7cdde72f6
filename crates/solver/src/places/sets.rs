//! Sets of places as masks.

use super::MAX_FREE;

/// The places that a set over the free places means.
pub(super) fn spread(set: u32, free: &[u32]) -> u32 {
    each_bit(set).fold(0, |places, bit| places | free[bit as usize])
}

#[inline]
pub(super) fn each_bit(mut set: u32) -> impl Iterator<Item = u32> {
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
pub(super) const fn squeeze(set: u32, j: u32) -> u32 {
    let below = (1 << j) - 1;
    set & below | set >> 1 & !below
}

/// The places that are not mine.
pub(super) struct Others {
    pub(super) places: [u32; 32],
    /// What a few squeezed places at a time mean.
    spread: [[u32; 1 << AT_A_TIME]; LOOKS],
}

/// Four look-ups are enough for all places that can be free.
const LOOKS: usize = 4;
const AT_A_TIME: u32 = MAX_FREE.div_ceil(LOOKS as u32);

impl Others {
    pub(super) fn new(mine: u32, free: u32) -> Others {
        let mut places = [0; 32];
        let others = each_bit(((1 << free) - 1) & !mine);
        for (place, bit) in places.iter_mut().zip(others) {
            *place = 1 << bit;
        }
        let mut spread = [[0; 1 << AT_A_TIME]; LOOKS];
        let count = free - mine.count_ones();
        for (few, first) in spread.iter_mut().zip((0..count).step_by(AT_A_TIME as usize)) {
            for set in 1..1_usize << (count - first).min(AT_A_TIME) {
                let lowest = first + set.trailing_zeros();
                few[set] = few[set & (set - 1)] | places[lowest as usize];
            }
        }
        Others { places, spread }
    }

    #[inline]
    pub(super) fn spread(&self, squeezed: u32) -> u32 {
        let few = |number: usize| {
            let places = squeezed >> (AT_A_TIME as usize * number) & ((1 << AT_A_TIME) - 1);
            self.spread[number][places as usize]
        };
        few(0) | few(1) | few(2) | few(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_spread_on_the_largest_board() {
        for mine in [0, 1, 0b101, 0x0AAA_AAAA, (1 << MAX_FREE) - 2, 1 << (MAX_FREE - 1)] {
            let others = Others::new(mine, MAX_FREE);
            let places: Vec<u32> =
                each_bit(!mine & ((1 << MAX_FREE) - 1)).map(|bit| 1 << bit).collect();
            // Each place alone, all of them, and every other one.
            let all = (1 << places.len()) - 1;
            let singles = (0..places.len()).map(|place| 1 << place);
            for squeezed in singles.chain([0, all, all & 0x5555_5555]) {
                assert_eq!(others.spread(squeezed), spread(squeezed, &places), "{mine:b}");
            }
        }
    }
}
