//! How many positions there are, as far as a table tells.

use gametree_rules::work::{Stage, Work};
use gametree_rules::{Solvable, Structure};

use crate::relabelling::Relabellings;
use crate::table::Table;
use crate::{LookupError, Solution};

/// How many positions a solution holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PositionCounts {
    /// Positions that can be reached from the root, itself included; `None` where the table does not tell:
    /// when points are left out, or when entries stand for several positions and the root is not the same
    /// under every symmetry.
    pub reachable: Option<u64>,
    /// Those of them that are unfinished.
    pub unfinished: Option<u64>,
    /// How many can be reached, those that are equal up to symmetry counted once; `None` where the table does
    /// not tell, or is stored and large.
    pub up_to_symmetry: Option<u64>,
}

impl<G: Solvable> Solution<G> {
    /// How many positions there are, as far as the table tells; those that it was stopped before it had
    /// counted are `None`, too. Counts anew each time, and fails if a stored table cannot be read.
    pub fn counts(&self, work: &Work) -> Result<PositionCounts, LookupError> {
        work.begin(Stage::Counting, None);
        Ok(PositionCounts {
            reachable: self.count(work, |_| true),
            unfinished: match self.table() {
                Table::Places(table) => Some(table.count.unfinished),
                _ => self.count(work, |position| self.game().outcome(position).is_none()),
            },
            up_to_symmetry: self.up_to_symmetry(work)?,
        })
    }

    fn count(&self, work: &Work, counts: impl Fn(&G::Position) -> bool) -> Option<u64> {
        match self.table() {
            Table::Places(table) => Some(table.count.positions),
            Table::Keys(keys) if !keys.merges(self.game()) => {
                total(keys.entries(), work, |(position, _)| counts(position).into())
            }
            Table::Keys(keys) if self.root_is_symmetric() => {
                let images = |position| if counts(position) { self.images(position) } else { 0 };
                total(keys.entries(), work, |(position, _)| images(position))
            }
            _ => None,
        }
    }

    fn up_to_symmetry(&self, work: &Work) -> Result<Option<u64>, LookupError> {
        Ok(match (self.table(), self.game().structure()) {
            (Table::Keys(keys), _) if keys.merges(self.game()) => Some(keys.len()),
            (Table::Keys(keys), _) if self.root_is_symmetric() => {
                // Exactly one of the images is the smallest, and all of them can be reached.
                let smallest =
                    |position: &G::Position| self.game().canonical(position) == *position;
                total(keys.entries(), work, |(position, _)| smallest(position).into())
            }
            // To read a whole table takes long, to look at it from every side much longer.
            (Table::Places(table), _) if table.is_stored() && table.count.positions > MOST_READ => {
                None
            }
            (Table::Places(table), Structure::Places(places)) if self.root_is_symmetric() => {
                let relabellings = Relabellings::new(self.game(), places);
                let (mut looked, mut smallest) = (0, 0);
                table.each_taken(&mut |_| true, &mut |_, taken, _| {
                    smallest += u64::from(relabellings.is_smallest(taken));
                    looked += 1;
                    looked % STRETCH != 0 || goes_on(looked, work)
                })?;
                (!work.is_stopped()).then_some(smallest)
            }
            _ => None,
        })
    }

    fn root_is_symmetric(&self) -> bool {
        (1..self.game().symmetries())
            .all(|symmetry| self.game().map_position(symmetry, self.root()) == *self.root())
    }

    /// How many different images a position has.
    fn images(&self, position: &G::Position) -> u64 {
        let symmetries = self.game().symmetries();
        let same = (0..symmetries)
            .filter(|&symmetry| self.game().map_position(symmetry, position) == *position);
        // Those that change nothing are a subgroup, and images are its cosets.
        (symmetries / same.count()) as u64
    }
}

/// Positions of a stored table that are read to be counted.
const MOST_READ: u64 = 10_000_000;

/// Items between two looks at whether to go on.
const STRETCH: u64 = 1 << 12;

/// Tells how many items were looked at, and asks whether to look at more.
fn goes_on(looked: u64, work: &Work) -> bool {
    work.done(looked);
    !work.is_stopped()
}

/// What all items come to; `None` if it was stopped.
fn total<T>(items: impl Iterator<Item = T>, work: &Work, of: impl Fn(T) -> u64) -> Option<u64> {
    let mut total = 0;
    for (number, item) in (0..).zip(items) {
        if number % STRETCH == 0 && !goes_on(number, work) {
            return None;
        }
        total += of(item);
    }
    Some(total)
}
