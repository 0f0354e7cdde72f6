//! The same plan gives the same rows, whoever plays them and however often it was interrupted.

use std::fs;
use std::path::Path;

use gametree_catalogue::Catalogue;
use gametree_lab::experiment::{
    Experiment, ExperimentError, Folder, Kind, Note, Plan, PlanError, Row, RowsReader, Run, Shard,
    Sides, dry_run, merge, run,
};
use gametree_rules::Work;
use gametree_rules::work::Budget;

pub(crate) fn plan(games: &[&str], players: &[&str], opponents: &[&str]) -> Plan {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Plan {
        kind: if opponents.is_empty() { Kind::Tournament } else { Kind::Compare },
        games: texts(games),
        players: texts(players),
        opponents: texts(opponents),
        first: Sides::Both,
        repeat: 1,
        openings: 0,
        plies: None,
        seed: 7,
        times: false,
        grade: 0,
        sprt: None,
    }
}

pub(crate) fn prepare(plan: &Plan) -> Experiment {
    Experiment::prepare(plan, &Catalogue::standard()).unwrap()
}

fn work(threads: usize) -> Work {
    Work::within(Budget { threads, ..Budget::default() })
}

pub(crate) fn run_in(path: &Path, plan: &Plan, shard: Shard, threads: usize) -> Run {
    let experiment = prepare(plan);
    let folder = Folder::open(path, plan).unwrap();
    run(&experiment, &folder, shard, &work(threads)).unwrap()
}

/// The rows as they are written, but for times.
fn repeatable(path: &Path) -> Vec<String> {
    let text = fs::read(path.join(Folder::ROWS)).unwrap();
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines
        .map(|line| String::from_utf8(Row::repeatable_part(line).unwrap().to_vec()).unwrap())
        .collect()
}

fn mixed() -> Plan {
    let games = ["stones:stones=20..23", "tictactoe", "multiply:start=25"];
    let players = ["minimax:depth=1..3", "alphabeta:depth=3,ties=random", "easy", "mcts:nodes=50"];
    Plan { repeat: 4, ..plan(&games, &players, &["random", "engine:nodes=300"]) }
}

#[test]
fn the_same_rows_on_any_number_of_threads_and_shards() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let plan = mixed();
    let one = run_in(&at("one"), &plan, Shard::WHOLE, 1);
    assert!(one.is_finished && one.played == one.of && one.there == prepare(&plan).len());
    let expected = repeatable(&at("one"));
    assert_eq!(expected.len() as u64, one.there);
    for (index, line) in expected.iter().enumerate() {
        assert!(line.starts_with(&format!("{{\"number\":{},", index + 1)), "in order: {line}");
    }
    for threads in [2, 5] {
        run_in(&at(&threads.to_string()), &plan, Shard::WHOLE, threads);
        assert_eq!(repeatable(&at(&threads.to_string())), expected, "{threads} threads");
    }
    for shard in ["1/2", "2/2"] {
        let run = run_in(&at(&shard.replace('/', "-")), &plan, shard.parse().unwrap(), 2);
        assert!(run.is_finished && run.there < one.there);
    }
    let experiment = prepare(&plan);
    let out = Folder::open(&at("merged"), &plan).unwrap();
    let there = merge(&[at("2-2"), at("1-2"), at("one")], &experiment, &out).unwrap();
    assert_eq!((there, repeatable(&at("merged"))), (one.there, expected.clone()));
    // Two shards in one folder, one after the other.
    for shard in ["2/2", "1/2"] {
        run_in(&at("both"), &plan, shard.parse().unwrap(), 2);
    }
    assert_eq!(repeatable(&at("both")), expected);
}

#[test]
fn rows_say_what_the_searches_say() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan {
        openings: 3,
        ..plan(&["stones:stones=15", "tictactoe"], &["alphabeta:depth=3"], &["minimax:depth=2"])
    };
    let run = run_in(folder.path(), &plan, Shard::WHOLE, 2);
    assert_eq!(run.there, 2 * 3 * 2);
    let catalogue = Catalogue::standard();
    let mut reader = RowsReader::open(&folder.path().join(Folder::ROWS)).unwrap();
    let mut rows = 0;
    while let Some((row, _)) = reader.next_row().unwrap() {
        rows += 1;
        let facts = row.facts;
        let mut session = catalogue.open(&facts.game).unwrap();
        facts.opening.iter().for_each(|mv| drop(session.play(mv).unwrap()));
        assert_eq!(session.position(), facts.start);
        for (index, mv) in facts.moves.iter().enumerate() {
            let player = if facts.is_the_players(index) { &facts.player } else { &facts.opponent };
            let answer = session.analyze(&player.parse().unwrap(), &Work::new()).unwrap();
            assert_eq!(answer.best_move.as_ref(), Some(mv));
            assert_eq!(answer.counts.visited, facts.visited[index]);
            assert_eq!(answer.counts.evaluated, facts.evaluated[index]);
            assert_eq!(answer.counts.cutoffs, facts.cutoffs[index]);
            let whole = player.replace("alphabeta", "minimax").parse().unwrap();
            let whole = session.analyze(&whole, &Work::new()).unwrap();
            assert_eq!(
                facts.tree[index],
                Some(whole.counts.visited),
                "minimax sees the whole tree"
            );
            session.play(mv).unwrap();
        }
        let result = session.result().unwrap();
        assert_eq!((facts.margin, facts.score), (result.margin, result.score));
        assert_eq!(facts.winner, result.into());
    }
    assert_eq!(rows, run.there);
}

#[test]
fn what_was_interrupted_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let plan = mixed();
    let whole = folder.path().join("whole");
    run_in(&whole, &plan, Shard::WHOLE, 2);
    let expected = repeatable(&whole);
    let bytes = fs::read(whole.join(Folder::ROWS)).unwrap();
    // Cut anywhere, in the middle of a line above all.
    for part in 0..40 {
        let path = folder.path().join(format!("cut-{part}"));
        drop(Folder::open(&path, &plan).unwrap());
        let cut = bytes.len() * part / 40 + part;
        fs::write(path.join(Folder::ROWS), &bytes[..cut]).unwrap();
        let run = run_in(&path, &plan, Shard::WHOLE, 2);
        assert!(run.is_finished && (part == 0 || run.played < run.of));
        assert_eq!(repeatable(&path), expected, "cut after {cut} bytes");
    }
    // Rows in any order, as several threads leave them.
    let path = folder.path().join("mixed");
    drop(Folder::open(&path, &plan).unwrap());
    let text = String::from_utf8(bytes).unwrap();
    let lines: Vec<&str> = text.lines().rev().step_by(3).collect();
    fs::write(path.join(Folder::ROWS), lines.join("\n") + "\n").unwrap();
    run_in(&path, &plan, Shard::WHOLE, 2);
    assert_eq!(repeatable(&path), expected);
}

#[test]
fn damage_is_named_by_its_line_and_nothing_changes() {
    let folder = tempfile::tempdir().unwrap();
    let plan = mixed();
    let path = folder.path().join("run");
    run_in(&path, &plan, Shard::WHOLE, 2);
    let rows = path.join(Folder::ROWS);
    let good = fs::read(&rows).unwrap();
    let lines: Vec<usize> =
        good.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at).collect();
    let experiment = prepare(&plan);
    for number in 0..60 {
        let mut damaged = good.clone();
        // Anywhere in a row that is not the last, its times included.
        let line = number * (lines.len() - 1) / 60;
        let start = if line == 0 { 0 } else { lines[line - 1] + 1 };
        damaged[start + number * 7919 % (lines[line] - start)] ^= 1 << (number % 7);
        fs::write(&rows, &damaged).unwrap();
        let open = Folder::open(&path, &plan).unwrap();
        let error = run(&experiment, &open, Shard::WHOLE, &work(1)).unwrap_err();
        let ExperimentError::Damaged { line: named, .. } = error else { panic!("{error}") };
        // A line break in the middle of a line makes two of it.
        assert!((line + 1..=line + 2).contains(&(named as usize)), "{named} for {line}");
        assert_eq!(fs::read(&rows).unwrap(), damaged);
    }
}

#[test]
fn another_plan_is_refused_with_the_difference() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(&["stones:stones=9"], &["easy"], &["random"]);
    run_in(folder.path(), &plan, Shard::WHOLE, 1);
    let other = Plan { seed: 8, ..plan.clone() };
    match Folder::open(folder.path(), &other) {
        Err(ExperimentError::OtherPlan { key, there, here, .. }) => {
            assert_eq!((key.as_str(), there.as_str(), here.as_str()), ("seed", "7", "8"));
        }
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was taken"),
    }
    let open = Folder::open(folder.path(), &plan).unwrap();
    assert!(matches!(Folder::open(folder.path(), &plan), Err(ExperimentError::InUse { .. })));
    drop(open);
    fs::remove_file(folder.path().join(Folder::PLAN)).unwrap();
    assert!(matches!(Folder::open(folder.path(), &plan), Err(ExperimentError::NoPlan { .. })));
}

#[test]
fn repeating_what_is_certain_adds_nothing() {
    let twenty = |players: &[&str], opponents: &[&str]| {
        let plan = Plan { repeat: 20, ..plan(&["stones:stones=20"], players, opponents) };
        let experiment = prepare(&plan);
        let notes =
            experiment.notes().iter().filter(|note| !matches!(note, Note::PlainHeuristic { .. }));
        (experiment.len(), notes.cloned().collect::<Vec<_>>())
    };
    let once = Note::OnceIsEnough { asked: 20, contests: 2, of: 2 };
    assert_eq!(twenty(&["minimax:depth=2..3"], &["alphabeta:depth=2"]), (4, vec![once]));
    assert_eq!(twenty(&["minimax:depth=2..3"], &["random"]), (80, vec![]));
    let some = Note::OnceIsEnough { asked: 20, contests: 1, of: 2 };
    assert_eq!(twenty(&["minimax:depth=2", "easy"], &["minimax:depth=1"]), (2 + 40, vec![some]));
    // All numbers lead to different games, and every game has one.
    let plan = Plan {
        repeat: 3,
        openings: 5,
        ..plan(
            &["tictactoe", "stones:stones=30..31"],
            &["easy", "minimax:depth=2", "random"],
            &["minimax:depth=1", "alphabeta:depth=2,ties=random"],
        )
    };
    let experiment = prepare(&plan);
    let mut seen = std::collections::HashSet::new();
    for number in 0..experiment.len() {
        let game = experiment.game(number);
        assert_eq!(game.number, number);
        assert!(seen.insert((game.game, game.opening, game.repetition, game.side, game.contest)));
    }
    assert_eq!(seen.len(), 3 * 5 * 2 * (6 * 3 - 2));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |plan: Plan| Experiment::prepare(&plan, &Catalogue::standard()).err().unwrap();
    let games = &["stones:stones=9"][..];
    assert_eq!(refused(plan(&[], &["easy"], &["random"])), PlanError::NoGames);
    assert_eq!(refused(plan(games, &["human"], &["random"])), PlanError::Human);
    assert!(matches!(
        refused(plan(games, &["minimax:depth=0"], &["random"])),
        PlanError::Player(_)
    ));
    assert!(matches!(
        refused(plan(games, &["minimax:depth=3..2"], &["random"])),
        PlanError::Player(_)
    ));
    assert!(matches!(refused(plan(games, &["nobody"], &["random"])), PlanError::Player(_)));
    assert!(matches!(
        refused(plan(&["stones:stones=9..5"], &["easy"], &["random"])),
        PlanError::Family(_)
    ));
    let heuristic = plan(games, &["minimax:depth=2,heuristic=lines"], &["random"]);
    assert!(matches!(refused(heuristic), PlanError::CannotPlay { .. }));
    assert_eq!(refused(plan(games, &["easy"], &[])), PlanError::TooFewPlayers);
    assert!(matches!(
        refused(plan(&["stones:stones=1"], &["easy"], &["random"])),
        PlanError::Finished { .. }
    ));
    let none = Plan { openings: 3, plies: Some(9), ..plan(games, &["easy"], &["random"]) };
    assert!(matches!(refused(none), PlanError::NoOpening { .. }));
    let large = Plan { grade: u64::MAX, ..plan(games, &["easy"], &["random"]) };
    assert!(matches!(refused(large), PlanError::TooLarge { key: "grade", .. }));
    let one_side = Plan { first: Sides::First, ..plan(games, &["easy", "random"], &[]) };
    assert_eq!(refused(one_side), PlanError::TournamentOnOneSide);
    let many = Plan { repeat: u64::MAX, ..plan(games, &["easy"], &["random"]) };
    assert!(matches!(refused(many), PlanError::TooManyGames { .. }));
}

#[test]
fn a_test_of_two_ends_with_the_same_game_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let two = plan(&["stones:stones=40"], &["easy", "random"], &[]);
    let plan = Plan { openings: 20, repeat: 40, sprt: "elo0=0,elo1=50".parse().ok(), ..two };
    let mut all = Vec::new();
    for threads in [1, 2, 4] {
        let path = folder.path().join(threads.to_string());
        let run = run_in(&path, &plan, Shard::WHOLE, threads);
        assert!(run.is_finished && run.there < prepare(&plan).len(), "{run:?}");
        all.push(repeatable(&path));
        let again = run_in(&path, &plan, Shard::WHOLE, threads);
        assert_eq!((again.played, again.there, again.is_finished), (0, run.there, true));
    }
    assert!(all.iter().all(|rows| *rows == all[0]));
}

#[test]
fn a_dry_run_keeps_nothing() {
    let experiment = prepare(&mixed());
    let tried = dry_run(&experiment, Shard::WHOLE, &work(2)).unwrap();
    assert!(tried.tried > 0 && tried.games == experiment.len() && !tried.estimate.is_zero());
}

#[test]
fn times_are_measured_to_be_compared() {
    let folder = tempfile::tempdir().unwrap();
    let two = plan(&["stones:stones=12"], &["minimax:depth=3", "alphabeta:depth=3"], &["random"]);
    let plan = Plan { times: true, ..two };
    run_in(folder.path(), &plan, Shard::WHOLE, 2);
    let mut reader = RowsReader::open(&folder.path().join(Folder::ROWS)).unwrap();
    while let Some((row, _)) = reader.next_row().unwrap() {
        let (facts, times) = (row.facts, row.times);
        assert!(times.are_comparable());
        let moves = facts.moves.len();
        for length in
            [times.time_spread_ns.len(), times.time_repeats.len(), times.time_build_ns.len()]
        {
            assert_eq!(length, moves);
        }
        for index in 0..moves {
            assert!(times.time_ns[index] > 0 && times.time_repeats[index] > 1);
            let built = facts.is_the_players(index);
            assert_eq!(
                times.time_build_ns[index].is_some(),
                built,
                "a tree where there is a search"
            );
            assert_eq!(times.time_value_ns[index].is_some(), built);
        }
    }
}

/// Half a row is cut off; what was never a row is not.
#[test]
fn what_was_never_a_row_stays() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(&["stones:stones=9"], &["easy"], &["random"]);
    run_in(folder.path(), &plan, Shard::WHOLE, 1);
    let rows = folder.path().join(Folder::ROWS);
    let good = fs::read(&rows).unwrap();
    for tail in ["my important notes", " ", "{}", "\0\0"] {
        let text = [&good, tail.as_bytes()].concat();
        fs::write(&rows, &text).unwrap();
        let open = Folder::open(folder.path(), &plan).unwrap();
        let error = run(&prepare(&plan), &open, Shard::WHOLE, &work(1)).unwrap_err();
        assert!(matches!(error, ExperimentError::Damaged { line: 3, .. }), "{tail}: {error}");
        assert_eq!(fs::read(&rows).unwrap(), text);
    }
}

/// Rows that are whole, and of other games than the plan asks for.
#[test]
fn rows_of_other_games_are_damage() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let plan = plan(&["stones:stones=9"], &["easy", "medium"], &["random"]);
    run_in(&one, &plan, Shard::WHOLE, 1);
    for other in [
        Plan { seed: 8, ..plan.clone() },
        Plan { players: vec!["medium".to_owned(), "easy".to_owned()], ..plan.clone() },
        Plan { games: vec!["stones:stones=10".to_owned()], ..plan.clone() },
        Plan { first: Sides::Second, repeat: 4, ..plan.clone() },
    ] {
        let _ = fs::remove_dir_all(&two);
        drop(Folder::open(&two, &other).unwrap());
        fs::copy(one.join(Folder::ROWS), two.join(Folder::ROWS)).unwrap();
        let open = Folder::open(&two, &other).unwrap();
        let error = run(&prepare(&other), &open, Shard::WHOLE, &work(1)).unwrap_err();
        assert!(matches!(error, ExperimentError::Damaged { line: 1, .. }), "{error}");
    }
}

#[test]
fn a_merge_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let plan = Plan { repeat: 10, ..plan(&["stones:stones=9"], &["easy"], &["random"]) };
    run_in(&at("whole"), &plan, Shard::WHOLE, 1);
    run_in(&at("part"), &plan, "1/3".parse().unwrap(), 1);
    let rows = |name: &str| fs::read(at(name).join(Folder::ROWS)).unwrap();
    let before = rows("part");
    let text = String::from_utf8(rows("whole")).unwrap();
    fs::write(at("whole").join(Folder::ROWS), text.replacen("\"seed\":", "\"seed\":1", 5)).unwrap();
    let out = Folder::open(&at("part"), &plan).unwrap();
    let error = merge(&[at("whole")], &prepare(&plan), &out).unwrap_err();
    assert!(matches!(error, ExperimentError::Damaged { .. }), "{error}");
    assert_eq!(rows("part"), before);
    fs::write(at("whole").join(Folder::ROWS), text).unwrap();
    // The same folder twice is a slip: another part is missing in its place.
    let twice = merge(&[at("whole"), at("whole")], &prepare(&plan), &out).unwrap_err();
    assert!(matches!(twice, ExperimentError::FolderTwice { .. }), "{twice}");
    assert_eq!(rows("part"), before);
    // A part may be merged with itself and with the whole.
    let all = merge(&[at("part"), at("whole")], &prepare(&plan), &out).unwrap();
    assert_eq!(all, prepare(&plan).len());
}

#[test]
fn somebodys_own_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(&["stones:stones=9"], &["easy"], &["random"]);
    fs::write(folder.path().join("report.md"), "mine").unwrap();
    let refused = Folder::open(folder.path(), &plan).err().unwrap();
    assert!(matches!(refused, ExperimentError::NotEmpty { .. }), "{refused}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    // A plan with remarks of one's own stays as it is.
    let own = folder.path().join("own");
    fs::create_dir(&own).unwrap();
    let text = format!("# my own remark\n{plan}");
    fs::write(own.join(Folder::PLAN), &text).unwrap();
    run_in(&own, &plan, Shard::WHOLE, 1);
    assert_eq!(fs::read_to_string(own.join(Folder::PLAN)).unwrap(), text);
}
