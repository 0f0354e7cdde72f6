use std::cell::RefCell;

use gametree_catalogue::{Algorithm, Answer, Search, SearchError, Session, Solved};
use gametree_play::{Chooser, play_out};
use gametree_rules::{Outcome, Player, Seed, Work, splitmix64};

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
        search: &Search,
        games: u64,
        seed: u64,
        work: &Work,
    ) -> Result<Option<Trial>, SearchError> {
        let mut trial = Trial::default();
        for number in 0..games {
            let side = if number % 2 == 0 { Player::First } else { Player::Second };
            let luck = splitmix64(seed.wrapping_add(number));
            let chance = RefCell::new(Seed::new(luck));
            let mut tried = Tried { search, solved, chance: &chance };
            let mut opponent = AnyMove { chance: &chance };
            let choosers: [&mut dyn Chooser; 2] = match side {
                Player::First => [&mut tried, &mut opponent],
                Player::Second => [&mut opponent, &mut tried],
            };
            let ending = play_out(&mut *start.copy(), choosers, luck, &work.part(), &mut |_| ())?;
            work.done(work.progress().done + 1);
            match ending.map(|ending| ending.outcome) {
                None => return Ok(None),
                Some(Outcome::Win(winner)) if winner == side => trial.won += 1,
                Some(Outcome::Win(_)) => trial.lost += 1,
                Some(Outcome::Draw) => trial.drawn += 1,
            }
        }
        Ok(Some(trial))
    }
}

/// Makes any legal move. Both sides draw from one sequence of chances.
struct AnyMove<'a> {
    chance: &'a RefCell<Seed>,
}

impl Chooser for AnyMove<'_> {
    fn name(&self) -> String {
        Algorithm::Random.name().to_owned()
    }

    fn choose(
        &mut self,
        session: &dyn Session,
        _seed: u64,
        _work: &Work,
    ) -> Result<Answer, SearchError> {
        let best_move = self.chance.borrow_mut().pick(&session.legal_moves()).cloned();
        Ok(Answer { best_move, ..Answer::default() })
    }
}

/// The search that is tried; where it names no move, it makes any.
struct Tried<'a> {
    search: &'a Search,
    solved: &'a dyn Solved,
    chance: &'a RefCell<Seed>,
}

impl Chooser for Tried<'_> {
    fn name(&self) -> String {
        self.search.to_string()
    }

    fn choose(
        &mut self,
        session: &dyn Session,
        seed: u64,
        work: &Work,
    ) -> Result<Answer, SearchError> {
        let any = AnyMove { chance: self.chance }.choose(session, seed, work)?;
        let search = self.search.with_seed(self.chance.borrow_mut().next_number());
        // The solution is there already; solving anew for every move would take forever.
        if search.algorithm == Algorithm::Perfect
            && let Ok(known) = self.solved.look_up(&session.position())
        {
            let best_move = known.best_moves.into_iter().next().or(any.best_move);
            return Ok(Answer { best_move, ..Answer::default() });
        }
        let answer = session.analyze(&search, work)?;
        Ok(Answer { best_move: answer.best_move.clone().or(any.best_move), ..answer })
    }
}
