//! What a strong search asks of a game, and answers from the rules alone.

mod by_rules;

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Evaluator, Exact, Game, Player, Score, Symmetric};

pub use by_rules::{ByRules, ExpertiseByRules};

/// What a strong search may ask a game beyond its rules.
///
/// The rules alone are enough: [`ExpertiseByRules`] answers every question from them, and so does a
/// game wrapped in [`ByRules`]. A game that knows better answers better, and the search has no special
/// case for it. What is said here is trusted: a bound that does not hold or a best move left out of a
/// complete list makes proofs wrong, so tests compare with plain minimax.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not answer what `engine`, `pns` and `mcts` ask",
    label = "not a game with `Expertise`",
    note = "let the rules answer: `impl Symmetric for {Self} {{}}` if there are no symmetries, then \
            `impl ExpertiseByRules for {Self}`, or search `ByRules::new(&game, evaluator)`",
    note = "`minimax` and `alphabeta` need nothing but `Game` and an `Evaluator`"
)]
pub trait Expertise: Symmetric {
    /// A position with whatever makes the questions below quick to answer.
    type Study: Clone + Send;

    /// Tells positions apart as far as their value goes: with equal keys the same score for the
    /// mover, and the same best moves up to the symmetry that [`key`](Expertise::key) returns.
    type Key: Clone + Eq + Hash + Debug + Send;

    /// Looks at a position for the first time.
    fn study(&self, position: &Self::Position) -> Self::Study;

    /// The position that is being studied.
    fn position<'s>(&self, study: &'s Self::Study) -> &'s Self::Position;

    /// Makes a legal move.
    fn advance(&self, study: &mut Self::Study, mv: Self::Move);

    /// The key, and the symmetry that maps moves of this position to those of the position that the
    /// key stands for.
    fn key(&self, study: &Self::Study) -> (Self::Key, usize);

    /// What is certain without looking ahead. For a finished position that is its score.
    fn certain(&self, study: &Self::Study) -> Certain;

    /// Adds moves of an unfinished position to `list`, the more promising the higher their rank.
    fn candidates(
        &self,
        study: &Self::Study,
        list: &mut Vec<Candidate<Self::Move>>,
    ) -> Completeness;

    /// What an unfinished position seems to be worth to the mover: a [`Score::estimate`].
    fn estimate(&self, study: &Self::Study) -> Score;

    /// How many units of [`estimate`](Expertise::estimate) people count as one.
    fn estimate_unit(&self) -> i64 {
        1
    }

    /// Moves that threaten to win at once, so that the answer is all but forced: a search may follow
    /// them further than others. With any answer but one the mover must win on the next ply.
    fn threats(&self, study: &Self::Study, list: &mut Vec<Candidate<Self::Move>>) {
        let _ = (study, list);
    }

    /// The exact end of a position, where there is a law for it.
    fn exact(&self, position: &Self::Position) -> Option<Exact> {
        let _ = position;
        None
    }

    /// How many plies the game can still last at the most, if the game knows.
    fn most_plies(&self, position: &Self::Position) -> Option<u32> {
        let _ = position;
        None
    }

    /// Whether every game that nobody wins ends exactly [`most_plies`](Expertise::most_plies) from
    /// here: then the length of a draw is known, too.
    fn draws_are_full(&self) -> bool {
        false
    }
}

/// A move and how promising it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// The higher the better; only compared with others of the same position.
    pub rank: i32,
}

/// Whether a list of moves is enough to know a position's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completeness {
    /// No move that was left out is better than the best one listed.
    Complete,
    /// A move that was left out may be better: only what the listed ones reach is certain.
    Selected,
}

/// Bounds on a position's score that need no search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Certain {
    /// No worse than this for the mover.
    pub at_least: Score,
    /// No better than this for the mover.
    pub at_most: Score,
}

impl Certain {
    /// Nothing is certain.
    pub const NOTHING: Certain = Certain { at_least: Score::LOWEST, at_most: Score::HIGHEST };

    /// The score itself is known.
    #[inline]
    pub const fn exactly(score: Score) -> Certain {
        Certain { at_least: score, at_most: score }
    }
}

/// The smallest of a position's images, and which symmetry leads to it.
pub fn smallest_image<G: Symmetric>(game: &G, position: &G::Position) -> (G::Position, usize) {
    let images = (1..game.symmetries()).map(|number| (game.map_position(number, position), number));
    images.fold((position.clone(), 0), Ord::min)
}

/// A position, and whose turn it would be if the game went on.
///
/// A game need not say whose turn it is once the game is over, but a score is for the mover. Players
/// take turns, so whoever follows the moves knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Studied<P> {
    /// The position.
    pub position: P,
    /// The player to move, or, if the game is over, the one who did not make the last move.
    pub mover: Player,
}

impl<P: Clone> Studied<P> {
    /// Looks at a position for the first time.
    ///
    /// Nobody has been seen to move to it; in a finished one the mover is then whoever the game says.
    pub fn new<G: Game<Position = P>>(game: &G, position: &P) -> Self {
        Studied { position: position.clone(), mover: game.to_move(position) }
    }

    /// Makes a legal move.
    #[inline]
    pub fn advance<G: Game<Position = P>>(&mut self, game: &G, mv: G::Move) {
        game.play_unchecked(&mut self.position, mv);
        self.mover = self.mover.opponent();
    }
}

/// Finished positions have the score that the rules give them; of others nothing is certain.
#[inline]
pub fn certain_by_rules<G: Game>(game: &G, study: &Studied<G::Position>) -> Certain {
    let Studied { position, mover } = study;
    match game.outcome(position) {
        None => Certain::NOTHING,
        Some(outcome) => Certain::exactly(match game.score(position) {
            Some(_) => Score::new(game.payoff(position, outcome) * mover.sign(), 0),
            None => Score::result(outcome.sign() * mover.sign(), 0),
        }),
    }
}

/// The fractions of an evaluator's values that are kept where games have no points.
const FINEST: i64 = 1000;

/// How many units of [`estimate_by`] are one of the evaluator's own.
pub fn unit_of<G: Game>(game: &G, evaluator: &impl Evaluator<G>) -> i64 {
    match game.score(&game.start()) {
        Some(_) => 1,
        None => evaluator.denominator(game).min(FINEST),
    }
}

/// An evaluator's estimate on the scale of scores. Margins are whole numbers; elsewhere fractions are
/// kept to a thousandth.
pub fn estimate_by<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    position: &G::Position,
    mover: Player,
) -> Score {
    let value = evaluator.estimate(game, position).0 * i64::from(mover.sign());
    let (unit, denominator) = (unit_of(game, evaluator), evaluator.denominator(game));
    if unit == denominator {
        return Score::estimate(value);
    }
    let fine = i128::from(value) * i128::from(unit) / i128::from(denominator);
    Score::estimate(fine as i64) // smaller than the value, which fits
}
