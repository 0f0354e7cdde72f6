use std::time::Duration;

use gametree_language::{Message, message};
use gametree_present::sentence;
use gametree_rules::work::{Progress, Stage};
use maud::{Markup, html};
use serde::Serialize;

use crate::Visitor;
use crate::icon::Icon;
use crate::jobs::Running;
use crate::kit;

/// How far some work is, as a page shows it and as a script is told.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Step {
    /// Where on the page it stands.
    id: String,
    /// In words.
    text: String,
    /// How much has been done.
    done: u64,
    /// How much there is, if that is known.
    of: Option<u64>,
}

impl Step {
    pub(crate) fn new<T>(visitor: &Visitor, id: &str, running: &Running<T>) -> Step {
        let idle = Progress { stage: Stage::Searching, done: 0, of: None };
        let progress = running.progress().unwrap_or(idle);
        let text = visitor.say(&words(progress, running.elapsed()));
        Step { id: id.to_owned(), text, done: progress.done, of: progress.of }
    }

    /// The same where it is known what is being done.
    pub(crate) fn doing<T>(
        visitor: &Visitor,
        id: &str,
        doing: Message,
        running: &Running<T>,
    ) -> Step {
        let (done, of) = running.progress().map_or((0, None), |now| (now.done, now.of));
        let time = sentence::duration(whole_seconds(running.elapsed()));
        let left = running.left().filter(|left| !left.is_zero()).map(sentence::duration);
        let text = visitor.say(&match (of, left) {
            (None, _) if done == 0 => message!("web-reports-begun", what = doing, time = time),
            (Some(of), Some(left)) => message!(
                "web-reports-done-left",
                what = doing,
                done = done,
                of = of,
                time = time,
                left = left
            ),
            (Some(of), None) => {
                message!("web-reports-done-of", what = doing, done = done, of = of, time = time)
            }
            (None, _) => message!("web-reports-done", what = doing, done = done, time = time),
        });
        Step { id: id.to_owned(), text, done, of }
    }

    /// Words and a bar.
    pub(crate) fn bar(&self) -> Markup {
        let words = format!("{}-words", self.id);
        html! {
            div.step id=(self.id) {
                p.step-words id=(words) { (self.text) }
                @match self.of {
                    Some(of) => {
                        progress max=(of.max(1)) value=(self.done.min(of.max(1)))
                            aria-labelledby=(words) {}
                    }
                    None => progress aria-labelledby=(words) {},
                }
            }
        }
    }
}

fn words(Progress { stage, done, of }: Progress, elapsed: Duration) -> Message {
    let stage = match stage {
        Stage::Finding => message!("web-stage-finding"),
        Stage::Valuing => message!("web-stage-valuing"),
        Stage::Writing => message!("web-stage-writing"),
        Stage::Checking => message!("web-stage-checking"),
        Stage::Counting => message!("web-stage-counting"),
        Stage::Games => message!("web-stage-games"),
        // The browser's solver is one process.
        Stage::Searching | Stage::Grading | Stage::Joining => message!("web-stage-searching"),
    };
    let time = sentence::duration(whole_seconds(elapsed));
    match of {
        None if done == 0 => message!("web-begun", time = time),
        Some(of) => message!("web-done-of", stage = stage, done = done, of = of, time = time),
        None => message!("web-done", stage = stage, done = done, time = time),
    }
}

/// Whole seconds are enough for those who wait.
fn whole_seconds(elapsed: Duration) -> Duration {
    Duration::from_secs(elapsed.as_secs().max(1))
}

/// Work that somebody waits for, to be watched and given up. `more` is what it has found so far.
pub(crate) fn card(visitor: &Visitor, step: &Step, cancel: &str, more: Markup) -> Markup {
    html! {
        section.card.running-card {
            p { span.tag.running { (visitor.say(&message!("web-solve-running"))) } }
            (step.bar())
            (more)
            form method="post" action=(cancel) {
                (kit::button(
                    "", "", Icon::Stop, &visitor.say(&message!("web-solve-cancel")), ""
                ))
            }
        }
    }
}
