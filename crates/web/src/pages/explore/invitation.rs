//! How other pages lead here.

use std::num::NonZeroU32;

use gametree_exercise::FromGame;
use gametree_language::message;
use gametree_picture::tree::Tree;
use maud::{Markup, html};

use super::asked::{Asked, GameWish, Wish};
use super::drawing::Drawing;
use super::planted::Planted;
use crate::icon::Icon;
use crate::{Place, Visitor};

/// A card of the first page: the tree that everybody begins with.
pub(crate) fn invitation(visitor: &Visitor) -> Markup {
    let title = visitor.say(&message!("web-explore-title-move"));
    let Ok(planted) = Planted::usual(&mut Asked::default()) else { return html! {} };
    let drawing = Drawing {
        tree: planted.tree(),
        searched: Some(&planted.searched),
        language: visitor.language,
        boxes: true,
        moves: &[],
        name: &title,
    };
    html! {
        section.card.explore-invitation {
            div.invitation-words {
                h2.verdict { (title) }
                p.soft { (visitor.say(&message!("web-explore-home"))) }
                p {
                    a.button.framed href="/explore" { (Icon::Slide.draw()) span { (title) } }
                    a.button.framed href="/explore?mode=predict" { span { (visitor.say(&message!("web-explore-title-predict"))) } }
                }
            }
            div.invitation-tree dir="ltr" { (drawing.draw(|_| None)) }
        }
    }
}

/// The address where the leaves of a searched position can be moved, if its tree is one of ours.
pub(crate) fn of_tree(
    place: &Place,
    depth: Option<NonZeroU32>,
    heuristic: &str,
    tree: &Tree,
) -> Option<String> {
    FromGame::new(tree).ok()?;
    let game = GameWish { place: place.clone(), depth, heuristic: heuristic.to_owned() };
    let wish = Wish { game: Some(game), ..Wish::default() };
    Some(Asked { wish, ..Asked::default() }.address(|_| {}))
}
