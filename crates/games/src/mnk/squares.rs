use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// A set of squares, one bit each. Boards of different sizes use sets of different widths, so that
/// small boards stay in one machine word.
pub trait Squares:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits there are.
    const CAPACITY: u32;
    /// No square.
    const EMPTY: Self;
    /// One number for every square.
    type Numbers: AsMut<[i32]>;

    /// All of them 0.
    fn numbers() -> Self::Numbers;

    /// Just this square.
    fn square(bit: u32) -> Self;

    /// How many squares there are in the set.
    fn count(&self) -> u32;

    /// Takes the lowest square out of the set and returns it.
    fn take_lowest(&mut self) -> Option<u32>;

    /// Squares `8 · group` to `8 · group + 7`, as the low bits of a number.
    fn byte(&self, group: usize) -> usize;

    /// Whether this square is in the set.
    #[inline]
    fn contains(self, bit: u32) -> bool {
        self & Self::square(bit) != Self::EMPTY
    }

    /// The squares, lowest first.
    #[inline]
    fn iter(self) -> impl Iterator<Item = u32> {
        let mut rest = self;
        std::iter::from_fn(move || rest.take_lowest())
    }
}

macro_rules! squares_in_a_word {
    ($word:ty) => {
        impl Squares for $word {
            const CAPACITY: u32 = <$word>::BITS;
            const EMPTY: Self = 0;
            type Numbers = [i32; <$word>::BITS as usize];

            #[inline]
            fn numbers() -> Self::Numbers {
                [0; <$word>::BITS as usize]
            }

            #[inline]
            fn square(bit: u32) -> Self {
                1 << bit
            }

            #[inline]
            fn count(&self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn byte(&self, group: usize) -> usize {
                (*self >> (8 * group)) as usize & 0xff
            }

            #[inline]
            fn take_lowest(&mut self) -> Option<u32> {
                if *self == 0 {
                    return None;
                }
                let lowest = self.trailing_zeros();
                *self &= *self - 1;
                Some(lowest)
            }
        }
    };
}

squares_in_a_word!(u64);
squares_in_a_word!(u128);

/// A set of `64 · N` squares, lowest word first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Squares for Wide<N> {
    const CAPACITY: u32 = 64 * N as u32;
    const EMPTY: Self = Wide([0; N]);
    type Numbers = WideNumbers<N>;

    fn numbers() -> WideNumbers<N> {
        WideNumbers([[0; 64]; N])
    }

    #[inline]
    fn square(bit: u32) -> Self {
        let mut words = [0; N];
        words[bit as usize / 64] = 1 << (bit % 64);
        Wide(words)
    }

    #[inline]
    fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn byte(&self, group: usize) -> usize {
        self.0[group / 8].byte(group % 8)
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<u32> {
        let (index, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        word.take_lowest().map(|lowest| 64 * index as u32 + lowest)
    }
}

/// A number for every square of a [`Wide`] set.
#[derive(Clone, Debug)]
pub struct WideNumbers<const N: usize>([[i32; 64]; N]);

impl<const N: usize> AsMut<[i32]> for WideNumbers<N> {
    fn as_mut(&mut self) -> &mut [i32] {
        self.0.as_flattened_mut()
    }
}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Wide(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Wide(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Wide(self.0.map(Not::not))
    }
}

impl<const N: usize> Shl<u32> for Wide<N> {
    type Output = Self;

    #[inline]
    fn shl(self, bits: u32) -> Self {
        let (words, bits) = (bits as usize / 64, bits % 64);
        let word = |index: Option<usize>| index.map_or(0, |index| self.0[index]);
        Wide(std::array::from_fn(|index| {
            let high = word(index.checked_sub(words)) << bits;
            let low = word(index.checked_sub(words + 1)) >> 1 >> (63 - bits);
            high | low
        }))
    }
}

impl<const N: usize> Shr<u32> for Wide<N> {
    type Output = Self;

    #[inline]
    fn shr(self, bits: u32) -> Self {
        let (words, bits) = (bits as usize / 64, bits % 64);
        let word = |index: usize| self.0.get(index).copied().unwrap_or(0);
        Wide(std::array::from_fn(|index| {
            let low = word(index + words) >> bits;
            // Two shifts, because one by 64 is not allowed when `bits` is 0.
            let high = word(index + words + 1) << 1 << (63 - bits);
            low | high
        }))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A wide set must do what a word does.
    #[test]
    fn wide_agrees_with_a_word() {
        proptest!(|(a: u128, b: u128, shift in 0_u32..128)| {
            let wide = |word: u128| Wide([word as u64, (word >> 64) as u64]);
            prop_assert_eq!(wide(a) & wide(b), wide(a & b));
            prop_assert_eq!(wide(a) | wide(b), wide(a | b));
            prop_assert_eq!(!wide(a), wide(!a));
            prop_assert_eq!(wide(a) >> shift, wide(a >> shift));
            prop_assert_eq!(wide(a) << shift, wide(a << shift));
            prop_assert_eq!(wide(a).count(), a.count_ones());
            prop_assert_eq!(Wide::<2>::square(shift), wide(1 << shift));
            prop_assert!(wide(a).iter().eq(Squares::iter(a)));
            prop_assert_eq!(wide(a).contains(shift), a >> shift & 1 == 1);
        });
    }
}
