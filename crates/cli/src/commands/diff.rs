//! `gametree diff`: two searches of one position side by side.

use std::collections::HashMap;

use gametree_catalogue::{Algorithm, Answer, Search, Session};
use gametree_language::message;
use gametree_picture::tree::{Tree, value_text, why_left};
use serde::Serialize;

use crate::Reply;
use crate::arguments::Diff;
use crate::complaint::Complaint;
use crate::json;
use crate::patience::patiently;
use crate::screen::Screen;
use crate::search;

/// How many differences people are shown.
const SHOWN: usize = 12;

#[derive(Serialize)]
struct Json {
    #[serde(flatten)]
    position: json::Position,
    a: SideJson,
    b: SideJson,
    same_value: bool,
    same_choice: bool,
    both: usize,
    only_a: usize,
    only_b: usize,
    differences: Vec<Difference>,
}

#[derive(Serialize)]
struct SideJson {
    algorithm: &'static str,
    depth: Option<u32>,
    heuristic: String,
    best_move: Option<String>,
    value: Option<json::Number>,
    visited: u64,
    cutoffs: u64,
}

/// A place that only one of the searches looked at.
#[derive(Serialize)]
struct Difference {
    /// The moves that lead there.
    path: Vec<String>,
    /// `a` or `b`.
    seen_by: &'static str,
    /// Positions there and below.
    positions: usize,
    /// What the search that saw it found.
    value: String,
    /// Why the other did not look.
    why: String,
}

/// One search: its answer and its tree.
struct Side {
    question: Search,
    answer: Answer,
    tree: Tree,
    /// Where the positions are in the tree, by the moves that lead to them.
    by_path: HashMap<Vec<String>, usize>,
}

pub(crate) fn run(arguments: &Diff, screen: &Screen) -> Result<Reply, Complaint> {
    let session = arguments.place.open()?;
    if session.ending().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    let side = |text| Side::search(text, &*session, arguments.max_nodes, screen);
    let (a, b) = (side(&arguments.a)?, side(&arguments.b)?);
    let differences: Vec<Difference> =
        a.not_in(&b, "a", screen).chain(b.not_in(&a, "b", screen)).collect();
    let only = |who| {
        let mine = differences.iter().filter(|difference| difference.seen_by == who);
        mine.map(|difference| difference.positions).sum::<usize>()
    };
    let (only_a, only_b) = (only("a"), only("b"));
    // Values of different heuristics are numbers of different kinds; only equal ones compare.
    let same_value = a.worth() == b.worth();
    let same_choice = a.answer.best_move == b.answer.best_move;
    let found = Json {
        position: json::Position::new(&*session),
        same_value,
        same_choice,
        both: a.by_path.len() - only_a,
        only_a,
        only_b,
        differences,
        a: a.as_json(),
        b: b.as_json(),
    };
    if screen.wants_json() {
        screen.print_json(&found)?;
    } else {
        screen.print(&as_text(&found, &a, &b, screen))?;
    }
    Ok(if same_value && same_choice { Reply::Yes } else { Reply::No })
}

impl Side {
    fn search(
        text: &str,
        session: &dyn Session,
        most: u64,
        screen: &Screen,
    ) -> Result<Side, Complaint> {
        let question = search::read(text)?;
        if question.algorithm == Algorithm::Random {
            return Err(Complaint(message!("error-tree-random")));
        }
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let (answer, tree) = patiently(screen, |work| session.tree(&question, most, None, work))??;
        if tree.left_out > 0 {
            return Err(Complaint(message!(
                "error-diff-too-large",
                visited = answer.counts.visited
            )));
        }
        let mut paths: Vec<Vec<String>> = Vec::with_capacity(tree.nodes.len());
        let mut by_path = HashMap::new();
        for (index, node) in tree.nodes.iter().enumerate() {
            let mut path = node.parent.map(|parent| paths[parent].clone()).unwrap_or_default();
            if node.parent.is_some() {
                path.push(node.mv.clone());
            }
            if node.position().is_some() {
                by_path.insert(path.clone(), index);
            }
            paths.push(path);
        }
        Ok(Side { question, answer, tree, by_path })
    }

    /// The uppermost places that the other search did not look at.
    fn not_in<'a>(
        &'a self,
        other: &'a Side,
        name: &'static str,
        screen: &'a Screen,
    ) -> impl Iterator<Item = Difference> + 'a {
        let children = self.tree.children();
        let mut paths: Vec<(&Vec<String>, usize)> =
            self.by_path.iter().map(|(path, &index)| (path, index)).collect();
        paths.sort_by_key(|&(_, index)| index);
        paths.into_iter().filter_map(move |(path, index)| {
            let above = path.get(..path.len().checked_sub(1)?)?;
            if other.by_path.contains_key(path) || !other.by_path.contains_key(above) {
                return None;
            }
            let look = screen.look();
            let above = &other.tree.nodes[other.by_path[above]];
            let why = above.position().and_then(|position| why_left(position, &other.tree, &look));
            let value = self.tree.nodes[index].position();
            Some(Difference {
                path: path.clone(),
                seen_by: name,
                positions: self.positions_below(index, &children),
                value: value.map(|node| value_text(node, &self.tree, &look)).unwrap_or_default(),
                why: why.map(|why| screen.say(&why)).unwrap_or_default(),
            })
        })
    }

    fn positions_below(&self, index: usize, children: &[Vec<usize>]) -> usize {
        let mut open = vec![index];
        let mut count = 0;
        while let Some(node) = open.pop() {
            count += usize::from(self.tree.nodes[node].position().is_some());
            open.extend(&children[node]);
        }
        count
    }

    fn worth(&self) -> Option<(i64, i64)> {
        self.answer.value.map(|worth| (worth.value.0, worth.denominator))
    }

    fn as_json(&self) -> SideJson {
        SideJson {
            algorithm: self.question.algorithm.name(),
            depth: self.question.limits.depth.map(std::num::NonZeroU32::get),
            heuristic: self.question.heuristic.clone(),
            best_move: self.answer.best_move.clone(),
            value: self.answer.value.map(json::Number),
            visited: self.answer.counts.visited,
            cutoffs: self.answer.counts.cutoffs,
        }
    }
}

fn as_text(found: &Json, a: &Side, b: &Side, screen: &Screen) -> String {
    let look = screen.look();
    let mut facts = Vec::new();
    for (name, side) in [("A", a), ("B", b)] {
        let words = message!(
            "diff-side",
            search = super::analyze::search_text(&side.question, screen),
            mv = side.answer.best_move.clone().unwrap_or_default(),
            value = side.answer.value.map(|value| screen.amount(value)).unwrap_or_default(),
            visited = side.answer.counts.visited,
            cutoffs = side.answer.counts.cutoffs
        );
        facts.push((name.to_owned(), screen.say(&words)));
    }
    let yes_no =
        |yes| screen.say(&if yes { message!("diff-same") } else { message!("diff-not-same") });
    facts.push((screen.say(&message!("label-value")), yes_no(found.same_value)));
    facts.push((screen.say(&message!("label-best-move")), yes_no(found.same_choice)));
    let seen =
        message!("diff-seen", both = found.both, only_a = found.only_a, only_b = found.only_b);
    facts.push((screen.say(&message!("label-positions")), screen.say(&seen)));
    let mut text = look.labelled(&facts);
    if !found.differences.is_empty() {
        text.push('\n');
    }
    for difference in found.differences.iter().take(SHOWN) {
        let words = message!(
            "diff-only",
            who = difference.seen_by.to_uppercase(),
            path = difference.path.join(" "),
            value = difference.value.as_str(),
            count = difference.positions
        );
        text += &screen.say(&words);
        if !difference.why.is_empty() {
            text += &format!("\n    {}", look.terminal.faint(&difference.why));
        }
        text.push('\n');
    }
    if let more @ 1.. = found.differences.len().saturating_sub(SHOWN) {
        text += &screen.say(&message!("diff-more", count = more));
        text.push('\n');
    }
    text
}
