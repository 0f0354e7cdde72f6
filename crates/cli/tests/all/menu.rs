//! The menu and its questions, through a pseudo-terminal.

use std::fs;
use std::path::Path;

use rexpect::session::PtySession;
use tempfile::tempdir;

use crate::program::{text, typing};
use crate::terminal::{bytewise, terminal};

const MENU: &str = "What would you like to do?";

/// The short prompt after a result.
const NEXT: &str = "What next?";

/// Types each answer when its question is there.
fn answer(session: &mut PtySession, answers: &[(&str, &str)]) {
    for (question, answer) in answers {
        session.exp_string(&bytewise(question)).unwrap();
        session.send_line(answer).unwrap();
    }
}

#[test]
fn the_menu_leads_to_playing_and_back() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "en", state.path());
    answer(&mut session, &[(MENU, "nonsense"), ("type a number from 1 to 20", "games")]);
    session.exp_string("heuristics").unwrap();
    // The result stays on the screen; an empty answer shows the menu.
    answer(
        &mut session,
        &[(NEXT, "nonsense"), (NEXT, "menu"), (MENU, "language"), ("Which", "en")],
    );
    answer(&mut session, &[(MENU, "games"), (NEXT, ""), (MENU, "games"), (NEXT, "back")]);
    session.exp_eof().unwrap();
    let mut session = terminal(&[], "en", state.path());
    answer(&mut session, &[(MENU, "2"), ("Which game?", "mnk")]);
    // Three sizes, who plays, who begins, how strong.
    for _ in 0..6 {
        session.exp_string("] > ").unwrap();
        session.send_line("").unwrap();
    }
    answer(&mut session, &[("your move > ", "b2"), ("your move > ", "quit"), (NEXT, "resume")]);
    answer(&mut session, &[("your move > ", "quit"), (NEXT, "quit")]);
    session.exp_eof().unwrap();
}

/// A report goes by its number, which is not the number of a choice.
#[test]
fn reports_by_their_numbers() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "en", state.path());
    answer(&mut session, &[(MENU, "reproduce"), ("Which report?", "000")]);
    session.exp_string("Without the menu: gametree reproduce 000").unwrap();
    session.exp_string("Report 000").unwrap();
    answer(&mut session, &[(NEXT, "quit")]);
    session.exp_eof().unwrap();
}

/// What comes first; Ctrl-C leads back.
#[test]
fn the_first_item_opens_the_browser() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "en", state.path());
    session.exp_string("1  open in the browser (serve)").unwrap();
    session.exp_string("[1] > ").unwrap();
    session.send_line("").unwrap();
    session.exp_string("Without the menu: gametree serve --open").unwrap();
    session.exp_string("The workbench is at http://127.0.0.1:").unwrap();
    session.exp_string("Ctrl-C stops it.").unwrap();
    session.send_control('c').unwrap();
    answer(&mut session, &[(NEXT, "quit")]);
    session.exp_eof().unwrap();
}

/// What is chosen, its questions with their answers, the line, what the result says.
type Item<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str, &'a str);

/// Every item with all its questions; each ends with the command line that was made and its result.
#[test]
fn every_item_by_its_questions() {
    let state = tempdir().unwrap();
    let stones: &[(&str, &str)] = &[("Which game?", "stones"), ("50 to 70 [50] > ", "")];
    let start: &[(&str, &str)] = &[("[start] > ", "")];
    let items: [Item; 11] = [
        ("show", &[("[start] > ", "2 3")], "show stones:stones=50 --moves \"2 3\"", "to move"),
        (
            "analyze",
            &[
                ("[start] > ", "7/43/23/20/20/1"),
                ("[start] > ", ""),
                ("[2] > ", "alphabeta"),
                ("1 to 512 [4] > ", "0"),
                ("1 to 512 [4] > ", "2"),
                ("[1] > ", "law"),
            ],
            "analyze stones:stones=50 --algorithm alphabeta --depth 2 --heuristic law",
            "The search picks",
        ),
        (
            "tree",
            &[start[0], ("[2] > ", "1"), ("[2] > ", ""), ("[1] > ", "")],
            "tree stones:stones=50 --algorithm minimax --depth 2",
            "MAX",
        ),
        (
            "diff",
            &[
                start[0],
                ("[minimax:depth=3] > ", "engine"),
                ("[minimax:depth=3] > ", ""),
                ("[alphabeta:depth=3] > ", "back"),
                ("[minimax:depth=3] > ", "minimax:depth=2"),
                ("[alphabeta:depth=3] > ", ""),
            ],
            "diff stones:stones=50 --a minimax:depth=2 --b alphabeta:depth=3",
            "visited by both",
        ),
        ("solve", start, "solve stones:stones=50", "exact result"),
        (
            "grade",
            &[start[0], ("[1..3] > ", "3..1"), ("[1..3] > ", ""), ("[1] > ", "")],
            "grade stones:stones=50 --depth 1..3 --heuristic all",
            "alphabeta 3 law",
        ),
        (
            "perft",
            &[start[0], ("0 to 512 [6] > ", "many"), ("0 to 512 [6] > ", "3")],
            "perft stones:stones=50 --depth 3",
            "total",
        ),
        ("sweep", &[], "sweep stones:stones=50..70", "laws"),
        ("exercise", &[], "exercise --shape 3.3 --seed 7", "What is the root worth?"),
        (
            "compare",
            &[
                ("[minimax:depth=2..4] > ", "human"),
                ("[minimax:depth=2..4] > ", "minimax:depth=2"),
                ("[alphabeta:depth=2..4] > ", "back"),
                ("[minimax:depth=2..4] > ", "minimax:depth=2"),
                ("[alphabeta:depth=2..4] > ", "alphabeta:depth=2"),
                ("[random] > ", ""),
                ("[20] > ", "3"),
                ("[experiment] > ", "/dev/null/a"),
            ],
            "compare --game stones:stones=50 --player minimax:depth=2 --player alphabeta:depth=2 --opponent random --repeat 3 --out /dev/null/a",
            "cannot be written",
        ),
        (
            "tournament",
            &[
                ("[medium] > ", ""),
                ("[easy] > ", ""),
                ("[20] > ", "1"),
                ("[experiment] > ", "/dev/null/b"),
            ],
            "tournament --game stones:stones=50 --player medium --player easy --openings 20 --repeat 1 --out /dev/null/b",
            "cannot be written",
        ),
    ];
    let mut session = terminal(&[], "en", state.path());
    for (index, (item, questions, line, result)) in items.into_iter().enumerate() {
        answer(&mut session, &[(if index == 0 { MENU } else { NEXT }, item)]);
        if item == "sweep" {
            let sweep = [("Which game?", "2"), ("[50..70] > ", "60"), ("[50..70] > ", "")];
            answer(&mut session, &sweep);
        } else if item == "exercise" {
            answer(&mut session, &[("What shape", "3.3"), ("[1] > ", "x"), ("[1] > ", "7")]);
            answer(&mut session, &[("become of it?", "show")]);
        } else {
            answer(&mut session, stones);
            answer(&mut session, questions);
        }
        session.exp_string(&format!("Without the menu: gametree {line}")).unwrap();
        session.exp_string(result).unwrap();
    }
    // Nothing to ask for, and so no line that says it.
    answer(&mut session, &[(NEXT, "tables")]);
    session.exp_string("There are no tables in").unwrap();
    answer(&mut session, &[(NEXT, "quit")]);
    session.exp_eof().unwrap();
}

/// What takes longer to solve may be kept, and what is kept may be deleted.
#[test]
fn tables_are_kept_and_deleted() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "en", state.path());
    let game = [("Which game?", "tictactoe"), ("columns", "6"), ("rows", "3"), ("in a row", "3")];
    answer(&mut session, &[(MENU, "solve")]);
    answer(&mut session, &game);
    answer(&mut session, &[("[start] > ", ""), ("be kept?", "keep")]);
    session.exp_string("Without the menu: gametree solve mnk:m=6,n=3,k=3 --keep").unwrap();
    session.exp_string("the first player wins in 7 plies").unwrap();
    answer(&mut session, &[(NEXT, "tables"), ("the tables?", "list")]);
    session.exp_string("finished").unwrap();
    let kept = state.path().join("tables").join("mnk_m=6_n=3_k=3");
    let delete = [(NEXT, "tables"), ("the tables?", "delete"), ("Which table?", "1")];
    answer(&mut session, &delete);
    answer(&mut session, &[("Delete “", "n"), ("the tables?", "back")]);
    assert!(kept.exists());
    let delete = [(MENU, "tables"), delete[1], delete[2]];
    answer(&mut session, &delete);
    answer(&mut session, &[("Delete “", "y")]);
    session.exp_string("Deleted: ").unwrap();
    answer(&mut session, &[(NEXT, "quit")]);
    session.exp_eof().unwrap();
    assert!(!kept.exists());
}

/// From question to question and out of the menu, by a word in either language or by Ctrl-D.
#[test]
fn back_and_out() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "lv", state.path());
    let menu = "Ko vēlaties darīt?";
    answer(
        &mut session,
        &[
            (menu, "solve"),
            ("Kura spēle?", "mnk"),
            ("kolonnas", "4"),
            ("rindas", "atpakaļ"),
            ("kolonnas", "4"),
            ("rindas", "3"),
            ("cik pēc kārtas", "BACK"),
            ("rindas", ""),
            ("cik pēc kārtas", ""),
            ("[sākums] > ", "atpakal"),
            ("cik pēc kārtas", ""),
        ],
    );
    for question in ["[sākums] > ", "cik pēc kārtas", "rindas", "kolonnas", "Kura spēle?", menu]
    {
        session.exp_string(&bytewise(question)).unwrap();
        session.exp_string("> ").ok();
        session.send_control('d').unwrap();
    }
    session.exp_eof().unwrap();
}

#[test]
fn another_language() {
    let state = tempdir().unwrap();
    let mut session = terminal(&[], "en", state.path());
    answer(&mut session, &[(MENU, "language"), ("[1] > ", "pl"), ("Co chcesz zrobić?", "show")]);
    answer(&mut session, &[("Która gra?", "stones"), ("[50] > ", ""), ("[początek] > ", "")]);
    session.exp_string("Bez menu: gametree show stones:stones=50").unwrap();
    session.exp_string(&bytewise("Co dalej?")).unwrap();
    session.send_line("wstecz").unwrap();
    session.exp_eof().unwrap();
}

/// What is typed at the prompt of a game in each language.
#[test]
fn a_game_in_the_words_of_each_language() {
    let table = [
        ("en", "your move >", ["help", "set", "hint", "undo", "quit"]),
        ("lv", "jūsu gājiens >", ["palīdzība", "iestatīt", "padoms", "atsaukt", "iziet"]),
        ("pl", "twój ruch >", ["pomoc", "ustaw", "podpowiedź", "cofnij", "wyjdź"]),
        ("fa", "حرکت شما >", ["کمک", "تنظیم", "راهنمایی", "واگرد", "خروج"]),
    ];
    let state = tempdir().unwrap();
    for (language, prompt, [help, set, hint, undo, quit]) in table {
        let arguments = ["play", "stones:stones=9", "--first", "human", "--strength", "easy"];
        let mut session = terminal(&arguments, language, state.path());
        let prompt = bytewise(prompt);
        let mut ask = |line: &str, expected: &str| {
            session.exp_string(&prompt).unwrap();
            session.send_line(line).unwrap();
            session.exp_string(&bytewise(expected)).unwrap();
        };
        ask(help, quit);
        ask(set, "heuristic");
        ask(hint, ":");
        ask("2", "2");
        ask(undo, "● ● ● ● ● ● ● ● ●");
        ask(quit, "--resume");
        session.exp_eof().unwrap();
    }
}

/// A computer against another; nobody has to wait for the end of a pause.
#[test]
fn ctrl_c_ends_a_pause() {
    let state = tempdir().unwrap();
    let players = ["--first-player", "alphabeta:depth=2", "--second-player", "random"];
    let game = [&["play", "stones:stones=50", "--pause", "600000"][..], &players].concat();
    let mut session = terminal(&game, "en", state.path());
    session.exp_string("The first computer plays").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    session.send_control('c').unwrap();
    session.exp_string("continue with gametree play --resume").unwrap();
    session.exp_eof().unwrap();
    let output = typing(&["play", "--resume", "--json"], "", state.path());
    assert!(text(&output.stdout).contains("\"second_player\": \"random\""));
}

/// On a terminal somebody can be asked before a file is replaced.
#[test]
fn files_are_replaced_after_a_question() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (game, table, notes) = (path("game.json"), path("game.csv"), path("notes.csv"));
    fs::write(&notes, "mine").unwrap();
    let mut session = terminal(&["play", "mnk", "--people", "2"], "en", folder.path());
    let prompt = "player > ";
    let typed = [
        (prompt, format!("save {game}")),
        ("saved in", "b2".to_owned()),
        (prompt, format!("save {game}")),
        ("Replace it? (y/n) > ", "n".to_owned()),
        ("was left alone", format!("history {table}")),
        ("saved in", format!("history {notes}")),
        ("Replace it? (y/n) > ", "perhaps".to_owned()),
        ("neither y nor n", String::new()),
        ("was left alone", format!("save {game}")),
        ("Replace it? (y/n) > ", "y".to_owned()),
        ("saved in", "quit".to_owned()),
    ];
    for (expected, line) in typed {
        session.exp_string(expected).unwrap();
        session.send_line(&line).unwrap();
    }
    session.exp_eof().unwrap();
    assert_eq!(fs::read_to_string(notes).unwrap(), "mine");
    assert!(fs::read_to_string(table).unwrap().contains("b2,3/1x1/3"));
    assert!(fs::read_to_string(Path::new(&game)).unwrap().contains("\"move\": \"b2\""));
}

/// Another game from the prompt, by questions; who goes back goes on with the old one.
#[test]
fn another_game_from_the_prompt() {
    let state = tempdir().unwrap();
    let mut session = terminal(&["play", "mnk", "--people", "2"], "en", state.path());
    answer(
        &mut session,
        &[
            ("first player > ", "b2"),
            ("second player > ", "new"),
            ("Which game?", "back"),
            ("second player > ", "new"),
            ("Which game?", "sim"),
            ("[6] > ", "5"),
            ("Who plays?", "2"),
            ("first player > ", "quit"),
        ],
    );
    session.exp_string("gametree play --resume").unwrap();
    session.exp_eof().unwrap();
    let output = typing(&["play", "--resume", "--json"], "", state.path());
    assert!(text(&output.stdout).contains("\"sim:vertices=5\""), "{}", text(&output.stdout));
}
