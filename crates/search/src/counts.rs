/// How much work a search was. The same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Entries into a position: the root, finished positions and those left early included.
    pub visited: u64,
    /// Heuristic estimates of unfinished positions.
    pub evaluated: u64,
    /// Times a position was left with moves still unsearched.
    pub cutoffs: u64,
}
