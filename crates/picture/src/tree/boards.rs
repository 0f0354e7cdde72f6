use std::fmt;
use std::sync::Arc;

use super::PositionNode;
use crate::Drawing;

/// Draws the positions of a tree when a picture asks for them: a drawing is larger than all the rest of
/// a node, and most formats have none.
#[derive(Clone)]
pub struct Boards(Arc<dyn Fn(&PositionNode) -> Drawing + Send + Sync>);

impl Boards {
    /// Boards that are drawn like this.
    pub fn new(draw: impl Fn(&PositionNode) -> Drawing + Send + Sync + 'static) -> Self {
        Boards(Arc::new(draw))
    }

    /// The position as a small drawing.
    pub fn draw(&self, position: &PositionNode) -> Drawing {
        (self.0)(position)
    }
}

impl fmt::Debug for Boards {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Boards")
    }
}
