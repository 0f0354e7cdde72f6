//! Forecasts, refusals, stopping and progress.

use std::thread;
use std::time::Duration;

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::Game;
use gametree_rules::work::{Budget, Progress, Stage, Work};
use gametree_solver::{Method, Size, SizeKind, Solution, Unsolved, forecast, largest_that_fits};

use crate::game::{Whole, solve_all};
use crate::watched::Watched;

fn check_forecast<G: Whole>(game: &G) {
    let solution = solve_all(game);
    let forecast = forecast(game, &game.start()).expect("the structure tells");
    assert!(u128::from(solution.positions()) <= forecast.positions);
    assert!(u128::from(solution.bytes()) <= forecast.bytes);
}

#[test]
fn forecasts_are_never_too_low() {
    check_forecast(&Mnk::<u64>::new(Shape::new(3, 3, 3)));
    check_forecast(&Mnk::<u64>::new(Shape::new(4, 3, 5)));
    check_forecast(&Sim::new(5));
    check_forecast(&Stones::new(1000, &[2, 3]));
    check_forecast(&Bits::new(Digits::from_seed(12, 0), STANDARD_TABLE));
    assert_eq!(forecast(&Multiply::new(20), &Multiply::new(20).start()), None);
}

fn within(memory: u64) -> Work {
    Work::within(Budget { memory, ..Budget::default() })
}

fn refusal<G: Whole>(game: &G, memory: u64) -> Unsolved {
    let solution = Solution::new(game, &game.start(), &within(memory));
    solution.err().expect("it does not fit")
}

fn places(number: u32) -> Size {
    Size { kind: SizeKind::Places, number }
}

#[test]
fn what_does_not_fit_is_refused_before_any_work() {
    let game = Mnk::<u64>::new(Shape::new(5, 5, 4));
    let Unsolved::TooLarge { forecast, .. } = refusal(&game, 1 << 30) else {
        panic!("a forecast");
    };
    assert_eq!(forecast.size, places(25));
    assert!(forecast.positions > 1 << 36);
    let fits = largest_that_fits(&game, &game.start(), 1 << 30).expect("places");
    assert_eq!(fits.size, places(20));
    assert!(fits.bytes <= 1 << 30);

    // However much there is; then memory is not the reason.
    let game = Mnk::<u64>::new(Shape::new(6, 5, 4));
    let Unsolved::TooLarge { forecast, .. } = refusal(&game, u64::MAX) else {
        panic!("a forecast");
    };
    assert_eq!(forecast.beyond_any_table(), Some(28));
    assert!(refusal(&game, u64::MAX).to_string().contains("whatever the memory"));
    let fits = largest_that_fits(&game, &game.start(), u64::MAX).expect("places");
    assert_eq!((fits.size, fits.beyond_any_table()), (places(28), None));
    let long = Bits::new(Digits::from_seed(64, 0), STANDARD_TABLE);
    assert!(matches!(refusal(&long, u64::MAX), Unsolved::TooLarge { .. }));
    let fits = largest_that_fits(&long, &long.start(), 1 << 30).expect("digits");
    assert_eq!(fits.size, Size { kind: SizeKind::Digits, number: 29 });

    let heap = Stones::new(1_000_000, &[2, 3]);
    assert!(refusal(&heap, 1 << 20).to_string().contains("1000001 positions"));
    let fits = largest_that_fits(&heap, &heap.start(), 1 << 20).expect("stones");
    assert_eq!(fits.size, Size { kind: SizeKind::Heap, number: (1 << 16) - 1 });
    assert_eq!(largest_that_fits(&heap, &heap.start(), 3), None);
}

#[test]
fn what_turns_out_not_to_fit_is_refused() {
    let game = Multiply::new(20);
    let Unsolved::Full { plies, positions, memory } = refusal(&game, 1000) else {
        panic!("found out while playing");
    };
    assert!(plies > 0 && positions > 0 && memory == 1000);
    let board = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let solution = Solution::by(Method::UpToSymmetry, &board, &board.start(), &within(1 << 20));
    assert!(matches!(solution.err(), Some(Unsolved::Full { .. })));
}

/// Whether the work ends before the solution is there, for every layout.
fn check_stops(work: impl Fn(usize) -> Work, why: Unsolved) {
    let stops = |unsolved: Option<Unsolved>| assert_eq!(unsolved, Some(why));
    let game = Sim::new(6);
    for (method, threads) in
        [(Method::ByStructure, 1), (Method::ByStructure, 2), (Method::UpToSymmetry, 2)]
    {
        stops(Solution::by(method, &game, &game.start(), &work(threads)).err());
    }
    let heap = Stones::new(100, &[2, 3]);
    stops(Solution::new(&heap, &heap.start(), &work(1)).err());
    let bits = Bits::new(Digits::from_seed(9, 0), STANDARD_TABLE);
    stops(Solution::new(&bits, &bits.start(), &work(1)).err());
}

#[test]
fn stopped_before_it_begins() {
    let stopped = |threads| {
        let work = Work::within(Budget { threads, ..Budget::default() });
        work.stop();
        work
    };
    check_stops(stopped, Unsolved::Stopped);
}

#[test]
fn without_any_time() {
    let time = Some(Duration::ZERO);
    let without = |threads| Work::within(Budget { time, threads, ..Budget::default() });
    check_stops(without, Unsolved::OutOfTime);
}

/// Seconds of work, stopped by somebody who waits.
#[test]
fn stopped_half_way() {
    let (game, work) = (Mnk::<u64>::new(Shape::new(5, 4, 4)), Work::new());
    thread::scope(|scope| {
        scope.spawn(|| {
            while work.progress().done < 1_000_000 {
                thread::yield_now();
            }
            work.stop();
        });
        let solution = Solution::new(&game, &game.start(), &work);
        assert_eq!(solution.err(), Some(Unsolved::Stopped));
    });
    let Progress { stage, done, of } = work.progress();
    assert_eq!(stage, Stage::Valuing);
    assert!(of.is_some_and(|of| done < of));
}

#[test]
fn stopped_by_the_clock() {
    let time = Some(Duration::from_millis(20));
    let game = Mnk::<u64>::new(Shape::new(5, 4, 4));
    let work = Work::within(Budget { time, ..Budget::default() });
    let solution = Solution::new(&game, &game.start(), &work);
    assert_eq!(solution.err(), Some(Unsolved::OutOfTime));
}

/// What the solver tells while it plays.
#[test]
fn progress_of_playing() {
    let work = Work::new();
    let game = Watched::new(Mnk::<u64>::new(Shape::new(3, 3, 3)), &work);
    let solution = Solution::new(&game, &game.start(), &work).expect("it fits");
    let seen = game.seen();
    let (finding, valuing): (Vec<Progress>, Vec<Progress>) =
        seen.into_iter().partition(|progress| progress.stage == Stage::Finding);
    for part in [&finding, &valuing] {
        assert!(part.is_sorted_by_key(|progress| progress.done));
        assert!(part.last().is_some_and(|last| last.done > 0));
    }
    let all = Some(solution.positions());
    assert!(finding.iter().all(|progress| progress.of.is_none()));
    assert!(valuing.iter().all(|progress| progress.of == all));
}

fn check_progress<G: Whole>(game: &G) {
    for method in [Method::ByStructure, Method::UpToSymmetry] {
        let work = Work::new();
        let solution = Solution::by(method, game, &game.start(), &work).expect("it fits");
        let Progress { stage, done, of } = work.progress();
        assert_eq!((stage, Some(done)), (Stage::Valuing, of));
        assert!(done >= solution.positions());
    }
}

#[test]
fn progress_comes_to_an_end() {
    check_progress(&Mnk::<u64>::new(Shape::new(3, 3, 3)));
    check_progress(&Multiply::new(25));
    check_progress(&Stones::new(30, &[2, 3]));
    check_progress(&Bits::new(Digits::from_seed(7, 0), STANDARD_TABLE));
}

/// What is found is kept, sorted and merged within the memory allowed, and all of it is given back.
#[test]
fn memory_is_kept_while_playing() {
    let board = Mnk::<u64>::new(Shape::new(4, 4, 4));
    for memory in [100, 10_000, 1 << 20, 8 << 20, 64 << 20] {
        for threads in [1, 2] {
            let work = Work::within(Budget { memory, threads, time: None });
            let solution = Solution::by(Method::UpToSymmetry, &board, &board.start(), &work);
            match solution {
                Ok(solution) => {
                    assert!(work.memory_in_use() >= solution.bytes());
                    assert!(work.memory_in_use() <= memory);
                }
                Err(unsolved) => assert!(matches!(unsolved, Unsolved::Full { .. }), "{unsolved}"),
            }
            assert_eq!(work.memory_in_use(), 0);
        }
    }
}

/// A table counts for as long as it is there.
#[test]
fn a_solution_holds_its_memory() {
    let board = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let work = within(100 << 20);
    let first = Solution::new(&board, &board.start(), &work).expect("it fits");
    let one = work.memory_in_use();
    assert!(one >= first.bytes());
    let heap = Stones::new(1_000, &[2, 3]);
    let second = Solution::new(&heap, &heap.start(), &work).expect("it fits");
    assert!(work.memory_in_use() >= one + second.bytes());
    drop(first);
    drop(second);
    assert_eq!(work.memory_in_use(), 0);
}
