//! What the computer thinks, in words.

use std::cmp::Ordering;

use gametree_language::{Message, message};
use gametree_play::{Match, Seat, Work};
use gametree_rules::{Player, Value};

/// How a sentence names a player: `you`, `computer`, or `first` and `second` where two are alike.
pub(crate) fn who(game: &Match, player: Player) -> &'static str {
    match game.seats() {
        [Seat::Human, Seat::Human] | [Seat::Computer(_), Seat::Computer(_)] => player.name(),
        seats if seats[player.index()].is_human() => "you",
        _ => "computer",
    }
}

/// What a position is worth: certain if it is, otherwise an impression.
pub(crate) fn prospects(game: &Match, work: &Work) -> Option<Message> {
    if let Some(decided) = work.decided {
        let who = who(game, decided.winner);
        return Some(match decided.plies {
            Some(plies) if plies > 0 => message!("play-wins-in", who = who, plies = plies),
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
