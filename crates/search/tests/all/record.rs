//! A recorded tree is the tree that was searched, and what it says about each node is true.

use gametree_rules::{Evaluator, Game, Player, Seed};
use gametree_search::{Analysis, Bound, Control, Exit, Limits, Merge, Ties, TreeRecord};
use proptest::prelude::*;

use crate::everywhere::{Property, Setup, holds_everywhere};
use crate::reference;

struct RecordIsTrue;

impl Property for RecordIsTrue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let (ties, control) = (Ties::First, &Control::new());
        let mut seed = Seed::new(setup.seed);
        let few = Limits { nodes: Some(1 + seed.below(100) as u64), ..setup.limits() };
        for limits in [setup.limits(), few] {
            let most = 1 + seed.below(500);
            for merge in [Merge::No, Merge::Yes] {
                let mut tree = TreeRecord::new(most);
                let search = gametree_search::minimax(
                    game, evaluator, position, limits, ties, merge, control, &mut tree,
                );
                check_record(setup, &tree, &search)?;
            }
            let mut tree = TreeRecord::new(most);
            let search = gametree_search::alphabeta(
                game, evaluator, position, limits, ties, control, &mut tree,
            );
            check_record(setup, &tree, &search)?;
        }
        Ok(())
    }
}

fn check_record<G: Game, E: Evaluator<G>>(
    setup: &Setup<'_, G, E>,
    tree: &TreeRecord<G>,
    search: &Analysis<G::Move>,
) -> Result<(), TestCaseError> {
    let Setup { game, evaluator, depth, .. } = *setup;
    let nodes = tree.nodes();
    let merged = nodes.iter().filter(|node| node.merged_with.is_some()).count();
    let entered = (nodes.len() - merged) as u64;
    if tree.left_out() == 0 {
        prop_assert_eq!(entered, search.counts.visited);
    } else {
        prop_assert!(entered + tree.left_out() >= search.counts.visited);
    }
    if search.stopped.is_none() {
        prop_assert_eq!(nodes[0].value, search.value);
    }
    for (index, node) in nodes.iter().enumerate() {
        match (node.parent, node.mv) {
            (None, None) => prop_assert_eq!((index, node.ply), (0, 0)),
            (Some(parent), Some(mv)) => {
                prop_assert!(parent < index);
                prop_assert_eq!(&node.position, &game.after(&nodes[parent].position, mv));
                prop_assert_eq!(node.ply, nodes[parent].ply + 1);
            }
            other => return Err(TestCaseError::fail(format!("{other:?}"))),
        }
        if node.exit == Some(Exit::Cut) {
            check_cut(game, tree, index)?;
        }
        if let Some(first) = node.merged_with {
            let first = &tree.nodes()[first];
            prop_assert_eq!((first.ply, &first.position), (node.ply, &node.position));
            prop_assert_eq!(first.value, node.value);
        }
        let Some(value) = node.value else {
            prop_assert!(search.stopped.is_some());
            continue;
        };
        let exact = reference::value(game, evaluator, &node.position, node.ply as u32, depth);
        let holds = match node.bound() {
            Some(Bound::Exact) => exact == value,
            Some(Bound::Lower) => exact >= value,
            Some(Bound::Upper) => exact <= value,
            None => false,
        };
        prop_assert!(holds, "{:?} is not {:?} {:?}", exact, node.bound(), value);
    }
    Ok(())
}

/// A cut comes from a move higher up, which is worth the bound to whoever made it.
fn check_cut<G: Game>(game: &G, tree: &TreeRecord<G>, cut: usize) -> Result<(), TestCaseError> {
    let nodes = tree.nodes();
    let Some(reason) = tree.cut_reason(game, cut) else {
        return Err(TestCaseError::fail(format!("no reason for the cut of node {cut}")));
    };
    let (bound, reached) = match game.to_move(&nodes[cut].position) {
        Player::First => (nodes[cut].beta, reason.value >= reason.bound),
        Player::Second => (nodes[cut].alpha, reason.value <= reason.bound),
    };
    prop_assert_eq!((reason.bound, Some(reason.value)), (bound, nodes[cut].value));
    prop_assert!(reached);
    prop_assert_eq!(reason.secured_by, game.to_move(&nodes[reason.at].position));
    prop_assert_eq!(nodes[reason.source].parent, Some(reason.at));
    prop_assert_eq!(nodes[reason.source].value, Some(reason.bound));
    let above = |node: &usize| nodes[*node].parent;
    prop_assert!(std::iter::successors(Some(cut), above).any(|node| node == reason.at));
    Ok(())
}

#[test]
fn record_is_true() {
    holds_everywhere(&RecordIsTrue);
}
