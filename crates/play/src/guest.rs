use std::fmt;
use std::sync::Arc;

use gametree_catalogue::{SearchError, Session};
use gametree_picture::tree::Tree;
use gametree_rules::Work;

use crate::Chooser;

/// A player that somebody brings along: neither a person nor a strength nor one of the searches here. It is known
/// by a text, such as `club:7,depth=3`, and whoever reads that text gets the same player again.
///
/// What it chooses follows from the position and, if it leaves anything to chance, from the seed. A clock has no
/// part in it, so that its games come out the same everywhere.
pub trait Guest: fmt::Debug + Send + Sync {
    /// The text it is read from, in full.
    fn name(&self) -> String;

    /// Whether what it chooses follows from its seed as well, not from the position alone.
    fn leaves_to_chance(&self) -> bool;

    /// Whether this is its game: whether it would sit down. What takes longer to tell than to ask is left to `chooser`.
    fn plays(&self, session: &dyn Session) -> bool {
        self.chooser(session).is_ok()
    }

    /// Sits down at a game. Refused if that is not its game: see [`SearchError::OtherGame`].
    ///
    /// Moves are taken back and games go on another day, so the chooser may be asked about any position of this
    /// game. It has a move wherever there is one, and keeps to its work.
    fn chooser(&self, session: &dyn Session)
    -> Result<Box<dyn Chooser + Send + Sync>, SearchError>;

    /// The tree of its search in the position that these moves lead to from the session's, as it was made there: at
    /// most so many nodes. `None` if it has none to show.
    fn tree(
        &self,
        session: &dyn Session,
        moves: &[String],
        most: usize,
        work: &Work,
    ) -> Option<Tree> {
        let _ = (session, moves, most, work);
        None
    }
}

/// Guests are told apart by their texts.
impl PartialEq for dyn Guest {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for dyn Guest {}

/// Who knows guests by their texts.
pub trait Roster: Sync {
    /// The guest of this text; `None` if the text is not meant for this roster.
    fn guest(&self, text: &str) -> Option<Result<Arc<dyn Guest>, SearchError>>;

    /// Texts to show people who asked for somebody unknown.
    fn names(&self) -> Vec<&'static str>;

    /// The texts of those who play this game.
    fn names_at(&self, session: &dyn Session) -> Vec<&'static str> {
        let plays = |name: &&'static str| match self.guest(name) {
            Some(Ok(guest)) => guest.plays(session),
            _ => false,
        };
        self.names().into_iter().filter(plays).collect()
    }
}

/// Knows nobody.
impl Roster for () {
    fn guest(&self, _: &str) -> Option<Result<Arc<dyn Guest>, SearchError>> {
        None
    }

    fn names(&self) -> Vec<&'static str> {
        Vec::new()
    }
}
