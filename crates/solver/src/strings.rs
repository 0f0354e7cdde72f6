//! Every string of binary digits up to a length, in one sweep from short to long.
//!
//! A string's entry stands at the number that its digits make with a one before them, so the strings
//! of length `n` are one run of 2ⁿ entries. An entry is the margin still to be gained by the mover;
//! a game lasts one ply less than there are digits, whatever is played.
//!
//! To replace a pair with `r` digits to its right keeps those digits:
//!
//! ```text
//! string   left  pair   right           left and right the same: 2^r strings in a row
//! after    left  digit  right           become 2^r strings in a row
//! ```
//!
//! so the sweep is a subtraction and a maximum over runs, which compilers turn into vector
//! instructions. It goes block by block, all pairs of a block before the next block, so that a
//! block stays near the processor.

mod cell;
mod kernel;
mod layout;
mod sweep;

use cell::Cell;
use gametree_rules::work::Work;
pub use kernel::{ShorterStrings, StringsKernel};
pub use layout::StringsLayout;
use std::sync::Arc;
use sweep::sweep;

use crate::{Forecast, Levels, LookupError, Size, SizeKind, Unsolved};

pub(crate) struct StringsTable {
    layout: StringsLayout,
    margins: Margins,
}

/// As narrow as the game allows, if they are in memory.
enum Margins {
    Small(Vec<u8>),
    Medium(Vec<i16>),
    Large(Vec<i32>),
    Stored(Arc<dyn Levels>),
}

/// Longer strings are out of reach.
pub(crate) const MAX_LENGTH: u32 = 40;

/// What the table takes: 2^(length + 1) entries of one, two or four bytes.
pub(crate) fn forecast(replacements: &[(u8, i32); 4], length: u32) -> Forecast {
    let entries = 2_u128 << length;
    Forecast {
        positions: entries - 2,
        bytes: entries * StringsLayout::new(replacements, length).width() as u128,
        size: Size { kind: SizeKind::Digits, number: length },
    }
}

pub(crate) fn solve(
    replacements: &[(u8, i32); 4],
    length: u32,
    work: &Work,
) -> Result<StringsTable, Unsolved> {
    debug_assert!(length <= MAX_LENGTH, "the forecast was looked at");
    let layout = StringsLayout::new(replacements, length);
    let margins = match layout.width() {
        1 => Margins::Small(sweep(replacements, length, work)?),
        2 => Margins::Medium(sweep(replacements, length, work)?),
        _ => Margins::Large(sweep(replacements, length, work)?),
    };
    Ok(StringsTable { layout, margins })
}

/// Strings that are read at a time.
const PIECE: u64 = 1 << 16;

impl StringsTable {
    pub(crate) fn stored(layout: StringsLayout, levels: Arc<dyn Levels>) -> Self {
        StringsTable { layout, margins: Margins::Stored(levels) }
    }

    /// How many strings there are.
    pub(crate) fn len(&self) -> u64 {
        (2 << self.layout.length()) - 2
    }

    pub(crate) fn bytes(&self) -> u64 {
        match &self.margins {
            Margins::Stored(levels) => levels.bytes(),
            _ => (2 << self.layout.length()) * self.layout.width() as u64,
        }
    }

    /// The margin that the mover can still gain.
    pub(crate) fn margin(&self, digits: u64, length: u32) -> Result<Option<i32>, LookupError> {
        if !self.layout.has(digits, length) {
            return Ok(None);
        }
        let index = (1 << length | digits) as usize;
        Ok(Some(match &self.margins {
            Margins::Small(cells) => cells[index].margin(),
            Margins::Medium(cells) => cells[index].margin(),
            Margins::Large(cells) => cells[index].margin(),
            Margins::Stored(levels) => {
                let width = self.layout.width();
                let mut bytes = [0; 4];
                levels.look_up(length, digits * width as u64, &mut bytes[..width])?;
                self.layout.margin(&bytes[..width])
            }
        }))
    }

    /// Calls `visit` with digits, length and margin of every string, long ones first, until it returns false.
    pub(crate) fn each(
        &self,
        visit: &mut dyn FnMut(u64, u32, i32) -> bool,
    ) -> Result<(), LookupError> {
        for length in (1..=self.layout.length()).rev() {
            for first in (0..1_u64 << length).step_by(PIECE as usize) {
                if !self.each_of(length, first, visit)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The same for a piece; false if it was to be the last.
    fn each_of(
        &self,
        length: u32,
        first: u64,
        visit: &mut dyn FnMut(u64, u32, i32) -> bool,
    ) -> Result<bool, LookupError> {
        let piece = first..(first + PIECE).min(1 << length);
        if let Margins::Stored(levels) = &self.margins {
            let width = self.layout.width();
            let mut bytes = vec![0; (piece.end - piece.start) as usize * width];
            levels.look_up(length, first * width as u64, &mut bytes)?;
            let mut cells = piece.zip(bytes.chunks_exact(width));
            return Ok(cells.all(|(digits, cell)| visit(digits, length, self.layout.margin(cell))));
        }
        for digits in piece {
            if let Some(margin) = self.margin(digits, length)?
                && !visit(digits, length, margin)
            {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
