//! `sim`: colour the edges between points; whoever completes a triangle in their own colour loses.
//!
//! The first player is red, the second blue. On six points there is always a loser; on five a draw
//! is possible.

mod expertise;
mod explained;
mod solving;

use std::sync::OnceLock;

use gametree_rules::{
    Evaluator, Game, MoveError, Notation, Outcome, Plain, Player, Plies, PositionError, Proven,
    Symmetric, Value, heuristics,
};

use crate::spec::{Accepts, Parameter, Parameters, Spec, SpecError, Specified};
use crate::{QuestionPlan, text};

const MAX_VERTICES: usize = 8;
const MAX_EDGES: usize = MAX_VERTICES * (MAX_VERTICES - 1) / 2;

/// The game with its parameters, and tables that follow from them.
#[derive(Clone, Debug)]
pub struct Sim {
    vertices: u8,
    /// The ends of each edge, in the order 1-2, 1-3, …
    ends: Vec<[u8; 2]>,
    /// For each edge, the two other edges of every triangle it is part of.
    triangles: [[[u8; 2]; MAX_VERTICES - 2]; MAX_EDGES],
    /// For each way to relabel the points, where each edge goes. Large, so made when first needed.
    relabellings: OnceLock<Vec<[u8; MAX_EDGES]>>,
}

/// Who has coloured which edges. Bit `e` of a mask is edge number `e`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    edges: [u32; 2],
    /// Edges that would complete a triangle of that player's own, taken or not. Follows from
    /// `edges`; kept because both the rules and the heuristics ask for it at every step.
    danger: [u32; 2],
    mover: Player,
    /// The player who is not to move has completed a triangle.
    over: bool,
}

impl Position {
    /// The edges of a player, as a mask.
    #[inline]
    pub fn edges(&self, player: Player) -> u32 {
        self.edges[player.index()]
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Player {
        self.mover
    }

    fn count(&self, player: Player) -> usize {
        self.edges(player).count_ones() as usize
    }
}

/// Colour the edge with this number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(pub u8);

const FORM: &str = "EDGES[/1|/2]";
const SYMBOLS: &str = ". r b";

impl Sim {
    /// The game on this many points.
    ///
    /// # Panics
    /// If there are fewer than 3 or more than 8.
    pub fn new(vertices: u8) -> Self {
        assert!((3..=MAX_VERTICES).contains(&vertices.into()), "3 to 8 points");
        let ends: Vec<[u8; 2]> =
            (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| [a, b])).collect();
        let mut triangles = [[[0; 2]; MAX_VERTICES - 2]; MAX_EDGES];
        for (edge, &[a, b]) in ends.iter().enumerate() {
            let others = (0..vertices).filter(|&c| c != a && c != b);
            for (triangle, c) in triangles[edge].iter_mut().zip(others) {
                *triangle = [edge_between(vertices, a, c), edge_between(vertices, b, c)];
            }
        }
        Sim { vertices, ends, triangles, relabellings: OnceLock::new() }
    }

    /// How many points there are.
    pub fn vertices(&self) -> u8 {
        self.vertices
    }

    /// The two ends of an edge, counted from 0.
    pub fn ends(&self, Edge(edge): Edge) -> [u8; 2] {
        self.ends[usize::from(edge)]
    }

    /// All edges in order.
    pub fn all_edges(&self) -> impl Iterator<Item = Edge> {
        (0..self.ends.len() as u8).map(Edge)
    }

    /// The position with these edges coloured.
    ///
    /// `mover` is ignored when somebody has a triangle: then it is the other one's turn.
    pub fn position(&self, edges: [u32; 2], mover: Player) -> Result<Position, PositionError> {
        let mut danger = [0; 2];
        let mut loser = None;
        for player in Player::ALL {
            let own = edges[player.index()];
            for edge in 0..self.ends.len() {
                for &[f, g] in self.triangles_with(edge) {
                    if own >> f & own >> g & 1 == 1 {
                        danger[player.index()] |= 1 << edge;
                    }
                }
            }
            if own & danger[player.index()] != 0 && loser.replace(player).is_some() {
                return Err(PositionError::BothFinished);
            }
        }
        let mover = loser.map_or(mover, Player::opponent);
        Ok(Position { edges, danger, mover, over: loser.is_some() })
    }

    #[inline]
    fn triangles_with(&self, edge: usize) -> &[[u8; 2]] {
        &self.triangles[edge][..usize::from(self.vertices) - 2]
    }

    #[inline]
    /// The edges that nobody has coloured, also when the game is over.
    pub fn free_edges(&self, position: &Position) -> impl Iterator<Item = Edge> + use<> {
        ones(self.free(position)).map(Edge)
    }

    fn free(&self, position: &Position) -> u32 {
        ((1 << self.ends.len()) - 1) & !(position.edges[0] | position.edges[1])
    }

    fn relabellings(&self) -> &[[u8; MAX_EDGES]] {
        self.relabellings.get_or_init(|| {
            let mut all = Vec::new();
            let mut labels: Vec<u8> = (0..self.vertices).collect();
            each_permutation(&mut labels, 0, &mut |labels| {
                let mut to = [0; MAX_EDGES];
                for (edge, &[a, b]) in self.ends.iter().enumerate() {
                    to[edge] =
                        edge_between(self.vertices, labels[usize::from(a)], labels[usize::from(b)]);
                }
                all.push(to);
            });
            all
        })
    }
}

/// The number of an edge in the order 1-2, 1-3, …: before those of `a` come all of smaller points.
fn edge_between(vertices: u8, a: u8, b: u8) -> u8 {
    let (a, b) = (a.min(b), a.max(b));
    a * (2 * vertices - a - 1) / 2 + (b - a - 1)
}

/// Visits every order of `items[from..]`, in lexicographic order if they are sorted to begin with.
fn each_permutation(items: &mut [u8], from: usize, visit: &mut impl FnMut(&[u8])) {
    if from == items.len() {
        return visit(items);
    }
    for chosen in from..items.len() {
        items[from..=chosen].rotate_right(1);
        each_permutation(items, from + 1, visit);
        items[from..=chosen].rotate_left(1);
    }
}

/// The positions of the bits that are set, lowest first.
#[inline]
fn ones(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lowest = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            lowest
        })
    })
}

impl Specified for Sim {
    const PARAMETERS: Parameters = Parameters {
        name: "sim",
        list: &[Parameter::new(
            "vertices",
            Accepts::Number { least: 3, most: MAX_VERTICES as i64 },
        )
        .or("6")
        .menu(5, 8)],
        example: "sim",
    };

    const PLANS: &'static [QuestionPlan] = &[
        QuestionPlan::depth("sim", "safe", "1 3").against("easy").openings(40).each(80),
        QuestionPlan::algorithm("sim", "report", "1..3").openings(20).each(40),
        QuestionPlan::begins("sim", "medium").openings(40).each(40),
        QuestionPlan::heuristic("sim", "2").against("easy").openings(40).each(80),
    ];

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        Ok(Sim::new(Self::PARAMETERS.read(spec)?.number("vertices")? as u8))
    }

    fn spec(&self) -> String {
        match self.vertices {
            6 => "sim".to_owned(),
            vertices => format!("sim:vertices={vertices}"),
        }
    }
}

impl Game for Sim {
    type Position = Position;
    type Move = Edge;

    fn start(&self) -> Position {
        Position { edges: [0; 2], danger: [0; 2], mover: Player::First, over: false }
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if position.over {
            Some(Outcome::Win(position.mover))
        } else if self.free(position) == 0 {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    #[inline]
    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = Edge> {
        ones(if position.over { 0 } else { self.free(position) }).map(Edge)
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, Edge(edge): Edge) {
        let mover = position.mover;
        let own = position.edges[mover.index()];
        let mut danger = position.danger[mover.index()];
        position.over = danger >> edge & 1 == 1;
        for &[f, g] in self.triangles_with(edge.into()) {
            danger |= (own >> f & 1) << g | (own >> g & 1) << f;
        }
        position.danger[mover.index()] = danger;
        position.edges[mover.index()] = own | 1 << edge;
        position.mover = mover.opponent();
    }
}

impl Symmetric for Sim {
    fn symmetries(&self) -> usize {
        (1..=usize::from(self.vertices)).product()
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        let to = &self.relabellings()[symmetry];
        let map = |mask: u32| ones(mask).fold(0, |image, edge| image | 1 << to[usize::from(edge)]);
        Position { edges: position.edges.map(map), danger: position.danger.map(map), ..*position }
    }

    fn map_move(&self, symmetry: usize, Edge(edge): Edge) -> Edge {
        Edge(self.relabellings()[symmetry][usize::from(edge)])
    }
}

impl Notation for Sim {
    fn move_text(&self, edge: Edge) -> String {
        let [a, b] = self.ends(edge);
        format!("{}-{}", a + 1, b + 1)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Edge, MoveError> {
        let vertex = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
            _ => Err(MoveError::Unreadable),
        };
        let (a, b) = text.split_once('-').ok_or(MoveError::Unreadable)?;
        let (a, b) = (vertex(a)?, vertex(b)?);
        let there = 1..=self.vertices;
        if !there.contains(&a) || !there.contains(&b) || a == b {
            return Err(MoveError::OffBoard);
        }
        match self.legal_move(position, Edge(edge_between(self.vertices, a - 1, b - 1))) {
            Err(MoveError::NotPossible) => Err(MoveError::Taken),
            result => result,
        }
    }

    fn position_text(&self, position: &Position) -> String {
        let [red, blue] = position.edges;
        let letter = |Edge(edge)| match (red >> edge & 1, blue >> edge & 1) {
            (1, _) => 'r',
            (_, 1) => 'b',
            _ => '.',
        };
        let mut text: String = self.all_edges().map(letter).collect();
        text += text::turn_suffix(
            position.count(Player::First),
            position.count(Player::Second),
            position.mover,
            position.over,
        );
        text
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let (letters, mover) = match text.trim().split_once('/') {
            Some((letters, mover)) => (letters, Some(text::mover(mover)?)),
            None => (text.trim(), None),
        };
        if letters.is_empty() {
            return Err(PositionError::Shape { form: FORM });
        }
        let mut edges = [0; 2];
        let mut found = 0;
        for letter in letters.chars() {
            let bit = 1_u32.checked_shl(found).unwrap_or(0);
            match letter {
                '.' => {}
                'r' => edges[0] |= bit,
                'b' => edges[1] |= bit,
                found => return Err(PositionError::Symbol { found, allowed: SYMBOLS }),
            }
            found += 1;
        }
        if found as usize != self.ends.len() {
            return Err(PositionError::Size {
                field: "edges",
                found: found as usize,
                expected: self.ends.len(),
            });
        }
        let [red, blue] = edges.map(|mask: u32| mask.count_ones() as usize);
        self.position(edges, text::turn(red, blue, mover)?)
    }
}

heuristics!([] Sim: "plain" => Plain, "report" => Report, "safe" => Safe);

/// The report's: for the side to move, how many free edges would and would not lose at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report;

impl Evaluator<Sim> for Report {
    #[inline]
    fn estimate(&self, game: &Sim, position: &Position) -> Value {
        let free = game.free(position);
        let losing = (free & position.danger[position.mover.index()]).count_ones() as i32;
        let safe = free.count_ones() as i32 - losing;
        match position.mover {
            Player::First => 10 * safe - 8 * losing,
            Player::Second => 10 * losing - 8 * safe,
        }
        .into()
    }

    #[inline]
    fn finished(&self, _: &Sim, _: &Position, outcome: Outcome, _: u32) -> Value {
        (1_000_000 * outcome.sign()).into()
    }

    fn proven_end(&self, _: &Sim, value: Value, is_complete: bool) -> Option<Proven> {
        let end = Proven::by_distance(value, 1_000_000, 1_000_000, is_complete)?;
        Some(Proven { plies: Plies::Unknown, ..end })
    }
}

/// How many more free edges are safe for the first player than for the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Safe;

impl Evaluator<Sim> for Safe {
    #[inline]
    fn estimate(&self, game: &Sim, position: &Position) -> Value {
        let free = game.free(position);
        let [red, blue] = position.danger.map(|danger| (free & !danger).count_ones() as i32);
        (red - blue).into()
    }

    #[inline]
    fn finished(&self, _: &Sim, _: &Position, outcome: Outcome, ply: u32) -> Value {
        // Above any difference of edges, and the sooner the better: a player who is lost anyway
        // goes on as long as possible.
        (outcome.sign() * (1000 - ply as i32)).into()
    }

    fn proven_end(&self, _: &Sim, value: Value, is_complete: bool) -> Option<Proven> {
        Proven::by_distance(value, 1000, 1000 - MAX_EDGES as i64, is_complete)
    }
}
