//! Several threads on one search: they share the table, and the first to be done answers for all.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use gametree_rules::work::{Work, thread};
use gametree_rules::{Expertise, Score};

use super::root::{Root, Round};
use super::searcher::Searcher;
use super::table::Table;
use super::thread_memory::ThreadMemories;
use crate::guard::Guard;
use crate::{Counts, Limits, Stopped};

/// One search of a root.
#[derive(Clone, Copy)]
pub(super) struct Job {
    /// The first of the root's moves that is searched.
    pub(super) from: usize,
    pub(super) depth: u32,
    /// Alpha and beta.
    pub(super) window: (Score, Score),
    /// If the window is all there is: about where in it the score will be.
    pub(super) guess: Option<Score>,
    /// For each thread: the positions that it may visit, and the time.
    pub(super) limits: Limits,
    pub(super) threads: usize,
    /// The table is what limits the positions most.
    pub(super) is_short_of_room: bool,
}

/// What all searches of a root have in common.
#[derive(Clone)]
pub(super) struct Team<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) table: &'a Table<G::Key, G::Move>,
    pub(super) work: &'a Work,
    pub(super) last_ply: u32,
    /// Whether moves that a game's selection leaves out are tried, too.
    pub(super) every_move: bool,
    pub(super) memories: &'a ThreadMemories<G::Key, G::Move>,
}

impl<G> Team<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// A thread's own search. Those with a `variation` other than 0 look elsewhere first.
    pub(super) fn searcher<'s>(&'s self, guard: Guard<'s>, variation: u64) -> Searcher<'s, G> {
        let memory = self.memories.take(self.last_ply as usize + 1);
        Searcher::new(self, guard, memory, variation)
    }

    /// Does the job, and adds the work to `counts`. Gives up when `over` is raised.
    pub(super) fn search(
        &self,
        root: &Root<G>,
        job: &Job,
        over: &AtomicBool,
        counts: &mut Counts,
    ) -> Result<Round<G::Move>, Stopped> {
        let before = *counts;
        let nodes = job.limits.nodes.map(|nodes| before.visited.saturating_add(nodes));
        let limits = Limits { nodes, ..job.limits };
        let done = AtomicBool::new(false);
        let answer = Mutex::new(Err(Stopped::Asked));
        let search = |number: u64| {
            let guard = Guard::new(&limits, self.work).until(&done).until(over);
            let mut searcher = self.searcher(guard, number);
            searcher.counts = before;
            let round = match job.guess {
                Some(guess) => searcher.root_near(root, job.depth, guess),
                None => searcher.root(root, job.from, job.depth, job.window),
            };
            if !done.swap(true, Ordering::Relaxed)
                && let Ok(mut answer) = answer.lock()
            {
                *answer = round;
            }
            let counts = searcher.counts;
            self.memories.give_back(searcher.into_memory());
            counts
        };
        let all: Vec<Counts> = std::thread::scope(|scope| {
            let search = &search;
            // With fewer threads than were asked for it only takes longer.
            let start = |number| thread().spawn_scoped(scope, move || search(number)).ok();
            let others: Vec<_> = (1..job.threads as u64).filter_map(start).collect();
            let own = search(0);
            others.into_iter().filter_map(|other| other.join().ok()).chain([own]).collect()
        });
        for one in all {
            counts.add_beyond(&one, &before);
        }
        answer.into_inner().unwrap_or(Err(Stopped::Asked))
    }
}

impl Counts {
    /// Adds what `later` has more than `earlier`.
    pub(super) fn add_beyond(&mut self, later: &Counts, earlier: &Counts) {
        self.visited += later.visited - earlier.visited;
        self.evaluated += later.evaluated - earlier.evaluated;
        self.cutoffs += later.cutoffs - earlier.cutoffs;
    }
}
