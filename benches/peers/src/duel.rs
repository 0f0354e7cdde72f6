//! The engine against plain alpha-beta at five in a row.

use std::time::Duration;

use gametree_games::mnk::Shape;
use gametree_rules::{Notation, Outcome, Player};

use crate::rival::{self, Allowance, Five};

/// Plays the games and prints how each went.
pub(crate) fn play(games: u64, time: Duration) {
    let game = Five::new(Shape::new(15, 15, 5));
    let mut won = 0;
    for number in 0..games {
        // Openings have two and three stones by turns; each side gets as many of either.
        let engine = if number / 2 % 2 == 0 { Player::First } else { Player::Second };
        let played = rival::play(&game, number, engine, Allowance::Time(time));
        let result = match played.outcome {
            Outcome::Win(player) if player == engine => "won",
            Outcome::Win(_) => "LOST",
            Outcome::Draw => "drawn",
        };
        won += u64::from(result == "won");
        let moves: Vec<String> = played.moves.iter().map(|&mv| game.move_text(mv)).collect();
        println!(
            "game {number}: the engine is {}, {result} after {} plies: {}",
            if engine == Player::First { "x" } else { "o" },
            moves.len(),
            moves.join(" ")
        );
    }
    println!("the engine won {won} of {games} at {time:?} a move");
}
