//! The harness itself: a fault that does not happen would let every test pass.

#![cfg(unix)]

use std::time::{Duration, Instant};

use gametree_faults::{Program, Signal};

fn sh(script: &str) -> Program {
    Program::new("/bin/sh").args(["-c", script])
}

#[test]
fn memory_is_measured() {
    let small = sh("exit 0").run();
    // The shell keeps what it reads.
    let large = sh("x=$(head -c 50000000 /dev/zero | tr '\\0' x); exit 7").run();
    assert_eq!((small.code, large.code), (Some(0), Some(7)));
    assert!(small.peak_memory > 100_000 && small.peak_memory < 20_000_000, "{small:?}");
    assert!(large.peak_memory > 50_000_000, "{} bytes", large.peak_memory);
}

#[test]
fn memory_runs_out() {
    let ended = sh("x=$(head -c 50000000 /dev/zero | tr '\\0' x)").address_space(30 << 20).run();
    assert!(ended.code != Some(0), "{ended:?}");
}

#[test]
fn signals_arrive() {
    let running =
        sh("trap 'echo caught; exit 4' TERM; echo ready; while :; do sleep 0.01; done").start();
    assert!(running.prints("ready", Duration::from_secs(20)));
    running.signal(Signal::SIGTERM);
    let ended = running.end();
    assert_eq!((ended.code, ended.text().as_str()), (Some(4), "ready\ncaught\n"));
    let running = sh("echo ready; sleep 60 & wait").start();
    assert!(running.prints("ready", Duration::from_secs(20)));
    running.signal(Signal::SIGKILL);
    let ended = running.end();
    assert_eq!((ended.code, ended.signal, ended.overdue), (None, Some(9), false));
}

#[test]
fn nobody_waits_for_ever() {
    let started = Instant::now();
    let ended = Program::new("/bin/sleep").args(["60"]).patience(Duration::from_millis(100)).run();
    assert!(ended.overdue && !ended.is_orderly());
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_full_disk_refuses() {
    let folder = tempfile::tempdir().unwrap();
    let script = "printf '%4096s' full > file && printf x >> file || echo refused";
    let ended = sh(script).folder(folder.path()).disk(4096).run();
    assert!(ended.text().ends_with("refused\n"), "{ended:?}");
    assert_eq!(std::fs::metadata(folder.path().join("file")).unwrap().len(), 4096);
}

#[test]
fn the_environment_is_as_said() {
    let script = "echo \"$SOME-${HOME-none}\"";
    let ended = sh(script).variable("SOME", "thing").without_variable("HOME").run();
    assert_eq!(ended.text(), "thing-none\n");
    assert!(ended.is_orderly());
}
