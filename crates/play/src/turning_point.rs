use std::time::Duration;

use gametree_catalogue::{Effort, OracleError};
use gametree_rules::{Budget, Outcome, Player, Work};

use crate::Match;

/// Where a finished game was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurningPoint {
    /// This move changed who would win with best play; after it nothing did.
    Decided {
        /// The move, counted from 1.
        number: usize,
        /// As text.
        mv: String,
        /// Who made it.
        by: Player,
        /// What the game would have come to without it.
        before: Outcome,
        /// What it came to.
        after: Outcome,
    },
    /// Nobody changed anything: with best play it had to end like this from the start.
    FromTheStart,
    /// Nobody changed anything in the last `plies` plies; further back is too far to see.
    AtLeast {
        /// How many plies were looked at.
        plies: usize,
    },
}

/// What may be tried for one move of the game: a moment's work.
const EFFORT_A_MOVE: Effort = Effort { nodes: 300_000, ..Effort::QUICK };

/// Nobody waits longer for all of it, however many moves there are.
const TIME: Duration = Duration::from_secs(2);

/// Goes back through a finished game until the result was another one with best play, or until that
/// takes too long to prove. Nothing here rests on a heuristic.
pub fn turning_point(game: &Match, work: &Work) -> Result<Option<TurningPoint>, OracleError> {
    let Some(ending) = game.session().result() else { return Ok(None) };
    let after = ending.outcome;
    let work = &work.spending(Budget { time: Some(TIME), ..work.budget() });
    let mut session = game.session().copy();
    let count = game.moves().len();
    for back in 1..=count {
        let kept = count - back;
        // Position and moves are the game's own, so they can be played again.
        if session.set_position(game.start()).is_err() {
            return Ok(None);
        }
        for played in &game.moves()[..kept] {
            if session.play(&played.mv).is_err() {
                return Ok(None);
            }
        }
        let before = match game.oracle().end(&*session, EFFORT_A_MOVE, work) {
            Ok(Some(truth)) => truth.end.outcome(),
            Ok(None) | Err(OracleError::Stopped | OracleError::OutOfTime) => {
                return Ok(Some(TurningPoint::AtLeast { plies: back - 1 }));
            }
            Err(error) => return Err(error),
        };
        if before != after {
            let mv = game.moves()[kept].mv.clone();
            let by = game.mover_of(kept);
            let number = kept + 1;
            return Ok(Some(TurningPoint::Decided { number, mv, by, before, after }));
        }
    }
    Ok(Some(TurningPoint::FromTheStart))
}
