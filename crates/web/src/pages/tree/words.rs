//! What a step says.

use gametree_language::{Message, message};
use gametree_picture::tree::{Happening, Known, Moment};
use gametree_rules::{Player, Value};
use gametree_search::Exit;
use maud::{Markup, PreEscaped, html};

use super::asked::Which;
use super::story::Story;

/// Around words that are to stand out; no sentence and no move contains them.
const STRONG: [char; 2] = ['\u{e000}', '\u{e001}'];

/// The same, to stand out once the sentence is on the page.
pub(super) fn strong(words: &str) -> String {
    format!("{}{words}{}", STRONG[0], STRONG[1])
}

/// A sentence with what stands out in it.
pub(super) fn marked(sentence: &str) -> Markup {
    let safe = html! { (sentence) }.into_string();
    PreEscaped(safe.replace(STRONG[0], "<b>").replace(STRONG[1], "</b>"))
}

/// More moves than this are counted, not named.
const MOST_NAMED: usize = 6;

impl Story<'_> {
    pub(super) fn say(&self, message: &Message) -> String {
        self.visitor.say(message)
    }

    /// `root`, or the moves that lead to a node of the walk.
    pub(super) fn place_of(&self, node: usize) -> Message {
        place(&self.walk().moves(node))
    }

    /// The same for a node of the whole tree.
    pub(super) fn place_in_whole(&self, node: usize) -> Message {
        place(&self.pair.whole.moves(node))
    }

    /// Where a node of the walk is, inside a sentence.
    fn at(&self, node: usize) -> Message {
        match self.walk().moves(node) {
            moves if moves.is_empty() => message!("web-tree-at-root"),
            moves => message!("web-tree-at-after", moves = moves.join(" ")),
        }
    }

    /// What a step is called.
    pub(super) fn head(&self, moment: &Moment) -> Message {
        let moves = self.walk().moves(moment.here).join(" ");
        match (moves.is_empty(), moment.cut().next()) {
            (true, _) => message!("web-tree-head-root"),
            (false, Some(_)) => message!("web-tree-head-cut", moves = moves),
            (false, None) => message!("web-tree-head-after", moves = moves),
        }
    }

    /// Who moves at a node of the walk.
    pub(super) fn to_move(&self, node: usize) -> Message {
        let position = self.walk().tree().nodes[node].position();
        match position.and_then(|position| position.mover) {
            Some(Player::First) => message!("web-tree-legend-max"),
            Some(Player::Second) => message!("web-tree-legend-min"),
            None => message!("web-tree-legend-over"),
        }
    }

    /// The statements about a step. At a cut only the cut counts: the drawing shows what led to it.
    pub(super) fn sentences(&self, moment: &Moment) -> Sentences {
        let is_cut = moment.cut().next().is_some();
        let matters = |happening: &&Happening| !is_cut || matches!(happening, Happening::Cut(_));
        // Of several cuts at once each says where it is.
        let are_many = moment.cut().count() > 1;
        let said = moment.happened.iter().filter(matters).map(|&happening| {
            let mut said: Vec<String> =
                self.happening(happening).iter().map(|it| self.say(it)).collect();
            if let (Happening::Cut(node), true) = (happening, are_many) {
                let place = strong(&self.say(&self.place_of(node)));
                said.iter_mut().for_each(|one| *one = format!("{place}: {one}"));
            }
            said
        });
        let mut said: Vec<Vec<String>> = said.collect();
        let end = (moment.visits == self.last()).then(|| self.end()).flatten();
        let end = end.map(|end| vec![self.say(&end)]);
        match is_cut {
            // A cut explains itself before the end is told.
            true => said.splice(0..0, end).for_each(drop),
            false => said.extend(end),
        }
        let mut last = said.pop().unwrap_or_default().into_iter();
        let large = last.next().unwrap_or_default();
        Sentences { large, small: said.into_iter().flatten().chain(last).collect() }
    }

    fn happening(&self, happening: Happening) -> Vec<Message> {
        let walk = self.walk();
        let node_of = |node: usize| walk.tree().nodes[node].position();
        let number = |value: Option<Value>| {
            strong(&value.map_or_else(|| "?".to_owned(), |value| self.number(value)))
        };
        vec![match happening {
            Happening::Entered(node) => return self.entered(node),
            Happening::Valued(node) => {
                let value = number(node_of(node).and_then(|position| position.value));
                match node_of(node).and_then(|position| position.exit) {
                    Some(Exit::Estimated) => {
                        let estimated = message!("web-tree-said-estimated", value = value);
                        return vec![estimated, message!("web-tree-said-no-deeper")];
                    }
                    _ => message!("web-tree-said-finished", value = value),
                }
            }
            Happening::Improved { node, by } => {
                let value = number(node_of(by).and_then(|position| position.value));
                let (at, mv) = (self.at(node), walk.tree().nodes[by].mv.as_str());
                match node_of(node).and_then(|position| position.mover) {
                    Some(Player::Second) => {
                        message!("web-tree-said-min", value = value, at = at, mv = mv)
                    }
                    _ => message!("web-tree-said-max", value = value, at = at, mv = mv),
                }
            }
            Happening::Left(node) => {
                let known = walk.known(node, walk.left_after(node));
                let value = known.map(|known| self.known_text(known)).unwrap_or_default();
                message!("web-tree-said-left", at = self.at(node), value = strong(&value))
            }
            Happening::Cut(node) => return self.cut(node),
        }]
    }

    fn entered(&self, node: usize) -> Vec<Message> {
        let position = self.walk().tree().nodes[node].position();
        let who = match position.and_then(|position| position.mover) {
            Some(Player::Second) => "MIN",
            _ => "MAX",
        };
        let whole = self.pair.whole.children(self.in_whole(node)).len();
        let entered = message!("web-tree-said-entered", who = who, count = whole);
        if self.asked.which == Which::Minimax {
            return vec![entered];
        }
        let window = position.map(|position| [position.alpha, position.beta]);
        let [alpha, beta] = window.unwrap_or([Value::LOWEST, Value::HIGHEST]);
        let number = |value| strong(&self.number(value));
        let counts = match (alpha, beta) {
            (Value::LOWEST, Value::HIGHEST) => message!("web-tree-said-open"),
            (alpha, Value::HIGHEST) => message!("web-tree-said-alpha", alpha = number(alpha)),
            (Value::LOWEST, beta) => message!("web-tree-said-beta", beta = number(beta)),
            (alpha, beta) => {
                message!("web-tree-said-between", alpha = number(alpha), beta = number(beta))
            }
        };
        vec![entered, counts]
    }

    /// Why a node of the whole tree is not looked at: said once, at the first of those that are cut.
    pub(super) fn why_unseen(&self, node: usize) -> Option<String> {
        let whole = &self.pair.whole;
        let above = whole.tree().nodes[node].parent?;
        let cut = self.pair.inside(above).filter(|_| self.asked.which != Which::Minimax)?;
        let is_unseen = |&child: &usize| self.pair.inside(child).is_none();
        let first = whole.children(above).iter().copied().find(is_unseen);
        (first == Some(node)).then(|| self.cut(cut).first().map(|why| self.say(why))).flatten()
    }

    /// Why the rest of a node's moves is not looked at.
    fn cut(&self, node: usize) -> Vec<Message> {
        let walk = self.walk();
        let Some(cut) = walk.tree().nodes[node].position().and_then(|position| position.cut) else {
            return vec![message!("web-tree-cut")];
        };
        let [value, bound] = [cut.value, cut.bound].map(|value| strong(&self.number(value)));
        let (mv, at) = (walk.tree().nodes[cut.source].mv.as_str(), self.at(cut.at));
        let why = match cut.secured_by {
            Player::First => {
                message!("web-tree-said-cut-min", value = value, bound = bound, mv = mv, at = at)
            }
            Player::Second => {
                message!("web-tree-said-cut-max", value = value, bound = bound, mv = mv, at = at)
            }
        };
        vec![why, self.unsearched(node)]
    }

    /// The moves that are not looked at below a node that was cut.
    fn unsearched(&self, node: usize) -> Message {
        let all = self.pair.whole.children(self.in_whole(node)).iter();
        let unseen = all.filter(|&&child| self.pair.inside(child).is_none());
        let moves: Vec<&str> =
            unseen.map(|&child| self.pair.whole.tree().nodes[child].mv.as_str()).collect();
        match moves.len() {
            ..=MOST_NAMED => {
                message!("web-tree-said-unsearched", count = moves.len(), moves = moves.join(" "))
            }
            count => message!("web-tree-said-unsearched-many", count = count),
        }
    }

    fn end(&self) -> Option<Message> {
        let answer = match self.asked.which {
            Which::Minimax => &self.both.whole.0,
            Which::AlphaBeta | Which::Both => &self.both.seen.0,
        };
        let root = self.walk().tree().nodes.first()?.position()?;
        let known = Known { value: root.value?, bound: root.bound };
        let (value, mv) = (strong(&self.known_text(known)), answer.best_move.as_deref()?);
        Some(message!("web-tree-said-end", value = value, mv = strong(mv)))
    }
}

fn place(moves: &[&str]) -> Message {
    if moves.is_empty() {
        message!("web-tree-root")
    } else {
        message!("web-tree-after", moves = moves.join(" "))
    }
}

/// The words about a step.
pub(super) struct Sentences {
    /// The last thing that happened.
    pub(super) large: String,
    /// The other statements, each for a line of its own.
    pub(super) small: Vec<String>,
}

#[cfg(test)]
impl Sentences {
    /// All of it as one text.
    pub(super) fn all(&self) -> String {
        let small = self.small.iter().map(String::as_str);
        std::iter::once(self.large.as_str()).chain(small).collect::<Vec<_>>().join(" ")
    }
}
