use super::{Standing, Tree, Walk};

/// One search with and without cuts: the tree of minimax, and what alpha-beta has seen of it.
///
/// Both try moves in the same order, so that a node of one is found in the other by its moves.
pub struct Pair<'a> {
    /// Minimax: everything.
    pub whole: Walk<'a>,
    /// Alpha-beta.
    pub seen: Walk<'a>,
    /// For every node of the whole tree the same node in the other, if alpha-beta has seen it.
    inside: Vec<Option<usize>>,
    /// For every node of alpha-beta the same one in the whole tree.
    outside: Vec<usize>,
    /// For every node that alpha-beta has not seen the node of its that was cut above.
    cut_at: Vec<usize>,
}

impl<'a> Pair<'a> {
    /// Both trees together; `None` if alpha-beta has seen what is not in the whole tree.
    pub fn new(whole: &'a Tree, seen: &'a Tree) -> Option<Pair<'a>> {
        let (whole, seen) = (Walk::new(whole, false), Walk::new(seen, true));
        if whole.visits() == 0 || seen.visits() == 0 {
            return None;
        }
        let mut inside = vec![None; whole.visits()];
        let mut outside = Vec::with_capacity(seen.visits());
        for node in 0..seen.visits() {
            let same = match seen.tree().nodes[node].parent {
                None => 0,
                Some(parent) => {
                    let mv = &seen.tree().nodes[node].mv;
                    let mut below = whole.children(outside[parent]).iter();
                    *below.find(|&&child| whole.tree().nodes[child].mv == *mv)?
                }
            };
            inside[same] = Some(node);
            outside.push(same);
        }
        let mut cut_at = vec![0; whole.visits()];
        for node in 1..whole.visits() {
            let above = whole.tree().nodes[node].parent.unwrap_or(0);
            cut_at[node] = inside[above].unwrap_or(cut_at[above]);
        }
        Some(Pair { whole, seen, inside, outside, cut_at })
    }

    /// The same node of alpha-beta, if it has seen it.
    pub fn inside(&self, node: usize) -> Option<usize> {
        self.inside[node]
    }

    /// The same node of minimax.
    pub fn outside(&self, node: usize) -> usize {
        self.outside[node]
    }

    /// What has become of a node of the whole tree after so many visits of alpha-beta.
    pub fn standing(&self, node: usize, visits: usize) -> Standing {
        match self.inside[node] {
            Some(inside) => self.seen.standing(inside, visits),
            None if self.seen.standing(self.cut_at[node], visits) == Standing::Left => {
                Standing::Cut
            }
            None => Standing::Later,
        }
    }

    /// How many nodes minimax visits to come as far as alpha-beta after so many visits.
    pub fn whole_visits(&self, visits: usize) -> usize {
        self.outside.get(visits).copied().unwrap_or(self.whole.visits())
    }

    /// How many visits of alpha-beta it takes to come as far as minimax, whichever way is nearest.
    pub fn seen_visits(&self, whole_visits: usize) -> usize {
        let reached = self.outside.partition_point(|&node| node < whole_visits);
        reached.clamp(1, self.seen.visits())
    }
}
