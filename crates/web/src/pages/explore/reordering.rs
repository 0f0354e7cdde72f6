//! Another order: branches beside each other are exchanged until alpha-beta looks at the fewest leaves, then at the most.

use gametree_exercise::LeafTree;
use gametree_language::message;
use maud::{Markup, html};

use super::asked::Goal;
use super::drawing::{layout, share};
use super::planted::wish_for;
use super::sheet::Sheet;
use crate::kit;

impl Sheet<'_> {
    pub(super) fn reordering(&self) -> Markup {
        html! {
            div.explore-grid data-explore="reorder" data-shape=(self.tree().shape())
                data-leaves=(self.tree().leaves_text()) data-root=(self.root_name()) {
                div.explore-main {
                    section.card.leaf-card {
                        (self.goal())
                        div.canvas-box {
                        div class=(self.canvas_class()) dir="ltr" data-dragged {
                            (self.drawing(true, true, |_| None))
                            (self.exchanges())
                        }
                        }
                        p.small.soft.scripted-only { (self.say(message!("web-explore-drag"))) }
                    }
                }
                (self.rail())
            }
        }
    }

    /// What is to be reached next; who has the fewest goes on to the most.
    fn next_goal(&self) -> Goal {
        match self.planted.searched.leaves == self.planted.orders[0] {
            true => Goal::Most,
            false => self.asked.goal,
        }
    }

    fn goal(&self) -> Markup {
        let now = self.planted.searched.leaves;
        let [fewest, most] = self.planted.orders;
        let said = match (self.asked.goal, now) {
            _ if fewest == most => message!("web-explore-goal-alike", leaves = now),
            (Goal::Fewest, now) if now == fewest => {
                message!("web-explore-goal-fewest-done", leaves = now, most = most)
            }
            (Goal::Fewest, now) => {
                message!("web-explore-goal-fewest", fewest = fewest, leaves = now)
            }
            (Goal::Most, now) if now == most => {
                message!("web-explore-goal-most-done", leaves = now)
            }
            (Goal::Most, now) => message!("web-explore-goal-most", most = most, leaves = now),
        };
        let done = now == fewest || (self.asked.goal == Goal::Most && now == most);
        let said = self.say(said);
        html! {
            p.goal.done[done] data-news=(said) {
                @if done { (kit::proven(&self.say(message!("web-explore-reached")))) " " }
                (said)
            }
        }
    }

    /// Between two branches beside each other, a link that exchanges them.
    fn exchanges(&self) -> Markup {
        let tree = self.tree();
        let layout = layout(tree);
        let pairs = (0..tree.len()).flat_map(|node| tree.children(node).windows(2));
        html! {
            svg.exchanges role="group" aria-label=(self.say(message!("web-explore-exchanges"))) {
                @for pair in pairs {
                    @let (one, other) = (pair[0], pair[1]);
                    @let place = layout.place(one);
                    @let x = (place.x + layout.place(other).x) / 2.0;
                    @let leaf = tree.leaf(one).is_some() && tree.leaf(other).is_some();
                    @let y = place.top.min(layout.place(other).top);
                    @if let Some(exchanged) = tree.exchanged(one, other) {
                        svg.exchange.of-leaves[leaf] x=(share(x)) y=(share(y)) {
                            a href=(self.ordered(&exchanged)) id=(format!("exchange-{one}-{other}")) data-shows
                                aria-label=(self.say(message!("web-explore-exchange", one = self.branch(one), other = self.branch(other)))) {
                                rect.hit {}
                                circle r="11" {}
                                path d="M-5 -2.500H5L2.500 -5M5 2.500H-5L-2.500 5" {}
                            }
                        }
                    }
                }
            }
        }
    }

    /// The address of the same leaves in another order.
    fn ordered(&self, tree: &LeafTree) -> String {
        self.asked.address(|asked| {
            asked.wish = wish_for(tree);
            asked.goal = self.next_goal();
        })
    }
}
