//! What every step shows, computed in one place: the page draws one step of it, and its script gets what
//! changes from step to step.

use std::collections::BTreeSet;

use gametree_catalogue::Session;
use gametree_language::without_marks;
use gametree_picture::TextStyle;
use gametree_picture::tree::{
    Known, Moment, Pair, Room, Shown, ShownAs, Standing, Walk, Wanted, number_text,
};
use gametree_rules::{Player, Value};
use gametree_search::{Bound, Exit};

use super::asked::{Asked, View, Which};
use super::searched::Both;
use crate::place::Opened;
use crate::{Problem, Visitor};

/// A search that somebody walks through.
pub(super) struct Story<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) asked: &'a Asked,
    pub(super) opened: &'a Opened<'a>,
    pub(super) both: &'a Both,
    pub(super) pair: Pair<'a>,
    /// What is drawn of the whole tree.
    pub(super) shown: Shown,
    /// For every node of the whole tree the box that shows or hides it.
    box_of: Vec<usize>,
    /// After which steps something was cut.
    pub(super) cuts: Vec<usize>,
    pub(super) style: TextStyle,
}

/// Something on the page that changes from step to step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Face {
    /// The id of the element.
    pub(super) id: String,
    /// Its classes.
    pub(super) class: String,
    /// What its value says.
    pub(super) text: String,
}

/// A drawing of the tree: minimax as it goes, or what alpha-beta sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Canvas {
    Minimax,
    AlphaBeta,
}

impl Canvas {
    /// What the ids of its boxes begin with.
    pub(super) const fn letter(self) -> char {
        match self {
            Canvas::Minimax => 'm',
            Canvas::AlphaBeta => 'a',
        }
    }
}

impl<'a> Story<'a> {
    pub(super) fn new(
        visitor: &'a Visitor,
        asked: &'a Asked,
        opened: &'a Opened<'a>,
        both: &'a Both,
    ) -> Result<Story<'a>, Problem> {
        let pair = Pair::new(&both.whole.1, &both.seen.1).ok_or(Problem::Internal)?;
        let room = match (asked.view, asked.which) {
            (View::Projector, _) => Room { columns: 20, levels: 9 },
            (_, Which::Both) => Room { columns: 22, levels: 7 },
            _ => Room { columns: 17, levels: 9 },
        };
        let shown = Shown::new(&pair.whole, room, &wanted(asked, &pair.whole));
        let box_of = shown.box_of(&pair.whole);
        let cuts = match asked.which {
            Which::Minimax => Vec::new(),
            Which::AlphaBeta | Which::Both => pair.seen.cut_visits(),
        };
        let style = TextStyle::plain(visitor.language);
        Ok(Story { visitor, asked, opened, both, pair, shown, box_of, cuts, style })
    }

    /// The walk that steps are steps of.
    pub(super) fn walk(&self) -> &Walk<'a> {
        match self.asked.which {
            Which::Minimax => &self.pair.whole,
            Which::AlphaBeta | Which::Both => &self.pair.seen,
        }
    }

    /// The last step.
    pub(super) fn last(&self) -> usize {
        self.walk().visits()
    }

    /// The step that was asked for: by number, by the node to look at or to go on from. Without a
    /// wish it is the first cut, or where there is none the first step.
    pub(super) fn step(&self) -> usize {
        let of_node = || {
            let wanted = (!self.asked.at.is_empty()).then(|| self.walk().find(&self.asked.at));
            wanted.flatten().map(|node| self.walk().left_after(node))
        };
        let step = self.asked.step.or_else(of_node).or_else(|| self.kept_step());
        let first_cut = || self.cuts.first().copied().unwrap_or(1);
        step.unwrap_or_else(first_cut).clamp(1, self.last())
    }

    /// The step at which this search visits the node that another search was at, or the node
    /// before it, if it never does.
    fn kept_step(&self) -> Option<usize> {
        let node = self.pair.whole.find(self.asked.from.as_ref()?)?;
        Some(match self.asked.which {
            Which::Minimax => node + 1,
            Which::AlphaBeta | Which::Both => self.pair.seen_visits(node + 1),
        })
    }

    /// The moves to the node that is visited at a step.
    pub(super) fn visited_at(&self, step: usize) -> Vec<&str> {
        self.walk().moves(step - 1)
    }

    /// The next step with a cut, and the one before.
    pub(super) fn next_cut(&self, step: usize) -> Option<usize> {
        self.cuts.iter().copied().find(|&cut| cut > step)
    }

    /// Where the level above is entered, and where one below.
    pub(super) fn levels(&self, moment: &Moment) -> [Option<usize>; 2] {
        let walk = self.walk();
        let above = walk.tree().nodes[moment.here].parent;
        [above, walk.children(moment.here).first().copied()].map(|node| node.map(|node| node + 1))
    }

    /// What happens at a step.
    pub(super) fn moment(&self, step: usize) -> Moment {
        self.walk().moment(step)
    }

    /// The drawings that are shown.
    pub(super) fn canvases(&self) -> &'static [Canvas] {
        match self.asked.which {
            Which::Minimax => &[Canvas::Minimax],
            Which::AlphaBeta => &[Canvas::AlphaBeta],
            Which::Both => &[Canvas::Minimax, Canvas::AlphaBeta],
        }
    }

    /// How many nodes each search has visited at a step: minimax, alpha-beta.
    pub(super) fn visited(&self, step: usize) -> [usize; 2] {
        match self.asked.which {
            Which::Minimax => [step, self.pair.seen_visits(step)],
            Which::AlphaBeta | Which::Both => [self.pair.whole_visits(step), step],
        }
    }

    /// Everything that changes, in a fixed order.
    pub(super) fn faces(&self, step: usize) -> Vec<Face> {
        let mut faces = Vec::new();
        for &canvas in self.canvases() {
            let states = self.states(canvas, step);
            faces.extend(states.iter().enumerate().map(|(index, state)| Face {
                id: format!("{}{index}", canvas.letter()),
                class: state.class(),
                text: state.text.clone(),
            }));
            // The outline says the same in rows.
            let row = |(index, state): (usize, &State)| match (canvas, self.asked.which) {
                (Canvas::Minimax, Which::Both) => Face {
                    id: format!("q{index}"),
                    class: "value minimax".to_owned(),
                    text: state.text.clone(),
                },
                _ => {
                    Face { id: format!("r{index}"), class: state.class(), text: state.text.clone() }
                }
            };
            faces.extend(states.iter().enumerate().map(row));
        }
        faces
    }

    /// The boxes of a drawing at a step.
    fn states(&self, canvas: Canvas, step: usize) -> Vec<State> {
        let [whole_visits, seen_visits] = self.visited(step);
        let walk = self.walk();
        let moment = walk.moment(step);
        let is_over = step == self.last();
        let here = match (canvas, self.asked.which) {
            // Beside alpha-beta, minimax only shows how far it is.
            (Canvas::Minimax, Which::Both) => None,
            // At the end it is the best line that counts.
            (_, Which::Both) if is_over => None,
            _ if is_over && moment.cut().next().is_none() => None,
            (Canvas::Minimax, _) => Some(moment.here),
            (Canvas::AlphaBeta, _) => Some(self.pair.outside(moment.here)),
        };
        let way: BTreeSet<usize> =
            here.map(|here| self.pair.whole.way(here)).unwrap_or_default().into_iter().collect();
        let standing = |node: usize| match canvas {
            Canvas::Minimax => self.pair.whole.standing(node, whole_visits),
            Canvas::AlphaBeta => self.pair.standing(node, seen_visits),
        };
        let line: &[usize] = if is_over { &self.pair.whole.tree().line } else { &[] };
        let state = |(index, shown): (usize, &gametree_picture::tree::ShownBox)| match shown.what {
            ShownAs::Node(node) => {
                let known = match (canvas, self.pair.inside(node)) {
                    (Canvas::Minimax, _) => self.pair.whole.known(node, whole_visits),
                    (Canvas::AlphaBeta, Some(node)) => self.pair.seen.known(node, seen_visits),
                    (Canvas::AlphaBeta, None) => None,
                };
                let standing = standing(node);
                State {
                    kind: self.kind(node),
                    standing,
                    here: here == Some(node),
                    way: way.contains(&node),
                    best: line.contains(&node),
                    text: self.value_text(known, standing),
                }
            }
            ShownAs::Fold { below, from, to } => {
                let moves = &self.pair.whole.children(below)[from..to];
                let hides = |node: usize| self.box_of[node] == index;
                State {
                    kind: "fold".to_owned(),
                    standing: folded(moves.iter().map(|&node| standing(node))),
                    here: here.is_some_and(hides),
                    way: way.iter().any(|&node| hides(node)),
                    best: false,
                    text: String::new(),
                }
            }
        };
        self.shown.boxes.iter().enumerate().map(state).collect()
    }

    /// The classes of a node that never change.
    fn kind(&self, node: usize) -> String {
        let tree_node = &self.pair.whole.tree().nodes[node];
        let side = if self.mover_of(node) == Player::First { "max" } else { "min" };
        let exit = tree_node.position().and_then(|position| position.exit);
        let leaf = match exit {
            Some(Exit::Finished) => " over",
            Some(Exit::Estimated) => " estimate",
            _ => "",
        };
        // Where the scissors are.
        let is_seen = |node: usize| self.pair.inside(node).is_some();
        let snip = match tree_node.parent {
            Some(above) if !is_seen(node) && is_seen(above) => " snip",
            _ => "",
        };
        format!("node {side}{leaf}{snip}")
    }

    /// Who moves at a node, or would if the game went on.
    pub(super) fn mover_of(&self, node: usize) -> Player {
        let tree = self.pair.whole.tree();
        let mover = |node: usize| tree.nodes[node].position().and_then(|position| position.mover);
        let above = || tree.nodes[node].parent.and_then(mover).map(Player::opponent);
        mover(node).or_else(above).unwrap_or(Player::First)
    }

    fn value_text(&self, known: Option<Known>, standing: Standing) -> String {
        match (known, standing) {
            (Some(known), _) => self.known_text(known),
            (None, Standing::Open) => "…".to_owned(),
            (None, _) => String::new(),
        }
    }

    /// A value with what it says about the true one.
    pub(super) fn known_text(&self, known: Known) -> String {
        let sign = match known.bound {
            Bound::Exact => "",
            // The sign and its number stay on one line.
            Bound::Lower => "≥\u{a0}",
            Bound::Upper => "≤\u{a0}",
        };
        format!("{sign}{}", self.number(known.value))
    }

    /// A value as people read it.
    pub(super) fn number(&self, value: Value) -> String {
        number_text(value, self.pair.whole.tree().denominator, &self.style)
    }

    /// The position of a node of the whole tree in a word, if it has one.
    pub(super) fn label(&self, node: usize) -> Option<String> {
        let tree = self.pair.whole.tree();
        let label = tree.boards.label(tree.nodes[node].position()?, self.visitor.language)?;
        // It stands alone or in a sentence, which keeps its pieces apart by itself.
        Some(without_marks(&label).into_owned())
    }

    /// The game itself.
    pub(super) fn session(&self) -> &dyn Session {
        &*self.opened.session
    }

    /// A node of the walk in the whole tree.
    pub(super) fn in_whole(&self, node: usize) -> usize {
        match self.asked.which {
            Which::Minimax => node,
            Which::AlphaBeta | Which::Both => self.pair.outside(node),
        }
    }
}

/// A box at a step.
struct State {
    kind: String,
    standing: Standing,
    here: bool,
    way: bool,
    best: bool,
    text: String,
}

impl State {
    fn class(&self) -> String {
        let standing = match self.standing {
            Standing::Later => " later",
            Standing::Open => " open",
            Standing::Left => " left",
            Standing::Cut => " cut",
        };
        let flags = [(self.way, " way"), (self.here, " here"), (self.best, " best")];
        let flags: String =
            flags.into_iter().filter(|(set, _)| *set).map(|(_, word)| word).collect();
        format!("{}{standing}{flags}", self.kind)
    }
}

/// What has become of nodes that are drawn as one.
fn folded(standings: impl Iterator<Item = Standing>) -> Standing {
    let all: Vec<Standing> = standings.collect();
    let every = |wanted: &[Standing]| all.iter().all(|standing| wanted.contains(standing));
    if every(&[Standing::Cut]) {
        Standing::Cut
    } else if every(&[Standing::Later]) {
        Standing::Later
    } else if every(&[Standing::Left, Standing::Cut]) {
        Standing::Left
    } else {
        Standing::Open
    }
}

/// The nodes that an address asks to see.
fn wanted(asked: &Asked, walk: &Walk<'_>) -> Wanted {
    let mut wanted = Wanted::default();
    for opening in &asked.open {
        let Some(node) = walk.find(&opening.moves) else { continue };
        wanted.open.insert(node);
        if opening.from > 0 {
            wanted.from.insert(node, opening.from);
        }
    }
    // The node to look at is in sight; what is below it comes as far as there is room.
    if let Some(node) = walk.find(&asked.at).and_then(|node| walk.tree().nodes[node].parent) {
        wanted.open.insert(node);
    }
    wanted
}

/// What is different in `after`: faces come in the same order at every step.
pub(super) fn changes(before: &[Face], after: &[Face]) -> Vec<Face> {
    let pairs = after.iter().zip(before);
    pairs.filter(|(after, before)| after != before).map(|(after, _)| after.clone()).collect()
}
