//! What the search chose, and whether that is right.

use gametree_catalogue::{Algorithm, SolvedPosition};
use gametree_language::{Message, message};
use gametree_rules::{Exact, Proven};

use super::Analysis;
use crate::sentence;

/// What is to be thought of the move that a search chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Nothing is better.
    Right,
    /// The winner is the same, but the game could end better.
    Inferior,
    /// It throws a win or a draw away.
    Mistake,
    /// The search itself has proven how the game ends with it.
    Proven,
    /// Nobody knows.
    Unknown,
    /// There is no move: the search found none.
    None,
}

impl Choice {
    /// `None` once the game is over: then nobody chooses.
    pub(super) fn of(analysis: &Analysis<'_>) -> Option<Choice> {
        let Analysis { session, answer, exact, .. } = analysis;
        session.to_move()?;
        let Some(chosen) = &answer.best_move else { return Some(Choice::None) };
        Some(match exact {
            Some(exact) => match after(exact, chosen) {
                Some(end) if end == exact.end => Choice::Right,
                Some(end) if end.outcome() == exact.end.outcome() => Choice::Inferior,
                Some(_) => Choice::Mistake,
                None => Choice::Unknown,
            },
            None if proven(analysis).is_some() => Choice::Proven,
            None => Choice::Unknown,
        })
    }

    /// As JSON names it.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Right => "right",
            Choice::Inferior => "inferior",
            Choice::Mistake => "mistake",
            Choice::Proven => "proven",
            Choice::Unknown => "unknown",
            Choice::None => "none",
        }
    }

    /// In one sentence or two.
    pub fn sentence(self, analysis: &Analysis<'_>) -> Message {
        let Analysis { session, search, answer, exact, .. } = analysis;
        let has_points = session.has_points();
        let Some(chosen) = answer.best_move.as_deref() else { return message!("choice-none") };
        let picks = match search.algorithm {
            Algorithm::Random => message!("choice-by-chance", mv = chosen),
            _ => message!("choice", mv = chosen),
        };
        let in_words = |end: Exact| sentence::proven(end.into(), has_points);
        match (self, exact) {
            (Choice::Right, Some(exact)) => {
                message!("choice-right", picks = picks, end = in_words(exact.end))
            }
            (Choice::Inferior | Choice::Mistake, Some(exact)) => {
                let best = exact.best_moves.first().map_or("", String::as_str);
                let outcome = after(exact, chosen).unwrap_or(exact.end);
                let (outcome, end) = (in_words(outcome), in_words(exact.end));
                if self == Choice::Mistake {
                    message!(
                        "choice-mistake",
                        picks = picks,
                        outcome = outcome,
                        best = best,
                        end = end
                    )
                } else {
                    message!(
                        "choice-inferior",
                        picks = picks,
                        outcome = outcome,
                        best = best,
                        end = end
                    )
                }
            }
            (Choice::Proven, _) => match proven(analysis) {
                Some(proven) => {
                    let end = sentence::proven(proven, has_points);
                    message!("choice-proven", picks = picks, end = end)
                }
                None => picks,
            },
            _ if search.algorithm == Algorithm::Random => {
                message!("choice-unknown", picks = picks)
            }
            _ => message!("choice-estimated", picks = picks),
        }
    }
}

/// How the game ends with the chosen move, if the search says so. A textbook search does only if its
/// heuristic counts plies: the first of several moves that win need not be the shortest way.
fn proven(analysis: &Analysis<'_>) -> Option<Proven> {
    let is_textbook = analysis.search.algorithm.is_textbook();
    analysis.end().filter(|end| !is_textbook || end.plies.exactly().is_some())
}

/// Where a move leads.
fn after(exact: &SolvedPosition, mv: &str) -> Option<Exact> {
    exact.moves.iter().find(|(known, _)| known == mv).map(|(_, end)| *end)
}
