use std::fmt;

use gametree_search::{EngineOptions, Limits, Merge, Order, Ties};
use gametree_solver::{LookupError, Unsolved};

use crate::Algorithm;

/// What a search is asked: how to look, how far, and how to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// How to look.
    pub algorithm: Algorithm,
    /// The heuristic that values the leaves, by name.
    pub heuristic: String,
    /// How far.
    pub limits: Limits,
    /// Which of several equally good moves to choose.
    pub ties: Ties,
    /// Whether minimax enters equal positions on the same ply once.
    pub merge: Merge,
    /// In which order moves are tried.
    pub order: Order,
    /// What is left to chance in [`Algorithm::Random`] and [`Algorithm::Mcts`].
    pub seed: u64,
    /// Memory, threads, lines and the goal of those that are not textbook searches.
    pub engine: EngineOptions,
}

impl Question {
    /// Ask this algorithm, with the `plain` heuristic and no limits.
    pub fn new(algorithm: Algorithm) -> Self {
        Question {
            algorithm,
            heuristic: "plain".to_owned(),
            limits: Limits::NONE,
            ties: Ties::First,
            merge: Merge::No,
            order: Order::Listed,
            seed: 0,
            engine: EngineOptions::default(),
        }
    }

    /// The same question with other luck.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        let ties = match self.ties {
            Ties::First => Ties::First,
            Ties::Random(_) => Ties::Random(seed),
        };
        Question { seed, ties, ..self.clone() }
    }
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionError {
    /// The game has no heuristic of that name.
    UnknownHeuristic {
        /// The name.
        name: String,
        /// Those it has.
        known: &'static [&'static str],
    },
    /// Only minimax can merge.
    MergeNeedsMinimax,
    /// Only the textbook searches take an order of moves.
    OrderNeedsTextbook,
    /// Only the textbook searches have a tree that can be shown.
    TreeNeedsTextbook,
    /// The game cannot be solved with the memory that was given.
    Unsolved(Unsolved),
    /// The solution does not tell.
    Lookup(LookupError),
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::UnknownHeuristic { name, known } => {
                write!(f, "this game has no heuristic `{name}`; it has {}", known.join(", "))
            }
            QuestionError::MergeNeedsMinimax => {
                f.write_str("only minimax can merge equal positions")
            }
            QuestionError::OrderNeedsTextbook => {
                f.write_str("only minimax and alphabeta take an order of moves")
            }
            QuestionError::TreeNeedsTextbook => {
                f.write_str("only minimax and alphabeta have a tree to show")
            }
            QuestionError::Unsolved(unsolved) => unsolved.fmt(f),
            QuestionError::Lookup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for QuestionError {}
