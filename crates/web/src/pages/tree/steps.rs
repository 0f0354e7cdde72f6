//! What changes from step to step, for the script of the page.

use std::collections::BTreeMap;

use serde::Serialize;

use super::story::{Face, Story, changes};

/// So many steps are sent at once.
pub(super) const AT_ONCE: usize = 60;

/// Some steps one after the other.
#[derive(Debug, Serialize)]
pub(super) struct Steps {
    /// The first of them.
    from: usize,
    /// The last step there is.
    last: usize,
    /// The first as it is, the others as what is different.
    steps: Vec<StepChanges>,
}

/// A step.
#[derive(Debug, Default, Serialize)]
struct StepChanges {
    /// Elements with their classes and values.
    faces: Vec<[String; 3]>,
    /// Parts of the page.
    pieces: BTreeMap<&'static str, String>,
    /// Where the level above is entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    up: Option<usize>,
    /// Where a level below is.
    #[serde(skip_serializing_if = "Option::is_none")]
    down: Option<usize>,
}

impl Story<'_> {
    /// The steps around the one that was asked for.
    pub(super) fn steps(&self) -> Steps {
        let last = self.last();
        let from = (self.step() - 1) / AT_ONCE * AT_ONCE + 1;
        let mut faces: Vec<Face> = Vec::new();
        let mut pieces: BTreeMap<&'static str, String> = BTreeMap::new();
        let mut steps = Vec::new();
        for step in from..=last.min(from + AT_ONCE - 1) {
            let now = self.faces(step);
            let changed = if step == from { now.clone() } else { changes(&faces, &now) };
            let all = self.pieces(step).into_iter();
            let all = all.map(|(name, piece)| (name, piece.into_string()));
            let new: BTreeMap<&'static str, String> =
                all.filter(|(name, piece)| pieces.get(name) != Some(piece)).collect();
            pieces.extend(new.clone());
            let [up, down] = self.levels(&self.moment(step));
            let changed = changed.into_iter().map(|face| [face.id, face.class, face.text]);
            steps.push(StepChanges { faces: changed.collect(), pieces: new, up, down });
            faces = now;
        }
        Steps { from, last, steps }
    }
}
