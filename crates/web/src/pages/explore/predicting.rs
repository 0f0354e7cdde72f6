//! Predicting the cuts: branches are marked, then looked at one by one.

use std::collections::BTreeSet;

use gametree_exercise::{Answer, Mark, Marked, Shape, cuts_of, words};
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::sheet::Sheet;
use crate::icon::Icon;

impl Sheet<'_> {
    pub(super) fn predicting(&self) -> Markup {
        let marked = self.marked_nodes();
        let verdict = self
            .asked
            .check
            .then(|| Answer { marked: marked.clone() }.mark(self.tree(), &self.planted.searched));
        html! {
            div.predict data-explore="predict" {
                form.card.predict-card method="get" action="/explore" data-predict {
                    (self.hidden(&["marked", "check", "hint"]))
                    p.ask { (self.say(message!("web-explore-ask"))) }
                    div.canvas-box {
                    div class=(self.canvas_class()) dir="ltr" {
                        (self.drawing(verdict.is_some(), true, |node| self.toggle(node, &marked, verdict.as_ref())))
                    }
                    }
                    div.predict-bar {
                        span data-marked=(marked.len()) { (self.say(message!("web-explore-marked", count = marked.len()))) }
                        a.button href=(self.asked.address(|asked| {
                            (asked.marked, asked.check, asked.hint) = (Vec::new(), false, false);
                        })) data-shows { (self.say(message!("web-explore-clear"))) }
                        // The first button of a form is the one that Enter presses; the style sheet shows it last.
                        button.button.main name="check" value="yes" data-enter {
                            span { (self.say(message!("web-explore-check"))) } kbd { "Enter" }
                        }
                        button.button.framed.bar-end name="hint" value="yes" aria-keyshortcuts="H" {
                            (Icon::Hint.draw()) span { (self.say(message!("web-explore-hint"))) } kbd { "H" }
                        }
                    }
                    @if self.asked.hint && verdict.is_none() {
                        p.hint-said role="status" data-news=(self.say(self.hint(&marked))) { (self.say(self.hint(&marked))) }
                    }
                    script #marked-words type="application/json" { (self.marked_words()) }
                }
                @if let Some(verdict) = verdict { (self.verdict(&verdict)) }
                (self.new_exercise())
            }
        }
    }

    fn marked_nodes(&self) -> BTreeSet<usize> {
        let marked = self.asked.marked.iter();
        marked.filter_map(|branch| self.tree().node_at(branch).ok()).collect()
    }

    /// Every later branch can be marked: what comes first is always looked at, if its node is.
    fn toggle(
        &self,
        node: usize,
        marked: &BTreeSet<usize>,
        verdict: Option<&Marked>,
    ) -> Option<Markup> {
        let branch = self.tree().branch(node);
        if branch.is_first() {
            return None;
        }
        let mark = verdict.and_then(|verdict| {
            verdict.branches.iter().find(|(marked, _)| *marked == node).map(|(_, mark)| *mark)
        });
        let label = self.say(message!("web-explore-branch", branch = self.branch(node)));
        Some(html! {
            foreignObject.toggle-place width="44" height="44" transform="translate(-22 -22)" {
                label.toggle {
                    input type="checkbox" name="marked" value=(branch) checked[marked.contains(&node)]
                        aria-label=(label) id=(format!("mark-{node}"));
                    span class=(format!("toggle-face {}", mark.map_or("", mark_class))) { (Icon::Cut.draw()) }
                }
            }
        })
    }

    /// How many are marked, for every number that there can be: the script shows one of them.
    fn marked_words(&self) -> maud::PreEscaped<String> {
        let counts = (0..self.tree().len())
            .map(|count| self.say(message!("web-explore-marked", count = count)));
        let words = serde_json::json!(counts.collect::<Vec<String>>());
        maud::PreEscaped(words.to_string().replace('<', "\\u003c"))
    }

    /// Where to look, without saying what is there.
    fn hint(&self, marked: &BTreeSet<usize>) -> Message {
        let searched = &self.planted.searched;
        let found = Answer { marked: marked.clone() }.mark(self.tree(), searched);
        let first = |mark: Mark| found.branches.iter().find(|(_, found)| *found == mark);
        if let Some(&(node, _)) = first(Mark::Wrong) {
            return message!("web-explore-hint-wrong", branch = self.branch(node));
        }
        let missed = first(Mark::Missed).and_then(|&(node, _)| self.tree().parent(node));
        match missed {
            Some(node) => message!("web-explore-hint-missed", node = self.branch(node)),
            None => message!("web-explore-hint-right"),
        }
    }

    /// Every branch that there is something to say about, with its reason.
    fn verdict(&self, verdict: &Marked) -> Markup {
        let counts = [Mark::Right, Mark::Missed, Mark::Wrong].map(|mark| verdict.count(mark));
        let said = match (verdict.is_right(), counts) {
            (true, [0, ..]) => message!("web-explore-verdict-none"),
            (true, [right, ..]) => message!("web-explore-verdict-right", right = right),
            (false, [right, missed, wrong]) => {
                message!("web-explore-verdict", right = right, missed = missed, wrong = wrong)
            }
        };
        let said = self.say(said);
        html! {
            section.card.verdict-card {
                p.verdict role="status" data-news=(said) { (said) }
                ul.plain.verdicts {
                    @for &(node, mark) in &verdict.branches {
                        li class=(mark_class(mark)) {
                            span.tag { (self.say(mark_name(mark))) }
                            b { (self.say(message!("web-explore-branch", branch = self.branch(node)))) }
                            span { (self.why(node, mark)) }
                        }
                    }
                }
            }
        }
    }

    fn why(&self, node: usize, mark: Mark) -> String {
        let searched = &self.planted.searched;
        match (mark, searched.cut_of(node)) {
            (Mark::Right | Mark::Missed, Some(cut)) => self.reason(cut),
            (Mark::Wrong, _) => {
                let looked = searched.nodes[node];
                let ends = looked.map_or((None, None), |looked| (looked.alpha, looked.beta));
                self.visitor.say(&words::looked(ends.0, ends.1))
            }
            _ => self.say(message!("web-explore-below")),
        }
    }

    fn new_exercise(&self) -> Markup {
        let shape = self.tree().shape().to_string();
        let own = (!Shape::OFFERED.contains(&shape.as_str())).then_some(shape.as_str());
        let typed = self.typed();
        let is_wrong = self.wrong.is_some() && typed.game.is_none() && typed.leaves.is_empty();
        // Only what there is: not every shape has trees with many cuts.
        let cuts = cuts_of(self.tree().shape(), self.next_seed());
        html! {
            section.card {
                form.new-exercise method="get" action="/explore" data-predict {
                    (self.mode_field())
                    label.new-part {
                        span.field-label { (self.say(message!("web-explore-shape"))) }
                        select.field name="shape" dir="ltr" {
                            @for offered in Shape::OFFERED.into_iter().chain(own) {
                                option value=(offered) selected[offered == shape] { (self.visitor.language.dotted(offered)) }
                            }
                        }
                    }
                    label.new-part {
                        span.field-label { (self.say(message!("web-explore-cuts-wanted"))) }
                        select.field name="cuts" {
                            option value="" { (self.say(message!("web-explore-cuts-any"))) }
                            @for cuts in cuts.into_iter().filter(|cuts| *cuts > 0) {
                                option value=(cuts) selected[self.asked.wish.cuts == cuts.to_string()] { (self.count(cuts)) }
                            }
                        }
                    }
                    label.new-part {
                        span.field-label { (self.say(message!("web-explore-number"))) }
                        input.field type="number" name="seed" min="0" max="999999999" value=(self.next_seed()) inputmode="numeric";
                    }
                    (self.wrong_here(is_wrong))
                    button.button.framed aria-keyshortcuts="N" {
                        (Icon::Reload.draw()) span { (self.say(message!("web-explore-new-exercise"))) } kbd { "N" }
                    }
                }
            }
        }
    }
}

const fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Right => "right",
        Mark::Missed => "missed",
        Mark::Wrong => "mistaken",
        Mark::Below => "below",
    }
}

fn mark_name(mark: Mark) -> Message {
    match mark {
        Mark::Right => message!("web-explore-right"),
        Mark::Missed => message!("web-explore-missed"),
        Mark::Wrong => message!("web-explore-wrong"),
        Mark::Below => message!("web-explore-already"),
    }
}
