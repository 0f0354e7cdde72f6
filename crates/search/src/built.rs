//! The other way to search, as courses often teach it first: build the whole tree in memory, then value it.
//! It visits what the search itself would visit, and is here to be measured beside it.

use gametree_rules::work::List;
use gametree_rules::{Evaluator, Game, Player, Value, Work};

/// A whole tree in memory: every position down to a depth, as often as it comes up.
pub struct BuiltTree<G: Game> {
    nodes: List<Node<G>>,
}

struct Node<G: Game> {
    position: G::Position,
    /// Where its children begin; they stand side by side.
    first: u32,
    children: u32,
    ply: u32,
}

impl<G: Game> BuiltTree<G> {
    /// Builds the tree down to `depth`. `None` if it does not fit into the work's memory, or the work is stopped.
    ///
    /// ```
    /// use gametree::games::stones::Stones;
    /// use gametree::rules::{Game, Plain, Value, Work};
    /// use gametree::search::BuiltTree;
    ///
    /// let game = Stones::new(7, &[2, 3]);
    /// let tree = BuiltTree::build(&game, &game.start(), 2, &Work::new()).expect("it is small");
    /// assert_eq!(tree.len(), 7);
    /// assert_eq!(tree.value(&game, &Plain, false), tree.value(&game, &Plain, true));
    /// ```
    pub fn build(
        game: &G,
        position: &G::Position,
        depth: u32,
        work: &Work,
    ) -> Option<BuiltTree<G>> {
        let mut nodes: List<Node<G>> = List::new(work);
        let root = Node { position: position.clone(), first: 0, children: 0, ply: 0 };
        nodes.push(root).ok()?;
        let mut next = 0;
        // Ply by ply: children are added behind everything that is there.
        while next < nodes.len() {
            if next % BETWEEN_LOOKS == 0 && work.is_stopped() {
                return None;
            }
            let (position, ply) = (nodes[next].position.clone(), nodes[next].ply);
            let first = u32::try_from(nodes.len()).ok()?;
            let mut children = 0;
            if ply < depth && game.outcome(&position).is_none() {
                for mv in game.legal_moves(&position) {
                    let mut after = position.clone();
                    game.play_unchecked(&mut after, mv);
                    nodes
                        .push(Node { position: after, first: 0, children: 0, ply: ply + 1 })
                        .ok()?;
                    children += 1;
                }
            }
            (nodes[next].first, nodes[next].children) = (first, children);
            next += 1;
        }
        Some(BuiltTree { nodes })
    }

    /// How many positions there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What the root is worth: minimax, or alpha-beta where `cuts`.
    pub fn value(&self, game: &G, evaluator: &impl Evaluator<G>, cuts: bool) -> Value {
        self.value_of(game, evaluator, cuts, 0, Value::LOWEST, Value::HIGHEST)
    }

    fn value_of(
        &self,
        game: &G,
        evaluator: &impl Evaluator<G>,
        cuts: bool,
        index: usize,
        mut alpha: Value,
        mut beta: Value,
    ) -> Value {
        let node = &self.nodes[index];
        if let Some(outcome) = game.outcome(&node.position) {
            return evaluator.finished(game, &node.position, outcome, node.ply);
        }
        if node.children == 0 {
            return evaluator.estimate(game, &node.position);
        }
        let maximising = game.to_move(&node.position) == Player::First;
        let mut best = if maximising { Value::LOWEST } else { Value::HIGHEST };
        for child in node.first..node.first + node.children {
            let value = self.value_of(game, evaluator, cuts, child as usize, alpha, beta);
            if maximising {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if cuts && alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Positions between two looks at whether to go on.
const BETWEEN_LOOKS: usize = 1 << 12;
