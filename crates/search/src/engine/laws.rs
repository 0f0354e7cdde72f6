//! Answers that need no search.

use gametree_rules::{Exact, Expertise, Score};

use super::thinker::Thinker;
use crate::{Findings, FoundLine, FoundMove, Verdict};

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// Finished positions, and those that a law tells all about.
    pub(super) fn without_search(&self) -> Option<Findings<G::Move>> {
        let (game, position) = (self.game, self.position);
        if let Some(outcome) = game.outcome(position) {
            let margin = game.payoff(position, outcome);
            let verdict = Verdict::Proven(Exact { margin, plies: 0 }.into());
            return Some(Findings {
                verdict: Some(verdict),
                counts: self.counts,
                ..Findings::default()
            });
        }
        let ends = self.ends_by_law(position)?;
        let moves = ends
            .iter()
            .map(|&(mv, end)| FoundMove { mv, verdict: Verdict::Proven(end.into()), visits: None })
            .collect();
        let mut best = ends;
        best.sort_by(|a, b| b.1.compare(a.1, self.mover));
        let lines: Vec<FoundLine<G::Move>> = best
            .into_iter()
            .take(self.options.lines)
            .map(|(mv, end)| FoundLine {
                moves: self.line_by_law(mv),
                verdict: Verdict::Proven(end.into()),
            })
            .collect();
        let first = lines.first()?;
        Some(Findings {
            best: first.moves.first().copied(),
            choices: first.moves.first().copied().into_iter().collect(),
            verdict: Some(first.verdict),
            line: first.moves.clone(),
            lines,
            moves,
            counts: self.counts,
            ..Findings::default()
        })
    }

    /// Best play after a move, as laws tell it. As long as a score can tell is long enough to read.
    fn line_by_law(&self, mv: G::Move) -> Vec<G::Move> {
        let mut line = vec![mv];
        let mut here = self.game.after(self.position, mv);
        while line.len() < Score::MAX_PLIES as usize
            && let Some(ends) = self.ends_by_law(&here)
            && let Some((mv, _)) = self.best_by_law(&here, &ends)
        {
            line.push(mv);
            self.game.play_unchecked(&mut here, mv);
        }
        line
    }

    /// Where each move leads, if laws tell it of every one.
    fn ends_by_law(&self, position: &G::Position) -> Option<Vec<(G::Move, Exact)>> {
        if self.game.outcome(position).is_some() {
            return None;
        }
        let end = |mv| {
            let next = self.game.after(position, mv);
            let exact = match self.game.outcome(&next) {
                Some(outcome) => Exact { margin: self.game.payoff(&next, outcome), plies: 0 },
                None => self.game.exact(&next)?,
            };
            Some((mv, exact.before_a_move()))
        };
        self.game.legal_moves(position).map(end).collect()
    }

    fn best_by_law(
        &self,
        position: &G::Position,
        ends: &[(G::Move, Exact)],
    ) -> Option<(G::Move, Exact)> {
        let mover = self.game.to_move(position);
        // The first of several that are equally good.
        ends.iter().rev().max_by(|a, b| a.1.compare(b.1, mover)).copied()
    }
}
