//! Every number of stones, in one pass.

use gametree_rules::work::{Stage, Work};
use gametree_rules::{HeapTake, HeapValue};

use crate::unsolved::go_on;
use crate::{Forecast, Size, SizeKind, Unsolved};

pub(crate) fn forecast(stones: u32) -> Forecast {
    let positions = u128::from(stones) + 1;
    Forecast {
        positions,
        bytes: positions * size_of::<HeapValue>() as u128,
        size: Size { kind: SizeKind::Heap, number: stones },
    }
}

/// Stones between two looks at whether to go on.
const STRETCH: usize = 1 << 16;

pub(crate) fn solve(
    takes: &[HeapTake],
    stones: u32,
    work: &Work,
) -> Result<Vec<HeapValue>, Unsolved> {
    let entries = stones as usize + 1;
    work.begin(Stage::Valuing, Some(entries as u64));
    let mut values = Vec::new();
    let needed = (entries * size_of::<HeapValue>()) as u64;
    values.try_reserve_exact(entries).map_err(|_| Unsolved::OutOfMemory { needed })?;
    while values.len() < entries {
        go_on(work)?;
        for _ in values.len()..entries.min(values.len() + STRETCH) {
            values.push(HeapValue::next(takes, &values));
        }
        work.done(values.len() as u64);
    }
    Ok(values)
}
