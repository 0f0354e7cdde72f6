//! A game between people and computers, in words: who is who, what is thought, where it was decided.

use std::cmp::Ordering;

use gametree_language::{Message, message};
use gametree_play::{Match, MoveWork, PlayerSpec, TurningPoint};
use gametree_rules::{Outcome, Player, Plies, Proven, Value};

/// How a sentence names a player: `you`, `computer`, or `first` and `second` where two are alike.
pub fn who(game: &Match, player: Player) -> &'static str {
    match game.players().each_ref().map(PlayerSpec::is_human) {
        [first, second] if first == second => player.name(),
        human if human[player.index()] => "you",
        _ => "computer",
    }
}

/// What a position is worth: certain if it is, otherwise an impression. `made` plies have been made since
/// the work was done, and plies are counted from what people see now.
pub fn prospects(game: &Match, work: &MoveWork, made: u32) -> Option<Message> {
    let said = impression(game, work, made)?;
    let last = game.moves().len().saturating_sub(1);
    // What a guest thinks is its own affair.
    match game.players()[game.mover_of(last).index()] {
        PlayerSpec::Guest(_) if made > 0 && game.is_over() => None,
        PlayerSpec::Guest(_) if made > 0 => Some(message!("play-believes", what = said)),
        _ => Some(said),
    }
}

fn impression(game: &Match, work: &MoveWork, made: u32) -> Option<Message> {
    if let Some(win) = work.win {
        let who = who(game, win.winner);
        return Some(match win.plies {
            _ if game.is_over() => message!("play-has-won", who = who),
            Some(plies) if plies > made => {
                message!("play-wins-in", who = who, plies = plies - made)
            }
            _ => message!("play-wins", who = who),
        });
    }
    let value = work.value?.value;
    let ahead = if value > Value::ZERO { Player::First } else { Player::Second };
    Some(match (value.cmp(&Value::ZERO), work.proven) {
        (Ordering::Less | Ordering::Greater, true) if game.is_over() => {
            message!("play-has-won", who = who(game, ahead))
        }
        (Ordering::Equal, true) => message!("play-draw"),
        (Ordering::Equal, false) => message!("play-even"),
        (_, true) => message!("play-wins", who = who(game, ahead)),
        (_, false) => message!("play-good-for", who = who(game, ahead)),
    })
}

/// How the game ends from here with best play.
pub fn proven(game: &Match, end: impl Into<Proven>) -> Message {
    let Proven { margin, plies } = end.into();
    let by = margin.unsigned_abs();
    match (Outcome::from_margin(margin), plies) {
        (Outcome::Draw, Plies::Exactly(plies)) => message!("play-draw-in", plies = plies),
        (Outcome::Draw, Plies::AtMost(_) | Plies::Unknown) => message!("play-draw"),
        (Outcome::Win(player), plies) => {
            let (who, has_points) = (who(game, player), game.session().has_points());
            match (plies, has_points) {
                (Plies::Exactly(plies), true) => {
                    message!("play-wins-by-in", who = who, by = by, plies = plies)
                }
                (Plies::Exactly(plies), false) => {
                    message!("play-wins-in", who = who, plies = plies)
                }
                (Plies::AtMost(plies), false) => {
                    message!("play-wins-in-at-most", who = who, plies = plies)
                }
                (Plies::AtMost(_) | Plies::Unknown, true) => {
                    message!("play-wins-by", who = who, by = by)
                }
                (Plies::Unknown, false) => message!("play-wins", who = who),
            }
        }
    }
}

/// How a game has ended: somebody wins, or nobody.
pub fn won(game: &Match, outcome: Outcome) -> Message {
    match outcome {
        Outcome::Win(player) => message!("play-won", who = who(game, player)),
        Outcome::Draw => message!("play-drawn"),
    }
}

/// Where a finished game was decided.
pub fn decided(game: &Match, point: &TurningPoint) -> Message {
    match point {
        // Nobody can throw away more than is theirs: it was their win, or a draw.
        TurningPoint::Decided { number, mv, by, before, .. } => {
            let (by, mv) = (who(game, *by), mv.as_str());
            match before {
                Outcome::Win(_) => {
                    message!("verdict-decided-win", who = by, mv = mv, number = *number)
                }
                Outcome::Draw => {
                    message!("verdict-decided-draw", who = by, mv = mv, number = *number)
                }
            }
        }
        TurningPoint::FromTheStart => message!("verdict-from-the-start"),
        TurningPoint::AtLeast { plies } => message!("verdict-at-least", plies = *plies),
    }
}
