use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::Walk;

/// A part of a tree that fits a page: some nodes are folded, and say so.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What is drawn; a parent comes before its children.
    pub boxes: Vec<ShownBox>,
}

/// Something that is drawn of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownBox {
    /// The box above.
    pub parent: Option<usize>,
    /// Levels below the root.
    pub level: usize,
    /// What it is.
    pub what: ShownAs,
}

/// What a box of a folded tree stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownAs {
    /// This node.
    Node(usize),
    /// What is below this node, and not drawn: its moves from this one up to that one.
    Fold {
        /// The node.
        below: usize,
        /// The first of its moves.
        from: usize,
        /// The first that is drawn again.
        to: usize,
    },
}

/// How much of a tree is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How many nodes may stand side by side.
    pub columns: usize,
    /// How many levels may stand below each other, if nobody has opened more.
    pub levels: usize,
}

/// What somebody wants to see, whatever the room.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Nodes whose moves are drawn.
    pub open: BTreeSet<usize>,
    /// For nodes with very many moves the one to begin with.
    pub from: BTreeMap<usize, usize>,
}

/// More moves than this are never drawn below one node.
const MOST_MOVES: usize = 12;

impl Shown {
    /// What is drawn of a tree: what is wanted, then the best line, then level by level as long as there is
    /// room.
    pub fn new(walk: &Walk<'_>, room: Room, wanted: &Wanted) -> Shown {
        let mut open: BTreeSet<usize> = BTreeSet::from([0]);
        for &node in &wanted.open {
            open.extend(walk.way(node));
        }
        let window = |node| moves_window(walk, node, wanted);
        let mut columns: usize = 1;
        let cost = |node| window(node).len().saturating_sub(1);
        columns += open.iter().map(|&node| cost(node)).sum::<usize>();
        let line = walk.tree().line.iter().copied().filter(|&node| node < walk.visits());
        for node in line.collect::<Vec<_>>() {
            let above = walk.tree().nodes[node].parent.is_none_or(|above| open.contains(&above));
            if above && level(walk, node) < room.levels && columns + cost(node) <= room.columns {
                columns += if open.insert(node) { cost(node) } else { 0 };
            }
        }
        let mut queue = VecDeque::from([0]);
        while let Some(node) = queue.pop_front() {
            if !open.contains(&node) {
                let fits = columns + cost(node) <= room.columns && level(walk, node) < room.levels;
                if !fits || walk.children(node).is_empty() {
                    continue;
                }
                open.insert(node);
                columns += cost(node);
            }
            queue.extend(window(node).into_iter().filter_map(|shown| match shown {
                ShownAs::Node(child) => Some(child),
                ShownAs::Fold { .. } => None,
            }));
        }
        Shown { boxes: boxes(walk, &open, window) }
    }

    /// For every box the one above, as a layout takes them.
    pub fn parents(&self) -> Vec<Option<usize>> {
        self.boxes.iter().map(|shown| shown.parent).collect()
    }

    /// How many levels there are.
    pub fn levels(&self) -> usize {
        self.boxes.iter().map(|shown| shown.level + 1).max().unwrap_or(0)
    }

    /// For every node of the walk the box that shows it, or the fold that hides it.
    pub fn box_of(&self, walk: &Walk<'_>) -> Vec<usize> {
        let mut shown_by: Vec<Option<usize>> = vec![None; walk.visits()];
        for (index, shown) in self.boxes.iter().enumerate() {
            match shown.what {
                ShownAs::Node(node) => shown_by[node] = Some(index),
                ShownAs::Fold { below, from, to } => {
                    for &child in &walk.children(below)[from..to] {
                        shown_by[child] = Some(index);
                    }
                }
            }
        }
        // Parents come first: what is not shown is where its parent is.
        let mut found: Vec<usize> = Vec::with_capacity(walk.visits());
        for (node, shown) in shown_by.into_iter().enumerate() {
            let above = walk.tree().nodes[node].parent.map_or(0, |above| found[above]);
            found.push(shown.unwrap_or(above));
        }
        found
    }
}

fn level(walk: &Walk<'_>, node: usize) -> usize {
    walk.tree().nodes[node].ply
}

/// The moves of a node that are drawn, with folds for those before and after.
fn moves_window(walk: &Walk<'_>, node: usize, wanted: &Wanted) -> Vec<ShownAs> {
    let moves = walk.children(node);
    if moves.len() <= MOST_MOVES {
        return moves.iter().map(|&child| ShownAs::Node(child)).collect();
    }
    let shown = MOST_MOVES - 2;
    let is_wanted = |child: &usize| wanted.open.iter().any(|&open| is_below(walk, open, *child));
    let first = match wanted.from.get(&node) {
        Some(&from) => from.min(moves.len() - 1),
        None => moves.iter().position(is_wanted).map_or(0, |at| at / shown * shown),
    };
    let end = (first + shown).min(moves.len());
    let fold =
        |from: usize, to: usize| (from < to).then_some(ShownAs::Fold { below: node, from, to });
    let nodes = moves[first..end].iter().map(|&child| ShownAs::Node(child));
    fold(0, first).into_iter().chain(nodes).chain(fold(end, moves.len())).collect()
}

fn is_below(walk: &Walk<'_>, node: usize, above: usize) -> bool {
    (above..above + walk.size(above)).contains(&node)
}

fn boxes(
    walk: &Walk<'_>,
    open: &BTreeSet<usize>,
    window: impl Fn(usize) -> Vec<ShownAs>,
) -> Vec<ShownBox> {
    let mut boxes = vec![ShownBox { parent: None, level: 0, what: ShownAs::Node(0) }];
    let mut todo = vec![(0, 0)];
    while let Some((node, index)) = todo.pop() {
        let below = walk.children(node).len();
        let shown = match open.contains(&node) {
            true => window(node),
            false if below == 0 => Vec::new(),
            false => vec![ShownAs::Fold { below: node, from: 0, to: below }],
        };
        let level = boxes[index].level + 1;
        for what in shown {
            if let ShownAs::Node(child) = what {
                todo.push((child, boxes.len()));
            }
            boxes.push(ShownBox { parent: Some(index), level, what });
        }
    }
    boxes
}
