//! Limits are kept: so many positions and no more, and an end when it is asked for.

use std::time::Duration;

use gametree_games::stones::Stones;
use gametree_rules::work::Budget;
use gametree_rules::{Evaluator, Game, Plain, Seed, Value, Work};
use gametree_search::{
    Exit, Findings, FoundMove, Limits, Merge, Observer, Order, Ordered, OrderedEvaluator, Stopped,
    Task, Ties, Verdict, alphabeta_with,
};
use proptest::prelude::*;

use crate::ask;
use crate::everywhere::{Property, Setup, holds_everywhere};

struct NodeLimitIsKept;

impl Property for NodeLimitIsKept {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        for search in [ask::minimax, ask::merged, ask::alphabeta] {
            let full = search(game, evaluator, position, setup.limits(), Ties::First);
            // Some limits are not reached.
            let visits = full.counts.visited as usize;
            let nodes = 1 + Seed::new(setup.seed).below(visits + visits / 8) as u64;
            let limits = Limits { nodes: Some(nodes), ..setup.limits() };
            let part = search(game, evaluator, position, limits, Ties::First);
            if full.counts.visited <= nodes {
                prop_assert_eq!(part, full);
                continue;
            }
            prop_assert_eq!(part.counts.visited, nodes);
            prop_assert_eq!(part.stopped, Some(Stopped::Nodes));
            prop_assert!(!part.is_proven());
            // What it says is about the moves it got through.
            prop_assert!(part.moves.len() < full.moves.len());
            let said = |found: &FoundMove<G::Move>| {
                (found.mv, found.verdict.amount(), found.verdict.bound())
            };
            for (part, full) in part.moves.iter().zip(&full.moves) {
                prop_assert_eq!(said(part), said(full));
                prop_assert!(part.verdict.is_estimate() && part.verdict.end().is_none());
            }
            prop_assert_eq!(part.best.is_some(), !part.moves.is_empty());
            let best = part.moves.iter().find(|root| Some(root.mv) == part.best);
            let amount = |verdict: Option<Verdict>| verdict.map(Verdict::amount);
            prop_assert_eq!(amount(best.map(|root| root.verdict)), amount(part.verdict));
            prop_assert_eq!(part.value(), None);
        }
        Ok(())
    }
}

#[test]
fn node_limit_is_kept() {
    holds_everywhere(&NodeLimitIsKept);
}

struct NothingIsSearchedOnceStopped;

impl Property for NothingIsSearchedOnceStopped {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, position, .. } = *setup;
        let stopped = Work::new();
        stopped.stop();
        let no_time = Limits { time: Some(Duration::ZERO), ..setup.limits() };
        for (limits, work, reason) in
            [(setup.limits(), &stopped, Stopped::Asked), (no_time, &Work::new(), Stopped::Time)]
        {
            for search in both(setup, limits, work, &mut ()) {
                prop_assert_eq!(search.counts.visited, 1);
                if game.outcome(position).is_some() {
                    prop_assert_eq!(search.stopped, None);
                    continue;
                }
                prop_assert_eq!(search.stopped, Some(reason));
                prop_assert_eq!((search.best, search.value()), (None, None));
                prop_assert!(!search.is_proven());
            }
        }
        Ok(())
    }
}

/// Minimax and alpha-beta, stoppable and watched.
fn both<G: Game, E: Evaluator<G>, O: Observer<G>>(
    setup: &Setup<'_, G, E>,
    limits: Limits,
    work: &Work,
    observer: &mut O,
) -> [Findings<G::Move>; 2] {
    let Setup { game, evaluator, position, .. } = *setup;
    let task = Task::new(game, position).limits(limits).work(work);
    let minimax = gametree_search::minimax_with(&task, evaluator, Merge::No, observer);
    let alphabeta = gametree_search::alphabeta_with(&task, evaluator, observer);
    [minimax, alphabeta]
}

#[test]
fn nothing_is_searched_once_stopped() {
    holds_everywhere(&NothingIsSearchedOnceStopped);
}

/// Asks the search to stop after so many positions.
struct StopAfter<'a> {
    work: &'a Work,
    left: u64,
}

impl<G: Game> Observer<G> for StopAfter<'_> {
    fn enter(&mut self, _: &G::Position, _: Value, _: Value) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            self.work.stop();
        }
    }
}

/// The flag is looked at every few thousand nodes, and progress is told as often.
#[test]
fn a_running_search_stops_soon() {
    const A_FEW_THOUSAND: u64 = 5_000;
    let game = &Stones::new(60, &[2, 3]);
    let position = &game.start();
    for asked_at in [1, 1_000, 10_000, 100_000] {
        let work = &Work::new();
        let mut observer = StopAfter { work, left: asked_at };
        let search = gametree_search::alphabeta_with(
            &Task::new(game, position).work(work),
            &Plain,
            &mut observer,
        );
        assert_eq!(search.stopped, Some(Stopped::Asked));
        let visited = search.counts.visited;
        assert!((asked_at..asked_at + A_FEW_THOUSAND).contains(&visited), "{visited}");
        assert!((visited - A_FEW_THOUSAND.min(visited)..=visited).contains(&work.progress().done));
    }
}

struct MergingKeepsItsMemory;

impl Property for MergingKeepsItsMemory {
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let search = |memory| {
            let work = Work::within(Budget { memory, ..Budget::default() });
            let task = Task::new(game, position).limits(setup.limits()).work(&work);
            let found = gametree_search::minimax_with(&task, evaluator, Merge::Yes, &mut ());
            (found, work.memory_in_use())
        };
        let (all, left) = search(1 << 30);
        prop_assert_eq!((all.stopped, left), (None, 0));
        let (part, left) = search(1 << (7 + Seed::new(setup.seed).below(10)));
        prop_assert_eq!(left, 0);
        if part.stopped.is_none() {
            prop_assert_eq!(part, all);
            return Ok(());
        }
        prop_assert_eq!(part.stopped, Some(Stopped::Memory));
        prop_assert!(!part.is_proven() && part.counts.visited <= all.counts.visited);
        for (part, all) in part.moves.iter().zip(&all.moves) {
            prop_assert_eq!((part.mv, part.value()), (all.mv, all.value()));
        }
        Ok(())
    }
}

#[test]
fn merging_keeps_its_memory() {
    holds_everywhere(&MergingKeepsItsMemory);
}

struct OrderingKeepsTheLimits;

impl Property for OrderingKeepsTheLimits {
    /// Nothing is searched in an order that is only half known.
    fn check<G: Game, E: Evaluator<G>>(
        &self,
        setup: &Setup<'_, G, E>,
    ) -> Result<(), TestCaseError> {
        let Setup { game, evaluator, position, .. } = *setup;
        let mut seed = Seed::new(setup.seed);
        for order in [Order::Best, Order::Worst] {
            let search = |limits, work: &Work| {
                let task = Task::new(game, position).limits(limits).work(work);
                let ordered = Ordered::new(&task, evaluator, order);
                let mut nobody = ();
                let mut observer = ordered.watched_by(&mut nobody);
                alphabeta_with(&ordered.task(), &OrderedEvaluator, &mut observer)
            };
            let all = search(setup.limits(), &Work::new());
            prop_assert_eq!(all.stopped, None);
            let stopped = Work::new();
            stopped.stop();
            let no_time = Limits { time: Some(Duration::ZERO), ..setup.limits() };
            let nodes = 1 + seed.below(100) as u64;
            let few = Limits { nodes: Some(nodes), ..setup.limits() };
            let memory = 1 << (7 + seed.below(10));
            let small = Work::within(Budget { memory, ..Budget::default() });
            for (limits, work, reason) in [
                (setup.limits(), &stopped, Stopped::Asked),
                (no_time, &Work::new(), Stopped::Time),
                (few, &Work::new(), Stopped::Nodes),
                (setup.limits(), &small, Stopped::Memory),
            ] {
                let part = search(limits, work);
                prop_assert_eq!(work.memory_in_use(), 0);
                if part.stopped.is_none() {
                    prop_assert_eq!(&part, &all);
                    continue;
                }
                prop_assert_eq!(part.stopped, Some(reason));
                prop_assert!(!part.is_proven() && part.counts.visited <= all.counts.visited);
                prop_assert!(limits.nodes.is_none_or(|most| part.counts.visited <= most));
                for (part, all) in part.moves.iter().zip(&all.moves) {
                    prop_assert_eq!((part.mv, part.value()), (all.mv, all.value()));
                }
            }
        }
        Ok(())
    }
}

#[test]
fn ordering_keeps_the_limits() {
    holds_everywhere(&OrderingKeepsTheLimits);
}

/// Time is a limit too; how much is searched in it is not for a test to say.
#[test]
fn a_running_search_ends_in_time() {
    let game = Stones::new(200, &[2, 3]);
    let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::NONE };
    let search = ask::minimax(&game, &Plain, &game.start(), limits, Ties::First);
    assert_eq!(search.stopped, Some(Stopped::Time));
    assert!(search.counts.visited > 1);
}

/// A stopped search tells its observer so, on every position it was in.
#[test]
fn exits_say_stopped() {
    #[derive(Default)]
    struct Exits(Vec<Exit>);
    impl<G: Game> Observer<G> for Exits {
        fn leave(&mut self, _: Value, exit: Exit) {
            self.0.push(exit);
        }
    }
    let game = Stones::new(20, &[2, 3]);
    let limits = Limits { nodes: Some(4), ..Limits::NONE };
    let (work, mut exits) = (Work::new(), Exits::default());
    let setup =
        Setup { game: &game, evaluator: &Plain, position: &game.start(), depth: 9, seed: 0 };
    both(&setup, limits, &work, &mut exits);
    assert_eq!(exits.0, [Exit::Stopped; 8]);
}
