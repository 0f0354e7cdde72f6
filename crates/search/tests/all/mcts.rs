//! Monte Carlo tree search: what it says it has proven is true, and the rest is called an estimate.

use std::time::Duration;

use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::{Expertise, Game, Seed, Work};
use gametree_search::{Findings, Limits, MctsOptions, Stopped, Task, Verdict, mcts};

use crate::solved::{Check, Solved, holds_in_small_games};

const MEGABYTE: usize = 1 << 20;

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::NONE }
}

fn start<G: Expertise>(game: &G, limits: Limits, seed: u64) -> Findings<G::Move> {
    mcts(
        &Task::new(game, &game.start()).limits(limits),
        &MctsOptions { seed, tree_bytes: MEGABYTE },
    )
}

#[derive(Default)]
struct ProofsAreTrue {
    seed: u64,
    proven: u32,
    estimated: u32,
}

impl Check for ProofsAreTrue {
    fn check<G: Expertise>(&mut self, solved: &mut Solved<'_, G>, position: &G::Position) {
        self.seed += 1;
        let game = solved.game;
        let choice = &mut Seed::new(self.seed);
        let bytes = [0, 1000, 10_000, MEGABYTE][choice.below(4)];
        let most = [20, 1000, 20_000][choice.below(3)];
        let limits = nodes(1 + choice.below(most) as u64);
        let depth = [None, Limits::depth(3).depth][usize::from(choice.below(5) == 0)];
        let limits = Limits { depth, ..limits };
        let task = Task::new(game, position).limits(limits);
        let options = MctsOptions { seed: self.seed, tree_bytes: bytes };
        let found = mcts(&task, &options);
        if solved.check(position, &found) {
            self.proven += 1;
            assert_eq!(found.stopped, None);
            assert_eq!(found.best.is_some(), game.outcome(position).is_none());
        } else {
            self.estimated += 1;
            assert_eq!(found.stopped, Some(Stopped::Nodes));
            assert_eq!(Some(found.counts.visited), limits.nodes);
            let tried: u64 = found.moves.iter().filter_map(|found| found.visits).sum();
            assert!(tried >= found.counts.evaluated, "{found:?}");
            assert!(found.verdict.is_none() || found.best.is_some(), "{found:?}");
        }
        assert!(found.counts.visited <= limits.nodes.unwrap_or(0));
        // The same seed, the same findings.
        assert_eq!(mcts(&task, &options), found);
    }
}

#[test]
fn proofs_are_true() {
    let mut check = ProofsAreTrue::default();
    holds_in_small_games(&mut check);
    let ProofsAreTrue { proven, estimated, .. } = check;
    assert!(proven > 1_000 && estimated > 300, "{proven} proven, {estimated} estimated");
}

#[test]
fn published_values() {
    for (m, n, k, margin) in [(3, 3, 3, 0), (4, 3, 3, 1), (4, 4, 3, 1), (4, 4, 4, 0), (5, 5, 5, 0)]
    {
        for seed in 0..5 {
            let found = start(&Mnk::<u64>::new(Shape::new(m, n, k)), Limits::NONE, seed);
            let proven = found.end();
            assert_eq!(proven.map(|proven| proven.margin), Some(margin), "{m}×{n}×{k}");
            assert_eq!(found.stopped, None);
        }
    }
}

/// A tree that may not grow gives the mean of random play, and there is an end to it.
#[test]
fn no_memory_and_no_limit() {
    let game = Stones::new(40, &[2, 3]);
    let found = mcts(&Task::new(&game, &game.start()), &MctsOptions { seed: 3, tree_bytes: 0 });
    assert_eq!((found.stopped, found.counts.evaluated), (Some(Stopped::Nodes), 100_000));
    assert!(matches!(found.verdict, Some(Verdict::Estimated(..))));
    assert_eq!(found.line.len(), 1);
    let visits: u64 = found.moves.iter().filter_map(|found| found.visits).sum();
    assert_eq!(visits, 100_000);
}

/// Moves that lead to a win are found long before there is a proof.
#[test]
fn estimates_lead_the_right_way() {
    let game = Mnk::<u64>::new(Shape::new(5, 5, 4));
    let found = start(&game, nodes(200_000), 1);
    assert!(
        matches!(found.verdict, Some(Verdict::Estimated(mean, _)) if (0.0..1.0).contains(&mean.as_f64()))
    );
    let most = found.moves.iter().filter_map(|found| found.visits).max();
    let best = found.moves.iter().find(|of| Some(of.mv) == found.best);
    assert_eq!(best.and_then(|best| best.visits), most);
}

#[test]
fn limits_on_time_and_the_flag() {
    let game = Sim::new(7);
    let stopped = Work::new();
    stopped.stop();
    let time = |millis| Limits { time: Some(Duration::from_millis(millis)), ..Limits::NONE };
    for (limits, work, reason) in
        [(Limits::NONE, &stopped, Stopped::Asked), (time(0), &Work::new(), Stopped::Time)]
    {
        let found = mcts(
            &Task::new(&game, &game.start()).limits(limits).work(work),
            &MctsOptions { seed: 1, tree_bytes: MEGABYTE },
        );
        assert_eq!((found.best, found.verdict), (None, None));
        assert_eq!((found.stopped, found.counts.visited), (Some(reason), 1));
    }
    let found = start(&game, time(20), 1);
    assert_eq!(found.stopped, Some(Stopped::Time));
    assert!(found.best.is_some());
}

/// Points count in full: the estimate is the mean margin, not the share of wins.
#[test]
fn estimates_are_margins() {
    let game = Stones::new(200, &[2, 3]);
    let found = start(&game, nodes(100_000), 1);
    let Some(Verdict::Estimated(mean, _)) = found.verdict else { panic!("{:?}", found.verdict) };
    assert!(mean.as_f64().abs() > 1.0, "{mean:?}");
}
