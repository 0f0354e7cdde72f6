//! What games say about their structure, against their rules.

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::{Outcome, Seed, Solvable, Structure};

use crate::game::Whole;

/// Walks along random games and compares.
fn check<G: Whole>(game: &G, games: u64) {
    for number in 0..games {
        let mut seed = Seed::new(number);
        let mut position = game.start();
        loop {
            check_position(game, &position);
            let moves: Vec<G::Move> = game.legal_moves(&position).collect();
            let Some(&mv) = seed.pick(&moves) else { break };
            check_move(game, &position, &moves, mv);
            game.play_unchecked(&mut position, mv);
        }
    }
}

fn check_position<G: Whole>(game: &G, position: &G::Position) {
    let Structure::Places(places) = game.structure() else { return };
    let taken = places.taken(position);
    assert_eq!(places.position(taken, game.to_move(position)).as_ref(), Some(position));
    let last = game.to_move(position).opponent();
    let free = places.places() - (taken[0] | taken[1]).count_ones();
    let outcome = if places.complete(taken[last.index()]) {
        Some(Outcome::Win(if places.completing_wins() { last } else { last.opponent() }))
    } else {
        (free == 0).then_some(Outcome::Draw)
    };
    assert_eq!(game.outcome(position), outcome);
    assert!(!places.complete(taken[last.opponent().index()]));
    let moves = if outcome.is_some() { 0 } else { free };
    assert_eq!(game.legal_moves(position).count(), moves as usize);
}

fn check_move<G: Whole>(game: &G, position: &G::Position, moves: &[G::Move], mv: G::Move) {
    let next = game.after(position, mv);
    let mover = game.to_move(position);
    let gain = || {
        let margin = |position| game.score(position).map(|[first, second]| first - second);
        let difference = margin(&next).expect("points") - margin(position).expect("points");
        difference * mover.sign()
    };
    match game.structure() {
        Structure::Places(places) => {
            let (before, after) = (places.taken(position), places.taken(&next));
            let (own, other) = (mover.index(), mover.opponent().index());
            assert_eq!((after[own] & !before[own]).count_ones(), 1);
            assert_eq!((after[own] & before[own], after[other]), (before[own], before[other]));
        }
        Structure::Heap(heap) => {
            let (before, left) = (heap.left(position), heap.left(&next));
            let takes = heap.takes();
            let possible = takes.iter().filter(|take| take.stones <= before);
            assert_eq!(possible.count(), moves.len());
            let take = takes.iter().find(|take| take.stones == before - left).expect("a take");
            assert_eq!(gain(), take.gain[left as usize % 2]);
        }
        Structure::Strings(strings) => {
            let (before, length) = strings.digits(position);
            let (after, shorter) = strings.digits(&next);
            assert_eq!((length - 1, moves.len() as u32), (shorter, shorter));
            let fits = |right: u32| {
                let (digit, gained) = strings.replacements()[(before >> right & 3) as usize];
                let left = before >> right >> 2;
                let made = (2 * left + u64::from(digit)) << right | before & ((1 << right) - 1);
                made == after && gained == gain()
            };
            assert!((0..shorter).any(fits));
        }
        Structure::Unknown => panic!("this game has a structure"),
    }
}

#[test]
fn structures_follow_the_rules() {
    check(&Sim::new(6), 100);
    check(&Sim::new(8), 20);
    for (m, n, k) in [(3, 3, 3), (4, 3, 3), (5, 5, 4), (7, 4, 4), (2, 5, 2)] {
        check(&Mnk::<u64>::new(Shape::new(m, n, k)), 50);
        check(&Mnk::<u64>::new(Shape { misere: true, ..Shape::new(m, n, k) }), 50);
    }
    check(&Stones::new(40, &[2, 3]), 50);
    check(&Stones::new(40, &[1, 3, 4]), 50);
    check(&Bits::new(Digits::from_seed(20, 1), STANDARD_TABLE), 50);
}

#[test]
fn boards_beyond_a_mask_have_none() {
    let game = Mnk::<u64>::new(Shape::new(6, 6, 4));
    assert!(matches!(game.structure(), Structure::Unknown));
}
