//! What alpha-beta says about each root move is true.

use gametree_rules::{Evaluator, Game};
use gametree_search::{Bound, Ties};
use proptest::prelude::*;

use crate::ask::{alphabeta, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};

struct BoundsAreTrue;

impl Property for BoundsAreTrue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let tree = minimax(game, evaluator, position, setup.limits(), Ties::First);
        for ties in [Ties::First, Ties::Random(setup.seed)] {
            let cut = alphabeta(game, evaluator, position, setup.limits(), ties);
            prop_assert_eq!(cut.moves.len(), tree.moves.len());
            for (root, exact) in cut.moves.iter().zip(&tree.moves) {
                prop_assert_eq!(root.mv, exact.mv);
                let holds = match root.verdict.bound() {
                    Bound::Exact => exact.value() == root.value(),
                    Bound::Lower => exact.value() >= root.value(),
                    Bound::Upper => exact.value() <= root.value(),
                };
                prop_assert!(holds, "{:?} is not {:?}", exact, root);
                if cut.choices.contains(&root.mv) {
                    prop_assert_eq!(
                        (Some(root.value()), root.verdict.bound()),
                        (cut.value(), Bound::Exact)
                    );
                }
            }
        }
        Ok(())
    }
}

#[test]
fn bounds_are_true() {
    holds_everywhere(&BoundsAreTrue);
}
