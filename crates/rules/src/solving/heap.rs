use crate::{Exact, Player};

/// A game of taking from a heap. What a move gains depends on the take and on whether the number of
/// stones left is even; the game is over when no take is possible, and more points win.
///
/// What is still to be gained depends on nothing but the stones left, so a solver keeps one entry a
/// number of stones, whatever the players have collected.
pub trait Heap<P>: Sync {
    /// The stones left.
    fn left(&self, position: &P) -> u32;

    /// The moves.
    fn takes(&self) -> Vec<HeapTake>;

    /// A position with this many stones left where nobody has collected anything and the first
    /// player moves. It need not be one that the game's own start leads to.
    fn position(&self, left: u32) -> P;
}

/// One of the moves of a [`Heap`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapTake {
    /// How many stones it takes.
    pub stones: u32,
    /// By how much the mover's margin grows if the number left is even, and if it is odd.
    pub gain: [i32; 2],
}

/// What a heap is worth to the player to move, whatever the players have collected.
///
/// How long best play lasts depends on who is going to win: the winner is in a hurry, the loser is not,
/// and in a draw nobody is. Under best play who wins never changes, so three lengths are enough.
///
/// ```
/// use gametree::rules::{Exact, HeapTake, HeapValue, Player};
///
/// // Take one or two; every stone is a point.
/// let takes = [1, 2].map(|stones| HeapTake { stones, gain: [stones as i32; 2] });
/// let mut heaps = Vec::new();
/// for _ in 0..=4 {
///     heaps.push(HeapValue::next(&takes, &heaps));
/// }
/// assert_eq!(heaps.iter().map(|heap| heap.margin()).collect::<Vec<_>>(), [0, 1, 2, 1, 0]);
/// // Three stones left, and the first player, who moves, is one behind: 2, 1 makes it a draw.
/// assert_eq!(heaps[3].exact(Player::First, -1), Exact { margin: 0, plies: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapValue {
    margin: i32,
    /// Plies to the end if the mover will lose, draw, win.
    plies: [u32; 3],
}

impl HeapValue {
    /// Bytes of a value in a file.
    pub const BYTES: usize = 16;

    /// No take is possible.
    const OVER: HeapValue = HeapValue { margin: 0, plies: [0; 3] };

    /// The value of the heap that has one stone more than the largest of `smaller`, which are all the
    /// smaller ones from none on.
    #[inline]
    pub fn next(takes: &[HeapTake], smaller: &[HeapValue]) -> HeapValue {
        const NOTHING: HeapValue = HeapValue { margin: i32::MIN, plies: [0, 0, u32::MAX] };
        let mut best = NOTHING;
        for take in takes {
            let Some(left) = smaller.len().checked_sub(take.stones as usize) else { continue };
            let after = &smaller[left];
            let margin = take.gain[left % 2] - after.margin;
            if margin < best.margin {
                continue;
            }
            if margin > best.margin {
                best = HeapValue { margin, ..NOTHING };
            }
            // The opponent's loss is the mover's win.
            let [lost, drawn, won] = after.plies;
            best.plies = [
                best.plies[0].max(won + 1),
                best.plies[1].max(drawn + 1),
                best.plies[2].min(lost + 1),
            ];
        }
        if best == NOTHING { HeapValue::OVER } else { best }
    }

    /// The margin that the mover can still gain.
    pub const fn margin(&self) -> i32 {
        self.margin
    }

    /// As bytes, for a file: the margin, then the three lengths, each with its lowest byte first.
    pub fn to_bytes(self) -> [u8; HeapValue::BYTES] {
        let numbers = [self.margin.cast_unsigned(), self.plies[0], self.plies[1], self.plies[2]];
        let mut bytes = [0; HeapValue::BYTES];
        for (four, number) in bytes.chunks_exact_mut(4).zip(numbers) {
            four.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    /// What [`to_bytes`](Self::to_bytes) has written.
    pub fn from_bytes(bytes: [u8; HeapValue::BYTES]) -> HeapValue {
        let number = |at: usize| {
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        let plies = [number(4), number(8), number(12)];
        HeapValue { margin: number(0).cast_signed(), plies }
    }

    /// How a game with this heap left ends, if this player moves and the first player is ahead by
    /// `lead` so far.
    pub const fn exact(&self, mover: Player, lead: i32) -> Exact {
        let margin = lead + mover.sign() * self.margin;
        let plies = self.plies[((margin * mover.sign()).signum() + 1) as usize];
        Exact { margin, plies }
    }
}
