//! Every number of stones, in one pass.
//!
//! What is still to be gained depends on the stones left alone. How long best play lasts also
//! depends on who is going to win, which depends on the points so far. Under best play that never
//! changes, so three lengths are enough: for a mover who will win in the end, draw, or lose.

use gametree_rules::HeapTake;
use gametree_rules::work::{Stage, Work};

use crate::unsolved::go_on;
use crate::{Forecast, Size, Unsolved};

/// What a number of stones is worth to the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worth {
    /// The margin still to be gained.
    pub(crate) margin: i32,
    /// Plies to the end if the mover will lose, draw, win.
    plies: [u32; 3],
}

impl Worth {
    const OVER: Worth = Worth { margin: 0, plies: [0; 3] };

    /// Plies to the end if this is the mover's final margin.
    pub(crate) fn plies(&self, total: i32) -> u32 {
        self.plies[(total.signum() + 1) as usize]
    }
}

pub(crate) fn forecast(stones: u32) -> Forecast {
    let positions = u128::from(stones) + 1;
    Forecast {
        positions,
        bytes: positions * size_of::<Worth>() as u128,
        size: Size::Stones(stones),
    }
}

/// Stones between two looks at whether to go on.
const STRETCH: usize = 1 << 16;

pub(crate) fn solve(takes: &[HeapTake], stones: u32, work: &Work) -> Result<Vec<Worth>, Unsolved> {
    let entries = stones as usize + 1;
    work.begin(Stage::Valuing, Some(entries as u64));
    let mut worths: Vec<Worth> = Vec::with_capacity(entries);
    while worths.len() < entries {
        go_on(work)?;
        for left in worths.len()..entries.min(worths.len() + STRETCH) {
            worths.push(worth(takes, left, &worths));
        }
        work.done(worths.len() as u64);
    }
    Ok(worths)
}

#[inline]
fn worth(takes: &[HeapTake], stones: usize, smaller: &[Worth]) -> Worth {
    const NOTHING: Worth = Worth { margin: i32::MIN, plies: [0, 0, u32::MAX] };
    let mut best = NOTHING;
    for take in takes {
        let Some(left) = stones.checked_sub(take.stones as usize) else { continue };
        let after = &smaller[left];
        let margin = take.gain[left % 2] - after.margin;
        if margin < best.margin {
            continue;
        }
        if margin > best.margin {
            best = Worth { margin, ..NOTHING };
        }
        // The opponent's loss is the mover's win.
        let [lost, drawn, won] = after.plies;
        best.plies =
            [best.plies[0].max(won + 1), best.plies[1].max(drawn + 1), best.plies[2].min(lost + 1)];
    }
    if best == NOTHING { Worth::OVER } else { best }
}
