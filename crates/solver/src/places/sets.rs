//! Sets of places as masks.

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
    /// What six squeezed places at a time mean.
    spread: [[u32; 64]; 4],
}

impl Others {
    pub(super) fn new(mine: u32, free: u32) -> Others {
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
    pub(super) fn spread(&self, squeezed: u32) -> u32 {
        let six = |number: usize| self.spread[number][(squeezed >> (6 * number) & 63) as usize];
        six(0) | six(1) | six(2) | six(3)
    }
}
