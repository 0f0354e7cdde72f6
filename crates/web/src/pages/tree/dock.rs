//! From step to step.

use gametree_language::message;
use maud::{Markup, html};

use super::canvas::tenth;
use super::story::Story;
use super::words::{marked, strong};
use crate::icon::Icon;

/// More steps than this are not ticked one by one.
const MOST_TICKS: usize = 80;

impl Story<'_> {
    /// The address of a step.
    pub(super) fn step_address(&self, step: usize) -> String {
        self.asked.address(|asked| (asked.step, asked.at) = (Some(step), Vec::new()))
    }

    fn step_link(
        &self,
        id: &str,
        icon: Icon,
        label: &str,
        to: Option<usize>,
        class: &str,
    ) -> Markup {
        html! {
            @if let Some(step) = to {
                a id=(id) class=(format!("button {class}")) href=(self.step_address(step)) data-step=(step)
                    aria-label=(label) title=(label) { (icon.draw()) }
            } @else {
                span class=(format!("button {class}")) aria-disabled="true" { (icon.draw()) }
            }
        }
    }

    /// Back, to the first step and by one.
    pub(super) fn before(&self, step: usize) -> Markup {
        let earlier = (step > 1).then(|| step - 1);
        let first = earlier.map(|_| 1);
        html! {
            (self.step_link("step-first", Icon::First, &self.say(&message!("web-tree-first")), first, ""))
            (self.step_link("step-back", Icon::Back, &self.say(&message!("web-tree-back")), earlier, "framed"))
        }
    }

    /// On by one.
    pub(super) fn after(&self, step: usize) -> Markup {
        let later = (step < self.last()).then(|| step + 1);
        self.step_link("step-on", Icon::On, &self.say(&message!("web-tree-on")), later, "framed")
    }

    /// Which step it is.
    pub(super) fn place(&self, step: usize) -> Markup {
        let at = strong(&self.visitor.language.number(step as i128));
        marked(&self.say(&message!("web-tree-of", at = at, all = self.last())))
    }

    /// On to the next cut.
    pub(super) fn to_next_cut(&self, step: usize) -> Markup {
        let label = self.say(&message!("web-tree-next-cut"));
        let inside = html! { (Icon::Cut.draw()) span { (label) } kbd { "C" } };
        html! {
            @if let Some(next) = self.next_cut(step) {
                a.button.framed #step-cut href=(self.step_address(next)) data-step=(next)
                    aria-keyshortcuts="C" { (inside) }
            } @else if !self.cuts.is_empty() {
                span.button.framed aria-disabled="true" { (inside) }
            }
        }
    }

    pub(super) fn dock(&self, step: usize) -> Markup {
        let own = ["step", "at"];
        html! {
            form.dock dir="ltr" method="get" action=(self.asked.path()) {
                @for (name, value) in self.asked.hidden(&own) {
                    input type="hidden" name=(name) value=(value);
                }
                div.dock-buttons {
                    span.piece data-piece="before" { (self.before(step)) }
                    button.button.main.scripted-only type="button" data-play
                        data-pause=(self.say(&message!("web-tree-pause")))
                        aria-label=(self.say(&message!("web-tree-play"))) {
                        span.play-icon { (Icon::Play.draw()) } span.pause-icon { (Icon::Pause.draw()) }
                    }
                    span.piece data-piece="after" { (self.after(step)) }
                }
                div.dock-track {
                    (self.ticks())
                    input.step-field type="number" name="step" min="1" max=(self.last()) value=(step)
                        inputmode="numeric" aria-label=(self.say(&message!("web-tree-step")));
                }
                span.dock-place data-piece="place" { (self.place(step)) }
                button.button.framed.unscripted-only { (self.say(&message!("web-tree-show"))) }
                span.piece.dock-cut data-piece="next" { (self.to_next_cut(step)) }
            }
        }
    }

    /// Where the cuts are, above the line, and the steps below it.
    fn ticks(&self) -> Markup {
        let last = (self.last().max(2) - 1) as f64;
        let x = |step: usize| tenth((step - 1) as f64 / last * 1000.0);
        let all = if self.last() <= MOST_TICKS { self.last() } else { 0 };
        html! {
            svg.ticks viewBox="0 0 1000 30" preserveAspectRatio="none" aria-hidden="true" {
                @for &cut in &self.cuts { path.cut-tick d=(format!("M{} 0v11", x(cut))) {} }
                @for step in 1..=all {
                    @if !self.cuts.contains(&step) { path.step-tick d=(format!("M{} 22v6", x(step))) {} }
                }
            }
        }
    }
}
