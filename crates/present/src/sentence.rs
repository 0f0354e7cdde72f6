//! Sentences that more than one result needs.

use gametree_catalogue::{Algorithm, GameResult, Search};
use gametree_language::{Argument, Message, message};
use gametree_rules::{Amount, Outcome, Player, Plies, Proven};

use crate::render::amount_argument;

/// "first player".
pub fn player_name(player: Player) -> Message {
    match player {
        Player::First => message!("player-first"),
        Player::Second => message!("player-second"),
    }
}

/// Who wins, in a word or two.
pub fn winner(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Win(player) => player_name(player),
        Outcome::Draw => message!("result-draw"),
    }
}

/// Who wins; by how much, in games with points.
pub fn result(margin: i32, has_points: bool) -> Message {
    let by = margin.unsigned_abs();
    match (Outcome::from_margin(margin), has_points) {
        (Outcome::Draw, _) => message!("result-draw"),
        (Outcome::Win(Player::First), false) => message!("result-first-wins"),
        (Outcome::Win(Player::Second), false) => message!("result-second-wins"),
        (Outcome::Win(Player::First), true) => message!("result-first-wins-by", by = by),
        (Outcome::Win(Player::Second), true) => message!("result-second-wins-by", by = by),
    }
}

/// How a game has ended.
pub fn ending(ending: &GameResult) -> Message {
    result(ending.margin, ending.score.is_some())
}

/// How a game ends for certain, and how long that takes as far as it is known.
pub fn proven(proven: Proven, has_points: bool) -> Message {
    let result = result(proven.margin, has_points);
    match proven.plies {
        Plies::Exactly(plies) => message!("proof-exactly", result = result, plies = plies),
        Plies::AtMost(plies) => message!("proof-at-most", result = result, plies = plies),
        Plies::Unknown => result,
    }
}

/// Algorithm, depth and heuristic.
pub fn search(search: &Search) -> Argument {
    let depth = match search.limits.depth {
        Some(depth) => message!("search-depth", depth = depth.get()),
        None => message!("search-to-the-end"),
    };
    let algorithm = search.algorithm.name();
    match search.algorithm {
        Algorithm::Random => algorithm.into(),
        textbook if textbook.is_textbook() => {
            let heuristic = search.heuristic.as_str();
            message!("search", algorithm = algorithm, depth = depth, heuristic = heuristic).into()
        }
        _ => message!("search-algorithm", algorithm = algorithm, depth = depth).into(),
    }
}

/// A value with its sign, to go into a sentence.
pub fn amount(amount: Amount) -> Argument {
    amount_argument(amount).isolated()
}
