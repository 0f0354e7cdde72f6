//! What the computer thinks, in words.

use std::cmp::Ordering;

use gametree_language::{Message, message};
use gametree_play::{Match, MoveWork, PlayerSpec};
use gametree_rules::{Player, Value};

/// How a sentence names a player: `you`, `computer`, or `first` and `second` where two are alike.
pub(crate) fn who(game: &Match, player: Player) -> &'static str {
    match game.players().each_ref().map(PlayerSpec::is_human) {
        [first, second] if first == second => player.name(),
        human if human[player.index()] => "you",
        _ => "computer",
    }
}

/// What a position is worth: certain if it is, otherwise an impression. `made` plies have been made since
/// the work was done, and plies are counted from what people see now.
pub(crate) fn prospects(game: &Match, work: &MoveWork, made: u32) -> Option<Message> {
    if let Some(win) = work.win {
        let who = who(game, win.winner);
        return Some(match win.plies {
            Some(plies) if plies > made => {
                message!("play-wins-in", who = who, plies = plies - made)
            }
            Some(_) if game.is_over() => message!("play-has-won", who = who),
            _ => message!("play-wins", who = who),
        });
    }
    let value = work.value?.value;
    let ahead = if value > Value::ZERO { Player::First } else { Player::Second };
    Some(match (value.cmp(&Value::ZERO), work.proven) {
        (Ordering::Equal, true) => message!("play-draw"),
        (Ordering::Equal, false) => message!("play-even"),
        (_, true) => message!("play-wins", who = who(game, ahead)),
        (_, false) => message!("play-good-for", who = who(game, ahead)),
    })
}
