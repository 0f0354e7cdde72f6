//! What is searched next.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use gametree_rules::work::{Work, thread};
use gametree_rules::{Expertise, Player, Score};

use super::habits::Lent;
use super::options::{EngineOptions, Goal, Progress};
use super::root::{Root, Round};
use super::table::Table;
use super::team::{Job, Team};
use crate::guard::Guard;
use crate::{Counts, Findings, Limits, Stopped};

pub(super) struct Thinker<'a, G: Expertise> {
    pub(super) game: &'a G,
    pub(super) position: &'a G::Position,
    pub(super) mover: Player,
    pub(super) has_points: bool,
    pub(super) limits: Limits,
    pub(super) options: EngineOptions,
    pub(super) work: &'a Work,
    pub(super) table: &'a mut Table<G::Key, G::Move>,
    /// Whether moves that a game's selection leaves out are tried, too.
    every_move: bool,
    started: Instant,
    pub(super) counts: Counts,
    /// The last depth that was finished.
    pub(super) depth: u32,
    /// What that made of the position.
    pub(super) latest: Score,
    /// And the depth before it: odd depths often think alike, and so do even ones.
    latest_but_one: Score,
    /// The best moves at that depth, as many as lines were asked for.
    pub(super) chosen: Vec<G::Move>,
    /// What the threads keep to themselves.
    habits: Lent<G::Key, G::Move>,
}

/// The least that a question may cost before it is put off.
const LEAST_BUDGET: u64 = 1000;
/// Where time or positions are limited, questions may cost this part of what looking does: a good move is
/// wanted more than a proof.
const LIMITED_SHARE: u64 = 8;
/// The widest window.
const EVERYTHING: (Score, Score) = (Score::LOWEST, Score::HIGHEST);
/// Better than a draw.
const A_WIN: Score = Score(1);

impl<'a, G> Thinker<'a, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    pub(super) fn new(
        game: &'a G,
        position: &'a G::Position,
        limits: Limits,
        options: &EngineOptions,
        table: &'a mut Table<G::Key, G::Move>,
        work: &'a Work,
    ) -> Self {
        Thinker {
            game,
            position,
            mover: game.to_move(position),
            has_points: game.score(position).is_some(),
            limits,
            options: EngineOptions {
                threads: options.threads.max(1),
                lines: options.lines.max(1),
                ..*options
            },
            work,
            table,
            every_move: false,
            started: Instant::now(),
            counts: Counts { visited: 1, ..Counts::default() },
            depth: 0,
            latest: Score::DRAW,
            latest_but_one: Score::DRAW,
            chosen: Vec::new(),
            habits: Lent::new(options.table_bytes),
        }
    }

    pub(super) fn think(
        mut self,
        progress: &mut dyn FnMut(&Progress<'_, G::Move>),
    ) -> Findings<G::Move> {
        if let Some(findings) = self.without_search() {
            return findings;
        }
        let mut root = Root::new(self.game, self.position);
        if root.moves.iter().map(|tried| 1 + tried.twins.len()).sum::<usize>() < self.options.lines
        {
            // More lines were asked for than there are moves worth a look.
            root.widen(self.game, self.position);
        }
        let stopped = self.deepen(&mut root, progress).err();
        self.findings(root, stopped)
    }

    /// One ply deeper each time, and questions in between.
    pub(super) fn deepen(
        &mut self,
        root: &mut Root<G>,
        progress: &mut dyn FnMut(&Progress<'_, G::Move>),
    ) -> Result<(), Stopped> {
        let longest = self.game.most_plies(self.position).unwrap_or(Score::MOST_PLIES);
        let last_depth = self.limits.plies().min(Score::MOST_PLIES);
        // Questions look to the end of the game, which a limited depth forbids.
        let mut asking = self.limits.depth.is_none() && root.is_complete();
        self.arrange(root);
        self.pursue(root)?;
        for depth in 1..=last_depth {
            if self.is_settled(root) {
                return Ok(());
            }
            let before = self.counts.visited;
            let together = asking && self.threads() > 1;
            if together {
                self.look_while_asking(root, depth)?;
            } else {
                self.look(root, depth)?;
            }
            progress(&Progress {
                depth,
                verdict: self.verdict(root),
                line: root.moves.first().map_or(&[], |tried| &tried.line),
                counts: self.counts,
                elapsed: self.started.elapsed(),
            });
            // Among the moves that are looked at there is no shorter win than one within the depth.
            let (at_least, _) = root.bounds(0);
            let won = at_least > Score::DRAW && !self.has_points && at_least.plies() <= depth;
            if self.is_settled(root) || won && !asking {
                return Ok(());
            }
            if depth > longest {
                break;
            }
            if asking && !together {
                let looked = self.counts.visited - before;
                let budget = if self.is_limited() { looked / LIMITED_SHARE } else { looked };
                let budget = budget.max(LEAST_BUDGET);
                asking = self.ask(root, budget)?;
            }
        }
        if self.limits.depth.is_none() && !self.is_settled(root) {
            self.widen(root)
        } else {
            Ok(())
        }
    }

    /// All that the game thinks worth a look has been looked at, and the rest is still in doubt: now
    /// every move counts.
    fn widen(&mut self, root: &mut Root<G>) -> Result<(), Stopped> {
        self.every_move = true;
        // What it says of positions rests on fewer moves.
        *self.table = Table::new(self.options.table_bytes);
        self.habits.clear();
        root.widen(self.game, self.position);
        while self.ask(root, u64::MAX)? && !self.is_settled(root) {}
        Ok(())
    }

    /// Looks for a win by threats alone before anything else.
    fn pursue(&mut self, root: &mut Root<G>) -> Result<(), Stopped> {
        if self.has_points {
            return Ok(());
        }
        let job = self.job(0, 0, EVERYTHING, u64::MAX);
        let nodes = job.limits.nodes.map(|nodes| nodes.saturating_add(self.counts.visited));
        let guard = Guard::new(&Limits { nodes, ..job.limits }, self.work);
        let team = self.team();
        let mut searcher = team.searcher(guard, 0);
        searcher.counts = self.counts;
        let win = searcher.pursue_from_root(&self.game.study(self.position));
        let line = searcher.lines.from(0).to_vec();
        let counts = searcher.counts;
        self.habits.give_back(searcher.into_habits());
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

    /// Whether there is an end to the search before everything is known.
    pub(super) fn is_limited(&self) -> bool {
        self.limits.nodes.is_some() || self.limits.time.is_some()
    }

    /// Threads that are of use now: none but the own in a search that may be over in no time.
    fn threads(&self) -> usize {
        if self.counts.visited < self.options.threads_from { 1 } else { self.options.threads }
    }

    /// Whether what was asked for is proven, of every line that was asked for.
    pub(super) fn is_settled(&self, root: &Root<G>) -> bool {
        self.open_line(root).is_none()
    }

    /// The first line that something is left to prove about.
    fn open_line(&self, root: &Root<G>) -> Option<usize> {
        (0..self.lines(root)).find(|&from| !self.is_known(root.bounds(from)))
    }

    /// How many lines there can be.
    pub(super) fn lines(&self, root: &Root<G>) -> usize {
        self.options.lines.min(root.moves.len())
    }

    /// Whether bounds on a score prove what is asked for. Where there are points, the winner says
    /// little without the margin.
    fn is_known(&self, (at_least, at_most): (Score, Score)) -> bool {
        at_least >= at_most
            || self.options.goal == Goal::Winner && self.proven(at_least, at_most).is_some()
    }

    /// Puts moves first that are proven to belong there, line by line: those that no other can beat,
    /// and a win that is certain.
    pub(super) fn arrange(&self, root: &mut Root<G>) {
        for from in 0..self.lines(root) {
            let bounds = root.bounds(from);
            if self.has_surest(bounds) {
                root.prefer_surest(from);
            }
            if !self.is_known(bounds) {
                return;
            }
        }
    }

    /// Whether the move that is sure to reach the most is known to reach all there is to be had, or at
    /// least wins. Who loses anyway may do what seems best.
    pub(super) fn has_surest(&self, (at_least, at_most): (Score, Score)) -> bool {
        let lost = at_least < at_most && at_most < Score::DRAW && !self.has_points;
        self.proven(at_least, at_most).is_some() && !lost
    }

    /// One search to a depth, and one more for each further line.
    fn look(&mut self, root: &mut Root<G>, depth: u32) -> Result<(), Stopped> {
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

    /// Does a job, and counts what it took.
    fn carry_out(&mut self, root: &Root<G>, job: &Job) -> Result<Round<G::Move>, Stopped> {
        let mut counts = self.counts;
        let round = self.team().search(root, job, &AtomicBool::new(false), &mut counts);
        self.counts = counts;
        round
    }

    /// A depth has been looked at: its best moves stand first, and the position is worth `score`.
    fn finish(&mut self, root: &mut Root<G>, depth: u32, score: Score) {
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

    /// Asks until everything is known or the budget is spent. False if questions lead nowhere.
    fn ask(&mut self, root: &mut Root<G>, budget: u64) -> Result<bool, Stopped> {
        let until = self.counts.visited.saturating_add(budget);
        while let Some((from, question)) = self.question(root) {
            let left = until.saturating_sub(self.counts.visited);
            let job = self.job(from, Score::MOST_PLIES, question, left);
            match self.carry_out(root, &job) {
                Err(Stopped::Nodes) if job.is_short_of_room => self.make_room(),
                Err(Stopped::Nodes) if self.may_go_on() => break,
                Err(stopped) => return Err(stopped),
                Ok(round) => {
                    if !self.answered(root, &round) {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// One thread looks to a depth while the others ask, until either is done.
    fn look_while_asking(&mut self, root: &mut Root<G>, depth: u32) -> Result<(), Stopped> {
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
                        let job = this.job(from, Score::MOST_PLIES, question, u64::MAX);
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

    /// Learns the answer to a question. False if it proves nothing new.
    fn answered(&self, root: &mut Root<G>, round: &Round<G::Move>) -> bool {
        let all = |root: &Root<G>| -> Vec<(Score, Score)> {
            (0..self.lines(root)).map(|from| root.bounds(from)).collect()
        };
        let before = all(root);
        root.learn(round);
        if let (Some(best), Some(from)) = (round.best, self.open_line(root)) {
            root.prefer(from, best);
        }
        self.arrange(root);
        all(root) != before
    }

    /// What is searched next: the moves from this number on, with the window that asks "is the best
    /// of them worth at least its upper end?"
    fn question(&self, root: &Root<G>) -> Option<(usize, (Score, Score))> {
        let from = self.open_line(root)?;
        let (at_least, at_most) = root.bounds(from);
        let open = |score: Score| at_least < score && score <= at_most;
        let threshold = if !self.has_points && open(A_WIN) {
            A_WIN
        } else if !self.has_points && open(Score::DRAW) {
            Score::DRAW
        } else if at_least == Score::LOWEST && at_most == Score::HIGHEST {
            self.latest
        } else if at_least > Score::LOWEST && (self.has_points || at_least > Score::DRAW) {
            Score(at_least.0 + 1)
        } else {
            at_most
        };
        Some((from, (Score(threshold.0 - 1), threshold)))
    }

    fn team(&self) -> Team<'_, G> {
        Team {
            game: self.game,
            table: self.table,
            work: self.work,
            last_ply: self.limits.plies().min(Score::MOST_PLIES),
            every_move: self.every_move,
            habits: &self.habits,
        }
    }

    /// A search within all limits: those of the user, a budget, and the room that the table has.
    fn job(&self, from: usize, depth: u32, window: (Score, Score), budget: u64) -> Job {
        let threads = self.threads();
        let room = if self.table.is_full_size() {
            u64::MAX
        } else if depth < Score::MOST_PLIES {
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

    /// What a look to this depth will come to, as far as anybody can tell. Further lines have no
    /// guess.
    fn guess(&self, root: &Root<G>, depth: u32) -> Option<Score> {
        (depth > 2 && self.lines(root) == 1).then_some(self.latest_but_one)
    }

    /// Lets the table grow, unless that would take too much of the time that is left.
    fn make_room(&mut self) {
        let time = self.limits.time.map(|time| time.saturating_sub(self.started.elapsed()));
        if time.is_none_or(|time| self.table.time_to_grow() < time / 4) {
            self.table.grow();
        } else {
            self.table.stay();
        }
    }

    /// One thread has visited its share of what the user allows, the others have not: what is left is
    /// shared out again.
    fn has_share_left(&self) -> bool {
        self.threads() > 1 && self.limits.nodes.is_some() && self.may_go_on()
    }

    /// Whether the user's own limit leaves positions to visit.
    fn may_go_on(&self) -> bool {
        self.limits
            .nodes
            .is_none_or(|nodes| nodes.saturating_sub(self.counts.visited) >= self.threads() as u64)
    }
}
