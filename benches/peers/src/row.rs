use std::fmt;

use serde::Serialize;

use crate::clock::Timed;

/// What the columns of a printed [`Row`] are.
pub(crate) const HEADING: &str = "\
| work | value | peer mode | peer nodes | peer median s | gametree mode | gametree nodes | gametree median s | ratio | runs |
|---|---|---|---|---|---|---|---|---|---|";

/// The same work, done by the peer and here.
#[derive(Serialize)]
pub(crate) struct Row {
    /// What was to be found out.
    pub(crate) work: String,
    /// What it is: the first player's value.
    pub(crate) value: String,
    /// Another's time, if another can be compared with.
    pub(crate) peer: Option<Side>,
    /// Our own.
    pub(crate) gametree: Side,
    /// How many times as fast.
    pub(crate) ratio: Option<f64>,
}

/// One of the two.
#[derive(Serialize)]
pub(crate) struct Side {
    /// Which search, with which options.
    pub(crate) mode: String,
    /// Positions visited, if they can be counted.
    pub(crate) nodes: Option<u64>,
    /// The median of all runs.
    pub(crate) seconds: f64,
    /// How many runs.
    pub(crate) runs: usize,
}

impl Row {
    pub(crate) fn new(work: &str, value: String, peer: Option<Side>, gametree: Side) -> Self {
        let ratio = peer.as_ref().map(|peer| peer.seconds / gametree.seconds);
        Row { work: work.to_owned(), value, peer, gametree, ratio }
    }
}

impl Side {
    pub(crate) fn new<T>(mode: String, nodes: Option<u64>, timed: &Timed<T>) -> Self {
        Side { mode, nodes, seconds: timed.median.as_secs_f64(), runs: timed.runs }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = |side: &Side| side.nodes.map_or("".to_owned(), |nodes| nodes.to_string());
        write!(f, "| {} | {} | ", self.work, self.value)?;
        match &self.peer {
            Some(peer) => write!(f, "{} | {} | {:.6} | ", peer.mode, nodes(peer), peer.seconds)?,
            None => f.write_str("not tried | | | ")?,
        }
        let own = &self.gametree;
        write!(f, "{} | {} | {:.6} | ", own.mode, nodes(own), own.seconds)?;
        match self.ratio {
            Some(ratio) => write!(f, "{ratio:.1} | ")?,
            None => f.write_str("| ")?,
        }
        match &self.peer {
            Some(peer) => write!(f, "{} and {} |", peer.runs, own.runs),
            None => write!(f, "{} |", own.runs),
        }
    }
}
