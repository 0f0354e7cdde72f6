use gametree_rules::work::{Stage, Work, share};
use gametree_rules::{Places, Player};

use super::table::Values;
use super::{LevelCount, PlacesKernel, PlacesLayout, PlacesTable, Side, UNREACHABLE, forecast};
use crate::Unsolved;
use crate::unsolved::{filled, go_on};

/// Values all levels in memory.
pub(crate) fn solve<P>(
    game: &dyn Places<P>,
    root: &P,
    mover: Player,
    work: &Work,
) -> Result<PlacesTable, Unsolved> {
    let layout = PlacesLayout::new(game, root, mover);
    let kernel = PlacesKernel::new(game, &layout)?;
    let free = layout.free();
    work.begin(Stage::Valuing, u64::try_from(forecast(free).positions).ok());
    let mut levels: Vec<Vec<i8>> = vec![Vec::new(); free as usize + 1];
    let (mut count, mut done) = (LevelCount::default(), 0);
    for plies in (0..=free).rev() {
        let (before, later) = levels.split_at_mut(plies as usize + 1);
        let next = later.first().map_or(&[][..], Vec::as_slice);
        let (level, counted) = kernel.level(plies, next, work.budget().threads, |_| go_on(work))?;
        done += level.len() as u64;
        before[plies as usize] = level;
        count = count.and(counted);
        work.done(done);
    }
    Ok(PlacesTable { layout, values: Values::Memory(levels), count })
}

/// Entries that a worker takes at a time, or a block if that is longer.
const PIECE: usize = 1 << 14;

impl PlacesKernel<'_> {
    /// Values a level in memory, from the next one in memory; both are arranged by [mine](Side::Mine). Whoever takes a
    /// piece of it calls `look` before, with its entries; that may end it all.
    pub fn level(
        &self,
        plies: u32,
        next: &[i8],
        threads: usize,
        look: impl Fn(usize) -> Result<(), Unsolved> + Sync,
    ) -> Result<(Vec<i8>, LevelCount), Unsolved> {
        let layout = self.layout();
        let (sets, block) = (self.sets(plies, Side::Mine), layout.block(plies, Side::Mine));
        let mut level = filled(sets.len() * block, UNREACHABLE)?;
        let blocks = PIECE.div_ceil(block);
        let pieces = sets.chunks(blocks).zip(level.chunks_mut(blocks * block));
        let counts = share(threads, pieces, |(sets, entries)| {
            look(entries.len())?;
            let blocks = sets.iter().zip(entries.chunks_mut(block));
            Ok(blocks
                .map(|(&mine, entries)| self.fill_mine(plies, mine, next, entries))
                .fold(LevelCount::default(), LevelCount::and))
        });
        let mut count = LevelCount::default();
        for counted in counts {
            count = count.and(counted?);
        }
        Ok((level, count))
    }
}
