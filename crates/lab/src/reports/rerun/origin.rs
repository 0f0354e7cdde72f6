use crate::reports::published::Published;
use crate::reports::source::{Section, Source};

/// Where a row comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The source of the published figures.
    pub source: Source,
    /// What the report does not say, and we worked out or chose to rerun the row.
    pub reconstructed: Vec<&'static str>,
}

impl Origin {
    /// The origin of every row of a table, the report's own or one that a reader has given.
    pub fn of(published: &Published) -> Vec<Origin> {
        let origins = Origin::of_own(published);
        if *published == Published::of(published.report()) {
            return origins;
        }
        let given = |_| Origin { source: Source::Given, reconstructed: Vec::new() };
        origins.into_iter().map(given).collect()
    }

    fn of_own(published: &Published) -> Vec<Origin> {
        let table = |reconstructed: &[&'static str]| Origin {
            source: Source::report(Section::Table),
            reconstructed: reconstructed.to_vec(),
        };
        match published {
            Published::Multiply(rows) => rows.iter().map(|_| table(&[])).collect(),
            Published::Stones(rows) => rows.iter().map(|_| table(&["takes"])).collect(),
            // Minimax's counts are the same for all digits.
            Published::Bits(rows) => {
                rows.iter().map(|row| table(if row.prune { &["string"] } else { &[] })).collect()
            }
            Published::Mnk(rows) => {
                let origin = |reconstructed: &Vec<&'static str>| Origin {
                    source: Source::report(Section::Boards),
                    reconstructed: reconstructed.clone(),
                };
                rows.iter().map(|row| origin(&row.reconstructed)).collect()
            }
            Published::Sim(rows) => rows.iter().map(|_| table(&["start"])).collect(),
        }
    }
}
