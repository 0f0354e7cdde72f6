use axum::http::HeaderMap;
use gametree_exercise::words;
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::start::wishes;
use super::{address, branch, marked, notice, qr, shell};
use crate::classes::{Board, Tally, Wall};
use crate::icon::Icon;
use crate::pages::explore::drawing::Drawing;
use crate::{Visitor, Workbench, kit};

/// So often the page is loaded again where there are no scripts.
const REFRESH: u32 = 3;

/// The page on the wall.
pub(crate) fn page(
    workbench: &Workbench,
    visitor: &Visitor,
    headers: &HeaderMap,
    wall: &Wall<'_>,
    wrong: Option<Message>,
) -> Markup {
    let view = View { visitor, wall, board: &wall.board };
    let hosts = address::hosts(workbench, headers);
    let title = view.say(message!("web-class-question"));
    let class = if wall.is_projected { "class-page wall projector" } else { "class-page wall" };
    let mut shell = shell(visitor, &title, class);
    shell.scripts = &["class.js"];
    shell.refresh = wall.board.is_open.then_some(REFRESH);
    let news = visitor.on_to(&format!("/class/{}/events", wall.id));
    shell.page(html! {
        div.page-head data-class=(news) data-stage=(wall.board.pulse.stage)
            data-page=(view.address(wall.is_projected)) {
            h1 { (title) }
            div.actions { (view.way_in(&hosts)) (view.actions()) }
        }
        (notice(visitor, wrong))
        (view.tree())
        (view.counts())
        (view.foot(&hosts))
    })
}

struct View<'a> {
    visitor: &'a Visitor,
    wall: &'a Wall<'a>,
    board: &'a Board,
}

impl View<'_> {
    fn say(&self, message: Message) -> String {
        self.visitor.say(&message)
    }

    /// This page, on a wall or not.
    fn address(&self, is_projected: bool) -> String {
        let view = if is_projected { "?view=projector" } else { "" };
        self.visitor.on_to(&format!("/class/{}{view}", self.wall.id))
    }

    /// Where a form of this page is sent.
    fn way_to(&self, what: &str) -> String {
        self.visitor.on_to(&format!("/class/{}/{what}", self.wall.id))
    }

    /// Where phones find it.
    fn way_in(&self, hosts: &[String]) -> Markup {
        let code = self.board.code.as_str();
        html! {
            @if let Some(host) = hosts.first() {
                @let address = format!("http://{host}/c/{code}");
                div.way-in {
                    span.aside { (self.say(message!("web-class-open"))) }
                    bdi.class-address dir="ltr" { (host) "/c/" wbr; b { (code) } }
                    (qr::draw(&address, &self.say(message!("web-class-qr", address = address.as_str()))))
                }
            }
        }
    }

    /// A button that changes something, in a form of its own.
    fn action(&self, what: &str, class: &str, body: Markup) -> Markup {
        html! {
            form.action method="post" action=(self.way_to(what)) {
                (self.hidden())
                button class=(format!("button {class}")) { (body) }
            }
        }
    }

    /// What every form says: for which stage it was made, and how the page looks.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="stage" value=(self.board.pulse.stage);
            @if self.wall.is_projected { input type="hidden" name="view" value="projector"; }
        }
    }

    fn actions(&self) -> Markup {
        let wish = &self.board.wish;
        let again =
            self.action("again", "framed", html! { (self.say(message!("web-class-again"))) });
        let close = self.action("close", "main", html! { (self.say(message!("web-class-close"))) });
        // Whoever goes on while answers are open never shows what was right: first things first.
        let next = if self.board.is_open { "button framed" } else { "button main" };
        html! {
            @if self.board.is_open { (close) }
            (again)
            form.action.next method="post" action=(self.way_to("next")) {
                (self.hidden())
                input type="hidden" name="shape" value=(wish.shape);
                @if let Some(cuts) = wish.cuts { input type="hidden" name="cuts" value=(cuts); }
                button class=(next) {
                    span { (self.say(message!("web-class-next"))) }
                    (Icon::Chevron.draw())
                }
            }
        }
    }

    fn tree(&self) -> Markup {
        let exercise = &*self.board.exercise;
        let tally = self.board.tally.as_ref();
        let count = |node: usize| {
            let tally = tally?;
            let count = tally.branches.iter().find(|count| count.node == node)?;
            Some(marked::tally(self.visitor, exercise, *count, tally.answers))
        };
        let drawing = Drawing {
            tree: &exercise.tree,
            searched: tally.map(|_| &exercise.searched),
            language: self.visitor.language,
            boxes: true,
            moves: &[],
            name: &self.say(message!("web-class-drawing", leaves = exercise.tree.leaves().len())),
        };
        html! {
            section.card.class-tree {
                p.unseen { (self.say(branch::in_words(&exercise.tree))) }
                div class=(marked::box_class(exercise.tree.leaves().len())) { (drawing.draw(count)) }
                @if let Some(tally) = tally { (self.legend(tally)) }
            }
        }
    }

    fn legend(&self, tally: &Tally) -> Markup {
        let answers = tally.answers;
        html! {
            ul.class-legend.plain {
                li { span.sample.cut {} (self.say(message!("web-class-legend-cut", answers = answers))) }
                li { span.sample.looked {} (self.say(message!("web-class-legend-looked"))) }
                li { span.sample.best {} (self.say(message!("web-class-legend-best"))) }
            }
        }
    }

    fn counts(&self) -> Markup {
        let pulse = self.board.pulse;
        let number = |many: usize| self.visitor.language.number(many as u64);
        html! {
            div.class-counts {
                section.card {
                    h2 { (self.say(message!("web-class-answers"))) }
                    p.big #class-answers { (number(pulse.answers)) }
                    p.soft #class-phones { (self.say(message!("web-class-of-phones", phones = pulse.phones))) }
                }
                section.card {
                    h2 { (self.say(message!("web-class-right"))) }
                    @match &self.board.tally {
                        Some(tally) => p.big { (number(tally.right)) },
                        None => p.big.soft { "–" },
                    }
                    @if let Some(before) = self.board.before {
                        p.soft { (self.say(message!(
                            "web-class-before",
                            right = before.right,
                            answers = before.answers
                        ))) }
                    }
                }
                section.card.class-missed {
                    @match &self.board.tally {
                        Some(tally) => (self.missed(tally)),
                        None => {
                            h2 { (self.say(message!("web-class-is-open"))) }
                            p.verdict { (self.say(message!("web-class-is-open-text"))) }
                        }
                    }
                }
            }
        }
    }

    /// The cut that fewest have found, and why it is one.
    fn missed(&self, tally: &Tally) -> Markup {
        let searched = &self.board.exercise.searched;
        let missed = tally.most_missed();
        let cut = missed.and_then(|count| Some((count, searched.cut_of(count.node)?)));
        html! {
            h2 { (self.say(message!("web-class-missed"))) }
            p.verdict data-news=(self.say(message!("web-class-closed"))) {
                @if searched.cuts.is_empty() {
                    (self.say(message!("web-class-no-cuts")))
                } @else if tally.answers == 0 {
                    (self.say(message!("web-class-no-answers")))
                } @else if let Some((count, cut)) = cut {
                    @let tree = &self.board.exercise.tree;
                    (self.say(message!(
                        "web-class-missed-branch",
                        branch = branch::name(self.visitor.language, tree, count.node),
                        marked = count.marked,
                        answers = tally.answers
                    )))
                    " "
                    (self.say(words::cut(cut.secured_by, cut.value, cut.bound)))
                } @else if tally.right < tally.answers {
                    @let marked = tally.answers - tally.right;
                    (self.say(message!("web-class-missed-none-but", marked = marked)))
                } @else {
                    (self.say(message!("web-class-missed-none")))
                }
            }
        }
    }

    /// What is needed now and then.
    fn foot(&self, hosts: &[String]) -> Markup {
        let minutes = self.board.left.as_secs().div_ceil(60);
        let wish = &self.board.wish;
        html! {
            div.class-foot {
                details {
                    summary { (self.say(message!("web-class-next-like"))) }
                    form.class-wishes method="post" action=(self.way_to("next")) {
                        (self.hidden())
                        (wishes(self.visitor, &wish.shape, wish.cuts))
                        label.wish-seed {
                            span.field-label { (self.say(message!("web-class-seed"))) }
                            input.field type="number" name="seed" min="0" inputmode="numeric"
                                value=(wish.next().seed);
                        }
                        button.button.framed { (self.say(message!("web-class-next"))) }
                    }
                }
                @if hosts.len() > 1 {
                    details {
                        summary { (self.say(message!("web-class-addresses"))) }
                        ul.plain {
                            @for host in &hosts[1..] {
                                li { (kit::code(&format!("{host}/c/{}", self.board.code))) }
                            }
                        }
                    }
                }
                p.soft.small {
                    (self.say(message!("web-class-number", number = self.board.number)))
                    (self.visitor.language.separator())
                    (self.say(message!("web-class-left", minutes = minutes)))
                }
                div.class-last {
                    @if self.wall.is_projected {
                        a.button #leave href=(self.address(false)) aria-keyshortcuts="P" data-leave {
                            span { (self.say(message!("web-tree-leave"))) } kbd { "Esc" }
                        }
                    } @else {
                        a.button href=(self.address(true)) aria-keyshortcuts="P" {
                            (kit::inside(Icon::Projector, &self.say(message!("web-tree-projector")), "P"))
                        }
                    }
                    details.class-end {
                        summary { (self.say(message!("web-class-end"))) }
                        p { (self.say(message!("web-class-end-sure"))) }
                        (self.action("end", "framed", html! { (self.say(message!("web-class-end"))) }))
                    }
                }
            }
        }
    }
}
