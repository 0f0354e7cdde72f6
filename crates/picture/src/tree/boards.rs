use std::fmt;
use std::sync::Arc;

use gametree_language::Language;

use super::PositionNode;
use crate::Drawing;

/// Draws the positions of a tree when a picture asks for them: a drawing is larger than all the rest of
/// a node, and most formats have none.
#[derive(Clone)]
pub struct Boards {
    draw: Arc<Draw>,
    label: Arc<Label>,
}

type Draw = dyn Fn(&PositionNode) -> Drawing + Send + Sync;
type Label = dyn Fn(&PositionNode, Language) -> Option<String> + Send + Sync;

impl Boards {
    /// Boards that are drawn like this.
    pub fn new(draw: impl Fn(&PositionNode) -> Drawing + Send + Sync + 'static) -> Self {
        Boards { draw: Arc::new(draw), label: Arc::new(|_, _| None) }
    }

    /// The same with positions in a word, where they have one.
    #[must_use]
    pub fn labelled(
        self,
        label: impl Fn(&PositionNode, Language) -> Option<String> + Send + Sync + 'static,
    ) -> Self {
        Boards { label: Arc::new(label), ..self }
    }

    /// The position as a small drawing.
    pub fn draw(&self, position: &PositionNode) -> Drawing {
        (self.draw)(position)
    }

    /// The position in a word, if there is one that says it.
    pub fn label(&self, position: &PositionNode, language: Language) -> Option<String> {
        (self.label)(position, language)
    }
}

impl fmt::Debug for Boards {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Boards")
    }
}
