//! A game whose own list of moves leaves out most, and says so: proofs must not rely on it.

use gametree_rules::expertise::{certain_by_rules, estimate_by, smallest_image};
use gametree_rules::{
    Candidate, Certain, Completeness, Expertise, Game, Outcome, Plain, Player, Score, Symmetric,
};

/// Any game, with only its last legal move for a candidate.
pub(crate) struct Careless<G>(pub(crate) G);

impl<G: Game> Game for Careless<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn start(&self) -> G::Position {
        self.0.start()
    }

    fn to_move(&self, position: &G::Position) -> Player {
        self.0.to_move(position)
    }

    fn outcome(&self, position: &G::Position) -> Option<Outcome> {
        self.0.outcome(position)
    }

    fn legal_moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.0.legal_moves(position)
    }

    fn play_unchecked(&self, position: &mut G::Position, mv: G::Move) {
        self.0.play_unchecked(position, mv);
    }

    fn payoff(&self, position: &G::Position, outcome: Outcome) -> i32 {
        self.0.payoff(position, outcome)
    }

    fn score(&self, position: &G::Position) -> Option<[i32; 2]> {
        self.0.score(position)
    }
}

impl<G: Symmetric> Symmetric for Careless<G> {
    fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    fn map_position(&self, symmetry: usize, position: &G::Position) -> G::Position {
        self.0.map_position(symmetry, position)
    }

    fn map_move(&self, symmetry: usize, mv: G::Move) -> G::Move {
        self.0.map_move(symmetry, mv)
    }
}

impl<G: Symmetric<Position: Send>> Expertise for Careless<G> {
    type Study = G::Position;
    type Key = G::Position;

    fn study(&self, position: &G::Position) -> G::Position {
        position.clone()
    }

    fn position<'s>(&self, study: &'s G::Position) -> &'s G::Position {
        study
    }

    fn advance(&self, study: &mut G::Position, mv: G::Move) {
        self.play_unchecked(study, mv);
    }

    fn key(&self, study: &G::Position) -> (G::Position, usize) {
        smallest_image(self, study)
    }

    fn certain(&self, study: &G::Position) -> Certain {
        certain_by_rules(self, study)
    }

    fn candidates(&self, study: &G::Position, list: &mut Vec<Candidate<G::Move>>) -> Completeness {
        list.extend(self.legal_moves(study).last().map(|mv| Candidate { mv, rank: 0 }));
        Completeness::Selected
    }

    fn estimate(&self, study: &G::Position) -> Score {
        estimate_by(self, &Plain, study)
    }
}
