//! What findings claim, each claim compared with the oracle and with the others.

use gametree_rules::{Amount, Exact, Game, Outcome, Player, Plies, Proven};
use gametree_search::{Findings, FoundLine, Verdict};

use crate::{Ends, Sought};

/// Compares everything that a search claims about a position with the oracle: how many claims there are,
/// or the first that is wrong.
pub fn examine<'g, G: Sought>(
    game: &'g G,
    position: &G::Position,
    found: &Findings<G::Move>,
    ends: &mut Ends<'g, G>,
) -> Result<u64, String> {
    let mut claims = Claims::new(game, position, ends)?;
    claims.check(found)?;
    Ok(claims.checked)
}

/// Looks at what one search says about one position.
pub(crate) struct Claims<'c, 'g, G: Game> {
    pub(crate) game: &'g G,
    pub(crate) position: &'c G::Position,
    pub(crate) ends: &'c mut Ends<'g, G>,
    /// How it ends, and where each move leads.
    pub(crate) end: Exact,
    pub(crate) moves: Vec<(G::Move, Exact)>,
    /// Claims that were found true.
    pub(crate) checked: u64,
}

/// What is wrong, in words.
type Wrong = String;

impl<'c, 'g, G: Sought> Claims<'c, 'g, G> {
    pub(crate) fn new(
        game: &'g G,
        position: &'c G::Position,
        ends: &'c mut Ends<'g, G>,
    ) -> Result<Self, Wrong> {
        let too_small = "the oracle is too small";
        let end = ends.of(position).ok_or(too_small)?;
        let moves = ends.moves(position).ok_or(too_small)?;
        Ok(Claims { game, position, ends, end, moves, checked: 0 })
    }

    /// Everything; stops at the first claim that is wrong.
    pub(crate) fn check(&mut self, found: &Findings<G::Move>) -> Result<(), Wrong> {
        let verdict = found.verdict;
        if let Some(verdict) = verdict {
            self.holds(verdict, self.end, || "the verdict".to_owned())?;
        }
        for one in &found.moves {
            self.holds(one.verdict, self.end_of(one.mv)?, || format!("move {:?}", one.mv))?;
        }
        let listed: Vec<G::Move> = found.moves.iter().map(|one| one.mv).collect();
        let legal = self.moves.iter().map(|(mv, _)| *mv).filter(|mv| listed.contains(mv));
        self.must(legal.eq(listed.iter().copied()), || "moves in the game's order, once".into())?;
        self.best(found)?;
        self.must(found.line.first().copied() == found.best, || "a line begins with best".into())?;
        self.line(&found.line, verdict)?;
        self.lines(found)
    }

    /// A move to make that agrees with what is said of it.
    fn best(&mut self, found: &Findings<G::Move>) -> Result<(), Wrong> {
        let Some(best) = found.best else {
            let proven = found.end().is_some();
            let none = self.moves.is_empty() || found.stopped.is_some() && !proven;
            return self.must(none, || "a move, or the reason why there is none".into());
        };
        let after = self.end_of(best)?;
        let said = found.moves.iter().find(|one| one.mv == best).map(|one| one.verdict);
        let verdict = found.verdict;
        if let Some(proven) = verdict.and_then(Verdict::end) {
            let kept = match proven.plies {
                Plies::Exactly(_) => after == self.end,
                Plies::AtMost(_) | Plies::Unknown => after.margin == self.end.margin,
            };
            self.must(kept, || format!("best keeps {proven:?}, but it leads to {after:?}"))?;
        }
        // What is proven of the move is no worse than what is said of the position.
        if let (Some(said), Some(verdict)) = (said.and_then(Verdict::end), verdict) {
            let same = match verdict {
                Verdict::Proven(proven) => said.margin == proven.margin,
                other => Amount::whole(said.margin.into()) == other.amount(),
            };
            self.must(same, || format!("{said:?} for best, {verdict:?} for the position"))?;
        }
        // Nobody passes by a win that is certain, unless there may be more to be had.
        if self.game.score(self.position).is_some() {
            return Ok(());
        }
        let mover = self.game.to_move(self.position);
        let wins = |verdict: Verdict| {
            verdict.end().is_some_and(|proven| proven.outcome() == Outcome::Win(mover))
        };
        let certain = found.moves.iter().any(|one| wins(one.verdict));
        let taken = said.is_some_and(wins) || verdict.is_some_and(wins);
        self.must(!certain || taken, || "best passes by a proven win".into())?;
        // Nor loses for certain what is not lost yet.
        let loses = |verdict: Verdict| {
            verdict.end().is_some_and(|proven| proven.outcome() == Outcome::Win(mover.opponent()))
        };
        let gives_up = said.is_some_and(loses) && !verdict.is_some_and(loses);
        self.must(!gives_up, || "best is proven to lose, the position is not".into())
    }

    /// Lines are about different moves, say of them what the moves say, and the better come first.
    fn lines(&mut self, found: &Findings<G::Move>) -> Result<(), Wrong> {
        if let Some(first) = found.lines.first() {
            let amount = found.verdict.map(Verdict::amount);
            let same = first.moves == found.line && Some(first.verdict.amount()) == amount;
            self.must(same, || "the first line is the line".into())?;
        }
        let mut before: Option<(G::Move, Proven)> = None;
        for (number, FoundLine { moves, verdict }) in found.lines.iter().enumerate() {
            let Some(&mv) = moves.first() else { return Err("an empty line".into()) };
            let earlier = &found.lines[..number];
            let new = earlier.iter().all(|line| line.moves.first() != Some(&mv));
            self.must(new, || format!("{mv:?} has two lines"))?;
            self.holds(*verdict, self.end_of(mv)?, || format!("the line of {mv:?}"))?;
            let said = found.moves.iter().find(|one| one.mv == mv).map(|one| one.verdict);
            let same = said == Some(*verdict);
            self.must(same, || format!("{mv:?}: move {said:?}, line {verdict:?}"))?;
            self.line(moves, Some(*verdict))?;
            if let Some(proven) = verdict.end() {
                let mover = self.game.to_move(self.position);
                let no_better =
                    before.is_none_or(|(_, earlier)| worse_or_equal(proven, earlier, mover));
                self.must(no_better, || format!("{mv:?} ({proven:?}) comes after {before:?}"))?;
                before = Some((mv, proven));
            }
        }
        Ok(())
    }

    /// A line is legal. If its result is proven no move gives anything away; and where the length is
    /// proven, too, it is that long, or breaks off.
    fn line(&mut self, line: &[G::Move], verdict: Option<Verdict>) -> Result<(), Wrong> {
        let proven = verdict.and_then(Verdict::end);
        let mut here = self.position.clone();
        let mut before: Option<Exact> = None;
        for (&mv, ply) in line.iter().zip(1_u32..) {
            let Ok(next) = self.game.play(&here, mv) else {
                return Err(format!("{line:?} is not legal"));
            };
            here = next;
            let Some(proven) = proven else { continue };
            let end = self.ends.of(&here).ok_or("the oracle is too small")?;
            let kept = end.margin == proven.margin
                && proven.plies.exactly().is_none_or(|plies| end.plies + ply == plies);
            self.must(kept, || format!("{line:?} gives away {proven:?}: {before:?} {end:?}"))?;
            before = Some(end);
        }
        Ok(())
    }

    fn end_of(&self, mv: G::Move) -> Result<Exact, Wrong> {
        let end = self.moves.iter().find(|(legal, _)| *legal == mv);
        end.map(|(_, end)| *end).ok_or_else(|| format!("{mv:?} is not legal"))
    }

    /// Whether a verdict is true.
    pub(crate) fn holds(
        &mut self,
        verdict: Verdict,
        end: Exact,
        of: impl Fn() -> String,
    ) -> Result<(), Wrong> {
        let ends_so = |proven: Proven| {
            let plies = match proven.plies {
                Plies::Exactly(plies) => plies == end.plies,
                Plies::AtMost(plies) => end.plies <= plies,
                Plies::Unknown => true,
            };
            proven.margin == end.margin && plies
        };
        let true_of = match verdict {
            Verdict::Proven(proven) => ends_so(proven),
            Verdict::AtLeast(margin) => end.margin >= margin,
            Verdict::AtMost(margin) => end.margin <= margin,
            Verdict::Estimated(estimate, _) => estimate.as_f64().abs() <= f64::from(i32::MAX),
            Verdict::Valued(valued) => valued.end.is_none_or(ends_so),
        };
        self.must(true_of, || format!("{}: {verdict:?}, really {end:?}", of()))
    }

    pub(crate) fn must(
        &mut self,
        holds: bool,
        wrong: impl FnOnce() -> String,
    ) -> Result<(), Wrong> {
        self.checked += 1;
        if holds { Ok(()) } else { Err(wrong()) }
    }
}

/// Whether the mover would rather have the second, or does not mind.
fn worse_or_equal(this: Proven, other: Proven, mover: Player) -> bool {
    match (this.plies, other.plies) {
        (Plies::Exactly(a), Plies::Exactly(b)) => {
            let exact = |margin, plies| Exact { margin, plies };
            exact(this.margin, a).compare(exact(other.margin, b), mover).is_le()
        }
        _ => this.margin * mover.sign() <= other.margin * mover.sign(),
    }
}
