//! A repetition of the same game is no new evidence: tests and intervals are over starts.

use std::collections::BTreeMap;
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

/// The points that a player made on average over starts and sides, from the rows themselves.
fn points_of(experiment: &Experiment, rows: &[Row], player: &str) -> f64 {
    let mut sides: BTreeMap<(usize, usize), [f64; 2]> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.facts.player == player) {
        let game = experiment.game(row.facts.number - 1);
        let [sum, games] = sides.entry((game.opening, game.side.index())).or_default();
        *sum += row.facts.half_points() as f64 / 2.0;
        *games += 1.0;
    }
    sides.values().map(|[sum, games]| sum / games).sum::<f64>() / sides.len() as f64
}

/// Whether chance had a part in some series of games and in others none.
fn is_mixed(analysis: &Analysis) -> bool {
    let copied = analysis.copied;
    copied.series > 0 && copied.series < copied.of
}

/// Where a player makes the same moves on one side of a start again and again, that side weighs as
/// much as the others, in shares and in what is compared.
#[test]
fn a_side_that_is_always_the_same_game_weighs_as_much_as_the_others() {
    let players = ["alphabeta:depth=1,ties=random", "medium"];
    let mut mixed = 0;
    for (openings, seed, plies) in
        (0..5).flat_map(|seed| [(1, seed, 3), (2, seed, 2), (2, seed, 4), (2, seed, 5)])
    {
        let some = plan(&["tictactoe"], &players, &["easy"]);
        let plan = Plan { openings, seed, plies: Some(plies), repeat: 50, ..some };
        let (experiment, analysis, rows) = analysed(&plan);
        assert_eq!(analysis.scope, Scope::TheseStarts);
        mixed += u32::from(is_mixed(&analysis));
        let expected = players.map(|player| points_of(&experiment, &rows, player));
        for (tally, expected) in analysis.tallies.iter().zip(expected) {
            let points = tally.points().unwrap();
            assert!((points - expected).abs() < 1e-12, "{points} {expected} {plan:?}");
            let (share, interval) = tally.wins().unwrap();
            assert!((share - tally.results()[0] as f64 / tally.games() as f64).abs() < 1e-12);
            assert!(interval.contains(share), "{interval:?}");
            let elo = tally.elo().unwrap().elo;
            let meant = gametree_statistics::elo(points);
            assert!(elo == meant || (elo - meant).abs() < 1e-6, "{elo} {points}");
        }
        let found = only(&analysis).difference();
        let gain = expected[1] - expected[0];
        assert!((found.difference - gain).abs() < 1e-9, "{found:?} {gain} {plan:?}");
        assert!(found.interval.contains(found.difference), "{found:?}");
    }
    assert!(mixed > 5, "{mixed}");
    // Medium wins as the first player and loses as the second, always the same game from one start.
    let some = plan(&["tictactoe"], &players, &["easy"]);
    for repeat in [100, 200] {
        let plan = Plan { openings: 2, plies: Some(2), seed: 3, repeat, ..some.clone() };
        let (_, analysis, _) = analysed(&plan);
        assert_eq!(analysis.tallies[1].games(), 4 * repeat);
        assert!((analysis.tallies[1].wins().unwrap().0 - 0.5).abs() < 0.01);
    }
}

fn tournament(game: &str, openings: u64, seed: u64) -> Plan {
    Plan {
        openings,
        seed,
        plies: (game == "tictactoe").then_some(3),
        repeat: 20,
        ..plan(&[game], &["easy", "medium"], &[])
    }
}

/// A pair of games from both sides is one even if the game on one side never changes.
#[test]
fn a_copied_side_stays_in_its_pairs() {
    let (experiment, analysis, rows) = analysed(&tournament("tictactoe", 2, 348));
    assert!(is_mixed(&analysis));
    let tally = &analysis.tallies[0];
    assert_eq!((tally.results(), tally.games(), rows.len()), ([0, 40, 40], 80, 80));
    assert_eq!(tally.pairs(), 40);
    assert!(tally.level() < 0.001, "{}", tally.level());
    let found = standings(&experiment, &analysis);
    let medium = &found.players[1];
    assert_eq!((medium.half_points, medium.games), (120, 80));
    assert!(medium.rating.interval.unwrap().low > 0.0);
}

/// Of two players the interval of the strength says what the test of who is stronger says.
#[test]
fn the_strength_of_two_says_what_the_test_says() {
    let mut shown = 0;
    let mut both: Vec<Plan> = (0..8).map(|seed| tournament("tictactoe", 2, seed)).collect();
    both.extend((0..8).map(|seed| tournament("tictactoe", 6, seed)));
    both.extend([tournament("tictactoe", 30, 0), tournament("sim:vertices=5", 5, 445)]);
    for plan in &both {
        let (experiment, analysis, _) = analysed(plan);
        let p = analysis.tallies[0].level();
        shown += u32::from(p < 0.05);
        for standing in standings(&experiment, &analysis).players {
            let interval = standing.rating.interval.unwrap();
            let is_inside = interval.low < 0.0 && 0.0 < interval.high;
            let (elo, at_an_end) = (standing.rating.elo, !is_inside && interval.contains(0.0));
            assert!(interval.contains(elo), "{interval:?} {elo}");
            match p < 0.05 {
                true => assert!(!is_inside, "{p} {interval:?} {plan:?}"),
                false => assert!(is_inside || at_an_end, "{p} {interval:?} {plan:?}"),
            }
        }
    }
    assert!(shown > 0 && shown < both.len() as u32, "{shown}");
    // Five starts cannot show anything, whatever their strengths look like.
    let (experiment, analysis, _) = analysed(&both[both.len() - 1]);
    assert!(analysis.tallies[0].level() >= 2.0 / 32.0);
    assert!(standings(&experiment, &analysis).players[0].rating.interval.unwrap().contains(0.0));
}

/// The games that a test counts are those of the table, and those that were played.
#[test]
fn a_test_that_ends_early_counts_the_games_of_the_table() {
    let mut mixed = 0;
    for (seed, repeat) in [(348, 20), (348, 200), (3, 60), (4, 60), (5, 60)] {
        let plan = Plan {
            repeat,
            sprt: "elo0=0,elo1=50".parse().ok(),
            ..tournament("tictactoe", 2, seed)
        };
        let (experiment, analysis, rows) = analysed(&plan);
        let found = standings(&experiment, &analysis);
        let games = found.decision.unwrap().games;
        assert_eq!(games, found.players[0].games);
        if is_mixed(&analysis) {
            mixed += 1;
            assert_eq!(games, rows.len() as u64);
        }
    }
    assert!(mixed > 0);
}

/// The numbers of games that the first and the second won are those whose difference is tested:
/// starts weigh alike, also where all games from some of them are one.
#[test]
fn who_begins_is_counted_as_it_is_tested() {
    let mut mixed = 0;
    for (openings, seed) in (0..6).flat_map(|seed| [(1, seed), (2, seed), (12, seed)]) {
        for plies in [4, 6] {
            let some = plan(&["tictactoe"], &["medium"], &["medium"]);
            let plan = Plan { openings, seed, plies: Some(plies), repeat: 20, ..some };
            let (_, analysis, _) = analysed(&plan);
            mixed += u32::from(is_mixed(&analysis));
            let [beginning] = &analysis.beginnings[..] else { panic!("{plan:?}") };
            let [first, second, _] = beginning.results;
            let counted = (first as f64 - second as f64) / beginning.games() as f64;
            let found = beginning.difference();
            assert!((found.difference - counted).abs() < 1e-9, "{counted} {found:?} {plan:?}");
        }
    }
    assert!(mixed > 6, "{mixed}");
}
