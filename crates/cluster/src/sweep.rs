use std::time::{Duration, Instant};

use gametree_tables::parts::Values;

use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::part::{Part, Valued};

/// A game whose levels are valued one after the other, each from the one before.
pub(crate) trait Sweep: Sync {
    /// The levels, in the order in which they are valued.
    fn order(&self) -> Vec<u32>;

    /// Entries of a level, of all workers together.
    fn entries(&self, level: u32) -> u64;

    /// Bytes of a worker's part of a level.
    fn part_bytes(&self, level: u32, worker: usize, workers: usize) -> u64;

    /// Bytes of an entry.
    fn entry_bytes(&self) -> usize;

    /// What the bytes mean.
    fn values(&self) -> &dyn Values;

    /// A worker's part of a level, from its part of the one before; all workers do this together.
    fn value(
        &self,
        level: u32,
        before: Option<Vec<u8>>,
        exchange: &mut dyn Exchange,
    ) -> Result<Valued, Halt>;
}

/// Values all levels that are missing in any part.
pub(crate) fn sweep(
    game: &dyn Sweep,
    part: &mut Part,
    exchange: &mut dyn Exchange,
    rest: Duration,
) -> Result<(), Halt> {
    let order = game.order();
    let there = exchange.all_reduce_min(part.levels_of(&order) as u64)? as usize;
    let (old, new) = order.split_at(there.min(order.len()));
    let mut done: u64 = old.iter().map(|&level| game.entries(level)).sum();
    let mut before = match old.last() {
        Some(&last) if !new.is_empty() => {
            let bytes = game.part_bytes(last, exchange.index(), exchange.workers());
            Some(part.read(last, bytes)?)
        }
        _ => None,
    };
    for &level in new {
        exchange.go_on()?;
        exchange.begin_level(done, game.entries(level));
        let valued = game.value(level, before, exchange)?;
        part.keep(level, &valued, game.entry_bytes(), game.values())?;
        done += game.entries(level);
        exchange.begin_level(done, 0);
        before = Some(valued.bytes);
        let until = Instant::now() + rest;
        while Instant::now() < until {
            exchange.go_on()?;
            std::thread::sleep(rest.min(Duration::from_millis(10)));
        }
    }
    Ok(())
}
