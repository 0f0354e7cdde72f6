//! Counting over distinct positions agrees with counting every line of play, and stops when told.

use std::collections::HashSet;
use std::time::Duration;

use gametree_rules::perft::{Counted, PerftError, PlyCount, perft, tree_size};
use gametree_rules::work::{Budget, Progress, Stage, Work};
use gametree_rules::{Game, Symmetric};

use crate::heaps::{Heaps, Position};

const NO_LIMIT: u64 = u64::MAX;

/// Every position on this ply, as often as lines of play lead there.
fn arrivals(game: &Heaps, position: Position, plies: u32) -> Vec<Position> {
    if plies == 0 {
        return vec![position];
    }
    let next = game.legal_moves(&position).map(|mv| game.after(&position, mv));
    next.flat_map(|next| arrivals(game, next, plies - 1)).collect()
}

fn count(game: &Heaps, ply: u32) -> PlyCount {
    let all = arrivals(game, game.start(), ply);
    let finished: Vec<Position> =
        all.iter().copied().filter(|position| game.outcome(position).is_some()).collect();
    let distinct = |positions: &[Position]| positions.iter().collect::<HashSet<_>>().len() as u64;
    let canonical: Vec<Position> = all.iter().map(|position| game.canonical(position)).collect();
    PlyCount {
        ply,
        paths: all.len() as u128,
        positions: distinct(&all),
        canonical: distinct(&canonical),
        finished_paths: finished.len() as u128,
        finished_positions: distinct(&finished),
    }
}

#[test]
fn agrees_with_walking_every_line() {
    for (start, longest) in [([0, 0], 0), ([3, 3], 6), ([5, 2], 7), ([4, 4], 8)] {
        let game = Heaps::new(start);
        let counted = perft(&game, &game.start(), None, NO_LIMIT, &Work::new());
        let expected: Vec<PlyCount> = (0..=longest).map(|ply| count(&game, ply)).collect();
        assert_eq!((&*counted.plies, counted.stopped), (&*expected, None), "{start:?}");
    }
}

#[test]
fn stops_at_the_depth() {
    let game = Heaps::new([4, 4]);
    for depth in 0..=9 {
        let counted = perft(&game, &game.start(), Some(depth), NO_LIMIT, &Work::new());
        assert_eq!((counted.plies.len() as u32, counted.stopped), (depth.min(8) + 1, None));
    }
}

/// How many plies are there, and why no more.
fn end(counted: &Counted) -> (usize, Option<PerftError>) {
    (counted.plies.len(), counted.stopped)
}

#[test]
fn says_why_it_cannot_go_on_and_keeps_what_it_has() {
    let game = Heaps::new([4, 4]);
    let start = game.start();
    let max = count(&game, 2).positions;
    assert_eq!(end(&perft(&game, &start, Some(2), max, &Work::new())), (3, None));
    let error = PerftError::TooManyPositions { ply: 2, max: max - 1 };
    let counted = perft(&game, &start, Some(2), max - 1, &Work::new());
    assert_eq!(end(&counted), (2, Some(error)));
    assert_eq!(*counted.plies, [count(&game, 0), count(&game, 1)]);
    let asked = Work::new();
    asked.stop();
    let no_time = Work::within(Budget { time: Some(Duration::ZERO), ..Budget::default() });
    for stopped in [asked, no_time] {
        let counted = perft(&game, &start, None, NO_LIMIT, &stopped);
        assert_eq!(end(&counted), (1, Some(PerftError::Stopped)));
        assert_eq!(tree_size(&game, &start, 9, usize::MAX, &stopped), None);
    }

    // The number of ways to take 250 matches one or two at a time has 173 bits.
    let long = Heaps::new([250, 0]);
    let counted = perft(&long, &long.start(), None, NO_LIMIT, &Work::new());
    let Some(PerftError::TooManyPaths { ply }) = counted.stopped else { panic!("{counted:?}") };
    assert_eq!(counted.plies.len() as u32, ply);
}

#[test]
fn keeps_within_its_memory() {
    let game = Heaps::new([40, 40]);
    let start = game.start();
    let all = perft(&game, &start, None, NO_LIMIT, &Work::new());
    assert!(tree_size(&game, &start, 9, usize::MAX, &Work::new()).is_some());
    for memory in [0, 1 << 10, 1 << 12, 1 << 14] {
        let work = Work::within(Budget { memory, ..Budget::default() });
        let counted = perft(&game, &start, None, NO_LIMIT, &work);
        let Some(PerftError::OutOfMemory { ply, .. }) = counted.stopped else {
            panic!("{memory} bytes are enough: {counted:?}")
        };
        assert_eq!(*counted.plies, all.plies[..ply as usize], "{memory} bytes");
        assert!(work.memory_in_use() <= memory);
        drop(counted);
        assert_eq!(work.memory_in_use(), 0);
        assert_eq!(tree_size(&game, &start, 80, usize::MAX, &work), None);
        assert_eq!(work.memory_in_use(), 0);
    }
}

#[test]
fn tells_how_far_it_is() {
    let (game, work) = (Heaps::new([4, 4]), Work::new());
    let counted = perft(&game, &game.start(), None, NO_LIMIT, &work);
    let done = counted.plies.iter().map(|ply| ply.positions).sum();
    assert_eq!(work.progress(), Progress { stage: Stage::Counting, done, of: None });
}
