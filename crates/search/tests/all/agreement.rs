//! Minimax finds what its definition says, and alpha-beta finds what minimax finds.

use gametree_rules::{Evaluator, Game};
use gametree_search::{Bound, Ties};
use proptest::prelude::*;

use crate::ask::{alphabeta, minimax};
use crate::everywhere::{Property, Setup, holds_everywhere};
use crate::reference;

struct MinimaxByDefinition;

impl Property for MinimaxByDefinition {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, depth, .. } = *setup;
        let search = minimax(game, evaluator, position, setup.limits(), Ties::First);
        let expected = reference::value(game, evaluator, position, 0, depth);
        prop_assert_eq!(search.value(), Some(expected));
        prop_assert_eq!(&search.line, &reference::line(game, evaluator, position, depth));
        prop_assert_eq!(search.counts.visited, reference::nodes(game, position, depth));

        // Every legal move, in order, with the value of the position it leads to.
        let legal: Vec<G::Move> = game.legal_moves(position).collect();
        let searched: Vec<G::Move> = search.moves.iter().map(|root| root.mv).collect();
        prop_assert_eq!(searched, legal);
        for root in &search.moves {
            let next = game.after(position, root.mv);
            let expected = reference::value(game, evaluator, &next, 1, depth);
            prop_assert_eq!((root.value(), root.verdict.bound()), (Some(expected), Bound::Exact));
        }

        // The first best move is chosen, or a seeded one of all that are as good.
        let as_good =
            search.moves.iter().filter(|root| root.value() == Some(expected)).map(|root| root.mv);
        let as_good: Vec<G::Move> = as_good.collect();
        prop_assert_eq!(search.best, as_good.first().copied());
        prop_assert_eq!(&search.choices[..], as_good.get(..1).unwrap_or_default());
        let random = minimax(game, evaluator, position, setup.limits(), Ties::Random(setup.seed));
        prop_assert_eq!(&random.choices, &as_good);
        prop_assert!(random.best.is_none_or(|best| as_good.contains(&best)));
        prop_assert_eq!(random.counts, search.counts);
        Ok(())
    }
}

#[test]
fn minimax_by_definition() {
    holds_everywhere(&MinimaxByDefinition);
}

struct AlphaBetaLikeMinimax;

impl Property for AlphaBetaLikeMinimax {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        for ties in
            [Ties::First, Ties::Random(setup.seed), Ties::Random(setup.seed.wrapping_add(1))]
        {
            let tree = minimax(game, evaluator, position, setup.limits(), ties);
            let cut = alphabeta(game, evaluator, position, setup.limits(), ties);
            prop_assert_eq!(cut.value(), tree.value());
            prop_assert_eq!(&cut.choices, &tree.choices);
            prop_assert_eq!(cut.best, tree.best);
            prop_assert_eq!(&cut.line, &tree.line);
            // Not the other way round: all the estimates may have been cut away.
            prop_assert!(cut.is_proven() || !tree.is_proven());
        }
        Ok(())
    }
}

#[test]
fn alphabeta_like_minimax() {
    holds_everywhere(&AlphaBetaLikeMinimax);
}
