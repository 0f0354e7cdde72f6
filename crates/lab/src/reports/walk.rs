use gametree_rules::{Value, Work};
use gametree_search::Stopped;

/// What a report's search decides in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<M> {
    /// The moves it takes for the best, in the order they were tried: its program plays one of them.
    pub best: Vec<M>,
    /// What it makes of each root move that it looked at. From the first player's side where the report's numbers
    /// are; a report that has confused the sides has confused these.
    pub moves: Vec<(M, Value)>,
    /// What it makes of the position.
    pub value: Value,
    /// Calls of its recursive function, the first one not counted.
    pub calls: u64,
    /// Loops that were left with moves still to try.
    pub cuts: u64,
}

impl<M: Copy> Decision<M> {
    /// From the root's moves, of which the best are the highest or the lowest.
    pub(super) fn among(moves: Vec<(M, Value)>, highest: bool, walk: &Walk<'_>) -> Self {
        let values = moves.iter().map(|&(_, value)| value);
        let value = if highest { values.max() } else { values.min() }.unwrap_or(Value::ZERO);
        let best = moves.iter().filter(|found| found.1 == value).map(|&(mv, _)| mv).collect();
        Decision { best, moves, value, calls: walk.calls, cuts: walk.cuts }
    }
}

/// The work of one decision: counted, and given up when somebody asks for it.
pub(super) struct Walk<'a> {
    work: &'a Work,
    pub(super) calls: u64,
    pub(super) cuts: u64,
}

/// The clock and the wish to stop are looked at once in so many calls.
const SELDOM: u64 = 1024;

impl<'a> Walk<'a> {
    pub(super) fn new(work: &'a Work) -> Self {
        Walk { work, calls: 0, cuts: 0 }
    }

    /// Counts a call.
    #[inline]
    pub(super) fn call(&mut self) -> Result<(), Stopped> {
        self.calls += 1;
        if self.calls.is_multiple_of(SELDOM) && self.work.is_stopped() {
            return Err(Stopped::Asked);
        }
        Ok(())
    }
}
