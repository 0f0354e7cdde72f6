//! Trees of real searches, in every game.

use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, Specified};
use gametree_picture::tree::Tree;
use gametree_picture::{Board, Drawing};
use gametree_rules::{Evaluator, Game, Heuristics, Notation, Seed, Symmetric, UseEvaluator, Work};
use gametree_search::{Merge, Task, TreeRecord, alphabeta_with, minimax_with};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Minimax,
    Merged,
    AlphaBeta,
}

impl Way {
    pub(crate) const ALL: [Way; 3] = [Way::Minimax, Way::Merged, Way::AlphaBeta];
}

/// Which tree is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seedling<'a> {
    pub(crate) spec: &'a str,
    /// The moves that lead from the start to the root.
    pub(crate) moves: &'a str,
    pub(crate) heuristic: &'a str,
    pub(crate) way: Way,
    pub(crate) depth: u32,
    /// The record's ceiling.
    pub(crate) most: usize,
    /// The tree as it was after this many visits.
    pub(crate) visits: Option<usize>,
    /// Whether moves that are equal by symmetry are shown once.
    pub(crate) symmetric: bool,
}

impl<'a> Seedling<'a> {
    pub(crate) fn new(spec: &'a str, moves: &'a str, way: Way, depth: u32) -> Self {
        let heuristic = "plain";
        let (most, visits, symmetric) = (usize::MAX, None, false);
        Seedling { spec, moves, heuristic, way, depth, most, visits, symmetric }
    }

    pub(crate) fn grow(self) -> Grown {
        let spec = Spec::parse(self.spec).unwrap();
        match spec.name.as_str() {
            "multiply" => grow(&Multiply::from_spec(&spec).unwrap(), self),
            "stones" => grow(&Stones::from_spec(&spec).unwrap(), self),
            "bits" => grow(&Bits::from_spec(&spec).unwrap(), self),
            "mnk" => grow(&Mnk::<u64>::new(Shape::from_spec(&spec).unwrap()), self),
            "sim" => grow(&Sim::from_spec(&spec).unwrap(), self),
            other => panic!("no game is called {other}"),
        }
    }
}

/// A tree, and what its pictures must agree with.
pub(crate) struct Grown {
    /// For messages.
    pub(crate) name: String,
    pub(crate) tree: Tree,
    /// What the search itself counted.
    pub(crate) visited: u64,
    pub(crate) cutoffs: u64,
    /// The line the search itself found.
    pub(crate) line: Vec<String>,
    /// The legal moves of every recorded node, in the same order.
    pub(crate) legal: Vec<Vec<String>>,
    /// The root.
    pub(crate) drawing: Drawing,
}

/// A game whose searches can be drawn.
trait Drawable:
    Notation + Symmetric + Board<Position: Send + Sync> + Clone + Send + Sync + 'static
{
}

impl<G> Drawable for G where
    G: Notation + Symmetric + Board<Position: Send + Sync> + Clone + Send + Sync + 'static
{
}

fn grow<G: Drawable + Heuristics>(game: &G, wanted: Seedling<'_>) -> Grown {
    let mut position = game.start();
    for mv in wanted.moves.split_whitespace() {
        let mv = game.parse_move(&position, mv).unwrap();
        position = game.after(&position, mv);
    }
    game.with_heuristic(wanted.heuristic, Growing { game, position, wanted }).unwrap()
}

struct Growing<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    wanted: Seedling<'a>,
}

impl<G: Drawable> UseEvaluator<G> for Growing<'_, G> {
    type Output = Grown;

    fn with<E: Evaluator<G>>(self, evaluator: &E) -> Grown {
        let Growing { game, position, wanted } = self;
        let mut record = TreeRecord::new(wanted.most);
        let task = Task::new(game, &position).depth(wanted.depth);
        let merge = if wanted.way == Way::Merged { Merge::Yes } else { Merge::No };
        let search = match wanted.way {
            Way::AlphaBeta => alphabeta_with(&task, evaluator, &mut record),
            _ => minimax_with(&task, evaluator, merge, &mut record),
        };
        let mut line = search.line.as_slice();
        if let Some(visits) = wanted.visits {
            // In the middle of a search there is no best line yet.
            (record, line) = (record.after_visits(visits), &[]);
        }
        let text = |mv| game.move_text(mv);
        let moves = |position: &G::Position| game.legal_moves(position).map(text).collect();
        let tree = Tree::new(game, evaluator, &record, line);
        let tree = match wanted.symmetric {
            true => tree.without_symmetric_moves(game, &record, &Work::new()),
            false => tree,
        };
        Grown {
            name: format!("{wanted:?}"),
            tree,
            visited: search.counts.visited,
            cutoffs: search.counts.cutoffs,
            line: line.iter().copied().map(text).collect(),
            legal: record.nodes().iter().map(|node| moves(&node.position)).collect(),
            drawing: game.drawing(&position),
        }
    }
}

/// Openings and endings of every game: spec, moves so far, depth.
pub(crate) const ROOTS: [(&str, &str, u32); 13] = [
    ("multiply:start=20", "", 4),
    ("multiply:start=20", "3 4", 9),
    ("stones:stones=50", "", 6),
    ("stones:stones=9", "2", 9),
    ("bits:string=0110100", "", 3),
    ("bits:string=11010", "2", 9),
    ("mnk:m=3,n=3,k=3", "", 2),
    ("mnk:m=3,n=3,k=3", "b2 a1 c1 a3 a2", 9),
    ("mnk:m=7,n=2,k=2", "", 2),
    ("sim", "", 2),
    ("sim", "1-2 2-3 4-5 5-6 1-3 3-4 2-5 1-6", 3),
    ("sim:vertices=3", "1-2", 9),
    ("stones:stones=1", "", 1),
];

pub(crate) fn heuristics(spec: &str) -> &'static [&'static str] {
    match spec.split(':').next() {
        Some("multiply") => Multiply::HEURISTICS,
        Some("stones") => Stones::HEURISTICS,
        Some("bits") => Bits::HEURISTICS,
        Some("mnk") => Mnk::<u64>::HEURISTICS,
        _ => Sim::HEURISTICS,
    }
}

/// A few hundred trees: every root, every way and every heuristic.
pub(crate) fn all() -> impl Iterator<Item = Grown> {
    ROOTS.into_iter().flat_map(|(spec, moves, depth)| {
        let kinds = heuristics(spec).iter().flat_map(|&name| Way::ALL.map(|way| (name, way)));
        kinds.map(move |(heuristic, way)| {
            Seedling { heuristic, ..Seedling::new(spec, moves, way, depth) }.grow()
        })
    })
}

/// Trees below positions that random play led to.
pub(crate) fn random(way: Way, count: u64) -> impl Iterator<Item = Grown> {
    const DEPTHS: [(&str, u32); 6] = [
        ("multiply:start=20", 4),
        ("stones:stones=50", 6),
        ("bits:string=0110100", 4),
        ("mnk:m=3,n=3,k=3", 4),
        ("mnk:m=4,n=3,k=3,misere=yes", 3),
        ("sim:vertices=5", 3),
    ];
    (0..count).map(move |number| {
        let mut seed = Seed::new(number);
        let (spec, depth) = *seed.pick(&DEPTHS).unwrap();
        let heuristic = *seed.pick(heuristics(spec)).unwrap();
        let mut moves = String::new();
        for _ in 0..seed.below(5) {
            let here = Seedling::new(spec, &moves, Way::Minimax, 1).grow();
            let Some(mv) = seed.pick(&here.legal[0]) else { break };
            moves += &format!("{mv} ");
        }
        Seedling { heuristic, ..Seedling::new(spec, &moves, way, depth) }.grow()
    })
}

/// One tree for every root and way.
pub(crate) fn some() -> impl Iterator<Item = Grown> {
    ROOTS.into_iter().flat_map(|(spec, moves, depth)| {
        Way::ALL.map(|way| Seedling::new(spec, moves, way, depth).grow())
    })
}
