use super::{Studied, certain_by_rules, estimate_by, smallest_image, unit_of};
use crate::{
    Candidate, Certain, Completeness, Evaluator, Exact, Expertise, Game, Outcome, Player, Proven,
    Score, Symmetric, Value,
};

/// Answers all of [`Expertise`] from the rules: positions as they are (up to symmetry), every legal
/// move, and an estimate by one of the game's evaluators.
///
/// ```
/// # use gametree::rules::{Game, Outcome, Player};
/// # struct Matches;
/// # impl Game for Matches {
/// #     type Position = (u8, Player);
/// #     type Move = u8;
/// #     fn start(&self) -> (u8, Player) { (21, Player::First) }
/// #     fn to_move(&self, position: &(u8, Player)) -> Player { position.1 }
/// #     fn outcome(&self, position: &(u8, Player)) -> Option<Outcome> {
/// #         (position.0 == 0).then_some(Outcome::Win(position.1.opponent()))
/// #     }
/// #     fn legal_moves(&self, position: &(u8, Player)) -> impl Iterator<Item = u8> {
/// #         1..=position.0.min(3)
/// #     }
/// #     fn play_unchecked(&self, position: &mut (u8, Player), taken: u8) {
/// #         *position = (position.0 - taken, position.1.opponent());
/// #     }
/// # }
/// use gametree::rules::{Evaluator, Expertise, ExpertiseByRules, Plain, Symmetric};
///
/// impl Symmetric for Matches {}
///
/// impl ExpertiseByRules for Matches {
///     fn evaluator(&self) -> impl Evaluator<Self> {
///         Plain
///     }
/// }
///
/// let study = Matches.study(&Matches.start());
/// let mut moves = Vec::new();
/// Matches.candidates(&study, &mut moves);
/// assert_eq!(moves.len(), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not answer what `engine`, `pns` and `mcts` ask",
    label = "neither `Expertise` nor `ExpertiseByRules` is implemented",
    note = "let the rules answer: `impl Symmetric for {Self} {{}}` if there are no symmetries, then \
            `impl ExpertiseByRules for {Self}`, or search `ByRules::new(&game, evaluator)`"
)]
pub trait ExpertiseByRules: Symmetric + Sized {
    /// What gives an opinion of unfinished positions.
    fn evaluator(&self) -> impl Evaluator<Self>;

    /// The exact end of a position, where there is a law for it: see [`Expertise::exact`].
    fn law(&self, position: &Self::Position) -> Option<Exact> {
        let _ = position;
        None
    }
}

impl<G: ExpertiseByRules<Position: Send>> Expertise for G {
    type Study = Studied<G::Position>;
    type Key = G::Position;

    fn study(&self, position: &G::Position) -> Self::Study {
        Studied::new(self, position)
    }

    #[inline]
    fn position<'s>(&self, study: &'s Self::Study) -> &'s G::Position {
        &study.position
    }

    #[inline]
    fn advance(&self, study: &mut Self::Study, mv: G::Move) {
        study.advance(self, mv);
    }

    #[inline]
    fn key(&self, study: &Self::Study) -> (G::Position, usize) {
        smallest_image(self, &study.position)
    }

    #[inline]
    fn certain(&self, study: &Self::Study) -> Certain {
        certain_by_rules(self, study)
    }

    fn candidates(&self, study: &Self::Study, list: &mut Vec<Candidate<G::Move>>) -> Completeness {
        list.extend(self.legal_moves(&study.position).map(|mv| Candidate { mv, rank: 0 }));
        Completeness::Complete
    }

    fn estimate(&self, study: &Self::Study) -> Score {
        estimate_by(self, &self.evaluator(), &study.position, study.mover)
    }

    fn estimate_unit(&self) -> i64 {
        unit_of(self, &self.evaluator())
    }

    fn exact(&self, position: &G::Position) -> Option<Exact> {
        self.law(position)
    }
}

/// A game with an evaluator, so that the rules answer what a strong search asks: for a game that says
/// nothing itself, or to try another evaluator.
///
/// ```
/// # use gametree::rules::{Game, Outcome, Player, Symmetric};
/// # struct Matches;
/// # impl Game for Matches {
/// #     type Position = (u8, Player);
/// #     type Move = u8;
/// #     fn start(&self) -> (u8, Player) { (21, Player::First) }
/// #     fn to_move(&self, position: &(u8, Player)) -> Player { position.1 }
/// #     fn outcome(&self, position: &(u8, Player)) -> Option<Outcome> {
/// #         (position.0 == 0).then_some(Outcome::Win(position.1.opponent()))
/// #     }
/// #     fn legal_moves(&self, position: &(u8, Player)) -> impl Iterator<Item = u8> {
/// #         1..=position.0.min(3)
/// #     }
/// #     fn play_unchecked(&self, position: &mut (u8, Player), taken: u8) {
/// #         *position = (position.0 - taken, position.1.opponent());
/// #     }
/// # }
/// # impl Symmetric for Matches {}
/// use gametree::rules::{ByRules, Expertise, Plain};
///
/// fn is_searched<G: Expertise>(_: &G) {}
/// is_searched(&ByRules::new(&Matches, Plain));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ByRules<'g, G, E> {
    game: &'g G,
    evaluator: E,
}

impl<'g, G: Symmetric, E: Evaluator<G>> ByRules<'g, G, E> {
    /// The game with this evaluator.
    pub const fn new(game: &'g G, evaluator: E) -> Self {
        ByRules { game, evaluator }
    }
}

impl<G: Symmetric, E: Evaluator<G>> Game for ByRules<'_, G, E> {
    type Position = G::Position;
    type Move = G::Move;

    fn start(&self) -> G::Position {
        self.game.start()
    }

    #[inline]
    fn to_move(&self, position: &G::Position) -> Player {
        self.game.to_move(position)
    }

    #[inline]
    fn outcome(&self, position: &G::Position) -> Option<Outcome> {
        self.game.outcome(position)
    }

    #[inline]
    fn legal_moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.game.legal_moves(position)
    }

    #[inline]
    fn play_unchecked(&self, position: &mut G::Position, mv: G::Move) {
        self.game.play_unchecked(position, mv);
    }

    #[inline]
    fn payoff(&self, position: &G::Position, outcome: Outcome) -> i32 {
        self.game.payoff(position, outcome)
    }

    #[inline]
    fn score(&self, position: &G::Position) -> Option<[i32; 2]> {
        self.game.score(position)
    }
}

impl<G: Symmetric, E: Evaluator<G>> Symmetric for ByRules<'_, G, E> {
    #[inline]
    fn symmetries(&self) -> usize {
        self.game.symmetries()
    }

    #[inline]
    fn map_position(&self, symmetry: usize, position: &G::Position) -> G::Position {
        self.game.map_position(symmetry, position)
    }

    #[inline]
    fn map_move(&self, symmetry: usize, mv: G::Move) -> G::Move {
        self.game.map_move(symmetry, mv)
    }

    #[inline]
    fn canonical(&self, position: &G::Position) -> G::Position {
        self.game.canonical(position)
    }
}

impl<G: Symmetric, E: Evaluator<G>> ExpertiseByRules for ByRules<'_, G, E> {
    fn evaluator(&self) -> impl Evaluator<Self> {
        OfGame(&self.evaluator)
    }
}

/// The evaluator of the game itself, for the game in its wrapper.
struct OfGame<'e, E>(&'e E);

impl<G: Symmetric, E: Evaluator<G>> Evaluator<ByRules<'_, G, E>> for OfGame<'_, E> {
    #[inline]
    fn estimate(&self, game: &ByRules<'_, G, E>, position: &G::Position) -> Value {
        self.0.estimate(game.game, position)
    }

    #[inline]
    fn finished(
        &self,
        game: &ByRules<'_, G, E>,
        position: &G::Position,
        outcome: Outcome,
        ply: u32,
    ) -> Value {
        self.0.finished(game.game, position, outcome, ply)
    }

    fn proven_end(
        &self,
        game: &ByRules<'_, G, E>,
        value: Value,
        is_complete: bool,
    ) -> Option<Proven> {
        self.0.proven_end(game.game, value, is_complete)
    }

    fn denominator(&self, game: &ByRules<'_, G, E>) -> i64 {
        self.0.denominator(game.game)
    }
}
