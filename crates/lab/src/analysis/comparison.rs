use std::cmp::Ordering;
use std::collections::BTreeMap;

use gametree_statistics::{
    CONFIDENCE, Difference, Groups, Interval, Ratio, SIGNIFICANCE, Sample, Wilcoxon,
    difference_of_groups, median, median_interval, ratio_of_medians, sign_flip_test, starts_needed,
    wilcoxon,
};

use super::meeting::MeetingResult;
use super::pairs_of_start::PairsOfStart;
use super::tally::Histogram;
use super::{Likeness, Scope, Varies};

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
    /// What the tests and intervals hold for.
    pub scope: Scope,
    /// What half a point in one game changes in the mean of a start.
    step: f64,
    /// Whether games were to be repeated.
    is_repeated: bool,
    /// What was made from each start, on either side.
    from_starts: Vec<[PairsOfStart; 2]>,
    /// How much better the second did: points of a game on average, with the interval.
    gain: Option<Difference>,
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
    /// What `p` has to be below to be shown: 0.05 over the tests that are left at its step.
    pub decides: f64,
}

impl Level {
    pub(super) fn new(p: f64) -> Level {
        Level { p, corrected: p, decides: SIGNIFICANCE }
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
    /// The second's over the first's, in parts of `ONE`.
    ratios: Histogram,
    /// Games in which the second has less, as much, more.
    signs: [u64; 3],
    /// The second's over the first's: the median, with its interval from order statistics. Of
    /// starts, over the means of their games; of games where there are one or two starts.
    pub ratio: Option<Ratio>,
    /// The second's median over the first's.
    pub ratio_of_medians: Option<Ratio>,
    /// Wilcoxon's signed-rank test.
    pub test: Option<Wilcoxon>,
    /// Its level; none where there is nothing to compare.
    pub level: Option<Level>,
}

impl Counted {
    fn count(&mut self, one: u64, other: u64) {
        self.signs[match other.cmp(&one) {
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2,
        }] += 1;
    }

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

    /// Pairs of games in which the second has less, the same, more.
    pub fn signs(&self) -> [u64; 3] {
        self.signs
    }
}

/// What would be enough to show a difference in four of five experiments, if it is as large as it
/// was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needed {
    /// So many games from each of the same starts together.
    Games(u64),
    /// So many starts.
    Starts(u64),
}

impl Needed {
    /// How many, of either.
    pub fn number(self) -> u64 {
        match self {
            Needed::Games(number) | Needed::Starts(number) => number,
        }
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
        /// Starts that would be enough, where they are drawn; `None` if nothing was seen at all.
        needed: Option<u64>,
    },
    /// What was seen may be chance.
    NotShown {
        /// What was seen.
        difference: Difference,
        /// What would be enough; `None` if nothing was seen at all.
        needed: Option<Needed>,
    },
}

impl Comparison {
    pub(super) fn new(contests: [usize; 2], likeness: Likeness, never_more: bool) -> Comparison {
        Comparison {
            contests,
            likeness,
            never_more,
            varies: Varies::Repetitions,
            scope: Scope::AllStarts,
            step: 0.5,
            is_repeated: false,
            from_starts: Vec::new(),
            gain: None,
            results: [0; 3],
            other_moves: 0,
            level: None,
            visited: Counted::default(),
            time: Some(Counted::default()),
        }
    }

    /// Sets what it is about: the scope, on how many sides each start is played, and whether that
    /// is repeated.
    pub(super) fn over(&mut self, scope: Scope, sides: usize, is_repeated: bool) {
        (self.scope, self.is_repeated) = (scope, is_repeated);
        self.step = match scope {
            Scope::AllStarts => 0.5 / sides as f64,
            Scope::TheseStarts => 0.5,
        };
    }

    pub(super) fn add(
        &mut self,
        start: usize,
        side: usize,
        one: MeetingResult,
        other: MeetingResult,
    ) {
        let result = match other.half_points.cmp(&one.half_points) {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => 2,
        };
        self.results[result] += 1;
        self.other_moves += u64::from(one.moves != other.moves);
        if self.from_starts.len() <= start {
            self.from_starts.resize(start + 1, Default::default());
        }
        self.from_starts[start][side].add(one, other);
        self.visited.count(one.visited, other.visited);
        if let Some(time) = &mut self.time {
            time.count(one.time, other.time);
        }
        if self.scope == Scope::TheseStarts {
            self.visited.add(one.visited, other.visited);
            if let Some(time) = &mut self.time {
                time.add(one.time, other.time);
            }
        }
    }

    /// The starts with both sides' games, those that were not played left out.
    fn played_starts(&self) -> impl Iterator<Item = &[PairsOfStart; 2]> {
        self.from_starts.iter().filter(|sides| sides.iter().any(|side| side.pairs() > 0))
    }

    /// From how many starts there are games.
    pub fn starts(&self) -> u64 {
        self.played_starts().count() as u64
    }

    /// How much better the second did, start by start; game by game where there are one or two
    /// starts, whose sides weigh alike.
    fn groups(&self) -> Groups {
        match self.scope {
            Scope::AllStarts => {
                Groups::from(Sample::of(self.played_starts().map(PairsOfStart::gain)))
            }
            Scope::TheseStarts => {
                let sides = self.from_starts.iter().flatten();
                Groups::of(sides.map(|side| Sample::counted(side.games(), 2)))
            }
        }
    }

    /// Games that both played.
    pub fn pairs(&self) -> u64 {
        self.results.iter().sum()
    }

    pub(super) fn conclude(&mut self, has_times: bool) {
        if self.scope == Scope::AllStarts {
            self.count_starts(has_times);
        }
        let groups = self.groups();
        self.gain = difference_of_groups(&groups, self.step, CONFIDENCE);
        // What cannot differ is not tested: it would only make other tests weaker.
        let is_tested = self.varies != Varies::Nothing;
        self.level = (is_tested && self.likeness == Likeness::None)
            .then(|| Level::new(sign_flip_test(&groups.evened())));
        // That alpha-beta never visits more than minimax needs no test either.
        self.visited.conclude(is_tested && !self.never_more);
        match &mut self.time {
            Some(time) if has_times => time.conclude(true),
            time => *time = None,
        }
    }

    /// The means of the starts stand for their games.
    fn count_starts(&mut self, has_times: bool) {
        let starts: Vec<[PairsOfStart; 2]> = self.played_starts().copied().collect();
        for sides in &starts {
            let [one, other] = PairsOfStart::visited(sides);
            self.visited.add(one, other);
            if let Some(time) = self.time.as_mut().filter(|_| has_times) {
                let [one, other] = PairsOfStart::time(sides);
                time.add(one, other);
            }
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

    pub(super) fn correct(&mut self, corrected: &mut impl Iterator<Item = (f64, f64)>) {
        for level in self.all_levels() {
            (level.corrected, level.decides) = corrected.next().unwrap_or((1.0, SIGNIFICANCE));
        }
    }

    /// How much better the second did: so many points more in a game, on average over starts. A
    /// draw is half a point.
    pub fn difference(&self) -> Difference {
        let unknown = Interval { low: -1.0, high: 1.0 };
        self.gain.unwrap_or(Difference { difference: 0.0, interval: unknown })
    }

    /// What would be enough to show what was seen, at the level that decides.
    fn needed(&self) -> Option<Needed> {
        let level = self.level.map_or(SIGNIFICANCE, |level| level.decides);
        let enough = |sample: &Sample| Some(starts_needed(sample, level)?.max(sample.count() + 1));
        let sides = self.from_starts.iter().flatten();
        // More of a game that is always the same would show nothing.
        let again = sides.filter(|side| side.pairs() > 1 || !self.is_repeated);
        let again = Sample::counted(again.flat_map(PairsOfStart::games), 2);
        match self.scope {
            Scope::TheseStarts if again.mean().is_some_and(|mean| mean != 0.0) => {
                enough(&self.groups().evened()).map(Needed::Games)
            }
            _ => {
                let starts = Sample::of(self.played_starts().map(PairsOfStart::gain));
                enough(&starts).map(Needed::Starts)
            }
        }
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
            (Likeness::None, _) => match (self.varies, self.needed()) {
                (Varies::Repetitions, needed) => {
                    Verdict::NotShown { difference: self.difference(), needed }
                }
                (Varies::Starts, needed) => {
                    Verdict::Repeated { needed: needed.map(Needed::number) }
                }
                (Varies::Nothing, _) => Verdict::Repeated { needed: None },
            },
        }
    }
}
