/// A set of numbers below a limit, a bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    words: Vec<u64>,
}

impl Numbers {
    /// None of the numbers below `limit`.
    pub(super) fn below(limit: u64) -> Numbers {
        Numbers { words: vec![0; limit.div_ceil(64) as usize] }
    }

    /// Whether a number is in it.
    pub(super) fn has(&self, number: u64) -> bool {
        let word = self.words.get((number / 64) as usize);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Adds a number; says whether that is new. Numbers beyond the limit are not added.
    pub(super) fn add(&mut self, number: u64) -> bool {
        let bit = 1 << (number % 64);
        match self.words.get_mut((number / 64) as usize) {
            Some(word) if *word & bit == 0 => {
                *word |= bit;
                true
            }
            _ => false,
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// The largest.
    pub(super) fn last(&self) -> Option<u64> {
        let at = self.words.iter().rposition(|&word| word != 0)?;
        Some(at as u64 * 64 + u64::from(self.words[at].ilog2()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_once() {
        let mut numbers = Numbers::below(130);
        assert_eq!(numbers.last(), None);
        for number in [0, 63, 64, 129] {
            assert!(numbers.add(number) && !numbers.add(number) && numbers.has(number));
            assert_eq!(numbers.last(), Some(number));
        }
        assert_eq!(numbers.len(), 4);
        assert!(!numbers.has(1) && !numbers.add(1000) && !numbers.has(1000));
    }
}
