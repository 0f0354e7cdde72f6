use gametree_language::{Message, message};
use gametree_present::{Words, game_name};
use maud::{Markup, html};

use super::picture;
use crate::games::{Kept, Which};
use crate::kit;
use crate::{Place, Visitor, Workbench};

/// So many fit beside each other.
const MOST: u32 = 4;

/// The visitor's last games; nothing where there are none. Where games cannot be kept it says so, to everybody: the
/// rest of the page does not need them.
pub(super) async fn card(workbench: &Workbench, visitor: &Visitor) -> Markup {
    let owner = visitor.owner.as_deref().unwrap_or_default();
    let games = match workbench.games.list(owner, Which::All, MOST).await {
        Ok(games) if games.is_empty() => return html! {},
        Ok(games) => games,
        Err(problem) => {
            return html! { p.notice role="alert" { (visitor.sentence(&problem.message())) } };
        }
    };
    let title = visitor.say(&message!("web-left-off"));
    let games = html! {
        div.left-off { @for kept in &games { (link(workbench, visitor, kept)) } }
        p.home-own { a href="/games" { (visitor.say(&message!("web-own"))) } }
    };
    kit::card(&title, "", games)
}

fn link(workbench: &Workbench, visitor: &Visitor, kept: &Kept) -> Markup {
    let session = kept.game.session();
    let spec = session.spec();
    let name = workbench.catalogue.entry_of(&spec).map(|entry| game_name(entry, &spec));
    // Without the last move: in a picture so small its yellow makes thin blue lines look green.
    let place = Place { position: Some(session.position()), ..Place::start(&spec) };
    html! {
        a.left-off-game href=(format!("/g/{}", kept.id)) {
            span.left-off-picture aria-hidden="true" { (picture(workbench, visitor, &place).unwrap_or_default()) }
            span {
                @if let Ok(name) = name { strong { (visitor.say(&name)) } }
                span.soft { (visitor.say(&state(kept))) }
            }
        }
    }
}

/// Where the game stands.
fn state(kept: &Kept) -> Message {
    let made = kept.game.moves().len() as u64;
    if kept.game.is_over() {
        message!("web-left-off-over", moves = made)
    } else if kept.is_computers_turn() {
        message!("web-left-off-computer", number = made + 1)
    } else {
        message!("web-left-off-you", number = made + 1)
    }
}
