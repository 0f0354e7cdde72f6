//! Every heuristic a game lists can be had by its name, and values any position.

use gametree_rules::{Evaluator, Game, Heuristics, Notation, Symmetric, UseEvaluator, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::any::{UseGame, specs, walk, with_game};

struct Worth<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
}

impl<G: Game> UseEvaluator<G> for Worth<'_, G> {
    type Output = Value;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Value {
        assert!(evaluator.denominator(self.game) > 0);
        match self.game.outcome(self.position) {
            Some(outcome) => evaluator.finished(self.game, self.position, outcome, 1),
            None => evaluator.estimate(self.game, self.position),
        }
    }
}

struct EveryHeuristic {
    steps: Vec<Index>,
}

impl UseGame for EveryHeuristic {
    type Output = Result<(), TestCaseError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        let position = &walk(game, &self.steps);
        prop_assert_eq!(G::HEURISTICS.first(), Some(&"plain"));
        for name in G::HEURISTICS {
            let Some(value) = game.with_heuristic(name, Worth { game, position }) else {
                return Err(TestCaseError::fail(format!("{name} is listed but not there")));
            };
            prop_assert!(Value::LOWEST < value && value < Value::HIGHEST);
            // Relabelling a position changes nothing about what it is worth.
            let image = &game.map_position(game.symmetries() - 1, position);
            let mapped = game.with_heuristic(name, Worth { game, position: image });
            prop_assert_eq!(mapped, Some(value));
        }
        prop_assert_eq!(game.with_heuristic("none such", Worth { game, position }), None);
        Ok(())
    }
}

#[test]
fn all_by_name() {
    proptest!(|(spec in specs(), steps in vec(any::<Index>(), 0..60))| {
        with_game(&spec, EveryHeuristic { steps }).expect("the spec is right")?;
    });
}
