//! Heat maps: many games side by side, coloured by who wins and by how much.

mod legend;
mod picture;

use gametree_language::Language;

use crate::Svg;

/// A grid of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HeatMap {
    /// What it shows.
    pub title: String,
    /// The same in more words, for those who cannot see it.
    pub description: String,
    /// What the columns are.
    pub across: String,
    /// What the rows are.
    pub down: String,
    /// A label for each column.
    pub columns: Vec<String>,
    /// A label for each row.
    pub rows: Vec<String>,
    /// Row by row; the last row may be shorter.
    pub cells: Vec<HeatCell>,
    /// Words below the legend.
    pub notes: Vec<String>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeatCell {
    /// What decides the colour.
    pub value: HeatValue,
    /// A few characters, left out where cells are too small for them.
    pub label: String,
    /// Everything about it, for whoever points at it.
    pub title: String,
}

/// What decides the colour of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeatValue {
    /// The first player's margin.
    Margin(i32),
    /// Different players win, by the start.
    Mixed,
    /// Nothing is known.
    Unknown,
}

/// Shades of a player's colour.
const SHADES: u32 = 4;

/// The map as a picture. Wins of the first player have corners, those of the second are round, so that
/// nobody has to tell them apart by colour; what is not known is hatched.
pub fn heat_svg(map: &HeatMap, language: Language) -> Svg {
    picture::Picture::new(map, language).svg()
}

impl HeatMap {
    /// The margins that are known.
    pub fn margins(&self) -> impl Iterator<Item = i32> {
        self.cells.iter().filter_map(|cell| match cell.value {
            HeatValue::Margin(margin) => Some(margin),
            _ => None,
        })
    }
}

/// Which of so many shades a margin has, from 1 on, where `most` is the largest either way. Where games are
/// won by one only, a middle shade is enough.
///
/// ```
/// use gametree::picture::shade;
///
/// assert_eq!([1, 2, -4, 5].map(|margin| shade(margin, 5, 5)), [1, 2, 4, 5]);
/// assert_eq!(shade(-1, 1, 5), 3);
/// ```
pub fn shade(margin: i32, most: i32, shades: u32) -> u32 {
    match most {
        ..=1 => shades / 2 + 1,
        _ => {
            let share = u64::from(margin.unsigned_abs()) * u64::from(shades);
            share.div_ceil(u64::from(most.unsigned_abs())).min(shades.into()) as u32
        }
    }
}

impl HeatValue {
    /// The class of its cells, where `most` is the largest margin either way.
    fn class(self, most: i32) -> String {
        match self {
            HeatValue::Margin(0) => "drawn".to_owned(),
            HeatValue::Margin(margin) => {
                let player = if margin > 0 { "first" } else { "second" };
                format!("{player}-{}", shade(margin, most, SHADES))
            }
            HeatValue::Mixed => "mixed".to_owned(),
            HeatValue::Unknown => "unknown".to_owned(),
        }
    }
}
