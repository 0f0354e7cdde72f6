use gametree_statistics::{
    CONFIDENCE, Hypothesis, Rating, StartResults, ratings, ratings_over_starts,
};

use super::{Analysis, Scope, Tally};
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
    /// Games that it counted until then.
    pub games: u64,
    /// From how many starts they are.
    pub starts: u64,
    /// What it holds for.
    pub scope: Scope,
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
    let mut rated = match Scope::of(experiment) {
        Scope::TheseStarts => ratings(&points, &games, CONFIDENCE),
        Scope::AllStarts => over_starts(experiment, analysis),
    };
    // Of two the intervals say what the test says of who is stronger.
    if let ([_, _], [tally]) = (&rated[..], &analysis.tallies[..]) {
        let p = tally.level();
        for rating in &mut rated {
            rating.interval = rating.interval.map(|interval| interval.as_tested(rating.elo, p));
        }
    }
    let players = rated.into_iter().enumerate().map(|(player, rating)| Standing {
        player,
        half_points: cross[player].iter().map(|cell| cell.0).sum(),
        games: cross[player].iter().map(|cell| cell.1).sum(),
        rating,
    });
    let players = players.collect();
    let decision = experiment.plan().sprt.zip(analysis.sprt).map(|(sprt, looked_at)| {
        let test = sprt.test();
        let starts = match looked_at.scope {
            Scope::AllStarts => looked_at.shares.starts(),
            Scope::TheseStarts => experiment.starts() as u64,
        };
        Decision {
            hypothesis: test.decide_of(&looked_at.shares),
            llr: test.llr_of(&looked_at.shares),
            bounds: test.bounds(),
            // What stands in the table: copies count once where there is nothing else.
            games: analysis.tallies.iter().map(Tally::games).sum::<u64>().min(looked_at.games),
            starts,
            scope: looked_at.scope,
        }
    });
    Standings { players, cross, decision }
}

/// Strengths with intervals that know from which starts the games are.
fn over_starts(experiment: &Experiment, analysis: &Analysis) -> Vec<Rating> {
    let mut results = Vec::new();
    for (contest, tally) in experiment.contests().iter().zip(&analysis.tallies) {
        for (start, sides) in tally.from_starts.iter().enumerate() {
            let [won, drawn, lost] = [0, 1, 2].map(|which| sides[0][which] + sides[1][which]);
            results.push(StartResults {
                start,
                players: [contest.player, contest.opponent],
                points: won as f64 + drawn as f64 / 2.0,
                games: won + drawn + lost,
            });
        }
    }
    results.retain(|result| result.games > 0);
    let step = analysis.tallies.iter().map(Tally::step).fold(0.5, f64::min);
    ratings_over_starts(experiment.players().len(), &results, step, CONFIDENCE)
}
