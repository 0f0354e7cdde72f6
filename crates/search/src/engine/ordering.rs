//! In which order a searcher tries the moves of a position.

use gametree_rules::{Expertise, splitmix64};

use super::searcher::Searcher;
use super::thread_memory::ThreadMemory;

impl<G: Expertise> Searcher<'_, G> {
    /// Puts the move that was best before first, and one that cut elsewhere further forward. Says
    /// whether the game itself ranks none of the moves: then those go first that have cut most.
    pub(super) fn rank(
        &mut self,
        first: usize,
        ply: u32,
        symmetry: usize,
        remembered: Option<G::Move>,
    ) -> bool {
        let ThreadMemory { killers, history, .. } = &mut self.memory;
        let candidates = &mut self.candidates[first..];
        let unranked = candidates.iter().all(|candidate| candidate.rank == 0);
        for candidate in &mut *candidates {
            if remembered.is_some_and(|mv| self.game.map_move(symmetry, candidate.mv) == mv) {
                candidate.rank = i32::MAX;
            } else if unranked {
                candidate.rank = history.of(candidate.mv);
            } else if killers[ply as usize] == Some(candidate.mv) {
                candidate.rank = candidate.rank.saturating_add(candidate.rank.abs() / 2 + 1);
            }
            if self.variation != 0 {
                self.variation = splitmix64(self.variation);
                let swing = u64::from((candidate.rank / 4).unsigned_abs());
                candidate.rank -= (self.variation % (swing + 1)) as i32;
            }
        }
        unranked && candidates.len() > 1
    }

    /// Brings the most promising of the candidates that are left to `index`, the first of several that
    /// are alike. Most positions are cut after a few moves, so sorting them all would be wasted.
    pub(super) fn choose(&mut self, index: usize, end: usize) -> G::Move {
        let mut chosen = index;
        for other in index + 1..end {
            if self.candidates[other].rank > self.candidates[chosen].rank {
                chosen = other;
            }
        }
        self.candidates[index..=chosen].rotate_right(1);
        self.candidates[index].mv
    }
}
