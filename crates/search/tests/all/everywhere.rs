//! Checks a property of searches on random trees and on random positions of every game.

use gametree_rules::{Evaluator, Game, Heuristics, Notation, Plain, Symmetric, UseEvaluator};
use gametree_search::Limits;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::any::{UseGame, specs, walk, with_game};
use crate::tree::{Hashed, trees};

/// One position to search.
pub(crate) struct Setup<'a, G: Game, E> {
    pub(crate) game: &'a G,
    pub(crate) evaluator: &'a E,
    pub(crate) position: &'a G::Position,
    pub(crate) depth: u32,
    /// For whatever else is to be random.
    pub(crate) seed: u64,
}

impl<G: Game, E> Setup<'_, G, E> {
    pub(crate) fn limits(&self) -> Limits {
        Limits::depth(self.depth)
    }
}

/// Something that holds for every search.
pub(crate) trait Property {
    fn check<G: Game, E: Evaluator<G>>(&self, setup: &Setup<'_, G, E>)
    -> Result<(), TestCaseError>;
}

/// Checks it.
pub(crate) fn holds_everywhere(property: &impl Property) {
    holds_in_trees(property);
    holds_in_games(property);
}

fn holds_in_trees(property: &impl Property) {
    let steps = vec(any::<Index>(), 0..3);
    proptest!(
        ProptestConfig::with_cases(2000),
        |(game in trees(), steps in steps, depth in 1..=7_u32, seed: u64)| {
            let position = &walk(&game, &steps);
            property.check(&Setup { game: &game, evaluator: &Hashed, position, depth, seed })?;
            property.check(&Setup { game: &game, evaluator: &Plain, position, depth, seed })?;
        }
    );
}

fn holds_in_games(property: &impl Property) {
    // Mostly early positions: later ones are often finished.
    let steps = prop_oneof![3 => vec(any::<Index>(), 0..4), 1 => vec(any::<Index>(), 4..20)];
    proptest!(
        ProptestConfig::with_cases(1500),
        |(spec in specs(), steps in steps, heuristic: Index, depth in 1..=12_u32, seed: u64)| {
            let case = InGame { property, steps, heuristic, depth, seed };
            with_game(&spec, case).expect("the spec is right")?;
        }
    );
}

struct InGame<'a, P> {
    property: &'a P,
    steps: Vec<Index>,
    heuristic: Index,
    depth: u32,
    seed: u64,
}

impl<P: Property> UseGame for InGame<'_, P> {
    type Output = Result<(), TestCaseError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        let position = &walk(game, &self.steps);
        let depth = affordable(game.legal_moves(position).count(), self.depth);
        let InGame { property, seed, .. } = self;
        let with_evaluator = InPosition { property, game, position, depth, seed };
        let name = self.heuristic.get(G::HEURISTICS);
        game.with_heuristic(name, with_evaluator).expect("the heuristic is listed")
    }
}

/// The largest depth, up to the one wanted, at which even minimax is quick. In none of the games
/// does a position have more moves than the one before it.
fn affordable(moves: usize, wanted: u32) -> u32 {
    const MAX_LEAVES: usize = 10_000;
    let quick = |&depth: &u32| moves.saturating_pow(depth) <= MAX_LEAVES;
    (1..=wanted).rev().find(quick).unwrap_or(1)
}

struct InPosition<'a, P, G: Game> {
    property: &'a P,
    game: &'a G,
    position: &'a G::Position,
    depth: u32,
    seed: u64,
}

impl<P: Property, G: Game> UseEvaluator<G> for InPosition<'_, P, G> {
    type Output = Result<(), TestCaseError>;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Self::Output {
        let InPosition { property, game, position, depth, seed } = self;
        property.check(&Setup { game, evaluator, position, depth, seed })
    }
}
