//! What is wrong with what people are shown, not with a search.

use std::ops::RangeInclusive;

use gametree_games::Specified;
use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_language::message;
use gametree_rules::{Game, Notation, Outcome, Work};
use gametree_search::Stopped;

use super::examination::session;
use super::{Case, Fault, Harm, Matters};
use crate::reports::bits::BitsSearch;
use crate::reports::published::Side;
use crate::reports::rerun::{endings, ends_pressed};
use crate::reports::{Published, Report};

/// 001: after the human has taken 3 and left 2, the human has to press the computer's move.
pub(super) fn pressed(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    /// Those of the report's table.
    const HEAPS: RangeInclusive<u32> = 50..=59;
    // How many ways there are to end a game, and how many of them with a move that was pressed.
    let count = |stones: u32, first: Side| {
        let endings = endings(stones, first);
        let pressed = endings.values().filter(|takes| ends_pressed(stones, first, takes)).count();
        [endings.len() as u64, pressed as u64]
    };
    let (mut of, mut harmed) = (0, 0);
    for stones in HEAPS {
        for first in [Side::Human, Side::Computer] {
            if work.is_stopped() {
                return Err(Stopped::Asked);
            }
            let [all, pressed] = count(stones, first);
            of += all;
            harmed += pressed;
        }
    }
    let smallest = (0..).find(|&stones| count(stones, Side::Human)[1] > 0).unwrap_or(0);
    let universe =
        message!("fault-universe-001-pressed", least = *HEAPS.start(), most = *HEAPS.end());
    let spec = format!("stones:stones={smallest}");
    Ok(Case {
        fault,
        session: session(&spec, &format!("{smallest}/0/0/0/0/1")),
        plies_left: smallest / 2,
        looked_at: u64::from(smallest) + 1,
        harm: Harm::Screen,
        sides: None,
        parting: None,
        matters: Matters { universe, of, differs: 0, harmed, visited: [0; 2], games: None },
    })
}

/// 002: where the computer began, the end screen names the other one as the winner. How often: rows of the table
/// whose winner may have been read off that screen.
pub(super) fn winner(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    let mut looked_at = 0;
    for length in 1.. {
        for bits in 0..1_u32 << length {
            looked_at += 1;
            let digits = Digits::parse(&format!("{bits:0length$b}")).expect("digits");
            let game = Bits::new(digits, STANDARD_TABLE);
            let mut position = game.start();
            while game.outcome(&position).is_none() {
                let decision =
                    BitsSearch::published(true).decide(&game, &position, &mut (), work)?;
                let Some(&pair) = decision.best.first() else { break };
                game.play_unchecked(&mut position, pair);
            }
            if let Some(Outcome::Win(_)) = game.outcome(&position) {
                let session = session(&game.spec(), &game.position_text(&position));
                return Ok(Case {
                    fault,
                    session,
                    plies_left: 0,
                    looked_at,
                    harm: Harm::Screen,
                    sides: None,
                    parting: None,
                    matters: rows_with_a_winner(),
                });
            }
        }
    }
    Err(Stopped::Asked)
}

fn rows_with_a_winner() -> Matters {
    let rows = match Published::of(Report::Bits) {
        Published::Bits(rows) => rows,
        _ => Vec::new(),
    };
    let began = rows.iter().filter(|row| row.first == Side::Computer && row.winner.is_some());
    Matters {
        universe: message!("fault-universe-002-winner"),
        of: rows.len() as u64,
        differs: 0,
        harmed: began.count() as u64,
        visited: [0; 2],
        games: None,
    }
}
