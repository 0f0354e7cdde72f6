//! The conformance suite lets a good game pass and finds every broken promise.

use gametree_rules::conformance::check;

use crate::heaps::{Fault, Heaps};

#[test]
fn a_good_game_passes() {
    for start in [[0, 0], [1, 0], [3, 4], [20, 9]] {
        for keeps_the_turn in [false, true] {
            let mut game = Heaps::new(start);
            game.keeps_the_turn = keeps_the_turn;
            assert_eq!(check(&game, 20, 1), Ok(()));
        }
    }
}

#[test]
fn broken_promises_are_found() {
    let ending = "moves until the game is over, and none after";
    for (fault, promise) in [
        (Fault::NoMovesAtFour, ending),
        (Fault::MovesAfterTheEnd, ending),
        (Fault::OrderChanges, "the same moves in the same order every time"),
        (Fault::TextWithoutMover, "a position's text reads back as the position"),
        (Fault::TextWithoutHeap, "a move's text reads back as the move"),
        (Fault::IdentitySwaps, "symmetry 0 is the identity"),
        (Fault::SymmetryChangesMover, "a symmetry keeps the mover and the outcome"),
        (Fault::MoveNotMapped, "mapping and playing commute"),
        (Fault::SameMoveDiffers, "mapping and playing commute"),
        (Fault::HashChanges, "equal positions have equal hashes"),
        (Fault::MoverStays, "players take turns"),
        (Fault::NeverEnds, "a game ends"),
    ] {
        let mut game = Heaps::new([5, 4]);
        game.fault = Some(fault);
        let violation = check(&game, 50, 0).expect_err(&format!("{fault:?} breaks a promise"));
        assert_eq!(violation.promise, promise, "{fault:?}");
    }
}

#[test]
fn a_violation_says_where() {
    let mut game = Heaps::new([5, 4]);
    game.fault = Some(Fault::NoMovesAtFour);
    let violation = check(&game, 1, 0).expect_err("four matches are left at some point");
    let heaps = violation.position.split('/').take(2);
    let left: u8 = heaps.map(|heap| heap.parse::<u8>().unwrap()).sum();
    assert_eq!(left, 4);
    let taken: u32 = violation.moves.iter().filter_map(|mv| mv[1..].parse::<u32>().ok()).sum();
    assert_eq!(taken, 5, "{violation}");
}
