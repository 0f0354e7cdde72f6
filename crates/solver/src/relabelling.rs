use gametree_rules::{Places, Player, Symmetric};

/// The symmetries of a game of taking places, as tables: where the places of a whole byte go, a byte
/// at a time. Sim's 720 ways to relabel its points take four look-ups each.
pub(crate) struct Relabellings {
    tables: Vec<[[u32; 256]; 4]>,
}

impl Relabellings {
    /// Works out where single places go by mapping positions with one place taken.
    pub(crate) fn new<G: Symmetric>(game: &G, places: &dyn Places<G::Position>) -> Self {
        let image = |symmetry, place: u32| {
            let alone = places.position([1 << place, 0], Player::First)?;
            Some(places.taken(&game.map_position(symmetry, &alone))[0])
        };
        let table = |symmetry| {
            let mut table = [[0; 256]; 4];
            for place in 0..places.places() {
                // One player's single place cannot be refused: only two complete sets are.
                let image = image(symmetry, place).unwrap_or(0);
                let (byte, bit) = (place as usize / 8, place % 8);
                for (set, mapped) in table[byte].iter_mut().enumerate() {
                    *mapped |= if set >> bit & 1 == 1 { image } else { 0 };
                }
            }
            table
        };
        // The identity makes nothing smaller.
        Relabellings { tables: (1..game.symmetries()).map(table).collect() }
    }

    /// Whether no symmetry leads to a smaller pair of sets: true for exactly one of the images.
    pub(crate) fn is_smallest(&self, taken: [u32; 2]) -> bool {
        self.tables.iter().all(|table| taken <= taken.map(|set| map(table, set)))
    }
}

#[inline]
fn map(table: &[[u32; 256]; 4], set: u32) -> u32 {
    let [a, b, c, d] = set.to_le_bytes().map(usize::from);
    table[0][a] | table[1][b] | table[2][c] | table[3][d]
}

#[cfg(test)]
mod tests {
    use gametree_games::mnk::{Mnk, Shape};
    use gametree_games::sim::Sim;
    use gametree_rules::{Seed, Solvable, Structure};

    use super::*;

    /// The tables do what the game does, and the smallest image is one.
    fn check<G: Solvable>(game: &G) {
        let Structure::Places(places) = game.structure() else { panic!("a game of places") };
        let tables = Relabellings::new(game, places);
        assert_eq!(tables.tables.len(), game.symmetries() - 1);
        let mut seed = Seed::new(2);
        for round in 0..300 {
            let mut position = game.start();
            for _ in 0..round % 10 {
                let moves: Vec<G::Move> = game.legal_moves(&position).collect();
                let Some(&mv) = seed.pick(&moves) else { break };
                game.play_unchecked(&mut position, mv);
            }
            let symmetry = 1 + seed.below(game.symmetries() - 1);
            let image = places.taken(&game.map_position(symmetry, &position));
            let taken = places.taken(&position);
            assert_eq!(taken.map(|set| map(&tables.tables[symmetry - 1], set)), image);
            let images = tables.tables.iter().map(|table| taken.map(|set| map(table, set)));
            let smallest = images.fold(taken, Ord::min);
            assert!(tables.is_smallest(smallest));
            assert_eq!(tables.is_smallest(taken), taken == smallest);
        }
    }

    #[test]
    fn tables_do_what_the_game_does() {
        check(&Sim::new(6));
        check(&Sim::new(4));
        check(&Mnk::<u64>::new(Shape::new(4, 4, 3)));
        check(&Mnk::<u64>::new(Shape::new(5, 3, 3)));
    }
}
