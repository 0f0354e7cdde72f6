use gametree_exercise::Shape;
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::{notice, shell};
use crate::Visitor;
use crate::classes::{MOST_CUTS, MOST_PHONES, Start};
use crate::command::SERVE_OTHERS;
use crate::icon::Icon;
use crate::kit::{self, Choice};
use crate::pages::explore::drawing::Drawing;

/// What a class begins with.
pub(crate) fn start(visitor: &Visitor, start: &Start, wrong: Option<Message>) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-class"));
    shell(visitor, &title, "class-page begin").page(html! {
        div.page-head { h1 { (title) } }
        (notice(visitor, wrong))
        form.card.class-start method="post" action=(visitor.on_to("/class")) {
            p.lead { (say(message!("web-class-intro"))) }
            @if let Some(tree) = &start.own {
                input type="hidden" name="shape" value=(tree.shape());
                input type="hidden" name="leaves" value=(tree.leaves_text());
                input type="hidden" name="scale" value=(tree.scale());
                @if tree.root() == gametree_rules::Player::Second {
                    input type="hidden" name="root" value="min";
                }
                h2 { (say(message!("web-class-own"))) }
                (Drawing {
                    tree,
                    searched: None,
                    language: visitor.language,
                    boxes: true,
                    moves: &[],
                    name: &say(message!("web-class-drawing", leaves = tree.leaves().len())),
                }.draw(|_| None))
            } @else {
                (wishes(visitor, &start.shape, start.cuts))
                label.wish-seed {
                    span.field-label { (say(message!("web-class-seed"))) }
                    input.field type="number" name="seed" min="0" inputmode="numeric"
                        value=[start.seed] placeholder=(say(message!("web-class-seed-any")));
                }
            }
            p { button.button.main { (kit::inside(Icon::People, &say(message!("web-class-start")), "")) } }
            p.soft.small { (say(message!("web-class-limits", phones = MOST_PHONES, hours = 2))) }
            @if start.own.is_some() {
                p { a href=(visitor.on_to("/class")) { (say(message!("web-class-other"))) } }
            }
        }
    })
}

/// Which shape a tree has, and how many cuts.
pub(super) fn wishes(visitor: &Visitor, shape: &Shape, cuts: Option<usize>) -> Markup {
    let chosen = shape.to_string();
    let own = Some(chosen.as_str()).filter(|chosen| !Shape::OFFERED.contains(chosen));
    let shapes = Shape::OFFERED.into_iter().chain(own);
    let named = |shape| Choice::new(shape, visitor.language.dotted(shape));
    let shapes: Vec<Choice> = shapes.map(named).collect();
    html! {
        div.wish-shape dir="ltr" {
            (kit::segments("shape", &visitor.say(&message!("web-class-shape")), &shapes, &chosen))
        }
        label.wish-cuts {
            span.field-label { (visitor.say(&message!("web-class-cuts"))) }
            select.field name="cuts" {
                option value="" selected[cuts.is_none()] { (visitor.say(&message!("web-class-cuts-any"))) }
                @for many in 1..=MOST_CUTS {
                    option value=(many) selected[cuts == Some(many)] { (visitor.language.number(many as u64)) }
                }
            }
        }
    }
}

/// Phones cannot reach this computer: what to do about it.
pub(crate) fn alone(visitor: &Visitor) -> Markup {
    let say = |message: Message| visitor.say(&message);
    let title = say(message!("web-class"));
    shell(visitor, &title, "class-page begin").page(html! {
        div.page-head { h1 { (title) } }
        section.card.class-start {
            p.lead { (say(message!("web-class-intro"))) }
            h2 { (say(message!("web-class-alone"))) }
            p { (say(message!("web-class-alone-how"))) }
            (kit::command(SERVE_OTHERS, &say(message!("web-copy"))))
            p.soft.small { (say(message!("web-class-alone-warning"))) }
        }
    })
}
