//! What can be asked for at the prompt of a game: settings, the history, the search behind a move.

use std::fs;
use std::path::Path;

use gametree_catalogue::Search;
use gametree_present::latex_width;
use serde_json::Value;
use tempfile::tempdir;

use crate::program::{gametree, text, typing};

/// A game by these arguments with these lines, as an object.
fn played(arguments: &[&str], lines: &str, state: &Path) -> Value {
    let output = typing(&[arguments, &["--json"]].concat(), lines, state);
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn said(arguments: &[&str], lines: &str, state: &Path) -> String {
    let output = typing(arguments, lines, state);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

#[test]
fn settings_hold_from_the_next_move_and_are_kept() {
    let state = tempdir().unwrap();
    let play = ["play", "stones:stones=30", "--first", "human", "--strength", "easy", "--seed=1"];
    let lines = "2\nset depth 3\nset heuristic=report\n2\nset algorithm minimax\n2\nquit\n";
    let game = played(&play, lines, state.path());
    let searches: Vec<&str> =
        game["moves"].as_array().unwrap().iter().filter_map(|mv| mv["search"].as_str()).collect();
    assert!(searches[0].starts_with("alphabeta:depth=1,heuristic=law,ties=random"), "{searches:?}");
    assert!(searches[1].starts_with("alphabeta:depth=3,heuristic=report,"), "{searches:?}");
    assert!(searches[2].starts_with("minimax:depth=3,heuristic=report,"), "{searches:?}");
    let second = "minimax:depth=3,heuristic=report,ties=random";
    assert_eq!(game["second_player"], second);
    // Kept with the game, on the shelf and in a file.
    let file = state.path().join("saved.game");
    let save =
        format!("save {}\nset strength strong\nload {}\nquit\n", file.display(), file.display());
    let resumed = played(&["play", "--resume"], &save, state.path());
    assert_eq!(resumed["second_player"], second);
    assert_eq!(resumed["moves"], game["moves"]);
}

#[test]
fn sides_and_players() {
    let state = tempdir().unwrap();
    let people = ["play", "stones:stones=30", "--people", "2", "--seed", "1"];
    let players = |lines: &str| {
        let game = played(&people, lines, state.path());
        let player = |key: &str| game[key].as_str().unwrap().to_owned();
        (player("first_player"), player("second_player"), game["moves"].as_array().unwrap().len())
    };
    let pair = |first: &str, second: &str, moves| (first.to_owned(), second.to_owned(), moves);
    // Where there is no computer, nothing is changed, and a program that reads is told so.
    let refused =
        typing(&[&people[..], &["--json"]].concat(), "set strength easy\nquit\n", state.path());
    let game: Value = serde_json::from_slice(&refused.stdout).unwrap();
    assert_eq!((refused.status.code(), &game["second_player"]), (Some(2), &"human".into()));
    assert_eq!(players("set side first\nset easy\n2\nquit\n"), pair("human", "easy", 2));
    assert_eq!(players("set second random\nset side second\nquit\n"), pair("random", "human", 1));
    assert_eq!(players("set side first\nset side both\n2\n2\n"), pair("human", "human", 2));
    let mixed = players("set first alphabeta:depth=2\nset second human\nquit\n");
    assert_eq!(mixed, pair("alphabeta:depth=2", "human", 1));
    // Both computers play on to the end.
    let (first, second, moves) = players("set first easy\nset second random\n");
    assert!((first.as_str(), second.as_str()) == ("easy", "random") && moves > 9);
}

/// Whatever is wrong is answered with what would be right, and changes nothing.
#[test]
fn wrong_settings() {
    let state = tempdir().unwrap();
    let play = ["play", "stones:stones=30", "--first", "human", "--strength", "easy"];
    for (line, right) in [
        ("set speed 3", "side, first, second, strength, algorithm, depth, time, nodes, heuristic"),
        ("set depth", "set alone shows"),
        ("set depth 0", "a whole number, 1 or more"),
        ("set depth deep", "a whole number, 1 or more"),
        ("set strength weak", "beginner, easy, medium, strong, perfect"),
        ("set algorithm magic", "minimax, alphabeta"),
        ("set heuristic luck", "plain, report, law"),
        ("set side left", "first, second, both"),
        ("set second robot", "human, beginner"),
        ("set robot", "human, beginner"),
        ("set first engine:heuristic=law", "it takes depth"),
    ] {
        let said = said(&play, &format!("{line}\nset\nquit\n"), state.path());
        assert!(said.contains(right), "{line}: {said}");
        assert!(said.contains("depth      1 "), "{line}: {said}");
    }
    let nobody = said(&["play", "mnk", "--people", "2"], "set depth 3\nset\nquit\n", state.path());
    assert!(nobody.contains("set side first") && nobody.contains("side     both"), "{nobody}");
}

#[test]
fn again_with_the_settings_as_they_are() {
    let state = tempdir().unwrap();
    let play = ["play", "stones:stones=5", "--first", "human", "--strength", "easy", "--seed=1"];
    // Three and two end it. After the end everything can be asked for, and yes begins again.
    let lines = "3\nhistory\nset depth 2\nnonsense\ny\n3\nset strength perfect\nagain\n3\nn\n";
    let said = said(&play, lines, state.path());
    assert_eq!(said.matches("You win!").count(), 3, "{said}");
    assert_eq!(said.matches("result ").count(), 3, "each end is told once: {said}");
    assert!(said.contains("human against alphabeta:depth=2,heuristic=law,ties=random"), "{said}");
    assert!(said.contains("“nonsense” is neither y nor n"), "{said}");
    assert_eq!(fs::read_dir(state.path()).unwrap().count(), 0, "finished games are not kept");
    // Taking a move back after the end goes on with the game, which is kept again.
    let undone = self::said(&play, "3\nundo\nquit\n", state.path());
    assert!(undone.contains("gametree play --resume"), "{undone}");
    let resumed = played(&["play", "--resume"], "", state.path());
    assert_eq!(resumed["position"], "5/0/0/0/0/1");
}

#[test]
fn the_toss_is_told() {
    let state = tempdir().unwrap();
    let mut begun = Vec::new();
    for seed in 0..8 {
        let seed = format!("--seed={seed}");
        let play = ["play", "stones:stones=9", "--first", "toss", "--strength", "easy", &seed];
        let game = played(&play, "quit\n", state.path());
        let said = said(&play, "quit\n", state.path());
        let computer = game["first"] == "computer";
        assert_eq!(said.contains("The toss: the computer begins."), computer, "{said}");
        assert_eq!(said.contains("The toss: you begin."), !computer, "{said}");
        begun.push(computer);
    }
    assert!(begun.contains(&true) && begun.contains(&false));
    let no_toss = said(&["play", "stones", "--first", "human"], "quit\n", state.path());
    assert!(!no_toss.contains("The toss"), "{no_toss}");
}

#[test]
fn both_ways_to_number_squares_are_in_the_help() {
    let state = tempdir().unwrap();
    let help = said(&["play", "mnk", "--people", "2"], "help\n1 1\nb3\nhistory\n", state.path());
    assert!(
        help.contains("such as b2") && help.contains("counted from 0 at the top left"),
        "{help}"
    );
    assert!(help.contains("1  first player   b2    3/1x1/3"), "{help}");
    for word in ["undo", "history [FILE]", "set [KEY VALUE]", "again", "save FILE"] {
        assert!(
            help.lines().any(|line| line.trim_start_matches("first player > ").starts_with(word)),
            "{word}"
        );
    }
}

/// A file that is there is replaced only if that was said, whatever it is.
#[test]
fn nothing_is_replaced_without_being_told_to() {
    let folder = tempdir().unwrap();
    let play = ["play", "mnk", "--people", "2"];
    for (word, name) in [("save", "game.json"), ("history", "game.md"), ("history", "game.tex")] {
        let file = folder.path().join(name);
        let line = format!("{word} {}", file.display());
        let said = said(&play, &format!("b2\n{line}\n{line}\nquit\n"), folder.path());
        assert!(said.contains("saved in"), "{said}");
        let advice = format!("exists and was left alone; to replace it, type {word}! ");
        assert!(said.contains(&advice), "{said}");
        let first = fs::read_to_string(&file).unwrap();
        // Programs hear of it in the end.
        let refused =
            typing(&[&play[..], &["--json"]].concat(), &format!("{line}\n"), folder.path());
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains("left alone"), "{}", text(&refused.stderr));
        assert_eq!(fs::read_to_string(&file).unwrap(), first);
        let insisting = line.replacen(' ', "! ", 1);
        self::said(&play, &format!("a1\n{insisting}\nquit\n"), folder.path());
        assert_ne!(fs::read_to_string(&file).unwrap(), first);
    }
    let other = said(&play, "history game.doc\nhistory x\nquit\n", folder.path());
    assert_eq!(other.matches(".md, .csv, .tex").count(), 2, "{other}");
}

/// The cells of the table that is shown; columns begin where their labels do, or end there.
fn cells_of(game: &Value) -> Vec<[String; 8]> {
    let start = game["start"].as_str().unwrap().to_owned();
    let empty = String::new;
    let mut rows =
        vec![["0".to_owned(), empty(), empty(), start, empty(), empty(), empty(), empty()]];
    for (index, mv) in game["moves"].as_array().unwrap().iter().enumerate() {
        let word = |key: &str| mv[key].as_str().unwrap().to_owned();
        let value = mv["value"].as_f64();
        let known = match (value, mv["proven"].as_bool()) {
            (None, _) => "",
            (_, Some(true)) => "proven",
            _ => "an estimate",
        };
        rows.push([
            (index + 1).to_string(),
            format!("{} player", word("player")),
            word("move"),
            word("position"),
            value.map(|value| value.to_string()).unwrap_or_default(),
            known.to_owned(),
            mv["visited"].as_u64().map(|visited| visited.to_string()).unwrap_or_default(),
            mv["elapsed_ms"].as_f64().map(|ms| format!("{ms:.3}")).unwrap_or_default(),
        ]);
    }
    rows
}

/// A value as tables write it for people.
fn signed(value: &str) -> String {
    match value.strip_prefix('-') {
        Some(digits) => format!("−{digits}"),
        None if value.is_empty() || value == "0" => value.to_owned(),
        None => format!("+{value}"),
    }
}

#[test]
fn the_history_is_the_record_in_every_form() {
    let folder = tempdir().unwrap();
    let state = folder.path();
    for (spec, computer, moves) in [
        ("stones:stones=20", "alphabeta:depth=3,heuristic=report", "2\n3\n2\n"),
        ("bits:string=011010011", "minimax:depth=2,heuristic=report", "0\n1\n"),
        ("mnk", "random", "b2\nb3\nc3\n"),
        ("sim", "engine:nodes=500", "1-2\n3-4\n"),
    ] {
        let path = |ending: &str| state.join(format!("history.{ending}"));
        let export = |ending: &str| format!("history! {}\n", path(ending).display());
        let lines = format!("{moves}{}{}{}quit\n", export("md"), export("csv"), export("tex"));
        let play = ["play", spec, "--second-player", computer, "--seed", "2"];
        let game = played(&play, &lines, state);
        let rows = cells_of(&game);
        assert!(rows.len() > 3, "{rows:?}");
        // Each state is what `show` says of it.
        let spec = game["spec"].as_str().unwrap();
        let made: Vec<&str> = game["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv["move"].as_str().unwrap())
            .collect();
        for (count, row) in rows.iter().enumerate() {
            let shown = gametree(&["show", spec, "--moves", &made[..count].join(" "), "--json"]);
            let shown: Value = serde_json::from_slice(&shown.stdout).unwrap();
            assert_eq!(shown["position"], row[3], "{spec}");
        }
        let csv = fs::read_to_string(path("csv")).unwrap();
        let parsed: Vec<Vec<String>> = csv.split_terminator("\r\n").map(from_csv).collect();
        assert_eq!(parsed[0][..4], ["no.", "player", "move", "state"]);
        assert_eq!(parsed[0][7], "time, ms");
        for (parsed, row) in parsed[1..].iter().zip(&rows) {
            assert_eq!(parsed[..], row[..], "{spec}");
        }
        assert_eq!(parsed.len(), rows.len() + 1);
        let for_people: Vec<Vec<String>> = rows
            .iter()
            .map(|row| {
                let mut row = row.to_vec();
                row[4] = signed(&row[4]);
                row
            })
            .collect();
        let markdown = fs::read_to_string(path("md")).unwrap();
        let lines = markdown.lines().filter(|line| line.starts_with('|')).skip(2);
        assert_eq!(lines.map(from_markdown).collect::<Vec<_>>(), for_people, "{markdown}");
        let latex = fs::read_to_string(path("tex")).unwrap();
        let lines = latex.lines().filter_map(|line| line.strip_suffix(" \\\\")).skip(1);
        // A column that is empty in every row is no column of a paper.
        let says_something = |column: &usize| for_people.iter().any(|row| !row[*column].is_empty());
        let columns: Vec<usize> = (0..8).filter(says_something).collect();
        let varying =
            |row: &Vec<String>| columns.iter().map(|&column| row[column].clone()).collect();
        let for_paper: Vec<Vec<String>> = for_people.iter().map(varying).collect();
        assert_eq!(lines.map(from_latex).collect::<Vec<_>>(), for_paper, "{latex}");
        assert!(latex_width(&latex) <= 345.0, "{latex}");
        assert!(latex.contains("\\label{tab:game}"), "{latex}");
    }
}

fn from_csv(line: &str) -> Vec<String> {
    let (mut fields, mut quoted) = (vec![String::new()], false);
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            sign => fields.last_mut().unwrap().push(sign),
        }
    }
    fields
}

fn from_markdown(line: &str) -> Vec<String> {
    let inner = line.strip_prefix("| ").and_then(|line| line.strip_suffix(" |")).unwrap();
    inner.split(" | ").map(|cell| cell.replace('\\', "").trim().to_owned()).collect()
}

fn from_latex(line: &str) -> Vec<String> {
    let plain = |cell: &str| {
        let lines = cell
            .trim()
            .strip_prefix("\\parbox[t]{")
            .and_then(|rest| rest.split_once("\\raggedright ")?.1.strip_suffix("\\strut}"));
        let cell = lines.unwrap_or(cell.trim()).replace("\\allowbreak{}", "");
        let code = cell.strip_prefix("\\texttt{").and_then(|rest| rest.strip_suffix('}'));
        code.unwrap_or(&cell).replace("$-$", "−").replace('\\', "")
    };
    line.split(" & ").map(plain).collect()
}

/// The same search by the command `tree`.
fn tree_of(search: &Search, spec: &str, position: &str) -> Value {
    let mut line = vec!["tree".to_owned(), spec.to_owned(), "--json".to_owned()];
    line.extend(["--position".to_owned(), position.to_owned()]);
    line.extend(["--algorithm".to_owned(), search.algorithm.to_string()]);
    for (key, value) in search.spec().values {
        line.push(format!("--{key}"));
        line.extend((key != "merge").then_some(value));
    }
    let output = gametree(&line.iter().map(String::as_str).collect::<Vec<_>>());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
}

/// The search that the computer made: its tree has the value that was told with the move, and chooses it.
#[test]
fn the_tree_is_that_of_the_last_move() {
    let state = tempdir().unwrap();
    for computer in [
        "easy",
        "medium",
        "minimax:depth=2,heuristic=report",
        "alphabeta:depth=4,ties=random",
        "alphabeta:nodes=300",
        "alphabeta:depth=30,nodes=77",
        "minimax:depth=3,merge=yes",
        "alphabeta:depth=3,order=worst",
    ] {
        for (spec, moves) in [("stones:stones=25", "2\n3\n"), ("mnk:m=4,n=3,k=3", "b2\na1\n")] {
            let play = ["play", spec, "--second-player", computer, "--seed", "5"];
            // Later settings change nothing about the search that was made.
            let lines = format!("{moves}set strength strong\ntree\nquit\n");
            let game = played(&play, &lines, state.path());
            let moves = game["moves"].as_array().unwrap();
            let (last, before) = (moves.last().unwrap(), &moves[moves.len() - 2]);
            let search: Search = last["search"].as_str().unwrap().parse().unwrap();
            let position = before["position"].as_str().unwrap();
            if search.algorithm.is_textbook() {
                let tree = tree_of(&search, spec, position);
                assert_eq!(tree["best_move"], last["move"], "{computer} {spec}");
                assert_eq!(tree["value"], last["value"], "{computer} {spec}");
            }
            let shown = said(&play, &lines, state.path());
            let title = format!(
                "The search behind {} (move {}): ",
                last["move"].as_str().unwrap(),
                moves.len()
            );
            assert_eq!(
                shown.contains(&title),
                search.algorithm.is_textbook(),
                "{computer}: {shown}"
            );
            assert!(!shown.contains("says something else"), "{computer} {spec}: {shown}");
            let root = shown.lines().find(|line| line.trim_start().starts_with("#1 "));
            assert!(
                root.is_some_and(|root| root.contains(position) && root.contains("M")),
                "{computer} {spec}: {shown}"
            );
        }
    }
}

#[test]
fn a_tree_where_there_was_none() {
    let state = tempdir().unwrap();
    let people =
        said(&["play", "stones:stones=9", "--people", "2"], "tree\n2\ntree\n", state.path());
    assert_eq!(people.matches("The computer has not moved yet.").count(), 2, "{people}");
    assert!(people.contains("★ 9/0/0/0/0/1 ") && people.contains("★ 7/2/2/0/0/2 "), "{people}");
    for computer in ["random", "engine:nodes=1000", "perfect", "mcts:nodes=50", "pns:nodes=500"] {
        let play = ["play", "stones:stones=20", "--second-player", computer];
        let shown = said(&play, "2\ntree\nquit\n", state.path());
        let name = computer.split(':').next().unwrap();
        assert!(shown.contains("which has no search tree to show"), "{computer}: {shown}");
        assert!(shown.contains(name) || shown.contains("engine"), "{computer}: {shown}");
        assert!(shown.contains("alphabeta to depth 2 from the same position"), "{shown}");
        assert!(shown.contains("★ 18/0/2/2/0/2 "), "the position before the move: {shown}");
    }
}

/// Two computers with a pause, and without one where nobody watches.
#[test]
fn two_computers_take_their_time() {
    let state = tempdir().unwrap();
    let players = ["--first-player", "easy", "--second-player", "random", "--seed", "1"];
    let game = [&["play", "stones:stones=7"][..], &players].concat();
    let started = std::time::Instant::now();
    let moves = played(&game, "", state.path())["moves"].as_array().unwrap().len() as u32;
    let quick = started.elapsed();
    let started = std::time::Instant::now();
    let paused = [&game[..], &["--pause", "400"]].concat();
    said(&paused, "", state.path());
    let pauses = std::time::Duration::from_millis(400) * (moves - 1);
    assert!(started.elapsed() >= pauses && quick < pauses * 5, "{quick:?}");
}
