//! A level that is arranged by the sets of one side, arranged by those of the other.
//!
//! Both sides' sets are numbered in the same order, and to leave places out does not change the order of sets. So the
//! entries of one block that belong to a run of the other side's sets stand side by side, and the entries that reach
//! one block of the other arrangement come in the order in which they stand there: nothing has to be named.

use std::ops::Range;

use super::sets::Others;
use super::{PlacesLayout, Side};

impl PlacesLayout {
    /// Which entries, of the block of one `set` of `side`, belong to sets of the other side with a number in each of
    /// these runs. The runs follow each other and are all there are.
    pub fn cuts(&self, plies: u32, side: Side, set: u32, runs: &[Range<usize>]) -> Vec<usize> {
        let others = Others::new(set, self.free());
        let ends = runs.iter().map(|run| self.cut(plies, side, &others, run.end));
        std::iter::once(0).chain(ends).collect()
    }

    /// Where, in the block of a set of `side` that leaves these others, the sets of the other side from number `rank`
    /// on begin.
    fn cut(&self, plies: u32, side: Side, others: &Others, rank: usize) -> usize {
        let squeezed = self.squeezed(plies, side);
        match self.sets(plies, side.other()).get(rank) {
            None => squeezed.len(),
            Some(&from) => squeezed.partition_point(|&other| others.spread(other) < from),
        }
    }
}

/// Blocks by the sets of one side that fill up with entries which come in the order of the other side's sets.
pub struct Turned<'a> {
    layout: &'a PlacesLayout,
    plies: u32,
    /// The side that the entries come by.
    from: Side,
    /// The sets of the other side, by number.
    run: Range<usize>,
    /// Where the next entry of each of them goes.
    next: Vec<usize>,
    entries: Vec<i8>,
}

impl<'a> Turned<'a> {
    /// Nothing yet of a run of sets of the side that is not `from`.
    pub fn new(layout: &'a PlacesLayout, plies: u32, from: Side, run: Range<usize>) -> Self {
        let block = layout.block(plies, from.other());
        let next = (0..run.len()).map(|number| number * block).collect();
        let entries = vec![0; run.len() * block];
        Turned { layout, plies, from, run, next, entries }
    }

    /// Takes those entries of `set`, of the side they come by, that belong to the run: the first of `entries`, which
    /// are [cut](PlacesLayout::cuts) out of blocks of the other arrangement. Returns the rest.
    pub fn take<'b>(&mut self, set: u32, entries: &'b [u8]) -> &'b [u8] {
        let Turned { layout, plies, from, .. } = *self;
        let others = Others::new(set, layout.free());
        let [begin, end] =
            [self.run.start, self.run.end].map(|rank| layout.cut(plies, from, &others, rank));
        let (own, rest) = entries.split_at(end - begin);
        for (&other, &entry) in layout.squeezed(plies, from)[begin..end].iter().zip(own) {
            let next = &mut self.next[layout.ranks.rank(others.spread(other)) - self.run.start];
            self.entries[*next] = i8::from_ne_bytes([entry]);
            *next += 1;
        }
        rest
    }

    /// The blocks of the run, one after the other.
    pub fn entries(self) -> Vec<i8> {
        self.entries
    }
}
