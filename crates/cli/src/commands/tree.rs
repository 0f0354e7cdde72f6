//! `gametree tree`: the search tree, cuts included, in every format.

use std::fs;

use gametree_catalogue::{Algorithm, Answer, Catalogue, Search, Session};
use gametree_language::{Argument, message};
use gametree_picture::tree::{self, folded, tree_dot, tree_svg, tree_text, tree_tikz};
use gametree_present::json;

use crate::arguments::{Format, Tree};
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::stepper::Stepper;
use crate::waiting::wait;

/// Children drawn below a node before the rest is folded away.
const PICTURED_CHILDREN: u64 = 9;

pub(crate) fn run(
    arguments: &Tree,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    let search = arguments.search.search()?;
    let (answer, mut tree) =
        searched(&*session, &search, arguments.max_nodes, arguments.step, screen)?;
    if arguments.interactive {
        if !screen.is_interactive() {
            return Err(Complaint(message!("error-no-terminal")));
        }
        let stepper = Stepper::new(tree, session, screen.style());
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
    let style = screen.style();
    let title = message!(
        "tree-title",
        algorithm = search.algorithm.name(),
        spec = session.spec(),
        position = session.position()
    );
    let text = match format {
        Format::Text => tree_text(&tree, &style),
        Format::Svg => tree_svg(&tree, &screen.say(&title), style.language).stand_alone(),
        Format::Dot => tree_dot(&tree, &style),
        Format::Tikz => tree_tikz(&tree),
        Format::Json => screen.json_text(&json::Tree::new(&*session, &search, &answer, &tree))?,
    };
    write(arguments, &text, &answer, &tree, screen)
}

/// Nodes that are kept of a search, if nobody says.
pub(crate) const USUAL_NODES: u64 = 100_000;

/// Searches and keeps the tree, or what there was of it after some visits.
pub(crate) fn searched(
    session: &dyn Session,
    search: &Search,
    max_nodes: u64,
    visits: Option<u64>,
    screen: &Screen,
) -> Result<(Answer, tree::Tree), Complaint> {
    if session.result().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    if search.algorithm == Algorithm::Random {
        return Err(Complaint(message!("error-tree-random")));
    }
    let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let (most, visits) = (number(max_nodes), visits.map(number));
    Ok(wait(screen, |work| session.tree(search, most, visits, work))??)
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
