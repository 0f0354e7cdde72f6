//! A repetition of the same game is no new evidence: tests and intervals are over starts.

use std::fs;
use std::path::Path;

use gametree_lab::analysis::{Analysis, Comparison, Needed, Scope, Verdict, standings};
use gametree_lab::experiment::{
    Experiment, ExperimentError, Folder, Plan, Row, RowsReader, Shard, Sides, merge, take_over,
};
use gametree_statistics::{Sample, sign_flip_test};

use crate::experiments::{plan, prepare, run_in};

fn analysed(plan: &Plan) -> (Experiment, Analysis, Vec<Row>) {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), plan, Shard::WHOLE, 2);
    let (experiment, rows) = (prepare(plan), folder.path().join(Folder::ROWS));
    let analysis = Analysis::read(&experiment, &rows).unwrap();
    let mut reader = RowsReader::open(&rows).unwrap();
    let mut all = Vec::new();
    while let Some((row, _)) = reader.next_row().unwrap() {
        all.push(row);
    }
    (experiment, analysis, all)
}

/// One game of stones, repeated 20 times, and 20 draws, which cannot be otherwise.
fn one_game_again_and_again() -> Plan {
    let games = ["stones:stones=25,take=1/3/4", "mnk:m=3,n=3,k=4"];
    let players = ["alphabeta:depth=1,heuristic=report", "alphabeta:depth=6,heuristic=report"];
    Plan { first: Sides::Second, repeat: 20, seed: 7, ..plan(&games, &players, &["easy"]) }
}

fn only(analysis: &Analysis) -> &Comparison {
    let [comparison] = &analysis.comparisons[..] else { panic!("two players are compared") };
    comparison
}

#[test]
fn a_copied_game_is_one_game_whatever_else_is_played() {
    let (_, analysis, rows) = analysed(&one_game_again_and_again());
    let stones = rows.iter().filter(|row| row.facts.game.starts_with("stones"));
    let mut moves: Vec<String> = stones.map(|row| row.facts.moves.join(" ")).collect();
    assert_eq!(moves.len(), 40);
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 2, "one game for each player");
    let comparison = only(&analysis);
    assert_eq!((analysis.scope, analysis.starts, comparison.starts()), (Scope::TheseStarts, 2, 2));
    assert_eq!(comparison.results, [0, 1, 20], "the game of stones counts once");
    assert_eq!(comparison.level.unwrap().p, 1.0);
    // More of the same game would not show it: more starts would.
    let Verdict::NotShown { needed: Some(Needed::Starts(needed)), .. } = comparison.verdict()
    else {
        panic!("{:?}", comparison.verdict())
    };
    assert!(needed > 2);
    let interval = comparison.difference().interval;
    assert!(interval.contains(0.0) && interval.low < -0.1, "{interval:?}");
    // However often it is repeated.
    let (_, analysis, _) = analysed(&Plan { repeat: 60, ..one_game_again_and_again() });
    assert_eq!(only(&analysis).results, [0, 1, 60]);
    assert_eq!(only(&analysis).level.unwrap().p, 1.0);
}

/// Starts have the same weight with one repetition and with many, and the p-value follows from
/// their means alone.
#[test]
fn the_test_is_over_the_means_of_starts() {
    let players = ["alphabeta:depth=1", "alphabeta:depth=4"];
    let games = ["multiply:start=20..25", "tictactoe"];
    let plan = Plan { repeat: 8, seed: 7, ..plan(&games, &players, &["easy"]) };
    let (experiment, analysis, rows) = analysed(&plan);
    let comparison = only(&analysis);
    assert_eq!((comparison.scope, comparison.starts()), (Scope::AllStarts, 7));
    let specs: Vec<String> = experiment.sessions().map(|session| session.spec()).collect();
    let points = |spec: &str, player: &str, side: &str| -> (i64, u64) {
        let of = rows.iter().filter(|row| {
            row.facts.game == spec && row.facts.player == player && row.facts.side.name() == side
        });
        let (games, sum) =
            of.fold((0, 0), |(games, sum), row| (games + 1, sum + row.facts.half_points()));
        (sum as i64, games)
    };
    let gains = specs.iter().map(|spec| {
        let mean = |player: &str| -> f64 {
            ["first", "second"]
                .map(|side| points(spec, player, side))
                .map(|(sum, games)| sum as f64 / games as f64 / 2.0)
                .iter()
                .sum::<f64>()
                / 2.0
        };
        mean(players[1]) - mean(players[0])
    });
    let gains: Vec<f64> = gains.collect();
    let mean = gains.iter().sum::<f64>() / gains.len() as f64;
    assert!((comparison.difference().difference - mean).abs() < 1e-12, "{gains:?}");
    let sample = Sample::of(gains.iter().map(|gain| ((gain * 5040.0).round() as i64, 5040)));
    let p = comparison.level.unwrap().p;
    assert!((p - sign_flip_test(&sample)).abs() < 1e-12, "{p} {gains:?}");
    assert!(p >= 2.0 / 128.0, "seven starts cannot show more");
    // The difference is that of the points in the table.
    let [one, other] = [0, 1].map(|contest: usize| analysis.tallies[contest].points().unwrap());
    assert!((other - one - mean).abs() < 1e-12);
    // Interval and test say the same about no difference.
    let interval = comparison.difference().interval;
    let is_inside = interval.low < 0.0 && 0.0 < interval.high;
    assert!(if p < 0.05 { !is_inside } else { interval.contains(0.0) }, "{p} {interval:?}");
}

/// More repetitions of the same starts do not make more of them.
#[test]
fn repetitions_are_no_new_starts() {
    let two = plan(&["tictactoe"], &["easy", "medium"], &[]);
    let kind = gametree_lab::experiment::Kind::Tournament;
    let with = |repeat| Plan { kind, openings: 10, plies: Some(3), repeat, ..two.clone() };
    let mut widths = Vec::new();
    for repeat in [1, 30] {
        let plan = with(repeat);
        let (experiment, analysis, _) = analysed(&plan);
        let found = standings(&experiment, &analysis);
        assert_eq!(analysis.tallies[0].starts(), 10);
        widths.push(found.players[0].rating.interval.unwrap().width());
    }
    // Thirty times as many games would make it 5.5 times as narrow if they were independent.
    assert!(widths[0] < 2.0 * widths[1], "{widths:?}");
}

#[test]
fn a_repetition_of_all_starts_comes_before_the_next() {
    let games = ["stones:stones=12..14", "tictactoe"];
    let players = ["alphabeta:depth=2", "easy"];
    let plan =
        Plan { repeat: 3, openings: 4, ..plan(&games, &players, &["random", "minimax:depth=1"]) };
    let experiment = prepare(&plan);
    let numbers = 0..experiment.len();
    let repetitions: Vec<u64> =
        numbers.clone().map(|number| experiment.game(number).repetition).collect();
    assert!(repetitions.is_sorted() && repetitions.last() == Some(&2));
    // A shorter plan is the beginning of a longer one.
    let shorter = prepare(&Plan { repeat: 2, ..plan });
    for number in 0..shorter.len() {
        assert_eq!(shorter.game(number), experiment.game(number));
    }
}

/// An earlier version played all repetitions of a start before the next start. Its rows are never
/// counted as others.
#[test]
fn rows_of_another_order_are_refused_and_not_mixed() {
    let around = tempfile::tempdir().unwrap();
    let at = |name: &str| around.path().join(name);
    let players = ["easy", "alphabeta:depth=2"];
    let plan = Plan { repeat: 3, openings: 2, ..plan(&["tictactoe"], &players, &["random"]) };
    run_in(&at("now"), &plan, Shard::WHOLE, 2);
    let experiment = prepare(&plan);
    let text = fs::read_to_string(at("now").join(Folder::ROWS)).unwrap();
    let mut rows: Vec<Row> = text.lines().map(|line| Row::read(line.as_bytes()).unwrap()).collect();
    rows.sort_by_key(|row| {
        let game = experiment.game(row.facts.number - 1);
        (game.game, game.opening, game.repetition, game.side.index(), game.contest)
    });
    let mut before = Vec::new();
    for (number, row) in rows.iter_mut().enumerate() {
        row.facts.number = number as u64 + 1;
        row.write(&mut before);
    }
    let earlier = at("before");
    drop(Folder::open(&earlier, &plan).unwrap());
    fs::write(earlier.join(Folder::ROWS), &before).unwrap();
    let is_refused = |error: ExperimentError| {
        assert!(matches!(error, ExperimentError::OtherOrder { .. }), "{error}");
    };
    let open = |folder: &Path| {
        let folder = Folder::open(folder, &plan).unwrap();
        gametree_lab::experiment::run(
            &experiment,
            &folder,
            Shard::WHOLE,
            &gametree_rules::Work::new(),
        )
    };
    is_refused(open(&earlier).unwrap_err());
    is_refused(Analysis::read(&experiment, &earlier.join(Folder::ROWS)).err().unwrap());
    let out = Folder::open(&at("merged"), &plan).unwrap();
    is_refused(merge(std::slice::from_ref(&earlier), &experiment, &out).unwrap_err());
    assert_eq!(fs::read(earlier.join(Folder::ROWS)).unwrap(), before, "nothing changes");
    // As the beginning of a longer experiment they get the numbers that they have there.
    let longer = Plan { repeat: 4, ..plan.clone() };
    let out = Folder::open(&at("longer"), &longer).unwrap();
    let rows = earlier.join(Folder::ROWS);
    assert_eq!(take_over(&experiment, &rows, &prepare(&longer), &out).unwrap(), experiment.len());
    drop(out);
    run_in(&at("longer"), &longer, Shard::WHOLE, 2);
    run_in(&at("whole"), &longer, Shard::WHOLE, 2);
    let fingerprint = |name: &str| {
        let rows = at(name).join(Folder::ROWS);
        Analysis::read(&prepare(&longer), &rows).unwrap().fingerprint.to_string()
    };
    assert_eq!(fingerprint("longer"), fingerprint("whole"));
}

/// The level that decides is stricter where several differences are not shown, and more is needed
/// then.
#[test]
fn what_is_needed_is_for_the_level_that_decides() {
    let players = ["easy", "medium", "minimax:depth=2,heuristic=report", "random"];
    let plan =
        Plan { repeat: 3, seed: 3, openings: 9, ..plan(&["tictactoe"], &players, &["medium"]) };
    let (_, analysis, _) = analysed(&plan);
    let open = analysis.comparisons.iter().filter_map(|comparison| match comparison.verdict() {
        Verdict::NotShown { needed: Some(Needed::Starts(needed)), .. } => {
            Some((comparison.level.unwrap(), needed))
        }
        _ => None,
    });
    let open: Vec<_> = open.collect();
    assert!(open.iter().any(|(level, _)| level.decides < 0.05), "{open:?}");
    for (level, needed) in open {
        assert!(level.p >= level.decides || level.corrected >= 0.05, "{level:?}");
        assert!(needed > 9);
    }
}

/// What is known of one start is known of it alone.
#[test]
fn one_start_is_one_start() {
    let plan = Plan { repeat: 60, ..plan(&["tictactoe"], &["random", "medium"], &["random"]) };
    let (_, analysis, _) = analysed(&plan);
    let comparison = only(&analysis);
    assert_eq!((comparison.scope, comparison.starts()), (Scope::TheseStarts, 1));
    let Verdict::Differs(difference) = comparison.verdict() else { panic!() };
    assert!(difference.difference > 0.0 && difference.interval.low > 0.0);
}
