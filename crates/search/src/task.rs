use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use gametree_rules::work::Stage;
use gametree_rules::{Game, Work};

use crate::{Limits, Ties};

/// What every search is given: a position of a game, how far to go, and who may stop it.
///
/// ```
/// use gametree::games::stones::Stones;
/// use gametree::rules::{Game, Plain, Work};
/// use gametree::search::{Stopped, Task, alphabeta};
///
/// let game = Stones::new(40, &[2, 3]);
/// let work = Work::new();
/// let task = Task::new(&game, &game.start()).depth(12).nodes(100).work(&work);
/// let found = alphabeta(&task, &Plain);
/// assert_eq!(found.stopped, Some(Stopped::Nodes));
///
/// work.stop(); // as another thread might
/// assert_eq!(alphabeta(&task, &Plain).stopped, Some(Stopped::Asked));
/// ```
#[derive(Debug)]
pub struct Task<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    limits: Limits,
    ties: Ties,
    work: Handle<'a>,
}

/// The work of whoever waits for the search, or one that nobody else knows.
#[derive(Debug)]
enum Handle<'a> {
    Own(Work),
    Lent(&'a Work),
}

impl<'a, G: Game> Task<'a, G> {
    /// To search a position to the end of the game, however long that takes.
    pub fn new(game: &'a G, position: &G::Position) -> Self {
        Task {
            game,
            position: position.clone(),
            limits: Limits::NONE,
            ties: Ties::First,
            work: Handle::Own(Work::new()),
        }
    }

    /// Looks so many plies ahead at the most.
    ///
    /// # Panics
    /// If `depth` is 0: a search looks at least one ply ahead.
    #[must_use]
    pub fn depth(mut self, depth: u32) -> Self {
        let depth = NonZeroU32::new(depth).expect("a search looks at least one ply ahead");
        self.limits.depth = Some(depth);
        self
    }

    /// Visits so many positions at the most.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Self {
        self.limits.nodes = Some(nodes);
        self
    }

    /// Takes so long at the most, from the start of each search.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Self {
        self.limits.time = Some(time);
        self
    }

    /// Keeps within these limits and no others.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Which of several equally good moves a textbook search chooses. The other searches have rules of
    /// their own.
    #[must_use]
    pub fn ties(mut self, ties: Ties) -> Self {
        self.ties = ties;
        self
    }

    /// The search is this work: stopped with it, over when its time is up, and its progress is told.
    #[must_use]
    pub fn work(mut self, work: &'a Work) -> Self {
        self.work = Handle::Lent(work);
        self
    }

    /// The game.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The position that is searched.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    pub(crate) fn ties_broken(&self) -> Ties {
        self.ties
    }

    /// The same for another game, or the same game seen otherwise.
    pub(crate) fn of<'b, H: Game>(&'b self, game: &'b H, position: H::Position) -> Task<'b, H> {
        let work = Handle::Lent(self.handle());
        Task { game, position, limits: self.limits, ties: self.ties, work }
    }

    fn handle(&self) -> &Work {
        match &self.work {
            Handle::Own(work) => work,
            Handle::Lent(work) => work,
        }
    }

    /// The search begins: the work, and the limits with what its deadline leaves of the time.
    pub(crate) fn begin(&self) -> (&Work, Limits) {
        let work = self.handle();
        work.begin(Stage::Searching, None);
        let left =
            work.deadline().map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let time = match (self.limits.time, left) {
            (Some(time), Some(left)) => Some(time.min(left)),
            (time, left) => time.or(left),
        };
        (work, Limits { time, ..self.limits })
    }
}
