//! What is searched next, and what follows from it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use gametree_rules::{Completeness, Exact, Expertise, Player, Score};

use super::options::{EngineOptions, Goal, Progress};
use super::root::{Root, Round, Tried};
use super::searcher::Searcher;
use super::table::Table;
use super::team::{Job, Team};
use crate::control::Guard;
use crate::{
    Bound, Control, Counts, Findings, FoundLine, FoundMove, Limits, Plies, Proven, Stopped, Verdict,
};

pub(super) struct Thinker<'a, G: Expertise> {
    game: &'a G,
    position: &'a G::Position,
    mover: Player,
    has_points: bool,
    limits: Limits,
    options: EngineOptions,
    control: &'a Control,
    table: Table<G::Key, G::Move>,
    begun: Instant,
    counts: Counts,
    /// The last depth that was finished.
    depth: u32,
    /// What that made of the position.
    latest: Score,
}

/// The least that a question may cost before it is put off.
const LEAST_BUDGET: u64 = 1000;
/// Searches smaller than this are not worth a thread.
const WORTH_SHARING: u64 = 5_000;
/// The widest window.
const EVERYTHING: (Score, Score) = (Score::LOWEST, Score::HIGHEST);
/// Better than a draw.
const A_WIN: Score = Score(1);
/// Finding the rest of a proven line may take this much more, move by move, than the proof did.
const LINE_BUDGET: u64 = 200_000;

impl<'a, G> Thinker<'a, G>
where
    G: Expertise<Position: Sync, Move: Send + Sync, Study: Sync, Key: Sync> + Sync,
{
    pub(super) fn new(
        game: &'a G,
        position: &'a G::Position,
        limits: Limits,
        options: &EngineOptions,
        control: &'a Control,
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
            control,
            table: Table::new(options.table_bytes),
            begun: Instant::now(),
            counts: Counts { visited: 1, ..Counts::default() },
            depth: 0,
            latest: Score::DRAW,
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
        let stopped = self.deepen(&mut root, progress).err();
        self.findings(root, stopped)
    }

    /// Finished positions, and those that a law tells all about.
    fn without_search(&self) -> Option<Findings<G::Move>> {
        let (game, position) = (self.game, self.position);
        if let Some(outcome) = game.outcome(position) {
            let margin = game.payoff(position, outcome);
            let verdict = Verdict::Proven(Exact { margin, plies: 0 }.into());
            return Some(Findings {
                verdict: Some(verdict),
                counts: self.counts,
                ..Findings::none()
            });
        }
        let mut here = position.clone();
        let mut line = Vec::new();
        let ends = self.ends_by_law(&here)?;
        let moves = ends
            .iter()
            .map(|&(mv, end)| FoundMove {
                mv,
                verdict: Verdict::Proven(end.into()),
                bound: Bound::Exact,
                visits: None,
            })
            .collect();
        let mut ends = Some(ends);
        let mut end = None;
        // A line as long as a score can tell is long enough to read.
        while let Some((mv, best)) = ends.as_deref().and_then(|ends| self.best_by_law(&here, ends))
            && line.len() < Score::MOST_PLIES as usize
        {
            end.get_or_insert(best);
            line.push(mv);
            game.play_unchecked(&mut here, mv);
            ends = self.ends_by_law(&here);
        }
        let verdict = Verdict::Proven(end?.into());
        Some(Findings {
            best: line.first().copied(),
            verdict: Some(verdict),
            lines: vec![FoundLine { moves: line.clone(), verdict }],
            line,
            moves,
            counts: self.counts,
            ..Findings::none()
        })
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

    /// One ply deeper each time, and questions in between.
    fn deepen(
        &mut self,
        root: &mut Root<G>,
        progress: &mut dyn FnMut(&Progress<'_, G::Move>),
    ) -> Result<(), Stopped> {
        let longest = self.game.most_plies(self.position).unwrap_or(Score::MOST_PLIES);
        let last_depth = self.limits.plies().min(Score::MOST_PLIES);
        // Questions look to the end of the game, which a limited depth forbids.
        let mut asking = self.limits.depth.is_none() && root.completeness == Completeness::Complete;
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
                verdict: self.verdict(root).0,
                line: root.moves.first().map_or(&[], |tried| &tried.line),
                counts: self.counts,
                elapsed: self.begun.elapsed(),
            });
            // Among the moves that are looked at there is no shorter win than one within the depth.
            let (at_least, _) = root.bounds();
            let won = at_least > Score::DRAW && !self.has_points && at_least.plies() <= depth;
            if self.is_settled(root) || won || depth > longest {
                break;
            }
            if asking && !together {
                let budget = (self.counts.visited - before).max(LEAST_BUDGET);
                asking = self.ask(root, budget)?;
            }
        }
        Ok(())
    }

    /// Looks for a win by threats alone before anything else.
    fn pursue(&mut self, root: &mut Root<G>) -> Result<(), Stopped> {
        if self.has_points {
            return Ok(());
        }
        let job = self.job(0, 0, EVERYTHING, u64::MAX);
        let nodes = job.limits.nodes.map(|nodes| nodes.saturating_add(self.counts.visited));
        let guard = Guard::new(&Limits { nodes, ..job.limits }, self.control);
        let last_ply = self.limits.plies();
        let mut searcher = Searcher::new(self.game, &self.table, guard, last_ply, 0);
        searcher.counts = self.counts;
        let win = searcher.pursue_from_root(&self.game.study(self.position));
        let line = searcher.lines.from(0).to_vec();
        self.counts = searcher.counts;
        match win {
            Ok(Some(win)) => root.learn_win(win, &line),
            // The room in the table says nothing about threats, which do not use it.
            Err(Stopped::Nodes) if self.may_go_on() => {}
            Err(stopped) => return Err(stopped),
            Ok(None) => {}
        }
        Ok(())
    }

    /// Threads that are of use now: none but the own in a search that may be over in no time.
    fn threads(&self) -> usize {
        if self.counts.visited < WORTH_SHARING { 1 } else { self.options.threads }
    }

    /// Whether what was asked for is proven.
    fn is_settled(&self, root: &Root<G>) -> bool {
        let (at_least, at_most) = root.bounds();
        at_least >= at_most || (self.options.goal == Goal::Winner && self.has_winner(root))
    }

    /// Whether it is proven who wins. Where there are points, that says little without the margin.
    fn has_winner(&self, root: &Root<G>) -> bool {
        let (at_least, at_most) = root.bounds();
        let decided = |score: Score| score.is_decided() && !self.has_points;
        at_least > Score::DRAW && decided(at_least) || at_most < Score::DRAW && decided(at_most)
    }

    /// One search to a depth, and one more for each further line.
    fn look(&mut self, root: &mut Root<G>, depth: u32) -> Result<(), Stopped> {
        for from in 0..self.options.lines.min(root.moves.len()) {
            let round = loop {
                let job = self.job(from, depth, EVERYTHING, u64::MAX);
                let (team, over) = (self.team(), AtomicBool::new(false));
                let mut counts = self.counts;
                let round = team.search(root, &job, &over, &mut counts);
                self.counts = counts;
                match round {
                    Err(Stopped::Nodes) if job.for_want_of_room => self.make_room(),
                    Err(Stopped::Nodes) if self.has_share_left() => {}
                    round => break round?,
                }
            };
            self.take_over(root, from, &round);
        }
        self.depth = depth;
        Ok(())
    }

    /// Learns from a search of all moves from `from` on.
    fn take_over(&mut self, root: &mut Root<G>, from: usize, round: &Round<G::Move>) {
        root.learn(round);
        if from == 0 {
            self.latest = round.score;
        }
        if let Some(best) = round.best {
            root.put_first(from, best);
        }
    }

    /// Asks until everything is known or the budget is spent. False if questions lead nowhere.
    fn ask(&mut self, root: &mut Root<G>, budget: u64) -> Result<bool, Stopped> {
        let until = self.counts.visited.saturating_add(budget);
        while let Some(question) = self.question(root) {
            let left = until.saturating_sub(self.counts.visited);
            let job = self.job(0, Score::MOST_PLIES, question, left);
            let (team, over) = (self.team(), AtomicBool::new(false));
            let mut counts = self.counts;
            let round = team.search(root, &job, &over, &mut counts);
            self.counts = counts;
            match round {
                Err(Stopped::Nodes) if job.for_want_of_room => self.make_room(),
                Err(Stopped::Nodes) if self.may_go_on() => break,
                Err(stopped) => return Err(stopped),
                Ok(round) => {
                    if !answered(root, &round) {
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
            let look = Job { threads: 1, ..self.job(0, depth, EVERYTHING, u64::MAX) };
            let (mut counts, before) = (self.counts, self.counts);
            let mut asked = (root.clone(), self.counts);
            let round = std::thread::scope(|scope| {
                let (this, over) = (&*self, &over);
                let (askers_root, askers_counts) = &mut asked;
                scope.spawn(move || {
                    while let Some(question) = this.question(askers_root) {
                        let job = this.job(0, Score::MOST_PLIES, question, u64::MAX);
                        let job = Job { threads: job.threads - 1, ..job };
                        let round = this.team().search(askers_root, &job, over, askers_counts);
                        match round {
                            Ok(round) if answered(askers_root, &round) => {}
                            _ => return,
                        }
                    }
                    over.store(true, Ordering::Relaxed);
                });
                let round = this.team().search(root, &look, over, &mut counts);
                over.store(true, Ordering::Relaxed);
                round
            });
            self.counts = counts;
            self.counts.add_beyond(&asked.1, &before);
            root.merge(&asked.0);
            match round {
                _ if self.is_settled(root) => return Ok(()),
                Ok(round) => {
                    self.take_over(root, 0, &round);
                    self.depth = depth;
                    // Further lines are looked at as usual.
                    return if self.options.lines > 1 { self.look(root, depth) } else { Ok(()) };
                }
                Err(Stopped::Nodes) if look.for_want_of_room => self.make_room(),
                Err(Stopped::Nodes) if self.has_share_left() => {}
                Err(stopped) => return Err(stopped),
            }
        }
    }

    /// The window that is searched next: "is the score at least its upper end?"
    fn question(&self, root: &Root<G>) -> Option<(Score, Score)> {
        if self.is_settled(root) {
            return None;
        }
        let (at_least, at_most) = root.bounds();
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
        Some((Score(threshold.0 - 1), threshold))
    }

    fn team(&self) -> Team<'_, G> {
        let (game, table, control) = (self.game, &self.table, self.control);
        Team { game, table, control, last_ply: self.limits.plies() }
    }

    /// A search within all limits: those of the user, a budget, and the room that the table has.
    fn job(&self, from: usize, depth: u32, window: (Score, Score), budget: u64) -> Job {
        let threads = self.threads();
        let room = if self.table.is_full_size() { u64::MAX } else { self.table.slots() };
        let left = self.limits.nodes.map(|nodes| nodes.saturating_sub(self.counts.visited));
        let share = left.map_or(u64::MAX, |left| left / threads as u64);
        let nodes = room.min(share).min(budget);
        let for_want_of_room = room < share && room < budget;
        let limits = Limits {
            nodes: (nodes < u64::MAX).then_some(nodes),
            time: self.limits.time.map(|time| time.saturating_sub(self.begun.elapsed())),
            depth: None,
        };
        Job { from, depth, window, limits, threads, for_want_of_room }
    }

    /// Lets the table grow, unless that would take too much of the time that is left.
    fn make_room(&mut self) {
        let time = self.limits.time.map(|time| time.saturating_sub(self.begun.elapsed()));
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

    /// What is known about the position, and the number of the move that it comes from.
    fn verdict(&self, root: &Root<G>) -> (Verdict, usize) {
        let (at_least, at_most) = root.bounds();
        match self.proven(at_least, at_most, 0) {
            Some(proven) => {
                let best = root.moves.iter().position(|tried| tried.certain.at_least == at_least);
                let lost = at_most < Score::DRAW && at_least != at_most;
                (Verdict::Proven(proven), if lost { 0 } else { best.unwrap_or(0) })
            }
            None => (self.estimated(self.latest), 0),
        }
    }

    /// What bounds on a score prove. `played` plies are included in the scores.
    fn proven(&self, at_least: Score, at_most: Score, played: u32) -> Option<Proven> {
        let sign = self.mover.sign();
        let decided = |score: Score| score.is_decided().then_some(score);
        if at_least == Score::DRAW && at_most == Score::DRAW {
            let longest = self.game.most_plies(self.position);
            let plies = longest.filter(|_| self.game.draws_are_full() && played == 0);
            return Some(Proven { margin: 0, plies: plies.map_or(Plies::Unknown, Plies::Exactly) });
        }
        if at_least == at_most && at_least.is_decided() {
            return at_least.exact(self.mover).map(Proven::from);
        }
        if self.has_points {
            return None;
        }
        let winner =
            |score: Score, sign: i32| Proven { margin: sign, plies: Plies::AtMost(score.plies()) };
        decided(at_least)
            .filter(|score| *score > Score::DRAW)
            .map(|score| winner(score, sign))
            .or_else(|| {
                decided(at_most)
                    .filter(|score| *score < Score::DRAW)
                    .map(|score| winner(score, -sign))
            })
    }

    fn estimated(&self, score: Score) -> Verdict {
        let unit = if self.has_points { f64::from(Score::POINT) } else { 1.0 };
        Verdict::Estimated(f64::from(score.0 * self.mover.sign()) / unit)
    }

    fn findings(mut self, root: Root<G>, stopped: Option<Stopped>) -> Findings<G::Move> {
        let known = self.depth > 0 || self.is_settled(&root) || self.has_winner(&root);
        let (verdict, best) = self.verdict(&root);
        let proven = verdict.proven().is_some();
        let lines = root.moves.iter().take(self.options.lines);
        let mut lines: Vec<FoundLine<G::Move>> = lines
            .filter(|tried| !tried.line.is_empty())
            .map(|tried| FoundLine { moves: tried.line.clone(), verdict: self.found(tried).0 })
            .collect();
        let mut line: Vec<G::Move> =
            root.moves.get(best).map(|tried| tried.mv).into_iter().collect();
        if proven && self.limits == Limits::NONE {
            self.play_out(&mut line);
        } else if let Some(tried) = root.moves.get(best).filter(|tried| !tried.line.is_empty()) {
            line.clone_from(&tried.line);
        }
        if let Some(first) = lines.first_mut() {
            *first = FoundLine { moves: line.clone(), verdict };
        }
        let moves = self.moves(&root);
        Findings {
            best: line.first().copied(),
            verdict: known.then_some(verdict),
            line,
            moves,
            lines,
            depth: self.depth,
            counts: self.counts,
            stopped: stopped.filter(|_| !proven || !self.is_settled(&root)),
        }
    }

    /// Every move in the game's order.
    fn moves(&self, root: &Root<G>) -> Vec<FoundMove<G::Move>> {
        let found = |mv| {
            let tried =
                root.moves.iter().find(|tried| tried.mv == mv || tried.twins.contains(&mv))?;
            let (verdict, bound) = self.found(tried);
            let looked_at = tried.latest.is_some() || verdict.proven().is_some();
            looked_at.then_some(FoundMove { mv, verdict, bound, visits: None })
        };
        self.game.legal_moves(self.position).filter_map(found).collect()
    }

    fn found(&self, tried: &Tried<G::Move, G::Study>) -> (Verdict, Bound) {
        if let Some(proven) = self.proven(tried.certain.at_least, tried.certain.at_most, 1) {
            return (Verdict::Proven(proven), Bound::Exact);
        }
        // A bound that is proven is worth more than an estimate that is not.
        let draw = Verdict::Proven(Proven { margin: 0, plies: Plies::Unknown });
        if tried.certain.at_most == Score::DRAW {
            return (draw, self.seen_by_first(Bound::Upper));
        }
        if tried.certain.at_least == Score::DRAW {
            return (draw, self.seen_by_first(Bound::Lower));
        }
        let (score, bound) = tried.latest.unwrap_or((Score::DRAW, Bound::Exact));
        if score.is_decided() && !self.has_points {
            // No shorter win than another move has: that says no more than the rules do.
            let margin = score.margin() * self.mover.sign();
            let verdict = Verdict::Proven(Proven { margin, plies: Plies::Unknown });
            return (verdict, self.seen_by_first(bound));
        }
        (self.estimated(score), self.seen_by_first(bound))
    }

    /// A bound on the mover's score as a bound on the first player's.
    fn seen_by_first(&self, bound: Bound) -> Bound {
        match (bound, self.mover) {
            (Bound::Exact, _) => Bound::Exact,
            (Bound::Lower, Player::First) | (Bound::Upper, Player::Second) => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    /// Follows best play to the end of the game: in each position what was proven is proven again,
    /// which the table makes quick.
    fn play_out(&mut self, line: &mut Vec<G::Move>) {
        let budget = self.counts.visited + LINE_BUDGET;
        let mut here = self.position.clone();
        let mut next = line.first().copied();
        line.clear();
        while let Some(mv) = next
            && line.len() < Score::MOST_PLIES as usize
        {
            line.push(mv);
            self.game.play_unchecked(&mut here, mv);
            next = self.proven_move(&here, budget);
        }
    }

    /// A move that is proven to be best; none in a finished position, or if that would take long.
    fn proven_move(&mut self, position: &G::Position, budget: u64) -> Option<G::Move> {
        if self.game.outcome(position).is_some() {
            return None;
        }
        let limits = Limits { nodes: Some(budget), ..Limits::NONE };
        let thinker = Thinker::new(self.game, position, limits, &self.options, self.control);
        let table = std::mem::replace(&mut self.table, Table::new(0));
        let mut thinker = Thinker { table, ..thinker };
        let mut root = Root::new(self.game, position);
        let done = thinker.deepen(&mut root, &mut |_| ()).is_ok() && thinker.is_settled(&root);
        let (_, best) = thinker.verdict(&root);
        self.table = thinker.table;
        self.counts.visited += thinker.counts.visited;
        root.moves.get(best).filter(|_| done).map(|tried| tried.mv)
    }
}

/// Learns the answer to a question. False if it proves nothing new.
fn answered<G: Expertise>(root: &mut Root<G>, round: &Round<G::Move>) -> bool {
    let before = root.bounds();
    root.learn(round);
    if let Some(best) = round.best {
        root.put_first(0, best);
    }
    root.bounds() != before
}
