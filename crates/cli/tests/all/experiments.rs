//! `compare` and `tournament`: what they say, in every form, is one thing.

use std::fs;
use std::path::Path;

use gametree_language::Language;
use serde_json::Value;
use tempfile::tempdir;

use crate::asked::{object, refused, run};
use crate::program::command;

const SMALL: [&str; 11] = [
    "compare",
    "--game",
    "stones:stones=20..22",
    "--algorithm",
    "minimax,alphabeta",
    "--depth",
    "2..3",
    "--opponent",
    "random",
    "--repeat",
    "10",
];

fn small(out: &Path) -> Vec<&str> {
    [&SMALL[..], &["--out", out.to_str().unwrap()]].concat()
}

#[test]
fn everything_for_a_report_is_in_the_folder() {
    let around = tempdir().unwrap();
    let folder = around.path().join("run");
    run(&small(&folder));
    for name in [
        "plan.toml",
        "rows.jsonl",
        "rows.csv",
        "report.md",
        "report.html",
        "table.csv",
        "table.tex",
        "comparisons.csv",
        "comparisons.tex",
        "plots.tex",
        "plots/nodes.svg",
        "plots/nodes.pdf",
        "plots/wins.svg",
        "plots/saving.svg",
        "plots/lengths.svg",
    ] {
        let length = fs::metadata(folder.join(name)).map(|file| file.len());
        assert!(length.is_ok_and(|length| length > 100), "{name}");
    }
    assert!(!folder.join(".lock").exists());
    let rows = fs::read_to_string(folder.join("rows.jsonl")).unwrap();
    let csv = fs::read_to_string(folder.join("rows.csv")).unwrap();
    assert_eq!((rows.lines().count(), csv.lines().count()), (240, 241));
    // The plan repeats it, and has its fingerprint.
    let plan = folder.join("plan.toml");
    let again = object(&["compare", "--plan", plan.to_str().unwrap()]);
    let report = fs::read_to_string(folder.join("report.md")).unwrap();
    assert!(report.contains(again["fingerprint"].as_str().unwrap()));
    // And so does the folder, which has nothing left to play.
    let there =
        object(&["compare", "--plan", plan.to_str().unwrap(), "--out", folder.to_str().unwrap()]);
    assert_eq!((there["played"].as_u64(), there["games"].as_u64()), (Some(0), Some(240)));
}

/// The rows, the object, the tables and the sentences all have the same numbers.
#[test]
fn all_forms_say_the_same() {
    let around = tempdir().unwrap();
    let folder = around.path().join("run");
    let object = object(&small(&folder));
    let rows = fs::read_to_string(folder.join("rows.jsonl")).unwrap();
    let rows: Vec<Value> = rows.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let table = fs::read_to_string(folder.join("table.csv")).unwrap();
    let report = fs::read_to_string(folder.join("report.md")).unwrap();
    for player in object["players"].as_array().unwrap() {
        let name = player["player"].as_str().unwrap();
        let of = |row: &&Value| row["player"] == name;
        let won = rows.iter().filter(of).filter(|row| row["winner"] == row["side"]).count();
        assert_eq!(player["won"].as_u64(), Some(won as u64));
        let drawn = rows.iter().filter(of).filter(|row| row["winner"] == "draw").count();
        assert_eq!(player["drawn"].as_u64(), Some(drawn as u64));
        let (mut nodes, mut tree, mut decisions) = (0, 0, 0);
        for row in rows.iter().filter(of) {
            let first = usize::from(row["to_move"] != row["side"]);
            let numbers = |key: &str| -> Vec<u64> {
                row[key]
                    .as_array()
                    .unwrap()
                    .iter()
                    .skip(first)
                    .step_by(2)
                    .map(|n| n.as_u64().unwrap())
                    .collect()
            };
            nodes += numbers("visited").iter().sum::<u64>();
            tree += numbers("tree").iter().sum::<u64>();
            decisions += numbers("visited").len() as u64;
        }
        assert_eq!(player["decisions"].as_u64(), Some(decisions));
        let mean = nodes as f64 / decisions as f64;
        assert!((player["visited_mean"].as_f64().unwrap() - mean).abs() < 1e-9);
        let saving = 1.0 - nodes as f64 / tree as f64;
        assert!((player["saving"].as_f64().unwrap() - saving).abs() < 1e-9);
        let line = table.lines().find(|line| line.starts_with(&format!("{name},"))).unwrap();
        let games = player["games"].as_u64().unwrap();
        let lost = player["lost"].as_u64().unwrap();
        assert!(line.contains(&format!(",{games},{won},{drawn},{lost},")), "{line}");
        assert!(
            report.contains(&format!("| {name} | random | {games} | {won} | {drawn} | {lost} |")),
            "{name}"
        );
    }
    for comparison in object["comparisons"].as_array().unwrap() {
        let names = [&comparison["first"], &comparison["second"]];
        let of = |name: &Value| -> Vec<&Value> {
            rows.iter().filter(|row| row["player"] == *name).collect()
        };
        let points = |row: &Value| {
            if row["winner"] == row["side"] { 2 } else { i32::from(row["winner"] == "draw") }
        };
        let pairs: Vec<(i32, i32)> = of(names[0])
            .iter()
            .zip(of(names[1]))
            .map(|(one, other)| {
                assert_eq!(
                    (&one["game"], &one["seed"], &one["side"]),
                    (&other["game"], &other["seed"], &other["side"])
                );
                (points(one), points(other))
            })
            .collect();
        let count = |is: fn(&&(i32, i32)) -> bool| Some(pairs.iter().filter(is).count() as u64);
        assert_eq!(comparison["pairs"].as_u64(), Some(pairs.len() as u64));
        assert_eq!(comparison["better"].as_u64(), count(|(one, other)| other > one));
        assert_eq!(comparison["worse"].as_u64(), count(|(one, other)| other < one));
        let algorithms = [names[0], names[1]]
            .map(|name| name.as_str().unwrap().split(':').next().unwrap().to_owned());
        let same = comparison["verdict"] == "same-moves";
        assert_eq!(same, algorithms[0] != algorithms[1], "{comparison}");
    }
}

#[test]
fn shards_are_merged() {
    let around = tempdir().unwrap();
    let [one, two, all, whole] =
        ["one", "two", "all", "whole"].map(|name| around.path().join(name));
    run(&[&small(&one)[..], &["--shard", "1/2"]].concat());
    // As the scheduler of a cluster says it.
    let by_scheduler = command(&small(&two))
        .env("SLURM_ARRAY_TASK_ID", "2")
        .env("SLURM_ARRAY_TASK_COUNT", "2")
        .output();
    assert!(by_scheduler.unwrap().status.success());
    run(&small(&whole));
    let merged = object(&[
        "compare",
        "--merge",
        two.to_str().unwrap(),
        one.to_str().unwrap(),
        "--out",
        all.to_str().unwrap(),
    ]);
    assert_eq!(merged["finished"], true);
    let rows = |folder: &Path| -> Vec<String> {
        let text = fs::read_to_string(folder.join("rows.jsonl")).unwrap();
        text.lines().map(|line| line.split(",\"time_ns\"").next().unwrap().to_owned()).collect()
    };
    assert_eq!(rows(&all), rows(&whole));
    // What is missing is said, and that no command plays it here.
    let half = around.path().join("half");
    let merge = ["compare", "--merge", one.to_str().unwrap(), "--out", half.to_str().unwrap()];
    let merged = object(&merge);
    assert_eq!(merged["finished"], false);
    assert!(merged["notes"].to_string().contains("120 of 240 games are missing"), "{merged}");
    let said = run(&merge);
    assert!(said.contains("one side only") && !said.contains("goes on"), "{said}");
    let said = refused(&[&merge[..3], &[one.to_str().unwrap()], &merge[3..]].concat());
    assert!(said.contains("named twice"), "{said}");
    let part = object(&[&small(&one)[..], &["--shard", "1/2"]].concat());
    assert_eq!((part["games"].as_u64(), part["planned"].as_u64()), (Some(120), Some(240)));
}

#[test]
fn the_tables_of_the_course_reports() {
    let header = |columns: &str, game: &str| {
        let around = tempdir().unwrap();
        let out = around.path().to_str().unwrap();
        run(&[
            "compare",
            "--game",
            game,
            "--player",
            "alphabeta:depth=2",
            "--repeat",
            "2",
            "--times",
            "--columns",
            columns,
            "--out",
            out,
        ]);
        let table = fs::read_to_string(around.path().join("table.csv")).unwrap();
        assert!(table.lines().count() > 1);
        table.lines().next().unwrap().to_owned()
    };
    assert_eq!(
        header("000", "multiply:start=20"),
        "row,algorithm,first,start,move1,move2,move3,move4,move5,winner"
    );
    assert_eq!(
        header("001", "stones:stones=50"),
        "row,stones,algorithm,first,time_per_move_s,nodes_visited,human_score,computer_score,winner,tree_generation_s,tree_estimation_s"
    );
    assert_eq!(
        header("002", "bits:length=15"),
        "row,length,first,algorithm,nodes_visited,average_time_s,winner"
    );
    assert_eq!(
        header("004", "sim:vertices=5"),
        "depth,prune,games,red_wins,blue_wins,seconds_per_game,total_seconds"
    );
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let player = ["--player", "easy"];
    let game = ["--game", "stones"];
    for (arguments, part) in [
        (vec!["--game", "stones:stones=9..5", "--player", "easy"], "9 to 5"),
        (vec!["--game", "stones", "--player", "nobody"], "nobody"),
        (vec!["--game", "stones", "--player", "human"], "person"),
        (vec!["--game", "stones", "--player", "minimax:depth=0"], "depth"),
        (vec!["--game", "stones", "--player", "minimax:depth=3..1"], "depth"),
        (vec!["--game", "stones", "--player", "minimax:heuristic=lines"], "lines"),
        (vec!["--game", "stones:stones=1", "--player", "easy"], "over"),
        (player.to_vec(), "--game"),
        (game.to_vec(), "--player"),
        (vec!["--game", "stones", "--player", "easy", "--columns", "speed"], "speed"),
        (vec!["--game", "stones", "--player", "easy", "--columns", "won,nodes"], "nodes"),
        (vec!["--game", "stones", "--player", "easy", "--columns", "003"], "003"),
        (vec!["--game", "stones", "--player", "easy", "--shard", "3/2"], "3/2"),
        (vec!["--game", "stones", "--player", "easy", "--repeat", "0"], "repeat"),
        (vec!["--game", "stones", "--player", "easy", "--repeat", "99999999999"], "most"),
        (vec!["--plan", "/nowhere/plan.toml"], "plan.toml"),
        (vec!["--plan", "x", "--seed", "3"], "--seed"),
        (vec!["--merge", "/nowhere"], "nowhere"),
        (vec!["--merge", "/nowhere", "--game", "stones"], "--merge"),
    ] {
        let complaint = refused(&[&["compare"][..], &arguments].concat());
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
    assert!(refused(&["tournament", "--game", "stones", "--player", "easy"]).contains("two"));
    let three = [
        "tournament",
        "--game",
        "stones",
        "--player",
        "easy",
        "--player",
        "random",
        "--player",
        "medium",
    ];
    assert!(refused(&[&three[..], &["--sprt", "elo0=0,elo1=10"]].concat()).contains("two"));
    assert!(refused(&[&three[..], &["--sprt", "elo0=9"]].concat()).contains("elo0=9"));
}

#[test]
fn another_plan_is_refused_and_damage_named() {
    let around = tempdir().unwrap();
    let folder = around.path().join("run");
    run(&small(&folder));
    let other = [&small(&folder)[..], &["--seed", "3"]].concat();
    let complaint = refused(&other);
    assert!(complaint.contains("seed") && complaint.contains('3'), "{complaint}");
    let rows = folder.join("rows.jsonl");
    let text = fs::read_to_string(&rows).unwrap();
    let damaged = text.replacen("\"seed\":", "\"seed\":1", 7);
    fs::write(&rows, &damaged).unwrap();
    assert!(refused(&small(&folder)).contains("line 1"), "the first of them");
    assert_eq!(fs::read_to_string(&rows).unwrap(), damaged);
}

#[test]
fn repeating_what_is_certain_is_remarked() {
    let certain = "compare --game stones:stones=30 --player minimax:depth=2 --opponent minimax:depth=3 --repeat 20";
    let certain: Vec<&str> = certain.split(' ').collect();
    let said = run(&certain);
    assert!(said.contains("once, not 20 times"), "{said}");
    let dry = object(&[&certain[..], &["--dry-run"]].concat());
    assert_eq!(dry["games"].as_u64(), Some(2));
}

#[test]
fn reports_in_every_language() {
    let mut tables: Vec<[String; 2]> = Vec::new();
    for language in Language::ALL {
        let around = tempdir().unwrap();
        let code = language.code();
        run(&[&small(around.path())[..], &["--lang", code]].concat());
        let page = fs::read_to_string(around.path().join("report.html")).unwrap();
        let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
        assert!(page.contains(&format!("<html lang=\"{code}\" dir=\"{direction}\">")));
        // Whatever a page could ask a network for.
        for asks in ["http:", "https:", "//", "url(", "@import", "<script", "<img", "<link"] {
            let known = ["http://www.w3.org/2000/svg", "http-equiv"];
            let rest = known.iter().fold(page.clone(), |page, known| page.replace(known, ""));
            assert!(!rest.contains(asks), "{code}: {asks}");
        }
        let table = |name: &str| fs::read_to_string(around.path().join(name)).unwrap();
        tables.push(["table.csv", "comparisons.csv"].map(table));
    }
    // Tables for programs are the same in every language: numbers, and two columns for an interval.
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
    for table in &tables[0] {
        assert!(table.is_ascii() || table.replace('×', "").is_ascii(), "{table}");
        assert!(table.lines().next().unwrap().contains(" low,"), "{table}");
        let cells = table.lines().skip(1).flat_map(|line| line.split(',').rev().take(6));
        for cell in cells {
            assert!(cell.is_empty() || cell.parse::<f64>().is_ok(), "{cell}");
        }
    }
}

#[test]
fn a_tournament_has_a_cross_table_and_strengths() {
    let object = object(&[
        "tournament",
        "--game",
        "tictactoe",
        "--player",
        "random",
        "--player",
        "easy",
        "--player",
        "medium",
        "--openings",
        "8",
        "--repeat",
        "4",
    ]);
    let standings = object["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|standing| standing["points"].as_f64().unwrap()).sum();
    assert_eq!(points, object["games"].as_f64().unwrap());
    let elo = |index: usize| standings[index]["elo"].as_f64().unwrap();
    assert!(elo(0) < elo(1) && elo(1) < elo(2), "{object}");
    let sprt = run(&[
        "tournament",
        "--game",
        "tictactoe",
        "--player",
        "medium",
        "--player",
        "random",
        "--openings",
        "12",
        "--repeat",
        "50",
        "--sprt",
        "elo0=0,elo1=50",
    ]);
    assert!(sprt.contains("Decided after"), "{sprt}");
}

/// A player that could leave something to chance and never does plays the same game again and again: copies show nothing.
#[test]
fn copies_count_once() {
    let copies = [
        "--game",
        "tictactoe",
        "--player",
        "minimax:depth=3",
        "--opponent",
        "strong",
        "--repeat",
        "10",
    ];
    let said = run(&[&["compare"][..], &copies].concat());
    let told = object(&[&["compare"][..], &copies].concat());
    // Whether `strong` leaves anything to chance is for its rows to say.
    let games = told["players"][0]["games"].as_u64().unwrap();
    assert!(games == 2 || !said.contains("alike"), "{said}");
    let stones = ["--game", "stones", "--player", "medium", "--player", "easy", "--repeat", "50"];
    let told = object(&[&["tournament"][..], &stones].concat());
    assert_eq!(
        (told["games"].as_u64(), told["players"][0]["games"].as_u64()),
        (Some(100), Some(2))
    );
    let said = run(&[&["tournament"][..], &stones].concat());
    assert!(said.contains("all repetitions were alike"), "{said}");
    let early = object(&[&["tournament"][..], &stones, &["--sprt", "elo0=0,elo1=50"]].concat());
    assert_eq!(early["sprt"]["decision"], Value::Null);
    assert_eq!(early["sprt"]["games"], 2);
}

/// Whoever asks a shared solution first pays for it, on whichever thread that is: it must not show.
#[test]
fn perfect_players_have_the_same_rows_on_any_number_of_threads() {
    let fingerprint = |threads: &str| {
        let told = object(&[
            "tournament",
            "--game",
            "tictactoe",
            "--player",
            "perfect",
            "--player",
            "easy",
            "--player",
            "random",
            "--openings",
            "8",
            "--repeat",
            "4",
            "--threads",
            threads,
        ]);
        told["fingerprint"].as_str().unwrap().to_owned()
    };
    let one = fingerprint("1");
    for threads in ["2", "3", "8"] {
        assert_eq!(fingerprint(threads), one, "{threads} threads");
    }
}

/// The whole tree of alpha-beta is what minimax visits.
#[test]
fn whole_trees_are_those_of_minimax() {
    let told = object(&[
        "compare",
        "--game",
        "sim",
        "--algorithm",
        "minimax,alphabeta",
        "--depth",
        "2..5",
        "--repeat",
        "2",
    ]);
    let players = told["players"].as_array().unwrap();
    let (minimax, alphabeta) = players.split_at(players.len() / 2);
    for (minimax, alphabeta) in minimax.iter().zip(alphabeta) {
        let (whole, known) =
            (minimax["visited_mean"].as_f64().unwrap(), alphabeta["tree_mean"].as_f64().unwrap());
        assert!((whole - known).abs() < 1e-6, "{minimax} {alphabeta}");
    }
}
