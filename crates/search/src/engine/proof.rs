//! Lines of play that are as certain as the results they belong to.

use gametree_rules::{Certain, Expertise, Score};

use super::found::{both, certain};
use super::options::EngineOptions;
use super::root::{Root, Tried};
use super::thinker::Thinker;
use crate::Limits;

/// Finding the rest of a proven line may take this much more, move by move, than the proof did.
const LINE_BUDGET: u64 = 200_000;

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// How a move goes on. Where the result is proven, no move of the line gives anything away; the
    /// line ends where that cannot be told any more. Where time and positions are not limited it is
    /// found out.
    pub(super) fn line(
        &mut self,
        root: &Root<G>,
        tried: &Tried<G::Move, G::Study>,
    ) -> Vec<G::Move> {
        let Certain { at_least, at_most } = root.certain(tried);
        let budget = if self.is_limited() { 0 } else { LINE_BUDGET };
        if at_least >= at_most {
            self.exact_line(tried, at_least, budget)
        } else if self.proven(at_least, at_most).is_some() {
            self.sure_line(tried, at_least > Score::DRAW)
        } else if tried.line.is_empty() {
            vec![tried.mv]
        } else {
            tried.line.clone()
        }
    }

    /// Whether nobody waits for more of a line.
    fn is_time_up(&self) -> bool {
        let is_over = |time| self.started.elapsed() >= time;
        self.work.is_stopped() || self.limits.time.is_some_and(is_over)
    }

    /// Best play of a move whose score is known exactly: of every position on the way, too.
    fn exact_line(
        &mut self,
        tried: &Tried<G::Move, G::Study>,
        score: Score,
        budget: u64,
    ) -> Vec<G::Move> {
        let until = self.counts.visited.saturating_add(budget);
        let mut line = vec![tried.mv];
        let mut here = tried.next.clone();
        let mut score = score.after_a_move();
        while self.game.outcome(self.game.position(&here)).is_none()
            && line.len() < Score::MAX_PLIES as usize
            && !self.is_time_up()
        {
            let next = match self.remembered_move(&here, score) {
                None if budget > 0 => self.proven_move(&here, until),
                next => next,
            };
            let Some(mv) = next else { break };
            line.push(mv);
            self.game.advance(&mut here, mv);
            score = score.after_a_move();
        }
        line
    }

    /// As much of a line that was found as is known to keep the result.
    fn sure_line(&self, tried: &Tried<G::Move, G::Study>, is_won: bool) -> Vec<G::Move> {
        let mut line = vec![tried.mv];
        let mut here = tried.next.clone();
        let mut mover_wins = !is_won;
        for &mv in tried.line.iter().skip(1) {
            self.game.advance(&mut here, mv);
            mover_wins = !mover_wins;
            let Certain { at_least, at_most } = self.certain_by_now(&here);
            let kept = if mover_wins { at_least > Score::DRAW } else { at_most < Score::DRAW };
            if !kept {
                break;
            }
            line.push(mv);
        }
        line
    }

    /// How a move goes on as far as the table remembers. Narrow windows find out what a position is worth,
    /// and leave the way there to whoever asks.
    pub(super) fn remembered_line(
        &self,
        tried: &Tried<G::Move, G::Study>,
        plies: u32,
    ) -> Vec<G::Move> {
        let mut line = vec![tried.mv];
        let mut here = tried.next.clone();
        while line.len() < plies as usize && self.game.outcome(self.game.position(&here)).is_none()
        {
            let (key, symmetry) = self.game.key(&here);
            let entry = self.table.get(self.table.hash(&key), &key);
            let Some(remembered) = entry.and_then(|entry| entry.mv) else { break };
            let moves = self.game.legal_moves(self.game.position(&here));
            let is_it = |mv: &G::Move| self.game.map_move(symmetry, *mv) == remembered;
            let Some(mv) = { moves }.find(is_it) else { break };
            line.push(mv);
            self.game.advance(&mut here, mv);
        }
        line
    }

    /// What is certain about a position, by the game or by what the search remembers.
    fn certain_by_now(&self, study: &G::Study) -> Certain {
        let certain = certain(self.game, study);
        let (key, _) = self.game.key(study);
        self.table
            .get(self.table.hash(&key), &key)
            .map_or(certain, |entry| both(certain, entry.certain))
    }

    /// A move that is remembered to reach the score.
    fn remembered_move(&self, study: &G::Study, score: Score) -> Option<G::Move> {
        let reaches = |&mv: &G::Move| {
            let mut next = study.clone();
            self.game.advance(&mut next, mv);
            self.certain_by_now(&next).at_most.before_a_move() >= score
        };
        self.game.legal_moves(self.game.position(study)).find(reaches)
    }

    /// A move that is proven to be best; none if that would take long.
    fn proven_move(&mut self, study: &G::Study, until: u64) -> Option<G::Move> {
        let position = self.game.position(study);
        let left = until.saturating_sub(self.counts.visited);
        let limits = Limits { nodes: Some(left), ..Limits::NONE };
        let options = EngineOptions { lines: 1, ..self.options };
        let mut thinker =
            Thinker::new(self.game, position, limits, &options, self.table, self.work);
        let mut root = Root::new(self.game, position);
        let done = thinker.deepen(&mut root, &mut |_| ()).is_ok();
        let (at_least, at_most) = root.bounds(0);
        let visited = thinker.counts.visited;
        self.counts.visited += visited;
        root.moves.first().filter(|_| done && at_least >= at_most).map(|tried| tried.mv)
    }
}
