//! A search allocates a little at its beginning and nothing per node.
//!
//! A test binary of its own, because counting replaces the allocator of the whole program.

use allocation_counter::measure;
use gametree_games::bits::{self, Bits, Digits};
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, SpecError, Specified};
use gametree_rules::{Evaluator, Game, Heuristics, UseEvaluator};
use gametree_search::{Findings, Limits, Task, alphabeta, minimax};

const MANY: u64 = 2_000_000;
/// For large boards, where counting lines takes long.
const FEWER: u64 = 100_000;

/// A line for every ply, each of which grows a few times, and the moves at the root.
const MAX_ALLOCATIONS: u64 = 2_000;

struct Allocations<'a, G> {
    game: &'a G,
    nodes: u64,
    depth: u32,
}

impl<G: Game> Allocations<'_, G> {
    fn check(&self, name: &str, search: impl FnOnce() -> Findings<G::Move>) {
        let mut visited = 0;
        let allocations = measure(|| visited = search().counts.visited).count_total;
        assert_eq!(visited, self.nodes, "{name} goes on long enough");
        assert!(allocations > 0, "the moves at the root are kept");
        assert!(allocations < MAX_ALLOCATIONS, "{name}: {allocations} allocations");
    }
}

impl<G: Game> UseEvaluator<G> for Allocations<'_, G> {
    type Output = ();

    fn with<E: Evaluator<G>>(self, evaluator: &E) {
        let Allocations { game, nodes, depth } = self;
        let limits = Limits { nodes: Some(nodes), ..Limits::depth(depth) };
        let task = Task::new(game, &game.start()).limits(limits);
        self.check("minimax", || minimax(&task, evaluator));
        self.check("alphabeta", || alphabeta(&task, evaluator));
    }
}

/// With every heuristic of a game, to a depth that takes more nodes than allowed.
fn allocates_little<G: Heuristics>(game: &G, nodes: u64, depth: u32) {
    for heuristic in G::HEURISTICS {
        let allocations = Allocations { game, nodes, depth };
        game.with_heuristic(heuristic, allocations).expect("it is listed");
    }
}

#[test]
fn multiply_allocates_little() -> Result<(), SpecError> {
    let spec = Spec::parse("multiply:start=1,target=1000000000000,by=2/3/4/5")?;
    allocates_little(&Multiply::from_spec(&spec)?, MANY, 30);
    Ok(())
}

#[test]
fn stones_allocates_little() {
    allocates_little(&Stones::new(1000, &[2, 3]), MANY, 40);
}

#[test]
fn bits_allocates_little() {
    allocates_little(&Bits::new(Digits::from_seed(40, 0), bits::STANDARD_TABLE), MANY, 10);
}

#[test]
fn mnk_allocates_little() {
    allocates_little(&Mnk::<u64>::new(Shape::new(6, 6, 4)), MANY, 12);
    allocates_little(&Mnk::<u128>::new(Shape::new(10, 10, 5)), FEWER, 8);
    allocates_little(&Mnk::<Wide<6>>::new(Shape::new(15, 15, 5)), FEWER, 6);
}

#[test]
fn sim_allocates_little() {
    allocates_little(&Sim::new(8), MANY, 12);
}
