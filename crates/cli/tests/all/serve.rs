//! The workbench on a port: started, asked, ended.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

use gametree_faults::{Running, Signal};
use serde_json::Value;
use tempfile::tempdir;

use crate::program::{program, text, typing};

const PATIENCE: Duration = Duration::from_secs(60);

/// Starts it and waits until it says where it is.
fn serving(arguments: &[&str], data: &Path) -> (Running, Value) {
    let data = data.to_str().unwrap();
    let all = [&["serve", "--json", "--port", "0", "--data", data], arguments].concat();
    let running = program(&all, Path::new(data)).start();
    assert!(running.prints("}\n", PATIENCE));
    let said = serde_json::from_slice(&running.printed()).expect("one object");
    (running, said)
}

fn address(said: &Value) -> SocketAddr {
    let address = said["address"].as_str().unwrap();
    address.strip_prefix("http://").unwrap().trim_end_matches('/').parse().unwrap()
}

fn ask(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A page whose commands are as they are copied: words that must not be broken stand in elements of their own.
fn as_copied(page: &str) -> String {
    let mut pieces = page.split("<span class=\"word\">");
    let before = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(before, |text, piece| text + &piece.replacen("</span>", "", 1))
}

/// The commands that a page shows.
fn commands(page: &str) -> Vec<Vec<String>> {
    let page = as_copied(page);
    let pieces = page.split("<").filter_map(|piece| piece.split_once('>'));
    let texts = pieces.map(|(_, text)| text.trim()).filter(|text| text.starts_with("gametree "));
    let plain =
        |text: &str| text.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    let words = |text: &str| {
        let (mut words, mut is_quoted) = (vec![String::new()], false);
        for sign in plain(text).chars() {
            match sign {
                '\'' | '"' => is_quoted = !is_quoted,
                ' ' if !is_quoted => words.push(String::new()),
                sign => words.last_mut().unwrap().push(sign),
            }
        }
        words
    };
    texts.map(words).collect()
}

/// Every command that a page tells people to type is one.
#[test]
fn commands_on_pages_are_accepted() {
    let data = tempdir().unwrap();
    let (running, said) = serving(&[], data.path());
    let address = address(&said);
    let mut seen = 0;
    for path in [
        "/help",
        "/class",
        "/reports/000",
        "/reports/004",
        "/solve/tictactoe",
        "/solve/mnk:m=5,n=4,k=4",
        "/lab?question=depth&game=sim",
        "/lab?question=algorithm&game=stones",
        "/lab?question=begins&game=bits",
        "/lab?question=heuristic&game=multiply",
    ] {
        for command in commands(&ask(address, path)) {
            let arguments: Vec<&str> = command[1..].iter().map(String::as_str).collect();
            // What takes long is only read, and so is what needs files of somebody's.
            let more: &[&str] = match arguments[0] {
                "compare" | "tournament" => &["--dry-run"],
                "help" => &[],
                _ => &["--help"],
            };
            let place = data.path();
            let ran = program(&[&arguments[..], more].concat(), place).start().end();
            assert_eq!(ran.code, Some(0), "{path}: {command:?} {}", ran.complaint());
            seen += 1;
        }
    }
    assert!(seen >= 8, "{seen}");
    running.signal(Signal::SIGTERM);
    running.end();
}

#[test]
fn it_answers_and_every_signal_ends_it() {
    for (signal, code) in [(Signal::SIGINT, 130), (Signal::SIGTERM, 143), (Signal::SIGHUP, 129)] {
        let data = tempdir().unwrap();
        let (running, said) = serving(&[], data.path());
        let address = address(&said);
        assert!(address.ip().is_loopback(), "{said}");
        assert_eq!(said["network"], Value::Array(Vec::new()));
        assert_eq!(said["data"], data.path().to_str().unwrap());
        let page = ask(address, "/");
        assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("gametree"), "{page}");
        // Somebody who says nothing keeps nobody waiting.
        let _idle = TcpStream::connect(address).unwrap();
        let told = Instant::now();
        running.signal(signal);
        let ended = running.end();
        assert_eq!((ended.code, ended.complaint().as_str()), (Some(code), ""), "{ended:?}");
        assert!(told.elapsed() < Duration::from_secs(10), "{:?}", told.elapsed());
        assert!(TcpStream::connect(address).is_err());
    }
}

#[test]
fn a_port_that_is_taken() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = tempdir().unwrap();
    let ended = program(&["serve", "--port", &port], data.path()).run();
    let expected =
        format!("gametree: 127.0.0.1:{port} is in use already; choose another with --port\n");
    assert_eq!((ended.code, ended.complaint()), (Some(2), expected));
}

#[test]
fn what_cannot_be_is_said_in_one_line() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "mine").unwrap();
    let inside = file.join("games");
    for (arguments, said) in [
        (&["--bind", "example.org"][..], "“example.org” is not an address"),
        (&["--bind", "192.0.2.1", "--port", "0"], "192.0.2.1:0 cannot be used"),
        (&["--port", "70000"], "there is no port 70000; it should be at most 65535"),
        (&["--port", "many"], "--port is “many”"),
        (&["--data", inside.to_str().unwrap()], "games cannot be kept in"),
        (&["--data", file.to_str().unwrap()], "games cannot be kept in"),
    ] {
        let ended = program(&[&["serve"], arguments].concat(), folder.path()).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{arguments:?}: {ended:?}");
        assert!(ended.complaint().contains(said), "{arguments:?}: {}", ended.complaint());
        for language in ["lv", "fa"] {
            let arguments = [&["--lang", language, "serve"], arguments].concat();
            let said = program(&arguments, folder.path()).run().complaint();
            assert!(!said.contains("os error"), "{arguments:?}: {said}");
        }
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "mine");
}

#[test]
fn others_are_let_in_with_a_warning() {
    let data = tempdir().unwrap();
    let arguments = ["serve", "--bind", "0.0.0.0", "--port", "0"];
    let running = program(&arguments, data.path()).start();
    assert!(running.prints("Ctrl-C stops it.", PATIENCE));
    running.signal(Signal::SIGINT);
    let ended = running.end();
    let said = ended.text();
    assert!(said.starts_with("The workbench is at http://127.0.0.1:"), "{said}");
    assert!(said.contains("Everyone on this network can now open it"), "{said}");
    let (running, said) = serving(&["--bind", "[::1]"], data.path());
    assert!(said["address"].as_str().unwrap().starts_with("http://[::1]:"), "{said}");
    assert!(ask(address(&said), "/help").contains(" 200 "));
    running.signal(Signal::SIGTERM);
    running.end();
}

/// A browser that writes down what it was asked to open; or none at all.
#[test]
fn the_browser_is_opened_where_there_is_one() {
    let (data, tools) = (tempdir().unwrap(), tempdir().unwrap());
    let opened = data.path().join("opened");
    let opener = tools.path().join(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
    let arguments = ["serve", "--port", "0", "--open"];
    let start = || program(&arguments, data.path()).variable("PATH", tools.path()).start();
    for there_is_one in [false, true] {
        if there_is_one {
            let script = format!("#!/bin/sh\necho \"$1\" > '{}'\n", opened.display());
            fs::write(&opener, script).unwrap();
            fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let running = start();
        assert!(running.prints("Ctrl-C stops it.", PATIENCE));
        let printed = running.printed();
        let line = text(&printed).lines().next().unwrap().to_owned();
        let address = line.rsplit(' ').next().unwrap().to_owned();
        if there_is_one {
            let until = Instant::now() + PATIENCE;
            let found = || fs::read_to_string(&opened).unwrap_or_default();
            while !found().ends_with('\n') && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(5));
            }
            assert_eq!(found().trim_end(), address);
        }
        let server = address.strip_prefix("http://").unwrap().trim_end_matches('/');
        assert!(ask(server.parse().unwrap(), "/").contains(" 200 "));
        running.signal(Signal::SIGINT);
        let ended = running.end();
        let expected = format!("gametree: no browser could be opened; open {address} yourself\n");
        let complaint = if there_is_one { "" } else { &expected };
        assert_eq!((ended.code, ended.complaint().as_str()), (Some(130), complaint));
    }
}

/// Sends a form, and says what comes back.
fn send(address: SocketAddr, path: &str, form: &str) -> String {
    send_as(address, path, "application/x-www-form-urlencoded", form)
}

/// Sends something of this media type, and says what comes back.
fn send_as(address: SocketAddr, path: &str, kind: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: {kind}\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// An experiment as programs read it.
fn experiment(address: SocketAddr, id: &str) -> Value {
    let answer = ask(address, &format!("/api/v1/experiments/{id}"));
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
    let object = body.find('{').zip(body.rfind('}')).map(|(from, to)| &body[from..=to]);
    object.and_then(|object| serde_json::from_str(object).ok()).unwrap_or(Value::Null)
}

/// Killed in the middle, started again: it goes on, and ends as the command that the page shows ends.
#[test]
fn a_killed_server_goes_on_with_its_experiment() {
    let data = tempdir().unwrap();
    let (mut running, said) = serving(&[], data.path());
    let form = "question=depth&game=sim&algorithm=alphabeta&heuristic=report&depth=5+6&opponent=random&first=both&games=2500&seed=3";
    let answer = send(address(&said), "/lab", form);
    let id = answer.split("/lab/").nth(1).and_then(|rest| rest.split_whitespace().next());
    let id = id.unwrap_or_else(|| panic!("{answer}")).to_owned();
    let until = Instant::now() + PATIENCE;
    let mut at = address(&said);
    let mut kills = 0;
    let mut games = 0;
    let ended = loop {
        let now = experiment(at, &id);
        assert!(Instant::now() < until, "{now}");
        if now["status"] == "finished" {
            break now;
        }
        let there = now["games"].as_u64().unwrap_or(0);
        if kills < 2 && there > games {
            running.signal(Signal::SIGKILL);
            running.end();
            (running, at) = {
                let (running, said) = serving(&[], data.path());
                (running, address(&said))
            };
            (kills, games) = (kills + 1, there);
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(kills > 0, "it was over too soon to be killed");
    let page = as_copied(&ask(at, &format!("/lab/{id}")));
    let line = page.split("<span class=\"line\">").nth(1).and_then(|rest| rest.split('<').next());
    let words: Vec<&str> = line.unwrap().split(' ').collect();
    running.signal(Signal::SIGINT);
    assert_eq!(running.end().code, Some(130));
    let again = program(&[&words[1..], &["--json"]].concat(), data.path()).run();
    let again: Value = serde_json::from_slice(again.text().as_bytes()).unwrap();
    assert_eq!(ended["result"]["fingerprint"], again["fingerprint"]);
    assert_eq!(ended["result"]["players"], again["players"]);
}

/// Where threads are scarce there are fewer of them, or one line that says what is missing.
#[test]
fn scarce_threads() {
    let data = tempdir().unwrap();
    fs::set_permissions(data.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let serve = |threads: u64| {
        let folder = data.path().join(threads.to_string());
        let arguments = ["serve", "--json", "--port", "0", "--data", folder.to_str().unwrap()];
        program(&arguments, data.path()).threads(threads)
    };
    for threads in [1, 2, 4, 6, 8] {
        let ended = serve(threads).run();
        assert!(ended.is_orderly() && ended.code == Some(2), "{threads}: {ended:?}");
        assert_eq!(ended.complaint().lines().count(), 1, "{threads}: {}", ended.complaint());
        assert!(ended.complaint().contains("ulimit -u"), "{threads}: {}", ended.complaint());
    }
    // Beside the program's own there are three before the server begins, for signals and for games.
    for threads in [9, 12] {
        let running = serve(threads).start();
        assert!(running.prints("}\n", PATIENCE), "{threads}");
        let said = serde_json::from_slice(&running.printed()).expect("one object");
        for path in ["/", "/tree/tictactoe?depth=1&format=svg", "/play"] {
            assert!(ask(address(&said), path).starts_with("HTTP/1.1 200 "), "{threads} {path}");
        }
        running.signal(Signal::SIGTERM);
        assert_eq!(running.end().complaint(), "", "{threads}");
    }
}

/// A quota on the size of files does not end the server, and pages need no files.
#[test]
fn a_quota_is_no_end() {
    let data = tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let arguments = ["serve", "--json", "--port", "0", "--data", folder];
    let running = program(&arguments, data.path()).quota(2048).start();
    assert!(running.prints("}\n", PATIENCE));
    let said = serde_json::from_slice(&running.printed()).expect("one object");
    for _ in 0..3 {
        assert!(ask(address(&said), "/").starts_with("HTTP/1.1 200 "));
        assert!(ask(address(&said), "/lab").starts_with("HTTP/1.1 "));
    }
    running.signal(Signal::SIGTERM);
    assert_eq!(running.end().code, Some(143));
}

/// A picture whose words no font can draw is refused, with what to install.
#[test]
fn pictures_need_fonts() {
    let data = tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let arguments = ["serve", "--json", "--port", "0", "--data", folder];
    let running = program(&arguments, data.path()).variable("GAMETREE_FONTS", data.path()).start();
    assert!(running.prints("}\n", PATIENCE));
    let said = serde_json::from_slice(&running.printed()).expect("one object");
    let answer = ask(address(&said), "/tree/tictactoe?depth=2&format=png");
    assert!(answer.starts_with("HTTP/1.1 422 ") && answer.contains("DejaVu"), "{answer}");
    running.signal(Signal::SIGTERM);
    running.end();
}

/// A game is saved in a terminal, opened by the server, taken away from there in both forms, and
/// loaded in a terminal.
#[test]
fn a_saved_game_goes_to_the_browser_and_back() {
    let data = tempdir().unwrap();
    let path = |name: &str| data.path().join(name).to_str().unwrap().to_owned();
    let first = path("first.json");
    let arguments = ["play", "stones:stones=20", "--strength", "easy"];
    let lines = format!("2\n3\nundo\nsave {first}\nquit\n");
    let played = typing(&arguments, &lines, data.path());
    assert!(played.status.success(), "{played:?}");
    let saved = fs::read_to_string(&first).unwrap();

    let (running, said) = serving(&[], data.path());
    let address = address(&said);
    let body = "------b\r\nContent-Disposition: form-data; name=\"game\"; filename=\"first.json\"\r\n\
                Content-Type: application/json\r\n\r\n";
    let body = format!("{body}{saved}\r\n------b--\r\n");
    let opened = send_as(address, "/games/open", "multipart/form-data; boundary=----b", &body);
    assert!(opened.starts_with("HTTP/1.1 303 "), "{opened}");
    let game = opened.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
    for (format, name) in [("saved", "saved.json"), ("json", "object.json")] {
        let answer = ask(address, &format!("{game}?format={format}"));
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200 ") && !head.contains("chunked"), "{head}");
        fs::write(path(name), body).unwrap();
    }
    running.signal(Signal::SIGTERM);
    running.end();

    assert_eq!(fs::read_to_string(path("saved.json")).unwrap(), saved, "the same file");
    for name in ["saved.json", "object.json"] {
        let again = path(&format!("again-{name}"));
        let lines = format!("load {}\nsave {again}\nquit\n", path(name));
        let loaded = typing(&["play", "tictactoe", "--strength", "easy"], &lines, data.path());
        assert!(loaded.status.success(), "{loaded:?}");
        assert_eq!(fs::read_to_string(again).unwrap(), saved, "{name}: {}", text(&loaded.stdout));
    }
}
