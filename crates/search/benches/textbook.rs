//! Visited positions a second of plain alpha-beta, one core: `cargo bench -p gametree-search`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gametree_games::bits::{self, Bits, Digits};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::{self, Sim};
use gametree_games::stones::Stones;
use gametree_rules::{Evaluator, Game, Plain};
use gametree_search::{Findings, Limits, Task, alphabeta};

fn search<G: Game>(game: &G, evaluator: &impl Evaluator<G>, limits: Limits) -> Findings<G::Move> {
    let start = black_box(game.start());
    alphabeta(&Task::new(game, &start).limits(limits), evaluator)
}

fn measure<G: Game>(
    criterion: &mut Criterion,
    name: &str,
    game: &G,
    evaluator: &impl Evaluator<G>,
    limits: Limits,
) {
    let visited = search(game, evaluator, limits).counts.visited;
    let mut group = criterion.benchmark_group("alphabeta");
    group.sample_size(10).throughput(Throughput::Elements(visited));
    group.bench_function(name, |bencher| {
        bencher.iter(|| search(black_box(game), evaluator, limits));
    });
    group.finish();
}

fn textbook(c: &mut Criterion) {
    let five_by_five = Mnk::<u64>::new(Shape::new(5, 5, 4));
    measure(c, "mnk 5x5x4, depth 9", &five_by_five, &Plain, Limits::depth(9));
    let bits = Bits::new(Digits::from_seed(25, 0), bits::STANDARD_TABLE);
    measure(c, "bits 25 digits, depth 6", &bits, &Plain, Limits::depth(6));
    measure(c, "sim report, depth 8", &Sim::new(6), &sim::Report, Limits::depth(8));
    measure(c, "stones 60, depth 20", &Stones::new(60, &[2, 3]), &Plain, Limits::depth(20));
    measure(c, "multiply from 21 to the end", &Multiply::new(21), &Plain, Limits::NONE);
}

criterion_group!(benches, textbook);
criterion_main!(benches);
