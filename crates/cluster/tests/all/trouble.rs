//! Processes that die, hang, or are none of ours.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};

use crate::processes::{Start, free_hosts, line};

const GAME: &str = "4x4x3";

/// Waits until a part has so many levels.
fn wait_for_levels(folder: &Path, part: &str, levels: usize) {
    let until = Instant::now() + Duration::from_secs(20);
    let there = || {
        let files = std::fs::read_dir(folder.join("parts").join(part));
        files.map_or(0, |files| {
            let names = files.filter_map(Result::ok).map(|file| file.file_name());
            names.filter(|name| name.to_string_lossy().starts_with("level-")).count()
        })
    };
    while there() < levels {
        assert!(Instant::now() < until, "nothing happens");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A way to a host that hands on whatever comes; what it returns cuts the connections that were made, by number.
fn relay(host: &str) -> (String, impl Fn(usize)) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, host) = (listener.local_addr().unwrap().to_string(), host.to_owned());
    let ways: Arc<Mutex<Vec<[TcpStream; 2]>>> = Arc::default();
    let made = Arc::clone(&ways);
    std::thread::spawn(move || {
        for near in listener.incoming() {
            let Ok(near) = near else { return };
            let Ok(far) = TcpStream::connect(&host) else { continue };
            for (from, to) in [(&near, &far), (&far, &near)] {
                let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                std::thread::spawn(move || std::io::copy(&mut from, &mut to));
            }
            made.lock().unwrap().push([near, far]);
        }
    });
    let cut = move |number: usize| {
        for end in &ways.lock().unwrap()[number] {
            end.shutdown(Shutdown::Both).unwrap();
        }
    };
    (address, cut)
}

/// Where nothing but the engine's connection between two of three is cut, those two name each other, and not the third.
#[test]
fn whose_connection_was_cut_is_named() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(3));
    let (far, cut) = relay(&hosts[0]);
    let through = [far.clone(), hosts[1].clone(), hosts[2].clone()];
    let start = |process: usize, hosts| {
        Start { rest: 300, ..Start::new(GAME, folder.path(), hosts, process) }.go()
    };
    let all = [start(0, &hosts), start(1, &hosts), start(2, &through)];
    wait_for_levels(folder.path(), "2-of-3", 3);
    // The first one is for signs of life.
    cut(1);
    let began = Instant::now();
    let [zero, one, two] = all.map(|process| process.end(20).line);
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    let closed = "is lost: its connection was closed";
    assert_eq!(zero, format!("error process 2 at {} {closed}", hosts[2]));
    assert_eq!(two, format!("error process 0 at {far} {closed}"));
    assert!(!one.contains("process 1 at"), "{one}");
}

/// Starts both, does something to the second in the middle, and starts them again.
fn disturbed(signal: Signal, silence: u64, expected: &str) {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let start = |process, rest| {
        Start { rest, silence, ..Start::new(GAME, folder.path(), &hosts, process) }.go()
    };
    let (zero, one) = (start(0, 300), start(1, 300));
    wait_for_levels(folder.path(), "1-of-2", 4);
    kill(one.id(), signal).unwrap();
    let began = Instant::now();
    let said = zero.end(10).line;
    assert_eq!(said, format!("error process 1 at {} is lost: {expected}", hosts[1]));
    assert!(began.elapsed() < Duration::from_secs(6), "{:?}", began.elapsed());
    if signal == Signal::SIGSTOP {
        // Once it goes on, it sees that nobody is there any more.
        kill(one.id(), Signal::SIGCONT).unwrap();
        let expected =
            format!("error process 0 at {} is lost: its connection was closed", hosts[0]);
        assert_eq!(one.end(10).line, expected);
    } else {
        drop(one);
    }
    let there = std::fs::read_dir(folder.path().join("parts/0-of-2")).unwrap().count();
    assert!(there < 17, "it was over already");
    let (zero, one) = (start(0, 0), start(1, 0));
    assert_eq!(zero.end(20).line, line(GAME, folder.path(), 0));
    assert_eq!(one.end(20).line, "ended None 0 0");
}

#[test]
fn a_process_that_is_killed_is_noticed() {
    disturbed(Signal::SIGKILL, 10_000, "its connection was closed");
}

#[test]
fn a_process_that_hangs_is_noticed() {
    disturbed(Signal::SIGSTOP, 2_000, "it has said nothing for 2 seconds");
}

#[test]
fn all_others_notice() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(3));
    let [zero, one, two] = [0, 1, 2].map(|process| {
        Start { rest: 300, ..Start::new(GAME, folder.path(), &hosts, process) }.go()
    });
    wait_for_levels(folder.path(), "1-of-3", 2);
    kill(one.id(), Signal::SIGKILL).unwrap();
    let expected = format!("error process 1 at {} is lost: its connection was closed", hosts[1]);
    assert_eq!(zero.end(10).line, expected);
    assert_eq!(two.end(10).line, expected);
}

#[test]
fn a_process_that_is_stopped_stops_all() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let start = |process, rest, stop| {
        Start { rest, stop, ..Start::new(GAME, folder.path(), &hosts, process) }.go()
    };
    let (zero, one) = (start(0, 300, None), start(1, 300, Some(1500)));
    assert_eq!(one.end(10).line, "error stopped");
    assert_eq!(zero.end(10).line, format!("error process 1 at {} was stopped", hosts[1]));
    let (zero, one) = (start(0, 0, None), start(1, 0, None));
    assert_eq!(zero.end(20).line, line(GAME, folder.path(), 0));
    assert_eq!(one.end(20).line, "ended None 0 0");
}

#[test]
fn an_error_of_one_process_is_told_to_all() {
    let (folders, hosts) = ([0, 1].map(|_| tempfile::tempdir().unwrap()), free_hosts(2));
    let part = folders[1].path().join("parts/1-of-2");
    std::fs::create_dir_all(&part).unwrap();
    std::fs::write(part.join("thesis.tex"), "words").unwrap();
    let start = |process: usize| Start::new(GAME, folders[process].path(), &hosts, process).go();
    let (zero, one) = (start(0), start(1));
    let reason = format!("{}: has other things in it, and no table", part.display());
    assert_eq!(one.end(10).line, format!("error {reason}"));
    let expected = format!("error process 1 at {} has ended: {reason}", hosts[1]);
    assert_eq!(zero.end(10).line, expected);
}

#[test]
fn strangers_do_no_harm() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let elsewhere = tempfile::tempdir().unwrap();
    let zero = Start::new(GAME, folder.path(), &hosts, 0).go();
    let connected = |until: Instant| loop {
        match TcpStream::connect(&hosts[0]) {
            Ok(stream) => return stream,
            Err(error) => assert!(Instant::now() < until, "{error}"),
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    let soon = Instant::now() + Duration::from_secs(10);
    let silent = connected(soon);
    let mut chatty = connected(soon);
    let _ = chatty.write_all(&[b'G'; 100_000]);
    drop(connected(soon));
    let mut half = connected(soon);
    half.write_all(b"gametree cluster").unwrap();
    // What is heard may be sent back: it proves nothing.
    let mut mirror = connected(soon);
    let mut heard = [0; 52];
    mirror.read_exact(&mut heard).unwrap();
    mirror.write_all(&heard).unwrap();
    mirror.write_all(&[0; 200]).unwrap();
    let start = |game, secret, workers| {
        Start { secret, workers, ..Start::new(game, elsewhere.path(), &hosts, 1) }.go()
    };
    let refused = |reason: &str| {
        format!("error process 0 at {} refuses to work with this one: {reason}", hosts[0])
    };
    let said = start(GAME, "mellon", 1).end(10).line;
    assert_eq!(said, refused("the secrets are not the same"));
    let said = start("sim", "sesame", 1).end(10).line;
    assert_eq!(said, refused("the games or positions are not the same"));
    let said = start(GAME, "sesame", 2).end(10).line;
    assert_eq!(said, refused("the numbers of processes or workers are not the same"));
    let one = Start::new(GAME, folder.path(), &hosts, 1).go();
    let said = zero.end(20).line;
    assert_eq!(one.end(20).line, "ended None 0 0");
    drop((silent, half));
    // The silent ones were still being waited for, or not any more.
    let expected = line(GAME, folder.path(), 0);
    let (same, count) = said.rsplit_once(' ').unwrap();
    assert_eq!(same, expected.rsplit_once(' ').unwrap().0);
    assert!((6..=8).contains(&count.parse::<u64>().unwrap()), "{said}");
}

/// However many come and say nothing, and come again when they are sent away, there is room for who belongs to us.
#[test]
fn a_silent_crowd_keeps_nobody_out() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    let zero = Start::new(GAME, folder.path(), &hosts, 0).go();
    let is_over = AtomicBool::new(false);
    let (said, one) = std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut crowd: Vec<TcpStream> = Vec::new();
            // Bounded, should the test go wrong.
            for _ in 0..2_000 {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                crowd.retain(|stream| {
                    let mut byte = [0; 1];
                    stream.set_nonblocking(true).unwrap();
                    !matches!(stream.peek(&mut byte), Ok(0))
                });
                while crowd.len() < 150
                    && let Ok(stream) = TcpStream::connect(&hosts[0])
                {
                    crowd.push(stream);
                }
                std::thread::sleep(Duration::from_millis(10));
            }
        });
        // By then the crowd is there.
        std::thread::sleep(Duration::from_millis(500));
        let one = Start::new(GAME, folder.path(), &hosts, 1).go();
        let said = zero.end(30).line;
        is_over.store(true, Ordering::Relaxed);
        (said, one.end(20).line)
    });
    assert_eq!(one, "ended None 0 0");
    let (same, count) = said.rsplit_once(' ').unwrap();
    assert_eq!(same, line(GAME, folder.path(), 0).rsplit_once(' ').unwrap().0);
    assert!(count.parse::<u64>().unwrap() > 64, "{said}");
}

#[test]
fn nobody_waits_for_ever() {
    let (folder, hosts) = (tempfile::tempdir().unwrap(), free_hosts(2));
    for process in [0, 1] {
        let patience = 700;
        let alone = Start { patience, ..Start::new(GAME, folder.path(), &hosts, process) }.go();
        let (other, host) = (1 - process, &hosts[1 - process]);
        let expected = format!("error process {other} at {host} did not come within 1 seconds");
        assert_eq!(alone.end(10).line, expected);
    }
}
