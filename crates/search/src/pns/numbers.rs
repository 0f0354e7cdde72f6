/// How far an answer is, at the least: in positions that have to be settled first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// For a yes.
    pub(super) proof: u32,
    /// For a no.
    pub(super) disproof: u32,
}

/// Out of reach.
const NEVER: u32 = u32::MAX;

impl Numbers {
    /// Nothing is known yet.
    pub(super) const FRESH: Numbers = Numbers { proof: 1, disproof: 1 };
    /// The answer is yes.
    pub(super) const YES: Numbers = Numbers { proof: 0, disproof: NEVER };
    /// The answer is no.
    pub(super) const NO: Numbers = Numbers { proof: NEVER, disproof: 0 };
    /// There is no answer within the depth allowed.
    pub(super) const BEYOND: Numbers = Numbers { proof: NEVER, disproof: NEVER };
    /// As a limit: until there is an answer, or none to be had.
    pub(super) const NO_LIMIT: Numbers = Numbers::BEYOND;

    /// Whether it is worth looking further.
    #[inline]
    pub(super) fn is_open(self) -> bool {
        self.proof != NEVER && self.disproof != NEVER
    }

    /// Whether one of the numbers has reached its limit.
    #[inline]
    pub(super) fn reach(self, limit: Numbers) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }

    /// The larger of each.
    #[inline]
    #[must_use]
    pub(super) fn max(self, other: Numbers) -> Numbers {
        Numbers { proof: self.proof.max(other.proof), disproof: self.disproof.max(other.disproof) }
    }
}

/// The numbers of a position, gathered from those of its children.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gathered {
    any_yes: bool,
    any_beyond: bool,
    open: u32,
    /// The smallest disproof number among the open children, which one that is, and the next.
    smallest: u32,
    nearest: usize,
    second: u32,
    largest_proof: u32,
}

impl Gathered {
    pub(super) fn new() -> Self {
        Gathered {
            any_yes: false,
            any_beyond: false,
            open: 0,
            smallest: NEVER,
            nearest: 0,
            second: NEVER,
            largest_proof: 0,
        }
    }

    /// Adds the child number `index`.
    #[inline]
    pub(super) fn add(&mut self, index: usize, child: Numbers) {
        if !child.is_open() {
            // A no to the opponent's question is a yes to the mover's.
            self.any_yes |= child == Numbers::NO;
            self.any_beyond |= child == Numbers::BEYOND;
            return;
        }
        self.open += 1;
        self.largest_proof = self.largest_proof.max(child.proof);
        if child.disproof < self.smallest {
            self.second = self.smallest;
            (self.smallest, self.nearest) = (child.disproof, index);
        } else {
            self.second = self.second.min(child.disproof);
        }
    }

    /// The position's own numbers.
    ///
    /// For a no every child has to be settled, and adding up what that takes would count positions
    /// several times that are reached in several ways; in these games most are. So it is the hardest
    /// child, and one for each of the others.
    pub(super) fn numbers(&self) -> Numbers {
        match self {
            Gathered { any_yes: true, .. } => Numbers::YES,
            Gathered { open: 0, any_beyond: true, .. } => Numbers::BEYOND,
            Gathered { open: 0, .. } => Numbers::NO,
            _ => Numbers {
                proof: self.smallest,
                disproof: self.largest_proof.saturating_add(self.open - 1).min(NEVER - 1),
            },
        }
    }

    /// The child to look at next.
    pub(super) fn nearest(&self) -> usize {
        self.nearest
    }

    /// How far to follow the nearest child, if the position's own limit is `limit`: until another one
    /// is nearer by a quarter, so that the search does not go back and forth between two children.
    /// More than the child's own numbers, whatever they are.
    pub(super) fn limit_of_nearest(&self, limit: Numbers) -> Numbers {
        let patience = self.second.saturating_add(self.second / 4).saturating_add(1);
        // The other children have their share in the position's disproof number.
        let others = self.open.saturating_sub(1);
        let proof = match limit.disproof {
            NEVER => NEVER,
            limit => limit.saturating_sub(others),
        };
        Numbers { proof, disproof: limit.proof.min(patience) }
    }
}
