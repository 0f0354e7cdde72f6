use gametree_rules::{Amount, Notation, Player, Value};

use super::trace::Trace;

/// Where two searches of one position part ways: the first place, in the order of the search, where they do not do the
/// same. First comes the one with the fault.
#[derive(Clone, PartialEq, Debug)]
pub struct Parting {
    /// The moves that lead there from the root.
    pub path: Vec<String>,
    /// The position there.
    pub position: String,
    /// Whose turn it is there; `None` once the game is over.
    pub mover: Option<Player>,
    /// What they do differently.
    pub what: Different,
}

/// What two searches do differently.
#[derive(Clone, PartialEq, Debug)]
pub enum Different {
    /// They value a leaf differently.
    Leaf([Amount; 2]),
    /// They take different values from the same moves.
    Taken([Amount; 2]),
    /// They look at a different number of moves: none where the game is taken to be over.
    Looked([usize; 2]),
    /// They try another move next, after so many.
    Tried {
        /// Moves tried before.
        after: usize,
        /// The next one of each.
        next: [String; 2],
    },
    /// They value all moves alike, but choose another one.
    Chosen([String; 2]),
}

impl Parting {
    /// The first place. `alike` says which values mean the same.
    pub(super) fn find<G: Notation>(
        game: &G,
        root: &G::Position,
        traces: [&Trace<G>; 2],
        denominator: i64,
        alike: impl Fn(Value, Value) -> bool,
    ) -> Option<Parting> {
        let mut looking = Looking { game, root, traces, denominator, alike, path: Vec::new() };
        looking.below([0, 0])
    }

    /// The choice itself, where everything before it is the same.
    pub(super) fn of_choices<G: Notation>(
        game: &G,
        root: &G::Position,
        chosen: [G::Move; 2],
    ) -> Parting {
        Parting {
            path: Vec::new(),
            position: game.position_text(root),
            mover: Some(game.to_move(root)),
            what: Different::Chosen(chosen.map(|mv| game.move_text(mv))),
        }
    }
}

struct Looking<'a, G: Notation, F> {
    game: &'a G,
    root: &'a G::Position,
    traces: [&'a Trace<G>; 2],
    denominator: i64,
    alike: F,
    path: Vec<G::Move>,
}

impl<G: Notation, F: Fn(Value, Value) -> bool> Looking<'_, G, F> {
    /// The first place at these nodes, which the same moves lead to, or below them.
    fn below(&mut self, nodes: [usize; 2]) -> Option<Parting> {
        let [one, other] = self.traces;
        let (mut ours, mut theirs) = (one.below(nodes[0]), other.below(nodes[1]));
        let mut after = 0;
        loop {
            let (our, their) = match (ours.next(), theirs.next()) {
                (Some(our), Some(their)) => (our, their),
                (None, None) => break,
                (our, their) => {
                    let looked = [
                        after + usize::from(our.is_some()) + ours.count(),
                        after + usize::from(their.is_some()) + theirs.count(),
                    ];
                    return Some(self.here(Different::Looked(looked)));
                }
            };
            let (our_move, their_move) = (one.nodes[our].mv?, other.nodes[their].mv?);
            if our_move != their_move {
                let next = [our_move, their_move].map(|mv| self.game.move_text(mv));
                return Some(self.here(Different::Tried { after, next }));
            }
            self.path.push(our_move);
            let found = self.below([our, their]);
            self.path.pop();
            if found.is_some() {
                return found;
            }
            after += 1;
        }
        let values = [one.nodes[nodes[0]].value, other.nodes[nodes[1]].value];
        if (self.alike)(values[0], values[1]) {
            return None;
        }
        let values = values.map(|value| Amount { value, denominator: self.denominator });
        let is_leaf = after == 0;
        Some(self.here(if is_leaf { Different::Leaf(values) } else { Different::Taken(values) }))
    }

    fn here(&self, what: Different) -> Parting {
        let mut position = self.root.clone();
        self.path.iter().for_each(|&mv| self.game.play_unchecked(&mut position, mv));
        let goes_on = self.game.outcome(&position).is_none();
        Parting {
            path: self.path.iter().map(|&mv| self.game.move_text(mv)).collect(),
            position: self.game.position_text(&position),
            mover: goes_on.then(|| self.game.to_move(&position)),
            what,
        }
    }
}
