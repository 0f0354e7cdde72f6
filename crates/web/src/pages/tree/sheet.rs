//! The page.

use gametree_language::message;
use gametree_present::{game_kind, game_name, heuristic_label, heuristic_title};
use gametree_search::Order;
use maud::{Markup, html};

use super::asked::{Asked, Format, ROOT, View, Which};
use super::steps::AT_ONCE;
use super::story::{Canvas, Face, Story};
use super::words::{marked, strong};
use crate::icon::Icon;
use crate::kit::{self, Choice};
use crate::pages::explore::of_tree;
use crate::place::Opened;
use crate::shell::{Lens, Shell};
use crate::{Place, Visitor};

/// Depths that are offered.
const DEPTHS: u32 = 9;

/// The trees of other games.
pub(super) fn games(visitor: &Visitor, opened: &Opened<'_>) -> Markup {
    let others = opened.catalogue.entries().iter();
    let others = others.filter(|entry| entry.name() != opened.entry.name());
    html! {
        nav.other-games aria-label=(visitor.say(&message!("web-games"))) {
            @for entry in others {
                a href=(Place::start(entry.parameters.example).address(Lens::Tree.name())) {
                    (visitor.say(&game_kind(entry)))
                }
            }
        }
    }
}

impl Story<'_> {
    pub(super) fn page(&self) -> Markup {
        let step = self.step();
        let projected = self.asked.view == View::Projector;
        let title = self.title();
        let mut shell = Shell::new(self.visitor, title.clone(), self.class());
        shell.lens = Some(Lens::Tree);
        shell.place = Some(self.asked.place.clone());
        shell.scripts = &["tree.js"];
        shell.page(html! {
            div.page-head {
                h1 {
                    (title)
                    @if projected { ": " (which_name(self.visitor, self.asked.which)) }
                }
                @if !projected { (chips(self.opened)) }
                (settings(self.visitor, self.asked, self.opened, self.kept_place(step)))
                div.actions {
                    @if projected {
                        a.button #leave href=(self.asked.address(|asked| asked.view = View::Page))
                            aria-keyshortcuts="P" data-leave data-keeps-step {
                            span { (self.say(&message!("web-tree-leave"))) } kbd { "Esc" }
                        }
                    } @else {
                        (self.downloads(step))
                        (self.explored())
                        a.button href=(self.asked.address(|asked| asked.view = View::Projector))
                            aria-keyshortcuts="P" data-keeps-step {
                            (kit::inside(
                                Icon::Projector,
                                &self.say(&message!("web-tree-projector")),
                                "P",
                            ))
                        }
                    }
                }
            }
            @if !projected { (self.origin()) }
            (self.body(step))
            @if !projected { (games(self.visitor, self.opened)) }
        })
    }

    fn class(&self) -> &'static str {
        match (self.asked.view, self.asked.which) {
            (View::Projector, Which::Both) => "tree-page projector both",
            (View::Projector, _) => "tree-page projector",
            (View::Outline, Which::Both) => "tree-page outlined both",
            (View::Outline, _) => "tree-page outlined",
            (View::Page, Which::Both) => "tree-page both",
            (View::Page, _) => "tree-page",
        }
    }

    fn title(&self) -> String {
        let game = game_name(self.opened.entry, &self.opened.place.spec);
        match self.label(0) {
            None => self.say(&game),
            Some(state) => self.say(&message!("web-tree-title", game = game, state = state)),
        }
    }

    /// The node that other settings begin at, for their form.
    fn kept_place(&self, step: usize) -> Markup {
        html! { span hidden data-piece="from" { (self.visited_field(step)) } }
    }

    fn visited_field(&self, step: usize) -> Markup {
        let moves = self.visited_at(step).join(" ");
        let moves = if moves.is_empty() { ROOT } else { &moves };
        html! { input type="hidden" name="from" value=(moves); }
    }

    fn body(&self, step: usize) -> Markup {
        let faces = self.faces(step);
        let moment = self.moment(step);
        let reason = self.reason(&moment);
        let steps = self.asked.address(|asked| asked.format = Some(Format::Steps));
        html! {
            div.tree-grid data-steps=(steps) data-step=(step) data-last=(self.last())
                data-at-once=(AT_ONCE)
                data-cuts=(self.cuts.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")) {
                section.card.tree-card {
                    @for &canvas in self.canvases() { (self.view(canvas, step, &faces)) }
                    (self.outline(&faces))
                    @if self.asked.view != View::Projector { (self.dock(step)) (self.legend()) }
                }
                @if self.asked.view == View::Projector {
                    section.reason.strip data-piece="reason" aria-live="off" { (reason) }
                    (self.dock(step))
                } @else {
                    aside.rail {
                        section.reason data-piece="reason" { (reason) }
                        div data-piece="ladder" { (self.ladder(&moment)) }
                        div data-piece="position" { (self.position(&moment)) }
                        div data-piece="code" { (self.code(&moment)) }
                    }
                }
            }
        }
    }

    fn view(&self, canvas: Canvas, step: usize, faces: &[Face]) -> Markup {
        let (head, name) = match (canvas, self.asked.which) {
            (Canvas::Minimax, Which::Both) => (self.head_of(canvas, step), "head-m"),
            (Canvas::AlphaBeta, Which::Both) => (self.head_of(canvas, step), "head-a"),
            _ => (self.counters(step), "counters"),
        };
        html! {
            div.view dir="ltr" {
                div class=(if name == "counters" { "counters" } else { "view-head" }) data-piece=(name) {
                    (head)
                }
                (self.canvas(canvas, step, faces))
            }
        }
    }

    /// How many nodes each search has visited.
    pub(super) fn counters(&self, step: usize) -> Markup {
        let [minimax, alphabeta] = self.visited(step);
        let all = self.pair.whole.visits();
        let row = |name: &str, nodes: usize, which: Which| {
            html! {
                span { (which_name(self.visitor, which)) }
                progress class=(name) value=(nodes) max=(all)
                    aria-label=(which_name(self.visitor, which)) {}
                b { (self.visitor.language.number(nodes as i128)) }
            }
        };
        html! {
            div.counters-rows {
                (row("alphabeta", alphabeta, Which::AlphaBeta))
                (row("minimax", minimax, Which::Minimax))
            }
            p.tiny.soft dir="auto" { (self.say(&message!("web-tree-counters", all = all))) }
        }
    }

    /// What stands above one of two drawings.
    pub(super) fn head_of(&self, canvas: Canvas, step: usize) -> Markup {
        let [minimax, alphabeta] = self.visited(step);
        let (nodes, which) = match canvas {
            Canvas::Minimax => (minimax, Which::Minimax),
            Canvas::AlphaBeta => (alphabeta, Which::AlphaBeta),
        };
        let number = strong(&self.visitor.language.number(nodes as i128));
        let head = message!("web-tree-head", nodes = number, count = nodes);
        let answers = [&self.both.whole.0, &self.both.seen.0];
        let said = match (canvas, answers.map(|answer| answer.best_move.as_deref())) {
            (Canvas::AlphaBeta, [whole, Some(mv)]) if step == self.last() => {
                let cutoffs = message!("web-tree-cutoffs", count = answers[1].counts.cutoffs);
                let same = if whole == Some(mv) { "yes" } else { "no" };
                message!("web-tree-head-end", head = head, cutoffs = cutoffs, same = same, mv = mv)
            }
            _ => head,
        };
        html! {
            span { (which_name(self.visitor, which)) }
            bdi.soft { (marked(&self.say(&said))) }
        }
    }

    fn legend(&self) -> Markup {
        if self.asked.which == Which::Both {
            return html! {};
        }
        let with_cuts = self.asked.which != Which::Minimax;
        let kinds = [
            ("max", message!("web-tree-legend-max"), true),
            ("min", message!("web-tree-legend-min"), true),
            ("over", message!("web-tree-legend-over"), true),
            ("estimate", message!("web-tree-legend-estimate"), self.asked.depth.is_some()),
            ("here", message!("web-tree-legend-here"), true),
            ("later", message!("web-tree-legend-later"), true),
            ("cut", message!("web-tree-legend-cut"), with_cuts),
            ("best", message!("web-tree-legend-best"), true),
        ];
        html! {
            div.tree-legend {
                @for (kind, words, _) in kinds.iter().filter(|(_, _, shown)| *shown) {
                    span { i class=(format!("kind {kind}")) {} (self.say(words)) }
                }
                (self.other_view())
            }
        }
    }

    /// The outline for those who prefer it to a drawing, and back.
    fn other_view(&self) -> Markup {
        let (view, words) = match self.asked.view {
            View::Outline => (View::Page, message!("web-tree-canvas")),
            _ => (View::Outline, message!("web-tree-outline")),
        };
        let address = self.asked.address(|asked| asked.view = view);
        html! { a.other-view href=(address) data-keeps-step { (self.say(&words)) } }
    }

    /// A small tree can be taken to where its leaves are moved.
    fn explored(&self) -> Markup {
        let asked = self.asked;
        let address = (asked.order == Order::Listed)
            .then(|| of_tree(&asked.place, asked.depth, &asked.heuristic, &self.both.whole.1))
            .flatten();
        html! {
            @if let Some(address) = address {
                a.button.to-explore href=(address) {
                    (Icon::Slide.draw()) span { (self.say(&message!("web-explore-from-tree"))) }
                }
            }
        }
    }

    fn downloads(&self, step: usize) -> Markup {
        let label = self.say(&message!("web-tree-download"));
        let of_step = (step < self.last()).then_some(step);
        html! {
            span.downloads role="group" aria-label=(label) {
                (Icon::Download.draw())
                @for (index, format) in Format::FILES.into_iter().enumerate() {
                    @if index > 0 { span aria-hidden="true" { (self.visitor.language.separator().trim()) } }
                    a href=(self.asked.address(|asked| {
                        (asked.format, asked.step, asked.at) = (Some(format), of_step, Vec::new());
                        (asked.view, asked.open) = (View::Page, Vec::new());
                    })) download data-keeps-step { (format.title()) }
                }
            }
        }
    }

    /// The parts of the page that are replaced when the step changes.
    pub(super) fn pieces(&self, step: usize) -> Vec<(&'static str, Markup)> {
        let moment = self.moment(step);
        let mut pieces = vec![
            ("reason", self.reason(&moment)),
            ("from", self.visited_field(step)),
            ("before", self.before(step)),
            ("after", self.after(step)),
            ("place", self.place(step)),
            ("next", self.to_next_cut(step)),
        ];
        if self.asked.view != View::Projector {
            pieces.push(("ladder", self.ladder(&moment)));
            pieces.push(("position", self.position(&moment)));
            pieces.push(("code", self.code(&moment)));
        }
        match self.asked.which {
            Which::Both => {
                pieces.push(("head-m", self.head_of(Canvas::Minimax, step)));
                pieces.push(("head-a", self.head_of(Canvas::AlphaBeta, step)));
            }
            _ => pieces.push(("counters", self.counters(step))),
        }
        pieces
    }
}

/// What a search is called.
pub(super) fn which_name(visitor: &Visitor, which: Which) -> String {
    visitor.say(&match which {
        Which::Minimax => message!("web-tree-minimax"),
        Which::AlphaBeta => message!("web-tree-alphabeta"),
        Which::Both => message!("web-tree-both"),
    })
}

/// The game, and the position if it is not the start.
pub(super) fn chips(opened: &Opened<'_>) -> Markup {
    let place = &opened.place;
    html! {
        (kit::code(&place.spec))
        @if place.position.is_some() || !place.moves.is_empty() {
            (kit::code(&opened.session.position()))
        }
    }
}

/// How it is searched: a form that a script sends by itself, with the place that is kept.
pub(super) fn settings(
    visitor: &Visitor,
    asked: &Asked,
    opened: &Opened<'_>,
    kept: Markup,
) -> Markup {
    let say = |message| visitor.say(&message);
    let own = ["algorithm", "depth", "order", "heuristic", "step", "at", "open", "fit", "visited"];
    let algorithms = Which::ALL.map(|which| Choice::new(which.name(), which_name(visitor, which)));
    let legend = say(message!("web-tree-algorithm"));
    let heuristics = opened.session.heuristics();
    let projected = asked.view == View::Projector;
    html! {
        form.tree-settings method="get" action=(asked.path()) data-sends {
            @for (name, value) in asked.hidden(&own) {
                input type="hidden" name=(name) value=(value);
            }
            (kept)
            (kit::segments("algorithm", &legend, &algorithms, asked.which.name()))
            @if !projected {
                select.field name="depth" aria-label=(say(message!("web-tree-depth"))) {
                    option value="" selected[asked.depth.is_none()] { (say(message!("web-tree-depth-end"))) }
                    @let chosen = asked.depth.map_or(0, |depth| depth.get());
                    @for depth in (1..=DEPTHS).chain((chosen > DEPTHS).then_some(chosen)) {
                        option value=(depth) selected[depth == chosen] {
                            (say(message!("web-tree-depth-plies", plies = depth)))
                        }
                    }
                }
                select.field name="order" aria-label=(say(message!("web-tree-order"))) {
                    @for order in Order::ALL {
                        option value=(order.name()) selected[order == asked.order] {
                            (say(match order {
                                Order::Listed => message!("web-tree-order-listed"),
                                Order::Best => message!("web-tree-order-best"),
                                Order::Worst => message!("web-tree-order-worst"),
                                Order::Heuristic => message!("web-tree-order-heuristic"),
                            }))
                        }
                    }
                }
                // Only where a heuristic decides anything.
                @if heuristics.len() > 1 && (asked.depth.is_some() || !asked.heuristic.is_empty()) {
                    select.field name="heuristic" aria-label=(say(message!("web-tree-heuristic"))) {
                        @for name in heuristics {
                            option value=(name) selected[*name == asked.heuristic]
                                title=(say(heuristic_title(opened.entry, name))) {
                                (visitor.language.write(&heuristic_label(&*opened.session, name)))
                            }
                        }
                    }
                }
            } @else {
                input type="hidden" name="depth" value=(asked.depth.map(|it| it.to_string()).unwrap_or_default());
                input type="hidden" name="order" value=(asked.order.name());
                input type="hidden" name="heuristic" value=(asked.heuristic);
            }
            button.button.framed.unscripted-only { (say(message!("web-tree-show"))) }
        }
    }
}
