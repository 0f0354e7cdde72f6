use gametree_games::multiply::{Multiplier, Multiply};
use gametree_language::{Argument, Message, message};
use gametree_rules::{Game, Player, Work};
use gametree_search::Stopped;

use super::{Found, Judgement, mean};
use crate::reports::multiply::{STARTS, winner};
use crate::reports::published::MultiplyRow;
use crate::reports::rerun::Findings;

/// The multiplier that wins at once, and for good.
const FIVE: Multiplier = Multiplier(5);

pub(super) fn said(name: &str) -> Message {
    match name {
        "five" => message!("claim-000-five"),
        "counts" => message!("claim-000-counts"),
        _ => message!("claim-000-times"),
    }
}

pub(super) fn judged(
    rows: &[MultiplyRow],
    numbers: &Findings,
    work: &Work,
) -> Result<Vec<Found>, Stopped> {
    Ok(vec![five(work)?, counts(numbers), times(rows, numbers)])
}

/// Whether a first move by 5 wins from every start, and from how many starts no other move does.
fn five(work: &Work) -> Result<Found, Stopped> {
    let (mut won, mut only) = (0_u32, 0_u32);
    for start in STARTS {
        if work.is_stopped() {
            return Err(Stopped::Asked);
        }
        let game = Multiply::new(start);
        let wins =
            |mv: &Multiplier| winner(&game, &game.after(&game.start(), *mv)) == Player::First;
        let winning: Vec<Multiplier> = game.legal_moves(&game.start()).filter(wins).collect();
        won += u32::from(winning.contains(&FIVE));
        only += u32::from(winning == [FIVE]);
    }
    let starts = STARTS.count();
    let evidence = message!("claim-000-five-evidence", won = won, starts = starts, only = only);
    Ok(("five", Judgement::of(won as usize == starts), evidence))
}

/// Its two columns count different things, so they say nothing about each other.
fn counts(numbers: &Findings) -> Found {
    let saved = |whole: &str, part: &str| {
        let share = 1.0 - numbers.value(part) / numbers.value(whole).max(1.0);
        Argument::decimal(100.0 * share, 0)
    };
    let evidence = message!(
        "claim-000-counts-evidence",
        published_minimax = numbers.value("published_minimax") as u64,
        published_alphabeta = numbers.value("published_alphabeta") as u64,
        claimed = saved("published_minimax", "published_alphabeta"),
        calls_minimax = numbers.value("calls_minimax") as u64,
        calls_alphabeta = numbers.value("calls_alphabeta") as u64,
        saved = saved("calls_minimax", "calls_alphabeta")
    );
    ("counts", Judgement::Open, evidence)
}

fn times(rows: &[MultiplyRow], numbers: &Findings) -> Found {
    let micro = |prune: bool| {
        let of = rows.iter().filter(|row| row.prune == prune);
        let times = of.flat_map(|row| row.milliseconds.iter().map(|time| time * 1000.0));
        Argument::decimal(mean(times), 0)
    };
    let evidence = message!(
        "claim-000-times-evidence",
        fastest = numbers.value("fastest_us") as u64,
        slowest = numbers.value("slowest_us") as u64,
        minimax = micro(false),
        alphabeta = micro(true)
    );
    ("times", Judgement::Open, evidence)
}
