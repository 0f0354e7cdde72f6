use std::ops::Range;
use std::time::{Duration, Instant};

use gametree_tables::parts::Values;

use crate::begun::Begun;
use crate::exchange::Exchange;
use crate::fate::Halt;
use crate::part::{Part, Valued};

/// A game whose levels are valued one after the other, each from the one before.
pub(crate) trait Sweep: Sync {
    /// How many levels there are.
    fn levels(&self) -> u32;

    /// Entries of a level, of all workers together.
    fn entries(&self, level: u32) -> u64;

    /// Which bytes of a level are a worker's part of it.
    fn part(&self, level: u32, worker: usize, workers: usize) -> Range<u64>;

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

/// Values all levels that neither the table nor all parts have.
pub(crate) fn sweep(
    game: &dyn Sweep,
    part: &mut Part,
    begun: &Begun<'_>,
    exchange: &mut dyn Exchange,
    rest: Duration,
) -> Result<(), Halt> {
    let order: Vec<u32> = part.filling.manifest().order().collect();
    let own = |level| game.part(level, exchange.index(), exchange.workers());
    let own: Vec<Range<u64>> = order.iter().copied().map(own).collect();
    let is_there = |&(step, &level): &(usize, &u32)| step < begun.levels || part.filling.has(level);
    let there = order.iter().enumerate().take_while(is_there).count();
    let there = exchange.all_reduce_min(there as u64)? as usize;
    let (old, new) = order.split_at(there.min(order.len()));
    let mut done: u64 = old.iter().map(|&level| game.entries(level)).sum();
    exchange.begin(order.iter().map(|&level| game.entries(level)).sum());
    exchange.begin_level(done, 0);
    let mut before = None;
    if let (Some(&last), false) = (old.last(), new.is_empty()) {
        let range = &own[old.len() - 1];
        let known = match part.filling.has(last) {
            true => Some(part.read(last, range.end - range.start)?),
            false => begun.read(last, range)?,
        };
        let lacking = exchange.all_reduce_sum(u64::from(known.is_none()))?;
        before = if lacking == 0 { known } else { Some(begun.hand_out(game, last, exchange)?) };
    }
    for (&level, range) in new.iter().zip(&own[old.len()..]) {
        exchange.go_on()?;
        exchange.begin_level(done, game.entries(level));
        let valued = game.value(level, before, exchange)?;
        part.keep(level, range, &valued, game.entry_bytes(), game.values())?;
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
