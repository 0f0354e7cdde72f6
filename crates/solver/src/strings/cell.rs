/// A margin, as narrow as it can be.
pub(super) trait Cell: Copy + Ord + Send + Sync {
    /// The largest margin, up or down, that fits.
    const MAX_MARGIN: i32;
    /// Below every margin.
    const LOWEST: Self;

    fn new(margin: i32) -> Self;
    fn margin(self) -> i32;

    /// From its bytes in a file, lowest first.
    fn read(bytes: &[u8]) -> Self;
    fn write(self, bytes: &mut [u8]);

    /// A gain in the form that [`after`](Cell::after) wants.
    fn gain(gain: i32) -> Self;

    /// What a move is worth that gains this and leaves the opponent that.
    fn after(gain: Self, left: Self) -> Self;

    /// Of every two runs in `from`, makes four in `to`: run number `digits[pair]` of the two for
    /// each pair.
    #[inline(always)]
    fn spread<const RUN: usize>(from: &[Self], digits: &[usize; 4], to: &mut [Self]) {
        for (four, two) in to.chunks_exact_mut(4 * RUN).zip(from.chunks_exact(2 * RUN)) {
            for (pair, run) in four.chunks_exact_mut(RUN).enumerate() {
                run.copy_from_slice(&two[digits[pair] * RUN..][..RUN]);
            }
        }
    }
}

/// A margin plus 128: unsigned, because the larger of two unsigned bytes is one instruction on every
/// processor that this runs on, and of two signed ones is not.
impl Cell for u8 {
    const MAX_MARGIN: i32 = 127;
    const LOWEST: u8 = 0;

    fn new(margin: i32) -> u8 {
        (margin + 128) as u8
    }

    fn margin(self) -> i32 {
        i32::from(self) - 128
    }

    #[inline(always)]
    fn read(bytes: &[u8]) -> u8 {
        bytes[0]
    }

    #[inline(always)]
    fn write(self, bytes: &mut [u8]) {
        bytes[0] = self;
    }

    fn gain(gain: i32) -> u8 {
        gain as u8
    }

    /// `gain − (left − 128) + 128`, and 256 is nothing to a byte.
    #[inline(always)]
    fn after(gain: u8, left: u8) -> u8 {
        gain.wrapping_sub(left)
    }

    /// Single bytes are spread within words of four.
    #[inline(always)]
    fn spread<const RUN: usize>(from: &[u8], digits: &[usize; 4], to: &mut [u8]) {
        if RUN > 1 {
            for (four, two) in to.chunks_exact_mut(4 * RUN).zip(from.chunks_exact(2 * RUN)) {
                for (pair, run) in four.chunks_exact_mut(RUN).enumerate() {
                    run.copy_from_slice(&two[digits[pair] * RUN..][..RUN]);
                }
            }
            return;
        }
        // Which of the four bytes are the second of the two.
        let second = u32::from_le_bytes(digits.map(|digit| if digit == 1 { 0xFF } else { 0 }));
        let (fours, _) = to.as_chunks_mut::<4>();
        let (twos, _) = from.as_chunks::<2>();
        for (four, two) in fours.iter_mut().zip(twos) {
            let two = u32::from(u16::from_le_bytes(*two));
            let all = |byte: u32| {
                let twice = byte | byte << 8;
                twice | twice << 16
            };
            *four = (all(two & 0xFF) & !second | all(two >> 8) & second).to_le_bytes();
        }
    }
}

macro_rules! signed_cell {
    ($integer:ty) => {
        impl Cell for $integer {
            const MAX_MARGIN: i32 = <$integer>::MAX as i32;
            const LOWEST: $integer = <$integer>::MIN;

            fn new(margin: i32) -> $integer {
                margin as $integer
            }

            fn margin(self) -> i32 {
                self.into()
            }

            fn read(bytes: &[u8]) -> $integer {
                let mut all = [0; size_of::<$integer>()];
                all.copy_from_slice(bytes);
                <$integer>::from_le_bytes(all)
            }

            fn write(self, bytes: &mut [u8]) {
                bytes.copy_from_slice(&self.to_le_bytes());
            }

            fn gain(gain: i32) -> $integer {
                gain as $integer
            }

            #[inline(always)]
            fn after(gain: $integer, left: $integer) -> $integer {
                gain.wrapping_sub(left)
            }
        }
    };
}

signed_cell!(i16);
signed_cell!(i32);
