//! Moving a leaf: every leaf is a field, with scripts a slider, whose track shows all its values.

use gametree_exercise::Reading;
use gametree_language::message;
use maud::{Markup, html};

use super::sheet::Sheet;
use crate::icon::Icon;

impl Sheet<'_> {
    pub(super) fn moving(&self) -> Markup {
        html! {
            div.explore-grid data-explore="move" data-shape=(self.tree().shape())
                data-root=(self.root_name()) data-scale=(self.tree().scale()) data-leaf=(self.leaf()) {
                div.explore-main {
                    form.card.leaf-card method="get" action="/explore" data-tree {
                        (self.hidden(&["leaves", "seed", "cuts", "shape"]))
                        @if self.planted.place.is_none() {
                            input type="hidden" name="shape" value=(self.tree().shape());
                        }
                        div.canvas-box {
                            div class=(self.canvas_class()) dir="ltr" {
                                (self.drawing(true, false, |_| None))
                                (self.leaves())
                            }
                        }
                        button.button.main.unscripted-only { (self.say(message!("web-tree-show"))) }
                        (self.stepper())
                        (self.legend())
                    }
                    (self.readings())
                }
                (self.rail())
                (self.templates())
            }
        }
    }

    pub(super) fn root_name(&self) -> &'static str {
        super::drawing::side(self.tree().root())
    }

    /// Many leaves need more room than a phone has.
    pub(super) fn canvas_class(&self) -> &'static str {
        match self.tree().leaves().len() {
            0..=12 => "leaf-canvas",
            13..=16 => "leaf-canvas many",
            _ => "leaf-canvas very-many",
        }
    }

    fn leaves(&self) -> Markup {
        let tree = self.tree();
        let scale = tree.scale();
        let searched = &self.planted.searched;
        let at = |leaf: usize| tree.node_of_leaf(leaf).unwrap_or(0);
        let state = |leaf: usize| {
            let states = [
                (leaf == self.leaf(), " here"),
                (!searched.saw(at(leaf)), " cut"),
                (searched.line.contains(&at(leaf)), " best"),
            ];
            states.iter().filter(|(is, _)| *is).map(|(_, name)| *name).collect::<String>()
        };
        html! {
            div.leaf-row {
                @for (leaf, &value) in tree.leaves().iter().enumerate() {
                    div class=(format!("leaf-column{}", state(leaf))) data-column=(leaf) {
                        (self.track(leaf))
                        input.leaf-field name="leaves" type="number" value=(value) min=(scale.lowest())
                            max=(scale.highest()) required inputmode="numeric"
                            aria-label=(self.say(message!("web-explore-leaf", leaf = leaf + 1)));
                    }
                }
            }
        }
    }

    /// All values of a leaf from the bottom to the top: where the root would be worth something else, and between which
    /// values the cuts change.
    fn track(&self, leaf: usize) -> Markup {
        let readings = self.tree().readings(leaf);
        let now = self.planted.searched.value;
        let steps = readings.len().saturating_sub(1).max(1) as f64;
        let height = |at: f64| (100.0 * (1.0 - at / steps)).clamp(0.0, 100.0);
        let notches = readings.windows(2).enumerate();
        let notches = notches.filter(|(_, pair)| pair[0].cut != pair[1].cut).map(|(at, _)| at);
        let line = |at: usize| {
            let y = height(at as f64 + 0.5);
            format!("M-6 {y:.1}H16")
        };
        let is_dark = |(_, reading): &(usize, &Reading)| reading.root != now;
        html! {
            svg.track viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" {
                rect.track-all x="0" y="0" width="10" height="100" {}
                g.track-dark {
                    @for (at, _) in readings.iter().enumerate().filter(is_dark) {
                        @let (top, bottom) = (height(at as f64 + 0.5), height(at as f64 - 0.5));
                        rect x="0" y=(format!("{top:.1}")) width="10" height=(format!("{:.1}", bottom - top)) {}
                    }
                }
                g.track-notches { @for at in notches { path d=(line(at)) {} } }
            }
        }
    }

    /// For fingers: one less, one more, the next leaf. They are links, so they do without scripts.
    fn stepper(&self) -> Markup {
        let (tree, leaf) = (self.tree(), self.leaf());
        let value = tree.leaves()[leaf];
        let moved = |by: i32| {
            let moved = tree.with_leaf(leaf, value + by).ok()?;
            Some(self.asked.address(|asked| {
                asked.wish.leaves = moved.leaves_text();
                (asked.wish.seed, asked.wish.cuts) = (String::new(), String::new());
            }))
        };
        let next = self.asked.address(|asked| asked.leaf = Some((leaf + 1) % tree.leaves().len()));
        let step = |by: i32, sign: &str, words| {
            html! {
                a.button.framed href=[moved(by)] role="button" data-moves=(by) aria-label=(self.say(words))
                    aria-disabled=[moved(by).is_none().then_some("true")] { (sign) }
            }
        };
        html! {
            div.stepper {
                (step(-1, "−", message!("web-explore-less")))
                span data-said="now" { (self.say(message!("web-explore-leaf-now", leaf = leaf + 1, value = value))) }
                (step(1, "+", message!("web-explore-more")))
                a.button href=(next) data-next {
                    span { (self.say(message!("web-explore-next"))) } (Icon::On.draw())
                }
            }
        }
    }

    fn legend(&self) -> Markup {
        let kinds = [
            ("dark", message!("web-explore-legend-root")),
            ("notch", message!("web-explore-legend-cuts")),
            ("ghost", message!("web-explore-legend-cut")),
        ];
        html! {
            div.explore-legend {
                @for (kind, words) in kinds {
                    span { i class=(format!("key {kind}")) {} (self.say(words)) }
                }
            }
        }
    }
}
