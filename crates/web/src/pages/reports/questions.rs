//! What a report asked, answered by experiments: each is played when somebody asks.

use gametree_lab::report::answer_table;
use gametree_lab::reports::{Answered, Question, Report};
use gametree_language::message;
use gametree_present::page::Block;
use gametree_present::{Page, html as page_html};
use maud::{Markup, PreEscaped, html};

use super::reruns::{Reruns, State};
use super::waiting;
use super::wanted::{Piece, Wanted};
use crate::command::REPRODUCING;
use crate::{Visitor, kit};

/// A question and how far its answer is.
pub(super) type Standing = (&'static Question, State);

pub(super) fn card(
    visitor: &Visitor,
    reruns: &Reruns,
    report: Report,
    standings: &[Standing],
) -> Markup {
    html! {
        section.card.report-questions id=(format!("questions-{report}")) {
            header.card-head { h2 { (visitor.say(&message!("reproduce-heading-answers"))) } }
            ol.plain.numbered {
                @for (question, state) in standings {
                    li id=(anchor(question)) {
                        p { b { (visitor.say(&question.asked())) } }
                        @match (reruns.shelf.answer(question), state) {
                            (Some(answered), _) => (answer(visitor, &answered)),
                            (None, State::Idle | State::Known) => (ask(visitor, question)),
                            // It has its turn in something larger, whose bar stands elsewhere.
                            (None, State::Running(wanted, _)) if !matches!(wanted, Wanted::One(_)) => {
                                (waiting::part(visitor, reruns, question.name, &State::Waiting))
                            },
                            (None, state) => {
                                (waiting::part(visitor, reruns, question.name, state))
                            },
                        }
                    }
                }
            }
        }
    }
}

fn anchor(question: &Question) -> String {
    format!("question-{}", question.name)
}

/// The address has no anchor: a page that loads itself again would only jump to it.
fn ask(visitor: &Visitor, question: &'static Question) -> Markup {
    let address = Wanted::One(Piece::Question(question)).address();
    html! {
        p {
            a.button.framed href=(address) {
                (visitor.say(&message!("web-reports-ask")))
                span.unseen { ": " (visitor.say(&question.asked())) }
            }
        }
    }
}

fn answer(visitor: &Visitor, answered: &Answered) -> Markup {
    let table = Page::new([Block::Table(answer_table(answered))]);
    let lines = (REPRODUCING.answer)(answered.question);
    html! {
        p.answer { (visitor.say(&answered.answer)) }
        details {
            summary.small.soft { (visitor.say(&message!("web-reports-played"))) }
            div.rows-scroll { (PreEscaped(page_html(&table, visitor.language))) }
            @for line in lines.lines() {
                (kit::command(line, &visitor.say(&message!("web-copy"))))
            }
        }
    }
}
