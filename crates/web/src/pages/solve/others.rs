use std::sync::Arc;

use gametree_catalogue::Entry;
use gametree_lab::Family;
use gametree_language::message;
use gametree_present::game_kind;
use maud::{Markup, html};

use super::family;
use super::sweeping::{self, State, Swept};
use crate::jobs::Running;
use crate::{Visitor, Workbench};

/// A family of another game.
pub(crate) struct Other<'a> {
    entry: &'a Entry,
    family: Family,
}

/// The first family of every other game.
pub(crate) fn of<'a>(workbench: &'a Workbench, game: &str) -> Vec<Other<'a>> {
    let entries = workbench.catalogue.entries().iter().filter(|entry| entry.name() != game);
    let other = |entry: &'a Entry| {
        let family = Family::parse(entry.families().first()?).ok()?;
        Some(Other { entry, family })
    };
    entries.filter_map(other).collect()
}

impl Other<'_> {
    /// What the work is about.
    pub(crate) fn about(&self) -> String {
        self.family.to_string()
    }

    /// The work about it, if there is any.
    pub(crate) fn running(&self, workbench: &Workbench) -> Option<Arc<Running<Swept>>> {
        workbench.families.unstopped(&self.about())
    }

    /// Whether there is nothing more to find out.
    fn is_known(&self, workbench: &Workbench) -> bool {
        self.running(workbench).is_some_and(|running| sweeping::settled(&running).is_some())
    }
}

/// Those that are not known yet are looked at one after the other, while nobody waits for them.
pub(crate) fn go_on(workbench: &Arc<Workbench>, others: &[Other<'_>]) {
    let unknown = others.iter().filter(|other| !other.is_known(workbench));
    let unknown: Vec<Family> = unknown.map(|other| other.family.clone()).collect();
    let workbench = Arc::clone(workbench);
    tokio::spawn(async move {
        for family in unknown {
            // If there is no room for it now, there will be when somebody looks again.
            let _: Result<State, _> = sweeping::ask(&workbench, &family).await;
        }
    });
}

/// What is known of them so far; `None` if there are no others.
pub(crate) fn cards(
    visitor: &Visitor,
    workbench: &Workbench,
    others: &[Other<'_>],
) -> Option<Markup> {
    let card = |other: &Other<'_>| {
        let name = visitor.say(&game_kind(other.entry));
        let found = other.running(workbench).and_then(|running| running.found());
        match found.as_deref() {
            Some(Ok(found)) => family::small(visitor, other.entry, &other.family, found),
            _ => html! {
                section.card.small-family {
                    header.card-head {
                        h3 { a href=(family::address(&other.family, "")) { (name) } }
                        span.aside { (visitor.language.write(&family::ranges(other.entry, &other.family))) }
                    }
                    p.soft { (visitor.say(&message!("web-solve-family-waiting"))) }
                }
            },
        }
    };
    (!others.is_empty()).then(|| {
        html! {
            h2.unseen { (visitor.say(&message!("web-solve-others"))) }
            div.small-families { @for other in others { (card(other)) } }
        }
    })
}

/// Whether all of them are known.
pub(crate) fn are_known(workbench: &Workbench, others: &[Other<'_>]) -> bool {
    others.iter().all(|other| other.is_known(workbench))
}
