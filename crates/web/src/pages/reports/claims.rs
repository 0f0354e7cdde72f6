//! The claims of a report: what it says in our words, the judgement, the evidence and the source.

use gametree_lab::report::report_claim;
use gametree_lab::reports::{Claim, Judged, Report, Rerun};
use gametree_language::message;
use maud::{Markup, html};

use super::entries::judgement;
use crate::Visitor;

/// All claims of a report; what it says stands there before anything is rerun.
pub(super) fn card(visitor: &Visitor, report: Report, rerun: Option<&Rerun>) -> Markup {
    let say = |message| visitor.say(&message);
    html! {
        section.card.report-claims {
            header.card-head { h2 { (say(message!("reproduce-heading-claims"))) } }
            ol.plain.numbered {
                @for claim in Claim::of(report) {
                    li {
                        p { b { (visitor.say(&claim.said())) } }
                        @if let Some(judged) = judged(rerun, claim) {
                            p { (judgement(visitor, judged.judgement)) }
                            p.answer { (visitor.say(&judged.evidence)) }
                        } @else {
                            p.soft { (say(message!("web-reports-not-yet"))) }
                        }
                        p.small.soft {
                            (say(message!("claim-source", source = claim.source.said())))
                        }
                    }
                }
            }
        }
    }
}

/// The claim that a report's pages begin with, judged.
pub(super) fn first(visitor: &Visitor, rerun: &Rerun) -> Markup {
    html! {
        @if let Some(judged) = judged(Some(rerun), report_claim(rerun.report)) {
            p { (judgement(visitor, judged.judgement)) }
            p.answer { (visitor.say(&judged.evidence)) }
            p.small.soft {
                (visitor.say(&message!("claim-source", source = judged.claim.source.said())))
            }
        }
    }
}

fn judged<'a>(rerun: Option<&'a Rerun>, claim: &Claim) -> Option<&'a Judged> {
    rerun?.claims.iter().find(|judged| judged.claim == claim)
}
