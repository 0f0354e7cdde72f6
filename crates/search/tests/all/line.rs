//! The principal variation, played out, leads to the leaf that the value comes from.

use gametree_rules::{Evaluator, Game};
use gametree_search::{Findings, Ties};
use proptest::prelude::*;

use crate::ask::{alphabeta, merged, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};
use crate::reference;

struct LineLeadsToTheValue;

impl Property for LineLeadsToTheValue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        for ties in [Ties::First, Ties::Random(setup.seed)] {
            for search in [minimax, merged, alphabeta] {
                check_line(setup, &search(game, evaluator, position, setup.limits(), ties))?;
            }
        }
        Ok(())
    }
}

fn check_line<G: Game, E: Evaluator<G>>(
    setup: &Setup<'_, G, E>,
    search: &Findings<G::Move>,
) -> Result<(), TestCaseError> {
    let Setup { game, evaluator, depth, .. } = *setup;
    prop_assert_eq!(search.line.first().copied(), search.best);
    let mut position = setup.position.clone();
    for &mv in &search.line {
        let next = game.play(&position, mv);
        prop_assert!(next.is_ok(), "{:?} in {:?}", mv, position);
        position = game.after(&position, mv);
    }
    let plies = search.line.len() as u32;
    prop_assert!(plies == depth || (plies < depth && game.outcome(&position).is_some()));
    let value = reference::leaf_value(game, evaluator, &position, plies);
    prop_assert_eq!(search.value(), Some(value));
    Ok(())
}

#[test]
fn line_leads_to_the_value() {
    holds_everywhere(&LineLeadsToTheValue);
}
