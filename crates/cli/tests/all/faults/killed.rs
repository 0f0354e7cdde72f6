//! Killed in the middle of a game.

use std::thread::sleep;
use std::time::Duration;

use gametree_faults::times;
use gametree_rules::Seed;
use rexpect::process::Signal;
use serde_json::Value;
use tempfile::tempdir;

use crate::program::{text, typing};
use crate::terminal::terminal;

/// Kills the program at random moments; every move that was answered is still there.
#[test]
fn nothing_is_lost_when_it_is_killed() {
    let edges = ["1-2", "3-4", "1-3", "2-6", "2-5", "1-4", "4-5", "5-6", "1-5"];
    let seed = &mut Seed::new(2026);
    for _ in 0..times(12) {
        let state = tempdir().unwrap();
        let mut session = terminal(&["play", "sim", "--people", "2"], "en", state.path());
        let answered = seed.below(edges.len());
        for edge in &edges[..answered] {
            session.exp_string("player >").unwrap();
            session.send_line(edge).unwrap();
        }
        session.exp_string("player >").unwrap();
        session.send_line(edges[answered]).unwrap();
        sleep(Duration::from_micros(seed.below(3000) as u64));
        session.process_mut().kill(Signal::SIGKILL).unwrap();
        let output = typing(&["play", "--resume", "--json"], "", state.path());
        let game: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)));
        let moves = game["moves"].as_array().unwrap();
        assert!(moves.len() == answered || moves.len() == answered + 1, "{game}");
        for (played, edge) in moves.iter().zip(edges) {
            assert_eq!(played["move"], edge);
        }
    }
}
