//! Positions without a tree to step through: the game is over, or there is too much of it.

use gametree_language::message;
use gametree_present::game_name;
use maud::{Markup, html};

use super::asked::Asked;
use super::searched::{MOST_NODES, TooLarge};
use super::sheet::{chips, games, settings};
use crate::Visitor;
use crate::place::Opened;
use crate::shell::{Lens, Shell};

/// Says how large the tree is, what would fit, and how much is below every move.
pub(super) fn too_large(
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
    size: &TooLarge,
) -> Markup {
    let say = |message| visitor.say(&message);
    let count = |nodes: u128| visitor.language.count(nodes);
    let most = visitor.language.number(MOST_NODES as i128);
    let said = match size.nodes {
        Some(nodes) => message!("web-tree-large", nodes = count(nodes), most = most),
        None => message!("web-tree-larger", most = most),
    };
    let after = |mv: &str| asked.address_elsewhere(|place| place.moves.push(mv.to_owned()));
    frame(
        visitor,
        asked,
        opened,
        html! {
            section.card.large {
                p.verdict { (say(said)) }
                @if let Some((depth, nodes)) = size.fits {
                    p {
                        (say(message!("web-tree-fits", depth = depth.get(), nodes = count(nodes))))
                        " "
                        a.button.main href=(asked.address(|asked| {
                            (asked.depth, asked.step, asked.at) = (Some(depth), None, Vec::new());
                        })) { (say(message!("web-tree-fits-show", depth = depth.get()))) }
                    }
                }
            }
            section.card.large {
                header.card-head { h2 { (say(message!("web-tree-moves"))) } }
                @for (moves, nodes) in alike(&size.moves) {
                    @let below = nodes.map_or_else(|| say(message!("web-tree-uncounted")), count);
                    @let list = html! {
                        ul.plain.large-moves {
                            @for mv in &moves {
                                li {
                                    a href=(after(mv)) { bdi.code dir="ltr" { (mv) } }
                                    span.soft { (below) }
                                }
                            }
                        }
                    };
                    @if moves.len() > FEW {
                        details.fold {
                            summary {
                                (say(message!("web-tree-alike", moves = moves.len(), nodes = below.as_str())))
                            }
                            (list)
                        }
                    } @else {
                        (list)
                    }
                }
            }
        },
    )
}

/// So many moves with the same number of nodes below them are listed; more are folded.
const FEW: usize = 12;

/// The moves by how many nodes there are below them, in the order in which these numbers come first.
fn alike(moves: &[(String, Option<u128>)]) -> Vec<(Vec<&str>, Option<u128>)> {
    let mut alike: Vec<(Vec<&str>, Option<u128>)> = Vec::new();
    for (mv, nodes) in moves {
        match alike.iter_mut().find(|(_, same)| same == nodes) {
            Some((moves, _)) => moves.push(mv),
            None => alike.push((vec![mv], *nodes)),
        }
    }
    alike
}

/// Says that there is nothing to search, and how to go back.
pub(super) fn finished(visitor: &Visitor, asked: &Asked, opened: &Opened<'_>) -> Markup {
    let say = |message| visitor.say(&message);
    let (words, back) = match asked.place.moves.is_empty() {
        false => (
            message!("web-tree-one-back"),
            asked.address_elsewhere(|place| {
                place.moves.pop();
            }),
        ),
        true => (
            message!("web-tree-from-start"),
            asked.address_elsewhere(|place| place.position = None),
        ),
    };
    frame(
        visitor,
        asked,
        opened,
        html! {
            section.card.large {
                p.verdict { (say(message!("web-tree-finished"))) }
                @if asked.place.position.is_some() || !asked.place.moves.is_empty() {
                    p { a.button.main href=(back) { (say(words)) } }
                }
                svg.small-stage viewBox=(opened.session.drawing().view_box()) role="img"
                    aria-label=(opened.session.position()) {
                    g.small-board { (maud::PreEscaped(opened.session.drawing().body)) }
                }
            }
        },
    )
}

fn frame(visitor: &Visitor, asked: &Asked, opened: &Opened<'_>, body: Markup) -> Markup {
    let title = visitor.say(&game_name(opened.entry, &opened.place.spec));
    let mut shell = Shell::new(visitor, title.clone(), "tree-page");
    shell.lens = Some(Lens::Tree);
    shell.place = Some(asked.place.clone());
    shell.scripts = &["tree.js"];
    shell.page(html! {
        div.page-head { h1 { (title) } (chips(opened)) (settings(visitor, asked, opened, html! {})) }
        (body)
        (games(visitor, opened))
    })
}
