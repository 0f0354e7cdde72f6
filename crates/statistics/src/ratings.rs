//! Strengths of several players from the results between them.

use std::collections::BTreeMap;
use std::f64::consts::LN_10;

use crate::Interval;
use crate::normal::reach;
use crate::student::reach_of;
use crate::symmetric::{inverse, times};

/// So much of a game, drawn, has everybody played against the average of all. Somebody who won every
/// game would be infinitely strong without it; whoever played a hundred games is moved by about 1 Elo.
const PRIOR: f64 = 0.5;

/// Elo for one unit of the natural logarithm, in which the likelihood is written.
const SCALE: f64 = 400.0 / LN_10;

/// No step is longer: far from the top the likelihood is not like a parabola.
const LONGEST: f64 = 2.0;

/// A step so short changes no digit that anybody sees: it is less than 1e-9 Elo.
const SHORTEST: f64 = 1e-12;

/// Enough for any table: a few steps are usual, and one for every doubling where somebody won all games.
const STEPS: usize = 200;

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength; the average of all who played is 0.
    pub elo: f64,
    /// Where the true strength is, compared with that average. `None` for somebody who did not play.
    pub interval: Option<Interval>,
}

/// Strengths of several players, after Bradley and Terry: the numbers that Elo's scale makes most
/// likely, with half a drawn game against the average added for everybody. A draw is half a win for
/// each.
///
/// `points[i][j]` is what i made against j, of `games[i][j]`, which are as many as `games[j][i]`; the
/// diagonal is not looked at. The average of all who played is 0.
///
/// Without the half a drawn game it would be maximum likelihood, and a player that won or lost
/// everything would have no finite strength. With it strengths lie a little nearer to 0 than the
/// most likely ones: −367 instead of −369 Elo after 160 games, and much nearer after a few. It is
/// also all that connects players between whom there is no chain of games. The intervals are from
/// Fisher's information under the condition that the average is 0; games that are often drawn
/// scatter less than it takes for granted, so with many draws they are too wide.
///
/// # Panics
///
/// If a row is shorter than there are players.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, ratings};
///
/// let points = [vec![0.0, 75.0, 0.0], vec![25.0, 0.0, 0.0], vec![0.0, 0.0, 0.0]];
/// let games = [vec![0, 100, 0], vec![100, 0, 0], vec![0, 0, 0]];
/// let found = ratings(&points, &games, CONFIDENCE);
/// assert_eq!((found[0].elo - found[1].elo).round(), 190.0);
/// assert_eq!(found[0].elo, -found[1].elo);
/// assert_eq!((found[2].elo, found[2].interval), (0.0, None));
/// ```
pub fn ratings(points: &[Vec<f64>], games: &[Vec<u64>], confidence: f64) -> Vec<Rating> {
    let mut found = vec![Rating { elo: 0.0, interval: None }; games.len()];
    let met = Met::of(points, games);
    let strengths = met.strengths();
    let (_, information) = met.slope(&strengths);
    let inverse = inverse(information);
    let ones = vec![1.0; strengths.len()];
    let sums = times(&inverse, &ones);
    let sum: f64 = sums.iter().sum();
    for (place, &player) in met.players.iter().enumerate() {
        // What is known of the average is not known of the player: it was set to 0.
        let variance = inverse[place][place] - sums[place] * sums[place] / sum;
        let elo = SCALE * strengths[place];
        let margin = reach(confidence) * SCALE * variance.max(0.0).sqrt();
        found[player] = Rating { elo, interval: Some(Interval::around(elo, margin)) };
    }
    found
}

/// Two players' results from one start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StartResults {
    /// Which start.
    pub start: usize,
    /// The two players.
    pub players: [usize; 2],
    /// What the first of them made.
    pub points: f64,
    /// Of how many games.
    pub games: u64,
}

/// The same strengths as [`ratings`] finds, but with intervals that know of starts: games from one
/// start are no independent games, and may even be the same game again. `step` is what half a point
/// in one game changes in the share of the points from a start.
///
/// Every start pulls each strength a little up or down; how far they pull, start by start, is the
/// error (a sandwich estimate, clustered by start). As with other means over starts two starts are
/// added for each pair of players, and Student's distribution is used.
///
/// ```
/// use gametree_statistics::{CONFIDENCE, StartResults, ratings_over_starts};
///
/// // Ten openings: in each of them the first player won 3 of 4 games.
/// let all = |start| StartResults { start, players: [0, 1], points: 3.0, games: 4 };
/// let found = ratings_over_starts(2, &(0..10).map(all).collect::<Vec<_>>(), 0.25, CONFIDENCE);
/// assert!((found[0].elo - found[1].elo - 190.0).abs() < 2.0);
/// assert!(found[0].interval.is_some_and(|interval| interval.contains(95.0)));
/// ```
pub fn ratings_over_starts(
    players: usize,
    results: &[StartResults],
    step: f64,
    confidence: f64,
) -> Vec<Rating> {
    let mut points = vec![vec![0.0; players]; players];
    let mut games = vec![vec![0; players]; players];
    for result in results {
        let [one, other] = result.players;
        points[one][other] += result.points;
        points[other][one] += result.games as f64 - result.points;
        games[one][other] += result.games;
        games[other][one] += result.games;
    }
    let mut found = vec![Rating { elo: 0.0, interval: None }; players];
    let met = Met::of(&points, &games);
    let strengths = met.strengths();
    let inverse = inverse(met.slope(&strengths).1);
    let place = |player: usize| met.players.iter().position(|&known| known == player);
    let mut pulls: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    // For each pair of players the farthest that a start is from what was expected, and the games
    // of a start.
    let mut farthest: BTreeMap<[usize; 2], [f64; 2]> = BTreeMap::new();
    for result in results {
        let [Some(one), Some(other)] = result.players.map(place) else { continue };
        let expected = result.games as f64 * share(strengths[one] - strengths[other]);
        let more = result.points - expected;
        let pull = pulls.entry(result.start).or_insert_with(|| vec![0.0; strengths.len()]);
        pull[one] += more;
        pull[other] -= more;
        let far = farthest.entry([one, other]).or_default();
        *far = [far[0].max(more.abs()), far[1].max(result.games as f64)];
    }
    let count = pulls.len() as f64;
    let mut squares = vec![0.0; strengths.len()];
    let mut add = |pull: &[f64], times: f64| {
        for (square, moved) in squares.iter_mut().zip(level(&inverse, pull)) {
            *square += times * moved * moved;
        }
    };
    pulls.values().for_each(|pull| add(pull, 1.0));
    for ([one, other], [far, games]) in farthest {
        let nothing_varied = far < 0.02 * games;
        let added = if nothing_varied { games / 2.0 } else { far.max(step * games) };
        let mut pull = vec![0.0; strengths.len()];
        (pull[one], pull[other]) = (added, -added);
        add(&pull, 2.0);
    }
    let fade = count * count / ((count + 1.0) * (count + 2.0));
    for (place, &player) in met.players.iter().enumerate() {
        let elo = SCALE * strengths[place];
        let error = (fade * squares[place]).sqrt();
        let margin = SCALE * reach_of(confidence, count + 1.0) * error;
        found[player] = Rating { elo, interval: Some(Interval::around(elo, margin)) };
    }
    found
}

/// Those who played, and what they did to each other.
struct Met {
    players: Vec<usize>,
    /// Two of `players` by their places there, the points of the first, the games.
    results: Vec<(usize, usize, f64, f64)>,
}

impl Met {
    fn of(points: &[Vec<f64>], games: &[Vec<u64>]) -> Met {
        let all = 0..games.len();
        let played =
            |&i: &usize| all.clone().any(|j| j != i && (games[i][j] > 0 || games[j][i] > 0));
        let players: Vec<usize> = all.clone().filter(played).collect();
        let mut results = Vec::new();
        for (first, &i) in players.iter().enumerate() {
            for (second, &j) in players.iter().enumerate().skip(first + 1) {
                if games[i][j] > 0 {
                    results.push((first, second, points[i][j], games[i][j] as f64));
                }
            }
        }
        Met { players, results }
    }

    /// The strengths that make the results most likely, in natural units, 0 on average.
    fn strengths(&self) -> Vec<f64> {
        let mut strengths = vec![0.0; self.players.len()];
        for _ in 0..STEPS {
            let (slope, information) = self.slope(&strengths);
            let step = level(&inverse(information), &slope);
            match self.climb(&strengths, &step) {
                Some(higher) => strengths = higher,
                None => break,
            }
        }
        strengths
    }

    /// Where a step leads, shortened until it does not lead down. `None` if that is no step any more.
    fn climb(&self, strengths: &[f64], step: &[f64]) -> Option<Vec<f64>> {
        let before = self.likelihood(strengths);
        let length = step.iter().fold(0.0, |longest: f64, step| longest.max(step.abs()));
        let mut part = if length > LONGEST { LONGEST / length } else { 1.0 };
        while part * length > SHORTEST {
            let walk = |(strength, step): (&f64, &f64)| strength + part * step;
            let next: Vec<f64> = strengths.iter().zip(step).map(walk).collect();
            // Near the top rounding makes a good step look like a very small one down.
            if self.likelihood(&next) >= before - 1e-12 * before.abs() {
                return Some(next);
            }
            part /= 2.0;
        }
        None
    }

    /// The logarithm of how likely the results are.
    fn likelihood(&self, strengths: &[f64]) -> f64 {
        let games = self.results.iter().map(|&(first, second, points, games)| {
            let lead = strengths[first] - strengths[second];
            points * ln_share(lead) + (games - points) * ln_share(-lead)
        });
        let prior = strengths.iter().map(|&lead| PRIOR / 2.0 * (ln_share(lead) + ln_share(-lead)));
        games.chain(prior).sum()
    }

    /// How the likelihood rises with every strength, and how that fades: Fisher's information.
    fn slope(&self, strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let size = strengths.len();
        let (mut slope, mut information) = (vec![0.0; size], vec![vec![0.0; size]; size]);
        for &(first, second, points, games) in &self.results {
            let share = share(strengths[first] - strengths[second]);
            let more = points - games * share;
            let known = games * share * (1.0 - share);
            slope[first] += more;
            slope[second] -= more;
            information[first][first] += known;
            information[second][second] += known;
            information[first][second] -= known;
            information[second][first] -= known;
        }
        for (place, &strength) in strengths.iter().enumerate() {
            let share = share(strength);
            slope[place] += PRIOR * (0.5 - share);
            information[place][place] += PRIOR * share * (1.0 - share);
        }
        (slope, information)
    }
}

/// Newton's step that leaves the average where it is.
fn level(inverse: &[Vec<f64>], slope: &[f64]) -> Vec<f64> {
    let free = times(inverse, slope);
    let lift = times(inverse, &vec![1.0; slope.len()]);
    let excess = free.iter().sum::<f64>() / lift.iter().sum::<f64>();
    free.iter().zip(&lift).map(|(free, lift)| free - excess * lift).collect()
}

fn share(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// The logarithm of [`share`], where that is too small to be written as well.
fn ln_share(lead: f64) -> f64 {
    let small = (-lead.abs()).exp().ln_1p();
    lead.min(0.0) - small
}
