//! Tables take what they may, and only when they need it.

use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::work::Budget;
use gametree_rules::{Game, Work};
use gametree_search::{
    Engine, EngineOptions, MctsOptions, PnsOptions, Stopped, Task, engine, mcts, pns,
};

/// A table takes no more than the budget of its work, however large it may be: what does not fit is
/// forgotten, and the findings are true all the same.
#[test]
fn tables_keep_within_the_budget() {
    let game = Mnk::<u64>::new(Shape::new(4, 4, 3));
    let (start, small) = (game.start(), 256 << 10);
    let work = Work::within(Budget { memory: small, ..Budget::default() });
    let task = Task::new(&game, &start).nodes(300_000).work(&work);
    let huge = usize::MAX >> 16;
    let engine_options = EngineOptions { table_bytes: huge, ..EngineOptions::default() };
    let found = engine(&task, &engine_options);
    assert_eq!(found.end().map(|end| end.margin), Some(1));
    let found = pns(&task, &PnsOptions { table_bytes: huge });
    assert!(found.end().is_none_or(|end| end.margin == 1));
    let found = mcts(&task, &MctsOptions { seed: 3, tree_bytes: huge });
    assert!(found.best.is_some() && found.end().is_none_or(|end| end.margin == 1));
    assert_eq!(work.memory_in_use(), 0, "all of it is given back");
}

/// The search does not wait for its table.
#[test]
fn a_huge_table_costs_nothing_until_it_is_used() {
    let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
    let start = game.start();
    let task = Task::new(&game, &start).nodes(10);
    let found = pns(&task, &PnsOptions { table_bytes: 1 << 40 });
    assert_eq!(found.stopped, Some(Stopped::Nodes));
    let found = mcts(&task, &MctsOptions { seed: 0, tree_bytes: 1 << 40 });
    assert_eq!(found.stopped, Some(Stopped::Nodes));
    let engine_options = EngineOptions { table_bytes: 1 << 40, ..EngineOptions::default() };
    assert_eq!(engine(&task, &engine_options).stopped, Some(Stopped::Nodes));
}

/// An engine that is asked again counts its table for whoever asks now.
#[test]
fn a_kept_table_counts_for_the_present_work() {
    let game = Mnk::<u64>::new(Shape::new(5, 5, 4));
    let start = game.start();
    let mut engine = Engine::new(&game, EngineOptions::default());
    let first = Work::new();
    engine.search(&Task::new(&game, &start).nodes(200_000).work(&first));
    let large = first.memory_in_use();
    assert!(large > 1 << 20);
    let second = Work::new();
    engine.search(&Task::new(&game, &start).nodes(10).work(&second));
    assert_eq!((first.memory_in_use(), second.memory_in_use()), (0, large));
    let poor = Work::within(Budget { memory: 1 << 20, ..Budget::default() });
    let found = engine.search(&Task::new(&game, &start).nodes(10_000).work(&poor));
    assert!(found.best.is_some() && poor.memory_in_use() <= 1 << 20);
    assert_eq!(second.memory_in_use(), 0);
}
