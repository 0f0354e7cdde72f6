//! Move texts: which are understood, and why each of the wrong ones is refused.

use gametree_rules::{Heuristics, MoveError, Notation, Symmetric};

use crate::any::{UseGame, with_game};

struct Read<'a> {
    position: &'a str,
    mv: &'a str,
}

impl UseGame for Read<'_> {
    type Output = Result<String, MoveError>;

    fn with<G: Notation + Symmetric + Heuristics>(self, game: &G, _: &str) -> Self::Output {
        let position = game.parse_position(self.position).expect("the position is right");
        game.parse_move(&position, self.mv).map(|mv| game.move_text(mv))
    }
}

#[test]
fn understood_or_refused() {
    use MoveError::{GameOver, NotPossible, OffBoard, Taken, Unreadable};
    let (multiply, stones, bits) = ("multiply:start=20", "stones:stones=50", "bits:string=0110");
    let (three, wide, sim) = ("mnk:m=3,n=3,k=3", "mnk:m=26,n=12,k=5", "sim");
    let empty = "26/26/26/26/26/26/26/26/26/26/26/26";
    let (one_edge, triangle) = ("r..............", "rrb..r.....b...");
    for (spec, position, mv, expected) in [
        (multiply, "20/0/0/1", "3", Ok("3")),
        (multiply, "20/0/0/1", "6", Err(NotPossible)),
        (multiply, "20/0/0/1", "99999999999", Err(NotPossible)),
        (multiply, "20/0/0/1", "x3", Err(Unreadable)),
        (multiply, "3000/0/0/1", "3", Err(GameOver)),
        (stones, "50/0/0/0/0/1", "2", Ok("2")),
        (stones, "50/0/0/0/0/1", "4", Err(NotPossible)),
        (stones, "50/0/0/0/0/1", "-2", Err(NotPossible)),
        (stones, "50/0/0/0/0/1", "", Err(Unreadable)),
        ("stones:stones=2", "2/0/0/0/0/1", "3", Err(NotPossible)),
        ("stones:stones=1", "1/0/0/0/0/1", "2", Err(GameOver)),
        (bits, "0110/0/0/1", "0", Ok("0")),
        (bits, "0110/0/0/1", "2", Ok("2")),
        (bits, "0110/0/0/1", "3", Err(OffBoard)),
        (bits, "0110/0/0/1", "-1", Err(OffBoard)),
        (bits, "0110/0/0/1", "256", Err(OffBoard)),
        (bits, "0110/0/0/1", "a", Err(Unreadable)),
        (bits, "1/0/0/1", "0", Err(GameOver)),
        (three, "3/1x1/3", "a1", Ok("a1")),
        (three, "3/1x1/3", "C3", Ok("c3")),
        // Row and column from 0 at the top left.
        (three, "3/1x1/3", "0 2", Ok("c3")),
        (three, "3/1x1/3", "2 0", Ok("a1")),
        (three, "3/1x1/3", "1 1", Err(Taken)),
        (three, "3/1x1/3", "b2", Err(Taken)),
        (three, "3/1x1/3", "d1", Err(OffBoard)),
        (three, "3/1x1/3", "a0", Err(OffBoard)),
        (three, "3/1x1/3", "a4", Err(OffBoard)),
        (three, "3/1x1/3", "0 3", Err(OffBoard)),
        (three, "3/1x1/3", "a99999999999999999999", Err(OffBoard)),
        (three, "3/1x1/3", "a", Err(Unreadable)),
        (three, "3/1x1/3", "22", Err(Unreadable)),
        (three, "3/1x1/3", "ä1", Err(Unreadable)),
        (three, "xxx/oo1/3", "a1", Err(GameOver)),
        (wide, empty, "z12", Ok("z12")),
        (wide, empty, "11 25", Ok("z1")),
        (sim, one_edge, "1-4", Ok("1-4")),
        (sim, one_edge, "4-1", Ok("1-4")),
        (sim, one_edge, "1-2", Err(Taken)),
        (sim, one_edge, "1-1", Err(OffBoard)),
        (sim, one_edge, "1-7", Err(OffBoard)),
        (sim, one_edge, "0-1", Err(OffBoard)),
        (sim, one_edge, "14", Err(Unreadable)),
        (sim, one_edge, "1-10", Err(Unreadable)),
        (sim, triangle, "5-6", Err(GameOver)),
    ] {
        let read = with_game(spec, Read { position, mv }).expect("the spec is right");
        assert_eq!(read, expected.map(str::to_owned), "{spec} {position} {mv}");
    }
}
