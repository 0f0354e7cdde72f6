//! Experiments that grow: looked at while they run, begun with the games of a shorter one.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use gametree_catalogue::Catalogue;
use gametree_lab::analysis::Analysis;
use gametree_lab::experiment::{
    Experiment, ExperimentError, Folder, Plan, Row, RowsReader, RowsSoFar, Shard, Sides, run,
    run_giving_way, take_over,
};
use gametree_rules::Work;
use gametree_rules::work::Budget;
use gametree_statistics::sign_test;

use crate::experiments::{plan, prepare, run_in};

fn several() -> Plan {
    // Chance in all games of some, in none of others, in some games of nobody; openings and both sides.
    let players = ["alphabeta:depth=2", "easy", "minimax:depth=1,ties=random"];
    let games = ["stones:stones=12..14", "tictactoe"];
    Plan { repeat: 3, openings: 2, ..plan(&games, &players, &["random", "minimax:depth=1"]) }
}

#[test]
fn a_game_is_found_by_what_it_is() {
    for first in Sides::ALL {
        for openings in [0, 3] {
            let plan = Plan { first, openings, ..several() };
            let experiment = prepare(&plan);
            for number in 0..experiment.len() {
                let game = experiment.game(number);
                assert_eq!(experiment.number_of(&game), Some(number), "{game:?}");
            }
            let contests = 0..experiment.contests().len();
            let counted: u64 = contests.clone().map(|contest| experiment.games_of(contest)).sum();
            assert_eq!(counted, experiment.len());
            let mut beyond = experiment.game(experiment.len() - 1);
            beyond.repetition = plan.repeat;
            assert_eq!(experiment.number_of(&beyond), None);
            for contest in contests {
                for wanted in [1, 7, 100, 101] {
                    let Some(repeat) = experiment.repeat_for(&[contest], wanted) else {
                        assert!(!experiment.leaves_to_chance(contest));
                        continue;
                    };
                    let with = |repeat| {
                        let plan = Plan { repeat, ..plan.clone() };
                        prepare(&plan).games_of(contest)
                    };
                    assert!(with(repeat) >= wanted);
                    assert!(repeat == 1 || with(repeat - 1) < wanted, "no more than needed");
                }
            }
        }
    }
}

fn lines(path: &Path) -> Vec<String> {
    let text = fs::read(path.join(Folder::ROWS)).unwrap();
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let part = |line| String::from_utf8(Row::repeatable_part(line).unwrap().to_vec()).unwrap();
    lines.map(part).collect()
}

#[test]
fn games_that_were_played_are_not_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let (short, long) = (several(), Plan { repeat: 5, ..several() });
    let before = run_in(&at("short"), &short, Shard::WHOLE, 2);
    run_in(&at("whole"), &long, Shard::WHOLE, 2);
    let (earlier, experiment) = (prepare(&short), prepare(&long));
    let rows = at("short").join(Folder::ROWS);
    let out = Folder::open(&at("long"), &long).unwrap();
    assert_eq!(take_over(&earlier, &rows, &experiment, &out).unwrap(), before.there);
    let played = run(&experiment, &out, Shard::WHOLE, &Work::new()).unwrap();
    assert_eq!(played.played, experiment.len() - earlier.len());
    assert!(played.is_finished);
    assert_eq!(lines(&at("long")), lines(&at("whole")), "as if it had been played at once");
    // Fewer repetitions: those that are asked for.
    let fewer = Plan { repeat: 2, ..several() };
    let out = Folder::open(&at("fewer"), &fewer).unwrap();
    let fewer = prepare(&fewer);
    assert_eq!(take_over(&earlier, &rows, &fewer, &out).unwrap(), fewer.len());
    // Another plan has other games.
    let other = Plan { seed: 8, ..long };
    let out = Folder::open(&at("other"), &other).unwrap();
    let refused = take_over(&earlier, &rows, &prepare(&other), &out).unwrap_err();
    assert!(matches!(refused, ExperimentError::OtherPlan { key, .. } if key == "seed"));
    assert!(!out.rows().exists());
}

#[test]
fn rows_in_any_order_show_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let plan = several();
    run_in(folder.path(), &plan, Shard::WHOLE, 1);
    let rows = folder.path().join(Folder::ROWS);
    let experiment = prepare(&plan);
    let ordered = Analysis::read(&experiment, &rows).unwrap();
    let text = fs::read_to_string(&rows).unwrap();
    let mut mixed: Vec<&str> = text.lines().collect();
    mixed.sort_by_key(|line| crc32(line));
    // And half a row, which is being written.
    let half = &mixed[0][..mixed[0].len() / 2];
    fs::write(&rows, format!("{}\n{half}", mixed.join("\n"))).unwrap();
    let opened = RowsSoFar::open(&rows).unwrap();
    // What takes the place of the file meanwhile does not matter.
    fs::remove_file(&rows).unwrap();
    fs::write(&rows, "nonsense").unwrap();
    let analysis = Analysis::read_so_far(&experiment, &opened).unwrap();
    assert_eq!(analysis.fingerprint.to_string(), ordered.fingerprint.to_string());
    assert_eq!(analysis.games, experiment.len());
    assert_eq!(analysis.played, ordered.played);
    let played = (0..experiment.contests().len()).map(|contest| experiment.games_of(contest));
    assert_eq!(analysis.played, played.collect::<Vec<u64>>());
    let results = |analysis: &Analysis| -> Vec<[u64; 3]> {
        analysis.comparisons.iter().map(|comparison| comparison.results).collect()
    };
    assert_eq!(results(&analysis), results(&ordered));
}

fn crc32(line: &str) -> u64 {
    line.bytes().fold(7, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte))
}

#[test]
fn who_begins_is_counted_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    for (name, players, first, openings) in [
        ("chance", "random", Sides::Both, 0),
        ("one", "random", Sides::Second, 0),
        ("none", "minimax:depth=2", Sides::Both, 9),
        ("fixed", "minimax:depth=2", Sides::Both, 0),
    ] {
        let path = folder.path().join(name);
        let plan =
            Plan { first, openings, repeat: 20, ..plan(&["tictactoe"], &[players], &[players]) };
        run_in(&path, &plan, Shard::WHOLE, 2);
        let rows = path.join(Folder::ROWS);
        let analysis = Analysis::read(&prepare(&plan), &rows).unwrap();
        let mut won = [0_u64; 3];
        let mut reader = RowsReader::open(&rows).unwrap();
        while let Some((row, _)) = reader.next_row().unwrap() {
            // Without chance the same game is there from both sides: it is one game.
            if ["none", "fixed"].contains(&name) && row.facts.side.name() == "second" {
                continue;
            }
            let winner = ["first", "second", "draw"];
            won[winner.iter().position(|name| *name == row.facts.winner.name()).unwrap()] += 1;
        }
        let [ref beginning] = analysis.beginnings[..] else { panic!("one player meets itself") };
        assert_eq!(beginning.results, won, "{name}");
        // What cannot come out otherwise is not tested.
        let is_tested = name != "fixed";
        let level = beginning.level.map(|level| level.p);
        assert_eq!(level, is_tested.then(|| sign_test(won[0], won[1])), "{name}");
        assert_eq!(analysis.tests(), usize::from(is_tested));
    }
    // Nobody meets itself here.
    let path = folder.path().join("others");
    let plan = plan(&["tictactoe"], &["random", "easy"], &["medium"]);
    run_in(&path, &plan, Shard::WHOLE, 2);
    let analysis = Analysis::read(&prepare(&plan), &path.join(Folder::ROWS)).unwrap();
    assert!(analysis.beginnings.is_empty());
}

#[test]
fn others_come_first() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan { repeat: 10, ..plan(&["tictactoe"], &["easy"], &["random"]) };
    let experiment = Experiment::prepare(&plan, &Catalogue::standard()).unwrap();
    let out = Folder::open(folder.path(), &plan).unwrap();
    let asked = AtomicU64::new(0);
    let work = Work::within(Budget { threads: 2, ..Budget::default() });
    let give_way = || {
        // Whoever is stopped while others come first plays nothing more.
        if asked.fetch_add(1, Ordering::Relaxed) == 5 {
            work.stop();
        }
    };
    let part = run_giving_way(&experiment, &out, Shard::WHOLE, &work, &give_way).unwrap();
    assert!(part.there <= 7 && !part.is_finished, "{part:?}");
    let rest = run_giving_way(&experiment, &out, Shard::WHOLE, &Work::new(), &|| {
        asked.fetch_add(1, Ordering::Relaxed);
    });
    assert!(rest.unwrap().is_finished);
    assert!(asked.into_inner() >= experiment.len());
}
