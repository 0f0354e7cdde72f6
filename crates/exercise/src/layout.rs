use crate::LeafTree;

/// How much room the pieces of a drawing take, in the units of a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// From the middle of one leaf to the middle of the next.
    pub leaf_step: f64,
    /// The width and height of a node that is no leaf.
    pub node: (f64, f64),
    /// The width and height of a leaf.
    pub leaf: (f64, f64),
    /// From the top of one ply to the top of the next.
    pub ply_step: f64,
    /// Around everything.
    pub margin: f64,
}

/// Where everything of a tree stands: leaves in one row at the bottom, each node above the middle of what is below it.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The size of the whole.
    pub width: f64,
    /// The size of the whole.
    pub height: f64,
    ply_step: f64,
    places: Vec<Place>,
}

/// Where a node stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle from left to right.
    pub x: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// How a branch runs: from below a node to above the next one, in a curve that leaves both upright. On the way to a leaf
/// further down it goes straight after the first bend, so that it meets no node of another branch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// Where it begins.
    pub from: (f64, f64),
    /// Where it ends.
    pub to: (f64, f64),
    /// The height where the bend is over.
    pub bent: f64,
}

impl Curve {
    /// The height where both ends of the bend pull.
    fn middle(&self) -> f64 {
        (self.from.1 + self.bent) / 2.0
    }

    /// The curve as a path of SVG.
    pub fn path(&self) -> String {
        let (Curve { from, to, bent }, middle) = (self, self.middle());
        let bend = format!(
            "M{:.1} {:.1}C{:.1} {middle:.1} {:.1} {middle:.1} {:.1} {bent:.1}",
            from.0, from.1, from.0, to.0, to.0
        );
        if self.is_longer() { format!("{bend}V{:.1}", to.1) } else { bend }
    }

    /// Whether it goes on after the bend.
    pub fn is_longer(&self) -> bool {
        self.to.1 > self.bent
    }

    /// The point a part of the way along, from 0 to 1.
    pub fn at(&self, part: f64) -> (f64, f64) {
        let (from, to, middle) = (self.from, self.to, self.middle());
        let bend = (self.bent - from.1) / (to.1 - from.1);
        if part > bend {
            return (to.0, from.1 + part * (to.1 - from.1));
        }
        let part = part / bend;
        let rest = 1.0 - part;
        let weights =
            [rest.powi(3), 3.0 * rest * rest * part, 3.0 * rest * part * part, part.powi(3)];
        let along = |points: [f64; 4]| points.iter().zip(weights).map(|(p, w)| p * w).sum();
        (along([from.0, from.0, to.0, to.0]), along([from.1, middle, middle, self.bent]))
    }
}

impl Layout {
    /// Where the pieces of a tree stand if they take so much room.
    pub fn new(tree: &LeafTree, room: &Room) -> Layout {
        let bottom = room.margin + tree.plies() as f64 * room.ply_step;
        let mut places = vec![Place { x: 0.0, top: 0.0, width: 0.0, height: 0.0 }; tree.len()];
        let widest = room.leaf_step.max(room.leaf.0);
        for node in (0..tree.len()).rev() {
            places[node] = match tree.leaf(node) {
                Some(leaf) => Place {
                    x: room.margin + widest * (leaf as f64 + 0.5),
                    top: bottom,
                    width: room.leaf.0,
                    height: room.leaf.1,
                },
                None => {
                    let below = tree.children(node);
                    let ends = below.first().zip(below.last());
                    let middle = |(&first, &last): (&usize, &usize)| {
                        (places[first].x + places[last].x) / 2.0
                    };
                    Place {
                        x: ends.map_or(0.0, middle),
                        top: room.margin + tree.ply(node) as f64 * room.ply_step,
                        width: room.node.0,
                        height: room.node.1,
                    }
                }
            };
        }
        Layout {
            width: 2.0 * room.margin + widest * tree.leaves().len() as f64,
            height: bottom + room.leaf.1 + room.margin,
            ply_step: room.ply_step,
            places,
        }
    }

    /// Where a node stands.
    pub fn place(&self, node: usize) -> Place {
        self.places[node]
    }

    /// How the branch runs that a node hangs on; the root hangs on none.
    pub fn curve(&self, tree: &LeafTree, node: usize) -> Option<Curve> {
        let (above, below) = (self.places[tree.parent(node)?], self.places[node]);
        let from = (above.x, above.top + above.height);
        let to = (below.x, below.top);
        Some(Curve { from, to, bent: to.1.min(above.top + self.ply_step) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_everything_is_inside() {
        let room = Room {
            leaf_step: 50.0,
            node: (44.0, 30.0),
            leaf: (40.0, 30.0),
            ply_step: 80.0,
            margin: 10.0,
        };
        for shape in [
            "3.3",
            "3.2.2",
            "3.3.3",
            ".(..)((..).)",
            "1.1.2",
            ".((..).)((..)..)",
            "(..).(.(.(..)))",
        ] {
            let tree = crate::generate(&shape.parse().unwrap(), 1, None).unwrap();
            let layout = Layout::new(&tree, &room);
            for node in 0..tree.len() {
                let place = layout.place(node);
                assert!(place.x - place.width / 2.0 >= 0.0);
                assert!(place.x + place.width / 2.0 <= layout.width);
                assert!(place.top + place.height <= layout.height);
                for other in 0..node {
                    let other = layout.place(other);
                    let apart = (place.x - other.x).abs() >= (place.width + other.width) / 2.0
                        || place.top >= other.top + other.height
                        || other.top >= place.top + place.height;
                    assert!(apart, "{shape}, node {node}");
                }
                if let Some(curve) = layout.curve(&tree, node) {
                    assert_eq!((curve.at(0.0), curve.at(1.0)), (curve.from, curve.to));
                    // It meets nodes only at its ends.
                    for part in 1..100 {
                        let (x, y) = curve.at(f64::from(part) / 100.0);
                        let meets = |other: Place| {
                            (x - other.x).abs() < other.width / 2.0
                                && (other.top..other.top + other.height).contains(&y)
                        };
                        let met = (0..tree.len()).find(|&other| meets(layout.place(other)));
                        assert_eq!(met, None, "{shape}, the branch to {node} at {x} {y}");
                    }
                }
            }
        }
    }
}
