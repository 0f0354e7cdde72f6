//! Proof-number search, depth first: df-pn.
//!
//! It asks yes-or-no questions, "does the player to move get a margin of at least `t`?", and goes
//! where an answer seems nearest. Two numbers say how near: the **proof number** of a position is how
//! many more positions have to be settled, at the very least, for a yes; the **disproof number**, for
//! a no. One good move is enough for a yes, so the proof number of a position is the smallest disproof
//! number among the positions its moves lead to; for a no all of them have to fail.
//!
//! Estimates play no part, and so this search either proves a result or says nothing. It is at its
//! best where lines of play are narrow and forced, whatever their length, and it says who wins, not
//! how soon.
//!
//! ```
//! use gametree_games::mnk::{Mnk, Shape};
//! use gametree_rules::Game;
//! use gametree_search::{Control, Limits, Verdict, pns};
//!
//! let game = Mnk::<u64>::new(Shape::new(4, 3, 3));
//! let found = pns(&game, &game.start(), Limits::NONE, 1 << 20, &Control::new());
//! let proven = found.verdict.and_then(Verdict::proven).expect("there was no limit");
//! assert_eq!(proven.margin, 1); // the first player wins
//! ```

mod numbers;
mod questions;
mod solver;
mod table;

use gametree_rules::Expertise;

use crate::control::Guard;
use crate::margins::{Margins, proven};
use crate::{Bound, Control, Counts, Findings, FoundMove, Limits, Plies, Proven, Verdict};
use questions::Questions;
use solver::Solver;
use table::Table;

/// Proves what `position` is worth, or tries to.
///
/// The memory for what is remembered about positions is `bytes`, however small; the positions on the
/// way from the root need some more. Deeper than the limit on depth, or 512 plies, nothing is looked
/// at; a question that cannot be answered without is left open. Then, or when a limit ends the search,
/// there is no verdict; `moves` holds whatever bounds were proven, and `best` is a move that is
/// certain to reach the best margin proven to be in reach, if there is one.
///
/// The length of the game is told only where the game itself knows it.
pub fn pns<G: Expertise>(
    game: &G,
    position: &G::Position,
    limits: Limits,
    bytes: usize,
    control: &Control,
) -> Findings<G::Move> {
    let any = Margins::of_game(game, position);
    let study = game.study(position);
    let mut solver = Solver {
        game,
        any,
        depth: limits.plies(),
        guard: Guard::new(&limits, control),
        counts: Counts { visited: 1, ..Counts::default() },
        table: Table::new(bytes),
        candidates: Vec::new(),
        children: Vec::new(),
        answer: None,
    };
    let mut findings = Findings {
        best: None,
        verdict: None,
        line: Vec::new(),
        moves: Vec::new(),
        lines: Vec::new(),
        depth: 0,
        counts: solver.counts,
        stopped: None,
    };
    if game.outcome(position).is_some() {
        let margin = any.certain(game, &study).at_least;
        findings.verdict = Some(Verdict::Proven(proven(game, position, margin)));
        return findings;
    }

    // 1. One question after the other, until a single margin is left.
    let mut questions = Questions::new(any.certain(game, &study));
    let mut open = false;
    while let Some(margin) = questions.next() {
        match solver.ask(&study, margin) {
            Ok(Some(margins)) => questions.learn(margins),
            Ok(None) => {
                open = true;
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
    } else if solver.answer.is_none() && !open && findings.stopped.is_none() {
        // Without a limit this is a yes: the margin is in reach.
        findings.stopped = solver.ask(&study, known.at_least).err();
    }

    // 3. What is known by now.
    findings.best = solver.answer;
    if let Some(margin) = known.exactly() {
        findings.verdict = Some(Verdict::Proven(proven(game, position, margin)));
    }
    findings.line = solver.line(&study, known, findings.best);
    findings.moves = moves(&solver, &study, known);
    findings.counts = solver.counts;
    findings
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
        let (margin, bound) = if let Some(margin) = margins.exactly() {
            (margin, Bound::Exact)
        } else if margins.at_least > solver.any.at_least {
            (margins.at_least, if sign > 0 { Bound::Lower } else { Bound::Upper })
        } else if own.at_most < solver.any.at_most {
            (margins.at_most, if sign > 0 { Bound::Upper } else { Bound::Lower })
        } else {
            return None;
        };
        let finished = game.outcome(game.position(&next)).is_some();
        let plies = match bound {
            Bound::Exact if finished => Plies::Exactly(1),
            Bound::Exact if margin == 0 => crate::margins::full_draw(game, position),
            _ => Plies::Unknown,
        };
        let verdict = Verdict::Proven(Proven { margin: margin * sign, plies });
        Some(FoundMove { mv, verdict, bound, visits: None })
    };
    game.legal_moves(position).filter_map(found).collect()
}
