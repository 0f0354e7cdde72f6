use gametree_rules::Seed;

/// Some of many things, every choice of that many equally likely, taken as they come by.
pub(crate) struct Sample {
    /// How many are still to come by.
    coming: u64,
    /// How many of them are still to be taken.
    wanted: u64,
    chance: Seed,
}

impl Sample {
    /// At most `most` out of `all`.
    pub(crate) fn new(all: u64, most: Option<u64>, seed: u64) -> Self {
        let wanted = most.map_or(all, |most| most.min(all));
        Sample { coming: all, wanted, chance: Seed::new(seed) }
    }

    /// How many are still to be taken.
    pub(crate) fn wanted(&self) -> u64 {
        self.wanted
    }

    /// Whether to take the one that comes by now.
    pub(crate) fn takes(&mut self) -> bool {
        // As likely as there are places left among those to come.
        let takes = (self.chance.below(self.coming as usize) as u64) < self.wanted;
        self.coming = self.coming.saturating_sub(1);
        self.wanted -= u64::from(takes);
        takes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(all: u64, most: Option<u64>, seed: u64) -> Vec<u64> {
        let mut sample = Sample::new(all, most, seed);
        (0..all).filter(|_| sample.takes()).collect()
    }

    #[test]
    fn as_many_as_wanted_or_all() {
        for seed in 0..50 {
            assert_eq!(taken(100, Some(7), seed).len(), 7);
        }
        for most in [None, Some(10), Some(11), Some(u64::MAX)] {
            assert_eq!(taken(10, most, 3), (0..10).collect::<Vec<_>>());
        }
        assert!(taken(0, Some(5), 0).is_empty());
    }

    #[test]
    fn the_seed_decides() {
        assert_eq!(taken(1000, Some(5), 1), taken(1000, Some(5), 1));
        assert_ne!(taken(1000, Some(5), 1), taken(1000, Some(5), 2));
    }

    #[test]
    fn everything_is_equally_likely() {
        let mut counts = [0; 10];
        for seed in 0..10_000 {
            for number in taken(10, Some(3), seed * 1_000_003) {
                counts[number as usize] += 1;
            }
        }
        // 3,000 expected, with a deviation of 46.
        assert!(counts.iter().all(|count| (2_750..3_250).contains(count)), "{counts:?}");
    }
}
