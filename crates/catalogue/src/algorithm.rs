use std::fmt;
use std::str::FromStr;

/// A way to choose a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Algorithm {
    /// Look at everything.
    Minimax,
    /// Leave out what cannot matter.
    AlphaBeta,
    /// The strong search: tables, threats, proofs.
    Engine,
    /// Many random games, more of them where they go well.
    Mcts,
    /// Proof-number search: who wins, and nothing else.
    Pns,
    /// From the exact solution.
    Perfect,
    /// Any legal move.
    Random,
}

impl Algorithm {
    /// All of them.
    pub const ALL: [Algorithm; 7] = [
        Algorithm::Minimax,
        Algorithm::AlphaBeta,
        Algorithm::Engine,
        Algorithm::Mcts,
        Algorithm::Pns,
        Algorithm::Perfect,
        Algorithm::Random,
    ];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Algorithm::Minimax => "minimax",
            Algorithm::AlphaBeta => "alphabeta",
            Algorithm::Engine => "engine",
            Algorithm::Mcts => "mcts",
            Algorithm::Pns => "pns",
            Algorithm::Perfect => "perfect",
            Algorithm::Random => "random",
        }
    }

    /// Whether it is one of those that are taught: they value positions with a heuristic, in an
    /// order that can be chosen, and their trees can be shown. The others know their own ways.
    pub const fn is_textbook(self) -> bool {
        matches!(self, Algorithm::Minimax | Algorithm::AlphaBeta)
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(text: &str) -> Result<Self, UnknownAlgorithm> {
        Algorithm::ALL
            .into_iter()
            .find(|algorithm| algorithm.name() == text)
            .ok_or_else(|| UnknownAlgorithm { name: text.to_owned() })
    }
}

/// There is no algorithm of that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAlgorithm {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Algorithm::ALL.map(Algorithm::name).join(", ");
        write!(f, "there is no algorithm `{}`; there are {known}", self.name)
    }
}

impl std::error::Error for UnknownAlgorithm {}
