mod numbers;
mod questions;
mod solver;
mod table;

use gametree_rules::{Expertise, Plies, Proven};

use crate::guard::Guard;
use crate::margins::{Margins, ended, full_draw, proven};
use crate::{Counts, Findings, FoundMove, Stopped, Task, Verdict};
use questions::Questions;
use solver::Solver;
use table::Table;

/// How [`pns`] works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PnsOptions {
    /// The largest size of its table, in bytes; no more is taken than positions come to lie in, and no more
    /// than the budget of its [work](gametree_rules::Work) and the machine can give.
    pub table_bytes: usize,
}

impl Default for PnsOptions {
    fn default() -> Self {
        PnsOptions { table_bytes: 64 << 20 }
    }
}

/// Proof-number search, depth first (df-pn): proves what a position is worth, or tries to.
///
/// It asks yes-or-no questions, "does the player to move get a margin of at least `t`?", and goes
/// where an answer seems nearest. Two numbers say how near: the **proof number** of a position is how
/// many more positions have to be settled, at the very least, for a yes; the **disproof number**, for
/// a no. One good move is enough for a yes, so the proof number of a position is the smallest disproof
/// number among the positions its moves lead to; for a no all of them have to fail.
///
/// Estimates play no part, and so this search either proves a result or says nothing. It is at its
/// best where lines of play are narrow and forced, whatever their length, and it says who wins, not
/// how soon.
///
/// What is remembered about positions takes [`PnsOptions::table_bytes`], however small; the positions
/// on the way from the root need some more. Deeper than the limit on depth, or 512 plies, nothing is looked
/// at; a question that cannot be answered without is left open ([`Stopped::Depth`]). Then, or when
/// another limit ends the search, there is no verdict; `moves` holds whatever bounds were proven, and
/// `best` is a move that is certain to reach the best margin proven to be in reach, if there is one.
///
/// The length of the game is told only where the game itself knows it.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::Game;
/// use gametree::search::{PnsOptions, Task, pns};
///
/// let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
/// let found = pns(&Task::new(&game, &game.start()), &PnsOptions::default());
/// let proven = found.end().expect("there was no limit");
/// assert_eq!(proven.margin, 1); // the first player wins
/// ```
pub fn pns<G: Expertise>(task: &Task<'_, G>, options: &PnsOptions) -> Findings<G::Move> {
    let (game, position) = (task.game(), task.position());
    let (work, limits) = task.begin();
    let any = Margins::of_game(game, position);
    let study = game.study(position);
    let mut solver = Solver {
        game,
        any,
        depth: limits.plies(),
        guard: Guard::new(&limits, work),
        counts: Counts { visited: 1, ..Counts::default() },
        table: Table::new(options.table_bytes, work),
        candidates: Vec::new(),
        children: Vec::new(),
        answer: None,
    };
    let mut findings = Findings { counts: solver.counts, ..Findings::default() };
    if let Some(end) = ended(game, position) {
        findings.verdict = Some(Verdict::Proven(end));
        return findings;
    }

    // 1. One question after the other, until a single margin is left.
    let mut questions = Questions::new(any.certain(game, &study));
    while let Some(margin) = questions.next() {
        match solver.ask(&study, margin) {
            Ok(Some(margins)) => questions.learn(margins),
            Ok(None) => {
                findings.stopped = Some(Stopped::Depth);
                break;
            }
            Err(stopped) => {
                findings.stopped = Some(stopped);
                break;
            }
        }
    }

    // 2. A margin that was certain from the start still needs a move that reaches it. In a position
    //    that is as bad as can be every move does.
    let known = questions.known();
    if known.at_least == any.at_least {
        solver.answer = None;
        if known.exactly().is_some() {
            solver.answer = game.legal_moves(position).next();
        }
    } else if solver.answer.is_none() && findings.stopped.is_none() {
        // Without a limit this is a yes: the margin is in reach.
        findings.stopped = solver.ask(&study, known.at_least).err();
    }

    // Where there was no time for that, a move is as good that is known to reach it.
    if solver.answer.is_none()
        && let Some(margin) = known.exactly()
    {
        let reaches = |mv: &G::Move| {
            solver.remembered(&solver.after(&study, *mv)).before_a_move().at_least >= margin
        };
        solver.answer = game.legal_moves(position).find(reaches);
    }

    // 3. What is known by now.
    findings.line = solver.line(&study, known, solver.answer);
    if let Some(margin) = known.exactly() {
        let (proven, line) = proven(game, position, margin);
        findings.verdict = Some(Verdict::Proven(proven));
        // Where the length is told, so is the way.
        findings.line = line.unwrap_or(findings.line);
    }
    findings.best = findings.line.first().copied();
    findings.choices = findings.best.into_iter().collect();
    findings.moves = moves(&solver, &study, known);
    findings.counts = solver.counts;
    findings
}

/// A bound on the first player's margin.
fn bounded(margin: i32, is_lower: bool) -> Verdict {
    if is_lower { Verdict::AtLeast(margin) } else { Verdict::AtMost(margin) }
}

/// What is proven about each move.
fn moves<G: Expertise>(
    solver: &Solver<'_, G>,
    study: &G::Study,
    known: Margins,
) -> Vec<FoundMove<G::Move>> {
    let game = solver.game;
    let position = game.position(study);
    let sign = game.to_move(position).sign();
    let found = |mv: G::Move| {
        let next = solver.after(study, mv);
        // No move leads to more than the position is worth.
        let own = solver.remembered(&next).before_a_move();
        let margins = Margins { at_most: own.at_most.min(known.at_most), ..own };
        let verdict = if let Some(margin) = margins.exactly() {
            let plies = if game.outcome(game.position(&next)).is_some() {
                Plies::Exactly(1)
            } else if margin == 0 {
                full_draw(game, position)
            } else {
                Plies::Unknown
            };
            Verdict::Proven(Proven { margin: margin * sign, plies })
        } else if margins.at_least > solver.any.at_least {
            bounded(margins.at_least * sign, sign > 0)
        } else if own.at_most < solver.any.at_most {
            bounded(margins.at_most * sign, sign < 0)
        } else {
            return None;
        };
        Some(FoundMove { mv, verdict, visits: None })
    };
    game.legal_moves(position).filter_map(found).collect()
}
