//! The tree as nested lists: on phones, for screen readers, and without scripts.

use gametree_language::message;
use gametree_picture::tree::ShownAs;
use gametree_rules::Player;
use maud::{Markup, html};

use super::asked::Which;
use super::story::{Face, Story};
use super::words::marked;
use crate::icon::Icon;

impl Story<'_> {
    pub(super) fn outline(&self, faces: &[Face]) -> Markup {
        let mut below = vec![Vec::new(); self.shown.boxes.len()];
        for (index, shown) in self.shown.boxes.iter().enumerate() {
            if let Some(parent) = shown.parent {
                below[parent].push(index);
            }
        }
        let outline = Outline { story: self, faces, below };
        let both = self.asked.which == Which::Both;
        html! {
            div.outline.both[both] {
                @if both {
                    div.outline-heads aria-hidden="true" {
                        span { (self.say(&message!("web-tree-move"))) }
                        b { (self.say(&message!("web-tree-minimax"))) }
                        b { (self.say(&message!("web-tree-alphabeta"))) }
                    }
                }
                ul.plain { (outline.item(0)) }
            }
        }
    }
}

struct Outline<'a> {
    story: &'a Story<'a>,
    faces: &'a [Face],
    below: Vec<Vec<usize>>,
}

impl Outline<'_> {
    fn face(&self, id: &str) -> (&str, &str) {
        let face = self.faces.iter().find(|face| face.id == id);
        face.map_or(("", ""), |face| (face.class.as_str(), face.text.as_str()))
    }

    fn item(&self, index: usize) -> Markup {
        let story = self.story;
        let id = format!("r{index}");
        let (class, text) = self.face(&id);
        match story.shown.boxes[index].what {
            ShownAs::Fold { below, from, to } => {
                let fold = story.fold_link(below, from, to);
                html! {
                    li id=(id) class=(class) {
                        a.row href=(fold.address) data-open aria-label=(fold.title) {
                            "▸ " (fold.words) span.value {}
                        }
                    }
                }
            }
            ShownAs::Node(node) => {
                let children = &self.below[index];
                let is_open = class.contains(" way") || story.shown.boxes[index].level < 2;
                html! {
                    li id=(id) class=(class) {
                        @if children.is_empty() {
                            div.row { span.chevron {} (self.row(index, node, text)) }
                        } @else {
                            details open[is_open] {
                                summary.row {
                                    span.chevron { (Icon::Chevron.draw()) }
                                    (self.row(index, node, text))
                                }
                                ul.plain { @for &child in children { (self.item(child)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn row(&self, index: usize, node: usize, text: &str) -> Markup {
        let story = self.story;
        let whole = &story.pair.whole;
        let side = match story.mover_of(node) {
            Player::First => "max",
            Player::Second => "min",
        };
        let mv = whole.tree().nodes[node].mv.as_str();
        let both = story.asked.which == Which::Both;
        let size = |node: usize| story.visitor.language.number(node as i128);
        let count = match (whole.size(node), both) {
            (1, _) => None,
            (nodes, false) => {
                let seen = match story.asked.which {
                    Which::Minimax => Some(nodes),
                    _ => story.pair.inside(node).map(|node| story.pair.seen.size(node)),
                };
                let seen = seen.filter(|&nodes| nodes > 1);
                seen.map(|nodes| story.say(&message!("web-tree-nodes", count = nodes)))
            }
            (nodes, true) => {
                let seen = story.pair.inside(node).map_or(0, |node| story.pair.seen.size(node));
                Some(format!("{} / {}", size(nodes), size(seen)))
            }
        };
        let separator = story.visitor.language.separator();
        let label = if both { None } else { story.label(node) };
        html! {
            i class=(format!("kind {side}")) {}
            span.cut-only { (Icon::Cut.draw()) }
            @if mv.is_empty() { b { (story.say(&message!("web-tree-root"))) } }
            @else { b { bdi dir="ltr" { (mv) } } }
            span.soft.seen-only {
                @if let Some(label) = &label { (label) }
                @if let Some(count) = count {
                    span.count { @if label.is_some() { (separator) } (count) }
                }
            }
            span.soft.cut-only {
                (story.say(&message!("web-tree-not-looked-at")))
                @if let Some(why) = story.why_unseen(node) { span.why { (marked(&why)) } }
            }
            @if both {
                bdi id=(format!("q{index}")) class="value minimax" dir="ltr" {
                    (self.face(&format!("q{index}")).1)
                }
            }
            bdi.value.own dir="ltr" { (text) }
            @if both { span.cut-end { (Icon::Cut.draw()) } }
        }
    }
}
