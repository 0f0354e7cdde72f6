//! Report 000's search for `multiply`, as its program has it.
//!
//! Two plies. The program builds the tree first, equal states on a level merged, then walks through it, and prints
//! it with the values that were found. Its table counts lines of that print-out: for minimax all of them, for alpha-beta
//! those that carry a value. A child carries one only if it was the best so far, so the second number is smaller even
//! where nothing was cut.

use gametree_games::multiply::{Multiplier, Multiply, Position, Report};
use gametree_rules::{Evaluator, Game, Player, Value, Work};
use gametree_search::{Exit, Observer, Stopped};

use super::walk::{Decision, Walk};

/// The report's search, or the one that its text describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MultiplySearch {
    /// How many plies it looks ahead.
    pub depth: u32,
    /// Whether it cuts.
    pub prune: bool,
    /// What is wrong with it.
    pub faults: MultiplyFaults,
}

/// What is wrong with the search that the report's text describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MultiplyFaults {
    /// MAX is the human, while values are those of whoever began. The program itself does not have this one.
    pub max: bool,
    /// One listing of the tree generator has its `else` behind the second question instead of the first: read
    /// as it stands there, a point is lost where the product does not end in 0 or 5, even or odd. Nor does the
    /// program itself have this one.
    pub misplaced: bool,
}

/// The depth of the report's program.
pub const DEPTH: u32 = 2;

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
        MultiplySearch { depth, prune, faults: MultiplyFaults { max: false, misplaced: false } }
    }

    /// Decides a position; whose turn it is, that is the computer.
    pub fn decide<O: Observer<Multiply>>(
        &self,
        game: &Multiply,
        position: &Position,
        observer: &mut O,
        work: &Work,
    ) -> Result<(Decision<Multiplier>, Printed), Stopped> {
        let tree = Tree::new(self, game, position);
        let valued = vec![false; tree.nodes.len()];
        let maximiser = match self.faults.max {
            true => position.mover.opponent(),
            false => Player::First,
        };
        let mut running = Running {
            search: self,
            game,
            tree: &tree,
            maximiser,
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
        Ok((Decision::among(root, position.mover == maximiser, &walk), printed))
    }

    /// The position that the tree has behind a move.
    fn after(&self, game: &Multiply, position: &Position, multiplier: Multiplier) -> Position {
        if !self.faults.misplaced {
            return game.after(position, multiplier);
        }
        let number = position.number * u64::from(multiplier.0);
        let (mut points, mut bank) = (position.points, position.bank);
        if number % 2 == 0 {
            points += 1;
        }
        if number % 5 == 0 {
            bank += 1;
        } else {
            points -= 1;
        }
        if number >= game.target() {
            points += if points % 2 == 0 { -bank } else { bank };
        }
        Position { number, points, bank, mover: position.mover.opponent() }
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
    fn new(search: &MultiplySearch, game: &Multiply, position: &Position) -> Self {
        let mut nodes = vec![Node { position: *position, children: Vec::new() }];
        let mut level = 0..1;
        for _ in 0..search.depth {
            let next = nodes.len();
            for parent in level {
                let position = nodes[parent].position;
                for multiplier in game.legal_moves(&position) {
                    let after = search.after(game, &position, multiplier);
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
    maximiser: Player,
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
        let maximising = position.mover == self.maximiser;
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
