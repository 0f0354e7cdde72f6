//! Trees taken from games.

use gametree_exercise::{FromGame, NotATree, Numbers};
use gametree_games::stones::Stones;
use gametree_picture::Board;
use gametree_picture::tree::Tree;
use gametree_rules::{Evaluator, Game, Notation, Plain, Player};
use gametree_search::{Merge, Task, TreeRecord, alphabeta, minimax_with};

/// The tree of a search, and what alpha-beta says of the same.
fn searched<G>(game: &G, depth: u32, heuristic: &impl Evaluator<G>) -> (Tree, i64, u64)
where
    G: Notation + Game<Position: Send + Sync> + Board + Clone + Send + Sync + 'static,
{
    let task = || Task::new(game, &game.start()).depth(depth);
    let mut record = TreeRecord::new(10_000);
    let found = minimax_with(&task(), heuristic, Merge::No, &mut record);
    let tree = Tree::new(game, heuristic, &record, &found.line);
    let pruned = alphabeta(&task(), heuristic);
    (tree, pruned.value().unwrap().0, pruned.counts.cutoffs)
}

#[test]
fn a_tree_of_a_game_is_cut_like_the_game() {
    for stones in 4..30 {
        for depth in 2..=4 {
            let (tree, value, cutoffs) = searched(&Stones::new(stones, &[2, 3]), depth, &Plain);
            let taken = FromGame::new(&tree).unwrap();
            assert_eq!(taken.numbers, Numbers::Values);
            let found = taken.tree.alphabeta();
            assert_eq!((i64::from(found.value), found.counts.cutoffs), (value, cutoffs));
            assert_eq!(taken.moves.len(), taken.tree.len());
            assert_eq!(taken.tree.root(), Player::First);
        }
    }
}

/// Values that are far apart: only their order is kept, and that is enough.
struct FarApart;

impl Evaluator<Stones> for FarApart {
    fn estimate(
        &self,
        game: &Stones,
        position: &<Stones as Game>::Position,
    ) -> gametree_rules::Value {
        let text = game.position_text(position);
        let mixed = text.bytes().fold(7, |mixed: i64, byte| (mixed * 31 + i64::from(byte)) % 9_973);
        gametree_rules::Value(mixed * 1_000)
    }
}

#[test]
fn places_are_cut_like_values() {
    for stones in 20..60 {
        let (tree, _, cutoffs) = searched(&Stones::new(stones, &[2, 3]), 4, &FarApart);
        let taken = FromGame::new(&tree).unwrap();
        assert_eq!(taken.numbers, Numbers::Places);
        assert_eq!(taken.tree.alphabeta().counts.cutoffs, cutoffs);
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let (tree, ..) = searched(&Stones::new(40, &[2, 3]), 5, &Plain);
    assert!(matches!(FromGame::new(&tree), Err(NotATree::Tree(_))));
    let mut incomplete = searched(&Stones::new(20, &[2, 3]), 2, &Plain).0;
    incomplete.left_out = 1;
    assert_eq!(FromGame::new(&incomplete), Err(NotATree::Incomplete));
}
