//! How long it takes to solve, and how that compares to a memo in a `HashMap`, one thread each:
//! `cargo bench -p gametree-solver [-- [--no-memo] NAME…]`. Medians and shortest of nine runs (the memo is run
//! once), all in this one process; `1:2` and `memo:1` say how many times as fast.

#![allow(clippy::print_stdout)]

use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use gametree_games::Specified;
use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Exact, Game, Solvable};
use gametree_solver::{Layout, Method, Solution};

/// What everybody would write first: the value of every position, kept in a map.
fn memo<G: Game>(
    game: &G,
    position: &G::Position,
    known: &mut HashMap<G::Position, Exact>,
) -> Exact {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let value = match game.outcome(position) {
        Some(outcome) => Exact { margin: game.payoff(position, outcome), plies: 0 },
        None => {
            let mut ends = Vec::new();
            for mv in game.legal_moves(position) {
                ends.push(memo(game, &game.after(position, mv), known).before_a_move());
            }
            Exact::best(ends, game.to_move(position)).expect("an unfinished position has a move")
        }
    };
    known.insert(position.clone(), value);
    value
}

/// Runs with one thread, and with two.
const RUNS: usize = 9;

fn time(run: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    run();
    begin.elapsed()
}

/// The middle one and the shortest.
fn median_and_best(mut times: Vec<Duration>) -> [Duration; 2] {
    times.sort_unstable();
    [times[times.len() / 2], times[0]]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn solve<G>(game: &G, method: Method, threads: usize) -> Solution<G>
where
    G: Solvable<Position: Send + Sync> + Clone + Sync,
{
    let root = black_box(game.start());
    let work = Work::within(Budget { threads, ..Budget::default() });
    Solution::by(method, game, &root, &work).expect("it fits")
}

/// Solves with one and two threads; with a memo too if that is within reason.
fn measure<G>(name: &str, game: &G, with_memo: bool)
where
    G: Solvable<Position: Send + Sync> + Clone + Sync,
{
    measure_by(Method::default(), name, game, with_memo);
}

fn measure_by<G>(method: Method, name: &str, game: &G, with_memo: bool)
where
    G: Solvable<Position: Send + Sync> + Clone + Sync,
{
    if !wanted(name) {
        return;
    }
    // In turn, so that whatever else the machine does hits both alike.
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        for (times, threads) in times.iter_mut().zip(1..) {
            times.push(time(|| {
                black_box(solve(game, method, threads));
            }));
        }
    }
    let [[one, one_best], [two, two_best]] = times.map(median_and_best);
    let solution = solve(game, method, 1);
    let with_memo = with_memo && !std::env::args().any(|argument| argument == "--no-memo");
    let memo = with_memo.then(|| {
        time(|| {
            let mut known = HashMap::new();
            let value = memo(game, &black_box(game.start()), &mut known);
            assert_eq!(value, solution.root_value());
        })
    });
    let entry = solution.bytes() as f64 / solution.positions() as f64;
    let mut row = format!(
        "{name:24} {:8} {:>10} {entry:>7.3} {:>8.2} {:>8.2} {:>8.2} {:>8.2} {:>5.2}",
        layout_name(solution.layout()),
        solution.positions(),
        milliseconds(one),
        milliseconds(one_best),
        milliseconds(two),
        milliseconds(two_best),
        one_best.as_secs_f64() / two_best.as_secs_f64(),
    );
    if let Some(memo) = memo {
        let ratio = memo.as_secs_f64() / one.as_secs_f64();
        row += &format!(" {:>10.1} {ratio:>7.1}", milliseconds(memo));
    }
    println!("{row}");
}

fn layout_name(layout: Layout) -> &'static str {
    match layout {
        Layout::Keys => "keys",
        Layout::Places => "places",
        Layout::Heap => "heap",
        Layout::Strings => "strings",
    }
}

/// Only games whose name contains an argument, if there is one.
fn wanted(name: &str) -> bool {
    let mut filters =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
    filters.peek().is_none() || filters.any(|filter| name.contains(&filter))
}

fn main() {
    // `cargo test --benches` only wants to see that it runs.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!(
        "{:24} {:8} {:>10} {:>7} {:>8} {:>8} {:>8} {:>8} {:>5} {:>10} {:>7}",
        "game",
        "layout",
        "entries",
        "bytes/e",
        "ms",
        "best",
        "ms (2)",
        "best (2)",
        "1:2",
        "memo ms",
        "memo:1"
    );
    let board = |m, n, k| Mnk::<u64>::new(Shape::new(m, n, k));
    measure("sim", &Sim::new(6), true);
    measure("mnk 4x3x3", &board(4, 3, 3), true);
    measure("mnk 4x4x3", &board(4, 4, 3), true);
    measure("mnk 4x4x4", &board(4, 4, 4), true);
    measure_by(Method::UpToSymmetry, "mnk 4x3x3, by playing", &board(4, 3, 3), false);
    measure("multiply 20 to 10^9", &far(), true);
    measure("stones 20", &Stones::new(20, &[2, 3]), true);
    measure("stones 1,000,000", &Stones::new(1_000_000, &[2, 3]), false);
    let bits = |length| Bits::new(Digits::from_seed(length, 0), STANDARD_TABLE);
    measure("bits 14", &bits(14), true);
    measure("bits 25", &bits(25), false);
}

fn far() -> Multiply {
    let spec = gametree_games::Spec::parse("multiply:start=20,target=1000000000").expect("a spec");
    Multiply::from_spec(&spec).expect("a spec of multiply")
}
