//! What went wrong, in words, and what was right; and a game against the program that did it.

use gametree_lab::report::{fault_source, no_fault, told};
use gametree_lab::reports::{Fault, Report, Rerun};
use gametree_language::message;
use maud::{Markup, html};

use super::wanted::see;
use crate::Visitor;
use crate::icon::Icon;
use crate::kit;

/// The faults, numbered.
pub(super) fn card(visitor: &Visitor, report: Report) -> Markup {
    let say = |message| visitor.say(&message);
    html! {
        section.card.report-faults {
            header.card-head { h2 { (say(message!("reproduce-heading-wrong"))) } }
            @if let Some(none) = no_fault(report) { p { (visitor.say(&none)) } }
            ol.plain.numbered {
                @for fault in Fault::of(report) {
                    li {
                        p {
                            b { (visitor.say(&fault.title())) }
                            (visitor.language.separator())
                            a.see href=(see(fault)) {
                                (say(message!("web-reports-see")))
                                span.unseen { ": " (visitor.say(&fault.title())) }
                            }
                        }
                        p.small.soft {
                            (visitor.say(&fault.told())) " " (visitor.say(&fault_source(fault)))
                        }
                    }
                }
            }
            (play(visitor, report))
        }
    }
}

/// What was right.
pub(super) fn right(visitor: &Visitor, rerun: &Rerun) -> Markup {
    let body = html! { p.soft { (visitor.say(&told(rerun).right)) } };
    kit::card(&visitor.say(&message!("reproduce-heading-right")), "", body)
}

/// Begins a game as those were that its program is known for.
fn play(visitor: &Visitor, report: Report) -> Markup {
    let begins = if report.human_begins() { "you" } else { "computer" };
    html! {
        form.play-against method="post" action="/games" {
            input type="hidden" name="spec" value=(report.example());
            input type="hidden" name="player" value=(format!("reports:{report}"));
            input type="hidden" name="begins" value=(begins);
            button.button.framed {
                (kit::inside(Icon::Play, &visitor.say(&message!("web-reports-play")), ""))
            }
        }
    }
}
