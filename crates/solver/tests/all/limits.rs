//! Forecasts, refusals, stopping and progress.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::Game;
use gametree_solver::{
    Control, Options, Phase, Progress, Size, Solution, Unsolved, forecast, largest_that_fits,
};

use crate::game::{Whole, solve_all};

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

fn refusal<G: Whole>(game: &G, most_bytes: u64) -> Unsolved {
    let options = Options { most_bytes, ..Options::default() };
    let solution = Solution::new(game, &game.start(), &options, &Control::new());
    solution.err().expect("it does not fit")
}

#[test]
fn what_does_not_fit_is_refused_before_any_work() {
    let game = Mnk::<u64>::new(Shape::new(5, 5, 4));
    let Unsolved::TooLarge { forecast, .. } = refusal(&game, 1 << 30) else {
        panic!("a forecast");
    };
    assert_eq!(forecast.size, Size::FreePlaces(25));
    assert!(forecast.positions > 1 << 36);
    let fits = largest_that_fits(&game, &game.start(), 1 << 30).expect("places");
    assert_eq!(fits.size, Size::FreePlaces(20));
    assert!(fits.bytes <= 1 << 30);

    // However much there is; then memory is not the reason.
    let Unsolved::TooLarge { forecast, .. } = refusal(&game, u64::MAX) else {
        panic!("a forecast");
    };
    assert_eq!(forecast.beyond_any_table(), Some(24));
    assert!(refusal(&game, u64::MAX).to_string().contains("whatever the memory"));
    let fits = largest_that_fits(&game, &game.start(), u64::MAX).expect("places");
    assert_eq!((fits.size, fits.beyond_any_table()), (Size::FreePlaces(24), None));
    let long = Bits::new(Digits::from_seed(64, 0), STANDARD_TABLE);
    assert!(matches!(refusal(&long, u64::MAX), Unsolved::TooLarge { .. }));
    let fits = largest_that_fits(&long, &long.start(), 1 << 30).expect("digits");
    assert_eq!(fits.size, Size::Digits(29));

    let heap = Stones::new(1_000_000, &[2, 3]);
    assert!(refusal(&heap, 1 << 20).to_string().contains("1000001 positions"));
    let fits = largest_that_fits(&heap, &heap.start(), 1 << 20).expect("stones");
    assert_eq!(fits.size, Size::Stones((1 << 16) - 1));
    assert_eq!(largest_that_fits(&heap, &heap.start(), 3), None);
}

#[test]
fn what_turns_out_not_to_fit_is_refused() {
    let game = Multiply::new(20);
    let Unsolved::Full { plies, positions, most_bytes } = refusal(&game, 1000) else {
        panic!("found out while playing");
    };
    assert!(plies > 0 && positions > 0 && most_bytes == 1000);
    let board = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let options = Options { structure: false, most_bytes: 1 << 20, ..Options::default() };
    let solution = Solution::new(&board, &board.start(), &options, &Control::new());
    assert!(matches!(solution.err(), Some(Unsolved::Full { .. })));
}

#[test]
fn a_raised_flag_stops() {
    let flag = AtomicBool::new(true);
    let control = Control::new().stop_on(&flag);
    let stopped = |structure, threads| {
        let options = Options { structure, threads, ..Options::default() };
        let game = Sim::new(6);
        let solution = Solution::new(&game, &game.start(), &options, &control);
        assert_eq!(solution.err(), Some(Unsolved::Stopped));
    };
    stopped(true, 1);
    stopped(true, 2);
    stopped(false, 2);
    let options = Options::default();
    let heap = Stones::new(100, &[2, 3]);
    assert_eq!(
        Solution::new(&heap, &heap.start(), &options, &control).err(),
        Some(Unsolved::Stopped)
    );
    let bits = Bits::new(Digits::from_seed(9, 0), STANDARD_TABLE);
    assert_eq!(
        Solution::new(&bits, &bits.start(), &options, &control).err(),
        Some(Unsolved::Stopped)
    );
}

/// A listener may stop the work.
#[test]
fn stopped_half_way() {
    let flag = AtomicBool::new(false);
    let listener = |progress: Progress| {
        if progress.positions > 1_000_000 {
            flag.store(true, Ordering::Relaxed);
        }
    };
    let control = Control::new().stop_on(&flag).report_to(&listener);
    let game = Mnk::<u64>::new(Shape::new(4, 4, 4));
    let solution = Solution::new(&game, &game.start(), &Options::default(), &control);
    assert_eq!(solution.err(), Some(Unsolved::Stopped));
}

fn check_progress<G: Whole>(game: &G, options: &Options) {
    let reports = Mutex::new(Vec::new());
    let listener = |progress| reports.lock().expect("no panic").push(progress);
    let control = Control::new().report_to(&listener);
    let solution = Solution::new(game, &game.start(), options, &control).expect("it fits");
    let reports = reports.into_inner().expect("no panic");
    let valuing: Vec<Progress> =
        reports.into_iter().filter(|report| report.phase == Phase::Valuing).collect();
    assert!(valuing.is_sorted_by_key(|report| report.positions));
    let last = valuing.last().expect("a report");
    assert_eq!(Some(last.positions), last.expected);
    assert!(last.positions >= solution.positions());
}

#[test]
fn progress_comes_to_an_end() {
    for structure in [true, false] {
        let options = Options { structure, ..Options::default() };
        check_progress(&Mnk::<u64>::new(Shape::new(3, 3, 3)), &options);
        check_progress(&Multiply::new(25), &options);
        check_progress(&Stones::new(30, &[2, 3]), &options);
        check_progress(&Bits::new(Digits::from_seed(7, 0), STANDARD_TABLE), &options);
    }
}
