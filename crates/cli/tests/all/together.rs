//! `solve` with several workers, and by several processes.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gametree_faults::{Ended, Program, Signal};
use tempfile::tempdir;

use crate::faults::tables::levels;
use crate::program::program;

const SPEC: &str = "mnk:m=4,n=4,k=3";

fn alone(spec: &str, folder: &Path) {
    let arguments = ["solve", spec, "--table", folder.to_str().unwrap(), "--json"];
    finished(&program(&arguments, Path::new("/nowhere")).run());
}

fn finished(ended: &Ended) {
    assert_eq!(ended.code, Some(0), "{}", ended.complaint());
    assert!(ended.stderr.is_empty(), "{}", ended.complaint());
}

/// Two processes that are about to work together on free ports of this machine.
struct Pair {
    around: tempfile::TempDir,
}

impl Pair {
    fn new() -> Pair {
        let around = tempdir().unwrap();
        let ports = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let hosts = ports.map(|port| format!("{}\n", port.local_addr().unwrap()));
        fs::write(around.path().join("hosts"), hosts.concat()).unwrap();
        let pair = Pair { around };
        pair.keep("secret", "a secret that nobody guesses\n", 0o600);
        pair
    }

    fn keep(&self, name: &str, secret: &str, mode: u32) {
        fs::write(self.path(name), secret).unwrap();
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(mode)).unwrap();
    }

    fn path(&self, name: &str) -> PathBuf {
        self.around.path().join(name)
    }

    fn process(&self, spec: &str, number: usize, secret: &str) -> Program {
        self.process_in("table", spec, number, secret).args(["--json"])
    }

    /// A process for people, with a folder of its own.
    fn process_in(&self, table: &str, spec: &str, number: usize, secret: &str) -> Program {
        let [hosts, secret, table] =
            ["hosts", secret, table].map(|name| self.path(name).to_str().unwrap().to_owned());
        let number = number.to_string();
        let arguments = [
            "solve",
            spec,
            "--table",
            &table,
            "--hosts",
            &hosts,
            "--process",
            &number,
            "--secret",
            &secret,
            "--patience",
            "20",
        ];
        program(&arguments, Path::new("/nowhere"))
    }
}

#[test]
fn workers_make_the_same_table() {
    let around = tempdir().unwrap();
    let [whole, shared] = ["whole", "shared"].map(|name| around.path().join(name));
    alone(SPEC, &whole);
    let arguments =
        ["solve", SPEC, "--table", shared.to_str().unwrap(), "--workers", "3", "--json"];
    finished(&program(&arguments, Path::new("/nowhere")).run());
    assert!(levels(&whole) == levels(&shared));
}

#[test]
fn processes_make_the_same_table() {
    for spec in [SPEC, "bits:string=0110100110010,table=0,5,-5/1,-3,2/0,1,-1/1,0,0", "stones"] {
        let pair = Pair::new();
        alone(spec, &pair.path("whole"));
        let second = pair.process(spec, 1, "secret").start();
        let first = pair.process(spec, 0, "secret").run();
        let second = second.end();
        finished(&first);
        finished(&second);
        assert!(first.text().contains("\"winner\""), "{}", first.text());
        assert!(second.text().contains("\"parts\""), "{}", second.text());
        assert!(levels(&pair.path("whole")) == levels(&pair.path("table")), "{spec}");
    }
}

#[test]
fn who_does_not_belong_to_it_is_refused() {
    let pair = Pair::new();
    pair.keep("guess", "another secret altogether", 0o600);
    let second = pair.process(SPEC, 1, "guess").start();
    let first = pair.process(SPEC, 0, "secret").start();
    let (first, second) = (first.end(), second.end());
    assert!(first.code == Some(2) && second.code == Some(2), "{first:?} {second:?}");
    for ended in [&first, &second] {
        assert_eq!(ended.complaint().matches('\n').count(), 1, "{}", ended.complaint());
    }
}

#[test]
fn what_is_missing_is_said() {
    let pair = Pair::new();
    pair.keep("short", "short", 0o600);
    fs::write(pair.path("nobody"), "# nobody\n").unwrap();
    let table = pair.path("table");
    let [hosts, nobody, table] = [pair.path("hosts"), pair.path("nobody"), table]
        .map(|path| path.to_str().unwrap().to_owned());
    let wrong: &[&[&str]] = &[
        &["solve", SPEC, "--workers", "2"],
        &["solve", SPEC, "--table", &table, "--workers", "2", "--threads", "2"],
        &["solve", SPEC, "--table", &table, "--workers", "2", "--patience", "3"],
        &["solve", SPEC, "--table", &hosts],
        &["solve", SPEC, "--table", &table, "--process", "0"],
        &["solve", SPEC, "--table", &table, "--hosts", &hosts, "--process", "0"],
        &["solve", SPEC, "--table", &table, "--hosts", &nobody, "--process", "0"],
        &["solve", SPEC, "--table", &table, "--workers", "99999"],
    ];
    for arguments in wrong {
        let ended = program(arguments, Path::new("/nowhere")).run();
        assert_eq!(ended.code, Some(2), "{arguments:?}: {}", ended.text());
        assert_eq!(ended.complaint().matches('\n').count(), 1, "{}", ended.complaint());
    }
    let short = pair.process(SPEC, 0, "short").run();
    assert!(short.complaint().contains("too short"), "{}", short.complaint());
    let none = pair.process(SPEC, 7, "secret").run();
    assert!(none.complaint().contains("no process 7"), "{}", none.complaint());
}

/// Two machines have two folders: process 0 says, in a line a host, what has to be brought, and the command that it names
/// makes the table.
#[test]
fn parts_of_two_machines_are_brought_together() {
    let pair = Pair::new();
    let second = pair.process_in("away", SPEC, 1, "secret").start();
    let first = pair.process(SPEC, 0, "secret").run();
    finished(&first);
    finished(&second.end());
    let said: serde_json::Value = serde_json::from_str(&first.text()).unwrap();
    let part = pair.path("table").join("parts/1-of-2");
    assert_eq!(said["missing"], serde_json::json!([part.to_str().unwrap()]), "{said}");
    // Once more, for people: there is nothing to be done but to bring it.
    let second = pair.process_in("away", SPEC, 1, "secret").start();
    let first = pair.process_in("table", SPEC, 0, "secret").run();
    finished(&first);
    finished(&second.end());
    let host = fs::read_to_string(pair.path("hosts")).unwrap().lines().nth(1).unwrap().to_owned();
    let text = first.text();
    assert!(text.contains(&format!("{} ({host})", part.display())), "{text}");
    let command = text.lines().find_map(|line| line.trim().strip_prefix("command")).unwrap();
    let words: Vec<&str> = command.trim().strip_prefix("gametree ").unwrap().split(' ').collect();
    fs::rename(pair.path("away").join("parts/1-of-2"), &part).unwrap();
    finished(&program(&words, Path::new("/nowhere")).run());
    alone(SPEC, &pair.path("whole"));
    assert!(levels(&pair.path("whole")) == levels(&pair.path("table")));
}

/// What is said of the memory before is what is asked for, and workers need a place even where the game is kept.
#[test]
fn what_workers_need_is_said() {
    let (around, state) = (tempdir().unwrap(), tempdir().unwrap());
    let table = around.path().join("table");
    let solve = |more: &[&str]| {
        let arguments = [&["solve", "mnk:m=5,n=4,k=4", "--workers", "2"], more].concat();
        let ended = program(&arguments, state.path()).run();
        assert_eq!((ended.code, ended.complaint().matches('\n').count()), (Some(2), 1));
        ended.complaint()
    };
    let folder = table.to_str().unwrap();
    let little = solve(&["--table", folder, "--memory", "100"]);
    assert!(
        little.contains("at least 782 MB of memory") && little.contains("--memory 782"),
        "{little}"
    );
    assert!(!table.exists());
    finished(&program(&["solve", SPEC, "--keep", "--json"], state.path()).run());
    let kept = program(&["solve", SPEC, "--workers", "2"], state.path()).run();
    assert!(kept.complaint().contains("--keep"), "{}", kept.complaint());
}

/// Workers who were stopped before they had anything are in nobody's way.
#[test]
fn what_was_hardly_begun_is_begun_anew() {
    let pair = Pair::new();
    let table = pair.path("table");
    fs::create_dir_all(table.join("parts/0-of-2")).unwrap();
    fs::write(table.join("parts/0-of-2/level-16.gtl"), "gametree level\r\n, the first half")
        .unwrap();
    alone(SPEC, &table);
    alone(SPEC, &pair.path("whole"));
    assert!(levels(&pair.path("whole")) == levels(&table));
}

/// Whoever comes next, alone or with others, goes on with what workers have left.
#[test]
fn others_go_on_with_what_workers_have_left() {
    let (around, larger) = (tempdir().unwrap(), "mnk:m=5,n=4,k=4");
    let table = around.path().join("table");
    let folder = table.to_str().unwrap();
    let stopped = |workers: &str, levels: usize| {
        let arguments = ["solve", larger, "--table", folder, "--workers", workers];
        let running = program(&arguments, Path::new("/nowhere")).start();
        let listed = || {
            let arguments = ["tables", folder, "--json"];
            let listed = program(&arguments, Path::new("/nowhere")).run().text();
            let found: serde_json::Value = serde_json::from_str(&listed).unwrap_or_default();
            found["tables"][0]["levels"].as_u64().unwrap_or_default() as usize
        };
        for _ in 0..500 {
            if listed() >= levels {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        running.signal(Signal::SIGKILL);
        running.end();
        assert!((levels..21).contains(&listed()), "{}", listed());
    };
    stopped("2", 5);
    stopped("3", 7);
    // Other processes know another number of parts; this one says which are missing.
    let part = table.join("parts/1-of-3");
    fs::rename(&part, around.path().join("away")).unwrap();
    let arguments = ["solve", larger, "--table", folder];
    let ended = program(&arguments, Path::new("/nowhere")).run();
    let complaint = ended.complaint();
    assert_eq!((ended.code, complaint.matches('\n').count()), (Some(2), 1), "{complaint}");
    assert!(complaint.contains("1-of-3") && !complaint.contains("2-of-3"), "{complaint}");
    fs::rename(around.path().join("away"), &part).unwrap();
    let other = program(&["solve", "sim", "--table", folder], Path::new("/nowhere")).run();
    assert!(other.complaint().contains(larger), "{}", other.complaint());
    alone(larger, &table);
    assert!(!table.join("parts").exists());
}

#[test]
fn who_is_left_alone_ends_and_goes_on_later() {
    let pair = Pair::new();
    let larger = "mnk:m=4,n=4,k=4";
    let second = pair.process(larger, 1, "secret").start();
    let first = pair.process(larger, 0, "secret").patience(Duration::from_secs(60)).start();
    for _ in 0..2_000 {
        if pair.path("table").join("parts").exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    second.signal(Signal::SIGKILL);
    second.end();
    let first = first.end();
    // Unless they were done already.
    if first.code != Some(0) {
        assert!(first.code == Some(2) && !first.overdue, "{first:?}");
        assert_eq!(first.complaint().matches('\n').count(), 1, "{}", first.complaint());
        assert!(first.complaint().contains("process 1"), "{}", first.complaint());
    }
    let second = pair.process(larger, 1, "secret").start();
    finished(&pair.process(larger, 0, "secret").run());
    finished(&second.end());
    alone(larger, &pair.path("whole"));
    assert!(levels(&pair.path("whole")) == levels(&pair.path("table")));
}

#[test]
fn a_secret_that_others_can_read_or_change_is_none() {
    let pair = Pair::new();
    for mode in [0o644, 0o620, 0o602, 0o666] {
        pair.keep("secret", "a secret that nobody guesses\n", mode);
        let ended = pair.process(SPEC, 0, "secret").run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{ended:?}");
        let expected = format!("chmod 600 {}", pair.path("secret").display());
        assert!(ended.complaint().contains(&expected), "{}", ended.complaint());
    }
}

/// Where the system gives too few threads for all workers, one line says so.
#[test]
fn workers_without_threads() {
    let around = tempdir().unwrap();
    fs::set_permissions(around.path(), fs::Permissions::from_mode(0o777)).unwrap();
    for threads in 1..=6 {
        let table = around.path().join(threads.to_string());
        let table = table.to_str().unwrap();
        let arguments = ["solve", "mnk:m=4,n=3,k=3", "--workers", "4", "--table", table];
        let ended = program(&arguments, Path::new("/nowhere")).threads(threads).run();
        assert!(ended.is_orderly(), "{threads} {ended:?}");
        let expected = if ended.code == Some(0) { 0 } else { 1 };
        assert_eq!(ended.complaint().lines().count(), expected, "{threads} {}", ended.complaint());
        assert!(threads > 2 || ended.complaint().contains("ulimit -u"), "{}", ended.complaint());
    }
}
