use gametree_games::bits::{self, Bits};
use gametree_games::mnk::{self, Mnk, Shape, Squares, Wide};
use gametree_games::multiply::{self, Multiply};
use gametree_games::sim::{self, Sim};
use gametree_games::stones::{self, Stones};
use gametree_games::{Parameters, Spec, SpecError};
use gametree_rules::Heuristics;

use crate::session::{Catalogued, Session, start};

/// The games there are. [`Catalogue::standard`] is the one list of the built-in ones; help, menus,
/// tests and reports all go through it.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    entries: Vec<Entry>,
}

/// One game: what it accepts, and how to begin it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name, its parameters and an example.
    pub parameters: Parameters,
    /// Its heuristics by name, the default first.
    pub heuristics: &'static [&'static str],
    /// Shorter names for some specs.
    pub aliases: &'static [Alias],
    /// Begins a game of this kind.
    pub open: fn(&Spec) -> Result<Box<dyn Session>, SpecError>,
}

/// A short name for a spec.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The short name.
    pub name: &'static str,
    /// What it stands for.
    pub spec: &'static str,
}

impl Entry {
    /// The game's name.
    pub fn name(&self) -> &'static str {
        self.parameters.name
    }
}

impl Catalogue {
    /// The built-in games.
    pub fn standard() -> Self {
        Catalogue::default()
            .with(Entry {
                parameters: multiply::PARAMETERS,
                heuristics: Multiply::HEURISTICS,
                aliases: &[],
                open: |spec| Ok(start(Multiply::from_spec(spec)?)),
            })
            .with(Entry {
                parameters: stones::PARAMETERS,
                heuristics: Stones::HEURISTICS,
                aliases: &[],
                open: |spec| Ok(start(Stones::from_spec(spec)?)),
            })
            .with(Entry {
                parameters: bits::PARAMETERS,
                heuristics: Bits::HEURISTICS,
                aliases: &[],
                open: |spec| Ok(start(Bits::from_spec(spec)?)),
            })
            .with(Entry {
                parameters: mnk::PARAMETERS,
                heuristics: Mnk::<u64>::HEURISTICS,
                aliases: &[Alias { name: "tictactoe", spec: "mnk:m=3,n=3,k=3" }],
                open: |spec| Ok(start_mnk(Shape::from_spec(spec)?)),
            })
            .with(Entry {
                parameters: sim::PARAMETERS,
                heuristics: Sim::HEURISTICS,
                aliases: &[],
                open: |spec| Ok(start(Sim::from_spec(spec)?)),
            })
    }

    /// Adds a game.
    #[must_use]
    pub fn with(mut self, entry: Entry) -> Self {
        self.entries.push(entry);
        self
    }

    /// The games in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn find(&self, spec: &Spec) -> Result<&Entry, SpecError> {
        self.entries
            .iter()
            .find(|entry| entry.name() == spec.name)
            .ok_or_else(|| SpecError::UnknownGame { name: spec.name.clone(), known: self.names() })
    }

    /// Begins the game that a spec describes.
    pub fn open(&self, spec: &str) -> Result<Box<dyn Session>, SpecError> {
        let spec = Spec::parse(self.expand(spec.trim()))?;
        (self.find(&spec)?.open)(&spec)
    }

    /// The game that a spec names, whatever its parameters.
    pub fn entry_of(&self, spec: &str) -> Result<&Entry, SpecError> {
        self.find(&Spec::parse(self.expand(spec.trim()))?)
    }

    fn expand<'a>(&self, spec: &'a str) -> &'a str {
        let mut aliases = self.entries.iter().flat_map(|entry| entry.aliases);
        aliases.find(|alias| alias.name == spec).map_or(spec, |alias| alias.spec)
    }

    fn names(&self) -> Vec<&'static str> {
        let names = |entry: &Entry| {
            let aliases = entry.aliases.iter().map(|alias| alias.name);
            std::iter::once(entry.name()).chain(aliases).collect::<Vec<_>>()
        };
        self.entries.iter().flat_map(names).collect()
    }
}

/// Begins a game on the narrowest set of squares that the board fits.
fn start_mnk(shape: Shape) -> Box<dyn Session> {
    match shape.bits() {
        0..64 => start(Mnk::<u64>::new(shape)),
        64..128 => start(Mnk::<u128>::new(shape)),
        128..256 => start(Mnk::<Wide<4>>::new(shape)), // 15×15
        256..384 => start(Mnk::<Wide<6>>::new(shape)), // 19×19 and a little more
        _ => start(Mnk::<Wide<11>>::new(shape)),       // 26×26
    }
}

macro_rules! catalogued {
    ($([$($generics:tt)*] $game:ty),+ $(,)?) => {
        $(impl<$($generics)*> Catalogued for $game {
            fn spec(&self) -> String {
                self.spec()
            }
        })+
    };
}

catalogued!([] Multiply, [] Stones, [] Bits, [B: Squares] Mnk<B>, [] Sim);
