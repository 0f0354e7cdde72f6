use gametree_catalogue::{Algorithm, Question, Session};
use gametree_rules::{Outcome, Player, Work};
use gametree_search::Limits;

use crate::Match;

/// Where a finished game was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
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

/// Positions that may be looked at for one move of the game.
const NODES_A_MOVE: u64 = 3_000_000;

/// Goes back through a finished game until the result was another one with best play, or until that
/// takes too long to prove. Nothing here rests on a heuristic.
pub fn verdict(game: &Match, work: &Work) -> Option<Verdict> {
    let after = game.session().ending()?.outcome;
    let mut session = game.session().copy();
    let count = game.moves().len();
    for back in 1..=count {
        let kept = count - back;
        session.set_position(game.start()).ok()?;
        for played in &game.moves()[..kept] {
            session.play(&played.mv).ok()?;
        }
        let Some(before) = exact(&*session, work) else {
            return Some(Verdict::AtLeast { plies: back - 1 });
        };
        if before != after {
            let mv = game.moves()[kept].mv.clone();
            let by = game.mover_of(kept);
            return Some(Verdict::Decided { number: kept + 1, mv, by, before, after });
        }
    }
    Some(Verdict::FromTheStart)
}

/// What best play leads to, if a search to the end can prove it in time.
fn exact(session: &dyn Session, work: &Work) -> Option<Outcome> {
    let limits = Limits { nodes: Some(NODES_A_MOVE), ..Limits::NONE };
    let question = Question { limits, ..Question::new(Algorithm::AlphaBeta) };
    let answer = session.analyze(&question, work).ok()?;
    let value = answer.value.filter(|_| answer.proven)?;
    Some(Outcome::from_margin(value.value.0.signum() as i32))
}
