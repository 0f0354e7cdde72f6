//! Report 000's search for `multiply`, as its program has it.
//!
//! Two plies. The program builds the tree first, equal states on a level merged, then walks through it, and prints
//! it with the values that were found. Its table counts lines of that print-out: for minimax all of them, for alpha-beta
//! those that carry a value. A child carries one only if it was the best so far, so the second number is smaller even
//! where nothing was cut.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use gametree_games::multiply::{Multiplier, Multiply, Position, Report};
use gametree_rules::{Evaluator, Game, Outcome, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The report's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MultiplySearch {
    /// How many plies it looks ahead.
    pub depth: u32,
    /// Whether it cuts.
    pub prune: bool,
}

/// The depth of the report's program.
pub const DEPTH: u32 = 2;

/// The starts that the report lets people choose from.
pub const STARTS: RangeInclusive<u16> = 20..=30;

/// All unfinished positions of all starts.
pub(super) fn positions() -> BTreeSet<Position> {
    let game = Multiply::new(*STARTS.start());
    let mut states = BTreeSet::new();
    let mut open: Vec<Position> = STARTS.map(|start| Multiply::new(start).start()).collect();
    while let Some(position) = open.pop() {
        if game.outcome(&position).is_none() && states.insert(position) {
            open.extend(game.legal_moves(&position).map(|mv| game.after(&position, mv)));
        }
    }
    states
}

/// The winner under best play, by the rules alone.
pub(super) fn winner(game: &Multiply, position: &Position) -> Player {
    if let Some(outcome) = game.outcome(position) {
        // There are no draws.
        return if outcome == Outcome::Win(Player::First) { Player::First } else { Player::Second };
    }
    let mover = position.mover;
    let mut after = game.legal_moves(position).map(|mv| game.after(position, mv));
    if after.any(|next| winner(game, &next) == mover) { mover } else { mover.opponent() }
}

/// What the program prints of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Lines without that of the root: what the report counts for minimax.
    pub lines: u64,
    /// Those of them that carry a value: what it counts for alpha-beta.
    pub valued: u64,
    /// Distinct states, the root included.
    pub states: u64,
}

impl MultiplySearch {
    /// As the program has it.
    pub const fn published(depth: u32, prune: bool) -> Self {
        MultiplySearch { depth, prune }
    }

    /// Decides a position; whose turn it is, that is the computer.
    pub fn decide<O: Observer<Multiply>>(
        &self,
        game: &Multiply,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<(Decision<Multiplier>, Printed), Stopped> {
        let tree = Tree::new(self.depth, game, position);
        let valued = vec![false; tree.nodes.len()];
        let mut running = Running {
            search: self,
            game,
            tree: &tree,
            observer,
            walk: Walk::new(work),
            valued,
            root: Vec::new(),
        };
        running.value(0, 0, Value::LOWEST, Value::HIGHEST)?;
        let Running { root, mut walk, valued, .. } = running;
        walk.calls -= 1;
        let printed = Printed {
            lines: tree.lines(0, &|_| true),
            valued: tree.lines(0, &|node| valued[node]),
            states: tree.nodes.len() as u64,
        };
        Ok((Decision::among(root, position.mover == Player::First, &walk), printed))
    }
}

/// The program's tree, equal states on a level merged.
struct Tree {
    nodes: Vec<Node>,
}

struct Node {
    position: Position,
    children: Vec<(Multiplier, usize)>,
}

impl Tree {
    fn new(depth: u32, game: &Multiply, position: &Position) -> Self {
        let mut nodes = vec![Node { position: *position, children: Vec::new() }];
        let mut level = 0..1;
        for _ in 0..depth {
            let next = nodes.len();
            for parent in level {
                let position = nodes[parent].position;
                for multiplier in game.legal_moves(&position) {
                    let after = game.after(&position, multiplier);
                    let known = nodes[next..].iter().position(|node| node.position == after);
                    let child = known.map_or(nodes.len(), |index| next + index);
                    if known.is_none() {
                        nodes.push(Node { position: after, children: Vec::new() });
                    }
                    nodes[parent].children.push((multiplier, child));
                }
            }
            level = next..nodes.len();
        }
        Tree { nodes }
    }

    /// Lines printed below a node: a merged one once below each of its parents.
    fn lines(&self, node: usize, printed: &impl Fn(usize) -> bool) -> u64 {
        let below = |&(_, child): &(Multiplier, usize)| {
            u64::from(printed(child)) + self.lines(child, printed)
        };
        self.nodes[node].children.iter().map(below).sum()
    }
}

struct Running<'a, O> {
    search: &'a MultiplySearch,
    game: &'a Multiply,
    tree: &'a Tree,
    observer: &'a mut O,
    walk: Walk<'a>,
    /// The nodes that carry a value.
    valued: Vec<bool>,
    root: Vec<(Multiplier, Value)>,
}

impl<O: Observer<Multiply>> Running<'_, O> {
    fn value(
        &mut self,
        index: usize,
        ply: u32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, Stopped> {
        let Node { position, children } = &self.tree.nodes[index];
        self.walk.call()?;
        self.observer.enter(position, alpha, beta);
        if children.is_empty() {
            let (value, exit) = match self.game.outcome(position) {
                Some(outcome) => {
                    (Report.finished(self.game, position, outcome, ply), Exit::Finished)
                }
                None => (Report.estimate(self.game, position), Exit::Estimated),
            };
            self.observer.leave(value, exit);
            return Ok(value);
        }
        let maximising = position.mover == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        let mut exit = Exit::Complete;
        for &(multiplier, child) in children {
            if self.search.prune && alpha >= beta {
                self.walk.cuts += 1;
                exit = Exit::Cut;
                break;
            }
            self.observer.play(multiplier);
            let value = self.value(child, ply + 1, alpha, beta)?;
            if ply == 0 {
                self.root.push((multiplier, value));
            }
            let better = if maximising { value > best } else { value < best };
            if better {
                best = value;
                self.valued[child] = true;
            }
            if maximising {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
        }
        self.valued[index] = true;
        self.observer.leave(best, exit);
        Ok(best)
    }
}
