//! `analyze`: what is said in several places is the same in all of them.

use serde_json::{Value, json};

use crate::json::object;
use crate::program::{gametree, text};

fn printed(arguments: &[&str]) -> String {
    let output = gametree(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// The fact with this label.
fn fact<'a>(screen: &'a str, label: &str) -> Option<&'a str> {
    let line = screen.lines().find(|line| line.starts_with(&format!("{label}  ")))?;
    Some(line[label.len()..].trim())
}

/// A search that is mistaken, one that is right, and one that cannot know.
#[test]
fn the_first_sentence_says_whether_the_choice_is_right() {
    let mistaken = ["analyze", "stones:stones=50", "--algorithm", "minimax", "--depth", "6"];
    let screen = printed(&mistaken);
    assert!(
        screen.contains(
            "The search picks 2. That is a mistake: the second player wins by 4 in 24 plies. \
             The right move is 3: the first player wins by 2 in 24 plies."
        ),
        "{screen}"
    );
    assert_eq!(object(&mistaken)["choice"], "mistake");
    // Nothing is called exact that rests on an estimate, and nothing best that is a mistake.
    assert_eq!(fact(&screen, "value"), Some("0 (an estimate)"));
    assert_eq!(fact(&screen, "best move"), None);
    assert!(screen.contains("fully searched") && !screen.contains("  exact\n"), "{screen}");

    let unknown = ["analyze", "mnk:m=6,n=6,k=4", "--algorithm", "random", "--seed", "3"];
    let screen = printed(&unknown);
    assert!(
        screen.contains("The random choice is e6. It is not known whether that is right.\n"),
        "{screen}"
    );
    assert!(!screen.contains("equally good") && !screen.contains("estimate"), "{screen}");
    assert_eq!(object(&unknown)["choice"], "unknown");
}

#[test]
fn a_proof_search_says_why_it_has_none() {
    let search = ["analyze", "mnk:m=5,n=5,k=4", "--algorithm", "pns", "--depth", "3"];
    let found = object(&search);
    assert_eq!((&found["stopped"], &found["value"]), (&json!("depth"), &Value::Null));
    assert_eq!(found["choice"], "none");
    let screen = printed(&search);
    assert_eq!(fact(&screen, "value"), Some("not known"));
    assert_eq!(fact(&screen, "stopped"), Some("no proof within the depth limit"));
}

/// Value, chosen move, lines, table and exact result, for many searches of many positions.
#[test]
fn no_two_places_contradict_each_other() {
    let games = [
        ["stones:stones=13", "--moves", ""],
        ["stones:stones=9,take=1/4", "--moves", "4"],
        ["bits:string=0110100", "--moves", "1"],
        ["multiply:start=23", "--moves", "3"],
        ["mnk:m=3,n=3,k=3", "--position", "3/3/x1o/2"],
        ["mnk:m=4,n=3,k=3,misere=yes", "--moves", "b2 c2"],
        ["mnk:m=5,n=4,k=4", "--position", "1oo2/5/2x2/x2x1/2"],
        ["sim:vertices=5", "--moves", "1-2 3-4"],
    ];
    let searches = [
        &["--algorithm", "minimax", "--depth", "3"][..],
        &["--algorithm", "alphabeta", "--depth", "4", "--heuristic", "report"],
        &["--algorithm", "engine", "--lines", "4"],
        &["--algorithm", "engine", "--lines", "3", "--nodes", "60"],
        &["--algorithm", "engine", "--threads", "3", "--depth", "3"],
        &["--algorithm", "mcts", "--nodes", "300"],
        &["--algorithm", "pns"],
        &["--algorithm", "perfect"],
        &["--algorithm", "random", "--seed", "5"],
    ];
    for game in games {
        for search in searches {
            let arguments = [&["analyze"], &game[..], search].concat();
            consistent(&arguments);
        }
    }
}

fn consistent(arguments: &[&str]) {
    let (found, screen) = (object(arguments), printed(arguments));
    let say = || format!("{arguments:?}\n{screen}\n{found:#}");
    let chosen = found["best_move"].as_str();
    assert_eq!(fact(&screen, "chosen move"), chosen, "{}", say());
    let moves = found["moves"].as_array().unwrap();
    let row = |mv: &str| moves.iter().find(|row| row["move"] == mv);

    // The chosen move is worth what the position is said to be.
    if let Some(row) = chosen.and_then(row)
        && !found["value"].is_null()
    {
        assert_eq!(row["value"], found["value"], "{}", say());
    }
    // Lines and moves say the same.
    for line in found["lines"].as_array().into_iter().flatten() {
        let row = row(line["line"][0].as_str().unwrap()).unwrap_or_else(|| panic!("{}", say()));
        for field in ["value", "bound", "proven", "winner", "margin", "plies"] {
            assert_eq!(row[field], line[field], "{field} {}", say());
        }
    }
    // What the search has proven is what is exactly so, and the sentence goes by that.
    let exact = &found["exact"];
    for field in ["winner", "margin"] {
        if found["proven"] == true && !found[field].is_null() {
            assert_eq!(found[field], exact[field], "{}", say());
        }
    }
    let is_in = |list: &Value| list.as_array().unwrap().iter().any(|mv| mv.as_str() == chosen);
    let expected = match chosen {
        None => "none",
        Some(_) if is_in(&exact["best_moves"]) => "right",
        Some(_) if is_in(&exact["mistakes"]) => "mistake",
        Some(_) => "inferior",
    };
    assert_eq!(found["choice"], expected, "{}", say());
    let sentence = match expected {
        "right" => "That is right",
        "mistake" => "That is a mistake",
        "inferior" => "That is not the best",
        _ => "has found no move",
    };
    assert!(screen.contains(sentence), "{}", say());
    // An estimate is called one, and a proof is not.
    if let Some(value) = fact(&screen, "value") {
        let proven = value.contains("(proven");
        assert_eq!(proven, found["proven"] == true, "{}", say());
    }
}
