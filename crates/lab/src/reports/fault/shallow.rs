use gametree_rules::{Game, Value};
use gametree_search::{Exit, Observer, TreeRecord};

/// Records the upper levels of a search.
pub(super) struct Shallow<G: Game> {
    pub(super) record: TreeRecord<G>,
    pub(super) levels: usize,
    pub(super) ply: usize,
    /// How many nodes there are on each level, those below included.
    pub(super) by_ply: Vec<usize>,
}

impl<G: Game> Observer<G> for Shallow<G> {
    fn play(&mut self, mv: G::Move) {
        if self.ply <= self.levels {
            self.record.play(mv);
        }
    }

    fn enter(&mut self, position: &G::Position, alpha: Value, beta: Value) {
        if self.ply <= self.levels {
            self.record.enter(position, alpha, beta);
        }
        if self.by_ply.len() == self.ply {
            self.by_ply.push(0);
        }
        self.by_ply[self.ply] += 1;
        self.ply += 1;
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        self.ply -= 1;
        if self.ply <= self.levels {
            self.record.leave(value, exit);
        }
    }
}
