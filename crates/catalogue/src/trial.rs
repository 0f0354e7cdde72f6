use gametree_rules::{Outcome, Player, Seed, Work, splitmix64};

use crate::{Algorithm, Question, QuestionError, Session, Solved};

/// Games of a search against an opponent who makes any legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    /// Games the search won.
    pub won: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Games the search lost.
    pub lost: u64,
}

impl Trial {
    /// Plays so many games from the session's position on, the search on either side by turns.
    /// `None` if it was stopped.
    ///
    /// The opponent's chance follows from the seed and the game's number alone, so different
    /// searches meet the same luck.
    pub(crate) fn play(
        start: &dyn Session,
        solved: &dyn Solved,
        question: &Question,
        games: u64,
        seed: u64,
        work: &Work,
    ) -> Result<Option<Trial>, QuestionError> {
        let mut trial = Trial::default();
        for number in 0..games {
            let side = if number % 2 == 0 { Player::First } else { Player::Second };
            let mut chance = Seed::new(splitmix64(seed.wrapping_add(number)));
            let mut session = start.copy();
            while let Some(player) = session.to_move() {
                let moves = session.legal_moves();
                let any = chance.pick(&moves).cloned();
                let mv = if player == side {
                    let question = question.with_seed(chance.next_number());
                    chosen(&*session, solved, &question, work)?.or(any)
                } else {
                    any
                };
                if work.is_stopped() {
                    return Ok(None);
                }
                // Legal moves can be played, and an unfinished game has some.
                if mv.is_none_or(|mv| session.play(&mv).is_err()) {
                    break;
                }
            }
            match session.ending().map(|ending| ending.outcome) {
                Some(Outcome::Win(winner)) if winner == side => trial.won += 1,
                Some(Outcome::Win(_)) => trial.lost += 1,
                _ => trial.drawn += 1,
            }
        }
        Ok(Some(trial))
    }
}

/// The search's move, if it names one.
fn chosen(
    session: &dyn Session,
    solved: &dyn Solved,
    question: &Question,
    work: &Work,
) -> Result<Option<String>, QuestionError> {
    // The solution is there already; solving anew for every move would take forever.
    if question.algorithm == Algorithm::Perfect
        && let Ok(Some(known)) = solved.look_up(&session.position())
    {
        return Ok(known.best_moves.into_iter().next());
    }
    Ok(session.analyze(question, &work.part())?.best_move)
}
