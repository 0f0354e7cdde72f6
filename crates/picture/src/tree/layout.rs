use super::Tree;

/// Where a node stands: the middle of its box, and its level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Across.
    pub x: f64,
    /// Levels below the root.
    pub level: usize,
}

/// The outline of a subtree: for every level the leftmost and rightmost edge, deepest level first so
/// that a parent is put on at the end. All are relative to `shift`.
struct Outline {
    levels: Vec<[f64; 2]>,
    shift: f64,
}

impl Outline {
    fn edge(&self, level: usize, side: usize) -> f64 {
        self.levels[self.levels.len() - 1 - level][side] + self.shift
    }

    fn set_edge(&mut self, level: usize, side: usize, x: f64) {
        let index = self.levels.len() - 1 - level;
        self.levels[index][side] = x - self.shift;
    }
}

/// A tidy tree: parents centred above their children, subtrees as close together as their outlines
/// allow, boxes of `width` at least `gap` apart.
///
/// `parents[i]` is the parent of node `i` and comes before it. Linear in the number of nodes: when two
/// subtrees are joined, only the levels they share are touched.
pub fn layout(parents: &[Option<usize>], width: f64, gap: f64) -> Vec<Place> {
    let mut children = vec![Vec::new(); parents.len()];
    for (node, parent) in parents.iter().enumerate() {
        if let Some(parent) = *parent {
            children[parent].push(node);
        }
    }
    let mut from_parent = vec![0.0; parents.len()];
    let mut outlines: Vec<Option<Outline>> = Vec::new();
    outlines.resize_with(parents.len(), || None);
    for node in (0..parents.len()).rev() {
        let mut joined = Outline { levels: Vec::new(), shift: 0.0 };
        let mut offsets = Vec::with_capacity(children[node].len());
        for &child in &children[node] {
            let Some(outline) = outlines[child].take() else { continue };
            let (all, offset) = join(joined, outline, gap);
            joined = all;
            offsets.push(offset);
        }
        let middle = match offsets.as_slice() {
            [] => 0.0,
            [first, .., last] => (first + last) / 2.0,
            [only] => *only,
        };
        for (&child, offset) in children[node].iter().zip(&offsets) {
            from_parent[child] = offset - middle;
        }
        joined.shift -= middle;
        joined.levels.push([-width / 2.0 - joined.shift, width / 2.0 - joined.shift]);
        outlines[node] = Some(joined);
    }
    let mut places: Vec<Place> = Vec::with_capacity(parents.len());
    for (node, parent) in parents.iter().enumerate() {
        places.push(match parent {
            Some(parent) => {
                let above = places[*parent];
                Place { x: above.x + from_parent[node], level: above.level + 1 }
            }
            None => Place { x: 0.0, level: 0 },
        });
    }
    let leftmost = places.iter().map(|place| place.x).fold(f64::INFINITY, f64::min);
    for place in &mut places {
        place.x += width / 2.0 - leftmost;
    }
    places
}

/// Puts `right` as close to `left` as it goes; returns both together and how far it went.
fn join(mut left: Outline, mut right: Outline, gap: f64) -> (Outline, f64) {
    let shared = left.levels.len().min(right.levels.len());
    if shared == 0 {
        return (right, 0.0);
    }
    let needed = |level| left.edge(level, 1) + gap - right.edge(level, 0);
    let offset = (0..shared).map(needed).fold(f64::NEG_INFINITY, f64::max);
    right.shift += offset;
    if left.levels.len() < right.levels.len() {
        for level in 0..shared {
            right.set_edge(level, 0, left.edge(level, 0));
        }
        (right, offset)
    } else {
        for level in 0..shared {
            left.set_edge(level, 1, right.edge(level, 1));
        }
        (left, offset)
    }
}

/// Where the boxes stand. A merged node has none of its own: its place is that of the node it equals.
pub(crate) fn places(tree: &Tree, width: f64, gap: f64) -> Vec<Place> {
    let mut numbers = vec![None; tree.nodes.len()];
    let mut parents = Vec::new();
    for (index, node) in tree.nodes.iter().enumerate() {
        if tree.original_of(index).is_none() {
            numbers[index] = Some(parents.len());
            parents.push(node.parent.and_then(|parent| numbers[parent]));
        }
    }
    let drawn = layout(&parents, width, gap);
    let number = |index: usize| numbers[tree.original_of(index).unwrap_or(index)];
    let nowhere = Place { x: 0.0, level: 0 };
    (0..tree.nodes.len()).map(|index| number(index).map_or(nowhere, |at| drawn[at])).collect()
}
