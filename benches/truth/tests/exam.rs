//! A short exam, always the same.

use gametree_truth::Exam;

#[test]
fn everything_called_proven_is_true() {
    let mut exam = Exam::new(20_261_116);
    for _ in 0..1500 {
        if let Err(fault) = exam.next_game() {
            panic!("{fault}");
        }
    }
    let tally = exam.tally();
    assert!(tally.proven > 10_000 && tally.threaded > 10_000, "{tally:?}: that is little");
}

/// Threads as people start them: beyond the positions that one thread does alone.
#[test]
fn threads_tell_the_truth() {
    let mut exam = Exam::new(7);
    for _ in 0..12 {
        if let Err(fault) = exam.next_large_game() {
            panic!("{fault}");
        }
    }
    assert!(exam.tally().threaded > 10, "{:?}", exam.tally());
}
