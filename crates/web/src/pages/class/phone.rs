use gametree_exercise::{Answer, Mark, Marked, words};
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::{branch, marked, notice, shell};
use crate::Visitor;
use crate::classes::{Exercise, Marks, Sheet};
use crate::pages::explore::drawing::{Drawing, side_name};

/// So often a page that waits is loaded again where there are no scripts.
const REFRESH: u32 = 4;

/// The page of a phone: a tree to mark, what it has sent, or what was right.
pub(crate) fn page(
    visitor: &Visitor,
    sheet: &Sheet,
    wants_change: bool,
    wrong: Option<Message>,
) -> Markup {
    let view = View { visitor, sheet, exercise: &sheet.exercise };
    let title = view.say(message!("web-class-predict"));
    let asks = sheet.is_open && (sheet.answer.is_none() || wants_change);
    let mut shell = shell(visitor, &title, "class-page phone");
    shell.scripts = &["class.js"];
    // Who is about to answer is not interrupted; everybody else waits for something.
    shell.refresh = (!asks).then_some(REFRESH);
    let news = visitor.on_to(&format!("/c/{}/events", sheet.code));
    shell.page(html! {
        div.page-head { h1 { (title) } span.aside { (view.say(message!("web-class-number", number = sheet.number))) } }
        (notice(visitor, wrong))
        p.unseen { (view.say(branch::in_words(&sheet.exercise.tree))) }
        section.card.class-sheet data-class=(news) data-stage=(sheet.stage)
            data-page=(visitor.on_to(&format!("/c/{}", sheet.code))) {
            @match (sheet.is_open, asks) {
                (true, true) => (view.asks()),
                (true, false) => (view.sent()),
                (false, _) => (view.told()),
            }
        }
        p.card.soft.small.room {
            (view.say(message!("web-class-room", code = sheet.code.as_str())))
        }
    })
}

struct View<'a> {
    visitor: &'a Visitor,
    sheet: &'a Sheet,
    exercise: &'a Exercise,
}

impl View<'_> {
    fn say(&self, message: Message) -> String {
        self.visitor.say(&message)
    }

    fn drawing<'b>(&'b self, name: &'b str, is_told: bool) -> Drawing<'b> {
        Drawing {
            tree: &self.exercise.tree,
            searched: is_told.then_some(&self.exercise.searched),
            language: self.visitor.language,
            boxes: true,
            moves: &[],
            name,
        }
    }

    fn name(&self) -> String {
        self.say(message!("web-class-drawing", leaves = self.exercise.tree.leaves().len()))
    }

    fn box_class(&self) -> &'static str {
        marked::box_class(self.exercise.tree.leaves().len())
    }

    fn is_marked(&self, answer: &Answer, node: usize) -> bool {
        answer.marked.contains(&node)
    }

    /// The tree, to be marked.
    fn asks(&self) -> Markup {
        let exercise = self.exercise;
        let marks: Marks = self.sheet.answer.or(self.sheet.before).unwrap_or_default();
        let answer = exercise.answer(marks);
        let is_drawn = marked::fits_a_phone(exercise);
        let toggle = |node: usize| {
            let is_later = exercise.later.contains(&node);
            is_later.then(|| {
                marked::toggle(self.visitor, exercise, node, self.is_marked(&answer, node))
            })
        };
        html! {
            form.class-predict method="post" action=(self.visitor.on_to(&format!("/c/{}/answer", self.sheet.code))) {
                input type="hidden" name="stage" value=(self.sheet.stage);
                p.task {
                    @if self.sheet.is_asked_again { (self.say(message!("web-class-asked-again"))) " " }
                    (self.say(message!("web-class-tap")))
                }
                @if is_drawn {
                    div class=(self.box_class()) { (self.drawing(&self.name(), false).draw(toggle)) }
                } @else {
                    div class=(format!("{} listed", self.box_class())) {
                        (self.drawing(&self.name(), false).draw(|_| None))
                    }
                    (self.outline(&answer, 0))
                }
                div.predict-foot {
                    button.button.main.whole { (self.say(message!("web-class-send"))) }
                }
            }
        }
    }

    /// The branches below a node as a list of lists, each with a box to tick: for trees whose drawing has no room for
    /// fingers.
    fn outline(&self, answer: &Answer, node: usize) -> Markup {
        let tree = &self.exercise.tree;
        html! {
            ul.outline.plain {
                @for &child in tree.children(node) {
                    @match tree.leaf(child) {
                        Some(leaf) => li { (self.outline_leaf(answer, child, tree.leaves()[leaf])) },
                        None => li.outline-inner {
                            (self.outline_row(answer, child))
                            (self.outline(answer, child))
                        }
                    }
                }
            }
        }
    }

    fn outline_row(&self, answer: &Answer, node: usize) -> Markup {
        let tree = &self.exercise.tree;
        let name = html! {
            bdi dir="ltr" { b { (branch::name(self.visitor.language, tree, node)) } }
            span.soft { (side_name(tree.mover(node))) }
        };
        html! {
            @if self.exercise.later.contains(&node) {
                label.outline-row.tick.chip {
                    (marked::tick(self.visitor, self.exercise, node, self.is_marked(answer, node)))
                    (name)
                }
            } @else {
                div.outline-row { (name) }
            }
        }
    }

    fn outline_leaf(&self, answer: &Answer, node: usize, value: i32) -> Markup {
        let value = self.visitor.language.number(value);
        html! {
            @if self.exercise.later.contains(&node) {
                label.tick.chip {
                    (marked::tick(self.visitor, self.exercise, node, self.is_marked(answer, node)))
                    span { (value) }
                }
            } @else {
                span.outline-first { (value) }
            }
        }
    }

    /// What was sent.
    fn sent(&self) -> Markup {
        let exercise = self.exercise;
        let answer = exercise.answer(self.sheet.answer.unwrap_or_default());
        let marked = |node: usize| {
            self.is_marked(&answer, node).then(|| marked::mine(self.visitor, exercise, node))
        };
        html! {
            p.verdict data-news=(self.say(message!("web-class-sent"))) { (self.say(message!("web-class-sent"))) }
            p.task { (self.say(message!("web-class-sent-marked", count = answer.marked.len()))) }
            ul.class-sent.plain {
                @for &node in &answer.marked {
                    li.tag.running {
                        bdi dir="ltr" { (branch::name(self.visitor.language, &exercise.tree, node)) }
                    }
                }
            }
            div class=(self.box_class()) { (self.drawing(&self.name(), false).draw(marked)) }
            div.predict-foot {
                a.button.framed.whole href=(self.visitor.on_to(&format!("/c/{}?change", self.sheet.code))) {
                    (self.say(message!("web-class-change")))
                }
            }
        }
    }

    /// What was right.
    fn told(&self) -> Markup {
        let Exercise { tree, searched, .. } = self.exercise;
        let answer = self.exercise.answer(self.sheet.answer.unwrap_or_default());
        let found = answer.mark(tree, searched);
        let mark = |node: usize| {
            let of_node = found.branches.iter().find(|(marked, _)| *marked == node);
            of_node.map(|&(_, mark)| marked::mark(self.visitor, self.exercise, node, mark))
        };
        html! {
            p.verdict { (self.say(self.verdict(&found))) }
            div class=(self.box_class()) { (self.drawing(&self.name(), true).draw(mark)) }
            ul.reasons.plain {
                @for &(node, mark) in &found.branches {
                    @if mark != Mark::Below { li { (self.reason(node, mark)) } }
                }
            }
            p.soft { (self.say(message!("web-class-wait"))) }
        }
    }

    fn verdict(&self, found: &Marked) -> Message {
        let cuts = self.exercise.searched.cut_branches().count();
        let (right, wrong) = (found.count(Mark::Right), found.count(Mark::Wrong));
        match self.sheet.answer {
            None => message!("web-class-not-answered"),
            Some(_) if found.is_right() => message!("web-class-all-right"),
            Some(_) => message!("web-class-score", right = right, cuts = cuts, wrong = wrong),
        }
    }

    fn reason(&self, node: usize, mark: Mark) -> Markup {
        let searched = &self.exercise.searched;
        let name = branch::name(self.visitor.language, &self.exercise.tree, node);
        let (class, said) = match mark {
            Mark::Right | Mark::Below => ("right", message!("web-class-mark-right", branch = name)),
            Mark::Missed => ("missed", message!("web-class-mark-missed", branch = name)),
            Mark::Wrong => ("looked", message!("web-class-mark-wrong", branch = name)),
        };
        let looked = searched.nodes[node].map(|looked| words::looked(looked.alpha, looked.beta));
        let cut = searched.cut_of(node).map(|cut| words::cut(cut.secured_by, cut.value, cut.bound));
        html! {
            b class=(class) { (self.say(said)) }
            " "
            @if let Some(why) = cut.or(looked) { (self.say(why)) }
        }
    }
}
