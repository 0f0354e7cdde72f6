//! A game whose own list of moves leaves out most, and says so: proofs must not rely on it.

use gametree_rules::expertise::{Studied, certain_by_rules, estimate_by, smallest_image};
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
    type Study = Studied<G::Position>;
    type Key = G::Position;

    fn study(&self, position: &G::Position) -> Self::Study {
        Studied::new(self, position)
    }

    fn position<'s>(&self, study: &'s Self::Study) -> &'s G::Position {
        &study.position
    }

    fn advance(&self, study: &mut Self::Study, mv: G::Move) {
        study.advance(self, mv);
    }

    fn key(&self, study: &Self::Study) -> (G::Position, usize) {
        smallest_image(self, &study.position)
    }

    fn certain(&self, study: &Self::Study) -> Certain {
        certain_by_rules(self, study)
    }

    fn candidates(&self, study: &Self::Study, list: &mut Vec<Candidate<G::Move>>) -> Completeness {
        let last = self.legal_moves(&study.position).last();
        list.extend(last.map(|mv| Candidate { mv, rank: 0 }));
        Completeness::Selected
    }

    fn estimate(&self, study: &Self::Study) -> Score {
        estimate_by(self, &Plain, &study.position, study.mover)
    }
}
