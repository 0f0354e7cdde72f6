//! Report 004's search for `sim`, as its program has it.
//!
//! The program keeps one list of free edges. Every loop over the moves walks that very list by index, takes the
//! edge out, tries it, and puts it back **at the end**: so the edge that moves into the gap is passed over, and
//! what was tried comes round again. No decision ever sees all moves. Each of the faults can be mended by
//! itself; with none of them left this is the textbook search, and a test holds it to that.

use std::sync::LazyLock;

use gametree_games::sim::{Edge, Position, Sim};
use gametree_rules::{Game, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The report's search, or the same with faults mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimSearch {
    /// How many plies it looks ahead.
    pub depth: u32,
    /// Whether it leaves loops early.
    pub prune: bool,
    /// What is wrong with it.
    pub faults: SimFaults,
}

/// What is wrong with the report's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SimFaults {
    /// The list of moves is changed while a loop walks along it.
    pub list: bool,
    /// α and β begin anew in every call.
    pub window: bool,
    /// Blue stops looking at β ≥ α, which is always so: it considers one reply.
    pub cut: bool,
    /// Nothing tells the search that the game is over: it goes on behind the end.
    pub end: bool,
    /// As long as red has fewer than three edges nobody looks for a triangle, not even a blue one.
    pub few: bool,
    /// Every lost game is as bad as every other, so a lost position is played carelessly.
    pub flat: bool,
}

impl SimFaults {
    /// As published.
    pub const ALL: SimFaults =
        SimFaults { list: true, window: true, cut: true, end: true, few: true, flat: true };
}

/// What the program calls infinite.
const INFINITE: i64 = 1_000_000;

/// For every set of the fifteen edges, the edges that close a triangle with two of them.
static CLOSING: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let game = Sim::new(6);
    let between = |a: u8, b: u8| {
        let ends = [a.min(b), a.max(b)];
        game.all_edges().find(|&edge| game.ends(edge) == ends).map_or(0, |Edge(edge)| 1_u16 << edge)
    };
    let mut closing = vec![0; 1 << 15];
    for (edges, closing) in closing.iter_mut().enumerate() {
        for edge in game.all_edges() {
            let [a, b] = game.ends(edge);
            let two = |c: u8| between(a, c) | between(b, c);
            let closes = |c: u8| c != a && c != b && edges as u16 & two(c) == two(c);
            if (0..6).any(closes) {
                *closing |= 1 << edge.0;
            }
        }
    }
    closing
});

/// Makes the table of triangles, so that no move has to wait for it.
pub(super) fn prepare() {
    LazyLock::force(&CLOSING);
}

fn closing(position: &Position, player: Player) -> u16 {
    CLOSING[position.edges(player) as usize]
}

fn has_triangle(position: &Position, player: Player) -> bool {
    position.edges(player) as u16 & closing(position, player) != 0
}

/// The free edges, in order: the list with which a game begins.
pub fn free_edges(game: &Sim, position: &Position) -> Vec<Edge> {
    game.free_edges(position).collect()
}

impl SimSearch {
    /// As published.
    pub const fn published(depth: u32, prune: bool) -> Self {
        SimSearch { depth, prune, faults: SimFaults::ALL }
    }

    /// Decides a position. The list is the program's, with all free edges in some order; with the fault it is in
    /// another order afterwards.
    pub fn decide<O: Observer<Sim>>(
        &self,
        game: &Sim,
        position: &Position,
        list: &mut Vec<Edge>,
        observer: &mut O,
        work: &Work,
    ) -> Result<Decision<Edge>, Stopped> {
        let walk = Walk::new(work);
        let mut running = Running { search: self, game, observer, walk, list, root: Vec::new() };
        running.value(position, 0, -self.window(), self.window())?;
        let Running { root, mut walk, .. } = running;
        // The first call is the decision itself.
        walk.calls -= 1;
        Ok(Decision::among(root, position.mover() == Player::First, &walk))
    }

    /// What the program makes of a position without looking ahead. It too walks along the list.
    pub fn evaluate(&self, position: &Position, list: &mut Vec<Edge>, ply: u32) -> i64 {
        if let Some(value) = self.over(position, ply) {
            return value;
        }
        let mover = position.mover();
        // Whether an edge loses is found out by the same test, which is as blind to a third blue edge.
        let blind = mover == Player::Second && self.is_blind(position);
        let closing = if blind { 0 } else { closing(position, mover) };
        let worth = |Edge(edge): Edge| match (mover, closing >> edge & 1 == 1) {
            (Player::First, false) | (Player::Second, true) => 10,
            (Player::First, true) | (Player::Second, false) => -8,
        };
        if !self.faults.list {
            return list.iter().copied().map(worth).sum();
        }
        let mut sum = 0;
        for index in 0..list.len() {
            let edge = list.remove(index);
            sum += worth(edge);
            list.push(edge);
        }
        sum
    }

    /// Whether nobody looks for triangles yet.
    fn is_blind(&self, position: &Position) -> bool {
        self.faults.few && position.edges(Player::First).count_ones() < 3
    }

    /// The window that holds everything. Where ties at infinity matter it is one wider.
    const fn window(&self) -> i64 {
        if self.faults.window { INFINITE } else { INFINITE + 1 }
    }

    /// What the program makes of a game that it takes to be over.
    fn over(&self, position: &Position, ply: u32) -> Option<i64> {
        if self.is_blind(position) {
            return None;
        }
        let worth = if self.faults.flat { INFINITE } else { INFINITE - i64::from(ply) };
        if has_triangle(position, Player::First) {
            Some(-worth)
        } else if has_triangle(position, Player::Second) {
            Some(worth)
        } else {
            None
        }
    }
}

struct Running<'a, O> {
    search: &'a SimSearch,
    game: &'a Sim,
    observer: &'a mut O,
    walk: Walk<'a>,
    list: &'a mut Vec<Edge>,
    /// What the root's moves are worth.
    root: Vec<(Edge, Value)>,
}

impl<O: Observer<Sim>> Running<'_, O> {
    /// The window that holds everything is shown as such.
    fn shown(&self, bound: i64) -> Value {
        match bound {
            bound if bound >= self.search.window() => Value::HIGHEST,
            bound if bound <= -self.search.window() => Value::LOWEST,
            bound => Value(bound),
        }
    }

    fn value(
        &mut self,
        position: &Position,
        ply: u32,
        mut alpha: i64,
        mut beta: i64,
    ) -> Result<i64, Stopped> {
        let SimSearch { depth, prune, faults } = *self.search;
        self.walk.call()?;
        if faults.window {
            (alpha, beta) = (-INFINITE, INFINITE);
        }
        self.observer.enter(position, self.shown(alpha), self.shown(beta));
        let over = self.search.over(position, ply);
        if let Some(value) = over.filter(|_| !faults.end) {
            self.observer.leave(Value(value), Exit::Finished);
            return Ok(value);
        }
        if ply == depth || self.list.is_empty() {
            let value = self.search.evaluate(position, self.list, ply);
            let exit = if over.is_some() { Exit::Finished } else { Exit::Estimated };
            self.observer.leave(Value(value), exit);
            return Ok(value);
        }
        let red = position.mover() == Player::First;
        let mut best = if red { -INFINITE } else { INFINITE };
        let mut exit = Exit::Complete;
        let moves = self.list.len();
        for index in 0..moves {
            let edge = self.list.remove(index);
            self.observer.play(edge);
            let mut next = *position;
            self.game.play_unchecked(&mut next, edge);
            // A move that is only as good as the best is worth knowing at the root, and a window that is closed at
            // the best would call worse ones as good.
            let (low, high) = match (ply, red) {
                (0, true) => (alpha - 1, beta),
                (0, false) => (alpha, beta + 1),
                _ => (alpha, beta),
            };
            let value = self.value(&next, ply + 1, low, high);
            // At the end, or where it was.
            let place = if faults.list { self.list.len() } else { index };
            self.list.insert(place, edge);
            let value = value?;
            if ply == 0 {
                self.root.push((edge, Value(value)));
            }
            let cut = if red {
                best = best.max(value);
                alpha = alpha.max(value);
                beta <= alpha
            } else {
                best = best.min(value);
                beta = beta.min(value);
                if faults.cut { beta >= alpha } else { beta <= alpha }
            };
            if prune && cut && index + 1 < moves {
                self.walk.cuts += 1;
                exit = Exit::Cut;
                break;
            }
        }
        self.observer.leave(Value(best), exit);
        Ok(best)
    }
}
