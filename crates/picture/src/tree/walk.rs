use gametree_rules::{Player, Value};
use gametree_search::{Bound, Exit};

use super::{PositionNode, Tree};

/// A search visit by visit: how its tree looks once so many nodes have been visited, and whatever follows
/// from the last of these visits has been drawn from it.
///
/// Nodes are in the order of their visits, so after `visits` of them a node is known, still open or still to
/// come by its number and that of the last node below it. Windows follow from what was recorded at entry and
/// from the values of the moves since, as in the textbook.
pub struct Walk<'a> {
    tree: &'a Tree,
    children: Vec<Vec<usize>>,
    /// The last node visited below each node; itself, if there is none.
    last: Vec<usize>,
    /// Whether the search keeps windows: minimax has none.
    cuts: bool,
}

/// What has become of a node by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nobody has come here yet.
    Later,
    /// Something below it is being searched.
    Open,
    /// The search is done with it.
    Left,
    /// Nobody will come here.
    Cut,
}

/// What is known of a node's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// The value.
    pub value: Value,
    /// What it says about the true one.
    pub bound: Bound,
}

/// What the players have secured at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// What MAX has.
    pub alpha: Value,
    /// What MIN has.
    pub beta: Value,
    /// The move below this very node that the bound of its player comes from.
    pub by: Option<usize>,
}

/// A level of the way from the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The node.
    pub node: usize,
    /// Its window.
    pub window: Window,
    /// What has come out here at this very moment.
    pub value: Option<Value>,
}

/// Something that a visit leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// The node has been entered; it is no leaf.
    Entered(usize),
    /// The node is a leaf, and has its value.
    Valued(usize),
    /// The best value of a node's moves so far comes from this one.
    Improved {
        /// The node.
        node: usize,
        /// The node its move leads to.
        by: usize,
    },
    /// All moves of the node have been searched.
    Left(usize),
    /// The rest of the node's moves is not looked at.
    Cut(usize),
}

/// A visit and what follows from it, up to the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many nodes have been visited, this one included.
    pub visits: usize,
    /// The node to look at: the last one that was cut, or else the one visited.
    pub here: usize,
    /// What happened, in order.
    pub happened: Vec<Happening>,
    /// From the root to here.
    pub rungs: Vec<Rung>,
}

impl Moment {
    /// The nodes that were cut.
    pub fn cut(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.happened.iter().filter_map(|&happening| match happening {
            Happening::Cut(node) => Some(node),
            _ => None,
        })
    }
}

impl<'a> Walk<'a> {
    /// A walk through a whole tree; `cuts` if its search keeps windows.
    pub fn new(tree: &'a Tree, cuts: bool) -> Self {
        let nodes = tree.nodes.iter().take_while(|node| node.position().is_some()).count();
        let mut children = tree.children();
        children.truncate(nodes);
        children.iter_mut().for_each(|below| below.retain(|&child| child < nodes));
        let mut last: Vec<usize> = (0..nodes).collect();
        for node in (1..nodes).rev() {
            if let Some(parent) = tree.nodes[node].parent {
                last[parent] = last[parent].max(last[node]);
            }
        }
        Walk { tree, children, last, cuts }
    }

    /// The tree.
    pub fn tree(&self) -> &'a Tree {
        self.tree
    }

    /// How many visits there are.
    pub fn visits(&self) -> usize {
        self.last.len()
    }

    /// The nodes visited below a node, in order.
    pub fn children(&self, node: usize) -> &[usize] {
        &self.children[node]
    }

    /// How many nodes stand below a node, itself included.
    pub fn size(&self, node: usize) -> usize {
        self.last[node] + 1 - node
    }

    /// After how many visits the search was done with a node.
    pub fn left_after(&self, node: usize) -> usize {
        self.last[node] + 1
    }

    /// From the root to a node.
    pub fn way(&self, node: usize) -> Vec<usize> {
        let above = |&node: &usize| self.tree.nodes[node].parent;
        let mut way: Vec<usize> = std::iter::successors(Some(node), above).collect();
        way.reverse();
        way
    }

    /// The moves from the root to a node.
    pub fn moves(&self, node: usize) -> Vec<&'a str> {
        let way = self.way(node);
        way.into_iter().skip(1).map(|node| self.tree.nodes[node].mv.as_str()).collect()
    }

    /// Where these moves lead from the root, as far as the search went.
    pub fn find(&self, moves: &[String]) -> Option<usize> {
        moves.iter().try_fold(0, |node, mv| {
            self.children[node].iter().copied().find(|&child| self.tree.nodes[child].mv == *mv)
        })
    }

    /// What has become of a node.
    pub fn standing(&self, node: usize, visits: usize) -> Standing {
        if node >= visits {
            Standing::Later
        } else if self.last[node] < visits {
            Standing::Left
        } else {
            Standing::Open
        }
    }

    /// What is known of a node: its value once it is left, and until then what its moves so far say.
    pub fn known(&self, node: usize, visits: usize) -> Option<Known> {
        let position = self.position(node)?;
        match self.standing(node, visits) {
            Standing::Left => Some(Known { value: position.value?, bound: position.bound }),
            Standing::Open => {
                let of_moves =
                    self.children[node].iter().filter(|&&child| self.last[child] < visits);
                let of_moves = of_moves.filter_map(|&child| self.known(child, visits));
                // A move that is worth at most 1 does not say that MAX gets anything.
                match position.mover? {
                    Player::First => {
                        let sure = of_moves.filter(|known| known.bound != Bound::Upper);
                        let value = sure.map(|known| known.value).max()?;
                        Some(Known { value, bound: Bound::Lower })
                    }
                    Player::Second => {
                        let sure = of_moves.filter(|known| known.bound != Bound::Lower);
                        let value = sure.map(|known| known.value).min()?;
                        Some(Known { value, bound: Bound::Upper })
                    }
                }
            }
            Standing::Later | Standing::Cut => None,
        }
    }

    /// What is secured at a node by its moves so far.
    pub fn window(&self, node: usize, visits: usize) -> Window {
        let returned = self.children[node].iter().filter(|&&child| self.last[child] < visits);
        self.window_by(node, returned.copied())
    }

    /// What is secured at a node by some of its moves, in order.
    fn window_by(&self, node: usize, moves: impl Iterator<Item = usize>) -> Window {
        let lowest = Window { alpha: Value::LOWEST, beta: Value::HIGHEST, by: None };
        let Some(position) = self.position(node) else { return lowest };
        let mut window = Window { alpha: position.alpha, beta: position.beta, by: None };
        if !self.cuts {
            return window;
        }
        for child in moves {
            let Some(value) = self.position(child).and_then(|child| child.value) else { continue };
            match position.mover {
                Some(Player::First) if value > window.alpha => {
                    (window.alpha, window.by) = (value, Some(child));
                }
                Some(Player::Second) if value < window.beta => {
                    (window.beta, window.by) = (value, Some(child));
                }
                _ => {}
            }
        }
        window
    }

    /// The last of so many visits, and what follows from it. `visits` is at least 1.
    pub fn moment(&self, visits: usize) -> Moment {
        let visits = visits.clamp(1, self.visits().max(1));
        let visited = visits - 1;
        let mut happened = Vec::new();
        let is_leaf = self.children[visited].is_empty();
        happened.push(match is_leaf {
            true => Happening::Valued(visited),
            false => Happening::Entered(visited),
        });
        // Whatever ends with this visit is left, from the bottom up.
        let mut below = visited;
        while let (true, Some(above)) = (self.last[below] == visited, self.tree.nodes[below].parent)
        {
            if self.improves(above, below) {
                happened.push(Happening::Improved { node: above, by: below });
            }
            if self.last[above] == visited {
                let cut = self.position(above).is_some_and(|it| it.exit == Some(Exit::Cut));
                happened.push(if cut { Happening::Cut(above) } else { Happening::Left(above) });
            }
            below = above;
        }
        let last_cut = happened.iter().rev().find_map(|&happening| match happening {
            Happening::Cut(node) => Some(node),
            _ => None,
        });
        let here = last_cut.unwrap_or(visited);
        let rung = |node: usize| {
            if node == here && last_cut.is_some() {
                // What came out is shown beside the window that it fell out of.
                let moves = self.children(node);
                let before = &moves[..moves.len().saturating_sub(1)];
                let window = self.window_by(node, before.iter().copied());
                let value = self.position(node).and_then(|position| position.value);
                return Rung { node, window, value };
            }
            let leaf = (node == here && is_leaf).then(|| self.position(node)).flatten();
            let value = leaf.and_then(|position| position.value);
            Rung { node, window: self.window(node, visits), value }
        };
        let rungs = self.way(here).into_iter().map(rung).collect();
        Moment { visits, here, happened, rungs }
    }

    /// Whether a move is better than those of its node before it.
    fn improves(&self, node: usize, by: usize) -> bool {
        let before = self.children[node].iter().take_while(|&&child| child != by);
        let Some((position, value)) =
            self.position(node).zip(self.position(by).and_then(|position| position.value))
        else {
            return false;
        };
        let values = before.filter_map(|&child| self.position(child)?.value);
        match position.mover {
            Some(Player::First) => values.chain([position.alpha]).all(|other| value > other),
            Some(Player::Second) => values.chain([position.beta]).all(|other| value < other),
            None => false,
        }
    }

    /// After which visits something was cut.
    pub fn cut_visits(&self) -> Vec<usize> {
        let is_cut =
            |&node: &usize| self.position(node).is_some_and(|it| it.exit == Some(Exit::Cut));
        let mut visits: Vec<usize> =
            (0..self.visits()).filter(is_cut).map(|node| self.left_after(node)).collect();
        visits.sort_unstable();
        visits.dedup();
        visits
    }

    fn position(&self, node: usize) -> Option<&'a PositionNode> {
        self.tree.nodes[node].position()
    }
}
