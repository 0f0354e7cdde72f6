use std::fmt::Write;

use super::Picture;
use super::outline::WAY;
use super::plan::{Kind, Spot};
use crate::svg::text;
use crate::tree::Content;
use crate::tree::words::{move_words, numbered};

/// What leads from node to node.
impl Picture<'_> {
    pub(super) fn branch(&self, svg: &mut String, index: usize) {
        let node = &self.tree.nodes[index];
        let Some(parent) = node.parent else { return };
        let class = match &node.content {
            _ if node.on_line => "branch best",
            Content::Position(_) => "branch",
            _ => "branch cut",
        };
        let (above, below) = (self.spot(parent), self.spot(index));
        let path = match &self.plan.kind {
            Kind::Tidy => curve(above, below),
            Kind::Outline { .. } => self.corner_path(parent, index),
        };
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
    }

    /// Down from below the parent, or from the top of the column if the parent is in another, and then
    /// to the right.
    fn corner_path(&self, parent: usize, index: usize) -> String {
        let (above, below) = (self.spot(parent), self.spot(index));
        let steps = (self.tree.nodes[index].ply - self.tree.nodes[parent].ply) as f64;
        // Half-way between the left sides of the two, wherever the parent is.
        let x = below.x - self.plan.indent * steps + self.plan.indent / 2.0;
        let top = match &self.plan.kind {
            Kind::Outline { columns } if above.column != below.column => {
                columns[below.column].0[1] + self.corner[1] + WAY - 4.0
            }
            _ => above.bottom(),
        };
        let y = below.y + below.height / 2.0;
        format!("M{x:.1} {top:.1} V{y:.1} H{:.1}", below.x)
    }

    /// The way from the root to where a column goes on, by the numbers of the nodes.
    pub(super) fn ways(&self, svg: &mut String) {
        const SHOWN: usize = 4;
        let Kind::Outline { columns } = &self.plan.kind else { return };
        for &([x, y], first) in columns.iter().skip(1) {
            let above = |&node: &usize| self.tree.nodes[node].parent;
            let way = std::iter::successors(above(&first), above);
            let orders = way.filter_map(|node| Some(self.tree.nodes[node].position()?.order));
            let mut names: Vec<String> =
                orders.take(SHOWN + 1).map(|order| numbered(order, &self.style)).collect();
            if names.len() > SHOWN {
                names[SHOWN] = "…".to_owned();
            }
            names.reverse();
            let place = [x + self.corner[0], y + self.corner[1] + 10.0];
            text(svg, "soft", place, 10.0, "start", &format!("{} ›", names.join(" › ")));
        }
    }

    /// The move, above the node it leads to. In an outline it stands in the box.
    pub(super) fn move_label(&self, svg: &mut String, index: usize) {
        let node = &self.tree.nodes[index];
        if node.mv.is_empty() || !self.plan.is_tidy() {
            return;
        }
        let below = self.spot(index);
        let (mut x, mut y) = (below.middle(), below.y);
        if let (Some(_), Some(parent)) = (self.tree.original_of(index), node.parent) {
            // Half-way down: above the box stands the move that led to it first.
            let above = self.spot(parent);
            (x, y) = ((above.middle() + x) / 2.0, (above.bottom() + y) / 2.0 + 12.0);
        }
        // Twice: a halo that keeps the branch away from the letters, then the letters.
        for class in ["move halo", "value"] {
            text(svg, class, [x, y - 8.0], 13.0, "middle", &move_words(node, &self.style));
        }
    }
}

fn curve(above: Spot, below: Spot) -> String {
    let (x1, y1, x2, y2) = (above.middle(), above.bottom(), below.middle(), below.y);
    let half = (y2 - y1) / 2.0;
    format!("M{x1:.1} {y1:.1} C{x1:.1} {:.1} {x2:.1} {:.1} {x2:.1} {y2:.1}", y1 + half, y2 - half)
}
