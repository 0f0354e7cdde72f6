use std::fmt;
use std::sync::Arc;

use gametree_games::{Parameters, Question, QuestionPlan, Spec, SpecError};
use gametree_rules::Outcome;

use crate::Catalogued;
use crate::session::{Session, start};

/// One game of the catalogue: what it accepts, and how to begin it.
#[derive(Clone)]
pub struct Entry {
    /// Its name, its parameters and an example.
    pub parameters: Parameters,
    /// Its heuristics by name, the default first.
    pub heuristics: &'static [&'static str],
    /// For each question about it the plan that answers it.
    pub plans: &'static [QuestionPlan],
    aliases: Vec<Alias>,
    families: Vec<&'static str>,
    known: Vec<Known>,
    texts: Vec<(&'static str, &'static str)>,
    open: Arc<Open>,
}

type Open = dyn Fn(&Spec) -> Result<Box<dyn Session>, SpecError> + Send + Sync;

/// A short name for a spec.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The short name.
    pub name: &'static str,
    /// What it stands for.
    pub spec: &'static str,
}

/// How one game of a kind ends, as others have proven it: for games that are too large to be solved here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// The game.
    pub spec: &'static str,
    /// How it ends under best play.
    pub outcome: Outcome,
    /// The authors of the proof, and where it can be read.
    pub source: &'static str,
}

impl Entry {
    /// The entry of a game: everything is known from its type.
    pub fn of<G: Catalogued>() -> Entry {
        Entry {
            parameters: G::PARAMETERS,
            heuristics: G::HEURISTICS,
            plans: G::PLANS,
            aliases: Vec::new(),
            families: Vec::new(),
            known: Vec::new(),
            texts: Vec::new(),
            open: Arc::new(|spec| Ok(start(G::from_spec(spec)?))),
        }
    }

    /// The same, begun in another way: where the spec decides which type is best, or where the game
    /// needs something that a type cannot know.
    #[must_use]
    pub fn opened_by(
        self,
        open: impl Fn(&Spec) -> Result<Box<dyn Session>, SpecError> + Send + Sync + 'static,
    ) -> Entry {
        Entry { open: Arc::new(open), ..self }
    }

    /// The same with a short name for one of its specs.
    #[must_use]
    pub fn alias(mut self, name: &'static str, spec: &'static str) -> Entry {
        self.aliases.push(Alias { name, spec });
        self
    }

    /// The same with a family that is worth looking at: a spec in which one or two parameters are ranges,
    /// such as `stones:stones=1..200`. The first one is the game's own; others have other rules.
    #[must_use]
    pub fn family(mut self, spec: &'static str) -> Entry {
        self.families.push(spec);
        self
    }

    /// Adds a result from the literature to the entry.
    #[must_use]
    pub fn knows(mut self, known: Known) -> Entry {
        self.known.push(known);
        self
    }

    /// What the literature says of the game with this spec, written as the game itself writes it.
    pub fn known(&self, spec: &str) -> Option<&Known> {
        self.known.iter().find(|known| known.spec == spec)
    }

    /// The same with a text of its own, for a game that the languages know nothing about: what the
    /// game is (`game`), how its moves are written (`notation`), a heuristic (`heuristic-NAME`) or a
    /// parameter (`parameter-KEY`).
    #[must_use]
    pub fn says(mut self, about: &'static str, text: &'static str) -> Entry {
        self.texts.push((about, text));
        self
    }

    /// What the entry itself says about this.
    pub fn text(&self, about: &str) -> Option<&'static str> {
        self.texts.iter().find(|(known, _)| *known == about).map(|(_, text)| *text)
    }

    /// Whether a heuristic is the exact value in the game of its example.
    pub fn is_exact(&self, heuristic: &str) -> bool {
        let spec = Spec::parse(self.parameters.example);
        let session = spec.and_then(|spec| self.open(&spec));
        session.is_ok_and(|session| session.is_exact(heuristic))
    }

    /// The plan that answers a question about it, if the game has one.
    pub fn plan(&self, question: Question) -> Option<&'static QuestionPlan> {
        self.plans.iter().find(|plan| plan.question == question)
    }

    /// The game's name.
    pub fn name(&self) -> &'static str {
        self.parameters.name
    }

    /// Shorter names for some specs.
    pub fn aliases(&self) -> &[Alias] {
        &self.aliases
    }

    /// Families of its games that are worth looking at, small enough to be solved while somebody waits.
    pub fn families(&self) -> &[&'static str] {
        &self.families
    }

    /// Begins a game of this kind.
    pub fn open(&self, spec: &Spec) -> Result<Box<dyn Session>, SpecError> {
        (self.open)(spec)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut entry = f.debug_struct("Entry");
        entry.field("name", &self.name()).field("aliases", &self.aliases).finish_non_exhaustive()
    }
}
