//! A tree of numbers as a drawing for any screen. Everything stands at a share of its width and height, and only nodes and
//! letters have a size, so a phone shows the same drawing closer together, not smaller. Nothing in it depends on numbers but
//! words and classes: a script that searches again changes these and draws nothing.

use gametree_exercise::{Curve, Layout, LeafTree, Looked, Room, Searched};
use gametree_language::Language;
use gametree_rules::{Bound, Player};

use maud::{Markup, html};

use crate::icon::Icon;

/// What a drawing of a tree shows.
pub(crate) struct Drawing<'a> {
    /// The tree.
    pub(crate) tree: &'a LeafTree,
    /// What alpha-beta made of it; `None` hides it: who moves at each node is all there is to see.
    pub(crate) searched: Option<&'a Searched>,
    /// The language of its numbers.
    pub(crate) language: Language,
    /// Whether leaves are boxes of the drawing; else whoever draws puts a row of as many columns below it.
    pub(crate) boxes: bool,
    /// The move that leads to each node, in a tree from a game; else nothing.
    pub(crate) moves: &'a [String],
    /// What it is, for those who cannot see it.
    pub(crate) name: &'a str,
}

/// The inside of a drawing is so wide and high; it is stretched to whatever there is.
const WHOLE: f64 = 1000.0;
/// What stands on a branch is so far along it; on the way to a leaf nearer to its end, where branches are apart.
pub(crate) const ON_BRANCH: [f64; 2] = [0.52, 0.68];
/// A move stands nearer to the beginning.
const ON_MOVE: f64 = 0.42;
/// Nodes that are closer together are drawn smaller.
const CLOSE: f64 = 66.0;

/// A share of the whole, as SVG writes it.
pub(super) fn share(part: f64) -> String {
    format!("{:.2}%", part / WHOLE * 100.0)
}

/// What a node is to MAX and MIN.
pub(crate) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "max",
        Player::Second => "min",
    }
}

/// Who moves, as every language writes it.
pub(crate) const fn side_name(player: Player) -> &'static str {
    match player {
        Player::First => "MAX",
        Player::Second => "MIN",
    }
}

/// A value with what it says: `5`, `≤ 4`.
pub(crate) fn value(language: Language, looked: &Looked) -> String {
    let number = language.number(looked.value);
    match looked.bound {
        Bound::Exact => number,
        Bound::Lower => format!("≥ {number}"),
        Bound::Upper => format!("≤ {number}"),
    }
}

/// What was secured when a node was entered: `α 5`.
fn window(language: Language, looked: &Looked) -> String {
    let end =
        |sign: &str, end: Option<i32>| end.map(|end| format!("{sign} {}", language.number(end)));
    let ends = [end("α", looked.alpha), end("β", looked.beta)];
    ends.into_iter().flatten().collect::<Vec<String>>().join("  ")
}

/// Where everything stands.
pub(super) fn layout(tree: &LeafTree) -> Layout {
    let step = |pieces: usize| WHOLE / pieces.max(1) as f64;
    let room = Room {
        leaf_step: step(tree.leaves().len()),
        node: (0.0, 0.0),
        leaf: (0.0, 0.0),
        ply_step: step(tree.plies()),
        margin: 0.0,
    };
    Layout::new(tree, &room)
}

impl Drawing<'_> {
    /// The drawing. `on_branch` is what stands on the branch to a node, around the place where it is put.
    pub(crate) fn draw(&self, on_branch: impl Fn(usize) -> Option<Markup>) -> Markup {
        let layout = layout(self.tree);
        let nodes = 0..self.tree.len();
        let curves =
            || nodes.clone().filter_map(|node| Some((node, layout.curve(self.tree, node)?)));
        html! {
            svg class=(self.class(&layout)) role="group" aria-label=(self.name) {
                g aria-hidden="true" {
                    svg.branches viewBox="0 0 1000 1000" preserveAspectRatio="none" {
                        @for (node, curve) in curves() {
                            path class=(format!("branch {}", self.state(node))) data-branch=(node) d=(curve.path()) {}
                        }
                    }
                    @for (node, curve) in curves() {
                        (self.scissors(node, &curve))
                        (self.mv(node, &curve))
                    }
                    @for node in nodes.clone() {
                        @match self.tree.leaf(node) {
                            None => (self.node(node, &layout)),
                            Some(leaf) if self.boxes => (self.leaf(node, leaf, &layout)),
                            Some(_) => {},
                        }
                    }
                }
                @for (node, curve) in curves() {
                    @if let Some(mark) = on_branch(node) {
                        @let (x, y) = self.on_branch(node, &curve);
                        svg.on-branch x=(share(x)) y=(share(y)) { (mark) }
                    }
                }
            }
        }
    }

    /// How high it is depends on its plies; and whether its nodes have to be small.
    fn class(&self, layout: &Layout) -> String {
        let inner = |node: &usize| self.tree.leaf(*node).is_none();
        let inner: Vec<usize> = (0..self.tree.len()).filter(inner).collect();
        let is_close = |(&one, &other): (&usize, &usize)| {
            self.tree.ply(one) == self.tree.ply(other)
                && (layout.place(one).x - layout.place(other).x).abs() < CLOSE
        };
        let close = (0..inner.len())
            .any(|at| inner[at + 1..].iter().any(|other| is_close((&inner[at], other))));
        let boxes = if self.boxes { " boxed" } else { "" };
        let close = if close { " close" } else { "" };
        format!("leaf-tree plies-{}{boxes}{close}", self.tree.plies())
    }

    /// What became of a node, and so of the branch that leads to it.
    fn state(&self, node: usize) -> &'static str {
        match self.searched {
            Some(searched) if searched.line.contains(&node) => "best",
            Some(searched) if !searched.saw(node) => "cut",
            _ => "",
        }
    }

    /// Where something on a branch stands.
    fn on_branch(&self, node: usize, curve: &Curve) -> (f64, f64) {
        curve.at(ON_BRANCH[usize::from(self.tree.leaf(node).is_some())])
    }

    fn scissors(&self, node: usize, curve: &Curve) -> Markup {
        let is_cut = self.searched.is_some_and(|searched| searched.cut_of(node).is_some());
        let class = if is_cut { "snip cut" } else { "snip" };
        let (x, y) = self.on_branch(node, curve);
        html! {
            svg class=(class) data-snip=(node) x=(share(x)) y=(share(y)) {
                g { path d=(Icon::Cut.lines()) transform="translate(-8 -8) scale(.67)" {} }
            }
        }
    }

    fn mv(&self, node: usize, curve: &Curve) -> Markup {
        let (x, y) = curve.at(ON_MOVE);
        html! {
            @if let Some(mv) = self.moves.get(node).filter(|mv| !mv.is_empty()) {
                text.move x=(share(x)) y=(share(y)) dy="4" { (mv) }
            }
        }
    }

    fn node(&self, node: usize, layout: &Layout) -> Markup {
        let place = layout.place(node);
        let mover = self.tree.mover(node);
        let looked = self.searched.and_then(|searched| searched.nodes[node]);
        let (said, window) = match looked {
            Some(looked) => (value(self.language, &looked), window(self.language, &looked)),
            None => (side_name(mover).to_owned(), String::new()),
        };
        let name = if looked.is_none() { " unnamed" } else { "" };
        let high = if window.is_empty() { "" } else { " windowed" };
        let class = format!("node {} {}{name}{high}", side(mover), self.state(node));
        html! {
            svg class=(class) data-node=(node) x=(share(place.x)) y=(share(place.top)) {
                rect.shape {}
                text.value { (said) }
                text.window { (window) }
            }
        }
    }

    fn leaf(&self, node: usize, leaf: usize, layout: &Layout) -> Markup {
        let column = WHOLE / self.tree.leaves().len() as f64;
        let (wide, place) = (column * 0.84, layout.place(node));
        html! {
            svg class=(format!("leaf {}", self.state(node))) data-node=(node)
                x=(share(place.x - wide / 2.0)) y="100%" width=(share(wide)) height="36" {
                rect.shape width="100%" height="36" rx="4" {}
                text.value x="50%" y="25" { (self.language.number(self.tree.leaves()[leaf])) }
            }
        }
    }
}
