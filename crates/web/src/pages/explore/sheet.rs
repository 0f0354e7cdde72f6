//! The page.

use std::num::NonZeroU32;

use gametree_exercise::{LeafTree, Numbers, Origin};
use gametree_language::{Message, message};
use maud::{Markup, html};

use super::asked::{Asked, Mode, Wish};
use super::drawing::{Drawing, side_name};
use super::planted::{Planted, Unplanted, wish_for};
use crate::icon::Icon;
use crate::shell::{Lens, Shell};
use crate::{Visitor, Workbench, kit, query};

/// A tree, what is done with it, and who looks at it.
pub(super) struct Sheet<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) workbench: &'a Workbench,
    pub(super) asked: &'a Asked,
    pub(super) planted: &'a Planted,
    /// What was asked for first, and why it is not what is shown, if it is not.
    pub(super) wrong: Option<(&'a Asked, &'a Unplanted)>,
}

impl Sheet<'_> {
    pub(super) fn say(&self, message: Message) -> String {
        self.visitor.say(&message)
    }

    pub(super) fn number(&self, number: impl Into<i128>) -> String {
        self.visitor.language.number(number)
    }

    /// A count, which is never large.
    pub(super) fn count(&self, count: usize) -> String {
        self.number(count as i128)
    }

    pub(super) fn tree(&self) -> &LeafTree {
        self.planted.tree()
    }

    /// A branch as people read it: `3·2`.
    pub(super) fn branch(&self, node: usize) -> String {
        self.visitor.language.dotted(&self.tree().branch(node).to_string())
    }

    /// The leaf that is looked at.
    pub(super) fn leaf(&self) -> usize {
        self.asked.leaf.unwrap_or(0).min(self.tree().leaves().len() - 1)
    }

    /// What somebody has typed, which may not be what is shown.
    pub(super) fn typed(&self) -> &Wish {
        &self.wrong.map_or(self.asked, |(wanted, _)| wanted).wish
    }

    /// What is wrong with what was typed, beside the field that has it.
    pub(super) fn wrong_here(&self, is_here: bool) -> Markup {
        html! {
            @if let Some((_, unplanted)) = self.wrong.filter(|_| is_here) {
                p.small.field-wrong { (self.visitor.say(&unplanted.why)) }
            }
        }
    }

    /// The page.
    pub(super) fn page(&self) -> Markup {
        let mode = self.asked.mode;
        let title = self.say(match mode {
            Mode::Move => message!("web-explore-title-move"),
            Mode::Predict => message!("web-explore-title-predict"),
            Mode::Reorder => message!("web-explore-title-reorder"),
        });
        let class = match self.asked.projected {
            true => "explore-page projector",
            false => "explore-page",
        };
        let mut shell = Shell::new(self.visitor, title.clone(), class);
        shell.lens = Some(Lens::Explore);
        shell.own = Some(self.asked.address(|asked| asked.projected = false));
        shell.scripts = &["explore.js"];
        shell.page(html! {
            div.page-head {
                h1 { (title) }
                span.soft.explore-lead { (self.lead()) }
                div.actions { (self.modes()) (self.with_a_class()) (self.projector()) }
            }
            @if let Some((wanted, unplanted)) = self.wrong { (self.wrong(wanted, unplanted)) }
            (self.origin())
            @match mode {
                Mode::Move => (self.moving()),
                Mode::Predict => (self.predicting()),
                Mode::Reorder => (self.reordering()),
            }
        })
    }

    fn lead(&self) -> String {
        self.say(match (self.asked.mode, self.planted.seed()) {
            (Mode::Move, _) => message!("web-explore-lead-move"),
            (Mode::Predict, Some(seed)) => {
                message!("web-explore-lead-exercise", seed = seed.to_string())
            }
            (Mode::Predict, None) => message!("web-explore-lead-predict"),
            (Mode::Reorder, _) => message!("web-explore-lead-reorder"),
        })
    }

    /// The same tree in another mode.
    fn modes(&self) -> Markup {
        let label = |mode: Mode| {
            self.say(match mode {
                Mode::Move => message!("web-explore-move"),
                Mode::Predict => message!("web-explore-predict"),
                Mode::Reorder => message!("web-explore-reorder"),
            })
        };
        html! {
            nav.segments-row.modes aria-label=(self.say(message!("web-explore-modes"))) {
                @for mode in Mode::ALL {
                    a href=(self.asked.address(|asked| {
                        asked.mode = mode;
                        (asked.check, asked.hint, asked.marked) = (false, false, Vec::new());
                    })) aria-current=[(mode == self.asked.mode).then_some("page")] data-keeps-leaves { (label(mode)) }
                }
            }
        }
    }

    /// The same tree for everybody in the room.
    fn with_a_class(&self) -> Markup {
        let Wish { shape, leaves, scale, root, .. } = wish_for(self.tree());
        let tree = [("shape", shape), ("leaves", leaves), ("scale", scale), ("root", root)];
        html! {
            @if !self.asked.projected {
                a.button.framed href=(format!("/class?{}", query::written(tree))) data-keeps-leaves {
                    (Icon::People.draw()) span { (self.say(message!("web-explore-class"))) }
                }
            }
        }
    }

    fn projector(&self) -> Markup {
        let address = self.asked.address(|asked| asked.projected = !asked.projected);
        html! {
            @if self.asked.projected {
                // The key that leads there leads back, too.
                a.button href=(address) aria-keyshortcuts="P" data-leave data-keeps-leaves {
                    span { (self.say(message!("web-tree-leave"))) } kbd { "Esc" }
                }
            } @else {
                a.button.wide href=(address) aria-keyshortcuts="P" data-keeps-leaves {
                    (kit::inside(Icon::Projector, &self.say(message!("web-tree-projector")), "P"))
                }
            }
        }
    }

    /// Why this is not the tree that was asked for.
    fn wrong(&self, wanted: &Asked, unplanted: &Unplanted) -> Markup {
        let fitting = |depth: NonZeroU32| {
            let address = wanted.address(|asked| {
                if let Some(game) = &mut asked.wish.game {
                    game.depth = Some(depth);
                }
            });
            html! {
                a.button.main href=(address) { (self.say(message!("web-tree-fits-show", depth = depth.get()))) }
            }
        };
        html! {
            section.card.wrong.explore-wrong role="alert" {
                p.verdict { (self.visitor.say(&unplanted.why)) }
                p.soft { (self.say(self.instead(wanted))) }
                @if let Some(depth) = unplanted.fits { p { (fitting(depth)) } }
            }
        }
    }

    /// What is shown in its place.
    fn instead(&self, wanted: &Asked) -> Message {
        let same_position = self.planted.place.is_some();
        let same_shape =
            wanted.wish.game.is_none() && wanted.wish.shape == self.tree().shape().to_string();
        match same_position || same_shape || !wanted.wish.leaves.is_empty() {
            true => message!("web-explore-nearest"),
            false => message!("web-explore-instead"),
        }
    }

    /// The position that a tree comes from, and what its numbers are.
    fn origin(&self) -> Markup {
        let Some(place) = &self.planted.place else { return html! {} };
        let numbers = match &self.planted.exercise.origin {
            Origin::Game { numbers: Numbers::Values, .. } => message!("web-explore-values"),
            Origin::Game { numbers: Numbers::Places, .. } => message!("web-explore-places"),
            Origin::Own | Origin::Seed { .. } => message!("web-explore-own-values"),
        };
        html! {
            p.explore-origin {
                a href=(place.address(Lens::Tree.name())) { (kit::code(&place.spec)) }
                @if !place.moves.is_empty() { (kit::code(&place.moves.join(" "))) }
                span.soft data-numbers=(self.say(message!("web-explore-own-values"))) { (self.say(numbers)) }
            }
        }
    }

    /// The tree as a drawing; with what alpha-beta made of it, or without.
    pub(super) fn drawing(
        &self,
        is_searched: bool,
        boxes: bool,
        on_branch: impl Fn(usize) -> Option<Markup>,
    ) -> Markup {
        let tree = self.tree();
        let name = message!(
            "web-explore-tree-name",
            shape = tree.shape().to_string(),
            root = side_name(tree.root())
        );
        let drawing = Drawing {
            tree,
            searched: is_searched.then_some(&self.planted.searched),
            language: self.visitor.language,
            boxes,
            moves: &self.planted.exercise.moves,
            name: &self.say(name),
        };
        drawing.draw(on_branch)
    }

    /// What a form sends beside its own fields.
    pub(super) fn hidden(&self, own: &[&str]) -> Markup {
        html! {
            @for (name, value) in self.asked.hidden(own) {
                input type="hidden" name=(name) value=(value);
            }
        }
    }
}
