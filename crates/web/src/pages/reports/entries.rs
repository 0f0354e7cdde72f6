//! The five reports at the side of every page: what is known of each, and what the bars mean.

use gametree_lab::report::{judgement_word, report_game, verdict_word};
use gametree_lab::reports::{Judgement, Report, Rerun, Verdict};
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::reruns::{Reruns, State};
use super::wanted::{Piece, Wanted};
use crate::command::REPRODUCING;
use crate::{Visitor, kit};

/// All of them; one may be chosen.
pub(super) fn card(visitor: &Visitor, reruns: &Reruns, chosen: Option<Report>) -> Markup {
    let line = chosen.map_or_else(|| "gametree reproduce".to_owned(), REPRODUCING.explain);
    html! {
        section.card.report-entries {
            nav aria-label=(visitor.say(&message!("web-reports-list"))) {
                ul.plain {
                    @for report in Report::ALL {
                        li { (entry(visitor, reruns, report, chosen == Some(report))) }
                    }
                }
            }
            (legend(visitor))
            (kit::command(&line, &visitor.say(&message!("web-copy"))))
        }
    }
}

fn entry(visitor: &Visitor, reruns: &Reruns, report: Report, is_chosen: bool) -> Markup {
    let table = reruns.shelf.table(report);
    let running = || {
        let state = reruns.state(Wanted::One(Piece::Table(report)));
        matches!(state, State::Running(..))
    };
    let words = match &table {
        Some(table) => counts(&table.rerun),
        None if running() => message!("web-reports-running"),
        None => message!("web-reports-not-yet"),
    };
    html! {
        a.entry href=(format!("/reports/{report}")) aria-current=[is_chosen.then_some("page")] {
            span.entry-name {
                bdi.code dir="ltr" { (report) }
                " "
                b { (visitor.say(&report_game(report))) }
            }
            span.small.soft { (visitor.say(&words)) }
            @match &table {
                Some(table) => (bar(&table.rerun)),
                None => span.verdict-bar.unknown aria-hidden="true" {},
            }
        }
    }
}

/// How many rows hold, in words.
pub(super) fn counts(rerun: &Rerun) -> Message {
    let rows = rerun.rows.len();
    let [reproduced, possible, plausible] =
        [Verdict::Reproduced, Verdict::Possible, Verdict::Plausible].map(|one| rerun.count(one));
    match (reproduced, possible, plausible) {
        (0, 1.., 0) => {
            message!("web-reports-counts-possible", possible = possible, rows = rows)
        }
        // The rule that they are held against was chosen for them.
        (0, 0, 1..) if rerun.report == Report::Sim => {
            message!("web-reports-counts-chosen", plausible = plausible, rows = rows)
        }
        (_, 0, 0) => {
            message!("web-reports-counts-reproduced", reproduced = reproduced, rows = rows)
        }
        _ => message!(
            "web-reports-counts-all",
            reproduced = reproduced,
            possible = possible,
            plausible = plausible,
            rows = rows
        ),
    }
}

/// A piece for every row; the words beside it say the same.
fn bar(rerun: &Rerun) -> Markup {
    html! {
        span.verdict-bar aria-hidden="true" {
            @for verdict in Verdict::ALL {
                @for _ in 0..rerun.count(verdict) { span class=(verdict) {} }
            }
        }
    }
}

/// The sign of a verdict with its word.
pub(crate) fn verdict(visitor: &Visitor, verdict: Verdict) -> Markup {
    html! {
        span.verdict-word {
            span class={ "verdict-sign " (verdict) } aria-hidden="true" {}
            (visitor.say(&verdict_word(verdict)))
        }
    }
}

/// The sign of a judgement with its word: the signs are those of verdicts.
pub(super) fn judgement(visitor: &Visitor, judgement: Judgement) -> Markup {
    let sign = match judgement {
        Judgement::Holds => Verdict::Reproduced,
        Judgement::Fails => Verdict::NotReproduced,
        Judgement::Open => Verdict::Plausible,
    };
    html! {
        span.verdict-word {
            span class={ "verdict-sign " (sign) } aria-hidden="true" {}
            (visitor.say(&judgement_word(judgement)))
        }
    }
}

fn legend(visitor: &Visitor) -> Markup {
    html! {
        ul.plain.verdict-legend aria-label=(visitor.say(&message!("web-reports-legend"))) {
            @for one in Verdict::ALL { li { (verdict(visitor, one)) } }
        }
    }
}
