use gametree_games::bits::Bits;
use gametree_games::mnk::{Mnk, Shape, Wide};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_games::{Spec, SpecError, Specified};
use gametree_rules::{Outcome, Player};

use crate::entry::{Entry, Known};
use crate::session::{Session, start};

/// The games there are. [`Catalogue::standard`] is the one list of the built-in ones; help, menus,
/// tests and reports all go through it.
///
/// A program of one's own may know more games:
///
/// ```
/// # use gametree::catalogue::{Catalogue, Entry};
/// # use gametree::games::sim::Sim as Mine;
/// let catalogue = Catalogue::default().with(Entry::of::<Mine>());
/// assert_eq!(catalogue.entries().len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    entries: Vec<Entry>,
}

impl Catalogue {
    /// The built-in games.
    pub fn standard() -> Self {
        // The widest board stands for all; a narrower one is chosen when a game is begun.
        let mnk = Entry::of::<Mnk<Wide<11>>>()
            .opened_by(|spec| Ok(start_mnk(Shape::from_spec(spec)?)))
            .alias("tictactoe", "mnk:m=3,n=3,k=3")
            .family("mnk:m=3..6,n=3..5,k=4")
            .knows(Known {
                spec: "mnk:m=15,n=15,k=5",
                outcome: Outcome::Win(Player::First),
                source: "L. V. Allis, H. J. van den Herik, M. P. H. Huntjens: Go-Moku Solved by New \
                         Search Techniques, Computational Intelligence 12 (1996)",
            });
        let stones = Entry::of::<Stones>()
            .family("stones:stones=1..200")
            .family("stones:stones=1..200,take=1/3/4");
        Catalogue::default()
            .with(Entry::of::<Multiply>().family("multiply:start=20..35"))
            .with(stones)
            .with(Entry::of::<Bits>().family("bits:length=2..16"))
            .with(mnk)
            .with(Entry::of::<Sim>().family("sim:vertices=3..6"))
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
        self.find(&spec)?.open(&spec)
    }

    /// The game that a spec names, whatever its parameters.
    pub fn entry_of(&self, spec: &str) -> Result<&Entry, SpecError> {
        self.find(&Spec::parse(self.expand(spec.trim()))?)
    }

    fn expand<'a>(&self, spec: &'a str) -> &'a str {
        let mut aliases = self.entries.iter().flat_map(Entry::aliases);
        aliases.find(|alias| alias.name == spec).map_or(spec, |alias| alias.spec)
    }

    fn names(&self) -> Vec<&'static str> {
        let names = |entry: &Entry| {
            let aliases = entry.aliases().iter().map(|alias| alias.name);
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
