//! Sentences that more than one result needs.

use std::time::Duration;

use gametree_catalogue::{Algorithm, GameResult, Search, Session};
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

/// The legal moves for a line of text: the first few, if there are many.
pub fn legal_moves(session: &dyn Session) -> String {
    const SHOWN: usize = 12;
    let moves = session.legal_moves();
    let more = if moves.len() > SHOWN { " …" } else { "" };
    if moves.is_empty() {
        return "-".to_owned();
    }
    format!("{}{more}", moves[..moves.len().min(SHOWN)].join(" "))
}

/// How long something took, in a unit that fits: two digits or three, never "0.0 ms".
///
/// ```
/// use std::time::Duration;
/// use gametree::language::Language;
/// use gametree::present::sentence::duration;
///
/// let say = |nanos| Language::English.say(&duration(Duration::from_nanos(nanos)));
/// assert_eq!(say(38_400), "38 µs");
/// assert_eq!(say(2_130_000), "2.1 ms");
/// ```
pub fn duration(time: Duration) -> Message {
    const SECOND: f64 = 1e6;
    let us = time.as_nanos() as f64 / 1e3;
    // Where the digits that are written would be those of the next unit, it is the next unit.
    let digits = |number: f64| Argument::decimal(number, if number < 9.95 { 1 } else { 0 });
    if us < 0.05 {
        message!("duration-none")
    } else if us < 999.5 {
        message!("duration-microseconds", time = digits(us))
    } else if us < 999_500.0 {
        message!("duration-milliseconds", time = digits(us / 1e3))
    } else if us < 59.95 * SECOND {
        message!("duration-seconds", time = Argument::decimal(us / SECOND, 1))
    } else {
        let seconds = time.as_secs() + u64::from(time.subsec_millis() >= 500);
        let minutes = seconds / 60;
        if minutes < 60 {
            message!("duration-minutes", minutes = minutes, seconds = seconds % 60)
        } else {
            message!("duration-hours", hours = minutes / 60, minutes = minutes % 60)
        }
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
pub fn proven(Proven { margin, plies }: Proven, has_points: bool) -> Message {
    let outcome = Outcome::from_margin(margin);
    let (who, by) = (outcome.name(), margin.unsigned_abs());
    match (plies, has_points && outcome != Outcome::Draw) {
        (Plies::Exactly(plies), true) => {
            message!("proof-exactly-by", who = who, by = by, plies = plies)
        }
        (Plies::Exactly(plies), false) => message!("proof-exactly", who = who, plies = plies),
        (Plies::AtMost(plies), true) => {
            message!("proof-at-most-by", who = who, by = by, plies = plies)
        }
        (Plies::AtMost(plies), false) => message!("proof-at-most", who = who, plies = plies),
        (Plies::Unknown, _) => result(margin, has_points),
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
