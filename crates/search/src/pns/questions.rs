use crate::margins::Margins;

/// Which margin to ask for next: first who wins, then by how much.
pub(super) struct Questions {
    known: Margins,
    /// How far beyond what is known the next question about points goes.
    step: i32,
}

impl Questions {
    pub(super) fn new(known: Margins) -> Self {
        Questions { known, step: 1 }
    }

    /// The margins that are left.
    pub(super) fn known(&self) -> Margins {
        self.known
    }

    /// The `t` of the next question, "is the margin at least `t`?"; `None` when all is known.
    pub(super) fn next(&mut self) -> Option<i32> {
        let Margins { at_least, at_most } = self.known;
        if at_least >= at_most {
            return None;
        }
        // A win, a draw?
        for margin in [1, 0] {
            if at_least < margin && margin <= at_most {
                return Some(margin);
            }
        }
        // Larger and larger steps away from the draw while the end is not in sight, then halves.
        let middle = at_least + (at_most - at_least + 1) / 2;
        let step = self.step;
        self.step = step.saturating_mul(2);
        Some(if at_least > 0 {
            middle.min(at_least.saturating_add(step))
        } else {
            middle.max(at_most.saturating_sub(step - 1))
        })
    }

    /// Takes note of an answer.
    pub(super) fn learn(&mut self, margins: Margins) {
        self.known = self.known.and(margins);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every margin is found, with a number of questions that grows like its logarithm.
    #[test]
    fn every_margin_is_found() {
        for most in [1_i32, 2, 7, 1000, 2_000_000] {
            for margin in (-50..=50).chain([-most, most]).filter(|margin| margin.abs() <= most) {
                let mut questions = Questions::new(Margins { at_least: -most, at_most: most });
                let mut asked = 0;
                while let Some(t) = questions.next() {
                    let Margins { at_least, at_most } = questions.known();
                    assert!(at_least < t && t <= at_most, "a question worth asking");
                    let answer = if margin >= t {
                        Margins { at_least: t, at_most }
                    } else {
                        Margins { at_least, at_most: t - 1 }
                    };
                    questions.learn(answer);
                    asked += 1;
                }
                assert_eq!(questions.known().exactly(), Some(margin));
                let few = 4 + 2 * (margin.unsigned_abs() + 1).ilog2() + 2;
                assert!(asked <= few, "{asked} questions for {margin}");
            }
        }
    }
}
