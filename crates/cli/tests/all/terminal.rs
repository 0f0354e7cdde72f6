//! Playing through a real pseudo-terminal, as a person would.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use gametree_rules::Seed;
use rexpect::process::Signal;
use rexpect::reader::Options;
use rexpect::session::{PtySession, spawn_with_options};
use tempfile::tempdir;
use unicode_width::UnicodeWidthStr;

use crate::program::{command, text, typing};

const PATIENCE_MS: u64 = 20_000;

pub(crate) fn terminal(arguments: &[&str], language: &str, state: &Path) -> PtySession {
    let mut command = command(arguments);
    command.env("GAMETREE_LANG", language).env("GAMETREE_STATE", state).env("TERM", "xterm");
    // `command` gives it no input; a terminal has one.
    command.stdin(std::process::Stdio::inherit());
    let options = Options::new().timeout_ms(Some(PATIENCE_MS)).strip_ansi_escape_codes(true);
    spawn_with_options(command, options).expect("the program starts")
}

/// As the terminal library reads it: a character a byte.
pub(crate) fn bytewise(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

/// Plays legal moves until the game is over; returns what was said at the end.
fn play_out(session: &mut PtySession, moves: &[&str]) -> String {
    let seed = &mut Seed::new(3);
    for _ in 0..500 {
        let (said, found) = session.exp_regex("your move > |Play again").unwrap();
        if found.contains("again") {
            return said;
        }
        session.send_line(seed.pick(moves).unwrap()).unwrap();
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_of_each_kind_by_questions() {
    let state = tempdir().unwrap();
    let edges = [
        "1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5", "2-6", "3-4", "3-5", "3-6", "4-5",
        "4-6", "5-6",
    ];
    let squares = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
    let games: [(&str, &[&str], &[&str]); 5] = [
        ("1", &["abc", "31", "25"], &["3", "4", "5"]),
        ("2", &["7", "52"], &["2", "3"]),
        ("3", &["string=012", "string=0110100"], &["0", "1", "2", "3"]),
        ("4", &["3", "", "3"], &squares),
        ("5", &[""], &edges),
    ];
    for (number, answers, moves) in games {
        let mut session = terminal(&["play"], "en", state.path());
        session.exp_string("Which game?").unwrap();
        session.send_line(number).unwrap();
        for answer in answers {
            session.exp_string("] > ").unwrap();
            session.send_line(answer).unwrap();
        }
        session.exp_string("Who plays?").unwrap();
        session.send_line("1").unwrap();
        session.exp_string("Who goes first?").unwrap();
        session.send_line("computer").unwrap();
        session.exp_string("How strong").unwrap();
        session.send_line("2").unwrap();
        session.exp_string("The computer plays").unwrap();
        let said = play_out(&mut session, moves);
        assert!(said.contains("result") && said.contains("decided"), "{said}");
        session.send_line("n").unwrap();
        session.exp_eof().unwrap();
    }
}

#[test]
fn one_short_game_in_each_language() {
    let state = tempdir().unwrap();
    let table = [
        ("en", "your move >", "You win!"),
        ("lv", "jūsu gājiens >", "Jūs uzvarējāt!"),
        ("pl", "twój ruch >", "Wygrywasz!"),
        ("fa", "حرکت شما >", "شما بردید!"),
    ];
    for (language, prompt, won) in table {
        let arguments = ["play", "stones:stones=3", "--first", "human", "--strength", "perfect"];
        let mut session = terminal(&arguments, language, state.path());
        session.exp_string(&bytewise(prompt)).unwrap();
        session.send_line("۲").unwrap();
        session.exp_string(&bytewise(won)).unwrap();
        session.send_line("").unwrap();
        session.exp_eof().unwrap();
    }
}

#[test]
fn ctrl_c_and_ctrl_d_end_cleanly() {
    let state = tempdir().unwrap();
    let arguments = ["play", "tictactoe", "--people", "2"];
    for control in ['c', 'd'] {
        let mut session = terminal(&arguments, "en", state.path());
        session.exp_string("first player >").unwrap();
        session.send_line("b2").unwrap();
        session.exp_string("second player >").unwrap();
        session.send_control(control).unwrap();
        session.exp_string("continue with gametree play --resume").unwrap();
        session.exp_eof().unwrap();
        let output = typing(&["play", "--resume", "--json"], "", state.path());
        assert!(text(&output.stdout).contains("\"3/1x1/3\""));
    }
}

#[test]
fn ctrl_c_makes_the_computer_move_with_what_it_has() {
    let state = tempdir().unwrap();
    let arguments = ["play", "mnk:m=15,n=15,k=5", "--first", "computer", "--depth", "60"];
    let mut session = terminal(&arguments, "en", state.path());
    session.exp_string("Ctrl-C stops").unwrap();
    session.send_control('c').unwrap();
    // One textbook search to depth 60 finishes no move; a moment is enough to find one.
    session.exp_string("The computer plays").unwrap();
    session.exp_string("your move >").unwrap();
    session.send_line("quit").unwrap();
    session.exp_eof().unwrap();
    let deepening = ["play", "mnk:m=15,n=15,k=5", "--first", "computer", "--time", "600000"];
    let mut session = terminal(&deepening, "en", state.path());
    session.exp_string("Ctrl-C stops").unwrap();
    session.send_control('c').unwrap();
    session.exp_string("The computer plays").unwrap();
    session.exp_string("your move >").unwrap();
    session.send_line("quit").unwrap();
    session.exp_eof().unwrap();
}

/// A window of another size changes nothing about the game.
#[test]
fn resizing_is_harmless() {
    let state = tempdir().unwrap();
    let mut session = terminal(&["play", "tictactoe", "--people", "2"], "en", state.path());
    session.exp_string("first player >").unwrap();
    session.process_mut().signal(Signal::SIGWINCH).unwrap();
    session.send_line("b2").unwrap();
    session.exp_string("second player >").unwrap();
    session.process_mut().signal(Signal::SIGWINCH).unwrap();
    session.send_line("history").unwrap();
    session.exp_string("b2").unwrap();
    session.send_line("quit").unwrap();
    session.exp_eof().unwrap();
}

/// The program in a terminal of a size (a new pseudo-terminal has none), with what it sends left as it is.
fn sized(columns: u32, arguments: &str, variables: &[(&str, Option<&str>)]) -> PtySession {
    let program = env!("CARGO_BIN_EXE_gametree");
    let line = format!("stty cols {columns} rows 24 && exec {program} {arguments}");
    let mut shell = std::process::Command::new("sh");
    shell
        .args(["-c", &line])
        .env("GAMETREE_LANG", "en")
        .env("TERM", "xterm")
        .env_remove("NO_COLOR");
    for (name, value) in variables {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    let options = Options::new().timeout_ms(Some(PATIENCE_MS));
    spawn_with_options(shell, options).expect("the program starts")
}

/// All that is printed until the end, from the bytes that [`bytewise`] describes.
fn rest(session: &mut PtySession) -> String {
    let bytes = session.exp_eof().unwrap().chars().map(|byte| byte as u8).collect();
    String::from_utf8(bytes).expect("UTF-8")
}

/// A search that nobody waits for.
const LONG: &str = "analyze mnk:m=15,n=15,k=5 --depth 60";

#[test]
fn progress_stays_in_its_line() {
    const COLUMNS: usize = 30;
    for language in ["en", "fa"] {
        let arguments = format!("{LONG} --lang {language}");
        let mut session = sized(COLUMNS as u32, &arguments, &[]);
        // Progress begins after half a second.
        session.exp_string("\r\x1b[K").unwrap();
        session.exp_string("\r\x1b[K").unwrap();
        session.send_control('c').unwrap();
        let printed = rest(&mut session);
        let lines: Vec<&str> = printed.split("\r\x1b[K").collect();
        // After the last one the result follows; an empty one was taken away.
        let (_, progress) = lines.split_last().unwrap();
        let progress = progress.iter().map(|line| line.replace("^C", ""));
        let progress: Vec<String> = progress.filter(|line| !line.is_empty()).collect();
        assert!(!progress.is_empty(), "{printed:?}");
        for line in progress {
            assert!(line.width() < COLUMNS && !line.contains('\n'), "{line:?}");
            assert!(line.contains('…'), "{line:?}");
        }
    }
}

#[test]
fn a_plain_terminal_gets_no_sequences() {
    for term in [Some("dumb"), None, Some("")] {
        let variables = &[("TERM", term)];
        let mut session = sized(30, LONG, variables);
        sleep(Duration::from_millis(1000));
        session.send_control('c').unwrap();
        let printed = rest(&mut session);
        let returns = printed.replace("\r\n", "");
        assert!(!printed.contains('\x1b') && !returns.contains('\r'), "{term:?}: {printed:?}");
        assert!(printed.contains("position"), "{printed}");

        let mut session = sized(80, "tree tictactoe --depth 2 --interactive", variables);
        let printed = rest(&mut session);
        assert!(printed.contains("TERM") && printed.contains("--format"), "{printed}");
        assert_eq!((printed.matches('\n').count(), printed.matches('\x1b').count()), (1, 0));

        let state = tempdir().unwrap();
        let folder = ("GAMETREE_STATE", state.path().to_str());
        let play = "play stones:stones=9 --first human --strength easy";
        let mut session = sized(80, play, &[("TERM", term), folder]);
        let shown = session.exp_string("your move > ").unwrap();
        session.send_line("quit").unwrap();
        let printed = format!("{shown}{}", rest(&mut session));
        assert!(!printed.contains('\x1b'), "{term:?}: {printed:?}");
    }
}

#[test]
fn colours_are_for_those_who_want_them() {
    let shown = |variables: &[(&str, Option<&str>)]| rest(&mut sized(80, "show sim", variables));
    assert!(shown(&[]).contains("\x1b["));
    assert!(!shown(&[("NO_COLOR", Some("1"))]).contains('\x1b'));
}

#[test]
fn a_search_can_be_walked_through() {
    // A new pseudo-terminal has no size; a full-screen program needs one.
    let sized = format!(
        "stty cols 80 rows 24 && exec {} tree bits:string=01101 --depth 3 --interactive",
        env!("CARGO_BIN_EXE_gametree")
    );
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &sized]).env("GAMETREE_LANG", "en").env("TERM", "xterm");
    let options = Options::new().timeout_ms(Some(PATIENCE_MS)).strip_ansi_escape_codes(true);
    let mut session = spawn_with_options(shell, options).unwrap();
    // Spaces come as movements of the cursor, which are not seen here.
    session.exp_string("step1of42").unwrap();
    session.send("\u{1b}[F").unwrap(); // End
    session.flush().unwrap();
    session.exp_string("42").unwrap();
    session.send("q").unwrap();
    session.flush().unwrap();
    session.exp_eof().unwrap();
}

/// Where a table is too wide, it does without what is least asked for, and says so.
#[test]
fn tables_fit_the_terminal() {
    let state = tempdir().unwrap();
    let arguments =
        ["compare", "--game", "stones", "--player", "minimax:depth=2..3", "--repeat", "5"];
    let mut session = terminal(&arguments, "en", state.path());
    let (said, _) = session.exp_regex("What it shows").unwrap();
    let table: Vec<&str> =
        said.lines().take_while(|line| !line.contains("Nodes visited for one move")).collect();
    assert!(table.iter().any(|line| line.contains("No room for: ")), "{said}");
    let rows: Vec<&&str> = table.iter().filter(|line| line.contains("minimax:depth=")).collect();
    assert!(rows.len() == 2 && rows.iter().all(|row| row.trim_end().len() <= 80), "{said}");
}

/// A terminal may claim any size: what is drawn has bounds, and the terminal comes back as it was.
#[test]
fn a_terminal_of_any_size() {
    let sized = format!(
        "stty cols 65535 rows 65535 && {} tree tictactoe --depth 2 --interactive; echo ended $?",
        env!("CARGO_BIN_EXE_gametree")
    );
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &sized]).env("GAMETREE_LANG", "en").env("TERM", "xterm");
    let options = Options::new().timeout_ms(Some(PATIENCE_MS)).strip_ansi_escape_codes(false);
    let mut session = spawn_with_options(shell, options).unwrap();
    session.exp_string("step").unwrap();
    session.send("q").unwrap();
    session.flush().unwrap();
    session.exp_string("\u{1b}[?1049l").unwrap();
    session.exp_string("ended 0").unwrap();
}
