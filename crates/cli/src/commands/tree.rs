//! `gametree tree`: the search tree, cuts included, in every format.

use std::fs;

use gametree_catalogue::{Algorithm, Answer};
use gametree_language::{Argument, message};
use gametree_picture::tree::{self, folded, tree_dot, tree_json, tree_svg, tree_text, tree_tikz};
use serde::Serialize;

use crate::arguments::{Format, Tree};
use crate::complaint::Complaint;
use crate::json;
use crate::patience::patiently;
use crate::screen::Screen;
use crate::stepper::Stepper;

/// Children drawn below a node before the rest is folded away.
const PICTURED_CHILDREN: u64 = 9;

#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    position: json::Position,
    algorithm: &'static str,
    depth: Option<u32>,
    heuristic: &'a str,
    best_move: Option<&'a str>,
    value: Option<json::Number>,
    line: &'a [String],
    visited: u64,
    left_out: u64,
    nodes: serde_json::Value,
}

pub(crate) fn run(arguments: &Tree, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    if session.ending().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    let question = arguments.search.search()?;
    if question.algorithm == Algorithm::Random {
        return Err(Complaint(message!("error-tree-random")));
    }
    let most = usize::try_from(arguments.max_nodes).unwrap_or(usize::MAX);
    let visits = arguments.step.map(|step| usize::try_from(step).unwrap_or(usize::MAX));
    let (answer, mut tree) =
        patiently(screen, |work| session.tree(&question, most, visits, work))??;
    if arguments.interactive {
        if !screen.is_interactive() {
            return Err(Complaint(message!("error-no-terminal")));
        }
        let stepper = Stepper::new(tree, session, screen.look());
        return stepper
            .run()
            .map_err(|error| Complaint(message!("error-output", reason = error.to_string())));
    }
    if arguments.only_line {
        tree = tree.only_line();
    }
    let format = if screen.wants_json() { Format::Json } else { arguments.format };
    let pictured = !matches!(format, Format::Text | Format::Json);
    let most_children = arguments.max_children.or(pictured.then_some(PICTURED_CHILDREN));
    if let (Some(most), true) = (most_children, format != Format::Json) {
        tree = folded(&tree, usize::try_from(most).unwrap_or(usize::MAX));
    }
    let look = screen.look();
    let title = message!(
        "tree-title",
        algorithm = question.algorithm.name(),
        spec = session.spec(),
        position = session.position()
    );
    let text = match format {
        Format::Text => tree_text(&tree, &look),
        Format::Svg => tree_svg(&tree, &screen.say(&title), look.language).stand_alone(),
        Format::Dot => tree_dot(&tree, &look),
        Format::Tikz => tree_tikz(&tree),
        Format::Json => {
            let object = Json {
                position: json::Position::new(&*session),
                algorithm: question.algorithm.name(),
                depth: question.limits.depth.map(std::num::NonZeroU32::get),
                heuristic: &question.heuristic,
                best_move: answer.best_move.as_deref(),
                value: answer.value.map(json::Number),
                line: &answer.line,
                visited: answer.counts.visited,
                left_out: tree.left_out,
                nodes: tree_json(&tree),
            };
            screen.json_text(&object)?
        }
    };
    write(arguments, &text, &answer, &tree, screen)
}

/// To the file asked for, or to standard output.
fn write(
    arguments: &Tree,
    text: &str,
    answer: &Answer,
    tree: &tree::Tree,
    screen: &Screen,
) -> Result<(), Complaint> {
    let Some(file) = &arguments.out else { return screen.print(text) };
    fs::write(file, screen.unmarked(text).as_bytes()).map_err(|error| {
        Complaint(message!(
            "error-write",
            file = Argument::quoted(&file.display().to_string()),
            reason = error.to_string()
        ))
    })?;
    let written = message!(
        "tree-written",
        file = Argument::quoted(&file.display().to_string()),
        nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count(),
        visited = answer.counts.visited
    );
    if screen.wants_json() { Ok(()) } else { screen.print(&screen.say(&written)) }
}
