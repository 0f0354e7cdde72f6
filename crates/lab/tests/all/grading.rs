//! Searches graded against exact values.

use gametree_catalogue::{Algorithm, Catalogue, Search};
use gametree_lab::{Grade, Grading, Scope, grade};
use gametree_rules::Exact;
use gametree_rules::work::{Budget, Work};
use gametree_search::Limits;

const ALL: Scope = Scope { most: None, seed: 0, games: 0 };

fn graded(spec: &str, searches: &[Search], scope: Scope) -> Grading {
    let session = Catalogue::standard().open(spec).unwrap();
    let solved = session.solve(&Work::new()).unwrap();
    grade(&*session, &*solved, searches, scope, &Work::new()).unwrap()
}

fn figures(grade: &Grade) -> [Option<f64>; 7] {
    [
        grade.best(),
        grade.sound(),
        grade.holds(),
        grade.sign_agreement(),
        grade.undecided(),
        grade.rank_correlation(),
        grade.value_lost(),
    ]
}

fn alphabeta(depth: u32, heuristic: &str) -> Search {
    let limits = if depth == 0 { Limits::NONE } else { Limits::depth(depth) };
    Search { limits, heuristic: heuristic.to_owned(), ..Search::new(Algorithm::AlphaBeta) }
}

#[test]
fn perfect_is_perfect() {
    for spec in
        ["tictactoe", "sim:vertices=5", "stones:stones=50", "bits:length=9", "multiply:start=22"]
    {
        let grading =
            graded(spec, &[Search::new(Algorithm::Perfect)], Scope { most: Some(300), ..ALL });
        let grade = &grading.searches[0].grade;
        let one = |figure: Option<f64>| figure.is_some_and(|figure| (figure - 1.0).abs() < 1e-9);
        let [best, sound, holds, sign, undecided, rank, lost] = figures(grade);
        assert!(grade.resists().is_none_or(|resists| resists == 1.0), "{spec}");
        assert!([best, sound, holds, sign, rank].into_iter().all(one), "{spec}");
        assert_eq!((undecided, lost), (Some(0.0), Some(0.0)), "{spec}");
        assert!(grade.worst().is_none(), "{spec}");
    }
}

#[test]
fn to_the_end_holds_and_chance_does_not() {
    let searches = [alphabeta(0, "plain"), Search::new(Algorithm::Random)];
    let grading = graded("tictactoe", &searches, Scope { games: 40, ..ALL });
    // 5,478 positions, 958 of them finished.
    assert_eq!((grading.positions, grading.of, grading.stopped), (4_520, 4_520, false));
    let [searched, random] = [0, 1].map(|index| &grading.searches[index]);
    let (grade, chance) = (&searched.grade, &random.grade);
    assert_eq!((grade.holds(), grade.sound()), (Some(1.0), Some(1.0)));
    assert_eq!((grade.value_lost(), grade.sign_agreement()), (Some(0.0), Some(1.0)));
    assert!(grade.worst().is_none());
    // It wins late where it could win soon.
    assert!(grade.best() < Some(1.0));
    assert!(chance.best() < grade.best() && chance.holds() < Some(0.9));
    assert_eq!((chance.sign_agreement(), chance.rank_correlation()), (None, None));
    let (won, lost) = searched.trial.map(|trial| (trial.won, trial.lost)).unwrap();
    assert_eq!(lost, 0);
    assert!(random.trial.is_some_and(|trial| trial.won < won));
    assert!(random.trial.is_some_and(|trial| trial.won + trial.drawn + trial.lost == 40));
}

/// Take 2 or 3 from five stones; with four, three and two left. The mover gets 2 points if what is
/// left is odd, else the opponent does.
///
/// - 5: taking 2 leaves 3 (odd): 4 for the mover, who then loses 4 to the opponent's 2 (leaving 1:
///   2 + 2). So 0. Taking 3 leaves 2: 3 and 2 for the opponent, who takes 2 leaving 0: 2, and 2 for
///   the mover. So 1. Only 3 is best.
/// - 4: taking 2 leaves 2 (even): 2 against 2, then the opponent takes 2, leaving 0: 2 for them and 2
///   points for the mover: 4 − 4 = 0. Taking 3 leaves 1 (odd): 5. Only 3 is best.
/// - 3: taking 2 leaves 1 (odd): 4. Taking 3 leaves 0 (even): 3 − 2 = 1. Only 2 is best.
/// - 2: one move.
#[test]
fn five_stones_by_hand() {
    // One ply with `report`, who is ahead: at 5 it sees 2 → ahead, 3 → ahead by 1, and takes the
    // first; at 4, 2 → level and 3 → ahead; at 3, both ahead, the first.
    let grading = graded("stones:stones=5", &[alphabeta(1, "report")], ALL);
    let grade = &grading.searches[0].grade;
    assert_eq!((grading.positions, grade.choices()), (4, 3));
    assert_eq!(grade.best(), Some(2.0 / 3.0));
    assert_eq!(grade.sound(), Some(2.0 / 3.0));
    assert_eq!(grade.holds(), Some(2.0 / 3.0));
    // At 5 a margin of 1 becomes 0.
    assert_eq!(grade.value_lost(), Some(1.0 / 3.0));
    let worst = grade.worst().unwrap();
    assert_eq!(worst.session.position(), "5/0/0/0/0/1");
    assert_eq!((worst.mv.as_str(), worst.best_move.as_str(), worst.lost), ("2", "3", 1));
    assert_eq!(worst.exact, Exact { margin: 1, plies: 2 });
    assert_eq!(worst.after, Exact { margin: 0, plies: 2 });
    // At 2 the only move leaves 2 against 2: a draw, and it says 0. Elsewhere it says +1, rightly.
    assert_eq!((grade.sign_agreement(), grade.undecided()), (Some(1.0), Some(0.0)));
    // Nowhere is the mover lost.
    assert_eq!(grade.resists(), None);
}

#[test]
fn the_seed_decides_which_positions() {
    let searches = [alphabeta(1, "lines"), Search::new(Algorithm::Random)];
    let run = |seed: u64, most: u64| {
        let grading = graded("tictactoe", &searches, Scope { most: Some(most), seed, games: 6 });
        let searches = grading.searches.iter();
        let all = searches.map(|search| (figures(&search.grade), search.trial));
        (grading.positions, all.collect::<Vec<_>>())
    };
    assert_eq!(run(1, 200), run(1, 200));
    assert_ne!(run(1, 200), run(2, 200));
    assert_eq!(run(1, 200).0, 200);
    // More than there are is all.
    assert_eq!(run(1, 1_000_000).0, 4_520);
}

#[test]
fn deeper_is_better_in_sim() {
    let searches = [1, 3, 5].map(|depth| alphabeta(depth, "report"));
    let grading = graded("sim", &searches, Scope { most: Some(300), ..ALL });
    let holds: Vec<_> = grading.searches.iter().map(|search| search.grade.holds()).collect();
    assert!(holds.is_sorted(), "{holds:?}");
    assert!(holds[0] < holds[2], "{holds:?}");
}

/// A heuristic that values every loss alike stops resisting as soon as it sees the loss; one that
/// knows distances does not.
#[test]
fn flat_values_give_up() {
    let searches = [
        alphabeta(3, "report"),
        alphabeta(7, "report"),
        alphabeta(3, "safe"),
        alphabeta(7, "safe"),
    ];
    let grading = graded("sim", &searches, Scope { most: Some(400), ..ALL });
    let resists: Vec<_> = grading.searches.iter().map(|search| search.grade.resists()).collect();
    assert!(resists[1] < resists[0] && resists[3] > resists[2], "{resists:?}");
}

#[test]
fn a_grading_that_is_stopped_says_so() {
    let session = Catalogue::standard().open("tictactoe").unwrap();
    let solved = session.solve(&Work::new()).unwrap();
    let work = Work::new();
    work.stop();
    let grading = grade(&*session, &*solved, &[alphabeta(1, "plain")], ALL, &work).unwrap();
    assert_eq!((grading.positions, grading.stopped), (0, true));
    assert_eq!(figures(&grading.searches[0].grade), [None; 7]);
}

/// Where there is no room for what is said of all positions, the sample is smaller.
#[test]
fn a_sample_fits_into_the_memory_allowed() {
    let session = Catalogue::standard().open("tictactoe").unwrap();
    let solved = session.solve(&Work::new()).unwrap();
    let searches = [alphabeta(1, "plain"), alphabeta(2, "plain")];
    let work = Work::within(Budget { memory: 25_600, ..Budget::default() });
    let grading = grade(&*session, &*solved, &searches, ALL, &work).unwrap();
    assert_eq!((grading.positions, grading.of, grading.stopped), (100, 4_520, false));
    assert_eq!(work.memory_in_use(), 0);
}
