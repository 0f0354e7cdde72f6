//! Powers of ten, and 2 and 5 times those.

/// A digit and a power of ten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Round {
    digit: usize,
    power: i32,
}

const DIGITS: [u8; 3] = [1, 2, 5];

impl Round {
    /// The largest that is not above a number, which is above 0.
    fn below(number: f64) -> Round {
        let first = Round { digit: 0, power: number.log10().floor() as i32 - 1 };
        let all = std::iter::successors(Some(first), |round| Some(round.next()));
        all.take_while(|round| round.size() <= number * (1.0 + 1e-9)).last().unwrap_or(first)
    }

    fn next(self) -> Round {
        match self.digit {
            2 => Round { digit: 0, power: self.power + 1 },
            digit => Round { digit: digit + 1, ..self },
        }
    }

    fn previous(self) -> Round {
        match self.digit {
            0 => Round { digit: 2, power: self.power - 1 },
            digit => Round { digit: digit - 1, ..self },
        }
    }

    /// Read from decimals: no power is off by a rounding.
    fn size(self) -> f64 {
        format!("{}e{}", DIGITS[self.digit], self.power).parse().unwrap_or(1.0)
    }
}

/// Where an axis begins and ends, and the numbers on it, first as many as there are, then fewer and fewer.
/// `free_foot` if nothing may stand on its very beginning, where a bar has no height.
pub(super) fn choices(low: f64, high: f64, free_foot: bool) -> (f64, f64, Vec<Vec<f64>>) {
    let (mut first, mut last) = (Round::below(low), Round::below(high));
    if last.size() < high * (1.0 - 1e-9) {
        last = last.next();
    }
    if first == last || (free_foot && first.size() >= low * (1.0 - 1e-9)) {
        first = first.previous();
    }
    if first.next() == last {
        last = last.next();
    }
    let all = std::iter::successors(Some(first), |round| Some(round.next()));
    let all: Vec<Round> = all.take_while(|round| round.size() <= last.size()).collect();
    let powers: Vec<Round> = all.iter().copied().filter(|round| round.digit == 0).collect();
    let sizes =
        |rounds: &[Round]| -> Vec<f64> { rounds.iter().map(|round| round.size()).collect() };
    let mut choices = vec![sizes(&all)];
    // A single number does not say how large anything is.
    if powers.len() >= 2 {
        choices.push(sizes(&powers));
        for every in [2, 3, 5, 10, 20, 50, 100] {
            let fewer = powers.iter().copied().filter(|round| round.power % every == 0);
            choices.push(sizes(&fewer.collect::<Vec<Round>>()));
        }
    } else {
        choices.push(vec![first.size(), last.size()]);
    }
    choices.retain(|numbers| numbers.len() >= 2);
    (first.size(), last.size(), choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_with_two_and_five() {
        let (low, high, ticks) = choices(3.0, 700.0, false);
        assert_eq!((low, high), (2.0, 1000.0));
        assert_eq!(ticks[0], [2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0]);
        assert_eq!(ticks[1], [10.0, 100.0, 1000.0]);
        assert_eq!(choices(1.0, 1e9, false).2[2], [1.0, 1e2, 1e4, 1e6, 1e8]);
    }

    #[test]
    fn few_numbers_have_room_too() {
        assert_eq!(choices(100.0, 100.0, false).2[0], [50.0, 100.0, 200.0]);
        assert_eq!(choices(3.0, 4.0, false).2[0], [2.0, 5.0, 10.0]);
        assert_eq!(choices(10.0, 80.0, true).0, 5.0);
        assert_eq!(choices(1e-150, 1e150, false).0, 1e-150);
    }
}
