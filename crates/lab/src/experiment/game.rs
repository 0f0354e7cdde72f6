use gametree_rules::Player;

/// Two who meet: indices into the players and opponents of an experiment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    /// The one whose results are counted.
    pub player: usize,
    /// The other.
    pub opponent: usize,
}

/// One of the games that an experiment asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScheduledGame {
    /// Its number, from 0.
    pub number: u64,
    /// Which game: an index.
    pub game: usize,
    /// Which opening of it: an index.
    pub opening: usize,
    /// Which repetition, from 0.
    pub repetition: u64,
    /// The side that the player has.
    pub side: Player,
    /// Who meets: an index into the contests.
    pub contest: usize,
}
