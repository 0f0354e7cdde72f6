use std::fmt::Write;

use gametree_catalogue::{Catalogue, Entry, Session};

use crate::query;
use crate::{Problem, Workbench, WrongMove};

/// A position that an address names: a game, moves from its start or from a position given as text.
///
/// A position is a place and pages are lenses: whichever page shows it, it is written in the same way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The spec as it was written.
    pub spec: String,
    /// The position to begin with, if it is not the start of the game.
    pub position: Option<String>,
    /// The moves from there.
    pub moves: Vec<String>,
}

/// A place that exists.
pub(crate) struct Opened<'a> {
    /// The games there are.
    pub(crate) catalogue: &'a Catalogue,
    /// The entry of the game.
    pub(crate) entry: &'a Entry,
    /// The game where the moves have led.
    pub(crate) session: Box<dyn Session>,
    /// The position that the moves begin from, as the game writes it.
    pub(crate) start: String,
    /// The moves as the game writes them.
    pub(crate) moves: Vec<String>,
    /// The same place with everything written as the game itself writes it.
    pub(crate) place: Place,
}

/// More moves than any game that people play; every one of them is made for each page.
pub(crate) const MOST_MOVES: usize = 2_000;

/// The longest spec, position or list of moves that is looked at.
const LONGEST: usize = 8 << 10;

impl Place {
    /// The start of a game.
    pub fn start(spec: impl Into<String>) -> Place {
        Place { spec: spec.into(), ..Place::default() }
    }

    /// What an address names: the spec from its path, the rest from its query.
    pub fn read(spec: &str, query: &str) -> Place {
        let moves = query::first(query, "moves").unwrap_or_default();
        let position = query::first(query, "position").filter(|text| !text.trim().is_empty());
        let words = moves.split([' ', ',']).filter(|word| !word.is_empty());
        Place { spec: spec.to_owned(), position, moves: words.map(str::to_owned).collect() }
    }

    /// The address of this place, seen through a lens: `play`, `tree` or `solve`.
    pub fn address(&self, lens: &str) -> String {
        let mut address = format!("/{lens}/{}", query::encoded(&self.spec));
        let query = query::written(self.query());
        if !query.is_empty() {
            let _ = write!(address, "?{query}");
        }
        address
    }

    /// The part of a query that names the place.
    pub(crate) fn query(&self) -> [(&'static str, String); 2] {
        [("position", self.position.clone().unwrap_or_default()), ("moves", self.moves.join(" "))]
    }

    pub(crate) fn open<'a>(&self, workbench: &'a Workbench) -> Result<Opened<'a>, Problem> {
        self.open_in(&workbench.catalogue)
    }

    pub(crate) fn open_in<'a>(&self, catalogue: &'a Catalogue) -> Result<Opened<'a>, Problem> {
        let length = self.spec.len() + self.moves.iter().map(String::len).sum::<usize>();
        if length > LONGEST || self.moves.len() > MOST_MOVES {
            return Err(Problem::TooLong);
        }
        let entry = catalogue.entry_of(&self.spec)?;
        let mut session = catalogue.open(&self.spec)?;
        if let Some(position) = &self.position {
            session.set_position(position)?;
        }
        let start = session.position();
        let mut moves = Vec::with_capacity(self.moves.len());
        for (index, mv) in self.moves.iter().enumerate() {
            match session.play(mv) {
                Ok(mv) => moves.push(mv),
                Err(error) => {
                    let wrong = WrongMove::new(&*session, index + 1, mv, error);
                    return Err(wrong.after(Place { moves, ..self.clone() }).into());
                }
            }
        }
        let place = Place {
            spec: session.spec(),
            position: self.position.is_some().then(|| start.clone()),
            moves: moves.clone(),
        };
        Ok(Opened { catalogue, entry, session, start, moves, place })
    }
}
