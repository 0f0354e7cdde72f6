//! A fixed set of searches over all games. How many positions they visit is the same on every
//! machine, so that a change in a search shows; how long they take is not.

use std::time::Duration;

use gametree_rules::{Work, splitmix64};
use gametree_search::{EngineOptions, Limits};

use gametree_catalogue::Algorithm::{AlphaBeta, Engine, Minimax, Pns};
use gametree_catalogue::{Algorithm, Answer, Catalogue, Search};

/// One search of the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchCase {
    /// The game.
    pub spec: &'static str,
    /// Moves made first.
    pub moves: &'static str,
    /// How it is searched.
    pub algorithm: Algorithm,
    /// How far; `None` is to the end.
    pub depth: Option<u32>,
}

const fn case(spec: &'static str, moves: &'static str, algorithm: Algorithm) -> BenchCase {
    BenchCase { spec, moves, algorithm, depth: None }
}

const fn deep(spec: &'static str, algorithm: Algorithm, depth: u32) -> BenchCase {
    BenchCase { spec, moves: "", algorithm, depth: Some(depth) }
}

/// The set. A change here changes the signature, and says so in its commit. `mcts` is not in it: it
/// goes by logarithms, whose last digit may differ between machines.
pub const BENCH: &[BenchCase] = &[
    case("multiply:start=20", "", Minimax),
    case("multiply:start=29", "", AlphaBeta),
    case("multiply:start=23,target=30000000", "", Engine),
    case("multiply:start=23", "", Pns),
    deep("stones:stones=60", Minimax, 18),
    deep("stones:stones=70", AlphaBeta, 24),
    case("stones:stones=60,take=1/4/5", "", Engine),
    case("stones:stones=50", "", Pns),
    deep("bits:length=20,seed=1", Minimax, 4),
    deep("bits:length=20,seed=1", AlphaBeta, 6),
    case("bits:length=16,seed=2,table=0,1,0/1,0,2/0,0,-1/1,2,0", "", Engine),
    case("bits:length=12,seed=3", "", Pns),
    case("tictactoe", "", Minimax),
    deep("mnk:m=5,n=5,k=4", AlphaBeta, 7),
    case("mnk:m=5,n=5,k=4", "", Engine),
    case("mnk:m=6,n=5,k=4", "", Engine),
    case("mnk:m=4,n=4,k=3,misere=yes", "", Engine),
    deep("mnk:m=15,n=15,k=5", Engine, 4),
    BenchCase { moves: "j10 j11 k10", ..deep("mnk:m=19,n=19,k=5", Engine, 4) },
    case("mnk:m=6,n=6,k=4", "", Pns),
    deep("sim", Minimax, 5),
    deep("sim", AlphaBeta, 7),
    case("sim", "", Engine),
    case("sim:vertices=7", "1-2 1-3 2-4 3-5 4-6 1-7 2-3", Engine),
    case("sim:vertices=5", "", Pns),
];

/// What one search of the set found.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchResult {
    /// Which search.
    pub case: BenchCase,
    /// What it found.
    pub answer: Answer,
}

/// All searches of the set.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// One by one.
    pub results: Vec<BenchResult>,
}

impl BenchCase {
    /// Does the search, with one thread.
    ///
    /// # Panics
    /// If the set contains a mistake, which a test would show.
    pub fn run(self, work: &Work) -> BenchResult {
        let mut session = Catalogue::standard().open(self.spec).expect("a spec of the set");
        for mv in self.moves.split_whitespace() {
            session.play(mv).expect("a move of the set");
        }
        let search = Search {
            limits: self.depth.map_or(Limits::NONE, Limits::depth),
            engine: EngineOptions { table_bytes: TABLE, ..EngineOptions::default() },
            ..Search::new(self.algorithm)
        };
        let answer = session.analyze(&search, work).expect("a question of the set");
        BenchResult { case: self, answer }
    }
}

/// The same everywhere, since the size of a table changes what is found in it.
const TABLE: usize = 64 << 20;

impl Bench {
    /// All positions visited.
    pub fn visited(&self) -> u64 {
        self.results.iter().map(|result| result.answer.counts.visited).sum()
    }

    /// All the time it took.
    pub fn elapsed(&self) -> Duration {
        self.results.iter().map(|result| result.answer.elapsed).sum()
    }

    /// How many positions a second that is.
    pub fn positions_per_second(&self) -> f64 {
        self.visited() as f64 / self.elapsed().as_secs_f64()
    }

    /// Whether this is the signature, in small or capital letters.
    pub fn is_as_expected(&self, signature: &str) -> bool {
        signature.eq_ignore_ascii_case(&self.signature())
    }

    /// Sixteen digits that change when any search visits more or fewer positions.
    pub fn signature(&self) -> String {
        let visited = self.results.iter().map(|result| result.answer.counts.visited);
        format!("{:016x}", visited.fold(0, |signature, visited| splitmix64(signature ^ visited)))
    }
}
