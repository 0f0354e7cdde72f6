mod simulation;
mod tree;

use gametree_rules::{Amount, Expertise, Plies, Proven, Seed};

use crate::guard::Guard;
use crate::margins::{Margins, ended, full_draw, proven};
use crate::{Bound, Counts, Findings, FoundMove, Limits, Stopped, Task, Verdict};
use simulation::Simulation;
use tree::{ROOT, Tree};

/// Without a limit on nodes or time, so many lines of play are followed at the most: there need not be
/// a proof within any reasonable time.
const LINES: u64 = 100_000;

/// How [`mcts`] works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MctsOptions {
    /// Decides the random games.
    pub seed: u64,
    /// The largest size of its tree, in bytes, within the budget of its [work](gametree_rules::Work) and
    /// what the machine can give.
    pub tree_bytes: usize,
}

impl Default for MctsOptions {
    fn default() -> Self {
        MctsOptions { seed: 0, tree_bytes: 256 << 20 }
    }
}

/// Monte Carlo tree search: learns from random games.
///
/// Again and again one line of play is followed from the root: through the tree by the rule **UCT**,
/// which prefers moves that have gone well and moves that were seldom tried, and from where the tree
/// ends on by random moves to the end of the game. Every position on the way takes note of the result;
/// positions that are reached again grow into the tree.
///
/// Besides the mean of its results every position keeps what is proven about it: the margins that are
/// still possible. A move that is proven to be no better than another is not followed any more, and
/// when a single margin is left at the root the search is done. Means never count as proofs.
///
/// The same seed and limit on nodes give the same findings. The tree takes
/// [`MctsOptions::tree_bytes`] at the most, though never less than the root and its moves need; when it
/// is full, playouts begin at its leaves. It grows no deeper than the limit on depth, playouts go on to the end of the game. Without a limit on nodes
/// or time the search ends after 100,000 lines of play, as if by a limit on nodes.
///
/// The best move is one that is proven to be, or else the one tried most often, unless what another
/// is sure to reach is at least as good as the mean of that one's results. Estimates are such means:
/// the first player's margin. [`Counts::evaluated`] is the number of playouts.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::Game;
/// use gametree::search::{MctsOptions, Task, Verdict, mcts};
///
/// let options = MctsOptions { seed: 1, ..MctsOptions::default() };
/// let game = Stones::new(12, &[2, 3]);
/// let found = mcts(&Task::new(&game, &game.start()), &options);
/// assert!(found.is_proven()); // so few stones are soon settled
/// let large = Stones::new(60, &[2, 3]);
/// let found = mcts(&Task::new(&large, &large.start()).nodes(1_000), &options);
/// assert!(matches!(found.verdict, Some(Verdict::Estimated(..))));
/// assert!(found.best.is_some());
/// ```
pub fn mcts<G: Expertise>(task: &Task<'_, G>, options: &MctsOptions) -> Findings<G::Move> {
    let (game, position) = (task.game(), task.position());
    if let Some(end) = ended(game, position) {
        let counts = Counts { visited: 1, ..Counts::default() };
        return Findings { verdict: Some(Verdict::Proven(end)), counts, ..Findings::default() };
    }
    let (work, limits) = task.begin();
    let any = Margins::of_game(game, position);
    let mut simulation = Simulation {
        game,
        root: game.study(position),
        mover: game.to_move(position),
        any,
        depth: limits.plies(),
        guard: Guard::new(&limits, work),
        counts: Counts { visited: 1, ..Counts::default() },
        seed: Seed::new(options.seed),
        tree: Tree::new(options.tree_bytes, any.certain(game, &game.study(position)), work),
        largest: 1,
        path: Vec::new(),
        candidates: Vec::new(),
        moves: Vec::new(),
    };
    let most = match limits {
        Limits { nodes: None, time: None, .. } => LINES,
        _ => u64::MAX,
    };
    let mut stopped = simulation.grow(ROOT, &game.study(position)).err();
    while stopped.is_none() && !simulation.tree.is_settled(any.at_least) {
        stopped = if simulation.tree.node(ROOT).visits < most {
            simulation.run_once().err()
        } else {
            Some(Stopped::Nodes)
        };
    }
    findings(&simulation, position, stopped)
}

fn findings<G: Expertise>(
    simulation: &Simulation<'_, G>,
    position: &G::Position,
    stopped: Option<Stopped>,
) -> Findings<G::Move> {
    let Simulation { game, tree, any, counts, .. } = simulation;
    let mover = game.to_move(position);
    let sign = mover.sign();
    let root = tree.node(ROOT);
    let draw = full_draw(*game, position);
    let found = |mv: G::Move| {
        let child = tree.children(ROOT).find(|(_, child)| child.mv == Some(mv))?.1;
        let verdict = match child.margins.exactly() {
            Some(margin) => {
                let plies = if margin == 0 { draw } else { Plies::Unknown };
                Verdict::Proven(Proven { margin: -margin * sign, plies })
            }
            None => {
                let mean = Amount::rounded(child.estimate(mover.opponent())?);
                Verdict::Estimated(mean, Bound::Exact)
            }
        };
        Some(FoundMove { mv, verdict, visits: Some(child.visits) })
    };
    let mut line = tree.line(mover, any.at_least);
    // A verdict is for a position and its best move: as long as that is only a guess, so is this, and
    // the position is worth what that move is.
    let known = root.margins.exactly().filter(|_| tree.is_settled(any.at_least));
    let verdict = if let Some(margin) = known {
        let (proven, shortest) = proven(*game, position, margin);
        // Where the length is told, so is the way.
        line = shortest.unwrap_or(line);
        Some(Verdict::Proven(proven))
    } else {
        let best = line.first().and_then(|&mv| found(mv));
        best.map(|best| Verdict::Estimated(best.verdict.amount(), Bound::Exact))
    };
    Findings {
        best: line.first().copied(),
        choices: line.first().copied().into_iter().collect(),
        verdict,
        moves: game.legal_moves(position).filter_map(found).collect(),
        line,
        counts: *counts,
        stopped,
        ..Findings::default()
    }
}
