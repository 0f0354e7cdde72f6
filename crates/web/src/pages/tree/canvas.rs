//! The tree as a drawing: minimax's layout, whichever search walks through it, so that both align.

use std::fmt::Write;

use gametree_language::message;
use gametree_picture::tree::{ShownAs, layout};
use maud::{Markup, PreEscaped, html};

use super::asked::{Opening, View, Which};
use super::story::{Canvas, Face, Story};
use crate::icon::Icon;

/// How large things are; a unit is a pixel where the drawing is as wide as its page.
struct Sizes {
    /// Of the whole drawing.
    width: f64,
    /// That of a tree that just fits.
    height: f64,
    /// Of a box.
    box_width: f64,
    box_height: f64,
    /// Whether boxes show boards, not labels.
    boards: bool,
    /// Whether values are so long that they are written smaller.
    tight: bool,
}

const GAP: f64 = 5.0;
/// Values with more letters than this are written smaller.
const SHORT_VALUE: usize = 7;
const MARGIN: f64 = 10.0;
/// What stands in the corner above the tree: so much of the first level is taken.
const CORNER: [f64; 2] = [330.0, 74.0];
/// Beside more others than this a move stands right above where it leads: further up lines run together.
const MOST_APART: usize = 5;

/// Where a box is: its middle and its top.
#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
}

/// How a box is reached.
#[derive(Clone, Copy)]
struct Way {
    /// From here.
    above: Spot,
    /// Whether there are so few ways from there that they can be told apart half way.
    apart: bool,
    /// From one box to the next.
    pitch: f64,
}

impl Story<'_> {
    fn sizes(&self) -> Sizes {
        let [width, height] = match (self.asked.view, self.asked.which) {
            (View::Projector, Which::Both) => [1374.0, 260.0],
            (View::Projector, _) => [1130.0, 474.0],
            (_, Which::Both) => [1374.0, 282.0],
            _ => [1000.0, 570.0],
        };
        let nodes = self.shown.boxes.iter().filter_map(|shown| match shown.what {
            ShownAs::Node(node) => Some(self.label(node)),
            ShownAs::Fold { .. } => None,
        });
        let value = self.longest_value();
        let tight = value > SHORT_VALUE;
        // What such a value needs in a box with round ends.
        let least = if tight { value as f64 * 5.0 + 14.0 } else { 0.0 };
        let longest = nodes.map(|label| label.map(|label| label.chars().count()));
        match longest.collect::<Option<Vec<usize>>>() {
            Some(lengths) => {
                let letters = lengths.into_iter().max().unwrap_or(0) as f64;
                let box_width = (letters * 6.2 + 13.0).clamp(56.0, 104.0).max(least * 1.15);
                let box_height = if self.asked.which == Which::Both { 38.0 } else { 42.0 };
                Sizes { width, height, box_width, box_height, boards: false, tight }
            }
            None => {
                // Boards are as large as the room allows.
                let columns = self.columns().max(1) as f64;
                let levels = self.shown.levels().max(2) as f64;
                let across = (width / columns - 14.0).clamp(52.0, 110.0);
                let down = (height / levels - self.least_gap()).clamp(44.0, 92.0);
                let box_width = across.min(down * 1.2).max(52.0).max(least);
                let box_height = (box_width * 0.7 + 12.0).clamp(44.0, down);
                Sizes { width, height, box_width, box_height, boards: true, tight }
            }
        }
    }

    /// The letters of the longest value that comes to stand in a box, with the sign of a bound.
    fn longest_value(&self) -> usize {
        let nodes = self.pair.whole.tree().nodes.iter();
        let values = nodes.filter_map(|node| node.position()?.value);
        let letters = values.map(|value| self.number(value).chars().count() + 2);
        letters.max().unwrap_or(0)
    }

    /// How many boxes stand side by side.
    fn columns(&self) -> usize {
        let mut has_below = vec![false; self.shown.boxes.len()];
        self.shown
            .boxes
            .iter()
            .filter_map(|it| it.parent)
            .for_each(|above| has_below[above] = true);
        has_below.into_iter().filter(|has| !has).count()
    }

    /// Between two levels.
    fn least_gap(&self) -> f64 {
        // So much that a move stands between two boxes and touches neither.
        if self.asked.which == Which::Both { 17.0 } else { 24.0 }
    }

    /// A drawing with everything on it as it is at a step.
    pub(super) fn canvas(&self, canvas: Canvas, step: usize, faces: &[Face]) -> Markup {
        let sizes = self.sizes();
        let places = layout(&self.shown.parents(), sizes.box_width, GAP);
        let natural =
            places.iter().map(|place| place.x).fold(0.0, f64::max) + sizes.box_width / 2.0;
        let stretch = ((sizes.width - 2.0 * MARGIN) / natural).clamp(1.0, 2.2);
        let levels = self.shown.levels().max(2) as f64;
        let least = sizes.box_height + self.least_gap();
        let pitch =
            ((sizes.height - sizes.box_height) / (levels - 1.0)).clamp(least, least.max(104.0));
        let width = sizes.width.max(natural * stretch + 2.0 * MARGIN);
        let across = (width - natural * stretch) / 2.0;
        // What stands in the corner of a single drawing hides no box.
        let in_corner = places.iter().any(|place| {
            let left = across + place.x * stretch - sizes.box_width / 2.0;
            (place.level as f64) * pitch < CORNER[1] && left < CORNER[0]
        });
        let corner = self.asked.which != Which::Both && in_corner;
        let down = if corner { CORNER[1] + MARGIN } else { MARGIN };
        let spots: Vec<Spot> = places
            .iter()
            .map(|place| Spot {
                x: across + place.x * stretch,
                y: down + place.level as f64 * pitch,
            })
            .collect();
        let height = down + (levels - 1.0) * pitch + sizes.box_height + MARGIN;
        let mut body = String::new();
        for index in 0..spots.len() {
            let id = format!("{}{index}", canvas.letter());
            let face = faces.iter().find(|face| face.id == id);
            let above = self.shown.boxes[index].parent.map(|parent| spots[parent]);
            let siblings = self.shown.boxes.iter();
            let siblings =
                siblings.filter(|it| it.parent == self.shown.boxes[index].parent).count();
            let way = above.map(|above| Way {
                above,
                apart: siblings <= MOST_APART,
                pitch: (sizes.box_width + GAP) * stretch,
            });
            self.draw(&mut body, &sizes, index, spots[index], way, (&id, face));
        }
        let algorithm = match canvas {
            Canvas::Minimax => message!("web-tree-minimax"),
            Canvas::AlphaBeta => message!("web-tree-alphabeta"),
        };
        let says =
            message!("web-tree-picture", algorithm = algorithm, at = step, all = self.last());
        html! {
            svg.canvas.tight[sizes.tight] viewBox=(format!("0 0 {width:.0} {height:.0}")) role="group"
                aria-label=(self.say(&says)) { (PreEscaped(body)) }
        }
    }

    /// A box with the line that leads to it.
    fn draw(
        &self,
        svg: &mut String,
        sizes: &Sizes,
        index: usize,
        spot: Spot,
        way: Option<Way>,
        (id, face): (&str, Option<&Face>),
    ) {
        let (class, text) = face.map_or(("", ""), |face| (face.class.as_str(), face.text.as_str()));
        let _ = write!(svg, "<g id=\"{id}\" class=\"{class}\">");
        let shown = self.shown.boxes[index];
        match shown.what {
            ShownAs::Node(node) => {
                let mv = &self.pair.whole.tree().nodes[node].mv;
                if let Some(way) = way {
                    branch(svg, sizes, way, spot, mv);
                }
                let step = match self.asked.which {
                    Which::Minimax => Some(self.pair.whole.left_after(node)),
                    _ => self.pair.inside(node).map(|node| self.pair.seen.left_after(node)),
                };
                let address = step.map(|step| {
                    self.asked.address(|asked| {
                        (asked.step, asked.at) = (Some(step), Vec::new());
                    })
                });
                let link = html! {
                    @if let (Some(step), Some(address)) = (step, &address) {
                        a href=(address) data-step=(step) tabindex="-1" {
                            // Its name for the ear; boards and nodes to come have no other.
                            text.name x=(tenth(spot.x)) y=(tenth(spot.y + 9.0)) {
                                (self.say(&self.place_in_whole(node)))
                            }
                            (self.inside(sizes, node, spot, text))
                        }
                    } @else { (self.inside(sizes, node, spot, text)) }
                };
                *svg += &link.into_string();
            }
            ShownAs::Fold { below, from, to } => {
                if let Some(way) = way {
                    branch(svg, sizes, way, spot, "");
                }
                let fold = self.fold_link(below, from, to);
                let width_of = |words: &str| words.chars().count() as f64 * 5.6 + 8.0;
                let words = format!("▸ {}", fold.words);
                let fits = way.is_none_or(|way| width_of(&words) <= way.pitch);
                let words = if fits { words } else { format!("▸ {}", fold.number) };
                let width = width_of(&words).max(40.0);
                let y = spot.y + sizes.box_height / 2.0;
                let link = html! {
                    a href=(fold.address) data-open aria-label=(fold.title) {
                        rect.shape x=(tenth(spot.x - width / 2.0)) y=(tenth(y - 11.0))
                            width=(tenth(width)) height="22" rx="11" {}
                        text.label x=(tenth(spot.x)) y=(tenth(y + 4.0)) { (words) }
                    }
                };
                *svg += &link.into_string();
            }
        }
        *svg += "</g>";
    }

    /// A box with what stands in it.
    fn inside(&self, sizes: &Sizes, node: usize, spot: Spot, text: &str) -> Markup {
        let Sizes { box_width: width, box_height: height, .. } = *sizes;
        let round = match self.mover_of(node) {
            gametree_rules::Player::First => 3.0,
            gametree_rules::Player::Second => (height / 2.0).min(30.0),
        };
        let value_at = match (sizes.boards, sizes.tight) {
            // Round ends leave less room at the foot.
            (true, true) => height - 9.0,
            (true, false) => height - 5.0,
            (false, _) => height * 0.785,
        };
        html! {
            rect.shape x=(tenth(spot.x - width / 2.0)) y=(tenth(spot.y)) width=(tenth(width))
                height=(tenth(height)) rx=(tenth(round)) {}
            @if sizes.boards { (self.small_board(sizes, node, spot)) }
            @else if let Some(label) = self.label(node) {
                text.label x=(tenth(spot.x)) y=(tenth(spot.y + height * 0.38)) { (label) }
            }
            text.value.small[sizes.boards] x=(tenth(spot.x)) y=(tenth(spot.y + value_at)) { (text) }
        }
    }

    fn small_board(&self, sizes: &Sizes, node: usize, spot: Spot) -> Markup {
        let tree = self.pair.whole.tree();
        let Some(position) = tree.nodes[node].position() else { return html! {} };
        let drawing = tree.boards.draw(position);
        let foot = if sizes.tight { 19.0 } else { 16.0 };
        let room = [sizes.box_width - 12.0, sizes.box_height - foot];
        let scale = (room[0] / drawing.width).min(room[1] / drawing.height);
        let (x, y) = (spot.x - drawing.width * scale / 2.0, spot.y + 4.0);
        html! {
            g.small-board transform=(format!("translate({x:.1} {y:.1}) scale({scale:.3})")) {
                (PreEscaped(drawing.body))
            }
        }
    }

    /// What opens a fold.
    pub(super) fn fold_link(&self, below: usize, from: usize, to: usize) -> Fold {
        let moves = &self.pair.whole.children(below)[from..to];
        let nodes: usize = moves.iter().map(|&node| self.pair.whole.size(node)).sum();
        let words = message!("web-tree-nodes", count = nodes);
        let title = self.say(&message!("web-tree-open", what = words.clone()));
        let words = self.say(&words);
        let number = self.visitor.language.number(nodes as i128);
        let path: Vec<String> =
            self.pair.whole.moves(below).into_iter().map(str::to_owned).collect();
        let address = self.asked.address(|asked| {
            asked.open.retain(|opening| opening.moves != path);
            asked.open.push(Opening { moves: path, from });
        });
        Fold { words, number, title, address }
    }
}

/// What stands for nodes that are not drawn.
pub(super) struct Fold {
    pub(super) words: String,
    number: String,
    pub(super) title: String,
    pub(super) address: String,
}

/// The line from the box above, with the move that leads here and the scissors that may be there instead.
fn branch(svg: &mut String, sizes: &Sizes, way: Way, spot: Spot, mv: &str) {
    let Way { above, apart, .. } = way;
    let (top, bottom) = (above.y + sizes.box_height, spot.y);
    let room = bottom - top;
    let bend = room * 0.55;
    let [x1, y1, x2, y2] = [above.x, top, spot.x, bottom];
    let _ = write!(
        svg,
        "<path class=\"branch\" d=\"M{x1:.1} {y1:.1}C{x1:.1} {:.1} {x2:.1} {:.1} {x2:.1} {y2:.1}\"/>",
        y1 + bend,
        y2 - bend
    );
    if mv.is_empty() {
        return;
    }
    // Nearer to where it leads; in a narrow room right above it.
    let (x, y) = match room < 30.0 || !apart {
        true => (x2, y2 - 4.5),
        false => {
            let t: f64 = 0.6;
            let [a, b, c, d] = [
                (1.0 - t).powi(3),
                3.0 * t * (1.0 - t).powi(2),
                3.0 * t * t * (1.0 - t),
                t.powi(3),
            ];
            ((a + b) * x1 + (c + d) * x2, a * y1 + b * (y1 + bend) + c * (y2 - bend) + d * y2 + 4.0)
        }
    };
    let label = html! { text.move x=(tenth(x)) y=(tenth(y)) { (mv) } };
    *svg += &label.into_string();
    let _ = write!(
        svg,
        "<path class=\"scissors\" transform=\"translate({:.1} {:.1}) rotate(90 7 7) scale(.58)\" d=\"{}\"/>",
        x - 7.0,
        y - 11.0,
        Icon::Cut.lines()
    );
}

/// A coordinate, as exact as anybody sees.
pub(super) fn tenth(number: f64) -> String {
    format!("{number:.1}")
}
