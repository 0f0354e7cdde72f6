use gametree_statistics::{CONFIDENCE, EloEstimate, Hypothesis, Rating, elo_of_pairs, ratings};

use super::Analysis;
use crate::experiment::Experiment;

/// How a tournament ended.
#[derive(Clone, Debug)]
pub struct Standings {
    /// For each player what they are worth, in the order of the plan.
    pub players: Vec<Standing>,
    /// Half points that each made against each other; the games they played.
    pub cross: Vec<Vec<(u64, u64)>>,
    /// For a tournament of two what its test says.
    pub decision: Option<Decision>,
}

/// A player in a tournament.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Which player.
    pub player: usize,
    /// Half points.
    pub half_points: u64,
    /// Games.
    pub games: u64,
    /// Strength, 0 being the average of all.
    pub rating: Rating,
}

/// What a sequential test of two players says.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// Which of the two was decided for, if any.
    pub hypothesis: Option<Hypothesis>,
    /// How far it is.
    pub llr: f64,
    /// Where it decides.
    pub bounds: (f64, f64),
    /// Pairs of games until then.
    pub pairs: u64,
    /// The first player's strength over the second's.
    pub elo: Option<EloEstimate>,
}

/// How a tournament ended.
pub fn standings(experiment: &Experiment, analysis: &Analysis) -> Standings {
    let players = experiment.players().len();
    let mut cross = vec![vec![(0, 0); players]; players];
    for (contest, tally) in experiment.contests().iter().zip(&analysis.tallies) {
        let [won, drawn, lost] = tally.results();
        let games = tally.games();
        cross[contest.player][contest.opponent] = (2 * won + drawn, games);
        cross[contest.opponent][contest.player] = (2 * lost + drawn, games);
    }
    let halves = |half_points: u64| half_points as f64 / 2.0;
    let points: Vec<Vec<f64>> =
        cross.iter().map(|row| row.iter().map(|cell| halves(cell.0)).collect()).collect();
    let games: Vec<Vec<u64>> =
        cross.iter().map(|row| row.iter().map(|cell| cell.1).collect()).collect();
    let rated = ratings(&points, &games, CONFIDENCE).into_iter().enumerate();
    let players = rated.map(|(player, rating)| Standing {
        player,
        half_points: cross[player].iter().map(|cell| cell.0).sum(),
        games: cross[player].iter().map(|cell| cell.1).sum(),
        rating,
    });
    let players = players.collect();
    let decision = experiment.plan().sprt.zip(analysis.sprt).map(|(sprt, pairs)| {
        let (test, pairs) = (sprt.test(), &pairs);
        Decision {
            hypothesis: test.decide(pairs),
            llr: test.llr(pairs),
            bounds: test.bounds(),
            pairs: pairs.count(),
            elo: elo_of_pairs(pairs, CONFIDENCE),
        }
    });
    Standings { players, cross, decision }
}
