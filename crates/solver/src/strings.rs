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
mod sweep;

use cell::Cell;
use gametree_rules::work::Work;
use sweep::sweep;

use crate::{Forecast, Size, SizeKind, Unsolved};

pub(crate) struct StringsTable {
    length: u32,
    margins: Margins,
}

/// As narrow as the game allows.
enum Margins {
    Small(Vec<u8>),
    Medium(Vec<i16>),
    Large(Vec<i32>),
}

/// Longer strings are out of reach.
pub(crate) const MAX_LENGTH: u32 = 40;

/// What the table takes: 2^(length + 1) entries of one, two or four bytes.
pub(crate) fn forecast(replacements: &[(u8, i32); 4], length: u32) -> Forecast {
    let width = match max_margin(replacements, length) {
        max if max <= u8::MAX_MARGIN => 1,
        max if max <= i16::MAX_MARGIN => 2,
        _ => 4,
    };
    let entries = 2_u128 << length;
    Forecast {
        positions: entries - 2,
        bytes: entries * width,
        size: Size { kind: SizeKind::Digits, number: length },
    }
}

fn max_margin(replacements: &[(u8, i32); 4], length: u32) -> i32 {
    let max = replacements.iter().map(|(_, gain)| gain.abs()).max().unwrap_or(0);
    max.saturating_mul(length as i32)
}

pub(crate) fn solve(
    replacements: &[(u8, i32); 4],
    length: u32,
    work: &Work,
) -> Result<StringsTable, Unsolved> {
    debug_assert!(length <= MAX_LENGTH, "the forecast was looked at");
    let margins = match max_margin(replacements, length) {
        max if max <= u8::MAX_MARGIN => Margins::Small(sweep(replacements, length, work)?),
        max if max <= i16::MAX_MARGIN => Margins::Medium(sweep(replacements, length, work)?),
        _ => Margins::Large(sweep(replacements, length, work)?),
    };
    Ok(StringsTable { length, margins })
}

impl StringsTable {
    /// How many strings there are.
    pub(crate) fn len(&self) -> u64 {
        (2 << self.length) - 2
    }

    pub(crate) fn bytes(&self) -> u64 {
        (2 << self.length)
            * match self.margins {
                Margins::Small(_) => 1,
                Margins::Medium(_) => 2,
                Margins::Large(_) => 4,
            }
    }

    /// The margin that the mover can still gain.
    pub(crate) fn margin(&self, digits: u64, length: u32) -> Option<i32> {
        if length == 0 || length > self.length || digits >> length != 0 {
            return None;
        }
        let index = (1 << length | digits) as usize;
        Some(match &self.margins {
            Margins::Small(cells) => cells[index].margin(),
            Margins::Medium(cells) => cells[index].margin(),
            Margins::Large(cells) => cells[index].margin(),
        })
    }

    /// Digits, length and margin of every string, long ones first.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (u64, u32, i32)> {
        (1..=self.length).rev().flat_map(move |length| {
            (0..1_u64 << length).filter_map(move |digits| {
                self.margin(digits, length).map(|margin| (digits, length, margin))
            })
        })
    }
}
