//! What is said when the search is over, or a depth of it: from bounds that are proven and scores that
//! are not, to verdicts that never mix the two.

use gametree_rules::{Amount, Certain, Expertise, Player, Plies, Proven, Score};

use super::root::{Root, Tried};
use super::thinker::Thinker;
use crate::{Bound, Findings, FoundLine, FoundMove, Stopped, Verdict};

/// Lines are followed for so many plies together. Of those that come after that only the first move is told:
/// hundreds of them, to the end of a large board, take longer than any search.
const LINES_PLIES: usize = 20_000;

impl<G> Thinker<'_, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    /// All that was found out.
    pub(super) fn findings(
        mut self,
        mut root: Root<G>,
        stopped: Option<Stopped>,
    ) -> Findings<G::Move> {
        self.choose(&mut root);
        let settled = self.is_settled(&root);
        let verdict = self.verdict(&root);
        if self.depth == 0 && verdict.is_estimate() {
            // There is always a move to make.
            let line = root.moves.first().map(|first| vec![first.mv]).unwrap_or_default();
            return Findings {
                best: line.first().copied(),
                choices: line.first().copied().into_iter().collect(),
                line,
                moves: self.moves(&root),
                counts: self.counts,
                stopped,
                ..Findings::default()
            };
        }
        let mut moves = self.moves(&root);
        let (mut lines, mut plies) = (Vec::<FoundLine<G::Move>>::new(), 0);
        for tried in self.shown(&root) {
            let Some(mut known) = self.found(&root, &tried) else { break };
            // The first is the position's own, as far as that says more.
            if lines.is_empty() && known.end().is_none() {
                known = verdict;
                if let Some(same) = moves.iter_mut().find(|found| found.mv == tried.mv) {
                    same.verdict = verdict;
                }
            }
            let moves = if plies < LINES_PLIES { self.line(&root, &tried) } else { vec![tried.mv] };
            plies += moves.len();
            lines.push(FoundLine { moves, verdict: known });
        }
        let line = lines.first().map(|first| first.moves.clone()).unwrap_or_default();
        Findings {
            best: line.first().copied(),
            choices: line.first().copied().into_iter().collect(),
            verdict: Some(verdict),
            line,
            moves,
            lines,
            depth: self.depth,
            counts: self.counts,
            stopped: stopped.filter(|_| !settled),
        }
    }

    /// The moves that get a line: as many as were asked for, those that are alike each with its own.
    fn shown(&self, root: &Root<G>) -> Vec<Tried<G::Move, G::Study>> {
        let study = self.game.study(self.position);
        let mut shown = Vec::new();
        for tried in &root.moves[..self.lines(root)] {
            shown.push(tried.clone());
            for &twin in &tried.twins {
                let mut next = study.clone();
                self.game.advance(&mut next, twin);
                let mut twin = Tried { mv: twin, next, twins: Vec::new(), ..tried.clone() };
                twin.line = self.remembered_line(&twin, self.depth);
                shown.push(twin);
            }
        }
        shown.truncate(self.options.lines);
        shown
    }

    /// Puts first what the search has chosen: the best moves of the last depth it has finished, unless
    /// something else has been proven since.
    fn choose(&self, root: &mut Root<G>) {
        for (number, &mv) in self.chosen.iter().enumerate() {
            root.prefer(number, mv);
        }
        for from in 0..self.lines(root) {
            let bounds = root.bounds(from);
            let first = root.moves[from].certain.at_most;
            if first < bounds.0 || self.has_surest(bounds) {
                root.prefer_surest(from);
            } else if first < Score::DRAW && first < bounds.1 && !self.has_points {
                root.prefer_open(from);
            }
        }
    }

    /// What is known about the position.
    pub(super) fn verdict(&self, root: &Root<G>) -> Verdict {
        let (at_least, at_most) = root.bounds(0);
        if let Some(proven) = self.proven(at_least, at_most) {
            return Verdict::Proven(proven);
        }
        // As much as its best move is.
        let best = root.moves.first();
        let certain = best.map_or(Certain::NOTHING, |best| root.certain(best));
        let score = best.and_then(|best| best.latest).map_or(self.latest, |latest| latest.0);
        self.estimated(score.clamp(certain.at_least, certain.at_most), Bound::Exact)
    }

    /// What bounds on a score prove about the end of the game.
    pub(super) fn proven(&self, at_least: Score, at_most: Score) -> Option<Proven> {
        let sign = self.mover.sign();
        let plies = |score: Score| match score.plies() {
            Score::MAX_PLIES => Plies::Unknown,
            plies => Plies::AtMost(plies),
        };
        if at_least >= at_most && at_least.is_decided() {
            return Some(match at_least.exact(self.mover) {
                Some(exact) => exact.into(),
                None => Proven { margin: at_least.margin() * sign, plies: Plies::Unknown },
            });
        }
        let no_points = |score: Score| score.is_decided() && !self.has_points;
        if at_least > Score::DRAW && no_points(at_least) {
            return Some(Proven { margin: sign, plies: plies(at_least) });
        }
        if at_most < Score::DRAW && no_points(at_most) {
            return Some(Proven { margin: -sign, plies: plies(at_most) });
        }
        // Whatever lies between two scores of one margin has that margin.
        if at_least.margin() != at_most.margin() {
            return None;
        }
        let margin = at_least.margin() * sign;
        let full = margin == 0 && self.game.draws_are_full();
        let plies = full.then(|| self.game.most_plies(self.position)).flatten();
        Some(Proven { margin, plies: plies.map_or(Plies::Unknown, Plies::Exactly) })
    }

    fn estimated(&self, score: Score, bound: Bound) -> Verdict {
        let most = Score::MAX_ESTIMATE * Score::POINT;
        let points = if !score.is_decided() {
            f64::from(score.0) / f64::from(Score::POINT)
        } else if self.has_points {
            f64::from(score.margin())
        } else {
            // It looks like the end, but that is not proven.
            f64::from(score.0.clamp(-most, most) / Score::POINT)
        };
        // Never a negative zero.
        let value = points * f64::from(self.mover.sign()) / self.game.estimate_unit() as f64 + 0.0;
        Verdict::Estimated(Amount::rounded(value), self.seen_by_first(bound))
    }

    /// Every move that something is known about, in the game's order.
    fn moves(&self, root: &Root<G>) -> Vec<FoundMove<G::Move>> {
        let found = |mv| {
            let verdict = self.found(root, root.tried(mv)?)?;
            Some(FoundMove { mv, verdict, visits: None })
        };
        self.game.legal_moves(self.position).filter_map(found).collect()
    }

    /// What is known about a move.
    fn found(&self, root: &Root<G>, tried: &Tried<G::Move, G::Study>) -> Option<Verdict> {
        let Certain { at_least, at_most } = root.certain(tried);
        if let Some(proven) = self.proven(at_least, at_most) {
            return Some(Verdict::Proven(proven));
        }
        // A bound that is proven is worth more than an estimate that is not, if it says more than the
        // rules do.
        let says_more = |bound: Score| match self.has_points {
            true => bound.margin().abs() <= Score::MAX_MARGIN,
            false => bound == Score::DRAW,
        };
        let sign = self.mover.sign();
        if says_more(at_most) {
            return Some(at_most_for(self.mover, at_most.margin() * sign));
        }
        if says_more(at_least) {
            return Some(at_most_for(self.mover.opponent(), at_least.margin() * sign));
        }
        let (score, bound) = tried.latest?;
        let score = score.clamp(at_least, at_most);
        if score.is_decided() && !self.has_points {
            // No quicker win than another move has: that says no more than the rules do.
            return Some(match bound {
                Bound::Exact => self.estimated(score, bound),
                Bound::Upper => at_most_for(self.mover, sign),
                Bound::Lower => at_most_for(self.mover.opponent(), -sign),
            });
        }
        Some(self.estimated(score, bound))
    }

    /// A bound on the mover's score as a bound on the first player's.
    fn seen_by_first(&self, bound: Bound) -> Bound {
        match (bound, self.mover) {
            (Bound::Exact, _) => Bound::Exact,
            (Bound::Lower, Player::First) | (Bound::Upper, Player::Second) => Bound::Lower,
            _ => Bound::Upper,
        }
    }
}

/// This player gets no more than the (first player's) margin.
fn at_most_for(player: Player, margin: i32) -> Verdict {
    match player {
        Player::First => Verdict::AtMost(margin),
        Player::Second => Verdict::AtLeast(margin),
    }
}
