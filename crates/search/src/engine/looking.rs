//! Looking ahead to a depth.

use std::sync::atomic::{AtomicBool, Ordering};

use gametree_rules::work::thread;
use gametree_rules::{Expertise, Score};

use super::root::{Root, Round};
use super::team::Job;
use super::thinker::{EVERYTHING, Thinker};
use crate::guard::Guard;
use crate::{Limits, Stopped};

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// Looks for a win by threats alone before anything else.
    pub(super) fn look_for_threats(&mut self, root: &mut Root<G>) -> Result<(), Stopped> {
        if self.has_points {
            return Ok(());
        }
        let job = self.job(0, 0, EVERYTHING, u64::MAX);
        let nodes = job.limits.nodes.map(|nodes| nodes.saturating_add(self.counts.visited));
        let guard = Guard::new(&Limits { nodes, ..job.limits }, self.work);
        let team = self.team();
        let mut searcher = team.searcher(guard, 0);
        searcher.counts = self.counts;
        let win = searcher.threats_from_root(&self.game.study(self.position));
        let line = searcher.lines.from(0).to_vec();
        let counts = searcher.counts;
        self.memories.give_back(searcher.into_memory());
        self.counts = counts;
        match win {
            Ok(Some(win)) => {
                root.learn_win(win, &line);
                self.arrange(root);
            }
            // The room in the table says nothing about threats, which do not use it.
            Err(Stopped::Nodes) if self.may_go_on() => {}
            Err(stopped) => return Err(stopped),
            Ok(None) => {}
        }
        Ok(())
    }

    /// One search to a depth, and one more for each further line.
    pub(super) fn look(&mut self, root: &mut Root<G>, depth: u32) -> Result<(), Stopped> {
        // The lines of a depth belong together. If there is no time for all of them, those of the
        // depth before it stand, and no more than what is proven is taken over.
        let mut seen = root.clone();
        let mut score = self.latest;
        for from in 0..self.lines(root) {
            match self.look_from(&seen, from, depth) {
                Ok(round) => {
                    if from == 0 {
                        score = round.score;
                    }
                    seen.learn(&round);
                    if let Some(best) = round.best {
                        seen.prefer(from, best);
                    }
                }
                Err(stopped) => {
                    root.merge(&seen);
                    self.arrange(root);
                    return Err(stopped);
                }
            }
        }
        *root = seen;
        self.finish(root, depth, score);
        Ok(())
    }

    /// Searches the moves from number `from` on to a depth.
    fn look_from(
        &mut self,
        root: &Root<G>,
        from: usize,
        depth: u32,
    ) -> Result<Round<G::Move>, Stopped> {
        if self.table.is_filling() {
            self.make_room();
        }
        loop {
            let mut job = self.job(from, depth, EVERYTHING, u64::MAX);
            job.guess = self.guess(root, depth);
            match self.carry_out(root, &job) {
                Err(Stopped::Nodes) if job.is_short_of_room => self.make_room(),
                Err(Stopped::Nodes) if self.has_share_left() => {}
                round => return round,
            }
        }
    }

    /// One thread looks to a depth while the others ask, until either is done.
    pub(super) fn look_while_asking(
        &mut self,
        root: &mut Root<G>,
        depth: u32,
    ) -> Result<(), Stopped> {
        loop {
            let over = AtomicBool::new(false);
            let guess = self.guess(root, depth);
            let look = Job { threads: 1, guess, ..self.job(0, depth, EVERYTHING, u64::MAX) };
            let (mut counts, before) = (self.counts, self.counts);
            let mut asked = (root.clone(), self.counts);
            let (round, is_alone) = std::thread::scope(|scope| {
                let (this, over) = (&*self, &over);
                let (askers_root, askers_counts) = &mut asked;
                let asker = thread().spawn_scoped(scope, move || {
                    while let Some((from, question)) = this.question(askers_root) {
                        let job = this.job(from, Score::MAX_PLIES, question, u64::MAX);
                        let job = Job { threads: job.threads - 1, ..job };
                        let round = this.team().search(askers_root, &job, over, askers_counts);
                        match round {
                            Ok(round) if this.answered(askers_root, &round) => {}
                            _ => return,
                        }
                    }
                    over.store(true, Ordering::Relaxed);
                });
                let round = this.team().search(root, &look, over, &mut counts);
                over.store(true, Ordering::Relaxed);
                (round, asker.is_err())
            });
            if is_alone {
                // There are no threads to be had: from now on the two take turns.
                self.options.threads = 1;
            }
            self.counts = counts;
            self.counts.add_beyond(&asked.1, &before);
            root.merge(&asked.0);
            self.arrange(root);
            match round {
                _ if self.is_settled(root) => return Ok(()),
                // Several lines are looked at as usual; the table knows most of it by now.
                Ok(_) if self.lines(root) > 1 => return self.look(root, depth),
                Ok(round) => {
                    root.learn(&round);
                    if let Some(best) = round.best {
                        root.prefer(0, best);
                    }
                    self.finish(root, depth, round.score);
                    return Ok(());
                }
                Err(Stopped::Nodes) if look.is_short_of_room => self.make_room(),
                Err(Stopped::Nodes) if self.has_share_left() => {}
                Err(stopped) => return Err(stopped),
            }
        }
    }

    /// What a look to this depth will come to, as far as anybody can tell. Further lines have no
    /// guess.
    pub(super) fn guess(&self, root: &Root<G>, depth: u32) -> Option<Score> {
        (depth > 2 && self.lines(root) == 1).then_some(self.latest_but_one)
    }

    /// A depth has been looked at: its best moves stand first, and the position is worth `score`.
    pub(super) fn finish(&mut self, root: &mut Root<G>, depth: u32, score: Score) {
        (self.depth, self.latest, self.latest_but_one) = (depth, score, self.latest);
        self.chosen = root.moves[..self.lines(root)].iter().map(|tried| tried.mv).collect();
        if let Some(best) = root.moves.first() {
            let line = self.remembered_line(best, depth);
            if line.len() > best.line.len() {
                root.moves[0].line = line;
            }
        }
        self.arrange(root);
    }
}
