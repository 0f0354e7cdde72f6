//! The boxes of a picture, read back from its SVG.

use roxmltree::{Document, Node};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Box {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Box {
    pub(crate) fn right(self) -> f64 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f64 {
        self.y + self.height
    }

    fn overlaps(self, other: Box) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

/// A number in an attribute, 0 if it is not there.
pub(crate) fn number(node: Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).map_or(0.0, |text| text.parse().unwrap())
}

pub(crate) fn has_class(node: Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

pub(crate) fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    node.children().find(|child| child.has_tag_name(name))
}

/// The groups of the nodes; those of the legend come last.
pub(crate) fn groups<'a, 'i>(picture: &'a Document<'i>) -> Vec<Node<'a, 'i>> {
    let all = picture.descendants();
    all.filter(|node| node.has_tag_name("g") && has_class(*node, "node")).collect()
}

/// The box of a node, where it stands on the page.
pub(crate) fn box_of(group: Node<'_, '_>) -> Box {
    let shape = child(group, "rect").unwrap();
    let (x, y) = match group.attribute("transform") {
        Some(transform) => translation(transform),
        None => (0.0, 0.0),
    };
    Box {
        x: x + number(shape, "x"),
        y: y + number(shape, "y"),
        width: number(shape, "width"),
        height: number(shape, "height"),
    }
}

fn translation(transform: &str) -> (f64, f64) {
    let numbers = transform.strip_prefix("translate(").unwrap().strip_suffix(')').unwrap();
    let (x, y) = numbers.split_once(' ').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

/// Two that overlap, if any do.
pub(crate) fn overlap(boxes: &[Box]) -> Option<(Box, Box)> {
    let mut boxes = boxes.to_vec();
    boxes.sort_by(|a, b| a.y.total_cmp(&b.y));
    for (index, &one) in boxes.iter().enumerate() {
        let near = boxes[index + 1..].iter().take_while(|other| other.y < one.bottom());
        for &other in near {
            if one.overlaps(other) {
                return Some((one, other));
            }
        }
    }
    None
}

/// Nodes with a box of their own: a merged one shares that of the node it equals.
pub(crate) fn boxes_drawn(tree: &gametree_picture::tree::Tree) -> usize {
    (0..tree.nodes.len()).filter(|&node| tree.original_of(node).is_none()).count()
}
