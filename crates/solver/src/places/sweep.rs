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
    let layout = PlacesLayout::new(game, root, mover)?;
    let kernel = PlacesKernel::new(game, &layout);
    let free = layout.free();
    work.begin(Stage::Valuing, u64::try_from(forecast(free).positions).ok());
    let mut levels: Vec<Vec<i8>> = vec![Vec::new(); free as usize + 1];
    let (mut count, mut done) = (LevelCount::default(), 0);
    for plies in (0..=free).rev() {
        let (before, later) = levels.split_at_mut(plies as usize + 1);
        let next = later.first().map_or(&[][..], Vec::as_slice);
        let (level, counted) = value(&kernel, plies, next, work)?;
        done += level.len() as u64;
        before[plies as usize] = level;
        count = count.and(counted);
        work.done(done);
    }
    Ok(PlacesTable { layout, values: Values::Memory(levels), count })
}

/// Entries that a worker takes at a time, or a block if that is longer.
const PIECE: usize = 1 << 14;

fn value(
    kernel: &PlacesKernel<'_>,
    plies: u32,
    next: &[i8],
    work: &Work,
) -> Result<(Vec<i8>, LevelCount), Unsolved> {
    let layout = kernel.layout();
    let (sets, block) = (layout.sets(plies, Side::Mine), layout.block(plies, Side::Mine));
    let mut level = filled(sets.len() * block, UNREACHABLE)?;
    let blocks = PIECE.div_ceil(block);
    let pieces = sets.chunks(blocks).zip(level.chunks_mut(blocks * block));
    let counts = share(work.budget().threads, pieces, |(sets, entries)| {
        go_on(work)?;
        let blocks = sets.iter().zip(entries.chunks_mut(block));
        Ok(blocks
            .map(|(&mine, entries)| kernel.fill_mine(plies, mine, next, entries))
            .fold(LevelCount::default(), LevelCount::and))
    });
    let mut count = LevelCount::default();
    for counted in counts {
        count = count.and(counted?);
    }
    Ok((level, count))
}
