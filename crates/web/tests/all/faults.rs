//! Programs that are killed, disks that are full, files that may not be written: nothing that was confirmed is lost.

#![cfg(unix)]

use std::collections::HashMap;
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::http::StatusCode;
use gametree_catalogue::Catalogue;
use gametree_faults::{Program, Signal, times};
use gametree_rules::Seed;
use gametree_web::{Workbench, app};
use tempfile::tempdir;

use super::asking::Browser;

/// Where the child plays.
const FOLDER: &str = "GAMETREE_TEST_FOLDER";

fn browser(folder: &Path) -> Browser {
    Browser::new(&app(Workbench::keeping(Catalogue::standard(), folder)))
}

/// A program that plays in this folder; see [`child`].
fn player(folder: &Path) -> Program {
    let exe = std::env::current_exe().unwrap();
    Program::new(exe).args(["--exact", "faults::child", "--ignored"]).variable(FOLDER, folder)
}

fn say(text: &str) {
    std::io::stdout().write_all(format!("{text}\n").as_bytes()).unwrap();
}

/// Not a test: what the tests below start. It plays several games at once, says so whenever a move is
/// confirmed, and goes on until something is refused or somebody ends it.
#[test]
#[ignore = "started by other tests"]
fn child() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("started by other tests"));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let app = app(Workbench::keeping(Catalogue::standard(), &folder));
        let games = (0..4).map(|_| tokio::spawn(play(Browser::new(&app))));
        for game in games.collect::<Vec<_>>() {
            game.await.unwrap();
        }
        assert_eq!(Browser::new(&app).get("/").await.status, StatusCode::OK);
        say("everything else works");
    });
}

async fn play(mut browser: Browser) {
    for _ in 0..1_000 {
        let begun = browser.post("/games", "spec=stones:stones=100000&against=person").await;
        if begun.status != StatusCode::SEE_OTHER {
            say(&format!("refused {} {}", begun.status.as_u16(), begun.text.replace('\n', " ")));
            return;
        }
        let id = begun.game();
        for number in 1..=300 {
            let answer = browser.post(&format!("/g/{id}/moves"), "move=2").await;
            if answer.status != StatusCode::SEE_OTHER {
                say(&format!(
                    "refused {} {}",
                    answer.status.as_u16(),
                    answer.text.replace('\n', " ")
                ));
                return;
            }
            say(&format!("confirmed {id} {number}"));
        }
    }
}

/// The games and how many of their moves were confirmed.
fn confirmed(printed: &str) -> HashMap<String, usize> {
    let mut games = HashMap::new();
    // The last line may be half a line.
    let whole = printed.rsplit_once('\n').map_or("", |(whole, _)| whole);
    for line in whole.lines() {
        if let Some((id, number)) =
            line.strip_prefix("confirmed ").and_then(|line| line.split_once(' '))
        {
            games.insert(id.to_owned(), number.parse().unwrap());
        }
    }
    games
}

async fn check(folder: &Path, games: &HashMap<String, usize>) {
    let mut browser = browser(folder);
    for (id, &number) in games {
        let moves = browser.moves(id).await;
        // One more may have been kept and not yet confirmed.
        assert!((number..=number + 1).contains(&moves.len()), "{id}: {number}, {}", moves.len());
        let played = browser.post(&format!("/g/{id}/moves"), "move=3").await;
        assert_eq!(played.location(), format!("/g/{id}"));
    }
}

#[tokio::test]
async fn who_is_killed_loses_no_move() {
    let folder = tempdir().unwrap();
    let mut seed = Seed::new(9);
    let mut all = 0;
    for _ in 0..times(5) {
        let running = player(folder.path()).start();
        assert!(running.prints("confirmed", Duration::from_secs(60)));
        std::thread::sleep(Duration::from_millis(seed.below(600) as u64));
        running.signal(Signal::SIGKILL);
        let ended = running.end();
        assert_eq!(ended.signal, Some(Signal::SIGKILL as i32), "{}", ended.complaint());
        let games = confirmed(&ended.text());
        all += games.values().sum::<usize>();
        check(folder.path(), &games).await;
    }
    assert!(all > 20, "{all}");
}

#[tokio::test]
async fn a_full_disk_takes_no_move_and_loses_none() {
    let folder = tempdir().unwrap();
    let ended = player(folder.path()).disk(256 << 10).run();
    let text = ended.text();
    assert_eq!(ended.code, Some(0), "{text} {}", ended.complaint());
    assert!(text.contains("refused 503") && text.contains("The disk took no more"), "{text}");
    assert!(text.contains("everything else works"), "{text}");
    let games = confirmed(&text);
    assert!(!games.is_empty());
    check(folder.path(), &games).await;
}

#[tokio::test]
async fn a_file_that_may_only_be_read_is_left_alone() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    fs::write(&path, include_bytes!("../data/games-1.sqlite")).unwrap();
    let before = fs::read(&path).unwrap();
    fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
    // Who may do everything may also write this, so somebody else has to try.
    let may_everything = fs::OpenOptions::new().append(true).open(&path).is_ok();
    let exe = std::env::current_exe().unwrap();
    let program = match may_everything {
        true => Program::new("setpriv")
            .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
            .args([exe.as_os_str()])
            .args(["--exact", "faults::child", "--ignored"])
            .variable(FOLDER, folder.path()),
        false => player(folder.path()),
    };
    let ended = program.run();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let text = ended.text();
    assert!(
        text.contains("refused 503") && text.contains("can only be read"),
        "{text} {}",
        ended.complaint()
    );
    assert!(text.contains("everything else works"), "{text}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
