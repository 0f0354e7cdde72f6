//! Questions about the end of the game: "is it at least this?", with no limit on depth.

use gametree_rules::{Expertise, Score};

use super::root::{Root, Round};
use super::thinker::Thinker;
use crate::Stopped;

/// Better than a draw.
const A_WIN: Score = Score(1);

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// Asks until everything is known or the budget is spent. False if questions lead nowhere.
    pub(super) fn ask(&mut self, root: &mut Root<G>, budget: u64) -> Result<bool, Stopped> {
        let until = self.counts.visited.saturating_add(budget);
        while let Some((from, question)) = self.question(root) {
            let left = until.saturating_sub(self.counts.visited);
            let job = self.job(from, Score::MAX_PLIES, question, left);
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

    /// What is searched next: the moves from this number on, with the window that asks "is the best
    /// of them worth at least its upper end?"
    pub(super) fn question(&self, root: &Root<G>) -> Option<(usize, (Score, Score))> {
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

    /// Learns the answer to a question. False if it proves nothing new.
    pub(super) fn answered(&self, root: &mut Root<G>, round: &Round<G::Move>) -> bool {
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
}
