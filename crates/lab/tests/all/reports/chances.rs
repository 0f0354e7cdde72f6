//! Games that chance has a part in: as often won as the original programs won them, as far as so many games can tell.

use std::sync::atomic::{AtomicU64, Ordering};

use gametree_games::multiply::{Multiplier, Multiply};
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_lab::reports::multiply::{DEPTH, MultiplySearch};
use gametree_lab::reports::published::Side;
use gametree_lab::reports::rerun::{Ties, decision_nodes, game_nodes, red_wins};
use gametree_lab::reports::sim::{SimFaults, SimSearch};
use gametree_lab::reports::stones::StonesFaults;
use gametree_lab::reports::stones::StonesSearch;
use gametree_rules::{Game, Outcome, Player, Work};

use crate::data::{group, record};

/// The group `experiments` of Sim. Searches that take more than this many calls a game are left to those who have an
/// afternoon: that is one, of 35 million.
const MOST_CALLS: f64 = 1e6;
/// About so many calls are spent on each.
const CALLS: f64 = 8e6;

#[test]
fn sim_experiments() {
    let experiments = record("sim", "experiments");
    let experiments: Vec<_> = experiments.as_array().unwrap().iter().collect();
    let game = Sim::new(6);
    let next = AtomicU64::new(0);
    let checked = AtomicU64::new(0);
    let check = || loop {
        let index = next.fetch_add(1, Ordering::Relaxed) as usize;
        let Some(experiment) = experiments.get(index) else { return };
        let calls = experiment["mean_search_calls_per_game"].as_f64().unwrap();
        let search = match experiment["search"].as_str().unwrap() {
            "published" => {
                let (depth, prune) = (&experiment["depth"], &experiment["prune"]);
                SimSearch::published(depth.as_u64().unwrap() as u32, prune.as_bool().unwrap())
            }
            "correct" => {
                let depth = experiment["depth"].as_u64().unwrap() as u32;
                let flat = !experiment["distance_aware"].as_bool().unwrap();
                let faults = SimFaults { flat, ..SimFaults::default() };
                SimSearch { depth, prune: true, faults }
            }
            // Whoever plays perfectly or at random does not search.
            _ => continue,
        };
        if calls > MOST_CALLS {
            continue;
        }
        let ties = match experiment["tie"].as_str() {
            Some("first") => Ties::First,
            Some("random") => Ties::Any,
            _ => Ties::Last,
        };
        let games = (CALLS / calls).clamp(30.0, 600.0) as u64;
        let won = (0..games).filter(|&seed| {
            let first = match experiment["start"].as_str().unwrap() {
                "red" => Player::First,
                "blue" => Player::Second,
                // Red with a third.
                _ if seed % 3 == 0 => Player::First,
                _ => Player::Second,
            };
            red_wins(&game, &search, ties, first, seed, &Work::new()).unwrap()
        });
        let rate = experiment["rate"].as_f64().unwrap();
        let ours = won.count() as f64 / games as f64;
        let theirs = experiment["games"].as_f64().unwrap();
        // One game more, so that a rate of 1 leaves a little room, too.
        let spread = (rate * (1.0 - rate)).max(1.0 / games as f64);
        let chance = (spread * (1.0 / games as f64 + 1.0 / theirs)).sqrt();
        assert!((rate - ours).abs() < 4.0 * chance, "{experiment}: {ours} of {games}");
        checked.fetch_add(1, Ordering::Relaxed);
    };
    std::thread::scope(|scope| {
        scope.spawn(check);
        check();
    });
    assert_eq!(checked.into_inner(), 69);
}

/// Whole games of 000 against a human who always plays the same multiplier.
#[test]
fn multiply_games() {
    group("multiply", "games").check(|row| {
        let game = Multiply::new(row.int("start") as u16);
        let computer = if row.text("first") == "computer" { Player::First } else { Player::Second };
        let search = MultiplySearch::published(DEPTH, row.text("algorithm") != "minimax");
        let mut position = game.start();
        let mut moves = Vec::new();
        while game.outcome(&position).is_none() {
            let mv = if position.mover == computer {
                let found = search.decide(&game, &position, &mut (), &Work::new()).unwrap();
                found.0.best[0]
            } else {
                Multiplier(row.int("human_multiplier") as u16)
            };
            moves.push(i64::from(mv.0));
            position = game.after(&position, mv);
        }
        let expected: Vec<i64> = serde_json::from_value(row.cell("moves").clone()).unwrap();
        assert_eq!(moves, expected, "{row}");
        let wins = game.outcome(&position) == Some(Outcome::Win(computer));
        assert_eq!(wins, row.text("winner") == "computer", "{row}");
    });
}

/// What minimax visits in 002.
#[test]
fn bits_counts() {
    group("bitstring", "count_game").check(|row| {
        let first = if row.text("first") == "computer" { Side::Computer } else { Side::Human };
        let length = row.int("length") as u8;
        assert_eq!(game_nodes(length, first), row.count("minimax_nodes_depth4"), "{row}");
    });
    group("bitstring", "count_move").only(|row| row.int("depth") == 4).check(|row| {
        assert_eq!(decision_nodes(row.int("length") as u8), row.count("minimax_nodes"), "{row}");
    });
}

/// What an alpha-beta that hands its window down visits in 001, where the tree is small enough to walk through.
#[test]
fn stones_real_alpha_beta() {
    group("stones", "size").only(|row| (2..=40).contains(&row.int("n"))).check(|row| {
        let game = Stones::new(row.int("n") as u32, &[2, 3]);
        let search = StonesSearch { prune: true, faults: StonesFaults::default() };
        let found = search.decide(&game, &game.start(), &mut (), &Work::new()).unwrap();
        assert_eq!(found.calls + 1, row.count("proper_alpha_beta_nodes"), "{row}");
    });
}
