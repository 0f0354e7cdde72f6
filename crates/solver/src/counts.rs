//! How many positions there are, as far as a table tells.

use gametree_rules::{Solvable, Structure};

use crate::Solution;
use crate::relabelling::Relabellings;
use crate::table::Table;

impl<G: Solvable> Solution<G> {
    /// How many positions can be reached from the root, itself included; `None` where the table does
    /// not tell: when points are left out, or when entries stand for several positions and the root
    /// is not the same under every symmetry.
    pub fn reachable(&self) -> Option<u64> {
        self.count(|_| true)
    }

    /// How many of the reachable positions are unfinished.
    pub fn unfinished(&self) -> Option<u64> {
        match self.table() {
            Table::Places(table) => Some(table.unfinished),
            _ => self.count(|position| self.game().outcome(position).is_none()),
        }
    }

    fn count(&self, counts: impl Fn(&G::Position) -> bool) -> Option<u64> {
        match self.table() {
            Table::Places(table) => Some(table.positions),
            Table::Keys(keys) if !keys.merges(self.game()) => {
                Some(keys.entries().filter(|(position, _)| counts(position)).count() as u64)
            }
            Table::Keys(keys) if self.root_is_symmetric() => {
                let counted = keys.entries().filter(|(position, _)| counts(position));
                Some(counted.map(|(position, _)| self.images(position)).sum())
            }
            _ => None,
        }
    }

    /// How many positions can be reached, those that are equal up to symmetry counted once; `None`
    /// where the table does not tell, as with [`reachable`](Self::reachable). Counts anew each time.
    pub fn up_to_symmetry(&self) -> Option<u64> {
        match (self.table(), self.game().structure()) {
            (Table::Keys(keys), _) if keys.merges(self.game()) => Some(keys.len()),
            (Table::Keys(keys), _) if self.root_is_symmetric() => {
                // Exactly one of the images is the smallest, and all of them can be reached.
                let smallest =
                    |position: &G::Position| self.game().canonical(position) == *position;
                Some(keys.entries().filter(|(position, _)| smallest(position)).count() as u64)
            }
            (Table::Places(table), Structure::Places(places)) if self.root_is_symmetric() => {
                let relabellings = Relabellings::new(self.game(), places);
                Some(table.all_taken().filter(|&taken| relabellings.is_smallest(taken)).count()
                    as u64)
            }
            _ => None,
        }
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
