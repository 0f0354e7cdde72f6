//! What is searched next.

use std::time::Instant;

use gametree_rules::work::threads_that_fit;
use gametree_rules::{Expertise, Player, Score, Work};

use super::options::{EngineOptions, Goal, Progress};
use super::root::Root;
use super::table::Table;
use super::thread_memory::ThreadMemories;
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
    pub(super) every_move: bool,
    pub(super) started: Instant,
    pub(super) counts: Counts,
    /// The last depth that was finished.
    pub(super) depth: u32,
    /// What that made of the position.
    pub(super) latest: Score,
    /// And the depth before it: odd depths often think alike, and so do even ones.
    pub(super) latest_but_one: Score,
    /// The best moves at that depth, as many as lines were asked for.
    pub(super) chosen: Vec<G::Move>,
    /// What the threads keep to themselves.
    pub(super) memories: ThreadMemories<G::Key, G::Move>,
}

/// The least that a question may cost before it is put off.
const LEAST_BUDGET: u64 = 1000;
/// Where time or positions are limited, questions may cost this part of what looking does: a good move is
/// wanted more than a proof.
const LIMITED_SHARE: u64 = 8;
/// The widest window.
pub(super) const EVERYTHING: (Score, Score) = (Score::LOWEST, Score::HIGHEST);

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
                threads: threads_that_fit(options.threads),
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
            memories: ThreadMemories::new(options.table_bytes),
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
        let longest = self.game.most_plies(self.position).unwrap_or(Score::MAX_PLIES);
        let last_depth = self.limits.plies().min(Score::MAX_PLIES);
        // Questions look to the end of the game, which a limited depth forbids.
        let mut asking = self.limits.depth.is_none() && root.is_complete();
        self.arrange(root);
        self.look_for_threats(root)?;
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
        self.table.age(self.work);
        self.memories.clear();
        root.widen(self.game, self.position);
        while self.ask(root, u64::MAX)? && !self.is_settled(root) {}
        Ok(())
    }

    /// Whether what was asked for is proven, of every line that was asked for.
    pub(super) fn is_settled(&self, root: &Root<G>) -> bool {
        self.open_line(root).is_none()
    }

    /// The first line that something is left to prove about.
    pub(super) fn open_line(&self, root: &Root<G>) -> Option<usize> {
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
}
