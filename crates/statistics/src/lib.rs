//! How sure a comparison is: intervals, tests, effects and ratings from counts. It knows nothing of games.
//!
//! | question | answer |
//! |---|---|
//! | a share, say of right moves | [`wilson`] |
//! | yes or no on the same positions, by two searches | [`sign_test`], [`paired_difference`], [`pairs_needed`] |
//! | differences in size on the same positions | [`wilcoxon`] |
//! | numbers such as nodes or times | [`median`], [`median_interval`], [`ratio_of_medians`] |
//! | several games from each of several starts | [`Sample`], [`sign_flip_test`], [`difference_over_starts`], [`share_over_starts`], [`starts_needed`] |
//! | many games from few starts, which weigh alike | [`Groups`], [`difference_of_groups`], [`elo_of_groups`] |
//! | several tests at once | [`holm`], [`holm_levels`] |
//! | how much stronger one player is | [`Pairs`], [`elo_of_pairs`], [`elo`], [`expected_share`] |
//! | whether it is stronger, with as few games as possible | [`Sprt`] |
//! | how strong each of several players is | [`ratings`], [`ratings_over_starts`] |
//!
//! Every test is two-sided. Counts go in, so a million measurements cost as much as there are different
//! values among them. A `confidence` is a probability such as [`CONFIDENCE`].
//!
//! ```
//! use std::collections::BTreeMap;
//! use gametree_statistics::*;
//!
//! // Two searches were asked about the same 200 positions. Both were right in 150; in 30 only the new
//! // one was, in 12 only the old one.
//! assert!(wilson(180, 200, CONFIDENCE).contains(0.9));
//! let p = sign_test(30, 12);
//! assert!(p < SIGNIFICANCE);
//! let gain = paired_difference(30, 12, 200, CONFIDENCE);
//! assert_eq!(gain.difference, 0.09);
//! assert!(gain.interval.low > 0.0);
//! assert_eq!(pairs_needed(30, 12, 200), Some(215)); // Whoever repeats this should ask about as many again.
//!
//! // How many nodes they visited, value by value, and how often.
//! let old: BTreeMap<u64, u64> = (0..40).map(|i| (1_000 + 10 * i, 1)).collect();
//! let new: BTreeMap<u64, u64> = (0..40).map(|i| (500 + 5 * i, 1)).collect();
//! assert_eq!(median(&old), Some(1_195.0));
//! assert_eq!(median_interval(&old, CONFIDENCE), Some(Interval { low: 1_130.0, high: 1_260.0 }));
//! assert_eq!(ratio_of_medians(&old, &new, CONFIDENCE).map(|found| found.ratio), Some(2.0));
//! let differences: BTreeMap<i64, u64> = (0..40).map(|i| (500 + 5 * i, 1)).collect();
//! let nodes = wilcoxon(&differences);
//! assert_eq!(nodes.rank_biserial, 1.0);
//!
//! // Two tests were made, so both have to stand a stricter one.
//! assert!(holm(&[p, nodes.p])[0] >= p);
//!
//! // Fifty openings, each played from both sides: how often 0, 1/2, 1, 3/2 and 2 points were made.
//! let pairs = Pairs([2, 6, 20, 14, 8]);
//! let strength = elo_of_pairs(&pairs, CONFIDENCE).expect("there are pairs");
//! assert_eq!(strength.elo, elo(0.6));
//! assert!((expected_share(strength.elo) - 0.6).abs() < 1e-12);
//! assert_eq!(Sprt::new(0.0, 50.0).decide(&pairs), Some(Hypothesis::H1));
//!
//! // Three players, four games each with each other.
//! let points = [vec![0.0, 3.0, 3.5], vec![1.0, 0.0, 2.5], vec![0.5, 1.5, 0.0]];
//! let games = [vec![0, 4, 4], vec![4, 0, 4], vec![4, 4, 0]];
//! let found = ratings(&points, &games, CONFIDENCE);
//! assert!(found[0].elo > found[1].elo && found[1].elo > found[2].elo);
//! ```

mod binomial;
mod chance;
mod elo;
mod groups;
mod holm;
mod interval;
mod median;
mod normal;
mod over_starts;
mod paired;
mod pairs;
mod power;
mod ratings;
mod sample;
mod share;
mod sign;
mod sign_flip;
mod sprt;
mod student;
mod symmetric;
mod wilcoxon;

pub use chance::binomial_test;
pub use elo::{elo, expected_share};
pub use groups::Groups;
pub use holm::{holm, holm_levels};
pub use interval::Interval;
pub use median::{Ratio, median, median_interval, ratio_of_medians};
pub use over_starts::{
    difference_of_groups, difference_over_starts, elo_over_starts, fewest_starts,
    share_over_starts, starts_needed,
};
pub use paired::{Difference, paired_difference, pairs_needed};
pub use pairs::{EloEstimate, Pairs, elo_of_groups, elo_of_pairs};
pub use ratings::{Rating, StartResults, ratings, ratings_over_starts};
pub use sample::Sample;
pub use share::wilson;
pub use sign::sign_test;
pub use sign_flip::sign_flip_test;
pub use sprt::{Hypothesis, Sprt, StartShares};
pub use wilcoxon::{Wilcoxon, wilcoxon};

/// How often an interval holds the truth, unless somebody asks for something else.
pub const CONFIDENCE: f64 = 0.95;

/// How often a test may see a difference where there is none.
pub const SIGNIFICANCE: f64 = 0.05;

/// How often a test of the recommended size sees a difference that is there.
pub const POWER: f64 = 0.8;
