/// One step of the splitmix64 generator: a well-mixed 64-bit number for any 64-bit number.
///
/// ```
/// assert_eq!(gametree::rules::splitmix64(0), 0xE220A8397B1DCDAF);
/// ```
#[inline]
pub const fn splitmix64(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(GOLDEN_GAMMA);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// A seeded sequence of numbers: the same on every machine, for every version of this crate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(u64);

impl Seed {
    /// The sequence that this seed starts.
    pub const fn new(seed: u64) -> Self {
        Seed(seed)
    }

    /// The next number.
    #[inline]
    pub const fn next_number(&mut self) -> u64 {
        let number = splitmix64(self.0);
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        number
    }

    /// A number below `end`, or 0 when `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        // The high half of a 128-bit product: no division, and a bias far below what any test here
        // could see.
        ((self.next_number() as u128 * end as u128) >> 64) as usize
    }

    /// One of the items, or `None` when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_sequence() {
        let mut seed = Seed::new(0);
        let numbers: Vec<u64> = (0..3).map(|_| seed.next_number()).collect();
        assert_eq!(numbers, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]);
    }

    #[test]
    fn picks_stay_in_range() {
        let mut seed = Seed::new(1);
        let mut seen = [false; 5];
        for _ in 0..200 {
            seen[seed.below(5)] = true;
        }
        assert_eq!(seen, [true; 5]);
        assert_eq!(seed.pick::<u8>(&[]), None);
    }
}
