use std::sync::Arc;

use gametree_rules::{Exact, Places, Player};

use super::{LevelCount, PlacesLayout, Side};
use crate::{Levels, LookupError};

/// One byte for every pair of sets, ply by ply.
pub(crate) struct PlacesTable {
    pub(super) layout: PlacesLayout,
    pub(super) values: Values,
    pub(crate) count: LevelCount,
}

/// Where they are.
pub(super) enum Values {
    Memory(Vec<Vec<i8>>),
    Stored(Arc<dyn Levels>),
}

/// Entries that are read at a time, or a block if that is longer.
const PIECE: usize = 1 << 20;

impl PlacesTable {
    pub(crate) fn stored(layout: PlacesLayout, count: LevelCount, levels: Arc<dyn Levels>) -> Self {
        PlacesTable { layout, values: Values::Stored(levels), count }
    }

    pub(crate) fn is_stored(&self) -> bool {
        matches!(self.values, Values::Stored(_))
    }

    pub(crate) fn bytes(&self) -> u64 {
        match &self.values {
            Values::Memory(levels) => levels.iter().map(|level| level.len() as u64).sum(),
            Values::Stored(levels) => levels.bytes(),
        }
    }

    /// The value of a position, if it can be reached from the root. The mover counts while there is one.
    pub(crate) fn value<P>(
        &self,
        game: &dyn Places<P>,
        position: &P,
        mover: Player,
    ) -> Result<Option<Exact>, LookupError> {
        let Some((plies, index)) = self.layout.find(game, position) else { return Ok(None) };
        let worth = match &self.values {
            Values::Memory(levels) => levels[plies as usize][index as usize],
            Values::Stored(levels) => {
                let mut worth = [0];
                levels.look_up(plies, index, &mut worth)?;
                i8::from_ne_bytes(worth)
            }
        };
        let value = self.layout.exact(plies, worth);
        Ok(value.filter(|value| value.plies == 0 || mover == self.layout.mover_after(plies)))
    }

    /// Calls `visit` with every position that can be reached and is `wanted`, ply by ply, until it returns false.
    pub(crate) fn each<P>(
        &self,
        game: &dyn Places<P>,
        wanted: &mut dyn FnMut(Exact) -> bool,
        visit: &mut dyn FnMut(P, Exact) -> bool,
    ) -> Result<(), LookupError> {
        self.each_taken(wanted, &mut |plies, taken, value| {
            let position = game.position(taken, self.layout.mover_after(plies));
            position.is_none_or(|position| visit(position, value))
        })
    }

    /// The same with the plies and the places of the first and the second player.
    pub(crate) fn each_taken(
        &self,
        wanted: &mut dyn FnMut(Exact) -> bool,
        visit: &mut dyn FnMut(u32, [u32; 2], Exact) -> bool,
    ) -> Result<(), LookupError> {
        let mut read_entries = Vec::new();
        for plies in 0..=self.layout.free() {
            let (sets, block) =
                (self.layout.set_count(plies, Side::Mine), self.layout.block(plies, Side::Mine));
            let step = PIECE.div_ceil(block);
            for first in (0..sets).step_by(step) {
                let range = first * block..(first + step).min(sets) * block;
                let entries = match &self.values {
                    Values::Memory(levels) => &levels[plies as usize][range],
                    Values::Stored(levels) => {
                        let mut bytes = vec![0; range.len()];
                        levels.look_up(plies, range.start as u64, &mut bytes)?;
                        read_entries.clear();
                        read_entries
                            .extend(bytes.into_iter().map(|byte| i8::from_ne_bytes([byte])));
                        &read_entries
                    }
                };
                for (taken, value) in self.layout.positions(plies, first, entries, wanted) {
                    if !visit(plies, taken, value) {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }
}
