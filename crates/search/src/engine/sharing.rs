//! How positions, time, threads and room in the table are shared out among searches.

use std::sync::atomic::AtomicBool;

use gametree_rules::{Expertise, Score};

use super::root::{Root, Round};
use super::team::{Job, Team};
use super::thinker::Thinker;
use crate::{Limits, Stopped};

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    pub(super) fn team(&self) -> Team<'_, G> {
        Team {
            game: self.game,
            table: self.table,
            work: self.work,
            last_ply: self.limits.plies().min(Score::MAX_PLIES),
            every_move: self.every_move,
            memories: &self.memories,
        }
    }

    /// A search within all limits: those of the user, a budget, and the room that the table has.
    pub(super) fn job(&self, from: usize, depth: u32, window: (Score, Score), budget: u64) -> Job {
        let threads = self.threads();
        let room = if self.table.is_full_size() {
            u64::MAX
        } else if depth < Score::MAX_PLIES {
            // Most positions of a limited depth are near its end and need no room.
            8 * self.table.slots()
        } else {
            self.table.slots()
        };
        let left = self.limits.nodes.map(|nodes| nodes.saturating_sub(self.counts.visited));
        let share = left.map_or(u64::MAX, |left| left / threads as u64);
        let nodes = room.min(share).min(budget);
        let is_short_of_room = room < share && room < budget;
        let limits = Limits {
            nodes: (nodes < u64::MAX).then_some(nodes),
            time: self.limits.time.map(|time| time.saturating_sub(self.started.elapsed())),
            depth: None,
        };
        Job { from, depth, window, guess: None, limits, threads, is_short_of_room }
    }

    /// Does a job, and counts what it took.
    pub(super) fn carry_out(
        &mut self,
        root: &Root<G>,
        job: &Job,
    ) -> Result<Round<G::Move>, Stopped> {
        let mut counts = self.counts;
        let round = self.team().search(root, job, &AtomicBool::new(false), &mut counts);
        self.counts = counts;
        round
    }

    /// Threads that are of use now: none but the own in a search that may be over in no time.
    pub(super) fn threads(&self) -> usize {
        if self.counts.visited < self.options.threads_from { 1 } else { self.options.threads }
    }

    /// Lets the table grow, unless that would take too much of the time that is left.
    pub(super) fn make_room(&mut self) {
        let time = self.limits.time.map(|time| time.saturating_sub(self.started.elapsed()));
        if time.is_none_or(|time| self.table.time_to_grow() < time / 4) {
            self.table.grow(self.work);
        } else {
            self.table.stay();
        }
    }

    /// One thread has visited its share of what the user allows, the others have not: what is left is
    /// shared out again.
    pub(super) fn has_share_left(&self) -> bool {
        self.threads() > 1 && self.limits.nodes.is_some() && self.may_go_on()
    }

    /// Whether the user's own limit leaves positions to visit.
    pub(super) fn may_go_on(&self) -> bool {
        self.limits
            .nodes
            .is_none_or(|nodes| nodes.saturating_sub(self.counts.visited) >= self.threads() as u64)
    }

    /// Whether there is an end to the search before everything is known.
    pub(super) fn is_limited(&self) -> bool {
        self.limits.nodes.is_some() || self.limits.time.is_some()
    }
}
