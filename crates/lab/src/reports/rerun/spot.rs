use super::{Figure, Figures};
use crate::reports::Report;

/// The game of a row, as far as it is known, or the position that the row is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The game.
    pub spec: String,
    /// The position, where the row is about one.
    pub position: Option<String>,
    /// The moves, where all of them are known.
    pub moves: Vec<String>,
}

impl Spot {
    pub(super) fn of(
        report: Report,
        setting: &Figures,
        published: &Figures,
        rerun: &Figures,
    ) -> Spot {
        let get = |name: &str| {
            let mut all = setting.iter().chain(published).chain(rerun);
            all.find(|(known, _)| *known == name).map(|(_, figure)| figure)
        };
        let number = |name: &str| match get(name) {
            Some(Figure::Number(number)) => *number,
            _ => 0,
        };
        let moves = |name: &str| match get(name) {
            Some(Figure::Numbers(moves)) => moves.iter().map(i64::to_string).collect(),
            _ => Vec::new(),
        };
        let game = |spec: String, moves| Spot { spec, position: None, moves };
        match report {
            Report::Multiply => game(format!("multiply:start={}", number("start")), moves("game")),
            Report::Stones => game(format!("stones:stones={}", number("stones")), moves("takes")),
            Report::Bits => game(format!("bits:length={}", number("length")), Vec::new()),
            Report::Mnk => {
                let (size, k) = (number("size"), number("k"));
                let position = match get("board") {
                    Some(Figure::Text(board)) => Some(board.clone()),
                    _ => None,
                };
                Spot { spec: format!("mnk:m={size},n={size},k={k}"), position, moves: Vec::new() }
            }
            Report::Sim => game("sim".to_owned(), Vec::new()),
        }
    }
}
