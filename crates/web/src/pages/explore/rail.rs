//! What stands beside a tree: how much was looked at, which tree it is, why branches were cut, what to take along.

use gametree_exercise::{Cut, Shape, words};
use gametree_language::message;
use gametree_present::{game_kind, heuristic_label};
use maud::{Markup, html};

use super::asked::{Asked, Format, Wish};
use super::sheet::Sheet;
use crate::icon::Icon;
use crate::kit::{self, Choice};

/// Seeds of trees that nobody has numbered are below this.
const SEEDS: u64 = 1_000;

impl Sheet<'_> {
    pub(super) fn rail(&self) -> Markup {
        let cuts = kit::card(
            &self.say(message!("web-explore-cuts-title")),
            "",
            html! {
                div.cuts data-cuts { (self.cuts()) }
            },
        );
        html! {
            aside.rail.explore-rail {
                (self.looked_at())
                (self.which_tree())
                (cuts)
                (self.take_away())
            }
        }
    }

    /// How many leaves each search looks at.
    pub(super) fn looked_at(&self) -> Markup {
        let all = self.tree().leaves().len();
        let [fewest, most] = self.planted.orders;
        let rows = [
            ("minimax", message!("web-tree-minimax"), all),
            ("alphabeta", message!("web-tree-alphabeta"), self.planted.searched.leaves),
            ("fewest", message!("web-explore-best-order"), fewest),
            ("most", message!("web-explore-worst-order"), most),
        ];
        let said =
            message!("web-explore-both-say", value = self.planted.searched.value, fewest = fewest);
        kit::card(
            &self.say(message!("web-explore-looked-at-title")),
            "",
            html! {
                div.looked-rows {
                    @for (name, words, leaves) in rows {
                        @let words = self.say(words);
                        span class=(name) { (words) }
                        progress class=(name) value=(leaves) max=(all) aria-label=(words) {}
                        b class=(name) data-count=(name) { (self.count(leaves)) }
                    }
                }
                p.small.soft data-said="both" { (self.say(said)) }
            },
        )
    }

    /// Each cut with its reason.
    pub(super) fn cuts(&self) -> Markup {
        let cuts = &self.planted.searched.cuts;
        html! {
            @if cuts.is_empty() { p.small.soft { (self.say(message!("web-explore-no-cuts"))) } }
            @for cut in cuts {
                p.small { b { (self.node_name(cut.node)) } " " span { (self.reason(cut)) } }
            }
        }
    }

    pub(super) fn reason(&self, cut: &Cut) -> String {
        self.visitor.say(&words::cut(cut.secured_by, cut.value, cut.bound))
    }

    pub(super) fn node_name(&self, node: usize) -> String {
        self.say(message!("web-explore-node", node = self.branch(node)))
    }

    fn which_tree(&self) -> Markup {
        let shape = self.tree().shape().to_string();
        let offered = Shape::OFFERED.iter().map(|shape| (*shape).to_owned());
        let own = (!Shape::OFFERED.contains(&shape.as_str())).then(|| shape.clone());
        // A shape is read from left to right in every language.
        let dotted =
            |shape: &str| format!("\u{2066}{}\u{2069}", self.visitor.language.dotted(shape));
        let shapes: Vec<Choice> =
            offered.chain(own).map(|shape| Choice::new(&*shape, dotted(&shape))).collect();
        let legend = self.say(message!("web-explore-shape"));
        let tree_fields = [
            "shape",
            "leaves",
            "scale",
            "root",
            "seed",
            "cuts",
            "leaf",
            "game",
            "position",
            "moves",
            "depth",
            "heuristic",
        ];
        let typed = self.typed();
        let is_wrong = self.wrong.is_some() && typed.game.is_none() && !typed.leaves.is_empty();
        // What was typed stays until it can be read.
        let leaves = if is_wrong {
            typed.leaves.clone()
        } else {
            self.tree().leaves_text().replace('.', " ")
        };
        kit::card(
            &self.say(message!("web-explore-tree")),
            "",
            html! {
                form.explore-form method="get" action="/explore" data-sends {
                    (self.hidden(&tree_fields))
                    (kit::segments("shape", &legend, &shapes, &shape))
                    button.button.framed.unscripted-only { (self.say(message!("web-tree-show"))) }
                }
                form.explore-form method="get" action="/explore" data-leaves-form {
                    (self.hidden(&["leaves", "seed", "cuts", "shape"]))
                    @if self.planted.place.is_none() { input type="hidden" name="shape" value=(shape); }
                    label.field-label for="leaves-text" { (self.say(message!("web-explore-leaves"))) }
                    input #leaves-text.field.code name="leaves" dir="ltr" autocomplete="off" spellcheck="false"
                        maxlength="200" value=(leaves) aria-invalid=[is_wrong.then_some("true")];
                    (self.wrong_here(is_wrong))
                    button.button.framed.unscripted-only { (self.say(message!("web-tree-show"))) }
                }
                div.explore-news {
                    a.button.framed href=(self.new_values()) data-fresh { (self.say(message!("web-explore-new-values"))) }
                    (self.game_form())
                }
            },
        )
    }

    /// Other values in a tree of the same shape: the next exercise.
    pub(super) fn new_values(&self) -> String {
        self.asked.address(|asked| {
            let shape = self.tree().shape().to_string();
            asked.wish = Wish { shape, seed: self.next_seed().to_string(), ..Wish::default() };
            (asked.leaf, asked.marked) = (None, Vec::new());
            (asked.check, asked.hint) = (false, false);
        })
    }

    /// The number of the next exercise. A tree that has none has one that follows from its leaves.
    pub(super) fn next_seed(&self) -> u64 {
        let leaves = self.tree().leaves().iter();
        let own = || leaves.fold(0, |seed, &leaf| (seed * 31 + leaf.unsigned_abs() as u64) % SEEDS);
        self.planted.seed().unwrap_or_else(own).wrapping_add(1)
    }

    /// A form that asks for the tree of a position.
    fn game_form(&self) -> Markup {
        let game = self.typed().game.as_ref();
        let is_wrong = self.wrong.is_some() && game.is_some();
        let place = game.map(|game| &game.place);
        let spec = place.map_or("", |place| place.spec.as_str());
        let entries = self.workbench.catalogue.entries();
        let depth = game.and_then(|game| game.depth).map_or(2, std::num::NonZero::get);
        let label = |words| self.say(words);
        html! {
            details.from-game open[game.is_some()] {
                summary.button.framed { (label(message!("web-explore-from-game"))) }
                form.explore-form method="get" action="/explore" {
                    (self.mode_field())
                    label.field-label for="from-spec" { (label(message!("web-explore-game"))) }
                    input #from-spec.field.code name="game" dir="ltr" list="from-specs" required autocomplete="off"
                        spellcheck="false" maxlength="200"
                        value=(if spec.is_empty() { entries.first().map_or("", |entry| entry.parameters.example) } else { spec });
                    datalist #from-specs {
                        @for entry in entries {
                            option value=(entry.parameters.example) { (self.visitor.say(&game_kind(entry))) }
                        }
                    }
                    label.field-label for="from-moves" { (label(message!("web-explore-moves"))) }
                    input #from-moves.field.code name="moves" dir="ltr" autocomplete="off" spellcheck="false"
                        value=(place.map(|place| place.moves.join(" ")).unwrap_or_default());
                    label.field-label for="from-depth" { (label(message!("web-tree-depth"))) }
                    input #from-depth.field type="number" name="depth" min="1" max=(Shape::MOST_PLIES) value=(depth);
                    (self.heuristics(spec, game.map_or("", |game| game.heuristic.as_str())))
                    (self.wrong_here(is_wrong))
                    button.button.main { (label(message!("web-tree-show"))) }
                }
            }
        }
    }

    /// By which heuristic the leaves get their numbers. The usual one needs no name, so every game has it.
    fn heuristics(&self, spec: &str, chosen: &str) -> Markup {
        let game = self.workbench.catalogue.open(spec).ok();
        let names = game.as_ref().map_or(&[][..], |game| game.heuristics());
        let label = |name: &str| match &game {
            Some(game) => self.visitor.language.write(&heuristic_label(&**game, name)),
            None => name.to_owned(),
        };
        html! {
            @if names.len() > 1 {
                label.field-label for="from-heuristic" { (self.say(message!("web-tree-heuristic"))) }
                select #from-heuristic.field name="heuristic" dir="ltr" {
                    @for (place, name) in names.iter().enumerate() {
                        option value=(if place == 0 { "" } else { name }) selected[*name == chosen] { (label(name)) }
                    }
                }
            }
        }
    }

    /// The mode, for forms that ask for another tree.
    pub(super) fn mode_field(&self) -> Markup {
        let mode =
            Asked { mode: self.asked.mode, projected: self.asked.projected, ..Asked::default() };
        html! {
            @for (name, value) in mode.hidden(&[]) { input type="hidden" name=(name) value=(value); }
        }
    }

    fn take_away(&self) -> Markup {
        let file = |format: Format, solution: bool| {
            self.asked.address(|asked| {
                (asked.format, asked.solution) = (Some(format), solution);
                (asked.mode, asked.projected, asked.leaf) = (Default::default(), false, None);
            })
        };
        let link = self.asked.address(|asked| asked.projected = false);
        kit::card(
            &self.say(message!("web-explore-take")),
            "",
            html! {
                div.take-away {
                    a.button.framed href=(link) data-share=(self.say(message!("web-explore-link-copied"))) data-keeps-leaves {
                        (Icon::Link.draw()) span { (self.say(message!("web-explore-link"))) }
                    }
                    @for (format, name) in [(Format::Svg, "SVG"), (Format::Tikz, "TikZ"), (Format::Json, "JSON")] {
                        a.button.framed href=(file(format, true)) download data-keeps-leaves {
                            (Icon::Download.draw()) span { (name) }
                        }
                    }
                    a.button.framed href=(file(Format::Html, false)) download data-keeps-leaves {
                        (Icon::Document.draw()) span { (self.say(message!("web-explore-sheet"))) }
                    }
                    a.button.framed href=(file(Format::Html, true)) download data-keeps-leaves {
                        (Icon::Check.draw()) span { (self.say(message!("web-explore-sheet-solution"))) }
                    }
                }
            },
        )
    }
}
