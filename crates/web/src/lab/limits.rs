//! What one run may ask for, so that there is something left for everybody else.

use std::sync::Arc;

use gametree_catalogue::Catalogue;
use gametree_lab::experiment::{Experiment, Plan};
use gametree_language::message;

use crate::Problem;
use crate::games::allowed;

/// Games of one run.
pub(crate) const MOST_GAMES: u64 = 100_000;
/// Pairs of players: a page shows a row for each.
const MOST_CONTESTS: usize = 64;
/// Different games.
const MOST_SPECS: usize = 200;
/// Openings: looking for them takes time, too.
pub(crate) const MOST_OPENINGS: u64 = 1_000;
/// What the rows of one run may take, in bytes.
pub(crate) const LARGEST_RUN: u64 = 256 << 20;

/// A plan that can be played here.
pub(crate) struct Ready {
    pub(crate) plan: Plan,
    pub(crate) experiment: Arc<Experiment>,
}

/// Refuses what would take too long only to be looked at, and what is not done here.
pub(super) fn check(plan: &Plan) -> Result<(), Problem> {
    if plan.times {
        return Err(Problem::Plan(message!("web-lab-no-times")));
    }
    if plan.grade > 0 {
        return Err(Problem::Plan(message!("web-lab-no-grades")));
    }
    if plan.openings > MOST_OPENINGS {
        return Err(Problem::Limit { what: "openings", most: MOST_OPENINGS });
    }
    Ok(())
}

/// Looks at everything in a plan.
pub(crate) fn ready(plan: Plan, catalogue: &Catalogue) -> Result<Ready, Problem> {
    check(&plan)?;
    let experiment = Experiment::prepare(&plan, catalogue)?;
    if experiment.len() > MOST_GAMES {
        let (games, most) = (experiment.len(), MOST_GAMES);
        return Err(Problem::TooLarge(message!("web-lab-many-games", games = games, most = most)));
    }
    if experiment.contests().len() > MOST_CONTESTS {
        return Err(Problem::Limit { what: "players", most: MOST_CONTESTS as u64 });
    }
    if experiment.sessions().count() > MOST_SPECS {
        return Err(Problem::Limit { what: "games", most: MOST_SPECS as u64 });
    }
    let contests = experiment.contests().iter();
    let entrants = contests.flat_map(|contest| [contest.player, contest.opponent]);
    let last = entrants.max().unwrap_or(0);
    for session in experiment.sessions() {
        for entrant in 0..=last {
            allowed(experiment.entrant(entrant).clone(), session)?;
        }
    }
    Ok(Ready { plan, experiment: Arc::new(experiment) })
}
