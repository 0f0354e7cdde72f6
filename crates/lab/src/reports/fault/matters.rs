use gametree_language::Message;

/// How often a fault matters.
#[derive(Clone, PartialEq, Debug)]
pub struct Matters {
    /// Which positions were looked at for this.
    pub universe: Message,
    /// How many these are.
    pub of: u64,
    /// In how many of them it chooses other moves.
    pub differs: u64,
    /// In how many of them it does harm.
    pub harmed: u64,
    /// Nodes visited in all of them, with the fault and without.
    pub visited: [u64; 2],
    /// What it costs in games, where it can cost any.
    pub games: Option<Games>,
}

/// Games with the fault and without, against the same opponent.
#[derive(Clone, PartialEq, Debug)]
pub struct Games {
    /// Who plays whom.
    pub setting: Message,
    /// Won, drawn and lost with the fault.
    pub faulty: [u64; 3],
    /// The same without.
    pub mended: [u64; 3],
}

impl Matters {
    /// The share of positions in which it does harm.
    pub fn share(&self) -> f64 {
        self.harmed as f64 / self.of.max(1) as f64
    }
}
