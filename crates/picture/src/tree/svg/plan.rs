use super::outline::{Column, Pages, Rows, columns};
use super::{GAP, LEVEL_GAP};
use crate::tree::layout::places;
use crate::tree::{Content, Tree};

/// The box of a node.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Which column of an outline it stands in.
    pub(super) column: usize,
}

impl Spot {
    pub(super) fn middle(self) -> f64 {
        self.x + self.width / 2.0
    }

    pub(super) fn right(self) -> f64 {
        self.x + self.width
    }

    pub(super) fn bottom(self) -> f64 {
        self.y + self.height
    }
}

/// How large boxes are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) width: f64,
    /// Of a position.
    pub(super) height: f64,
    /// Of a position that is shown elsewhere.
    pub(super) merged: f64,
    /// Of what stands for nodes that are not drawn.
    pub(super) stub: f64,
    /// The same, where it is only said how many.
    pub(super) fold: f64,
}

/// Where everything stands, from the upper left corner of the tree.
pub(super) struct Plan {
    pub(super) kind: Kind,
    /// The boxes; one that is not drawn by itself is where the node stands that it equals.
    pub(super) spots: Vec<Spot>,
    /// How far children are to the right of their parent, in an outline.
    pub(super) indent: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

pub(super) enum Kind {
    /// Parents in the middle above their children.
    Tidy,
    /// Every node in a row of its own.
    Outline {
        /// Where each column begins, and its first node.
        columns: Vec<([f64; 2], usize)>,
    },
}

impl Plan {
    pub(super) const LEAST_INDENT: f64 = 4.0;

    pub(super) fn tidy(tree: &Tree, sizes: Sizes) -> Plan {
        let places = places(tree, sizes.width, GAP);
        let level = sizes.height + LEVEL_GAP;
        let spot = |index: usize| Spot {
            x: places[index].x - sizes.width / 2.0,
            y: places[index].level as f64 * level,
            width: sizes.width,
            height: if tree.nodes[index].position().is_some() { sizes.height } else { sizes.stub },
            column: 0,
        };
        let spots: Vec<Spot> = (0..tree.nodes.len()).map(spot).collect();
        let levels = places.iter().map(|place| place.level).max().unwrap_or(0) as f64;
        Plan {
            kind: Kind::Tidy,
            indent: 0.0,
            width: spots.iter().map(|spot| spot.right()).fold(0.0, f64::max),
            height: levels * level + sizes.height,
            spots,
        }
    }

    /// Columns that are together no wider than `room`, if one of them is not already.
    pub(super) fn outline(tree: &Tree, sizes: Sizes, room: f64, pages: Option<Pages>) -> Plan {
        let deepest = tree.nodes.iter().map(|node| node.ply).max().unwrap_or(0) as f64;
        let indent = ((room - sizes.width) / deepest.max(1.0)).clamp(Plan::LEAST_INDENT, 12.0);
        let width = deepest * indent + sizes.width;
        let across = (((room + GAP) / (width + GAP)).floor() as usize).max(1);
        let height_of = |index: usize| match tree.nodes[index].content {
            Content::Folded { .. } => sizes.fold,
            Content::Unsearched { .. } => sizes.stub,
            Content::Position(_) if tree.original_of(index).is_some() => sizes.merged,
            Content::Position(_) => sizes.height,
        };
        let rows = Rows {
            order: tree.nodes_in_order().collect(),
            heights: (0..tree.nodes.len()).map(height_of).collect(),
        };
        let mut spots = vec![Spot::default(); tree.nodes.len()];
        let mut starts = Vec::new();
        for (column, Column { top, nodes }) in columns(&rows, across, pages).into_iter().enumerate()
        {
            let left = (column % across) as f64 * (width + GAP);
            starts.extend(nodes.first().map(|&(first, _)| ([left, top], first)));
            for (index, y) in nodes {
                let x = left + tree.nodes[index].ply as f64 * indent;
                let height = rows.heights[index];
                spots[index] = Spot { x, y, width: sizes.width, height, column };
            }
        }
        Plan {
            kind: Kind::Outline { columns: starts },
            indent,
            width: spots.iter().map(|spot| spot.right()).fold(width, f64::max),
            height: spots.iter().map(|spot| spot.bottom()).fold(0.0, f64::max),
            spots,
        }
    }

    pub(super) fn is_tidy(&self) -> bool {
        matches!(self.kind, Kind::Tidy)
    }

    /// Whether a node has a box of its own.
    pub(super) fn draws(&self, tree: &Tree, index: usize) -> bool {
        !self.is_tidy() || tree.original_of(index).is_none()
    }
}
