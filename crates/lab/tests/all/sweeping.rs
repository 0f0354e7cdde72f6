//! Families of games.

use std::thread;
use std::time::Duration;

use gametree_catalogue::Catalogue;
use gametree_lab::{Family, Sweep, SweepEffort, SweepError, SweptRow, sweep};
use gametree_rules::work::{Budget, Stage, Work};

const EFFORT: SweepEffort = SweepEffort { nodes: u64::MAX };

fn swept(family: &str, work: &Work) -> Result<Sweep, SweepError> {
    sweep(&Catalogue::standard(), &Family::parse(family).unwrap(), &EFFORT, work)
}

/// What is done when it is stopped is kept, and what is not is not made up.
#[test]
fn a_sweep_that_is_stopped_keeps_its_games() {
    let work = Work::new();
    let sweep = thread::scope(|scope| {
        scope.spawn(|| {
            while work.progress().stage != Stage::Games || work.progress().done < 2 {
                thread::yield_now();
            }
            work.stop();
        });
        // The last of them would take hours.
        swept("mnk:m=3..9,n=3..5,k=4", &work).unwrap()
    });
    assert!(sweep.is_stopped());
    let done = sweep.reached() as usize;
    assert!(done >= 2 && done < sweep.rows.len());
    assert!(sweep.rows[..done].iter().all(|row| matches!(row, SweptRow::Game { .. })));
    assert!(sweep.rows[done..].iter().all(|row| *row == SweptRow::NotReached));
    assert!(!sweep.lines().is_empty());
}

/// Without a single game there is nothing to show.
#[test]
fn a_sweep_that_is_stopped_at_once() {
    for family in ["mnk:m=3..4,n=3,k=3", "stones:stones=1..50", "bits:length=1..9"] {
        let stopped = Work::new();
        stopped.stop();
        let late = Work::within(Budget { time: Some(Duration::ZERO), ..Budget::default() });
        for work in [stopped, late] {
            assert!(matches!(swept(family, &work), Err(SweepError::Stopped { done: 0, .. })));
        }
        let whole = swept(family, &Work::new()).unwrap();
        assert!(!whole.is_stopped());
        assert!(whole.rows.iter().all(|row| *row != SweptRow::Unknown));
    }
}
