//! Laws of a sequence: what repeats, from where on.
//!
//! A law is a statement about the terms that were looked at, not a proof about those that follow.

/// A stretch of a sequence that repeats up to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Law<T> {
    /// After how many terms it repeats; 1 means that it is constant.
    pub period: usize,
    /// The index of the first term for which it holds.
    pub from: usize,
    /// The index of the last term that was looked at.
    pub to: usize,
    /// One period, from `from` on.
    pub values: Vec<T>,
    /// What every period adds: 0 where terms repeat as they are.
    pub step: i64,
}

/// So many periods have to be seen before anything is called a law.
pub const PERIODS: usize = 3;

/// The law with the smallest period that holds up to the end of the longest known stretch. `None`
/// terms are unknown: nothing is said across them.
///
/// At least [`PERIODS`] full periods have to be there, and at least half of the stretch, so that a few
/// equal terms at the end do not make a law.
///
/// ```
/// use gametree::lab::laws::repeats;
///
/// let terms = [9, 1, 2, 1, 2, 1, 2, 1].map(Some);
/// let law = repeats(&terms).expect("it alternates");
/// assert_eq!((law.period, law.from, law.values), (2, 1, vec![1, 2]));
/// assert_eq!(repeats(&[1, 2, 3, 4, 5, 6].map(Some)), None);
/// ```
pub fn repeats<T: PartialEq + Clone>(terms: &[Option<T>]) -> Option<Law<T>> {
    let (start, known) = longest_known(terms);
    let (period, first) = smallest_period(&known)?;
    Some(Law {
        period,
        from: start + first,
        to: start + known.len() - 1,
        values: known[first..first + period].iter().map(|&term| term.clone()).collect(),
        step: 0,
    })
}

/// The same for numbers that grow by the same amount with every period.
pub fn grows(terms: &[Option<i64>]) -> Option<Law<i64>> {
    let (start, known) = longest_known(terms);
    let differences: Vec<i64> = known.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let (period, first) = smallest_period(&differences)?;
    Some(Law {
        period,
        from: start + first,
        to: start + known.len() - 1,
        values: known[first..first + period].iter().map(|&&term| term).collect(),
        step: differences[first..first + period].iter().sum(),
    })
}

/// A law as a formula: `((n − shift) mod period) · factor + least`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Formula {
    /// From 0 to below the period.
    pub shift: i64,
    /// What one step adds.
    pub factor: i64,
    /// The term where the count begins anew.
    pub least: i64,
}

/// The formula of a period whose first term belongs to the number `n`, if the terms climb or fall
/// evenly.
pub fn formula(values: &[i64], n: i64) -> Option<Formula> {
    let period = values.len();
    if period < 3 {
        return None;
    }
    (0..period).find_map(|turn| {
        let at = |index: usize| values[(turn + index) % period];
        let factor = at(1) - at(0);
        let even = (1..period).all(|index| at(index) - at(index - 1) == factor);
        even.then(|| Formula {
            shift: (n + turn as i64).rem_euclid(period as i64),
            factor,
            least: at(0),
        })
    })
}

/// The longest run without unknown terms: where it begins, and its terms. The first of several.
fn longest_known<T>(terms: &[Option<T>]) -> (usize, Vec<&T>) {
    let mut longest = 0..0;
    let mut start = 0;
    for (index, term) in terms.iter().enumerate() {
        if term.is_none() {
            start = index + 1;
        } else if index + 1 - start > longest.len() {
            longest = start..index + 1;
        }
    }
    (longest.start, terms[longest].iter().flatten().collect())
}

/// The smallest period that is seen often enough, and the index from which on it holds.
fn smallest_period<T: PartialEq>(terms: &[T]) -> Option<(usize, usize)> {
    let all = terms.len();
    let agree = agreements_from_the_end(terms);
    (1..=all / PERIODS).find_map(|period| {
        let repeating = period + agree[period];
        let enough = repeating >= PERIODS * period && 2 * repeating >= all;
        enough.then_some((period, all - repeating))
    })
}

/// How many terms before the end agree with those `shift` earlier, for every shift. In one pass,
/// however long the agreements are (the Z algorithm, backwards).
fn agreements_from_the_end<T: PartialEq>(terms: &[T]) -> Vec<usize> {
    let all = terms.len();
    let at = |index: usize| &terms[all - 1 - index];
    let mut agree = vec![0; all];
    // What is known to agree reaches furthest for the shift `from`: up to `reach`.
    let (mut from, mut reach) = (0, 0);
    for shift in 1..all {
        let mut length = if shift < reach { agree[shift - from].min(reach - shift) } else { 0 };
        while shift + length < all && at(length) == at(shift + length) {
            length += 1;
        }
        agree[shift] = length;
        if shift + length > reach {
            (from, reach) = (shift, shift + length);
        }
    }
    agree
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(terms: &[i64]) -> Vec<Option<i64>> {
        terms.iter().copied().map(Some).collect()
    }

    fn law_of(terms: &[i64]) -> Option<(usize, usize, Vec<i64>)> {
        repeats(&known(terms)).map(|law| (law.period, law.from, law.values))
    }

    #[test]
    fn constants_and_alternations() {
        assert_eq!(law_of(&[5, 5, 5]), Some((1, 0, vec![5])));
        assert_eq!(law_of(&[0, 1, 0, 1, 0, 1]), Some((2, 0, vec![0, 1])));
        assert_eq!(law_of(&[7, 8, 0, 1, 0, 1, 0, 1]), Some((2, 2, vec![0, 1])));
    }

    #[test]
    fn too_little_is_no_law() {
        assert_eq!(law_of(&[]), None);
        assert_eq!(law_of(&[5]), None);
        assert_eq!(law_of(&[5, 5]), None);
        assert_eq!(law_of(&[0, 1, 0, 1, 0]), None);
        // Three equal terms at the end of many are chance.
        assert_eq!(law_of(&[1, 2, 3, 4, 5, 6, 7, 7, 7]), None);
        let squares: Vec<i64> = (0..50).map(|n| n * n).collect();
        assert_eq!(law_of(&squares), None);
        // Thue and Morse: nothing comes three times in a row.
        let overlap_free: Vec<i64> = (0..512_u32).map(|n| (n.count_ones() % 2).into()).collect();
        assert_eq!(law_of(&overlap_free), None);
    }

    #[test]
    fn a_law_must_hold_to_the_last_term() {
        let mut terms: Vec<i64> = (0..100).map(|n| n % 4).collect();
        assert_eq!(law_of(&terms), Some((4, 0, vec![0, 1, 2, 3])));
        terms[99] = 9;
        assert_eq!(law_of(&terms), None);
    }

    #[test]
    fn a_smaller_period_that_breaks_late_is_not_taken() {
        // 1 1 1 1 1 2 and again: constant for a while, but the period is six.
        let terms: Vec<i64> = (0..60).map(|n| if n % 6 == 5 { 2 } else { 1 }).collect();
        assert_eq!(law_of(&terms), Some((6, 0, vec![1, 1, 1, 1, 1, 2])));
    }

    #[test]
    fn before_the_period() {
        let stones = |n: i64| if n < 7 { 10 + n } else { (n - 1) % 4 + 1 };
        let terms: Vec<i64> = (1..=100).map(stones).collect();
        assert_eq!(law_of(&terms), Some((4, 6, vec![3, 4, 1, 2])));
    }

    #[test]
    fn unknown_terms_are_not_bridged() {
        let mut terms = known(&[1; 20]);
        terms[4] = None;
        let law = repeats(&terms).unwrap();
        assert_eq!((law.from, law.to), (5, 19));
        terms[19] = None;
        assert_eq!(repeats(&terms).unwrap().to, 18);
        assert_eq!(repeats::<i64>(&[None, None, None, None]), None);
    }

    #[test]
    fn growth() {
        let terms: Vec<Option<i64>> = (0..40).map(|n| Some(n / 2 + 3)).collect();
        let law = grows(&terms).unwrap();
        assert_eq!((law.period, law.step, law.from, law.to), (2, 1, 0, 39));
        assert_eq!(law.values, [3, 3]);
        let steady: Vec<Option<i64>> = (0..40).map(|n| Some(3 * n)).collect();
        let law = grows(&steady).unwrap();
        assert_eq!((law.period, law.step), (1, 3));
        let squares: Vec<Option<i64>> = (0..40).map(|n| Some(n * n)).collect();
        assert_eq!(grows(&squares), None);
    }

    #[test]
    fn formulas_give_the_values_back() {
        for (values, n) in [(vec![3, 4, 1, 2], 7), (vec![2, 0, -2], -4), (vec![5, 1, 2, 3, 4], 0)] {
            let found = formula(&values, n).unwrap();
            for (number, value) in (n..).zip(&values) {
                let period = values.len() as i64;
                let said = (number - found.shift).rem_euclid(period) * found.factor + found.least;
                assert_eq!(said, *value, "{values:?} {n} {found:?}");
            }
        }
        assert_eq!(formula(&[3, 4, 1, 2], 7), Some(Formula { shift: 1, factor: 1, least: 1 }));
        assert_eq!(formula(&[1, 3, 2, 4], 0), None);
        assert_eq!(formula(&[1, 2], 0), None);
    }

    #[test]
    fn a_million_terms_are_a_moment() {
        // Long agreements for every shift: quadratic work would not end.
        let terms: Vec<i64> = (0..1_000_000).map(|n| i64::from(n % 200_000 == 0)).collect();
        assert_eq!(law_of(&terms).map(|law| law.0), Some(200_000));
    }
}
