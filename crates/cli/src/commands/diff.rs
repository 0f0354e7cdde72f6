//! `gametree diff`: two searches of one position side by side.

use gametree_catalogue::{Algorithm, Catalogue, Keep, Search, Session};
use gametree_language::message;
use gametree_present::comparison::{Comparison, SearchedTree};
use gametree_present::{json, report};
use gametree_rules::Work;

use crate::Reply;
use crate::arguments::Diff;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::search;
use crate::waiting::wait_within;

pub(crate) fn run(
    arguments: &Diff,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let session = arguments.place.open(catalogue)?;
    if session.result().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    let searches = [read(&arguments.a)?, read(&arguments.b)?];
    let most = usize::try_from(arguments.max_nodes).unwrap_or(usize::MAX);
    let keep = Keep { whole: true, ..Keep::at_most(most) };
    let comparison = wait_within(arguments.memory.budget()?, screen, |work| {
        let [a, b] = searches;
        let a = searched(a, &*session, keep, work)?;
        let b = searched(b, &*session, keep, work)?;
        Ok::<_, Complaint>(Comparison::new([a, b]))
    })??;
    screen.print_result(
        || json::Diff::new(&*session, &comparison),
        || report::diff(&comparison, &screen.style()),
    )?;
    let same = comparison.same_value && comparison.same_choice;
    Ok(if same { Reply::Yes } else { Reply::No })
}

fn read(text: &str) -> Result<Search, Complaint> {
    let search = search::read(text)?;
    match search.algorithm {
        Algorithm::Random => Err(Complaint(message!("error-tree-random"))),
        _ => Ok(search),
    }
}

/// The whole tree of a search. Both are kept, so they share the memory.
fn searched(
    search: Search,
    session: &dyn Session,
    keep: Keep,
    work: &Work,
) -> Result<SearchedTree, Complaint> {
    let (answer, tree) = session.tree(&search, keep, work)?;
    // Half a search says nothing about the other.
    if work.is_asked_to_stop() {
        return Err(Complaint(message!("error-diff-stopped")));
    }
    if tree.left_out == 0 {
        // Two searches that found nothing did not find the same.
        return match answer.best_move {
            Some(_) => Ok(SearchedTree { search, answer, tree }),
            None => Err(Complaint(message!("error-diff-nothing", search = search.to_string()))),
        };
    }
    let positions = tree.nodes.iter().filter(|node| node.position().is_some()).count();
    Err(Complaint(match positions < keep.most {
        true => message!("error-diff-memory"),
        false => message!("error-diff-too-large", most = keep.most),
    }))
}
