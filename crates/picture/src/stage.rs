//! Positions to be played on: a large drawing, and where in it the moves are made.

mod bits;
mod mnk;
mod multiply;
mod rows;
mod scale;
mod sim;
mod stones;

use gametree_language::Language;
use gametree_rules::{Notation, Player};

use crate::{Board, Drawing, Story, Svg};

pub(crate) use bits::stage as bits;
pub(crate) use mnk::stage as mnk;
pub(crate) use multiply::stage as multiply;
pub(crate) use sim::stage as sim;
pub(crate) use stones::stage as stones;

/// A position to be played on: a drawing, and where its moves are made.
///
/// The drawing has class names only, which the rules of [`stage_style`](crate::stage_style) explain (those
/// of a game without a stage of its own, [`style_sheet`](crate::style_sheet)): no ids, no style of its own, and no values of moves. A page puts [`body`](Drawing::body) into an `svg`
/// of class `stage` with [`view_box`](Stage::view_box), and buttons or marks where the spots are.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// The position; numbers are already written as the language does.
    pub drawing: Drawing,
    /// One for each legal move, in the fixed order; none in a finished game.
    pub spots: Vec<Spot>,
    /// How its moves are made.
    pub kind: StageKind,
    /// A sentence below it that says how to read it, where that is not plain.
    pub caption: Option<String>,
    /// What the choices go out from, where that is drawn apart: for a place beside or above them.
    pub source: Option<Drawing>,
    /// The same for a screen as narrow as a phone's, where that is more than a matter of scale.
    pub narrow: Option<Box<Stage>>,
}

/// How the moves of a stage are made.
#[derive(Clone, PartialEq, Debug)]
pub enum StageKind {
    /// On rows of squares.
    Grid {
        /// How many squares a row has.
        columns: usize,
        /// How many rows there are.
        rows: usize,
        /// The squares row by row from the top, occupied ones too.
        cells: Vec<GridCell>,
    },
    /// At places in the drawing.
    Places,
    /// A handful of moves that are better shown as cards beside or below the drawing.
    Choices,
}

/// A square of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct GridCell {
    /// As moves name it.
    pub name: String,
    /// Who has it.
    pub owner: Option<Player>,
    /// Left, top, width and height in the drawing.
    pub area: [f64; 4],
    /// Whether it is part of what ended the game.
    pub won: bool,
    /// Whether the last move was made here.
    pub last: bool,
}

/// Where a move is made.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spot {
    /// The move as text.
    pub mv: String,
    /// Left, top, width and height of what can be pressed, in the drawing; of what the move would
    /// change, where moves are choices. All 0 if it has no place.
    pub area: [f64; 4],
    /// The middle, and the size, of a mark for the move's value.
    pub mark: [f64; 3],
    /// The line that the move would draw, from end to end, if it is one.
    pub line: Option<[f64; 4]>,
    /// What a card or a screen reader calls it; no words.
    pub title: String,
    /// The state after it in short, where that helps.
    pub leads_to: Option<String>,
}

impl Stage {
    /// A stage without anything apart, its numbers written as the language does.
    fn new(drawing: Drawing, spots: Vec<Spot>, kind: StageKind, language: Language) -> Stage {
        let drawing = drawing.in_language(language);
        Stage { drawing, spots, kind, caption: None, source: None, narrow: None }
    }

    /// A position of any game: its small drawing, and moves without places.
    pub(crate) fn plain<G: Board + ?Sized>(
        game: &G,
        story: &Story<'_, G>,
        language: Language,
    ) -> Stage {
        let position = story.now(game);
        let spots = game.legal_moves(&position).map(|mv| Spot::of(game, mv)).collect();
        let mut drawing = game.drawing(&position);
        // Its classes are those of small boards.
        drawing.body = format!("<g class=\"gametree\">\n{}</g>\n", drawing.body);
        Stage::new(drawing, spots, StageKind::Choices, language)
    }

    /// The `viewBox` of the `svg` around the drawing.
    pub fn view_box(&self) -> String {
        self.drawing.view_box()
    }

    /// A picture of its own, with its style inside, and the position in words for those who cannot see
    /// it.
    pub fn to_svg(&self, title: &str, description: &str, language: Language) -> Svg {
        let whole = match &self.source {
            None => self.drawing.clone(),
            Some(source) => source.above(&self.drawing),
        };
        whole.to_stage_svg(title, description, language)
    }
}

impl Spot {
    /// A move by its name, without a place.
    fn of<G: Notation + ?Sized>(game: &G, mv: G::Move) -> Spot {
        let mv = game.move_text(mv);
        Spot { title: mv.clone(), mv, ..Spot::default() }
    }
}
