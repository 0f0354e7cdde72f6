//! `gametree rules`: how a game is played, with a worked example.

use gametree_catalogue::{Catalogue, Session};
use gametree_present::json::Rules as Json;
use gametree_present::{Page, report};

use crate::arguments::Rules;
use crate::complaint::Complaint;
use crate::place;
use crate::screen::Screen;

pub(crate) fn run(
    arguments: &Rules,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = place::open(catalogue, &arguments.spec, None, None)?;
    let entry = catalogue.entry_of(&session.spec())?;
    screen.print_result(|| Json::of(entry, &*session), || report::rules(entry, &*session))
}

/// How the game of a session is played, from its beginning.
pub(crate) fn page(session: &dyn Session, catalogue: &Catalogue) -> Result<Page, Complaint> {
    let from_the_start = catalogue.open(&session.spec())?;
    Ok(report::rules(catalogue.entry_of(&session.spec())?, &*from_the_start))
}
