use std::collections::BTreeMap;

use gametree_statistics::{
    CONFIDENCE, Difference, Interval, Ratio, SIGNIFICANCE, Wilcoxon, median, median_interval,
    paired_difference, pairs_needed, ratio_of_medians, sign_test, wilcoxon,
};

use super::meeting::MeetingResult;
use super::tally::Histogram;
use super::{Likeness, Varies};

/// Two players in the same games: the same starts, sides and luck, against the same opponent.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The two, as indices of contests. The first is what the second is measured against.
    pub contests: [usize; 2],
    /// What they must have in common.
    pub likeness: Likeness,
    /// Whether the second cannot visit more nodes than the first.
    pub never_more: bool,
    /// What makes these games differ.
    pub varies: Varies,
    /// Pairs of games in which the second did better, worse, equally well.
    pub results: [u64; 3],
    /// Pairs of games with other moves.
    pub other_moves: u64,
    /// The level of significance of the results, corrected; none where they are equal by construction.
    pub level: Option<Level>,
    /// Positions visited in a game.
    pub visited: Counted,
    /// Time taken in a game.
    pub time: Option<Counted>,
}

/// How often chance alone would show as much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// By itself.
    pub p: f64,
    /// Among all that is shown, by Holm's correction.
    pub corrected: f64,
}

impl Level {
    pub(super) fn new(p: f64) -> Level {
        Level { p, corrected: p }
    }

    /// Whether it is hardly chance.
    pub fn is_significant(self) -> bool {
        self.corrected < SIGNIFICANCE
    }
}

/// Ratios are kept as whole numbers of such parts.
const ONE: u64 = 1 << 32;

/// A count or a time of two players in the same games.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    of: [Histogram; 2],
    differences: BTreeMap<i64, u64>,
    /// The second's over the first's in each game, in parts of `ONE`.
    ratios: Histogram,
    /// The second's over the first's in a game: the median, with its interval from order statistics.
    pub ratio: Option<Ratio>,
    /// The second's median over the first's.
    pub ratio_of_medians: Option<Ratio>,
    /// Wilcoxon's signed-rank test.
    pub test: Option<Wilcoxon>,
    /// Its level; none where there is nothing to compare.
    pub level: Option<Level>,
}

impl Counted {
    fn add(&mut self, one: u64, other: u64) {
        *self.of[0].entry(one).or_default() += 1;
        *self.of[1].entry(other).or_default() += 1;
        let difference = i64::try_from(i128::from(other) - i128::from(one));
        *self.differences.entry(difference.unwrap_or(i64::MAX)).or_default() += 1;
        if one > 0 {
            let ratio = u128::from(other) * u128::from(ONE) / u128::from(one);
            *self.ratios.entry(ratio.try_into().unwrap_or(u64::MAX)).or_default() += 1;
        }
    }

    fn conclude(&mut self, is_tested: bool) {
        let [one, other] = &self.of;
        // Who visits nothing does not search.
        let counts = |histogram: &Histogram| histogram.keys().any(|&value| value > 0);
        if !counts(one) || !counts(other) {
            return;
        }
        self.ratio_of_medians = ratio_of_medians(other, one, CONFIDENCE);
        let part = |parts: f64| parts / ONE as f64;
        self.ratio = median(&self.ratios).map(|ratio| Ratio {
            ratio: part(ratio),
            interval: median_interval(&self.ratios, CONFIDENCE)
                .map(|ends| Interval { low: part(ends.low), high: part(ends.high) }),
        });
        if is_tested {
            let test = wilcoxon(&self.differences);
            self.level = Some(Level::new(test.p));
            self.test = Some(test);
        }
    }

    /// Pairs in which the second has less, the same, more.
    pub fn signs(&self) -> [u64; 3] {
        let mut signs = [0; 3];
        for (&difference, &pairs) in &self.differences {
            signs[(difference.signum() + 1) as usize] += pairs;
        }
        signs
    }
}

/// What a comparison of results comes to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Verdict {
    /// They must make the same moves, and did.
    SameByConstruction,
    /// They must make the same moves, and did not: one of them is wrong.
    Fault,
    /// They must choose moves of the same value; what differs is luck.
    SameValues,
    /// The second is better, or worse, and that is hardly chance.
    Differs(Difference),
    /// Both have the same result in every game.
    Alike,
    /// Every repetition is the same game: only other starts could show more than was seen.
    Repeated {
        /// Pairs of games that would be enough, where starts are drawn; `None` if nothing was seen at all.
        needed: Option<u64>,
    },
    /// There are not enough games to show what was seen; about so many would be.
    NotShown {
        /// What was seen.
        difference: Difference,
        /// Pairs of games that would be enough; `None` if nothing was seen at all.
        needed: Option<u64>,
    },
}

impl Comparison {
    pub(super) fn new(contests: [usize; 2], likeness: Likeness, never_more: bool) -> Comparison {
        Comparison {
            contests,
            likeness,
            never_more,
            varies: Varies::Repetitions,
            results: [0; 3],
            other_moves: 0,
            level: None,
            visited: Counted::default(),
            time: Some(Counted::default()),
        }
    }

    pub(super) fn add(&mut self, one: MeetingResult, other: MeetingResult) {
        let result = match other.half_points.cmp(&one.half_points) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 2,
        };
        self.results[result] += 1;
        self.other_moves += u64::from(one.moves != other.moves);
        self.visited.add(one.visited, other.visited);
        if let Some(time) = &mut self.time {
            time.add(one.time, other.time);
        }
    }

    /// Games that both played.
    pub fn pairs(&self) -> u64 {
        self.results.iter().sum()
    }

    pub(super) fn conclude(&mut self, has_times: bool) {
        let [better, worse, _] = self.results;
        // What cannot differ is not tested: it would only make other tests weaker.
        let is_tested = self.varies != Varies::Nothing;
        self.level = (is_tested && self.likeness == Likeness::None)
            .then(|| Level::new(sign_test(better, worse)));
        // That alpha-beta never visits more than minimax needs no test either.
        self.visited.conclude(is_tested && !self.never_more);
        match &mut self.time {
            Some(time) if has_times => time.conclude(true),
            time => *time = None,
        }
    }

    fn all_levels(&mut self) -> impl Iterator<Item = &mut Level> {
        let time = self.time.as_mut().and_then(|time| time.level.as_mut());
        self.level.iter_mut().chain(self.visited.level.as_mut()).chain(time)
    }

    /// Every level of significance that is shown, by itself.
    pub(super) fn levels(&self) -> Vec<f64> {
        self.clone().all_levels().map(|level| level.p).collect()
    }

    pub(super) fn correct(&mut self, corrected: &mut impl Iterator<Item = f64>) {
        for level in self.all_levels() {
            level.corrected = corrected.next().unwrap_or(1.0);
        }
    }

    /// How much better the second did: the share of pairs in which it did better, less the share in which it did
    /// worse.
    pub fn difference(&self) -> Difference {
        let [better, worse, _] = self.results;
        paired_difference(better, worse, self.pairs(), CONFIDENCE)
    }

    /// Whether both have the same result in every game.
    fn are_alike(&self) -> bool {
        let [better, worse, same] = self.results;
        better + worse == 0 && same > 0
    }

    /// What the results come to.
    pub fn verdict(&self) -> Verdict {
        match (self.likeness, self.level) {
            (Likeness::SameMoves, _) if self.other_moves == 0 => Verdict::SameByConstruction,
            (Likeness::SameMoves, _) => Verdict::Fault,
            (Likeness::SameValues, _) => Verdict::SameValues,
            (Likeness::None, Some(level)) if level.is_significant() => {
                Verdict::Differs(self.difference())
            }
            (Likeness::None, _) if self.are_alike() => Verdict::Alike,
            (Likeness::None, _) => {
                let [better, worse, _] = self.results;
                let needed = pairs_needed(better, worse, self.pairs());
                // Enough by itself, but not among so many comparisons: more than there are in any case.
                let needed = needed.map(|needed| needed.max(self.pairs() + 1));
                match self.varies {
                    Varies::Repetitions => {
                        Verdict::NotShown { difference: self.difference(), needed }
                    }
                    Varies::Starts => Verdict::Repeated { needed },
                    Varies::Nothing => Verdict::Repeated { needed: None },
                }
            }
        }
    }
}
