//! What a strong search is told about triangles: which edges lose at once, and positions that are
//! the same but for the names of the points.

use gametree_rules::{
    Candidate, Certain, Completeness, Expertise, Game, Player, Score, Symmetric, splitmix64,
};

use super::{Edge, MAX_VERTICES, Position, Sim, ones};

impl Sim {
    /// Free edges that this player can colour without losing at once.
    #[inline]
    fn safe(&self, position: &Position, player: Player) -> u32 {
        self.free(position) & !position.danger[player.index()]
    }

    /// Names the points by what can be seen from each: its edges, and in turn the edges of the
    /// points at their other ends. Mostly gives positions that are equal up to symmetry the same
    /// names, and always some names: the number of the symmetry.
    fn renaming(&self, position: &Position) -> usize {
        let vertices = usize::from(self.vertices);
        let mut near = [0_u64; MAX_VERTICES];
        let mut far = [0_u64; MAX_VERTICES];
        let colours = [position.edges(position.mover), position.edges(position.mover.opponent())];
        for (colour, weight) in colours.into_iter().zip([1, 16]) {
            for edge in ones(colour) {
                let [a, b] = self.ends(Edge(edge)).map(usize::from);
                near[a] += weight;
                near[b] += weight;
            }
        }
        for (colour, salt) in colours.into_iter().zip([256, 512]) {
            for edge in ones(colour) {
                let [a, b] = self.ends(Edge(edge)).map(usize::from);
                far[a] = far[a].wrapping_add(splitmix64(near[b] + salt));
                far[b] = far[b].wrapping_add(splitmix64(near[a] + salt));
            }
        }
        let sight = |point: usize| (near[point], far[point]);
        // The new name of a point is its place in the order of what it sees; the number of a
        // renaming counts, for each point in turn, the smaller names that are still to be given.
        let mut number = 0;
        for point in 0..vertices {
            let smaller =
                (point + 1..vertices).filter(|&other| sight(other) < sight(point)).count();
            number = number * (vertices - point) + smaller;
        }
        number
    }
}

impl Expertise for Sim {
    type Study = Position;
    /// The edges of the mover and of the opponent.
    type Key = [u32; 2];

    fn study(&self, position: &Position) -> Position {
        *position
    }

    #[inline]
    fn position<'s>(&self, study: &'s Position) -> &'s Position {
        study
    }

    #[inline]
    fn advance(&self, study: &mut Position, edge: Edge) {
        self.play_unchecked(study, edge);
    }

    fn key(&self, study: &Position) -> ([u32; 2], usize) {
        let symmetry = self.renaming(study);
        let mover = study.mover;
        let key = [mover, mover.opponent()].map(|player| {
            let edges = ones(study.edges(player)).map(|edge| self.map_move(symmetry, Edge(edge)));
            edges.fold(0, |key, Edge(edge)| key | 1 << edge)
        });
        (key, symmetry)
    }

    #[inline]
    fn certain(&self, study: &Position) -> Certain {
        let free = self.free(study);
        if study.over {
            return Certain::exactly(Score::win_in(0));
        }
        if free == 0 {
            return Certain::exactly(Score::DRAW);
        }
        if self.safe(study, study.mover) == 0 {
            return Certain::exactly(-Score::win_in(1));
        }
        // Safe edges only ever become fewer.
        if self.safe(study, study.mover.opponent()) == 0 && free.count_ones() > 1 {
            return Certain::exactly(Score::win_in(2));
        }
        Certain::NOTHING
    }

    fn candidates(&self, study: &Position, list: &mut Vec<Candidate<Edge>>) -> Completeness {
        // To lose at once is never better than to lose later.
        let safe = self.safe(study, study.mover);
        let edges = if safe == 0 { self.free(study) } else { safe };
        list.extend(ones(edges).map(|edge| {
            let mut next = *study;
            self.play_unchecked(&mut next, Edge(edge));
            let [own, other] = [study.mover, study.mover.opponent()]
                .map(|player| self.safe(&next, player).count_ones() as i32);
            Candidate { mv: Edge(edge), rank: own - other }
        }));
        Completeness::Complete
    }

    fn estimate(&self, study: &Position) -> Score {
        let [own, other] = [study.mover, study.mover.opponent()]
            .map(|player| self.safe(study, player).count_ones() as i32);
        Score::estimate((own - other).into())
    }

    fn most_plies(&self, position: &Position) -> Option<u32> {
        Some(self.free(position).count_ones())
    }

    fn draws_are_full(&self) -> bool {
        true
    }
}
