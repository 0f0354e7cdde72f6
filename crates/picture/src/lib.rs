//! Pictures of positions, searches and many games: pure functions.
//!
//! Text is written in a [`TextStyle`], for a terminal; an [`Svg`] needs only a language.
//!
//! ```
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::picture::{Board, Terminal, TextStyle};
//! use gametree::rules::{Game, Notation};
//!
//! let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
//! let position = game.parse_position("3/1x1/3").expect("one stone in the middle");
//! let style = TextStyle { terminal: Terminal::ASCII, ..TextStyle::default() };
//! let board = game.board(&position, &style);
//! assert!(board.contains(" 2 |   | x |   |"));
//! ```

mod board;
mod chart;
mod drawing;
mod heat;
mod pages;
mod paragraph;
mod stage;
mod stage_style;
mod story;
mod style_sheet;
mod svg;
mod terminal;
mod text_style;
pub mod tree;

pub use board::Board;
pub use chart::{
    Chart, ChartAxis, ChartPoint, Scale, Series, SeriesKind, chart_svg, chart_svg_within,
    chart_text,
};
pub use drawing::Drawing;
pub use heat::{HeatCell, HeatMap, HeatValue, heat_svg, shade};
pub use pages::{Blank, Pages, Piece};
pub use stage::{GridCell, Spot, Stage, StageKind};
pub use stage_style::{Token, stage_style, tokens};
pub use story::Story;
pub use style_sheet::style_sheet;
pub use svg::Svg;
pub use terminal::{Terminal, wrapped};
pub use text_style::TextStyle;
