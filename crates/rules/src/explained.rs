use crate::{Game, Outcome, Player};

/// A game that can tell how it is played, what a move did and how a result follows: as facts with
/// numbers, never as words. A game that says nothing needs an empty `impl`.
///
/// Contract, checked for the built-in games: the changes of a move, and after the last one those of the
/// end, add up to what the rules have changed; the last remark of an end, and no other, has the result.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not explain itself",
    label = "`Explained` is not implemented",
    note = "a game that explains nothing needs an empty `impl Explained for {Self} {{}}`"
)]
pub trait Explained: Game {
    /// How the game is played with these parameters.
    fn rules(&self) -> Vec<Rule> {
        Vec::new()
    }

    /// What a legal move does, and why.
    fn explain_move(&self, position: &Self::Position, mv: Self::Move) -> Vec<Remark> {
        let _ = (position, mv);
        Vec::new()
    }

    /// How a player stands, or what they play with, in a word or two; nothing if there is nothing to say.
    fn standing(&self, position: &Self::Position, player: Player) -> Option<Remark> {
        let _ = (position, player);
        None
    }

    /// How the result of a finished position follows; nothing while the game goes on.
    fn explain_end(&self, position: &Self::Position) -> Vec<Remark> {
        let _ = position;
        Vec::new()
    }
}

/// One fact: which, the numbers in it, and what it changed.
///
/// ```
/// use gametree::rules::{Detail, Player, Remark};
///
/// let odd = Remark::new("odd").with("left", 47).changing("points", Some(Player::First), 2);
/// assert_eq!(odd.detail("left"), Some(&Detail::Number(47)));
/// assert_eq!(odd.changes[0].by, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Which fact of the game: words are found by this name.
    pub fact: &'static str,
    /// What goes into the sentence, by name.
    pub details: Vec<(&'static str, Detail)>,
    /// What it changed; at most one change of each kind.
    pub changes: Vec<Change>,
    /// The result that follows from it.
    pub result: Option<Outcome>,
}

/// Something that goes into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A number.
    Number(i64),
    /// A number that is written with its sign: what somebody gains or loses.
    Signed(i64),
    /// Any of these numbers, in this order.
    OneOf(Vec<i64>),
    /// A player.
    Player(Player),
    /// What can be typed: a move, a square, a position.
    Code(String),
}

/// Something is more or less than before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// What: `points`, say.
    pub of: &'static str,
    /// Whose; `None` for what both players share.
    pub player: Option<Player>,
    /// By how much.
    pub by: i64,
}

/// One sentence of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// What it is about.
    pub part: Part,
    /// What it says.
    pub remark: Remark,
}

/// What a sentence of the rules is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// All of it in a few lines, for those who are about to play.
    Brief,
    /// What players try to reach.
    Goal,
    /// What a move is.
    Move,
    /// What moves give.
    Scoring,
    /// When the game ends, and how.
    End,
    /// How moves and positions are written.
    Writing,
}

impl Part {
    /// All of them, in the order in which they are read.
    pub const ALL: [Part; 6] =
        [Part::Brief, Part::Goal, Part::Move, Part::Scoring, Part::End, Part::Writing];

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Brief => "brief",
            Part::Goal => "goal",
            Part::Move => "move",
            Part::Scoring => "scoring",
            Part::End => "end",
            Part::Writing => "writing",
        }
    }

    /// The rule that says this about it.
    pub const fn rule(self, remark: Remark) -> Rule {
        Rule { part: self, remark }
    }
}

impl Remark {
    /// A fact without numbers.
    pub const fn new(fact: &'static str) -> Remark {
        Remark { fact, details: Vec::new(), changes: Vec::new(), result: None }
    }

    /// The same with something that goes into the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, detail: impl Into<Detail>) -> Remark {
        self.details.push((name, detail.into()));
        self
    }

    /// The same, with what it changed.
    #[must_use]
    pub fn changing(mut self, of: &'static str, player: Option<Player>, by: i64) -> Remark {
        self.changes.push(Change { of, player, by });
        self
    }

    /// The same, with the result that follows.
    #[must_use]
    pub fn concluding(mut self, result: Outcome) -> Remark {
        self.result = Some(result);
        self
    }

    /// What goes into the sentence under this name.
    pub fn detail(&self, name: &str) -> Option<&Detail> {
        self.details.iter().find(|(known, _)| *known == name).map(|(_, detail)| detail)
    }
}

impl From<String> for Detail {
    fn from(code: String) -> Detail {
        Detail::Code(code)
    }
}

impl From<Player> for Detail {
    fn from(player: Player) -> Detail {
        Detail::Player(player)
    }
}

macro_rules! number_details {
    ($($number:ty),+) => {
        $(impl From<$number> for Detail {
            fn from(number: $number) -> Detail {
                Detail::Number(number.into())
            }
        })+
    };
}

number_details!(u8, u16, i32, u32, i64);
