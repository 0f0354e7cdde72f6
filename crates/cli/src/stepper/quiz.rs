use gametree_language::{Message, message};
use gametree_picture::tree::{Content, Step, number_text, why_left};
use gametree_search::Exit;
use ratatui::crossterm::event::KeyCode;

use super::Stepper;

/// "Is the next branch cut?", asked and answered.
#[derive(Default)]
pub(super) struct Quiz {
    /// What is said: a question that waits for an answer, or what there is to say about one.
    pub(super) said: Option<Said>,
    pub(super) right: usize,
    pub(super) asked: usize,
}

pub(super) enum Said {
    /// Whether the next branch of this node is cut.
    Question(usize),
    /// An answer was right or wrong, and why.
    Verdict(bool, Message),
    /// There is nothing to ask.
    Nothing(Message),
}

impl Quiz {
    pub(super) fn forget_question(&mut self) {
        self.said = None;
    }
}

impl Stepper {
    /// Goes on to where a move has been searched and its position has more of them, and asks.
    pub(super) fn ask(&mut self) {
        if !self.cuts {
            self.quiz.said = Some(Said::Nothing(message!("step-cuts-nothing")));
            return;
        }
        let next = (self.at + 1..self.steps.len()).find_map(|at| Some((at, self.asked_about(at)?)));
        match next {
            Some((at, node)) => {
                self.go_to(at);
                self.quiz.said = Some(Said::Question(node));
            }
            None => self.quiz.said = Some(Said::Nothing(message!("step-no-question"))),
        }
    }

    /// The position above a move that has just been searched, if there are more.
    fn asked_about(&self, at: usize) -> Option<usize> {
        let Step::Leave(child) = self.steps[at] else { return None };
        let parent = self.tree.nodes[child].parent?;
        // Where nodes were left out nobody knows what came next.
        let is_known = self.tree.left_out == 0
            || self.steps[at..].iter().any(|step| matches!(step, Step::Enter(_)));
        let has_more = self.is_cut(parent, at)
            || matches!(self.steps.get(at + 1), Some(Step::Enter(next))
                if self.tree.nodes[*next].parent == Some(parent));
        (is_known && has_more).then_some(parent)
    }

    /// Whether a node is left at the next step, with moves that were not searched.
    fn is_cut(&self, node: usize, at: usize) -> bool {
        let unsearched =
            |&child: &usize| matches!(self.tree.nodes[child].content, Content::Unsearched { .. });
        self.steps.get(at + 1) == Some(&Step::Leave(node))
            && self.position(node).is_some_and(|position| position.exit == Some(Exit::Cut))
            && self.children[node].iter().any(unsearched)
    }

    /// Whether the key was the answer to a question.
    pub(super) fn answered(&mut self, key: KeyCode) -> bool {
        let Some(Said::Question(node)) = self.quiz.said else { return false };
        // Yes and no begin so in our languages.
        let yes = match key {
            KeyCode::Char('y' | 'Y' | 'j' | 'J' | 't' | 'T' | 'ب') => true,
            KeyCode::Char('n' | 'N' | 'ن' | 'خ') => false,
            _ => return false,
        };
        let is_cut = self.is_cut(node, self.at);
        let right = yes == is_cut;
        self.quiz.asked += 1;
        self.quiz.right += usize::from(right);
        self.quiz.said = Some(Said::Verdict(right, self.reason(node, is_cut)));
        true
    }

    fn reason(&self, node: usize, is_cut: bool) -> Message {
        let why = self.position(node).and_then(|it| why_left(it, &self.tree, &self.style));
        match (is_cut, why, self.ladder(self.at).iter().rev().find(|rung| rung.node == node)) {
            (true, Some(why), _) => why,
            (false, _, Some(rung)) => {
                let number = |value| number_text(value, self.tree.denominator, &self.style);
                let [alpha, beta] =
                    [self.style.terminal.pick("α", "alpha"), self.style.terminal.pick("β", "beta")];
                message!(
                    "step-is-open",
                    alpha = format!("{alpha} {}", number(rung.alpha)),
                    beta = format!("{beta} {}", number(rung.beta))
                )
            }
            _ => message!("tree-why-cut"),
        }
    }
}
