//! `gametree diff`: two searches of one position side by side.

use gametree_catalogue::{Algorithm, Catalogue, Session};
use gametree_language::message;
use gametree_present::comparison::{Comparison, SearchedTree};
use gametree_present::{json, report};

use crate::Reply;
use crate::arguments::Diff;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::search;
use crate::waiting::wait;

pub(crate) fn run(
    arguments: &Diff,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let session = arguments.place.open(catalogue)?;
    if session.result().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    let side = |text| searched(text, &*session, arguments.max_nodes, screen);
    let sides = [side(&arguments.a)?, side(&arguments.b)?];
    let comparison = Comparison::new(sides, &screen.style());
    screen.print_result(
        || json::Diff::new(&*session, &comparison, screen.language()),
        || report::diff(&comparison),
    )?;
    let same = comparison.same_value && comparison.same_choice;
    Ok(if same { Reply::Yes } else { Reply::No })
}

fn searched(
    text: &str,
    session: &dyn Session,
    most: u64,
    screen: &Screen,
) -> Result<SearchedTree, Complaint> {
    let search = search::read(text)?;
    if search.algorithm == Algorithm::Random {
        return Err(Complaint(message!("error-tree-random")));
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let (answer, tree) = wait(screen, |work| session.tree(&search, most, None, work))??;
    if tree.left_out > 0 {
        let visited = answer.counts.visited;
        return Err(Complaint(message!("error-diff-too-large", visited = visited)));
    }
    Ok(SearchedTree { search, answer, tree })
}
