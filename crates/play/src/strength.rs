use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use gametree_catalogue::{Algorithm, Search};
use gametree_search::Limits;

/// How strong the computer is, in plain words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Any legal move.
    Beginner,
    /// Sees its own next move.
    Easy,
    /// Looks three plies ahead, on large boards two.
    Medium,
    /// The engine, as far as two hundred thousand positions go.
    Strong,
    /// From the exact solution; where the game is too large for that, the engine, until it knows or
    /// as far as twenty million positions go.
    Perfect,
}

/// Enough for two plies on any board of up to 244 squares, and for three where there are 38 moves.
const MEDIUM_NODES: u64 = 60_000;

impl Strength {
    /// All of them, weakest first.
    pub const ALL: [Strength; 5] =
        [Strength::Beginner, Strength::Easy, Strength::Medium, Strength::Strong, Strength::Perfect];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Beginner => "beginner",
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Strong => "strong",
            Strength::Perfect => "perfect",
        }
    }

    /// What that means in a game with these heuristics, of which the last is the best.
    pub fn search(self, heuristics: &[&str]) -> Search {
        let heuristic = heuristics.last().copied().unwrap_or("plain");
        let textbook = |depth| Search {
            heuristic: heuristic.to_owned(),
            limits: Limits::depth(depth),
            random_ties: true,
            ..Search::new(Algorithm::AlphaBeta)
        };
        // Positions, so that the same game comes out again; time only as a last resort, where one
        // position takes long to value.
        let within = |algorithm, nodes, seconds| Search {
            limits: Limits {
                nodes: Some(nodes),
                time: Some(Duration::from_secs(seconds)),
                depth: None,
            },
            ..Search::new(algorithm)
        };
        match self {
            Strength::Beginner => Search::new(Algorithm::Random),
            Strength::Easy => textbook(1),
            // On a board with 225 moves three plies take more than a million positions, and seconds.
            Strength::Medium => {
                let search = textbook(3);
                Search { limits: Limits { nodes: Some(MEDIUM_NODES), ..search.limits }, ..search }
            }
            Strength::Strong => within(Algorithm::Engine, 200_000, 2),
            Strength::Perfect => within(Algorithm::Perfect, 20_000_000, 5),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = UnknownStrength;

    fn from_str(text: &str) -> Result<Self, UnknownStrength> {
        Strength::ALL.into_iter().find(|strength| strength.name() == text).ok_or(UnknownStrength)
    }
}

/// The text is not the name of a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownStrength;

impl fmt::Display for UnknownStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Strength::ALL.map(Strength::name).join(", ");
        write!(f, "a strength is one of {names}")
    }
}

impl std::error::Error for UnknownStrength {}
