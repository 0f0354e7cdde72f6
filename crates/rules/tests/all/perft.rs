//! Counting over distinct positions agrees with counting every line of play, and stops when told.

use std::collections::HashSet;
use std::time::Duration;

use gametree_rules::perft::{PerftError, PlyCount, perft};
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
        let plies = perft(&game, &game.start(), None, NO_LIMIT, &Work::new()).unwrap();
        let expected: Vec<PlyCount> = (0..=longest).map(|ply| count(&game, ply)).collect();
        assert_eq!(plies, expected, "{start:?}");
    }
}

#[test]
fn stops_at_the_depth() {
    let game = Heaps::new([4, 4]);
    for depth in 0..=9 {
        let plies = perft(&game, &game.start(), Some(depth), NO_LIMIT, &Work::new()).unwrap();
        assert_eq!(plies.len() as u32, depth.min(8) + 1);
    }
}

#[test]
fn says_why_it_cannot_go_on() {
    let game = Heaps::new([4, 4]);
    let start = game.start();
    let max = count(&game, 2).positions;
    assert_eq!(perft(&game, &start, Some(2), max, &Work::new()).map(|plies| plies.len()), Ok(3));
    let error = PerftError::TooManyPositions { ply: 2, max: max - 1 };
    assert_eq!(perft(&game, &start, Some(2), max - 1, &Work::new()), Err(error));
    let asked = Work::new();
    asked.stop();
    let no_time = Work::within(Budget { time: Some(Duration::ZERO), ..Budget::default() });
    for stopped in [asked, no_time] {
        assert_eq!(perft(&game, &start, None, NO_LIMIT, &stopped), Err(PerftError::Stopped));
    }

    // The number of ways to take 250 matches one or two at a time has 173 bits.
    let long = Heaps::new([250, 0]);
    let error = perft(&long, &long.start(), None, NO_LIMIT, &Work::new());
    assert!(matches!(error, Err(PerftError::TooManyPaths { .. })), "{error:?}");
}

#[test]
fn tells_how_far_it_is() {
    let (game, work) = (Heaps::new([4, 4]), Work::new());
    let plies = perft(&game, &game.start(), None, NO_LIMIT, &work).unwrap();
    let done = plies.iter().map(|ply| ply.positions).sum();
    assert_eq!(work.progress(), Progress { stage: Stage::Counting, done, of: None });
}
