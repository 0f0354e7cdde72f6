use std::io;

use super::StringsLayout;
use super::cell::Cell;
use super::sweep::{BLOCK, BLOCK_DIGITS, Rules, raise};

/// What values the strings of a length from those that are a digit shorter, wherever they are stored.
pub struct StringsKernel {
    layout: StringsLayout,
    rules: AnyRules,
}

enum AnyRules {
    Small(Box<Rules<u8>>),
    Medium(Box<Rules<i16>>),
    Large(Box<Rules<i32>>),
}

/// The entries of all strings that are a digit shorter: reads those from byte number `at` on.
pub type ShorterStrings<'a> = dyn Fn(u64, &mut [u8]) -> io::Result<()> + Sync + 'a;

impl StringsKernel {
    /// Where 00, 01, 10 and 11 become this and gain that.
    pub fn new(replacements: &[(u8, i32); 4], layout: StringsLayout) -> Self {
        let rules = match layout.width() {
            1 => AnyRules::Small(Box::new(Rules::new(replacements))),
            2 => AnyRules::Medium(Box::new(Rules::new(replacements))),
            _ => AnyRules::Large(Box::new(Rules::new(replacements))),
        };
        StringsKernel { layout, rules }
    }

    /// The layout that it is for.
    pub fn layout(&self) -> StringsLayout {
        self.layout
    }

    /// Values as many strings of a length as `bytes` holds, from the one with number `first` on. How many there are
    /// is a power of two, and `first` a multiple of it.
    pub fn fill(
        &self,
        length: u32,
        first: u64,
        shorter: &ShorterStrings<'_>,
        bytes: &mut [u8],
    ) -> io::Result<()> {
        match &self.rules {
            AnyRules::Small(rules) => filled(rules, length, first, shorter, bytes),
            AnyRules::Medium(rules) => filled(rules, length, first, shorter, bytes),
            AnyRules::Large(rules) => filled(rules, length, first, shorter, bytes),
        }
    }
}

fn filled<T: Cell>(
    rules: &Rules<T>,
    length: u32,
    first: u64,
    shorter: &ShorterStrings<'_>,
    bytes: &mut [u8],
) -> io::Result<()> {
    let width = size_of::<T>();
    let many = bytes.len() / width;
    debug_assert!(many.is_power_of_two() && first % many as u64 == 0);
    let read = |start: u64, cells: &mut Vec<T>, many: usize| {
        let mut bytes = vec![0; many * width];
        shorter(start * width as u64, &mut bytes)?;
        cells.clear();
        cells.extend(bytes.chunks_exact(width).map(T::read));
        io::Result::Ok(())
    };
    let mut piece = vec![T::LOWEST; many];
    if length == 1 {
        // A single digit ends the game.
        piece.fill(T::new(0));
    } else {
        let mut run = Vec::new();
        let low_digits = many.trailing_zeros();
        // Pairs within the piece: to them its strings are all there are of that many digits.
        if low_digits >= 1 {
            read(first / 2, &mut run, many / 2)?;
            if low_digits < BLOCK_DIGITS {
                rules.short_strings(low_digits, &run, &mut piece);
            } else {
                for (number, block) in piece.chunks_mut(BLOCK).enumerate() {
                    rules.block(low_digits, number * BLOCK, &run, block);
                }
            }
        }
        if length > low_digits && low_digits >= 1 {
            // The pair whose right digit is the piece's first one: the other is the same in all of it.
            let (left, digit) = (first >> low_digits >> 1, (first >> low_digits & 1) as usize);
            for (half, entries) in piece.chunks_mut(many / 2).enumerate() {
                let (digit, gain) = rules.replaced(2 * digit + half);
                read((2 * left + digit) << (low_digits - 1), &mut run, many / 2)?;
                raise(entries, gain, &run);
            }
        }
        // Pairs further left are the same in the whole piece.
        for right_digits in low_digits..length - 1 {
            let (left, pair) = (first >> right_digits >> 2, (first >> right_digits & 3) as usize);
            let right = first & ((1 << right_digits) - 1);
            let (digit, gain) = rules.replaced(pair);
            read((2 * left + digit) << right_digits | right, &mut run, many)?;
            raise(&mut piece, gain, &run);
        }
    }
    for (bytes, cell) in bytes.chunks_exact_mut(width).zip(piece) {
        cell.write(bytes);
    }
    Ok(())
}
