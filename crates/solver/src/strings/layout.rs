use super::cell::Cell;

/// Where each string of binary digits up to a length stands, and what its entry means; nothing of how it is stored.
///
/// A level is all strings of a length, each at the number that its digits make. An entry is the margin that the mover
/// can still gain, in one, two or four bytes, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StringsLayout {
    length: u32,
    width: usize,
}

impl StringsLayout {
    /// Of strings up to this length, where 00, 01, 10 and 11 become this and gain that.
    pub fn new(replacements: &[(u8, i32); 4], length: u32) -> Self {
        let most = replacements.iter().map(|(_, gain)| gain.saturating_abs()).max().unwrap_or(0);
        let width = match most.saturating_mul(length as i32) {
            margin if margin <= u8::MAX_MARGIN => 1,
            margin if margin <= i16::MAX_MARGIN => 2,
            _ => 4,
        };
        StringsLayout { length, width }
    }

    /// The length of the longest strings; levels go from 1 to this.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Bytes of an entry.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether there is an entry for these digits.
    pub fn has(&self, digits: u64, length: u32) -> bool {
        (1..=self.length).contains(&length) && digits >> length == 0
    }

    /// What an entry says.
    pub fn margin(&self, entry: &[u8]) -> i32 {
        match *entry {
            [small] => small.margin(),
            [low, high] => i16::from_le_bytes([low, high]).margin(),
            [a, b, c, d] => i32::from_le_bytes([a, b, c, d]).margin(),
            _ => 0,
        }
    }
}
