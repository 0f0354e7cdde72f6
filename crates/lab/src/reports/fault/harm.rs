/// What a fault does where it matters first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// A move that gives something away: the result, or the margin.
    Move,
    /// In a lost position, a move that loses sooner.
    Sooner,
    /// The same move, but nodes are visited that need not be.
    Nodes,
    /// Nothing is wrong with the search: people are shown something wrong.
    Screen,
}

impl Harm {
    /// All of them.
    pub const ALL: [Harm; 4] = [Harm::Move, Harm::Sooner, Harm::Nodes, Harm::Screen];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Harm::Move => "move",
            Harm::Sooner => "sooner",
            Harm::Nodes => "nodes",
            Harm::Screen => "screen",
        }
    }
}
