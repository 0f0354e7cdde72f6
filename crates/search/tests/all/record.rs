//! A recorded tree is the tree that was searched, and what it says about each node is true.

use gametree_rules::work::Budget;
use gametree_rules::{Evaluator, Game, Player, Seed, Value, Work};
use gametree_search::{
    Bound, Event, Exit, Findings, Limits, Merge, Stopped, Task, Ties, TreeRecord,
};
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
        let mut seed = Seed::new(setup.seed);
        let few = Limits { nodes: Some(1 + seed.below(100) as u64), ..setup.limits() };
        for limits in [setup.limits(), few] {
            let task = Task::new(game, position).limits(limits);
            let most = 1 + seed.below(500);
            for merge in [Merge::No, Merge::Yes] {
                let mut tree = TreeRecord::new(most);
                let search = gametree_search::minimax_with(&task, evaluator, merge, &mut tree);
                check_record(setup, &tree, &search)?;
            }
            let mut tree = TreeRecord::new(most);
            let search = gametree_search::alphabeta_with(&task, evaluator, &mut tree);
            check_record(setup, &tree, &search)?;
        }
        Ok(())
    }
}

fn check_record<G: Game, E: Evaluator<G>>(
    setup: &Setup<'_, G, E>,
    tree: &TreeRecord<G>,
    search: &Findings<G::Move>,
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
        prop_assert_eq!(nodes[0].value, search.value());
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
    prop_assert!(reason.at < reason.source && reason.source < cut, "secured before the cut");
    let above = |node: &usize| nodes[*node].parent;
    prop_assert!(std::iter::successors(Some(cut), above).any(|node| node == reason.at));
    Ok(())
}

#[test]
fn record_is_true() {
    holds_everywhere(&RecordIsTrue);
}

/// The three searches that can be recorded, none of them stopped early.
fn searches<G: Game, E: Evaluator<G>>(
    setup: &Setup<'_, G, E>,
    most: usize,
) -> [(TreeRecord<G>, Findings<G::Move>); 3] {
    let Setup { game, evaluator, position, .. } = *setup;
    let task = Task::new(game, position).limits(setup.limits());
    let minimax = |merge| {
        let mut tree = TreeRecord::new(most);
        let search = gametree_search::minimax_with(&task, evaluator, merge, &mut tree);
        (tree, search)
    };
    let mut cut = TreeRecord::new(most);
    let search = gametree_search::alphabeta_with(&task, evaluator, &mut cut);
    [minimax(Merge::No), minimax(Merge::Yes), (cut, search)]
}

struct LeavesGiveTheValue;

impl Property for LeavesGiveTheValue {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        for (tree, search) in searches(setup, usize::MAX) {
            let nodes = tree.nodes();
            let visited = nodes.iter().filter(|node| node.merged_with.is_none()).count();
            prop_assert_eq!(visited as u64, search.counts.visited);
            prop_assert_eq!(tree.left_out(), 0);
            let values = values_from_leaves(setup.game, &tree);
            for (node, value) in nodes.iter().zip(&values) {
                prop_assert_eq!(node.value, *value);
            }
            prop_assert_eq!(values[0], search.value());
        }
        Ok(())
    }
}

/// The value of every node, worked out from the leaves alone: the others take the best of the children
/// that were searched, which is what a cut position was left with too.
fn values_from_leaves<G: Game>(game: &G, tree: &TreeRecord<G>) -> Vec<Option<Value>> {
    let nodes = tree.nodes();
    let children = tree.children();
    let mut values = vec![None; nodes.len()];
    // Ply by ply from below, and in order on a ply: children and equal positions come first.
    let mut order: Vec<usize> = (0..nodes.len()).collect();
    order.sort_by_key(|&index| (std::cmp::Reverse(nodes[index].ply), index));
    for index in order {
        let node = &nodes[index];
        let below = children[index].iter().filter_map(|&child| values[child]);
        values[index] = match (node.exit, node.merged_with) {
            (_, Some(first)) => values[first],
            (Some(Exit::Finished | Exit::Estimated), _) => node.value,
            _ if game.to_move(&node.position) == Player::First => below.max(),
            _ => below.min(),
        };
    }
    values
}

#[test]
fn leaves_give_the_value() {
    holds_everywhere(&LeavesGiveTheValue);
}

struct StepsAreInOrder;

impl Property for StepsAreInOrder {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let most = 1 + Seed::new(setup.seed).below(500);
        for (tree, _) in searches(setup, most) {
            let mut open = Vec::new();
            let mut next = 0;
            for event in tree.events() {
                match event {
                    Event::Enter(node) | Event::Merge(node) => {
                        prop_assert_eq!(node, next, "nodes are numbered as they come");
                        prop_assert_eq!(tree.nodes()[node].parent, open.last().copied());
                        prop_assert_eq!(tree.nodes()[node].ply, open.len());
                        next += 1;
                    }
                    Event::Leave(node) => prop_assert_eq!(open.pop(), Some(node)),
                }
                let merged = tree.nodes()[event.node()].merged_with;
                prop_assert_eq!(matches!(event, Event::Merge(_)), merged.is_some());
                if let Event::Enter(node) = event {
                    open.push(node);
                }
            }
            prop_assert!(open.is_empty(), "every position is left");
            prop_assert_eq!(next, tree.nodes().len());
        }
        Ok(())
    }
}

#[test]
fn steps_are_in_order() {
    holds_everywhere(&StepsAreInOrder);
}

struct RecordsGrow;

impl Property for RecordsGrow {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let mut seed = Seed::new(setup.seed);
        for (index, (tree, _)) in searches(setup, 300).into_iter().enumerate() {
            let all = tree.nodes().len();
            // Every moment of a small search, some of a larger one.
            let moments: Vec<usize> = match all {
                ..=20 => (0..=all + 1).collect(),
                _ => vec![0, 1, seed.below(all), seed.below(all), all - 1, all, all + 1],
            };
            for visits in moments {
                let (again, _) = searches(setup, 300).into_iter().nth(index).expect("the same");
                check_moment(&tree, &again.after_visits(visits), visits)?;
            }
        }
        Ok(())
    }
}

/// A moment is just before the next node comes: whatever was left by then has its value.
fn check_moment<G: Game>(
    tree: &TreeRecord<G>,
    then: &TreeRecord<G>,
    visits: usize,
) -> Result<(), TestCaseError> {
    let (all, shown) = (tree.nodes().len(), visits.min(tree.nodes().len()));
    prop_assert_eq!(then.nodes().len(), shown);
    prop_assert_eq!(then.left_out(), tree.left_out() + (all - shown) as u64);
    let (events, later) = (then.events(), tree.events());
    prop_assert_eq!(&events, &later[..events.len()]);
    let next = later.get(events.len());
    prop_assert_eq!(next.map(|event| event.node()), (shown < all).then_some(shown));
    prop_assert!(!matches!(next, Some(Event::Leave(_))));

    // Open are exactly those above the node that comes next.
    let mut open = vec![false; shown];
    let mut above = tree.nodes().get(shown).and_then(|next| next.parent);
    while let Some(node) = above {
        open[node] = true;
        above = tree.nodes()[node].parent;
    }
    for (index, (node, later)) in then.nodes().iter().zip(tree.nodes()).enumerate() {
        prop_assert_eq!(&node.position, &later.position);
        prop_assert_eq!((node.parent, node.ply, node.mv), (later.parent, later.ply, later.mv));
        prop_assert_eq!((node.alpha, node.beta), (later.alpha, later.beta));
        prop_assert_eq!(node.merged_with, later.merged_with);
        let (value, exit) = if open[index] { (None, None) } else { (later.value, later.exit) };
        prop_assert_eq!((node.value, node.exit), (value, exit));
    }
    Ok(())
}

#[test]
fn records_grow_visit_by_visit() {
    holds_everywhere(&RecordsGrow);
}

struct CeilingHolds;

impl Property for CeilingHolds {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let mut seed = Seed::new(setup.seed);
        let whole = searches(setup, usize::MAX);
        for most in [0, 1 + seed.below(30), seed.below(1000)] {
            for ((tree, search), (whole, _)) in searches(setup, most).into_iter().zip(&whole) {
                let all = whole.nodes().len();
                let merged = whole.nodes().iter().filter(|node| node.merged_with.is_some()).count();
                prop_assert_eq!(all as u64, search.counts.visited + merged as u64);
                prop_assert_eq!(tree.nodes().len(), all.min(most));
                prop_assert_eq!(tree.left_out(), (all - tree.nodes().len()) as u64);
                // What there is room for is the beginning of the whole.
                for (node, same) in tree.nodes().iter().zip(whole.nodes()) {
                    prop_assert_eq!(&node.position, &same.position);
                    prop_assert_eq!((node.parent, node.mv), (same.parent, same.mv));
                    prop_assert_eq!((node.value, node.exit), (same.value, same.exit));
                    prop_assert_eq!(node.merged_with, same.merged_with);
                }
            }
        }
        Ok(())
    }
}

#[test]
fn ceiling_holds() {
    holds_everywhere(&CeilingHolds);
}

struct RandomTiesAreExplained;

impl Property for RandomTiesAreExplained {
    /// With random ties the root's window is one wider than its best value, so that a cut there comes
    /// from a move worth one more than the bound; every other cut is as usual.
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let ties = Ties::Random(setup.seed);
        let mut tree = TreeRecord::new(usize::MAX);
        gametree_search::alphabeta_with(
            &Task::new(game, position).limits(setup.limits()).ties(ties),
            evaluator,
            &mut tree,
        );
        for (index, node) in tree.nodes().iter().enumerate() {
            if node.exit != Some(Exit::Cut) {
                continue;
            }
            let window = |node: usize| (tree.nodes()[node].alpha, tree.nodes()[node].beta);
            let mut top = index;
            while let Some(above) = tree.nodes()[top].parent.filter(|&above| above > 0) {
                top = above;
            }
            let from_root = match game.to_move(&node.position) {
                Player::First => node.beta == window(top).1,
                Player::Second => node.alpha == window(top).0,
            };
            if !from_root {
                check_cut(game, &tree, index)?;
                continue;
            }
            let Some(reason) = tree.cut_reason(game, index) else {
                return Err(TestCaseError::fail(format!("no reason for the cut of node {index}")));
            };
            let best = match reason.secured_by {
                Player::First => Value(reason.bound.0 + 1),
                Player::Second => Value(reason.bound.0 - 1),
            };
            let source = &tree.nodes()[reason.source];
            prop_assert_eq!((source.parent, reason.at), (Some(0), 0));
            prop_assert_eq!(source.value, Some(best), "the move that made the window");
        }
        Ok(())
    }
}

#[test]
fn cuts_are_explained_with_random_ties() {
    holds_everywhere(&RandomTiesAreExplained);
}

struct MemoryIsKept;

impl Property for MemoryIsKept {
    /// A record that runs out of memory is the beginning of the whole, and the search goes on; unless
    /// only the whole will do: then it ends there.
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let task = Task::new(game, position).limits(setup.limits());
        let memory = 1 << (8 + Seed::new(setup.seed).below(10));
        let mut whole = TreeRecord::new(usize::MAX);
        let all = gametree_search::minimax_with(&task, evaluator, Merge::Yes, &mut whole);
        for only_whole in [false, true] {
            let work = Work::within(Budget { memory, ..Budget::default() });
            let mut part = TreeRecord::within(usize::MAX, &work);
            if only_whole {
                part = part.whole();
            }
            let found = gametree_search::minimax_with(&task, evaluator, Merge::Yes, &mut part);
            prop_assert!(work.memory_in_use() <= memory);
            for (node, same) in part.nodes().iter().zip(whole.nodes()) {
                prop_assert_eq!(&node.position, &same.position);
                prop_assert_eq!((node.parent, node.previous), (same.parent, same.previous));
                prop_assert_eq!(node.merged_with, same.merged_with);
            }
            prop_assert_eq!(part.is_out_of_memory(), part.left_out() > 0);
            // If it is the last position that does not fit, nothing is left to be stopped.
            if only_whole && found.stopped.is_some() {
                prop_assert_eq!(found.stopped, Some(Stopped::Memory));
                prop_assert!(part.is_out_of_memory());
                prop_assert!(found.counts.visited <= part.nodes().len() as u64 + 1);
            } else {
                prop_assert_eq!(&found, &all);
                let nodes = part.nodes().len() as u64 + part.left_out();
                prop_assert_eq!(nodes, whole.nodes().len() as u64);
            }
        }
        Ok(())
    }
}

#[test]
fn memory_is_kept() {
    holds_everywhere(&MemoryIsKept);
}
