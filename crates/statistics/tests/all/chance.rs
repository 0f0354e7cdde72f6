//! Chance that repeats itself, and how far a measured rate may be from the true one.

/// How often everything is tried.
pub(crate) const RUNS: u32 = 2_000;

/// Splitmix64: the same numbers on every machine and with every version of every crate.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1, never 0.
    pub(crate) fn share(&mut self) -> f64 {
        ((self.next() >> 11) + 1) as f64 / (1u64 << 53) as f64
    }

    pub(crate) fn happens(&mut self, probability: f64) -> bool {
        self.share() <= probability
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// How often something with this probability happens in so many tries.
    pub(crate) fn count(&mut self, probability: f64, tries: u64) -> u64 {
        (0..tries).filter(|_| self.happens(probability)).count() as u64
    }

    /// Which of several things happens.
    pub(crate) fn choice(&mut self, probabilities: &[f64]) -> usize {
        let mut left = self.share();
        let found = probabilities.iter().position(|probability| {
            left -= probability;
            left <= 0.0
        });
        // Rounding may leave something; then it is the last.
        found.unwrap_or(probabilities.len() - 1)
    }

    /// Many small values, a few large ones: the median is ln 2.
    pub(crate) fn exponential(&mut self) -> f64 {
        -self.share().ln()
    }
}

/// How often something happened in [`RUNS`].
pub(crate) fn rate(happened: impl FnMut(u32) -> bool) -> f64 {
    f64::from((0..RUNS).map(happened).map(u32::from).sum::<u32>()) / f64::from(RUNS)
}

/// Four standard errors of a rate from [`RUNS`]: chance exceeds that once in sixteen thousand times.
pub(crate) fn slack(rate: f64) -> f64 {
    4.0 * (rate * (1.0 - rate) / f64::from(RUNS)).sqrt()
}

/// Prints a rate, and sees to it that it is about as it should be.
pub(crate) fn about(what: &str, found: f64, expected: f64) {
    println!("{what}: {found:.4}, expected {expected:.4}");
    assert!((found - expected).abs() <= slack(expected), "{what}: {found}");
}

/// Prints a rate, and sees to it that it is no larger.
pub(crate) fn at_most(what: &str, found: f64, limit: f64) {
    println!("{what}: {found:.4}, at most {limit:.4}");
    assert!(found <= limit + slack(limit), "{what}: {found}");
}

/// Prints a rate, and sees to it that it is no smaller.
pub(crate) fn at_least(what: &str, found: f64, limit: f64) {
    println!("{what}: {found:.4}, at least {limit:.4}");
    assert!(found >= limit - slack(limit), "{what}: {found}");
}
