use gametree_language::message;
use maud::{Markup, html};

use super::reruns::{Reruns, State};
use super::wanted::Wanted;
use crate::icon::Icon;
use crate::{Visitor, kit};

/// What stands where something is not known yet: how far it is, and how to give it up; nothing where it is known.
pub(super) fn part(visitor: &Visitor, reruns: &Reruns, id: &str, state: &State) -> Markup {
    let say = |message| visitor.say(&message);
    html! {
        @match state {
            State::Known => {},
            State::Running(wanted, running) => div.report-running {
                (reruns.step(visitor, id, *wanted, running).bar())
                @if running.is_lasting() { p.small.soft { (say(message!("web-reports-leave"))) } }
                form method="post" action=(wanted.told("cancel")) {
                    (kit::button("", "", Icon::Stop, &say(message!("web-solve-cancel")), ""))
                }
            },
            State::Waiting => p.soft { (say(message!("web-solve-waiting"))) },
            State::Idle => p.soft { (say(message!("web-reports-stopped"))) },
        }
    }
}

/// A form that has something rerun.
pub(super) fn again(visitor: &Visitor, wanted: Wanted) -> Markup {
    let label = visitor.say(&match wanted {
        Wanted::Tables => message!("web-reports-rerun-all"),
        _ => message!("web-reports-rerun"),
    });
    html! {
        form method="post" action=(wanted.told("rerun")) {
            button.button.framed { (kit::inside(Icon::Reload, &label, "")) }
        }
    }
}

/// Whether the page shows less than there will be.
pub(super) fn is_pending(state: &State) -> bool {
    matches!(state, State::Running(..) | State::Waiting)
}

/// Where the page hears how things stand.
pub(super) fn events(watched: &[Wanted]) -> Option<String> {
    let watched: Vec<String> = watched.iter().map(Wanted::to_string).collect();
    (!watched.is_empty()).then(|| format!("/reports/events?watch={}", watched.join(",")))
}
